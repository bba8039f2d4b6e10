import type { JobWithMetadata } from 'pg-boss'

/** A type of background work. Every job can run twice, so handlers must be idempotent. */
export interface JobType<Payload extends object = object> {
  /** `<domain>.<verb>` */
  name: string
  retryLimit: number
  /** Seconds before the first retry; doubled for each later one. */
  retryDelaySeconds: number
  /** Jobs of this type that one node runs at the same time. */
  concurrency: number
  /**
   * Jobs of one organization that run at the same time: fewer than all, so that one organization's slow or numerous
   * jobs do not delay those of others. By default half. Has no effect on a type with a concurrency of one.
   */
  share: number
  /** Cron expression (UTC) of a scheduled job. */
  schedule?: string
  /**
   * Runs in the process that wrote it, if that process runs jobs, and is queued only after a failure. For short jobs
   * that can be joined: the queue costs about ten statements.
   */
  isInline?: boolean
  /** Never set; carries the type of the payload. */
  readonly payload?: Payload
}

export interface JobHandler<Payload extends object = object> {
  type: JobType<Payload>
  run(payload: Payload, attempt: { last: boolean; signal: AbortSignal }): Promise<void>
  join?: JoinRule<Payload> | undefined
}

/**
 * Joins waiting jobs into fewer, so that each costs less the more there are. Joined jobs fail together, and all are
 * retried.
 */
export interface JoinRule<Payload extends object = object> {
  /** Returns the key. Jobs of one key are joined. */
  keyOf(payload: Payload): string
  merge(payloads: readonly Payload[]): Payload
}

/**
 * Returns the workers for jobs that mostly wait for customers' servers and use no CPU or connection meanwhile: enough
 * for the shares of six organizations (decision 36).
 */
export const waitingWorkers = (share: number) => ({ concurrency: 6 * share, share })

export const defineJob = <Payload extends object>(
  name: string,
  options: Partial<Omit<JobType, 'name' | 'payload'>> = {},
): JobType<Payload> => {
  const { concurrency = 4, share = Math.ceil(concurrency / 2) } = options
  return { name, retryLimit: 5, retryDelaySeconds: 5, ...options, concurrency, share }
}

/** Defines a job that runs on a schedule, one at a time. It is not retried: its next run continues. */
export const defineSweep = (name: string, schedule: string): JobType<object> =>
  defineJob(name, { schedule, retryLimit: 0, concurrency: 1 })

/** Creates a handler and erases the type of its payload. */
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

/** Joins the jobs of one key into one, with the attempts that they all have left. */
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
 * Thrown by a handler whose work has to wait: the job runs again after that time, and the worker does other work in the
 * meantime. It is not a failure, and counts as an attempt only if it says so.
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
