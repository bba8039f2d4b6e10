import { setTimeout as delay, setImmediate as turn } from 'node:timers/promises'
import { statementTime } from '../../../platform/clock.ts'
import { callsChannel } from '../store.ts'
import type { AttemptContext, Claim, EndedAttempt } from './attempt.ts'
import { AttemptBatcher } from './attempt-batcher.ts'
import { deliver } from './deliver.ts'
import { EndpointQueues } from './endpoint-queues.ts'
import { countAttempts } from './metrics.ts'
import { SenderSession } from './sender-session.ts'
import { keepEveryMs } from './senders-store.ts'
import { lagOf, SlowWriters } from './slow-writers.ts'
import {
  type ClaimRequest,
  claimDeliveries,
  holdStragglers,
  listEndpointsWithPending,
  releaseAllClaims,
  releaseClaims,
} from './store.ts'
import { traced } from './trace.ts'

/** Interval of the poll that finds deliveries without a notification, after a lost connection or a dead sender. */
const pollMs = 10_000
/** Shortest time between polls: one poll finds all retries that become due in it. */
const pollAtMostEveryMs = 250
/**
 * Shortest time between claims, so that under load one statement serves many notifications. Measured with one delivery
 * for each event: 0.54 instead of 0.73 ms of PostgreSQL for each.
 */
const claimAtMostEveryMs = 5
/**
 * Age at which this process stops using a claim. Shorter than the time after which others take over from a frozen
 * process.
 */
const lateClaimMs = 7_000

/**
 * Sends due deliveries. The rows of `deliveries` are the truth; this process only remembers which webhooks may have
 * something due. A waiting delivery uses no slot and no memory.
 */
export class Dispatcher {
  readonly #platform: AttemptContext
  readonly #graceMs: number
  readonly #queues = new EndpointQueues()
  readonly #batcher: AttemptBatcher
  readonly #slowing: SlowWriters
  readonly #alarms = new Map<number, NodeJS.Timeout>()
  readonly #underway = new Set<Promise<void>>()
  /** Webhooks that were stopped during a claim. Deliveries that it took for them are not sent. */
  readonly #stopped = new Set<string>()
  readonly #countAttempt: (attempt: EndedAttempt) => void
  #pacedWakeup: NodeJS.Timeout | undefined
  #session: SenderSession | undefined
  #isClaiming = false
  #isRunning = false
  #isStopping = false
  #taken = 0
  #claimNotBefore = 0

  /** `graceMs` is how long a stop waits for attempts before it aborts them. */
  constructor(platform: AttemptContext, graceMs = 7_000) {
    this.#platform = platform
    this.#graceMs = graceMs
    this.#slowing = new SlowWriters(platform.backpressure)
    this.#batcher = new AttemptBatcher(platform, (ended) => this.#onSaved(ended))
    this.#countAttempt = countAttempts(platform, () => this.#queues.inFlight)
  }

  /** Sends until it is disposed. Then attempts in flight may end, and the other claims are released. */
  async start(): Promise<AsyncDisposable> {
    const { database } = this.#platform
    this.#isRunning = true
    const poll = (): void => this.#track(this.#poll())
    if (database.isShared) this.#session = await SenderSession.register(this.#platform, poll)
    else await releaseAllClaims(database.dispatch)
    const goOn = (): void => this.#track(this.#goOn())
    const calls = await database.listen(callsChannel, (call) => this.#onNotify(call), goOn, {
      keep: this.#session?.lock,
      everyMs: keepEveryMs,
    })
    const watching = this.#session?.watch()
    const timer = setInterval(poll, pollMs)
    poll()
    return {
      [Symbol.asyncDispose]: async () => {
        this.#isStopping = true
        this.#isRunning = false
        clearInterval(timer)
        await watching?.[Symbol.asyncDispose]()
        this.#slowing[Symbol.dispose]()
        clearTimeout(this.#pacedWakeup)
        for (const alarm of this.#alarms.values()) clearTimeout(alarm)
        this.#batcher.hurry()
        const grace = setTimeout(() => this.#queues.abandon(), this.#graceMs)
        await this.#settled()
        clearTimeout(grace)
        await this.#session?.leave()
        await calls[Symbol.asyncDispose]()
      },
    }
  }

  /** Sends everything that is due now. Returns true if there was anything. */
  async drain(): Promise<boolean> {
    const before = this.#taken
    await this.#poll()
    await this.#settled()
    return this.#taken > before
  }

  /**
   * Recovers from a gap of the session, for example if the process was frozen. Deliveries that other senders have taken
   * over are not sent here as well: their attempts are aborted, and answered ones are not recorded.
   */
  async #goOn(): Promise<void> {
    try {
      if (await this.#session?.wasGone()) this.#queues.abandon()
    } catch (error) {
      this.#platform.log.error({ err: error }, 'this sender could not be registered again')
    }
    await this.#poll()
  }

  #onNotify(call: string): void {
    const [what, organizationId, webhookId] = call.split(' ')
    if (!organizationId || !webhookId) return
    if (what === 'due') this.#wake(organizationId, webhookId)
    if (what !== 'stopped') return
    this.#stopped.add(webhookId)
    this.#queues.stop(webhookId)
  }

  #wake(organizationId: string, webhookId: string): void {
    this.#queues.open(organizationId, webhookId).mayHaveMore = true
    this.#track(this.#claim())
  }

