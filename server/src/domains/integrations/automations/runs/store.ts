import { type Selectable, sql } from 'kysely'
import type { Db, Tx } from '../../../../platform/db/database.ts'
import { newestFirst, ownedTable, type PageOf } from '../../../../platform/db/owned-table.ts'
import type { Writing } from '../../../../platform/db/pending-writes.ts'
import type {
  AutomationRunsTable,
  AutomationStepsTable,
} from '../../../../platform/db/tables.generated.ts'
import type { AutomationRunError, AutomationRunStatus } from './schema.ts'

interface TypedColumns {
  status: AutomationRunStatus
  trigger_kind: 'event' | 'hook' | 'schedule'
  error: AutomationRunError | null
}

export type AutomationRunRow = Omit<Selectable<AutomationRunsTable>, keyof TypedColumns> &
  TypedColumns
export type StepRow = Omit<Selectable<AutomationStepsTable>, 'result'> & {
  result: Record<string, unknown>
}

/** Inserts runs and returns the ids of new ones: an automation runs once for each trigger. */
export async function insertRuns(tx: Tx, rows: readonly AutomationRunRow[]): Promise<Set<string>> {
  const inserted = await sql<{ id: string }>`
    insert into automation_runs
    select * from jsonb_populate_recordset(null::automation_runs, ${JSON.stringify(rows)}::text::jsonb)
    on conflict (organization_id, automation_id, trigger_id) do nothing
    returning id`.execute(tx)
  return new Set(inserted.rows.map(({ id }) => id))
}

const runs = ownedTable<'automation_runs', AutomationRunRow>('automation_runs', {
  json: ['error'],
  locksReferences: true,
})

export const updateRuns = (
  { db, write }: Writing,
  organizationId: string,
  ids: readonly string[],
  change: Partial<AutomationRunRow>,
): void =>
  write(
    runs
      .changing(db, organizationId, {}, change)
      .where(sql<boolean>`id = any(${[...ids]}::uuid[])`),
  )

export const updateRun = (
  writing: Writing,
  organizationId: string,
  id: string,
  change: Partial<AutomationRunRow>,
): void => updateRuns(writing, organizationId, [id], change)

export const { find: findRun, lock: lockRun } = runs

/** Lists runs of an event or inbound event, of all automations. */
export const listRunsOfTrigger = (
  db: Db,
  organizationId: string,
  triggerId: string,
): Promise<AutomationRunRow[]> =>
  runs.select(db, organizationId, { trigger_id: triggerId }).orderBy('id').execute()

/** Lists runs, newest first, one more than the limit if there is another page. */
export const listRuns = (
  db: Db,
  organizationId: string,
  automationId: string,
  {
    status,
    triggerId,
  }: { status?: AutomationRunStatus | undefined; triggerId?: string | undefined },
  page: PageOf,
): Promise<AutomationRunRow[]> =>
  newestFirst(
    runs
      .select(db, organizationId)
      .where('automation_id', '=', automationId)
      .$if(status !== undefined, (query) => query.where('status', '=', status ?? 'failed'))
      .$if(triggerId !== undefined, (query) => query.where('trigger_id', '=', triggerId ?? '')),
    page,
  )

/**
 * Lists overdue runs of all organizations: delayed ones that are due, and those that should have ended long ago. Runs
 * that were due when they were created have their job.
 */
export async function listOverdueRuns(
  db: Db,
  { now, lostBefore }: { now: Date; lostBefore: Date },
  limit: number,
): Promise<{ organizationId: string; runId: string }[]> {
  const { rows } = await sql<{ organizationId: string; runId: string }>`
    select organization_id as "organizationId", id as "runId" from automation_runs
    where status in ('queued', 'running') and due_at <= ${now}
      and (due_at <= ${lostBefore} or (status = 'queued' and due_at > created_at))
    order by due_at limit ${limit}`.execute(db)
  return rows
}

