import { defineJob } from '../../../platform/jobs/jobs.ts'
import type { Platform } from '../../../platform/platform.ts'
import { daysBefore } from '../../../platform/retention.ts'
import { undoableDays } from './service.ts'
import { deleteMerge, listOldMerges } from './store.ts'

export const forgetMerges = defineJob('contacts.forget_merges', {
  schedule: '23 * * * *',
  retryLimit: 0,
  concurrency: 1,
})

const batchMerges = 100

/** What a merge kept to be undone goes when it can no longer be. The ids lead to the survivor for good. */
export async function runForgetMerges(
  { database: { db }, clock }: Pick<Platform, 'database' | 'clock'>,
  signal: AbortSignal,
): Promise<void> {
  const before = daysBefore(clock.now(), undoableDays)
  let old = await listOldMerges(db, before, batchMerges)
  while (old.length > 0 && !signal.aborted) {
    for (const { organization_id, id } of old) await deleteMerge(db, organization_id, id)
    old = await listOldMerges(db, before, batchMerges)
  }
}
