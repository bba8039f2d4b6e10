import { type Selectable, sql } from 'kysely'
import type { Db, Tx } from '../../../../platform/db/database.ts'
import { deleteOldRows } from '../../../../platform/db/old-rows.ts'
import type { Writing } from '../../../../platform/db/pending-writes.ts'
import type {
  Json,
  SyncConflictsTable,
  SyncErrorsTable,
  SyncRunsTable,
} from '../../../../platform/db/tables.generated.ts'
import type { RunError, RunStatus } from './schema.ts'

interface Checked {
  status: RunStatus
  trigger: 'manual' | 'schedule'
  mode: 'incremental' | 'full'
  phase: 'listing' | 'removing'
  checkpoint: Json
  state: Json
  next_state: Json
  error: RunError | null
}

export type RunRow = Omit<Selectable<SyncRunsTable>, keyof Checked> & Checked

const jsonColumns = ['checkpoint', 'state', 'next_state', 'error'] as const

const asJson = (row: Partial<RunRow>) => {
  const encoded = jsonColumns.flatMap((name) => {
    const value = row[name]
    return value === undefined ? [] : [[name, value === null ? null : JSON.stringify(value)]]
  })
  return { ...row, ...Object.fromEntries(encoded) }
}

export const insertRun = ({ db, write }: Writing, row: RunRow): void =>
  write(db.insertInto('sync_runs').values(asJson(row) as never))

export const updateRun = (
  { db, write }: Writing,
  organizationId: string,
  id: string,
  change: Partial<RunRow>,
): void =>
  write(
    db
      .updateTable('sync_runs')
      .set(asJson(change) as never)
      .where('organization_id', '=', organizationId)
      .where('id', '=', id),
  )

const select = (db: Db, organizationId: string) =>
  db
    .selectFrom('sync_runs')
    .selectAll()
    .where('organization_id', '=', organizationId)
    .$castTo<RunRow>()

export const findRun = (db: Db, organizationId: string, id: string): Promise<RunRow | undefined> =>
  select(db, organizationId).where('id', '=', id).executeTakeFirst()

export const lockRun = (tx: Tx, organizationId: string, id: string): Promise<RunRow | undefined> =>
  select(tx, organizationId).where('id', '=', id).forNoKeyUpdate().executeTakeFirst()

/** The one that has not ended; a sync has one at most. */
export const lockOpenRun = (
  tx: Tx,
  organizationId: string,
  syncId: string,
): Promise<RunRow | undefined> =>
  select(tx, organizationId)
    .where('sync_id', '=', syncId)
    .where('status', 'in', ['queued', 'running', 'needs_confirmation'])
    .forNoKeyUpdate()
    .executeTakeFirst()

export const listRuns = (
  db: Db,
  organizationId: string,
  syncId: string,
  { status }: { status?: RunStatus | undefined },
  { after, limit }: { after: string | null; limit: number },
): Promise<RunRow[]> =>
  select(db, organizationId)
    .where('sync_id', '=', syncId)
    .$if(status !== undefined, (query) => query.where('status', '=', status ?? ''))
    .$if(after !== null, (query) => query.where('id', '<', after))
    .orderBy('id', 'desc')
    .limit(limit + 1)
    .execute()

/** Of all organizations, those that should have got on since. */
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

export const deleteOldRuns = (db: Db, before: Date, limit: number): Promise<number> =>
  deleteOldRows(db, 'sync_runs', 'created_at', before, limit)

export type ErrorRow = Selectable<SyncErrorsTable>

export const insertErrors = ({ db, write }: Writing, rows: readonly ErrorRow[]): void =>
  write(db.insertInto('sync_errors').values(rows))

export const listErrors = (
  db: Db,
  organizationId: string,
  runId: string,
  { after, limit }: { after: number; limit: number },
): Promise<ErrorRow[]> =>
  db
    .selectFrom('sync_errors')
    .selectAll()
    .where('organization_id', '=', organizationId)
    .where('run_id', '=', runId)
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

export const listConflicts = (
  db: Db,
  organizationId: string,
  runId: string,
  { after, limit }: { after: number; limit: number },
): Promise<ConflictRow[]> =>
  db
    .selectFrom('sync_conflicts')
    .selectAll()
    .where('organization_id', '=', organizationId)
    .where('run_id', '=', runId)
    .where('position', '>', after)
    .orderBy('position')
    .limit(limit + 1)
    .$castTo<ConflictRow>()
    .execute()

/** What runs keep of contacts that are deleted. */
export function deleteConflictsOf(
  { db, write }: Writing,
  organizationId: string,
  contactIds: readonly string[],
): void {
  write(
    db
      .deleteFrom('sync_conflicts')
      .where('organization_id', '=', organizationId)
      .where(sql<boolean>`contact_id = any(${[...contactIds]}::uuid[])`),
  )
}
