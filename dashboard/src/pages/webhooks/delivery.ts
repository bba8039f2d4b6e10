export const statuses = [
  'pending',
  'delivering',
  'succeeded',
  'failed',
  'held',
  'canceled',
] as const

/** A delivery as lists show it. */
export interface Delivery {
  id: string
  webhookId: string
  eventId: string
  eventType: string
  status: (typeof statuses)[number]
  attemptsCount: number
  nextAttemptAt: string | null
  createdAt: string
  completedAt: string | null
  expungedAt: string | null
}

export interface Attempt {
  id: string
  startedAt: string
  durationMs: number
  timings: Record<'dnsMs' | 'connectMs' | 'tlsMs' | 'firstByteMs', number | null>
  request: { url: string; headers: Record<string, string>; body: string } | null
  response: {
    status: number
    headers: Record<string, string>
    body: string | null
    truncated: boolean
  } | null
  error: { code: string; message: string } | null
}

export interface DeliveryWithAttempts extends Delivery {
  attempts: Attempt[]
}

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
