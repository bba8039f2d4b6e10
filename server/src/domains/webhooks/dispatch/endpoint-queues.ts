import { defaultPace } from '../pace-settings.ts'
import type { Claim } from './attempt.ts'
import type { ClaimDelay, ClaimRequest } from './store.ts'

interface EndpointQueue {
  organizationId: string
  inFlight: number
  /** Limit from the last claim. The claim enforces it across all processes. */
  maxInFlight: number
  /** True if something may be due that can be claimed now. */
  mayHaveMore: boolean
  /** Time before which the rate limit allows no claim, by `performance.now()`. */
  pausedUntilMs: number
  /** True if the last successful claim left deliveries waiting. */
  isBacklogged: boolean
  /** Aborts the attempts in flight. */
  abort: AbortController
}

/** Most attempts in flight in one process. */
const maxInFlight = 1_024
/**
 * Slots reserved for webhooks without an attempt in flight, one each, so that hanging webhooks cannot take all slots.
 */
const reserve = 256
/** Part of the reserve for organizations with fewer attempts in flight than there are free slots. */
const lastReserve = 64
/**
 * An organization may take slots while its attempts in flight are fewer than this many times the free ones. A single
 * organization gets two thirds, and some slots stay free for the next one, however many there are (Choudhury and Hahne,
 * "Dynamic queue length thresholds", 1998).
 */
const fairnessFactor = 2
/** Abort reason after a webhook was disabled or deleted. */
export const stopped = 'stopped'
/** Most webhooks in one claim. */
const maxRequests = 100

/**
 * One queue for each webhook that has attempts in flight or may have deliveries due. Claims go round the organizations,
 * and round the webhooks of each. A hanging webhook fills only its own queue.
 */
export class EndpointQueues {
  readonly #queues = new Map<string, EndpointQueue>()
  #inFlight = 0
  #requestedAtMs = 0

  get inFlight(): number {
    return this.#inFlight
  }

  open(organizationId: string, webhookId: string): EndpointQueue {
    const existing = this.#queues.get(webhookId)
    if (existing) return existing
    const queue = {
      organizationId,
      inFlight: 0,
      maxInFlight: defaultPace.maxInFlight,
      mayHaveMore: false,
      pausedUntilMs: 0,
      isBacklogged: false,
      abort: new AbortController(),
    }
    this.#queues.set(webhookId, queue)
    return queue
  }

  /** Returns the webhooks to claim for, longest waiting first, with the capacity of each. */
  nextClaims(): ClaimRequest[] {
    const requests: ClaimRequest[] = []
    const busy = this.#busyByOrganization()
    let free = maxInFlight - this.#inFlight
    for (const { webhookId, queue, fair } of this.#waiting(free - reserve)) {
      const { organizationId } = queue
      const taken = busy.get(organizationId) ?? 0
      const capacity = capacityFor(queue, fair, free, taken)
      if (capacity === 0) continue
      free -= capacity
      busy.set(organizationId, taken + capacity)
      requests.push({ organizationId, webhookId, capacity })
      if (requests.length === maxRequests) break
    }
    for (const { webhookId } of requests) this.#moveToEnd(webhookId)
    return requests
  }

