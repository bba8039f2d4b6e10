import type { Database } from '../db/database.ts'
import type { Logger } from '../log.ts'
import { deleteOutboxJobs, listOutboxJobs, type OutboxJob } from './outbox-store.ts'

/** Most jobs in one statement. */
const maxBatch = 500

/**
 * Most committed jobs in memory. More are left to the sweep, so that memory is bounded while the queue is unreachable.
 */
const maxWaiting = 10_000

/**
 * Pause in ms between sends. A send takes 3 ms of the node and the database, for any number of jobs. Without a pause,
 * sends were a third of the cost of a hook request.
 */
const pauseMs = 20

/** Puts jobs of one type into the queue, except those whose id it already has. */
export type InsertJobs = (name: string, jobs: readonly OutboxJob[]) => Promise<unknown>

/**
 * Sends the rows of `job_outbox`: puts each job into the queue under the id of its row, then deletes the row. This
 * order loses no job. A row whose deletion was lost is sent again: either the queue still has its id, or the job ended
 * an hour ago and runs a second time, as every job can.
 *
 * Neither statement waits for the disk: the database's log contains the job before the deletion of its row.
 */
export class JobOutbox {
  readonly #db: Database['dispatch']
  readonly #insert: InsertJobs
  readonly #log: Logger
  #waiting: OutboxJob[] = []
  #sending: Promise<void> | null = null
  /** Ends the pause. Does nothing without a pause. */
  #endPause = (): void => {}
  #isSettling = false

  constructor({ dispatch }: Pick<Database, 'dispatch'>, insert: InsertJobs, log: Logger) {
    this.#db = dispatch
    this.#insert = insert
    this.#log = log
  }

  /** Sends a job soon, together with all others committed until then. Its transaction must have ended. */
  add(job: OutboxJob): void {
    if (this.#waiting.length >= maxWaiting) return
    this.#waiting.push(job)
    this.#sending ??= this.#sendWaiting()
  }

  /** Resolves when the added jobs are sent, or left to the sweep. */
  async settle(): Promise<void> {
    this.#isSettling = true
    this.#endPause()
    while (this.#sending) await this.#sending
    this.#isSettling = false
  }

  /** Sends remaining rows that were written before `until`, and returns their number. Skips jobs of other types. */
  async sweep(names: readonly string[], until: Date): Promise<number> {
    let sent = 0
    for (let isFull = true; isFull; ) {
      const jobs = await listOutboxJobs(this.#db, { names, until, limit: maxBatch })
      await this.#send(jobs)
      sent += jobs.length
      isFull = jobs.length === maxBatch
    }
    return sent
  }

  async #sendWaiting(): Promise<void> {
    // Answers that are due go first, and transactions that end in the same turn join.
    await new Promise((resolve) => setImmediate(resolve))
    while (this.#waiting.length > 0) {
      try {
        await this.#send(this.#waiting.splice(0, maxBatch))
      } catch (error) {
        this.#waiting = []
        this.#log.warn({ err: error }, 'committed jobs could not be sent: the sweep sends them')
      }
      await this.#pause()
    }
    // In the turn that saw none waiting, not when the promise ends: a job added between the two would stay here.
    this.#sending = null
  }

  /** Waits, so that jobs that arrive in the meantime are sent together. */
  async #pause(): Promise<void> {
    if (this.#isSettling) return
    await new Promise<void>((end) => {
      this.#endPause = end
      setTimeout(end, pauseMs)
    })
  }

  /** Sends jobs in the order of their ids, so that two nodes that send the same jobs cannot deadlock. */
  async #send(jobs: readonly OutboxJob[]): Promise<void> {
    const ordered = jobs.toSorted((a, b) => (a.id < b.id ? -1 : 1))
    const groups = [...Map.groupBy(ordered, ({ name }) => name)]
    const outcomes = await Promise.allSettled(groups.map((group) => this.#insert(...group)))
    const sent = groups.flatMap(([, some], place) =>
      outcomes[place]?.status === 'fulfilled' ? some : [],
    )
    await deleteOutboxJobs(this.#db, sent)
    for (const outcome of outcomes) if (outcome.status === 'rejected') throw outcome.reason
  }
}
