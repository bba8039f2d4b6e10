import { every } from '../background.ts'
import type { Database } from '../db/database.ts'
import { isUnavailable } from '../db/refusals.ts'
import type { Logger } from '../log.ts'
import type { Transact, Work } from '../work.ts'
import { PostponeJob } from './job-type.ts'
import type { Jobs, JobType } from './jobs.ts'

/** The payload of the run's job, which identifies the run. */
interface RunKey {
  organizationId: string
}

interface RunPlatform {
  database: Database
  jobs: Jobs
  log: Logger
  transact: Transact
}

/** Reason why a run fails, as a sentence for the owner of the run. */
export interface RunFailure {
  message: string
  /** True if another attempt can succeed. */
  retryable: boolean
  /** Delay in ms that the other side asks for. Absent or 0 if it asks for none. */
  retryAfterMs?: number
}

/** Work of many steps, in a job that can be interrupted anywhere and run again. */
export interface RunKind<Key extends RunKey, Row, Failure extends RunFailure> {
  job: JobType<Key>
  /** Locks the row of the run. Returns undefined if it has ended or another run has replaced it. */
  lock(work: Work, key: Key): Promise<Row | undefined>
  /** Returns the failure that the owner sees for an error; null for a bug of the product, which is logged. */
  failureOf(error: unknown): Failure | null
  /** Returns the failure that the owner sees for a bug of the product. */
  internalFailure(): Failure
  /** Ends the run as failed, in the transaction that has locked its row. */
  fail(work: Work, row: Row, failure: Failure): Promise<unknown>
  /**
   * Stores when the run continues after a retryable failure, and returns the delay in ms; null if it has used all its
   * attempts. Without this function the queue retries the run.
   */
  retry?(work: Work, row: Row, failure: Failure): Promise<number | null>
  /** Returns true if the run waits for other runs and needs no job until they have ended. */
  isWaiting?(row: Row): boolean
}

/** Thrown if the run was canceled, replaced or deleted while it was active. Nothing is left to do. */
export class RunSuperseded extends Error {
  override readonly name = 'RunSuperseded'
}

/**
 * Acts in one transaction while the run is active and its row is locked.
 *
 * @throws RunSuperseded
 */
export async function inRun<Key extends RunKey, Row, T>(
  { transact }: Pick<RunPlatform, 'transact'>,
  { lock }: Pick<RunKind<Key, Row, never>, 'lock'>,
  key: Key,
  act: (work: Work, row: Row) => Promise<T>,
): Promise<T> {
  return transact(key.organizationId, { kind: 'system' }, async (work) => {
    const row = await lock(work, key)
    if (row === undefined) throw new RunSuperseded()
    return act(work, row)
  })
}

/**
 * Makes one attempt at a run. If another attempt can fix an error, the error is thrown, so that the queue retries the
 * run, unless the run stores its own retries. Any other error, and every error of the last attempt, fails the run. A
 * superseded run ends silently.
 *
 * @throws PostponeJob
 */
export async function attemptRun<Key extends RunKey, Row, Failure extends RunFailure>(
  platform: Pick<RunPlatform, 'transact' | 'log'>,
  kind: RunKind<Key, Row, Failure>,
  key: Key,
  { isLast, steps, signal }: Attempt,
): Promise<void> {
  await using watch = watchRun(platform, kind, key)
  const ends = AbortSignal.any([signal, watch.superseded])
  for (let isDone = false; !isDone; ) {
    try {
      await steps(ends)
      return
    } catch (error) {
      if (error instanceof RunSuperseded || watch.superseded.aborted) return
      // A database that is away, or whose disk is full, is no fault of what the run works on.
      if (error instanceof PostponeJob || isUnavailable(error)) throw error
      signal.throwIfAborted()
      const failure = kind.failureOf(error)
      if (!failure) platform.log.error({ err: error, run: key }, `${kind.job.name} failed`)
      const isForQueue = failure === null || (failure.retryable && !kind.retry)
      if (isForQueue && !isLast) throw postponementOf(failure) ?? error
      isDone = await settle(platform, kind, key, failure ?? kind.internalFailure())
    }
  }
}

