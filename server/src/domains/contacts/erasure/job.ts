import { deleteRepliesAbout } from '../../../platform/idempotency/store.ts'
import { defineJob } from '../../../platform/jobs/jobs.ts'
import { deleteMails } from '../../../platform/mail/store.ts'
import type { Platform } from '../../../platform/platform.ts'
import { exportParts } from '../exports/store.ts'

/** Ids alone: the payload is kept for a while after the job. */
interface Remains {
  organizationId: string
  /** As the API shows them: the contacts, and imports that it may have been a sample of. */
  subjects: readonly string[]
  mailIds: readonly string[]
  exportIds: readonly string[]
}

/** Retries for about three days. */
export const finishErasure = defineJob<Remains>('contacts.finish_erasure', {
  retryLimit: 15,
  retryDelaySeconds: 10,
})

/** Removes what an erasure leaves to it: stored replies, mails, and files of exports. */
export async function runFinishErasure(
  { database, mailer }: Pick<Platform, 'database' | 'mailer'>,
  { organizationId, subjects, mailIds, exportIds }: Remains,
): Promise<void> {
  const { db } = database
  await deleteRepliesAbout(db, organizationId, subjects)
  if (mailIds.length > 0) await deleteMails(db, mailIds)
  for (const id of mailIds) await mailer.forget(id)
  for (const exportId of exportIds) await exportParts.delete(db, [organizationId, exportId])
}
