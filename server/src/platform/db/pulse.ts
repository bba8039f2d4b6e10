import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import { unavailable } from '../errors.ts'
import type { Database } from './database.ts'

/** A task that takes longer has the database looked at, again and again. */
const patienceMs = 2_000
/** What has not answered by then is frozen, or its machine is gone. */
const answerMs = 2_000

/**
 * Tells a database that says nothing any more from a statement that takes its time: those that wait for a frozen one
 * would wait until it wakes up, for statements may take 30 s.
 */
export class Pulse {
  readonly #database: Pick<Database, 'kind' | 'admission'>
  #look: Promise<boolean> | undefined

  constructor(database: Pick<Database, 'kind' | 'admission'>) {
    this.#database = database
  }

  /**
   * Returns what the task returns. A task that is given up goes on, and nobody sees how it ends.
   *
   * @param hasAnswered whether the answer has begun, which then is no longer given up
   * @throws ApiError 503 if the task has waited for some seconds and the database does not answer
   */
  async guard<T>(task: Promise<T>, hasAnswered: () => boolean): Promise<T> {
    // It lives in this process.
    if (this.#database.kind === 'embedded') return task
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

  /** All that wait share a look. */
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
