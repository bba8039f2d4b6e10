import { setTimeout as delay, setImmediate as turn } from 'node:timers/promises'
import type { Platform } from '../../../platform/platform.ts'
import { callsChannel } from '../store.ts'
import type { Attempt, Claim } from './attempt.ts'
import { deliver } from './deliver.ts'
import { Lanes } from './lanes.ts'
import { countAttempts } from './measure.ts'
import { Recorder } from './recorder.ts'
import {
  type Asked,
  claimDeliveries,
  holdStragglers,
  listOwed,
  type Pause,
  releaseAllClaims,
  releaseClaims,
} from './store.ts'
import { traced } from './trace.ts'

/** Longer than any attempt takes, with room for its record. */
const leaseMs = 60_000
/** Finds what a call did not tell: calls lost with a connection, senders that died. */
const pollMs = 10_000
/** Retries that become due within it are found by one look. */
const lookAtMostEveryMs = 250
/**
 * Under load one statement answers many calls, after a rest the first is answered at once. Measured
 * with one delivery for each event: 0.54 instead of 0.73 ms of PostgreSQL for each.
 */
const claimAtMostEveryMs = 5

/**
 * Sends what is due. The rows of `deliveries` are the truth; this process only remembers which
 * endpoints may have something due. A delivery that waits holds no slot and no memory.
 */
export class Dispatcher {
  readonly #platform: Platform
  readonly #graceMs: number
  readonly #lanes = new Lanes()
  readonly #recorder: Recorder
  readonly #alarms = new Map<number, NodeJS.Timeout>()
  readonly #underway = new Set<Promise<void>>()
  /** Endpoints that were stopped while a claim was asked for: what it took of theirs is not sent. */
  readonly #stopped = new Set<string>()
  readonly #countAttempt: (attempt: Attempt) => void
  #rest: NodeJS.Timeout | undefined
  #isClaiming = false
  #isRunning = false
  #isStopping = false
  #taken = 0
  #claimedAt = 0

  /** `graceMs`: how long a stop waits for answers before it breaks them off. */
  constructor(platform: Platform, graceMs = 10_000) {
    this.#platform = platform
    this.#graceMs = graceMs
    this.#recorder = new Recorder(platform, (ended) => this.#recorded(ended))
    this.#countAttempt = countAttempts(platform, () => this.#lanes.inFlight)
  }