export const insertSteps = ({ db, write }: Writing, rows: readonly StepRow[]): void => {
  const insert = sql`
    insert into automation_steps
    select * from jsonb_populate_recordset(null::automation_steps, ${JSON.stringify(rows)}::text::jsonb)`
  write({ compile: () => insert.compile(db) })
}

const steps = ownedTable<'automation_steps', StepRow>('automation_steps')

export const listSteps = (
  db: Db,
  organizationId: string,
  runIds: readonly string[],
): Promise<StepRow[]> =>
  steps
    .select(db, organizationId)
    .where(sql<boolean>`run_id = any(${[...runIds]}::uuid[])`)
    .orderBy('run_id')
    .orderBy('position')
    .execute()

/** A position among the steps of an organization. */
export interface StepPlace {
  runId: string
  position: number
}

export const stepsAtOnce = 2_000

/** Position after the last possible step. */
export const lastPlace: StepPlace = { runId: 'ffffffff-ffff-ffff-ffff-ffffffffffff', position: 0 }

/**
 * Finds runs that acted on one of the subjects, newest first, in the steps before the position. `last` is null if there
 * are none. This many steps take about 2 ms: an index would slow down each step of each run.
 */
export async function findRunsUpon(
  db: Db,
  organizationId: string,
  subjects: readonly string[],
  { runId, position }: StepPlace,
): Promise<{ runIds: string[]; last: StepPlace | null }> {
  const { rows } = await sql<StepPlace & { runIds: string[] }>`
    with page as materialized (
      select run_id, position, result ->> 'id' as subject from automation_steps
      where organization_id = ${organizationId} and (run_id, position) < (${runId}::uuid, ${position}::integer)
      order by run_id desc, position desc limit ${stepsAtOnce}
    )
    select run_id as "runId", position,
      array(select distinct run_id from page where subject = any(${[...subjects]}::text[]) order by run_id desc) as "runIds"
    from page order by run_id, position limit 1`.execute(db)
  const [row] = rows
  return row ? { runIds: row.runIds, last: row } : { runIds: [], last: null }
}

export const listRunsIn = (
  db: Db,
  organizationId: string,
  ids: readonly string[],
): Promise<AutomationRunRow[]> =>
  runs
    .select(db, organizationId)
    .where(sql<boolean>`id = any(${[...ids]}::uuid[])`)
    .execute()

/** Counts runs in the month, up to the limit of the plan. Returns how many it counted. */
export async function countRuns(
  tx: Tx,
  organizationId: string,
  now: Date,
  wanted: number,
): Promise<number> {
  const { rows: plans } = await sql<{ max: number | null }>`
    select l.max from organizations o left join plan_limits l on l.plan = o.plan and l.resource = 'runs'
    where o.id = ${organizationId}`.execute(tx)
  const [plan] = plans
  if (!plan) return wanted
  // Not for each row of a table: a shard runs no function that writes to other tables.
  const count = (added: number) =>
    sql<{ before: string }>`
      select count_in_month(${organizationId}, 'runs', ${now}, ${added}, ${plan.max}) as before`.execute(
      tx,
    )
  const { rows } = await count(wanted)
  if (plan.max === null) return wanted
  const allowed = Math.min(wanted, Math.max(0, plan.max - Number(rows[0]?.before)))
  if (allowed < wanted) await count(allowed - wanted)
  return allowed
}

export interface CursorRow {
  position: string
  id: string
}

/** Undefined if another node follows this organization now, or nobody has begun to. */
export async function lockCursor(tx: Tx, organizationId: string): Promise<CursorRow | undefined> {
  const { rows } = await sql<CursorRow>`
    select position, event_id as id from automation_cursors
    where organization_id = ${organizationId} for update skip locked`.execute(tx)
  return rows[0]
}

export const saveCursor = (
  { db, write }: Writing,
  organizationId: string,
  { position, id }: CursorRow,
): void => {
  const save = sql`
    insert into automation_cursors (organization_id, position, event_id)
    values (${organizationId}, ${position}, ${id}::uuid)
    on conflict (organization_id) do update set position = excluded.position, event_id = excluded.event_id`
  write({ compile: () => save.compile(db) })
}
