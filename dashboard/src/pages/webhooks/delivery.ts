import type { Delivery, DeliveryWithAttempts } from '@capstan/sdk'

export const statuses = [
  'pending',
  'delivering',
  'succeeded',
  'failed',
  'held',
  'canceled',
] as const

export type Attempt = DeliveryWithAttempts['attempts'][number]

/** Many events that a destination takes at once are one delivery. */
export const isBatch = ({ eventType }: Pick<Delivery, 'eventType'>): boolean =>
  eventType === 'destination.batch'

/** Returns a delivery's name in the log. */
export const eventName = (delivery: Pick<Delivery, 'eventType'>): string =>
  isBatch(delivery) ? 'Many events' : delivery.eventType

const soonMs = 15_000

/** Whether it may be another one in a moment; what waits for hours is not asked about. */
export const isMoving = ({
  status,
  nextAttemptAt,
}: Pick<Delivery, 'status' | 'nextAttemptAt'>): boolean =>
  status === 'delivering' ||
  (status === 'pending' &&
    (nextAttemptAt === null || new Date(nextAttemptAt).getTime() < Date.now() + soonMs))

/**
 * Whether an attempt succeeded. Mail has no answer at all, and a bucket answers 412 when it has the object
 * already: what the delivery came to is known better than what an answer looks like.
 */
export function isSuccess(
  attempt: Attempt,
  delivery?: Pick<DeliveryWithAttempts, 'attempts' | 'status'>,
): boolean {
  if (attempt.error) return false
  const isLast = delivery !== undefined && attempt.id === delivery.attempts.at(-1)?.id
  if (isLast && delivery.status === 'succeeded') return true
  if (isLast && delivery.status === 'failed') return false
  const status = attempt.response?.status ?? 200
  return status >= 200 && status < 300
}

/** Returns the answer in a word: `502`, or why none came. Mail has no answer. */
export const answerOf = ({ response, error }: Attempt): string =>
  response ? `${response.status}` : (error?.code ?? 'accepted')
