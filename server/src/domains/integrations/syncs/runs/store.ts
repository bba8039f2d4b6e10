import { type Selectable, sql } from 'kysely'
import type { Db, Tx } from '../../../../platform/db/database.ts'
import { newestFirst, ownedTable, type PageOf } from '../../../../platform/db/owned-table.ts'
import type { Writing } from '../../../../platform/db/pending-writes.ts'
import type {
  Json,
  SyncConflictsTable,
  SyncErrorsTable,
  SyncRunsTable,
} from '../../../../platform/db/tables.generated.ts'
import type { SyncRunError, SyncRunStatus } from './schema.ts'

interface TypedColumns {
  status: SyncRunStatus
  trigger: 'manual' | 'schedule'
  mode: 'incremental' | 'full'
  phase: 'listing' | 'removing'
  checkpoint: Json
  state: Json
  next_state: Json
  error: SyncRunError | null
}

export type SyncRunRow = Omit<Selectable<SyncRunsTable>, keyof TypedColumns> & TypedColumns

const runs = ownedTable<'sync_runs', SyncRunRow>('sync_runs', {
  json: ['checkpoint', 'state', 'next_state', 'error'],
})

export const { insert: insertRun, update: updateRun, find: findRun, lock: lockRun } = runs

/** Locks the open run. A sync has at most one. */
export const lockOpenRun = (
  tx: Tx,
  organizationId: string,
  syncId: string,
): Promise<SyncRunRow | undefined> =>
  runs
    .select(tx, organizationId)
    .where('sync_id', '=', syncId)
    .where('status', 'in', ['queued', 'running', 'needs_confirmation'])
    .forNoKeyUpdate()
    .executeTakeFirst()

export const listRuns = (
  db: Db,
  organizationId: string,
  syncId: string,
  { status }: { status?: SyncRunStatus | undefined },
  page: PageOf,
): Promise<SyncRunRow[]> =>
  newestFirst(
    runs
      .select(db, organizationId)
      .where('sync_id', '=', syncId)
      .$if(status !== undefined, (query) => query.where('status', '=', status ?? '')),
    page,
  )

/** Lists runs of all organizations without progress since that time. */
export async function listStuckRuns(
  db: Db,
  { now, movedBefore }: { now: Date; movedBefore: Date },
  limit: number,
): Promise<{ organizationId: string; runId: string }[]> {
  const { rows } = await sql<{ organizationId: string; runId: string }>`
    select organization_id as "organizationId", id as "runId" from sync_runs
    where status in ('queued', 'running') and moved_at < ${movedBefore}
      and (wait_until is null or wait_until < ${now})
    order by moved_at limit ${limit}`.execute(db)
  return rows
}

export type ErrorRow = Selectable<SyncErrorsTable>

const errors = ownedTable<'sync_errors', ErrorRow>('sync_errors')

export const insertErrors = (writing: Writing, rows: readonly ErrorRow[]): void =>
  errors.insert(writing, ...rows)

interface PositionPage {
  after: number
  limit: number
}

export const listErrors = (
  db: Db,
  organizationId: string,
  runId: string,
  { after, limit }: PositionPage,
): Promise<ErrorRow[]> =>
  errors
    .select(db, organizationId, { run_id: runId })
    .where('position', '>', after)
    .orderBy('position')
    .limit(limit + 1)
    .execute()

export type ConflictRow = Omit<
  Selectable<SyncConflictsTable>,
  'taken' | 'last_value' | 'source_value' | 'platform_value'
> & {
  taken: 'source' | 'platform'
  last_value: Json
  source_value: Json
  platform_value: Json
}

export const insertConflicts = ({ db, write }: Writing, rows: readonly ConflictRow[]): void =>
  write(
    db.insertInto('sync_conflicts').values(
      rows.map((row) => ({
        ...row,
        last_value: JSON.stringify(row.last_value),
        source_value: JSON.stringify(row.source_value),
        platform_value: JSON.stringify(row.platform_value),
      })),
    ),
  )

const conflicts = ownedTable<'sync_conflicts', ConflictRow>('sync_conflicts')

export const listConflicts = (
  db: Db,
  organizationId: string,
  runId: string,
  { after, limit }: PositionPage,
): Promise<ConflictRow[]> =>
  conflicts
    .select(db, organizationId, { run_id: runId })
    .where('position', '>', after)
    .orderBy('position')
    .limit(limit + 1)
    .execute()

/** Deletes the conflicts of deleted contacts. */
export const deleteConflictsOf = (
  { db, write }: Writing,
  organizationId: string,
  contactIds: readonly string[],
): void =>
  write(
    conflicts
      .deleting(db, organizationId, {})
      .where(sql<boolean>`contact_id = any(${[...contactIds]}::uuid[])`),
  )
