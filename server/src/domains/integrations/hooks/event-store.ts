import { type Selectable, sql } from 'kysely'
import type { Db, Tx } from '../../../platform/db/database.ts'
import { newestFirst, ownedTable, type PageOf } from '../../../platform/db/owned-table.ts'
import type { Writing } from '../../../platform/db/pending-writes.ts'
import type {
  InboundEventsTable,
  InboundRefusalsTable,
} from '../../../platform/db/tables.generated.ts'
import type { InboundStatus } from './event-schema.ts'

type TypedColumns = { headers: Record<string, string>; status: InboundStatus }
export type InboundEventRow = Omit<
  Selectable<InboundEventsTable>,
  'body' | 'received_day' | keyof TypedColumns
> &
  TypedColumns
export type InboundRefusalRow = Omit<Selectable<InboundRefusalsTable>, 'headers'> &
  Pick<TypedColumns, 'headers'>

export const inboundColumns = [
  'organization_id',
  'id',
  'hook_id',
  'status',
  'verified',
  'event_type',
  'provider_event_id',
  'content_type',
  'query',
  'headers',
  'body_bytes',
  'duplicate_of',
  'run_ids',
  'error',
  'received_at',
  'handled_at',
] as const

export interface InboundFilter {
  ids?: readonly string[] | undefined
  hookId?: string | undefined
  statuses?: readonly InboundStatus[] | undefined
  eventType?: string | undefined
  providerEventId?: string | undefined
  from?: string | undefined
  to?: string | undefined
}

const filtered = (db: Db, organizationId: string, filter: InboundFilter) => {
  const { ids, hookId, statuses, eventType, providerEventId, from, to } = filter
  let rows = db.selectFrom('inbound_events').where('organization_id', '=', organizationId)
  if (ids) rows = rows.where('id', 'in', ids)
  if (hookId !== undefined) rows = rows.where('hook_id', '=', hookId)
  if (statuses) rows = rows.where('status', 'in', statuses)
  if (eventType !== undefined) rows = rows.where('event_type', '=', eventType)
  if (providerEventId !== undefined) rows = rows.where('provider_event_id', '=', providerEventId)
  if (from !== undefined) rows = rows.where('received_at', '>=', new Date(from))
  if (to !== undefined) rows = rows.where('received_at', '<=', new Date(to))
  return rows
}

