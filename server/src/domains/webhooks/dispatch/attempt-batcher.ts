import { setTimeout as delay } from 'node:timers/promises'
import { pipeline } from '../../../platform/db/pipeline.ts'
import type { AttemptContext, EndedAttempt } from './attempt.ts'
import { saveAttempts, type Unsaved } from './save-attempts.ts'
import { releaseClaims } from './store.ts'

/** Time for which an attempt waits to be saved together with others. No delivery waits for it. */
const gatherMs = 5
const maxBatch = 500
const retryMs = 1_000
/** Tries to save. Claims expire soon after the last one, and the deliveries are then sent again. */
const maxTries = 30

/** Collects finished attempts and saves many of them in one statement, one batch at a time. */
export class AttemptBatcher {
  readonly #platform: AttemptContext
  readonly #onSaved: (ended: readonly EndedAttempt[]) => void
  readonly #ended: EndedAttempt[] = []
  #isWriting = false
  #triesLeft = maxTries

  /** `onSaved` is called after their claims are free again, also if saving failed. */
  constructor(platform: AttemptContext, onSaved: (ended: readonly EndedAttempt[]) => void) {
    this.#platform = platform
    this.#onSaved = onSaved
  }

  /** Resolves when all attempts finished by then are saved, or when another call is saving them. */
  async add(attempt: EndedAttempt): Promise<void> {
    this.#ended.push(attempt)
    if (this.#isWriting) return
    this.#isWriting = true
    try {
      while (this.#ended.length > 0) {
        await delay(gatherMs)
        const ended = this.#ended.splice(0, maxBatch)
        await this.#writeWithRetries(ended)
      }
    } finally {
      this.#isWriting = false
    }
  }

  /** Stops retrying if the database fails. */
  hurry(): void {
    this.#triesLeft = 1
  }

  /** Retries attempts that could not be saved, without those that could. */
  async #writeWithRetries(ended: readonly EndedAttempt[]): Promise<void> {
    for (let tries = 1, left = ended; left.length > 0; tries++) {
      const unsaved = await this.#write(left)
      const isLast = tries >= this.#triesLeft
      for (const { attempts, reason } of unsaved) {
        const message = isLast ? 'attempts are lost' : 'attempts could not be recorded yet'
        this.#platform.log.error({ err: reason, count: attempts.length }, message)
      }
      const again = new Set(isLast ? [] : unsaved.flatMap(({ attempts }) => attempts))
      this.#onSaved(left.filter((attempt) => !again.has(attempt)))
      left = [...again]
      if (left.length > 0) await delay(retryMs)
    }
  }

  async #write(ended: readonly EndedAttempt[]): Promise<Unsaved[]> {
    const abandoned = ended.filter(({ isAbandoned }) => isAbandoned)
    const attempts = ended.filter(({ isAbandoned }) => !isAbandoned)
    try {
      const unsaved = await saveAttempts(this.#platform, attempts)
      return [...unsaved, ...(await this.#release(abandoned))]
    } catch (reason) {
      return [{ attempts: ended, reason }]
    }
  }

  async #release(abandoned: readonly EndedAttempt[]): Promise<Unsaved[]> {
    const organizations = [...Map.groupBy(abandoned, ({ claim }) => claim.organizationId)]
    const outcomes = await pipeline(
      this.#platform.database.dispatch,
      organizations,
      (sender, [organizationId, own]) =>
        releaseClaims(
          sender,
          organizationId,
          own.map(({ claim }) => claim),
        ),
    )
    return organizations.flatMap(([, attempts], index) => {
      const outcome = outcomes[index]
      return outcome?.status === 'rejected' ? [{ attempts, reason: outcome.reason }] : []
    })
  }
}
