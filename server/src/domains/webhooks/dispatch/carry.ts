import type { Carried } from '../../../platform/events/transport.ts'
import { newId } from '../../../platform/ids.ts'
import { nextAttemptAt } from '../deliveries/schedule.ts'
import { type AttemptContext, type Claim, type EndedAttempt, nothing, rounded } from './attempt.ts'
import { stopped } from './endpoint-queues.ts'

/** Longest time of a transport. Claims last a minute; a longer attempt would be sent twice. */
const mostMs = 50_000

/** Sends a claimed delivery through its transport. Never rejects, and always ends in time. */
export async function carry(
  { catalogue, clock, log }: AttemptContext,
  claim: Claim,
  signal: AbortSignal,
): Promise<EndedAttempt> {
  const { organizationId, webhookId, deliveryId, eventId, eventType, body } = claim
  const startedAt = clock.now()
  const begunAt = performance.now()
  const bounds = AbortSignal.any([signal, AbortSignal.timeout(mostMs)])
  let carried: Carried
  let isOurFault = false
  try {
    const transport = catalogue?.findTransport(claim.transport ?? '')
    if (!transport) throw new Error(`the transport ${claim.transport} does not exist`)
    const parcel = { organizationId, endpointId: webhookId, deliveryId, eventId, eventType, body }
    carried = await Promise.race([transport.carry(parcel, bounds), ending(bounds)])
  } catch (err) {
    isOurFault = true
    log.error({ err, deliveryId }, 'delivery could not be sent')
    carried = unsent(
      'internal_error',
      'Capstan failed to send the delivery because of an internal error.',
    )
  }
  const isAborted = signal.aborted && carried.error !== null
  const endedAt = clock.now()
  const { outcome, waitMs, timings, request, response, error } = carried
  const next =
    outcome === 'retry'
      ? nextAttemptAt(claim.scheduleStep + 1, endedAt, waitMs, claim.retryScheduleSeconds)
      : null
  return {
    id: newId(),
    claim,
    startedAt,
    endedAt,
    durationMs: Math.round(performance.now() - begunAt),
    timings: rounded(timings),
    request,
    response,
    error: isAborted
      ? { code: 'aborted', message: 'The destination was disabled during the attempt.' }
      : error,
    status: outcome === 'done' ? 'succeeded' : next ? 'pending' : 'failed',
    nextAttemptAt: next,
    isAbandoned: isAborted && signal.reason !== stopped,
    isGone: outcome === 'gone' && !isAborted,
    counts: !claim.manual && !isAborted && !isOurFault,
  }
}

const unsent = (code: string, message: string): Carried => ({
  outcome: 'retry',
  waitMs: null,
  request: { url: '', headers: {} },
  response: null,
  error: { code, message },
  timings: nothing,
})

/** Resolves one second after the bounds have told the transport to end, so that its slot is freed. */
function ending(bounds: AbortSignal): Promise<Carried> {
  const { promise, resolve } = Promise.withResolvers<Carried>()
  const end = (): void => {
    const timer = setTimeout(
      () => resolve(unsent('total_timeout', 'The exchange with the server took too long.')),
      1_000,
    )
    timer.unref()
  }
  if (bounds.aborted) end()
  else bounds.addEventListener('abort', end, { once: true })
  return promise
}
