import { depthHeader, writeDepth } from '../../../platform/events/event.ts'
import { EventId, newId } from '../../../platform/ids.ts'
import { EchoFilter, secretsInHeaders } from '../../../platform/net/echo.ts'
import { OutboundError, type OutboundResponse } from '../../../platform/net/index.ts'
import type { Platform } from '../../../platform/platform.ts'
import { nextAttemptAt, readRetryAfter } from '../deliveries/schedule.ts'
import type { AttemptError, AttemptResponse } from '../deliveries/schema.ts'
import { readHead } from '../event-log/event-body.ts'
import { openSecrets } from '../secret.ts'
import { type Headers, hidden, openHeaders, thinBody } from '../shape.ts'
import { schemesOf } from '../target.ts'
import { type AttemptContext, type Claim, type EndedAttempt, nothing, rounded } from './attempt.ts'
import { carry } from './carry.ts'
import { stopped } from './endpoint-queues.ts'
import { signatureHeaders } from './signature.ts'

const maxResponseBytes = 16_384
const timeouts = { connectMs: 5_000, headersMs: 15_000, totalMs: 20_000 }

/** Sends a claimed delivery. Never rejects: every error becomes an attempt that records it. */
export const deliver = (
  sending: AttemptContext,
  claim: Claim,
  signal: AbortSignal,
): Promise<EndedAttempt> =>
  claim.transport === null ? post(sending, claim, signal) : carry(sending, claim, signal)

/** Signs a claimed delivery and posts it to the webhook. */
async function post(platform: Platform, claim: Claim, signal: AbortSignal): Promise<EndedAttempt> {
  const startedAt = platform.clock.now()
  const begunAt = performance.now()
  const body = Buffer.from(claim.thin ? thinBody(claim.body, claim.subject) : claim.body)
  let headers: Headers = {}
  let own: Headers = {}
  let response: OutboundResponse | null = null
  let error: unknown = null
  try {
    headers = headersOf(platform, claim, body, startedAt)
    own = openHeaders(platform.keyring, claim.webhookId, claim.headers)
    response = await platform.outbound.request({
      url: claim.url,
      method: 'POST',
      headers: { ...sentByCaller(headers), ...own },
      body,
      schemes: schemesOf(platform),
      maxBodyBytes: maxResponseBytes,
      onOversize: 'truncate',
      timeouts,
      isIdempotent: true,
      signal,
    })
  } catch (fault) {
    error = fault
    if (!(fault instanceof OutboundError)) {
      platform.log.error({ err: fault, deliveryId: claim.deliveryId }, 'delivery could not be sent')
    }
  }
  const { timings } = response ?? (error instanceof OutboundError ? error : { timings: nothing })
  return {
    id: newId(),
    claim,
    startedAt,
    durationMs: Math.round(performance.now() - begunAt),
    timings: rounded(timings),
    request: { url: claim.url, headers: { ...headers, ...hidden(own) } },
    response: response && presentResponse(response, own),
    error: error === null ? null : describe(error),
    isAbandoned: isAborted(error) && signal.reason !== stopped,
    ...consequences(claim, response, error, platform.clock.now()),
  }
}

/** Returns all headers that Capstan sends. The HTTP client adds those that frame the message. */
function headersOf({ keyring }: Platform, claim: Claim, body: Buffer, sentAt: Date): Headers {
  const message = {
    eventId: EventId.show(claim.eventId),
    eventType: claim.eventType,
    sentAt,
    body,
  }
  const { causedBy } = readHead(claim.body)
  return {
    host: new URL(claim.url).host,
    connection: 'keep-alive',
    'user-agent': 'Capstan-Webhooks/1 (+https://github.com/capstan)',
    'accept-encoding': 'gzip, deflate',
    'content-type': 'application/json',
    ...(causedBy && { [depthHeader]: writeDepth(causedBy) }),
    ...signatureHeaders(message, openSecrets(keyring, claim, sentAt)),
    'content-length': String(body.length),
  }
}

function sentByCaller(headers: Headers): Headers {
  const { host, connection, 'content-length': length, ...rest } = headers
  return rest
}

function consequences(
  claim: Claim,
  response: OutboundResponse | null,
  error: unknown,
  endedAt: Date,
) {
  const status = response?.status ?? 0
  const isOurFault = error !== null && !(error instanceof OutboundError)
  const same = {
    endedAt,
    isGone: status === 410,
    counts: !claim.manual && !isAborted(error) && !isOurFault,
  }
  if (status >= 200 && status < 300)
    return { ...same, status: 'succeeded', nextAttemptAt: null } as const
  const hint = status === 429 || status === 503 ? response?.headers['retry-after'] : undefined
  const hintMs = readRetryAfter(hint, endedAt)
  const made = claim.scheduleStep + 1
  const next = nextAttemptAt(made, endedAt, hintMs, claim.retryScheduleSeconds)
  return { ...same, status: next ? 'pending' : 'failed', nextAttemptAt: next } as const
}

const utf8 = new TextDecoder()

/** Hides cookie values, because a cookie may be a session of the receiver. The log shows only that there was one. */
const withoutCookies = (headers: Record<string, string>): Record<string, string> =>
  'set-cookie' in headers ? { ...headers, 'set-cookie': '(hidden)' } : headers

/** Returns the response without the customer's own headers, which a receiver may repeat. */
function presentResponse(response: OutboundResponse, own: Headers): AttemptResponse {
  const echo = new EchoFilter(secretsInHeaders(own))
  const headers = Object.entries(withoutCookies(response.headers))
  return {
    status: response.status,
    headers: Object.fromEntries(headers.map(([name, value]) => [name, echo.hide(value)])),
    body: echo.hideCut(utf8.decode(response.body)),
    truncated: response.truncated || !response.bodyComplete,
  }
}

function describe(error: unknown): AttemptError {
  if (!(error instanceof OutboundError)) {
    return {
      code: 'internal_error',
      message: 'Capstan failed to send the delivery because of an internal error.',
    }
  }
  if (!isAborted(error)) return { code: error.code, message: error.message }
  return { code: 'aborted', message: 'The webhook was disabled during the attempt.' }
}

const isAborted = (error: unknown): boolean =>
  error instanceof OutboundError && error.code === 'aborted'
