import type { RecordsAbout } from '../../../platform/records-about.ts'
import { ContactId } from '../../contacts/index.ts'
import { SyncId } from './ids.ts'
import { listRecordsOf } from './runs/records-store.ts'

/** What was read of a person at remote accounts. */
export const recordsAbout: RecordsAbout = async ({ db, organizationId }, subjects, limit) => {
  const contactIds = subjects.flatMap((id) =>
    id.startsWith(`${ContactId.prefix}_`) ? (ContactId.read(id) ?? []) : [],
  )
  if (contactIds.length === 0) return { records: {} }
  const rows = await listRecordsOf(db, organizationId, contactIds, limit)
  const syncRecords = rows.map(({ syncId, ...record }) => ({
    ...{ syncId: SyncId.show(syncId), ...record },
  }))
  return { records: { syncRecords } }
}
