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

const soonMs = 15_000

/** Whether it may be another one in a moment; what waits for hours is not asked about. */
export const isMoving = ({
  status,
  nextAttemptAt,
}: Pick<Delivery, 'status' | 'nextAttemptAt'>): boolean =>
  status === 'delivering' ||
  (status === 'pending' &&
    (nextAttemptAt === null || new Date(nextAttemptAt).getTime() < Date.now() + soonMs))

/** Failed for good, or waiting for another attempt after one that failed. */
export const hasFailed = ({ status, attemptsCount }: Delivery): boolean =>
  status === 'failed' || (status === 'pending' && attemptsCount > 0)

export const isSuccess = ({ response }: Attempt): boolean =>
  response !== null && response.status >= 200 && response.status < 300

/** What came back, in a word: `502`, or why nothing did. */
export const answerOf = ({ response, error }: Attempt): string =>
  response ? `${response.status}` : (error?.code ?? 'no answer')

/** JSON as people read it, and anything else as it came. */
export function pretty(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2)
  } catch {
    return text
  }
}
