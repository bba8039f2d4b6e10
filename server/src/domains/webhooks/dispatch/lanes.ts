import type { Claim } from './attempt.ts'
import type { Asked } from './store.ts'

interface Lane {
  organizationId: string
  inFlight: number
  /** Something may be due that can be claimed now. */
  mayHaveMore: boolean
  /** At the last claim that took something, more waited than could be taken. */
  isBacklogged: boolean
  /** Breaks off what is on its way to this endpoint. */
  abort: AbortController
}

/** Attempts that one process has on their way. */
const maxInFlight = 1_024
/** Of one endpoint, over all processes. */
const maxPerEndpoint = 32
/** Kept for endpoints that have nothing on their way, one each: many that hang cannot take it all. */
const reserve = 256
/** Why a request was broken off, if it was the endpoint that ended. */
export const stopped = 'stopped'
/** Endpoints in one claim. */
const maxAsked = 100

/**
 * One lane for each endpoint that has something on its way or may have something due. Endpoints are
 * asked in turn, and one that hangs fills only its own lane.
 */
export class Lanes {
  static readonly maxPerEndpoint = maxPerEndpoint
  readonly #lanes = new Map<string, Lane>()
  #inFlight = 0

  get inFlight(): number {
    return this.#inFlight
  }

  open(organizationId: string, webhookId: string): Lane {
    const known = this.#lanes.get(webhookId)
    if (known) return known
    const lane = {
      organizationId,
      inFlight: 0,
      mayHaveMore: false,
      isBacklogged: false,
      abort: new AbortController(),
    }
    this.#lanes.set(webhookId, lane)
    return lane
  }

  /** Which endpoints to claim for, those first that have waited longest, and how much for each. */
  ask(): Asked[] {
    const waiting = [...this.#lanes].filter(
      ([, lane]) => lane.mayHaveMore && lane.inFlight < maxPerEndpoint,
    )
    const asked: Asked[] = []
    let free = maxInFlight - this.#inFlight
    const fair = Math.max(1, Math.floor((free - reserve) / waiting.length))
    for (const [webhookId, { organizationId, inFlight }] of waiting) {
      const left = inFlight === 0 ? Math.min(1, free) : 0
      const room = free > reserve ? Math.min(maxPerEndpoint - inFlight, fair, free - reserve) : left
      if (room === 0) continue
      free -= room
      asked.push({ organizationId, webhookId, room })
      if (asked.length === maxAsked) break
    }
    for (const { webhookId } of asked) this.#toTheEnd(webhookId)
    return asked
  }

  /**
   * Who got all that was asked for may have more at once, who saw a backlog when something ends. Of all
   * processes that send to a backlogged endpoint the last one to take something remembers it, so that
   * nothing waits for a look.
   */
  answered(asked: readonly Asked[], claims: readonly Claim[]): void {
    const taken = Map.groupBy(claims, ({ webhookId }) => webhookId)
    for (const { webhookId, room } of asked) {
      const lane = this.#lanes.get(webhookId)
      const [first, ...more] = taken.get(webhookId) ?? []
      if (lane && first) {
        const isFull = more.length + 1 === room
        lane.isBacklogged = isFull || first.isBacklogged
        lane.mayHaveMore ||= isFull
      }
      this.#close(webhookId)
    }
  }

  enter({ organizationId, webhookId }: Claim): AbortSignal {
    const lane = this.open(organizationId, webhookId)
    lane.inFlight++
    this.#inFlight++
    return lane.abort.signal
  }

  /** Its record made room for another one. */
  leave({ organizationId, webhookId }: Claim): void {
    const lane = this.open(organizationId, webhookId)
    lane.inFlight--
    this.#inFlight--
    lane.mayHaveMore ||= lane.isBacklogged
    this.#close(webhookId)
  }

  /** Breaks off what is on its way to an endpoint that is disabled or deleted. */
  stop(webhookId: string): void {
    this.#abort(webhookId, stopped)
  }

  /** Breaks off everything, for somebody else to send. */
  abandon(): void {
    for (const webhookId of this.#lanes.keys()) this.#abort(webhookId, 'abandoned')
  }

  #abort(webhookId: string, reason: string): void {
    const lane = this.#lanes.get(webhookId)
    if (!lane) return
    lane.abort.abort(reason)
    lane.abort = new AbortController()
  }

  #toTheEnd(webhookId: string): void {
    const lane = this.#lanes.get(webhookId)
    if (!lane) return
    lane.mayHaveMore = false
    this.#lanes.delete(webhookId)
    this.#lanes.set(webhookId, lane)
  }

  #close(webhookId: string): void {
    const lane = this.#lanes.get(webhookId)
    if (lane && lane.inFlight === 0 && !lane.mayHaveMore) this.#lanes.delete(webhookId)
  }
}
