import { sql } from 'kysely'
import type { Db } from '../../../../platform/db/database.ts'
import type { Writing } from '../../../../platform/db/pending-writes.ts'
import type { FieldValues } from '../../../contacts/index.ts'

interface RecordKey {
  organizationId: string
  syncId: string
}

interface Asked {
  remoteId: string
  hash: string
}

/** Stored data of a record. `values` is empty if the record is unchanged. */
export interface KnownRecord {
  remoteId: string
  isSame: boolean
  epoch: number
  values: FieldValues
  contactId: string | null
  sourceId: string | null
  dropped: boolean
  seenRun: string | null
  goneRun: string | null
  goneAt: Date | null
}

/** Finds each record by its key: the planner would underestimate a join. */
export async function listRecords(
  db: Db,
  { organizationId, syncId }: RecordKey,
  asked: readonly Asked[],
  epoch: number,
): Promise<KnownRecord[]> {
  const { rows } = await sql<KnownRecord>`
    select r.* from unnest(${asked.map(({ remoteId }) => remoteId)}::text[],
      ${asked.map(({ hash }) => hash)}::text[]) as asked (remote_id, hash)
    cross join lateral (
      select k.remote_id as "remoteId", k.epoch, k.dropped,
        k.hash is not distinct from asked.hash and k.epoch = ${epoch} as "isSame",
        case when k.hash is not distinct from asked.hash then '{}'::jsonb else k.values end as values,
        k.contact_id as "contactId", k.source_id as "sourceId", k.seen_run as "seenRun",
        k.gone_run as "goneRun", k.gone_at as "goneAt"
      from sync_records k
      where k.organization_id = ${organizationId} and k.sync_id = ${syncId}
        and k.remote_id = asked.remote_id limit 1
    ) r`.execute(db)
  return rows
}

interface ReadRecord {
  remote_id: string
  hash: string
  values: FieldValues
  contact_id: string | null
  source_id: string | null
}

/** Saves the values of records and the ids of their contacts or sources. */
export function saveRecords(
  { db, write }: Writing,
  { organizationId, syncId }: RecordKey,
  rows: readonly ReadRecord[],
  { runId, epoch }: { runId: string; epoch: number },
): void {
  if (rows.length === 0) return
  const upsert = sql`
    insert into sync_records (organization_id, sync_id, remote_id, hash, epoch, values, contact_id,
      source_id, dropped, seen_run)
    select o.id, ${syncId}, r.remote_id, r.hash, ${epoch}, r.values, r.contact_id,
      r.source_id, r.contact_id is null and r.source_id is null, ${runId}
    from organizations o, json_to_recordset(${JSON.stringify(rows)}::text::json)
      as r (remote_id text, hash text, values jsonb, contact_id uuid, source_id uuid)
    where o.id = ${organizationId}
    on conflict (organization_id, sync_id, remote_id) do update set
      hash = excluded.hash, epoch = excluded.epoch, values = excluded.values,
      contact_id = excluded.contact_id, source_id = excluded.source_id, dropped = excluded.dropped,
      seen_run = excluded.seen_run, gone_run = null, gone_at = null`
  write({ compile: () => upsert.compile(db) })
}

const mark = (
  { db, write }: Writing,
  { organizationId, syncId }: RecordKey,
  remoteIds: readonly string[],
  change: { hash?: null; seen_run?: string; gone_run: string | null },
): void =>
  write(
    db
      .updateTable('sync_records')
      .set(change)
      .where('organization_id', '=', organizationId)
      .where('sync_id', '=', syncId)
      .where(sql<boolean>`remote_id = any(${[...remoteIds]}::text[])`),
  )

/** Marks unchanged records as seen by a listing. */
export const markSeen = (
  writing: Writing,
  key: RecordKey,
  remoteIds: readonly string[],
  runId: string,
): void => mark(writing, key, remoteIds, { seen_run: runId, gone_run: null })

/** Marks records that could not be imported, so that they are tried again. */
export const markFailed = (
  writing: Writing,
  key: RecordKey,
  remoteIds: readonly string[],
  runId: string,
): void => mark(writing, key, remoteIds, { hash: null, seen_run: runId, gone_run: null })

/** Marks records that the source reports as deleted. The removal is decided at the end of the listing. */
export const markGone = (
  writing: Writing,
  key: RecordKey,
  remoteIds: readonly string[],
  runId: string,
): void => mark(writing, key, remoteIds, { gone_run: runId })

/** Condition: a full listing did not see the record, or the source reported its deletion. */
const isGone = (run: { runId: string; isFull: boolean }) =>
  sql<boolean>`gone_at is null and (gone_run = ${run.runId} or (${run.isFull}
    and seen_run is distinct from ${run.runId}))`