  /** Yields one webhook of each organization, then another one of each, with a fair share of the free slots. */
  *#waiting(there: number): Generator<{ webhookId: string; queue: EndpointQueue; fair: number }> {
    const nowMs = performance.now()
    this.#requestedAtMs = nowMs
    const ready = [...this.#queues].filter(
      ([, queue]) =>
        queue.mayHaveMore && queue.inFlight < queue.maxInFlight && queue.pausedUntilMs <= nowMs,
    )
    const lines = [...Map.groupBy(ready, ([, queue]) => queue.organizationId).values()]
    const longest = lines.reduce((length, line) => Math.max(length, line.length), 0)
    for (let turn = 0; turn < longest; turn++) {
      for (const line of lines) {
        const fair = Math.max(1, Math.floor(there / lines.length / line.length))
        const waiting = line[turn]
        if (waiting) yield { webhookId: waiting[0], queue: waiting[1], fair }
      }
    }
  }

  /** Counts the attempts in flight of each organization. */
  #busyByOrganization(): Map<string, number> {
    const busy = new Map<string, number>()
    for (const { organizationId, inFlight } of this.#queues.values())
      busy.set(organizationId, (busy.get(organizationId) ?? 0) + inFlight)
    return busy
  }

  /**
   * Milliseconds until a webhook that the last `nextClaims` skipped for its rate limit can be claimed for; null if
   * there is none. Measured from that call: with a later time, a webhook whose pause ends right after it would be
   * forgotten.
   */
  get pauseMs(): number | null {
    let first = Number.POSITIVE_INFINITY
    for (const { mayHaveMore, pausedUntilMs } of this.#queues.values()) {
      if (mayHaveMore && pausedUntilMs > this.#requestedAtMs) first = Math.min(first, pausedUntilMs)
    }
    return Number.isFinite(first) ? Math.max(0, first - performance.now()) : null
  }

  /**
   * Applies the result of a claim. A webhook that filled its capacity may have more immediately, a backlogged one after
   * an attempt ends. Of all processes that send to a backlogged webhook, the last to claim remembers it, so that no
   * delivery waits for a poll.
   */
  applyClaims(
    requests: readonly ClaimRequest[],
    claims: readonly Claim[],
    pauses: readonly ClaimDelay[] = [],
  ): void {
    for (const { organizationId, webhookId, waitMs } of pauses) {
      const queue = this.open(organizationId, webhookId)
      queue.mayHaveMore = true
      queue.pausedUntilMs = performance.now() + waitMs
    }
    const taken = Map.groupBy(claims, ({ webhookId }) => webhookId)
    for (const { webhookId, capacity } of requests) {
      const queue = this.#queues.get(webhookId)
      const [first, ...more] = taken.get(webhookId) ?? []
      if (queue && first) {
        const isFull = more.length + 1 === capacity
        queue.maxInFlight = first.maxInFlight
        queue.isBacklogged = isFull || first.isBacklogged
        queue.mayHaveMore ||= isFull
      }
      this.#forgetIdle(webhookId)
    }
  }

  enter({ organizationId, webhookId }: Claim): AbortSignal {
    const queue = this.open(organizationId, webhookId)
    queue.inFlight++
    this.#inFlight++
    return queue.abort.signal
  }

  /** Frees the capacity of a saved attempt. */
  leave({ organizationId, webhookId }: Claim): void {
    const queue = this.open(organizationId, webhookId)
    queue.inFlight--
    this.#inFlight--
    queue.mayHaveMore ||= queue.isBacklogged
    this.#forgetIdle(webhookId)
  }

  /** Aborts the attempts to a webhook that is disabled or deleted. */
  stop(webhookId: string): void {
    this.#abort(webhookId, stopped)
  }

  /** Aborts all attempts, so that another process sends them. */
  abandon(): void {
    for (const webhookId of this.#queues.keys()) this.#abort(webhookId, 'abandoned')
  }

  #abort(webhookId: string, reason: string): void {
    const queue = this.#queues.get(webhookId)
    if (!queue) return
    queue.abort.abort(reason)
    queue.abort = new AbortController()
  }

  #moveToEnd(webhookId: string): void {
    const queue = this.#queues.get(webhookId)
    if (!queue) return
    queue.mayHaveMore = false
    this.#queues.delete(webhookId)
    this.#queues.set(webhookId, queue)
  }

  #forgetIdle(webhookId: string): void {
    const queue = this.#queues.get(webhookId)
    if (queue && queue.inFlight === 0 && !queue.mayHaveMore) this.#queues.delete(webhookId)
  }
}

/** Returns how many more attempts a webhook may get if its organization has `busy` attempts in flight. */
function capacityFor(
  { inFlight, maxInFlight: most }: EndpointQueue,
  fair: number,
  free: number,
  busy: number,
): number {
  const share = fairnessFactor * free - busy
  if (free > reserve && share > 0) return Math.min(most - inFlight, fair, share)
  return busy < free || (inFlight === 0 && free > lastReserve) ? 1 : 0
}
