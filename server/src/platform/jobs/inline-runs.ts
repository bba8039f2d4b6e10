import { type Cause, withCause } from '../events/event.ts'
import type { Logger } from '../log.ts'
import { type JobHandler, type JoinRule, joinJobs } from './job-type.ts'
import type { OutboxJob } from './outbox-store.ts'

/** So many of one key become one at most. */
const maxJoined = 16
/** So many of one key wait at most; others take the way through the queue. */
const maxWaiting = 256

interface InlineOptions {
  /** The jobs are done: their rows in the outbox can go. */
  finish(jobs: readonly OutboxJob[]): Promise<void>
  /** Puts a job into the queue, whose attempts it then has. */
  enqueue(job: OutboxJob): void
  log: Pick<Logger, 'warn'>
}

/**
 * Runs jobs of one type in the process that has committed them, with no way through the queue: those of one key one
 * after the other, joined with what came meanwhile. Their rows stay in the outbox until they are done. What fails goes
 * into the queue; what a crash has left there the sweep sends.
 */
export class InlineRuns {
  readonly #handler: JobHandler & { join: JoinRule }
  readonly #options: InlineOptions
  /** By key, while one of it runs. */
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

  /** Resolves when none runs. */
  async settle(): Promise<void> {
    while (this.#running.size > 0) await Promise.all(this.#running)
  }

  /** Begins no more; what waits is left to the queue. */
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
