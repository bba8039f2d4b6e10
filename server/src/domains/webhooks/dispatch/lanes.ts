import { defaultPace } from '../pace.ts'
import type { Claim } from './attempt.ts'
import type { Asked, Pause } from './store.ts'

interface Lane {
  organizationId: string
  inFlight: number
  /** As the last claim told; the claim itself keeps it, over all processes. */
  maxInFlight: number
  /** Something may be due that can be claimed now. */
  mayHaveMore: boolean
  /** Its pace lets nothing through before; of `performance.now()`. */
  restsUntilMs: number
  /** At the last claim that took something, more waited than could be taken. */
  isBacklogged: boolean
  /** Breaks off what is on its way to this endpoint. */
  abort: AbortController
}

/** Attempts that one process has on their way. */
const maxInFlight = 1_024
/** Kept for endpoints that have nothing on their way, one each: many that hang cannot take it all. */
const reserve = 256
/** Of the reserve, kept for organizations that have less on their way than is free. */
const lastReserve = 64
/**
 * An organization may take more while it has less on its way than this many times what is free: alone
 * two thirds, and something is left for the next one however many there are (Choudhury and Hahne,
 * "Dynamic queue length thresholds", 1998).
 */
const greed = 2
/** Why a request was broken off, if it was the endpoint that ended. */
export const stopped = 'stopped'
/** Endpoints in one claim. */
const maxAsked = 100

/**
 * One lane for each endpoint that has something on its way or may have something due. Organizations
 * are asked in turn, and the endpoints of each; one that hangs fills only its own lane.
 */
export class Lanes {
  readonly #lanes = new Map<string, Lane>()
  /** What each organization has on its way, if anything. */
  readonly #busy = new Map<string, number>()
  #inFlight = 0
  #askedAtMs = 0

  get inFlight(): number {
    return this.#inFlight
  }

  open(organizationId: string, webhookId: string): Lane {
    const known = this.#lanes.get(webhookId)
    if (known) return known
    const lane = {
      organizationId,
      inFlight: 0,
      maxInFlight: defaultPace.maxInFlight,
      mayHaveMore: false,
      restsUntilMs: 0,
      isBacklogged: false,
      abort: new AbortController(),
    }
    this.#lanes.set(webhookId, lane)
    return lane
  }

  /** Which endpoints to claim for, those first that have waited longest, and how much for each. */
  ask(): Asked[] {
    const asked: Asked[] = []
    const busy = new Map(this.#busy)
    let free = maxInFlight - this.#inFlight
    for (const { webhookId, lane, fair } of this.#waiting(free - reserve)) {
      const { organizationId } = lane
      const taken = busy.get(organizationId) ?? 0
      const room = roomFor(lane, fair, free, taken)
      if (room === 0) continue
      free -= room
      busy.set(organizationId, taken + room)
      asked.push({ organizationId, webhookId, room })
      if (asked.length === maxAsked) break
    }
    for (const { webhookId } of asked) this.#toTheEnd(webhookId)
    return asked
  }

  /** One endpoint of each organization, then another one of each, with a fair part of what is there. */
  *#waiting(there: number): Generator<{ webhookId: string; lane: Lane; fair: number }> {
    const nowMs = performance.now()
    this.#askedAtMs = nowMs
    const ready = [...this.#lanes].filter(
      ([, lane]) =>
        lane.mayHaveMore && lane.inFlight < lane.maxInFlight && lane.restsUntilMs <= nowMs,
    )
    const lines = [...Map.groupBy(ready, ([, lane]) => lane.organizationId).values()]
    const longest = lines.reduce((length, line) => Math.max(length, line.length), 0)
    for (let turn = 0; turn < longest; turn++) {
      for (const line of lines) {
        const [webhookId, lane] = line[turn] ?? []
        const fair = Math.max(1, Math.floor(there / lines.length / line.length))
        if (webhookId && lane) yield { webhookId, lane, fair }
      }
    }
  }

  /**
   * Milliseconds until the first endpoint that rested at the last `ask` may be asked again; null when
   * none did. By the time of that ask: one whose rest ends right after it would be forgotten by a later.
   */
  get restMs(): number | null {
    let first = Number.POSITIVE_INFINITY
    for (const { mayHaveMore, restsUntilMs } of this.#lanes.values()) {
      if (mayHaveMore && restsUntilMs > this.#askedAtMs) first = Math.min(first, restsUntilMs)
    }
    return Number.isFinite(first) ? Math.max(0, first - performance.now()) : null
  }

  /**
   * Who got all that was asked for may have more at once, who saw a backlog when something ends. Of all
   * processes that send to a backlogged endpoint the last one to take something remembers it, so that
   * nothing waits for a look.
   */
  answered(
    asked: readonly Asked[],
    claims: readonly Claim[],
    pauses: readonly Pause[] = [],
    askedAt: Date = new Date(0),
  ): void {
    for (const { organizationId, webhookId, againAt } of pauses) {
      const lane = this.open(organizationId, webhookId)
      lane.mayHaveMore = true
      lane.restsUntilMs = performance.now() + againAt.getTime() - askedAt.getTime()
    }
    const taken = Map.groupBy(claims, ({ webhookId }) => webhookId)
    for (const { webhookId, room } of asked) {
      const lane = this.#lanes.get(webhookId)
      const [first, ...more] = taken.get(webhookId) ?? []
      if (lane && first) {
        const isFull = more.length + 1 === room
        lane.maxInFlight = first.maxInFlight
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
    this.#busy.set(organizationId, (this.#busy.get(organizationId) ?? 0) + 1)
    return lane.abort.signal
  }

  /** Its record made room for another one. */
  leave({ organizationId, webhookId }: Claim): void {
    const lane = this.open(organizationId, webhookId)
    lane.inFlight--
    this.#inFlight--
    const left = (this.#busy.get(organizationId) ?? 1) - 1
    if (left > 0) this.#busy.set(organizationId, left)
    else this.#busy.delete(organizationId)
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

/** How many more may go to an endpoint whose organization has so many on their way. */
function roomFor(
  { inFlight, maxInFlight: most }: Lane,
  fair: number,
  free: number,
  busy: number,
): number {
  const share = greed * free - busy
  if (free > reserve && share > 0) return Math.min(most - inFlight, fair, free - reserve, share)
  if (busy < free) return Math.min(most - inFlight, fair, free - busy)
  return inFlight === 0 && free > lastReserve ? 1 : 0
}
