import { type Selectable, sql } from 'kysely'
import type { Db, Tx } from '../../../platform/db/database.ts'
import type { Writing } from '../../../platform/db/pending-writes.ts'
import type { Json, SyncsTable } from '../../../platform/db/tables.generated.ts'
import type { ConflictPolicy } from '../../contacts/index.ts'
import type { Target } from './schema.ts'

interface Checked {
  target: Target
  mode: 'incremental' | 'full'
  conflict: ConflictPolicy
  deletions: 'ignore' | 'tag' | 'delete'
  status: 'active' | 'paused'
  config: Record<string, Json>
  mapping: Record<string, string>
  state: Json
}

export type SyncRow = Omit<Selectable<SyncsTable>, keyof Checked> & Checked

const jsonColumns = ['config', 'mapping', 'state'] as const

const asJson = (row: Partial<SyncRow>) => {
  const encoded = jsonColumns.flatMap((name) => {
    const value = row[name]
    return value === undefined ? [] : [[name, value === null ? null : JSON.stringify(value)]]
  })
  return { ...row, ...Object.fromEntries(encoded) }
}

export const insertSync = ({ db, write }: Writing, row: SyncRow): void =>
  write(db.insertInto('syncs').values(asJson(row) as never))

export const updateSync = (
  { db, write }: Writing,
  organizationId: string,
  id: string,
  change: Partial<SyncRow>,
): void =>
  write(
    db
      .updateTable('syncs')
      .set(asJson(change) as never)
      .where('organization_id', '=', organizationId)
      .where('id', '=', id),
  )

const select = (db: Db, organizationId: string) =>
  db
    .selectFrom('syncs')
    .selectAll()
    .where('organization_id', '=', organizationId)
    .$castTo<SyncRow>()

export const findSync = (
  db: Db,
  organizationId: string,
  id: string,
): Promise<SyncRow | undefined> =>
  select(db, organizationId).where('id', '=', id).executeTakeFirst()

export const lockSync = (
  tx: Tx,
  organizationId: string,
  id: string,
): Promise<SyncRow | undefined> =>
  select(tx, organizationId).where('id', '=', id).forNoKeyUpdate().executeTakeFirst()

/** Newest first; one more than the limit when there is another page. */
export const listSyncs = (
  db: Db,
  organizationId: string,
  { connectionId }: { connectionId?: string | undefined },
  { after, limit }: { after: string | null; limit: number },
): Promise<SyncRow[]> =>
  select(db, organizationId)
    .$if(connectionId !== undefined, (query) =>
      query.where('connection_id', '=', connectionId ?? ''),
    )
    .$if(after !== null, (query) => query.where('id', '<', after))
    .orderBy('id', 'desc')
    .limit(limit + 1)
    .execute()

export async function deleteSync(db: Db, organizationId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('syncs')
    .where('organization_id', '=', organizationId)
    .where('id', '=', id)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** Stops the schedules of a connection that cannot be read. */
export const pauseSyncs = (
  { db, write }: Writing,
  organizationId: string,
  connectionId: string,
  reason: string,
  now: Date,
): void =>
  write(
    db
      .updateTable('syncs')
      .set({ status: 'paused', paused_reason: reason, next_at: null, updated_at: now })
      .where('organization_id', '=', organizationId)
      .where('connection_id', '=', connectionId)
      .where('status', '=', 'active'),
  )

/** Those that no person paused; what has a schedule is due at once. */
export const resumeSyncs = (
  { db, write }: Writing,
  organizationId: string,
  connectionId: string,
  now: Date,
): void =>
  write(
    db
      .updateTable('syncs')
      .set({
        status: 'active',
        paused_reason: null,
        updated_at: now,
        next_at: sql<Date | null>`case when schedule is null then null else ${now}::timestamptz end`,
      })
      .where('organization_id', '=', organizationId)
      .where('connection_id', '=', connectionId)
      .where('paused_reason', 'is not', null),
  )

/** Of all organizations, the longest overdue first. */
export async function listDueSyncs(
  db: Db,
  now: Date,
  limit: number,
): Promise<{ organizationId: string; id: string }[]> {
  const { rows } = await sql<{ organizationId: string; id: string }>`
    select organization_id as "organizationId", id from syncs
    where status = 'active' and next_at is not null and next_at <= ${now}
    order by next_at limit ${limit}`.execute(db)
  return rows
}
