import { deleteRowsOf, listOwnedTables } from '../../platform/db/owned-rows.ts'
import { defineJob } from '../../platform/jobs/jobs.ts'
import type { Platform } from '../../platform/platform.ts'
import { deleteOrganization, deleteRemoval, listRemovals } from './store.ts'

/** Scheduled, too, so that a removal that was given up is taken up again. */
export const removeOrganizations = defineJob('organizations.remove', {
  schedule: '*/10 * * * *',
  concurrency: 1,
})

/** Rows of one transaction: others get their turns in between. */
const batchSize = 500

/** Removes what closed organizations had. Cut off anywhere, it goes on with what is left. */
export async function removeClosed({ database }: Platform, signal: AbortSignal): Promise<void> {
  const { db } = database
  const { inside, beside } = await listOwnedTables(db)
  const empty = async (tables: readonly string[], organizationId: string) => {
    for (const table of tables) {
      while ((await deleteRowsOf(db, table, { organization_id: organizationId }, batchSize)) > 0)
        signal.throwIfAborted()
    }
  }
  for (const organizationId of await listRemovals(db)) {
    await empty(inside, organizationId)
    await deleteOrganization(db, organizationId)
    // Among these are the entries of the audit log, which may go once their organization is gone.
    await empty(beside, organizationId)
    await deleteRemoval(db, organizationId)
  }
}
