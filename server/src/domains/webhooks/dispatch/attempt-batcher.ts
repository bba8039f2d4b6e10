import { setTimeout as delay } from 'node:timers/promises'
import type { Platform } from '../../../platform/platform.ts'
import type { Attempt } from './attempt.ts'
import { saveAttempts } from './save-attempts.ts'
import { releaseClaims } from './store.ts'

/** How long an attempt waits to be saved together with others; no delivery waits for it. */
const gatherMs = 5
const maxBatch = 500
const retryMs = 1_000
/** Claims run out a little later, and then the deliveries are sent again. */
const maxTries = 30

/** Collects attempts that have ended and saves many of them in one statement, one batch at a time. */
export class AttemptBatcher {
  readonly #platform: Platform
  readonly #onSaved: (ended: readonly Attempt[]) => void
  readonly #ended: Attempt[] = []
  #isWriting = false
  #triesLeft = maxTries

  /** `onSaved` is called when the claims are free again, whether or not saving succeeded. */
  constructor(platform: Platform, onSaved: (ended: readonly Attempt[]) => void) {
    this.#platform = platform
    this.#onSaved = onSaved
  }

  /** Resolves when everything that has ended by then is saved, or when another call is saving it. */
  async add(attempt: Attempt): Promise<void> {
    this.#ended.push(attempt)
    if (this.#isWriting) return
    this.#isWriting = true
    try {
      while (this.#ended.length > 0) {
        await delay(gatherMs)
        const ended = this.#ended.splice(0, maxBatch)
        await this.#writeWithRetries(ended)
        this.#onSaved(ended)
      }
    } finally {
      this.#isWriting = false
    }
  }

  /** From now on a failing database is not tried again. */
  hurry(): void {
    this.#triesLeft = 1
  }

  async #writeWithRetries(ended: readonly Attempt[]): Promise<void> {
    for (let tries = 1; ; tries++) {
      try {
        await this.#write(ended)
        return
      } catch (error) {
        const isLast = tries >= this.#triesLeft
        const message = isLast ? 'attempts are lost' : 'attempts could not be recorded yet'
        this.#platform.log.error({ err: error, count: ended.length }, message)
        if (isLast) return
        await delay(retryMs)
      }
    }
  }

  async #write(ended: readonly Attempt[]): Promise<void> {
    const { database } = this.#platform
    const abandoned = ended.filter(({ isAbandoned }) => isAbandoned)
    const attempts = ended.filter(({ isAbandoned }) => !isAbandoned)
    if (attempts.length > 0) await saveAttempts(this.#platform, attempts)
    if (abandoned.length > 0) {
      await releaseClaims(
        database.dispatch,
        abandoned.map(({ claim }) => claim),
      )
    }
  }
}
