import { type Selectable, sql } from 'kysely'
import type { Db } from '../../../platform/db/database.ts'
import { newestFirst, ownedTable, type PageOf } from '../../../platform/db/owned-table.ts'
import type { Writing } from '../../../platform/db/pending-writes.ts'
import type { Json, SyncsTable } from '../../../platform/db/tables.generated.ts'
import type { ConflictPolicy } from '../../contacts/index.ts'
import { presentAuthorship } from '../../people/index.ts'
import { ConnectionId } from '../connections/index.ts'
import { type Sync, SyncId, type SyncTarget } from './schema.ts'

interface TypedColumns {
  target: SyncTarget
  mode: 'incremental' | 'full'
  conflict: ConflictPolicy
  deletions: 'ignore' | 'tag' | 'delete'
  status: 'active' | 'paused'
  config: Record<string, Json>
  mapping: Record<string, string>
  state: Json
}

export type SyncRow = Omit<Selectable<SyncsTable>, keyof TypedColumns> & TypedColumns

const syncs = ownedTable<'syncs', SyncRow>('syncs', { json: ['config', 'mapping', 'state'] })

export const {
  insert: insertSync,
  update: updateSync,
  find: findSync,
  lock: lockSync,
  delete: deleteSync,
} = syncs

/** Lists syncs, newest first, one more than the limit if there is another page. */
export const listSyncs = (
  db: Db,
  organizationId: string,
  { connectionId }: { connectionId?: string | undefined },
  page: PageOf,
): Promise<SyncRow[]> =>
  newestFirst(
    syncs
      .select(db, organizationId)
      .$if(connectionId !== undefined, (query) =>
        query.where('connection_id', '=', connectionId ?? ''),
      ),
    page,
  )

/** Returns the active syncs of an author. */
export const listSyncsOf = (db: Db, organizationId: string, authorId: string): Promise<SyncRow[]> =>
  syncs.select(db, organizationId, { status: 'active', author_id: authorId }).execute()

/** Returns the targets of a connection's syncs. */
export async function listTargets(
  db: Db,
  organizationId: string,
  connectionId: string,
): Promise<SyncTarget[]> {
  const rows = await syncs.select(db, organizationId, { connection_id: connectionId }).execute()
  return rows.map(({ target }) => target)
}

/** Stops the schedules of a connection that cannot be read. */
export const pauseSyncs = (
  writing: Writing,
  organizationId: string,
  connectionId: string,
  reason: string,
  now: Date,
): void =>
  syncs.update(
    writing,
    organizationId,
    { connection_id: connectionId, status: 'active' },
    { status: 'paused', paused_reason: reason, next_at: null, updated_at: now },
  )

/** Resumes syncs that no person paused. Those with a schedule are due immediately. */
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

/** Lists due syncs of all organizations, longest overdue first. */
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

export const presentSync = (row: SyncRow): Sync => ({
  id: SyncId.show(row.id),
  connectionId: ConnectionId.show(row.connection_id),
  name: row.name,
  target: row.target,
  mode: row.mode,
  schedule: row.schedule,
  config: row.config,
  mapping: row.mapping,
  matchBy: row.match_by,
  conflict: row.conflict,
  deletions: row.deletions,
  status: row.status,
  pausedReason: row.paused_reason,
  ...presentAuthorship(row),
  nextRunAt: row.next_at?.toISOString() ?? null,
  createdAt: row.created_at.toISOString(),
  updatedAt: row.updated_at.toISOString(),
})
