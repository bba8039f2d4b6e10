import { type Cause, withCause } from '../events/event.ts'
import type { Logger } from '../log.ts'
import { type JobHandler, type JoinRule, joinJobs } from './job-type.ts'
import type { OutboxJob } from './outbox-store.ts'

/** Most jobs of one key that are joined into one. */
const maxJoined = 16
/** Most waiting jobs of one key. Others go through the queue. */
const maxWaiting = 256

interface InlineOptions {
  /** Deletes the rows of finished jobs from the outbox. */
  finish(jobs: readonly OutboxJob[]): Promise<void>
  /** Puts a job into the queue, which then handles its attempts. */
  enqueue(job: OutboxJob): void
  log: Pick<Logger, 'warn'>
}

/**
 * Runs jobs of one type in the process that committed them, without the queue. Jobs of one key run one after the other,
 * joined with those that arrived in the meantime. Their rows stay in the outbox until they are done. Failed jobs go
 * into the queue; after a crash, the sweep sends the remaining rows.
 */
export class InlineRuns {
  readonly #handler: JobHandler & { join: JoinRule }
  readonly #options: InlineOptions
  /** Waiting jobs by key, while one of the key runs. */
  readonly #waiting = new Map<string, OutboxJob[]>()
  readonly #running = new Set<Promise<void>>()
  readonly #stopped = new AbortController()

  constructor(handler: JobHandler & { join: JoinRule }, options: InlineOptions) {
    this.#handler = handler
    this.#options = options
  }

  add(job: OutboxJob): void {
    const key = this.#handler.join.keyOf(job.data)
    const waiting = this.#waiting.get(key)
    const hasRoom = waiting !== undefined || this.#waiting.size < this.#handler.type.concurrency
    if (!hasRoom || this.#stopped.signal.aborted) this.#options.enqueue(job)
    else if (waiting === undefined) this.#start(key, job)
    else if (waiting.length < maxWaiting) waiting.push(job)
    // Joined jobs have no share of the workers, so what one key has too many of goes behind all others.
    else this.#options.enqueue({ ...job, priority: job.priority - 1 })
  }

  /** Resolves when no job is running. */
  async settle(): Promise<void> {
    while (this.#running.size > 0) await Promise.all(this.#running)
  }

  /** Starts no more jobs. Waiting ones are left to the queue. */
  async stop(): Promise<void> {
    this.#stopped.abort()
    await this.settle()
  }

  #start(key: string, job: OutboxJob): void {
    const waiting = [job]
    this.#waiting.set(key, waiting)
    const running = this.#run(key, waiting).finally(() => this.#running.delete(running))
    this.#running.add(running)
  }

  async #run(key: string, waiting: OutboxJob[]): Promise<void> {
    // Answers that are due go first, and transactions that end in the same turn join.
    await new Promise((resolve) => setImmediate(resolve))
    while (waiting.length > 0) {
      const jobs = waiting.splice(0, maxJoined)
      const isDone = !this.#stopped.signal.aborted && (await this.#attempt(jobs))
      if (!isDone) for (const job of jobs) this.#options.enqueue(job)
    }
    // In the turn that saw none waiting, not when the promise ends: a job added between the two would stay here.
    this.#waiting.delete(key)
  }

  async #attempt(jobs: readonly OutboxJob[]): Promise<boolean> {
    const { run, join } = this.#handler
    const { signal } = this.#stopped
    const given = jobs.map(({ data, priority, organizationId }) => ({
      ...{ data, priority, retryCount: 0, signal },
      groupId: organizationId,
    }))
    try {
      for (const { data } of joinJobs(given, join)) {
        const { causedBy = null, ...payload } = data as { causedBy?: Cause | null }
        await withCause(causedBy, () => run(payload, { last: false, signal }))
      }
      await this.#options.finish(jobs)
      return true
    } catch (error) {
      this.#options.log.warn({ err: error, job: this.#handler.type.name }, 'inline job queued')
      return false
    }
  }
}
