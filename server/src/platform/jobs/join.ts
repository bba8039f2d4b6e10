import type { JobWithMetadata } from 'pg-boss'
import type { Join } from './job-type.ts'

export type RunningJob = Pick<
  JobWithMetadata<object>,
  'data' | 'retryCount' | 'priority' | 'signal' | 'groupId'
>

/** One job for those of one key. What they have attempts left for, it has. */
export function joinJobs(jobs: readonly RunningJob[], { keyOf, merge }: Join): RunningJob[] {
  return [...Map.groupBy(jobs, ({ data }) => keyOf(data)).values()].map((group) => ({
    data: merge(group.map(({ data }) => data)),
    retryCount: Math.min(...group.map(({ retryCount }) => retryCount)),
    priority: Math.max(...group.map(({ priority }) => priority)),
    signal: AbortSignal.any(group.map(({ signal }) => signal)),
    groupId: group[0]?.groupId ?? null,
  }))
}
