import type { Database } from '../db/database.ts'
import type { Logger } from '../log.ts'
import { deleteOutboxJobs, listOutboxJobs, type OutboxJob } from './outbox-store.ts'

/** Jobs of one statement. */
const maxBatch = 500

/** Beyond these, jobs that are committed wait for the sweep: memory stays bounded while the queue is away. */
const maxWaiting = 10_000

/**
 * Between two sendings: each takes 3 ms of the node and the database together, however many jobs it has. Where they
 * follow each other it was a third of what a request to a hook cost.
 */
const pauseMs = 20

/** Puts jobs of one type into the queue, those left out whose id it has. */
export type InsertJobs = (name: string, jobs: readonly OutboxJob[]) => Promise<unknown>

/**
 * Sends what transactions have written to `job_outbox`: each job is put into the queue under the id of its row, then
 * the row is deleted. The order is what keeps jobs. A row whose deletion was lost is sent again, and the queue
 * has its id, or the job is done for an hour and runs a second time, as every job may.
 *
 * Neither statement waits for the disk: the log of the database has the job before the deletion of its row.
 */
export class JobOutbox {
  readonly #db: Database['dispatch']
  readonly #insert: InsertJobs
  readonly #log: Logger
  #waiting: OutboxJob[] = []
  #sending: Promise<void> | null = null
  /** Ends the pause; does nothing while there is none. */
  #endPause = (): void => {}
  #isSettling = false

  constructor({ dispatch }: Pick<Database, 'dispatch'>, insert: InsertJobs, log: Logger) {
    this.#db = dispatch
    this.#insert = insert
    this.#log = log
  }

  /** Sends a job soon, with all others that are committed until then. Its transaction must have ended. */
  add(job: OutboxJob): void {
    if (this.#waiting.length >= maxWaiting) return
    this.#waiting.push(job)
    this.#sending ??= this.#sendWaiting()
  }

  /** Resolves when what was added is sent, or left to the sweep. */
  async settle(): Promise<void> {
    this.#isSettling = true
    this.#endPause()
    while (this.#sending) await this.#sending
    this.#isSettling = false
  }

  /** Sends what was written until then and is still there; returns how many. Jobs of other types are left alone. */
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
        this.#log.warn(
          { err: error },
          'jobs are committed and could not be sent: a sweep sends them',
        )
      }
      await this.#pause()
    }
    // In the turn that saw none waiting, not when the promise ends: a job added between the two would stay here.
    this.#sending = null
  }

  /** For what comes meanwhile to go together. */
  async #pause(): Promise<void> {
    if (this.#isSettling) return
    await new Promise<void>((end) => {
      this.#endPause = end
      setTimeout(end, pauseMs)
    })
  }

  /** In the order of their ids everywhere: two nodes that send the same jobs never wait for each other in a circle. */
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
