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
export const isMoving = ({ status, nextAttemptAt }: Delivery): boolean =>
  status === 'delivering' ||
  (status === 'pending' &&
    (nextAttemptAt === null || new Date(nextAttemptAt).getTime() < Date.now() + soonMs))

export const isSuccess = ({ response }: Attempt): boolean =>
  response !== null && response.status >= 200 && response.status < 300

export const showMs = (ms: number): string =>
  ms < 1_000 ? `${Math.round(ms)} ms` : `${(ms / 1_000).toFixed(ms < 10_000 ? 2 : 1)} s`

/** JSON as people read it, and anything else as it came. */
export function pretty(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2)
  } catch {
    return text
  }
}