  /** Claims for every webhook with something due, and schedules the next poll for the earliest later delivery. */
  async #poll(): Promise<void> {
    const { database, clock, log } = this.#platform
    try {
      const endpoints = await listEndpointsWithPending(database.dispatch, statementTime(clock))
      if (endpoints.some(({ enabled }) => !enabled)) await holdStragglers(database.dispatch)
      for (const { organizationId, webhookId, enabled, dueInMs } of endpoints) {
        if (!enabled) continue
        if (dueInMs > 0) this.#schedulePoll(dueInMs)
        else {
          this.#queues.open(organizationId, webhookId).pausedUntilMs = 0
          this.#wake(organizationId, webhookId)
        }
      }
    } catch (error) {
      log.error({ err: error }, 'due deliveries could not be read')
    }
  }

  /** Schedules a poll. Deliveries due after the next regular poll are left to that one. */
  #schedulePoll(dueInMs: number): void {
    const nowMs = performance.now()
    const at = Math.ceil((nowMs + dueInMs) / pollAtMostEveryMs) * pollAtMostEveryMs
    const waitMs = Math.max(at - nowMs, pollAtMostEveryMs)
    if (!this.#isRunning || this.#alarms.has(at) || waitMs > pollMs) return
    const ring = (): void => {
      this.#alarms.delete(at)
      this.#track(this.#poll())
    }
    this.#alarms.set(at, setTimeout(ring, waitMs))
  }

  /** Runs one claim at a time. The next one serves all notifications that arrive meanwhile. */
  async #claim(): Promise<void> {
    if (this.#isClaiming) return
    this.#isClaiming = true
    try {
      while (!this.#isStopping) {
        // Notifications that arrive together share a claim.
        await turn()
        const pauseMs = this.#claimNotBefore - performance.now()
        if (pauseMs > 0) await delay(pauseMs)
        const requests = this.#queues.nextClaims()
        if (requests.length === 0) break
        this.#stopped.clear()
        const taken = await this.#takeOfAll(requests)
        this.#claimNotBefore = taken > 1 ? performance.now() + claimAtMostEveryMs : 0
      }
    } catch (error) {
      this.#platform.log.error({ err: error }, 'due deliveries could not be claimed')
      if (this.#isRunning) this.#schedulePoll(0)
    } finally {
      this.#isClaiming = false
      this.#schedulePacedWakeup()
    }
  }

  /** Sets one timer for all webhooks that wait because of their rate limit. */
  #schedulePacedWakeup(): void {
    clearTimeout(this.#pacedWakeup)
    const pauseMs = this.#queues.pauseMs
    if (!this.#isRunning || pauseMs === null) return
    this.#pacedWakeup = setTimeout(() => this.#track(this.#claim()), Math.ceil(pauseMs))
  }

  /**
   * Claims for all organizations at once. If that fails, each organization gets its own claim, so that one failure
   * blocks no other.
   */
  async #takeOfAll(requests: readonly ClaimRequest[]): Promise<number> {
    const organizations = [...Map.groupBy(requests, (one) => one.organizationId).values()]
    if (organizations.length === 1) return this.#take(requests)
    try {
      return await this.#take(requests)
    } catch (error) {
      // Any error counts, because it may concern only one of them.
      this.#platform.log.warn({ err: error }, 'deliveries could not be claimed together')
    }
    let taken = 0
    const failures: unknown[] = []
    for (const own of organizations) {
      try {
        taken += await this.#take(own)
      } catch (error) {
        // Thrown below, after the others have their claims.
        failures.push(error)
      }
    }
    if (failures.length > 0) throw failures[0]
    return taken
  }

  /** Claims for these webhooks, starts sending, and returns the number of deliveries. */
  async #take(requests: readonly ClaimRequest[]): Promise<number> {
    const { clock, database } = this.#platform
    const sender = this.#session?.id ?? null
    const askedAt = performance.now()
    const { claims, pauses } = await claimDeliveries(
      database.dispatch,
      requests,
      statementTime(clock),
      sender,
    )
    this.#taken += claims.length
    this.#slowing.note(lagOf(claims, clock.now().getTime()))
    // If this process was frozen meanwhile, other senders have these deliveries.
    const isLate = performance.now() - askedAt > lateClaimMs
    const isStopped = ({ webhookId }: Claim): boolean => isLate || this.#stopped.has(webhookId)
    const wanted = claims.filter((claim) => !isStopped(claim))
    // In the same turn as the result: nothing else runs between the claim and the first byte.
    for (const claim of wanted) this.#track(this.#send(claim))
    this.#queues.applyClaims(requests, wanted, pauses)
    const unwanted = Map.groupBy(claims.filter(isStopped), (claim) => claim.organizationId)
    for (const [organizationId, own] of unwanted)
      await releaseClaims(database.dispatch, organizationId, own)
    return claims.length
  }

  async #send(claim: Claim): Promise<void> {
    const signal = this.#queues.enter(claim)
    const attempt = await traced(this.#platform, claim, () =>
      deliver(this.#platform, claim, signal),
    )
    await this.#batcher.add(attempt)
  }

  #onSaved(ended: readonly EndedAttempt[]): void {
    const nowMs = this.#platform.clock.now().getTime()
    for (const attempt of ended) {
      if (!attempt.isAbandoned) this.#countAttempt(attempt)
      if (attempt.nextAttemptAt) this.#schedulePoll(attempt.nextAttemptAt.getTime() - nowMs)
      this.#queues.leave(attempt.claim)
    }
    this.#track(this.#claim())
  }

  #track(work: Promise<void>): void {
    const tracked = work.finally(() => this.#underway.delete(tracked))
    this.#underway.add(tracked)
  }

  async #settled(): Promise<void> {
    while (this.#underway.size > 0) await Promise.all(this.#underway)
  }
}
