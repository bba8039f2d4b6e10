import { defineJob } from '../../../platform/jobs/jobs.ts'
import type { Platform } from '../../../platform/platform.ts'
import { deleteInBatches } from '../../../platform/retention.ts'
import { deleteUnusedBlobs } from './store.ts'

/** What is being written refers to its blobs in the same transaction, which lasts seconds. */
const keptForMs = 3600 * 1000

/** Each may have up to a hundred parts. */
const batchBlobs = 20

export const deleteBlobsJob = defineJob('proposals.delete_blobs', {
  schedule: '27 * * * *',
  retryLimit: 0,
  concurrency: 1,
})

/** Deletes bytes that no proposal and no image refers to any more. */
export async function deleteUnused(
  { database: { db }, clock }: Pick<Platform, 'database' | 'clock'>,
  signal?: AbortSignal,
): Promise<void> {
  const cutoff = new Date(clock.now().getTime() - keptForMs)
  await deleteInBatches(batchBlobs, (limit) => deleteUnusedBlobs(db, cutoff, limit), signal)
}
