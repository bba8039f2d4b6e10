import type { EmittedEvent } from '../../../platform/events/event.ts'
import type { RecordsAbout } from '../../../platform/records-about.ts'
import type { EventHandlers, Work } from '../../../platform/work.ts'
import { ContactId } from '../../contacts/index.ts'
import { SourceId } from '../../knowledge/index.ts'
import { ConnectionId } from '../connections/index.ts'
import { dropRecords, listRecordsOf } from './runs/records-store.ts'
import { deleteConflictsOf } from './runs/store.ts'
import { SyncId } from './schema.ts'
import { pauseSyncs, resumeSyncs } from './store.ts'

const pause =
  (reason: string) =>
  async (work: Work, events: readonly EmittedEvent[]): Promise<void> => {
    for (const id of connectionsOf(events)) {
      pauseSyncs(work, work.organizationId, id, reason, work.now)
    }
  }

/** Handlers that stop schedules with their connection, and forget deleted contacts and sources. */
export const eventHandlers = {
  'connection.reauth_required': pause('The connection must be authorized again.'),
  'connection.deleted': pause('The connection was deleted.'),
  async 'connection.activated'(work, events) {
    for (const id of connectionsOf(events)) {
      resumeSyncs(work, work.organizationId, id, work.now)
    }
  },
  async 'source.deleted'(work, events) {
    const sources = events.flatMap(({ subject }) => idOf(SourceId, 'src_', subject ?? ''))
    if (sources.length > 0) dropRecords(work, work.organizationId, 'source_id', sources)
  },
  async erasure(work, events) {
    const contacts = events.flatMap(({ erased }) =>
      erased.flatMap((id) => idOf(ContactId, 'con_', id)),
    )
    if (contacts.length === 0) return
    dropRecords(work, work.organizationId, 'contact_id', contacts)
    deleteConflictsOf(work, work.organizationId, contacts)
  },
} satisfies EventHandlers

const connectionsOf = (events: readonly EmittedEvent[]): string[] =>
  events.flatMap(({ subject }) => (subject && ConnectionId.read(subject)) || [])

const idOf = (kind: typeof ContactId, prefix: string, shown: string): string[] => {
  const id = shown.startsWith(prefix) ? kind.read(shown) : null
  return id === null ? [] : [id]
}

/** Lists the data of a person that syncs have read. */
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
