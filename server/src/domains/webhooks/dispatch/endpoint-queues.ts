import { defaultPace } from '../pace.ts'
import type { Claim } from './attempt.ts'
import type { ClaimDelay, ClaimRequest } from './store.ts'

interface EndpointQueue {
  organizationId: string
  inFlight: number
  /** As of the last claim; the claim enforces it over all processes. */
  maxInFlight: number
  /** Something may be due that can be claimed now. */
  mayHaveMore: boolean
  /** Its pace allows no claim before; of `performance.now()`. */
  pausedUntilMs: number
  /** At the last claim that took something, more waited than could be taken. */
  isBacklogged: boolean
  /** Aborts the attempts in flight. */
  abort: AbortController
}

/** Attempts in flight in one process. */
const maxInFlight = 1_024
/** Kept for webhooks without an attempt in flight, one each: webhooks that hang cannot take it all. */
const reserve = 256
/** Of the reserve, kept for organizations with fewer attempts in flight than are free. */
const lastReserve = 64
/**
 * An organization may take more while its attempts in flight are fewer than this many times the free
 * ones: alone it gets two thirds, and some are left for the next one however many there are (Choudhury and Hahne,
 * "Dynamic queue length thresholds", 1998).
 */
const fairnessFactor = 2
/** The reason of an abort when the webhook was disabled or deleted. */
export const stopped = 'stopped'
/** Webhooks in one claim. */
const maxRequests = 100

/**
 * One queue for each webhook that has attempts in flight or may have deliveries due. Claims go round the
 * organizations, and round the webhooks of each; a webhook that hangs fills only its own queue.
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

  /** The webhooks to claim for, longest waiting first, and the capacity of each. */
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

  /** One webhook of each organization, then another one of each, with a fair share of the free attempts. */
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

  /** The attempts in flight of each organization. */
  #busyByOrganization(): Map<string, number> {
    const busy = new Map<string, number>()
    for (const { organizationId, inFlight } of this.#queues.values())
      busy.set(organizationId, (busy.get(organizationId) ?? 0) + inFlight)
    return busy
  }

  /**
   * Milliseconds until the first webhook that the last `nextClaims` passed over for its pace may be claimed
   * for; null when there is none. Measured from that call: a webhook whose pause ends right after it
   * would be forgotten by a later time.
   */
  get pauseMs(): number | null {
    let first = Number.POSITIVE_INFINITY
    for (const { mayHaveMore, pausedUntilMs } of this.#queues.values()) {
      if (mayHaveMore && pausedUntilMs > this.#requestedAtMs) first = Math.min(first, pausedUntilMs)
    }
    return Number.isFinite(first) ? Math.max(0, first - performance.now()) : null
  }

  /**
   * A webhook that filled its capacity may have more at once, a backlogged one when an attempt ends. Of
   * all processes that send to a backlogged webhook the last one to claim remembers it, so that no
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

  /** A saved attempt frees capacity for another one. */
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

  /** Aborts all attempts, for another process to send. */
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

/** How many more may go to a webhook whose organization has `busy` attempts in flight. */
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
