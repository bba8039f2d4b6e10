import type { JobWithMetadata } from 'pg-boss'

/** A kind of background work. Every job may run twice: handlers must be idempotent. */
export interface JobType<Payload extends object = object> {
  /** `<domain>.<verb>` */
  name: string
  retryLimit: number
  /** First wait before a retry; it doubles each time. */
  retryDelaySeconds: number
  /** Jobs of this kind that one node runs at a time. */
  concurrency: number
  /**
   * Those of one organization among them: less than all, so that jobs of one that wait for a slow server, or are many,
   * never keep those of another one waiting. Half of them unless set. Has no effect on a type that runs one at a time.
   */
  share: number
  /** Cron expression (UTC) of a job that runs on a schedule. */
  schedule?: string
  /**
   * Runs in the process that has written it, if that runs jobs, and is queued only where that fails. For short ones that
   * can be joined: the way through the queue costs some ten statements.
   */
  isInline?: boolean
  /** Never set: carries the type of the payload. */
  readonly payload?: Payload
}

export interface JobHandler<Payload extends object = object> {
  type: JobType<Payload>
  run(payload: Payload, attempt: { last: boolean; signal: AbortSignal }): Promise<void>
  join?: JoinRule<Payload> | undefined
}

/**
 * How jobs that wait at one time become fewer, so that the more wait, the less each costs. Those that become one fail
 * together and are all tried again.
 */
export interface JoinRule<Payload extends object = object> {
  /** Jobs of one key become one. */
  keyOf(payload: Payload): string
  merge(payloads: readonly Payload[]): Payload
}

/**
 * Workers of jobs that mostly wait for servers of customers, and hold neither a processor nor a connection meanwhile:
 * so many that the shares of six organizations fit beside each other (decision 36).
 */
export const waitingWorkers = (share: number) => ({ concurrency: 6 * share, share })

export const defineJob = <Payload extends object>(
  name: string,
  options: Partial<Omit<JobType, 'name' | 'payload'>> = {},
): JobType<Payload> => {
  const { concurrency = 4, share = Math.ceil(concurrency / 2) } = options
  return { name, retryLimit: 5, retryDelaySeconds: 5, ...options, concurrency, share }
}

/** A handler, with the type of its payload forgotten. */
export const handle = <Payload extends object>(
  type: JobType<Payload>,
  run: JobHandler<Payload>['run'],
  join?: JoinRule<Payload>,
): JobHandler => ({
  type,
  run: run as JobHandler['run'],
  join: join as JoinRule | undefined,
})

export type RunningJob = Pick<
  JobWithMetadata<object>,
  'data' | 'retryCount' | 'priority' | 'signal' | 'groupId'
>

/** One job for those of one key. What they have attempts left for, it has. */
export function joinJobs(jobs: readonly RunningJob[], { keyOf, merge }: JoinRule): RunningJob[] {
  return [...Map.groupBy(jobs, ({ data }) => keyOf(data)).values()].map((group) => ({
    data: merge(group.map(({ data }) => data)),
    retryCount: Math.min(...group.map(({ retryCount }) => retryCount)),
    priority: Math.max(...group.map(({ priority }) => priority)),
    signal: AbortSignal.any(group.map(({ signal }) => signal)),
    groupId: group[0]?.groupId ?? null,
  }))
}

/**
 * Thrown by a handler whose work has to wait: the job runs again after that time, and the worker does
 * something else meanwhile. It is no failure, and does not count as an attempt unless it says so.
 */
export class PostponeJob extends Error {
  override readonly name = 'PostponeJob'
  readonly waitMs: number
  readonly countsAsAttempt: boolean

  constructor(
    waitMs: number,
    { countsAsAttempt = false, cause }: { countsAsAttempt?: boolean; cause?: unknown } = {},
  ) {
    super(`postponed by ${Math.round(waitMs)} ms`, { cause })
    this.waitMs = waitMs
    this.countsAsAttempt = countsAsAttempt
  }
}