  /** Sends until it is disposed: then what is on its way may end, and the rest is handed back. */
  async start(): Promise<AsyncDisposable> {
    const { database } = this.#platform
    this.#isRunning = true
    if (database.kind === 'embedded') await releaseAllClaims(database.db)
    const look = (): void => this.#track(this.#look())
    const calls = await database.listen(callsChannel, (call) => this.#hear(call), look)
    const poll = setInterval(look, pollMs)
    look()
    return {
      [Symbol.asyncDispose]: async () => {
        this.#isStopping = true
        this.#isRunning = false
        clearInterval(poll)
        clearTimeout(this.#rest)
        for (const alarm of this.#alarms.values()) clearTimeout(alarm)
        await calls[Symbol.asyncDispose]()
        this.#recorder.hurry()
        const grace = setTimeout(() => this.#lanes.abandon(), this.#graceMs)
        await this.#settled()
        clearTimeout(grace)
      },
    }
  }

  /** Sends everything that is due now; true when there was something. */
  async drain(): Promise<boolean> {
    const before = this.#taken
    await this.#look()
    await this.#settled()
    return this.#taken > before
  }

  #hear(call: string): void {
    const [what, organizationId, webhookId] = call.split(' ')
    if (!organizationId || !webhookId) return
    if (what === 'due') this.#wake(organizationId, webhookId)
    if (what !== 'stopped') return
    this.#stopped.add(webhookId)
    this.#lanes.stop(webhookId)
  }

  #wake(organizationId: string, webhookId: string): void {
    this.#lanes.open(organizationId, webhookId).mayHaveMore = true
    this.#track(this.#claim())
  }

  /** Looks through everything that is owed, and sleeps until the next of it is due. */
  async #look(): Promise<void> {
    const { database, clock, log } = this.#platform
    try {
      const owed = await listOwed(database.db)
      if (owed.some(({ enabled }) => !enabled)) await holdStragglers(database.db)
      for (const { organizationId, webhookId, enabled, firstDueAt } of owed) {
        if (!enabled) continue
        if (firstDueAt > clock.now()) this.#lookAt(firstDueAt)
        else {
          this.#lanes.open(organizationId, webhookId).restsUntilMs = 0
          this.#wake(organizationId, webhookId)
        }
      }
    } catch (error) {
      log.error({ err: error }, 'due deliveries could not be read')
    }
  }

  /** Beyond the next look of the poll nothing needs to be remembered. */
  #lookAt(time: Date): void {
    const at = Math.ceil(time.getTime() / lookAtMostEveryMs) * lookAtMostEveryMs
    const waitMs = Math.max(at - this.#platform.clock.now().getTime(), lookAtMostEveryMs)
    if (!this.#isRunning || this.#alarms.has(at) || waitMs > pollMs) return
    const ring = (): void => {
      this.#alarms.delete(at)
      this.#track(this.#look())
    }
    this.#alarms.set(at, setTimeout(ring, waitMs))
  }

  /** One claim at a time: calls that come meanwhile are answered together by the next. */
  async #claim(): Promise<void> {
    if (this.#isClaiming) return
    this.#isClaiming = true
    try {
      while (!this.#isStopping) {
        // Calls that arrive together are answered together.
        await turn()
        const restMs = this.#claimedAt + claimAtMostEveryMs - performance.now()
        if (restMs > 0) await delay(restMs)
        const asked = this.#lanes.ask()
        if (asked.length === 0) break
        this.#stopped.clear()
        const askedAt = this.#platform.clock.now()
        const { claims, pauses } = await this.#take(asked, askedAt)
        this.#claimedAt = performance.now()
        // In the same turn as the answer: between the claim and the first byte nothing else happens.
        for (const claim of claims) this.#track(this.#send(claim))
        this.#lanes.answered(asked, claims, pauses, askedAt)
      }
    } catch (error) {
      this.#platform.log.error({ err: error }, 'due deliveries could not be claimed')
      if (this.#isRunning) this.#lookAt(this.#platform.clock.now())
    } finally {
      this.#isClaiming = false
      this.#rememberRest()
    }
  }

  /** One alarm for all endpoints whose pace makes them wait. */
  #rememberRest(): void {
    clearTimeout(this.#rest)
    const restMs = this.#lanes.restMs
    if (!this.#isRunning || restMs === null) return
    this.#rest = setTimeout(() => this.#track(this.#claim()), Math.ceil(restMs))
  }

  async #take(
    asked: readonly Asked[],
    now: Date,
  ): Promise<{ claims: readonly Claim[]; pauses: readonly Pause[] }> {
    const { db } = this.#platform.database
    const until = new Date(now.getTime() + leaseMs)
    const { claims, pauses } = await claimDeliveries(db, asked, now, until)
    this.#taken += claims.length
    const isStopped = ({ webhookId }: Claim): boolean => this.#stopped.has(webhookId)
    if (!claims.some(isStopped)) return { claims, pauses }
    await releaseClaims(db, claims.filter(isStopped))
    return { claims: claims.filter((claim) => !isStopped(claim)), pauses }
  }

  async #send(claim: Claim): Promise<void> {
    const signal = this.#lanes.enter(claim)
    const attempt = await traced(this.#platform, claim, () =>
      deliver(this.#platform, claim, signal),
    )
    await this.#recorder.add(attempt)
  }

  #recorded(ended: readonly Attempt[]): void {
    for (const attempt of ended) {
      if (!attempt.isAbandoned) this.#countAttempt(attempt)
      if (attempt.nextAttemptAt) this.#lookAt(attempt.nextAttemptAt)
      this.#lanes.leave(attempt.claim)
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
