import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import { unavailable } from '../errors.ts'
import type { Database } from './database.ts'

/** Duration of a task, in ms, after which the database is checked repeatedly. */
const patienceMs = 2_000
/** Longest wait for the check, in ms. A server that takes longer is frozen or gone. */
const answerMs = 2_000

/**
 * Distinguishes a frozen database from a slow statement. Without it, requests to a frozen database would wait until it
 * wakes up, because statements can take 30 s.
 */
export class Pulse {
  readonly #database: Pick<Database, 'isShared' | 'admission'>
  #look: Promise<boolean> | undefined

  constructor(database: Pick<Database, 'isShared' | 'admission'>) {
    this.#database = database
  }

  /**
   * Returns the result of the task. An abandoned task continues, but its outcome is ignored.
   *
   * @param hasAnswered returns true if the response has begun; the task is then no longer abandoned
   * @throws ApiError 503 if the task has waited for some seconds and the database does not answer
   */
  async guard<T>(task: Promise<T>, hasAnswered: () => boolean): Promise<T> {
    // It lives in this process.
    if (!this.#database.isShared) return task
    let isOver = false
    let timer: NodeJS.Timeout | undefined
    const givenUp = new Promise<never>((_, reject) => {
      const look = async (): Promise<void> => {
        const beats = await this.#beats()
        if (isOver || hasAnswered()) return
        if (beats) timer = setTimeout(look, patienceMs)
        else reject(unavailable())
      }
      timer = setTimeout(look, patienceMs)
    })
    try {
      return await Promise.race([task, givenUp])
    } finally {
      isOver = true
      clearTimeout(timer)
    }
  }

  /** Checks the database. Concurrent callers share one check. */
  #beats(): Promise<boolean> {
    this.#look ??= this.#ask().finally(() => {
      this.#look = undefined
    })
    return this.#look
  }

  async #ask(): Promise<boolean> {
    const answered = sql`select 1`.execute(this.#database.admission).then(
      () => true,
      // Away, which is no pulse either.
      () => false,
    )
    return Promise.race([answered, wait(answerMs, false, { ref: false })])
  }
}
