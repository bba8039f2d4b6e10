import { defineJob } from '../../../platform/jobs/jobs.ts'

/** One run of one source, from fetching to searchable chunks. */
export const processJob = defineJob<{ organizationId: string; sourceId: string; run: number }>(
  'knowledge.process',
  { retryLimit: 2, retryDelaySeconds: 2, concurrency: 12, share: 3 },
)