interface Attempt {
  /** True if the queue makes no attempt after this one. */
  isLast: boolean
  /**
   * Does the remaining steps of the run. Called again if the run continues immediately after a failure. The signal
   * aborts with that of the attempt, and soon after the run was canceled, replaced or deleted.
   */
  steps: (signal: AbortSignal) => Promise<void>
  /** Signal of the attempt. An error after its abort does not count as a failure. */
  signal: AbortSignal
}

/** Interval in ms of the check that ends waits of an unwanted run, on any node. */
const lookEveryMs = 2_000

/**
 * Checks whether the run is still active, because a run that waits for an unresponsive server does not check itself.
 */
function watchRun<Key extends RunKey, Row>(
  platform: Pick<RunPlatform, 'transact' | 'log'>,
  kind: Pick<RunKind<Key, Row, never>, 'lock'>,
  key: Key,
): AsyncDisposable & { superseded: AbortSignal } {
  const over = new AbortController()
  const look = async (): Promise<void> => {
    const isUnderWay = await unlessSuperseded(inRun(platform, kind, key, async () => true))
    if (!isUnderWay) over.abort(new RunSuperseded())
  }
  const failure = 'a run could not be checked'
  const looking = every(lookEveryMs, look, { log: platform.log, failure, unref: true })
  return Object.assign(looking, { superseded: over.signal })
}

/** Returns the postponement that the other side asked for. The attempt counts nevertheless. */
const postponementOf = (failure: RunFailure | null): PostponeJob | null =>
  failure?.retryAfterMs
    ? new PostponeJob(failure.retryAfterMs, { countsAsAttempt: true, cause: failure })
    : null

/**
 * Fails a run or stores when it continues. Returns true if it has ended; false if it continues immediately.
 *
 * @throws PostponeJob if it continues later
 */
async function settle<Key extends RunKey, Row, Failure extends RunFailure>(
  platform: Pick<RunPlatform, 'transact'>,
  kind: RunKind<Key, Row, Failure>,
  key: Key,
  failure: Failure,
): Promise<boolean> {
  const waitMs = await unlessSuperseded(
    inRun(platform, kind, key, async (work, row) => {
      const again = failure.retryable ? await kind.retry?.(work, row, failure) : null
      if (typeof again === 'number') return again
      await kind.fail(work, row, failure)
      return null
    }),
  )
  if (typeof waitMs !== 'number') return true
  if (waitMs > 0) throw new PostponeJob(waitMs)
  return false
}

/** Returns the result, or undefined for a superseded run. */
export async function unlessSuperseded<T>(acting: Promise<T>): Promise<T | undefined> {
  try {
    return await acting
  } catch (error) {
    if (error instanceof RunSuperseded) return undefined
    throw error
  }
}

/**
 * Fails the runs that have no job any more: a run that crashed its process at each attempt, or whose queue was lost.
 * List the runs before you call this: a run that ends in between has no job either, but its row says that it has ended.
 * Returns the runs that wait for others.
 */
export async function failOrphanedRuns<Key extends RunKey, Row, Failure extends RunFailure>(
  { database, jobs, log, transact }: RunPlatform,
  kind: RunKind<Key, Row, Failure>,
  keys: readonly Key[],
): Promise<Key[]> {
  const waiting: Key[] = []
  for (const key of await jobs.findOrphaned(database.db, kind.job, keys)) {
    const act = async (work: Work, row: Row): Promise<void> => {
      if (kind.isWaiting?.(row)) {
        waiting.push(key)
        return
      }
      log.error({ run: key }, `a run of ${kind.job.name} no longer has a job`)
      await kind.fail(work, row, kind.internalFailure())
    }
    await unlessSuperseded(inRun({ transact }, kind, key, act))
  }
  return waiting
}

/**
 * Gives a new job to the runs that have none and have not ended. Returns true if there was one. List the runs before
 * you call this.
 */
export async function requeueOrphanedRuns<Key extends RunKey>(
  { database, jobs, transact }: Pick<RunPlatform, 'database' | 'jobs' | 'transact'>,
  kind: Pick<RunKind<Key, unknown, never>, 'job' | 'lock'>,
  keys: readonly Key[],
): Promise<boolean> {
  const orphans = keys.length > 0 ? await jobs.findOrphaned(database.db, kind.job, keys) : []
  for (const key of orphans) {
    await unlessSuperseded(inRun({ transact }, kind, key, (work) => work.enqueue(kind.job, key)))
  }
  return orphans.length > 0
}