/** Lists events, newest first, one more than the limit if there is another page. */
export const listInboundEvents = (
  db: Db,
  organizationId: string,
  filter: InboundFilter,
  { after, limit }: { after: string | null; limit: number },
): Promise<InboundEventRow[]> =>
  filtered(db, organizationId, filter)
    .select(inboundColumns)
    .$if(after !== null, (query) =>
      query.where(sql<boolean>`(received_at, id) < (
        select received_at, id from inbound_events where organization_id = ${organizationId} and id = ${after})`),
    )
    .orderBy('received_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit + 1)
    .$castTo<InboundEventRow>()
    .execute()

/** A row with the received bytes and the signature header of its hook; null if the hook is deleted. */
export type StoredEventRow = InboundEventRow & {
  body: Buffer | null
  signature_header: string | null
}

const signatureHeader = (organizationId: string) =>
  sql<string | null>`(
  select config->>'header' from hooks
  where organization_id = ${organizationId} and id = inbound_events.hook_id)`.as('signature_header')

const inboundEvents = ownedTable<'inbound_events', InboundEventRow>('inbound_events', {
  columns: inboundColumns,
  json: ['headers'],
})

export const { lock: lockEvent } = inboundEvents

export const findEvent = (
  db: Db,
  organizationId: string,
  id: string,
): Promise<StoredEventRow | undefined> =>
  inboundEvents
    .select(db, organizationId, id)
    .select(['body', signatureHeader(organizationId)])
    .$castTo<StoredEventRow>()
    .executeTakeFirst()

export function settleEvents(
  { db, write }: Writing,
  organizationId: string,
  rows: readonly Pick<InboundEventRow, 'id' | 'status' | 'run_ids' | 'error' | 'handled_at'>[],
): void {
  const settled = rows.map(({ id, status, run_ids, error, handled_at }) => ({
    ...{ id, status, run_ids, error, handled_at },
  }))
  const update = sql`
    update inbound_events e
    set status = s.status, run_ids = s.run_ids, error = s.error, handled_at = s.handled_at
    from jsonb_to_recordset(${JSON.stringify(settled)}::text::jsonb)
      as s (id uuid, status text, run_ids text[], error text, handled_at timestamptz)
    where e.organization_id = ${organizationId} and e.id = any(${rows.map(({ id }) => id)}::uuid[]) and e.id = s.id`
  write({ compile: () => update.compile(db) })
}

/**
 * Locks events in the order of their ids, so that two nodes with the same events do not deadlock. The hook is joined: a
 * distributed database locks no row of a statement with a subquery.
 */
export const lockUnhandledEvents = (
  tx: Tx,
  organizationId: string,
  ids: readonly string[],
): Promise<StoredEventRow[]> =>
  tx
    .selectFrom('inbound_events')
    .leftJoin('hooks', (join) =>
      join
        .onRef('hooks.organization_id', '=', 'inbound_events.organization_id')
        .onRef('hooks.id', '=', 'inbound_events.hook_id'),
    )
    .select(inboundColumns.map((column) => `inbound_events.${column}` as const))
    .select([
      'inbound_events.body',
      sql<string | null>`hooks.config->>'header'`.as('signature_header'),
    ])
    .where('inbound_events.organization_id', '=', organizationId)
    .where(sql<boolean>`inbound_events.id = any(${[...ids]}::uuid[])`)
    .where('inbound_events.status', '=', 'received')
    .where('inbound_events.handled_at', 'is', null)
    .orderBy('inbound_events.id')
    .forNoKeyUpdate('inbound_events')
    .$castTo<StoredEventRow>()
    .execute()

/** Resets events to `received`, oldest first. Events without stored content, such as duplicates, are left out. */
export async function resetEvents(
  tx: Tx,
  organizationId: string,
  filter: InboundFilter,
  limit: number,
): Promise<string[]> {
  const chosen = filtered(tx, organizationId, filter)
    .select('id')
    .where('body', 'is not', null)
    .orderBy('id')
    .limit(limit)
    .forNoKeyUpdate()
  const rows = await tx
    .updateTable('inbound_events')
    .set({ status: 'received', error: null })
    .where('organization_id', '=', organizationId)
    .where('id', 'in', chosen)
    .returning('id')
    .execute()
  return rows.map(({ id }) => id).sort()
}

/** Stores a refusal, and deletes all but the newest `kept` of the hook. */
const refusals = ownedTable<'inbound_refusals', InboundRefusalRow>('inbound_refusals', {
  json: ['headers'],
})

/** Stores a refusal, and deletes all but the newest `kept` of the hook. */
export function insertRefusal(writing: Writing, refusal: InboundRefusalRow, kept: number): void {
  const { organization_id, hook_id } = refusal
  refusals.insert(writing, refusal)
  const beyond = sql`
    delete from inbound_refusals where organization_id = ${organization_id} and hook_id = ${hook_id} and id <= (
      select id from inbound_refusals where organization_id = ${organization_id} and hook_id = ${hook_id}
      order by id desc offset ${kept} limit 1)`
  writing.write({ compile: () => beyond.compile(writing.db) })
}

/** Lists refusals after a time, oldest first. */
export const listRefusedSince = (
  db: Db,
  organizationId: string,
  hookId: string,
  since: Date,
): Promise<Pick<InboundRefusalRow, 'address' | 'refused_at'>[]> =>
  refusals
    .select(db, organizationId, { hook_id: hookId })
    .where('refused_at', '>', since)
    .orderBy('id')
    .execute()

export const listRefusals = (
  db: Db,
  organizationId: string,
  hookId: string,
  page: PageOf,
): Promise<InboundRefusalRow[]> =>
  newestFirst(refusals.select(db, organizationId, { hook_id: hookId }), page)

export const insertTestEvent = (
  writing: Writing,
  event: InboundEventRow & { body: Buffer },
): void => inboundEvents.insert(writing, event)

/** Counts unhandled events of all organizations from before that time, up to 1,000. */
export async function countWaiting(db: Db, before: Date): Promise<number> {
  const { rows } = await sql<{ waiting: number }>`
    select count(*)::integer as waiting from (
      select id from inbound_events where status = 'received' and received_at < ${before} limit 1000
    ) as late`.execute(db)
  return rows[0]?.waiting ?? 0
}
