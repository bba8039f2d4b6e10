import { wants } from '../../../platform/expressions/match.ts'
import { EventId, newId, OrganizationId } from '../../../platform/ids.ts'
import { daysBefore } from '../../../platform/retention.ts'
import type { Work } from '../../../platform/work.ts'
import { readBody } from '../event-log/event-body.ts'
import type { Event } from '../event-log/schema.ts'
import type { Draft } from './draft.ts'
import { repeatDays } from './schema.ts'
import {
  type FilteredPair,
  findByKeys,
  insertChosenDeliveries,
  insertPublished,
  type PublishedEvent,
} from './store.ts'

/** Publishes all of them or none. A repeat is answered with the first event, in the same batch as well. */
export async function publishEvents(work: Work, drafts: readonly Draft[]): Promise<Event[]> {
  const { db, organizationId, now } = work
  const events = drafts.map((draft) => newEvent(work, draft))
  const rows = events.map(({ row }) => row)
  const filtered = await insertPublished(db, work, daysBefore(now, repeatDays), rows)
  if (filtered.length > 0) await oweFiltered(work, rows, filtered)
  const keys = rows.map(({ dedupeKey }) => dedupeKey).filter((key) => key !== null)
  if (keys.length === 0) return events.map(({ shown }) => shown)
  const firsts = await findByKeys(db, organizationId, keys)
  return events.map(({ row, shown }) => {
    const first = row.dedupeKey === null ? undefined : firsts.get(row.dedupeKey)
    return first === undefined || first.id === row.id ? shown : readBody(first.body)
  })
}

/** Owes events to the webhooks whose filter wants them. */
async function oweFiltered(
  work: Work,
  rows: readonly PublishedEvent[],
  filtered: readonly FilteredPair[],
): Promise<void> {
  const byId = new Map(rows.map((row) => [row.id, row]))
  const pairs = filtered.flatMap(({ eventId, webhookId, filter }) => {
    const event = byId.get(eventId)
    return event && wants(filter, event.body) ? [{ event, webhookId }] : []
  })
  if (pairs.length > 0) await insertChosenDeliveries(work.db, work, pairs)
}

function newEvent(
  { organizationId, now }: Work,
  { data, dataText, ...draft }: Draft,
): { row: PublishedEvent; shown: Event } {
  const id = newId()
  const head = {
    id: EventId.show(id),
    type: draft.type,
    createdAt: now.toISOString(),
    organizationId: OrganizationId.show(organizationId),
  }
  const body = `${JSON.stringify(head).slice(0, -1)},"data":${dataText}}`
  return { row: { ...draft, id, body }, shown: { ...head, data } }
}
