import { type Cause, depthHeader, writeDepth } from '../../../../platform/events/event.ts'
import type { Platform } from '../../../../platform/platform.ts'
import type { Result } from '../actions/perform.ts'
import type { Planned } from '../actions/plan.ts'
import { RequestRefused } from './fault.ts'

const timeouts = { connectMs: 10_000, headersMs: 30_000, totalMs: 40_000 }
const maxRetryAfterMs = 3_600_000

/**
 * Sends the HTTP request of an action. A retry has the same key, so that the receiver can detect it.
 *
 * @throws RequestRefused, OutboundError
 */
export async function sendRequest(
  { outbound, clock, config }: Pick<Platform, 'outbound' | 'clock' | 'config'>,
  { method, url, headers, body }: Extract<Planned, { kind: 'request' }>,
  key: string,
  { cause, signal }: { cause: Cause; signal: AbortSignal },
): Promise<Result> {
  const response = await outbound.request({
    url,
    method,
    headers: {
      ...headers,
      ...(body !== null && { 'Content-Type': 'application/json' }),
      'Idempotency-Key': key,
      [depthHeader]: writeDepth(cause),
    },
    ...(body !== null && { body }),
    schemes: config.outbound.allowHttpWebhooks ? ['https', 'http'] : ['https'],
    maxBodyBytes: 65_536,
    onOversize: 'truncate',
    timeouts,
    signal,
  })
  const { status } = response
  if (status >= 200 && status < 300) return { status }
  throw new RequestRefused(status, waitOf(response.headers['retry-after'], clock.now()))
}

/** Reads seconds or a date, at most one hour. */
function waitOf(header: string | string[] | undefined, now: Date): number {
  const text = [header].flat()[0] ?? ''
  const waitMs = /^\d{1,6}$/.test(text) ? Number(text) * 1000 : Date.parse(text) - now.getTime()
  return Number.isNaN(waitMs) ? 0 : Math.min(Math.max(0, waitMs), maxRetryAfterMs)
}