export async function countGone(
  db: Db,
  { organizationId, syncId }: RecordKey,
  run: { runId: string; isFull: boolean },
): Promise<number> {
  const { rows } = await sql<{ gone: number }>`
    select count(*)::integer as gone from sync_records
    where organization_id = ${organizationId} and sync_id = ${syncId} and ${isGone(run)}`.execute(
    db,
  )
  return rows[0]?.gone ?? 0
}

/** Counts the records that existed at the last read. */
export async function countKnown(db: Db, { organizationId, syncId }: RecordKey): Promise<number> {
  const { rows } = await sql<{ known: number }>`
    select count(*)::integer as known from sync_records
    where organization_id = ${organizationId} and sync_id = ${syncId} and gone_at is null`.execute(
    db,
  )
  return rows[0]?.known ?? 0
}

export interface GoneRecord {
  remoteId: string
  contactId: string | null
  sourceId: string | null
  /** True if another record, of any sync, is linked to the same contact or source. */
  isShared: boolean
}

export async function listGone(
  db: Db,
  { organizationId, syncId }: RecordKey,
  run: { runId: string; isFull: boolean },
  limit: number,
): Promise<GoneRecord[]> {
  // One index lookup for each: with both in one condition, the query read all records of the organization.
  const isOfAnother = (column: 'contact_id' | 'source_id') => sql`
    exists (select from sync_records o where o.organization_id = ${organizationId}
      and o.${sql.ref(column)} = g.${sql.ref(column)}
      and (o.sync_id, o.remote_id) <> (g.sync_id, g.remote_id) and o.gone_at is null)`
  const { rows } = await sql<GoneRecord>`
    select g.remote_id as "remoteId", g.contact_id as "contactId", g.source_id as "sourceId",
      (${isOfAnother('contact_id')} or ${isOfAnother('source_id')}) as "isShared"
    from (select * from sync_records
      where organization_id = ${organizationId} and sync_id = ${syncId} and ${isGone(run)}
      order by remote_id limit ${limit}) g order by g.remote_id`.execute(db)
  return rows
}

export const deleteRecords = (
  { db, write }: Writing,
  { organizationId, syncId }: RecordKey,
  remoteIds: readonly string[],
): void =>
  write(
    db
      .deleteFrom('sync_records')
      .where('organization_id', '=', organizationId)
      .where('sync_id', '=', syncId)
      .where(sql<boolean>`remote_id = any(${[...remoteIds]}::text[])`),
  )

export const markTagged = (
  { db, write }: Writing,
  { organizationId, syncId }: RecordKey,
  remoteIds: readonly string[],
  now: Date,
): void =>
  write(
    db
      .updateTable('sync_records')
      .set({ gone_at: now, gone_run: null })
      .where('organization_id', '=', organizationId)
      .where('sync_id', '=', syncId)
      .where(sql<boolean>`remote_id = any(${[...remoteIds]}::text[])`),
  )

/** Lists those of the contacts that are linked to records of the sync. */
export async function listLinked(
  db: Db,
  { organizationId, syncId }: RecordKey,
  contactIds: readonly string[],
): Promise<string[]> {
  if (contactIds.length === 0) return []
  const rows = await db
    .selectFrom('sync_records')
    .select('contact_id')
    .where('organization_id', '=', organizationId)
    .where('sync_id', '=', syncId)
    .where(sql<boolean>`contact_id = any(${[...contactIds]}::uuid[])`)
    .execute()
  return rows.flatMap(({ contact_id }) => contact_id ?? [])
}

/** Drops records whose contact or source was deleted here, with their values. */
export function dropRecords(
  { db, write }: Writing,
  organizationId: string,
  column: 'contact_id' | 'source_id',
  ids: readonly string[],
): void {
  write(
    db
      .updateTable('sync_records')
      .set({ [column]: null, dropped: true, values: '{}' })
      .where('organization_id', '=', organizationId)
      .where(sql<boolean>`${sql.ref(column)} = any(${[...ids]}::uuid[])`),
  )
}

/** Lists the stored values of contacts, of all syncs. */
export async function listRecordsOf(
  db: Db,
  organizationId: string,
  contactIds: readonly string[],
  limit: number,
): Promise<{ syncId: string; remoteId: string; values: FieldValues }[]> {
  const rows = await db
    .selectFrom('sync_records')
    .select(['sync_id as syncId', 'remote_id as remoteId', 'values'])
    .where('organization_id', '=', organizationId)
    .where(sql<boolean>`contact_id = any(${[...contactIds]}::uuid[])`)
    .limit(limit)
    .execute()
  return rows as unknown as { syncId: string; remoteId: string; values: FieldValues }[]
}
