import type { Db } from '../../../platform/db/database.ts'
import type { EventType } from '../../../platform/events/event.ts'
import { hasScope, type Principal } from '../../../platform/operations/principal.ts'
import { listActors, type RecordedActor } from '../../audit/index.ts'
import { ContactId } from '../ids.ts'
import type { Contact } from '../schema.ts'
import { fieldChanges } from './field-changes.ts'
import type { TimelineEntry } from './schema.ts'
import { findEarlierState, listEventBodies, type TimelineRow } from './store.ts'

interface Reader {
  db: Db
  organizationId: string
  principal: Principal
}

/** Event types that show the whole contact after a change, in its data. */
const states = ['contact.created', 'contact.updated']

interface EventBody {
  causedBy?: { runId: string }
  data: unknown
}

/** An entry without what other records say about it. */
export const presentEntry = ({ at, kind, ref, summary }: TimelineRow): TimelineEntry => ({
  at: at.toISOString(),
  kind,
  ref,
  summary,
  actor: null,
  changes: [],
  subject: null,
  missingScope: null,
})

/**
 * Returns the entries of a page by their rows. Nothing of it is stored with the timeline: events have the states of the
 * contact, and the audit log has the actors.
 */
export async function presentEntries(
  reader: Reader,
  contactId: string,
  rows: readonly TimelineRow[],
  events: readonly EventType[],
): Promise<Map<TimelineRow, TimelineEntry>> {
  const { db, organizationId, principal } = reader
  const typeOf = ({ kind }: TimelineRow) => events.find(({ type }) => type === kind)
  const missing = (row: TimelineRow): string | undefined => {
    const scope = typeOf(row)?.scope
    return scope === undefined || hasScope(principal, scope) ? undefined : scope
  }
  const readable = rows.filter((row) => missing(row) === undefined)
  const bodies = await readBodies(reader, readable)
  const changesOf = await readChanges(reader, contactId, readable, bodies)
  const subjectOf = (row: TimelineRow) => {
    const body = bodies.get(row.id)
    return (body && typeOf(row)?.subjectOf?.(body.data as never)) ?? null
  }
  const shownId = ContactId.show(contactId)
  const resourcesOf = (row: TimelineRow) => [shownId, row.ref, subjectOf(row)?.id ?? row.ref]
  const isEdit = ({ kind }: TimelineRow) => kind === 'contact.updated'
  // The audit log outlives the data of the events.
  const lacksData = readable.some((row) => isEdit(row) && !bodies.get(row.id))
  const actors = await listActors(db, organizationId, {
    withStatesOf: lacksData ? shownId : null,
    resourceIds: [...new Set(readable.flatMap(resourcesOf))],
    times: readable.map(({ at }) => at),
  })
  return new Map(
    rows.map((row) => {
      const entry = presentEntry(row)
      const missingScope = missing(row)
      const type = typeOf(row)
      if (missingScope !== undefined) {
        return [row, { ...entry, summary: type?.summary ?? row.summary, missingScope }]
      }
      const body = bodies.get(row.id)
      const named = (body && type?.actorOf?.(body.data as never)) ?? null
      const actor = runOf(body) ?? named ?? actorAt(actors, row.at, resourcesOf(row))
      const changes =
        isEdit(row) && !body ? recordedChanges(actors, shownId, row.at) : changesOf(row)
      return [row, { ...entry, actor, changes, subject: subjectOf(row) }]
    }),
  )
}

const runKinds = { arun: 'automation', srun: 'sync' } as const

/** Returns the run that caused the event: its author only saved it. */
function runOf(body: EventBody | undefined): TimelineEntry['actor'] {
  const runId = body?.causedBy?.runId
  const kind = runKinds[runId?.split('_')[0] as keyof typeof runKinds]
  return runId && kind ? { kind, id: runId, name: null } : null
}

function actorAt(
  actors: readonly RecordedActor[],
  at: Date,
  resourceIds: readonly string[],
): TimelineEntry['actor'] {
  const found = actors.find(
    (one) => one.at.getTime() === at.getTime() && resourceIds.includes(one.resourceId),
  )
  return found ? { kind: found.kind, id: found.id, name: found.name } : null
}

/** Returns the changes that the audit log has of this time, if it has the contact before and after. */
function recordedChanges(
  actors: readonly RecordedActor[],
  shownId: string,
  at: Date,
): TimelineEntry['changes'] {
  const entry = actors.find(
    (one) => one.resourceId === shownId && one.at.getTime() === at.getTime() && one.before,
  )
  const [before, after] = [entry?.before, entry?.after].map(
    (text) => JSON.parse(text ?? 'null') as Contact | null,
  )
  return before?.custom && after?.custom && before.id === after.id
    ? fieldChanges(before, after)
    : []
}

async function readBodies(
  { db, organizationId }: Reader,
  rows: readonly TimelineRow[],
): Promise<Map<string, EventBody>> {
  const ids = rows.filter(({ ref }) => ref.startsWith('evt_')).map(({ id }) => id)
  if (ids.length === 0) return new Map()
  const found = await listEventBodies(db, organizationId, ids)
  return new Map(found.map(({ id, body }) => [id, JSON.parse(body) as EventBody]))
}

/**
 * Returns the changed fields by row: each state of the contact is compared with the one before. Ids have the order of
 * the writes, which times do not have, because a writer can wait for the lock of the contact.
 */
async function readChanges(
  { db, organizationId }: Reader,
  contactId: string,
  rows: readonly TimelineRow[],
  bodies: ReadonlyMap<string, EventBody>,
): Promise<(row: TimelineRow) => TimelineEntry['changes']> {
  const shown = rows.filter(({ kind }) => states.includes(kind))
  const last = shown.at(-1)
  const earlier = last && (await findEarlierState(db, organizationId, contactId, last, states))
  const known = [
    ...(earlier ? [{ id: earlier.id, data: (JSON.parse(earlier.body) as EventBody).data }] : []),
    ...shown.map(({ id }) => ({ id, data: bodies.get(id)?.data })),
  ] as { id: string; data: Contact | null | undefined }[]
  known.sort((a, b) => (a.id < b.id ? -1 : 1))
  const changes = new Map<string, TimelineEntry['changes']>()
  for (const [index, { id, data }] of known.entries()) {
    const before = known[index - 1]?.data
    // The events of a merged contact are in the same timeline, and have another subject.
    if (before && data && before.id === data.id) changes.set(id, fieldChanges(before, data))
  }
  return ({ id, kind }) => (kind === 'contact.updated' ? (changes.get(id) ?? []) : [])
}
