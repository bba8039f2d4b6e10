import type { EmittedEvent } from '../../../platform/events/event.ts'
import type { Work } from '../../../platform/work.ts'
import { ContactId } from '../../contacts/index.ts'
import { SourceId } from '../../knowledge/index.ts'
import { ConnectionId } from '../connections/index.ts'
import { dropRecords } from './runs/records-store.ts'
import { deleteConflictsOf } from './runs/store.ts'
import { pauseSyncs, resumeSyncs } from './store.ts'

const reasons: Readonly<Record<string, string>> = {
  'connection.reauth_required': 'The connection has to be authorized again.',
  'connection.deleted': 'The connection was deleted.',
}

/** In the transaction of what happened: schedules stop with their connection, and what is deleted is forgotten. */
export async function follow(work: Work, events: readonly EmittedEvent[]): Promise<void> {
  const { organizationId, now } = work
  for (const { type, subject } of events) {
    const connectionId = type.startsWith('connection.') && subject && ConnectionId.read(subject)
    if (!connectionId) continue
    const reason = reasons[type]
    if (reason !== undefined) pauseSyncs(work, organizationId, connectionId, reason, now)
    if (type === 'connection.activated') resumeSyncs(work, organizationId, connectionId, now)
  }
  const contacts = events.flatMap(({ erased }) =>
    erased.flatMap((id) => idOf(ContactId, 'con_', id)),
  )
  if (contacts.length > 0) {
    dropRecords(work, organizationId, 'contact_id', contacts)
    deleteConflictsOf(work, organizationId, contacts)
  }
  const sources = events.flatMap(({ type, subject }) =>
    type === 'source.deleted' && subject ? idOf(SourceId, 'src_', subject) : [],
  )
  if (sources.length > 0) dropRecords(work, organizationId, 'source_id', sources)
}

const idOf = (kind: typeof ContactId, prefix: string, shown: string): string[] => {
  const id = shown.startsWith(prefix) ? kind.read(shown) : null
  return id === null ? [] : [id]
}
