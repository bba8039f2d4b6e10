import { every } from '../background.ts'
import type { Database } from '../db/database.ts'
import { isUnavailable } from '../db/refusals.ts'
import type { Logger } from '../log.ts'
import type { Transact, Work } from '../work.ts'
import { PostponeJob } from './job-type.ts'
import type { Jobs, JobType } from './jobs.ts'

/** What names a run: the payload of its job. */
interface RunKey {
  organizationId: string
}

interface RunPlatform {
  database: Database
  jobs: Jobs
  log: Logger
  transact: Transact
}

/** Why a run fails, in a sentence for the owner of what it works on. */
export interface RunFailure {
  message: string
  /** Whether another attempt may help. */
  retryable: boolean
  /** How long the other side asks to wait before that; absent or 0 when it does not. */
  retryAfterMs?: number
}

/** Work of many steps, in a job that may be cut off anywhere and run again. */
export interface RunKind<Key extends RunKey, Row, Failure extends RunFailure> {
  job: JobType<Key>
  /** Locks the row of the run; undefined when it has ended, or another run has taken its place. */
  lock(work: Work, key: Key): Promise<Row | undefined>
  /** What the owner is told of an error; null for a fault of ours, which is logged. */
  failureOf(error: unknown): Failure | null
  /** What the owner is told of a fault of ours. */
  internalFailure(): Failure
  /** Ends the run as failed, in the transaction that has locked its row. */
  fail(work: Work, row: Row, failure: Failure): Promise<unknown>
  /**
   * Keeps with the run when it goes on after a failure that is `retryable`, and returns in how many ms; null if it
   * has tried often enough. A run without this is retried by the queue.
   */
  retry?(work: Work, row: Row, failure: Failure): Promise<number | null>
  /** Whether the run waits for other runs, and needs no job until they have ended. */
  isWaiting?(row: Row): boolean
}

/** The run was canceled, replaced or deleted while it was worked on; nothing is left to do. */
export class RunSuperseded extends Error {
  override readonly name = 'RunSuperseded'
}

/**
 * Acts in one transaction while the run is under way and its row is locked.
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
 * Makes one attempt at a run. An error that another attempt may fix is thrown, so that the queue retries it, unless
 * the run keeps its own retries; any other error, and every error of the last attempt, fails the run. A superseded
 * run ends silently.
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
  /** Whether the queue tries no more after this attempt. */
  isLast: boolean
  /**
   * Does what is left of the run. Called again if a failure allows the run to go on immediately. The signal aborts with
   * that of the attempt, and soon after the run was canceled, replaced or deleted.
   */
  steps: (signal: AbortSignal) => Promise<void>
  /** An error that follows its abort does not count as a failure. */
  signal: AbortSignal
}

/** Within so long what is waited for in a run that nobody wants any more is given up, on any node. */
const lookEveryMs = 2_000

/** Looks whether the run is still under way: while it waits for a server that does not answer, it asks nobody. */
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
  const failure = 'a run could not be looked at'
  const looking = every(lookEveryMs, look, { log: platform.log, failure, unref: true })
  return Object.assign(looking, { superseded: over.signal })
}

/** An attempt that the other side asks to delay counts as an attempt all the same. */
const postponementOf = (failure: RunFailure | null): PostponeJob | null =>
  failure?.retryAfterMs
    ? new PostponeJob(failure.retryAfterMs, { countsAsAttempt: true, cause: failure })
    : null

/**
 * Fails a run or keeps when it goes on. Returns whether it has ended; false if it goes on immediately.
 *
 * @throws PostponeJob if it goes on later
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

/** The result, or undefined for a run that was superseded. */
export async function unlessSuperseded<T>(acting: Promise<T>): Promise<T | undefined> {
  try {
    return await acting
  } catch (error) {
    if (error instanceof RunSuperseded) return undefined
    throw error
  }
}

/**
 * Fails those of the runs that have no job any more: a run that ended its process at each attempt, or
 * whose queue was lost. List the runs before calling: one that ends in between has no job either, but
 * its row says so. Returns the runs that wait for others.
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
      log.error({ run: key }, `a run of ${kind.job.name} has no job any more`)
      await kind.fail(work, row, kind.internalFailure())
    }
    await unlessSuperseded(inRun({ transact }, kind, key, act))
  }
  return waiting
}

/**
 * Gives another job to those of the runs that have none, though they have not ended. Returns whether there was one.
 * List the runs before calling.
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
