import { setTimeout as delay } from 'node:timers/promises'
import type { Platform } from '../../../platform/platform.ts'
import type { Attempt } from './attempt.ts'
import { record } from './record.ts'
import { releaseClaims } from './store.ts'

/** So long a record waits for others; no delivery waits for a record. */
const gatherMs = 5
const maxRecorded = 500
const retryMs = 1_000
/** Claims run out a little later, and then the deliveries are sent again. */
const maxTries = 30

/** Gathers attempts that have ended and writes many of them in one statement, one at a time. */
export class Recorder {
  readonly #platform: Platform
  readonly #onRecorded: (ended: readonly Attempt[]) => void
  readonly #ended: Attempt[] = []
  #isRecording = false
  #triesLeft = maxTries

  /** `onRecorded` is told when the claims are free again, whether or not the record succeeded. */
  constructor(platform: Platform, onRecorded: (ended: readonly Attempt[]) => void) {
    this.#platform = platform
    this.#onRecorded = onRecorded
  }

  /** Resolves when everything that has ended by then is written, or when another call is at it. */
  async add(attempt: Attempt): Promise<void> {
    this.#ended.push(attempt)
    if (this.#isRecording) return
    this.#isRecording = true
    try {
      while (this.#ended.length > 0) {
        await delay(gatherMs)
        const ended = this.#ended.splice(0, maxRecorded)
        await this.#keep(ended)
        this.#onRecorded(ended)
      }
    } finally {
      this.#isRecording = false
    }
  }

  /** From now on a database that does not answer is not waited for. */
  hurry(): void {
    this.#triesLeft = 1
  }

  async #keep(ended: readonly Attempt[]): Promise<void> {
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
    if (attempts.length > 0) await record(this.#platform, attempts)
    if (abandoned.length > 0) {
      await releaseClaims(
        database.db,
        abandoned.map(({ claim }) => claim),
      )
    }
  }
}
