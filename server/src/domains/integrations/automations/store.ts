import { type Selectable, sql } from 'kysely'
import type { Db, Tx } from '../../../platform/db/database.ts'
import { newestFirst, ownedTable, type PageOf } from '../../../platform/db/owned-table.ts'
import type { Writing } from '../../../platform/db/pending-writes.ts'
import type {
  AutomationsTable,
  AutomationVersionsTable,
} from '../../../platform/db/tables.generated.ts'
import { presentAuthorship } from '../../people/index.ts'
import type { Action } from './actions/schema.ts'
import {
  type Automation,
  type AutomationDefinition,
  AutomationId,
  type AutomationVersion,
  type Trigger,
} from './schema.ts'

interface TypedColumns {
  trigger: Trigger
  trigger_kind: 'event' | 'hook' | 'schedule'
  actions: Action[]
}

export type AutomationRow = Omit<Selectable<AutomationsTable>, keyof TypedColumns> & TypedColumns
export type AutomationColumns = Omit<AutomationRow, 'organization_id' | 'id' | 'created_at'>

const automations = ownedTable<'automations', AutomationRow>('automations', {
  json: ['trigger', 'actions'],
  locksReferences: true,
})

export const {
  insert: insertAutomation,
  update: updateAutomation,
  find: findAutomation,
  lock: lockAutomation,
  delete: deleteAutomation,
} = automations

/** Lists automations, newest first, one more than the limit if there is another page. */
export const listAutomations = (
  db: Db,
  organizationId: string,
  { enabled, hookId }: { enabled?: boolean | undefined; hookId?: string | undefined },
  page: PageOf,
): Promise<AutomationRow[]> =>
  newestFirst(
    automations
      .select(db, organizationId)
      .$if(enabled !== undefined, (query) => query.where('enabled', '=', enabled ?? true))
      .$if(hookId !== undefined, (query) => query.where('hook_id', '=', hookId ?? '')),
    page,
  )

/** Returns the enabled automations of an author. */
export const listAutomationsOf = (
  db: Db,
  organizationId: string,
  authorId: string,
): Promise<AutomationRow[]> =>
  automations.select(db, organizationId, { enabled: true, author_id: authorId }).execute()

/** Locks event-triggered automations in one order, so that their rate limits advance one after the other. */
export const lockEventAutomations = (tx: Tx, organizationId: string): Promise<AutomationRow[]> =>
  automations
    .select(tx, organizationId, { enabled: true, trigger_kind: 'event' })
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()

export const listHookAutomations = (
  db: Db,
  organizationId: string,
  hookIds: readonly string[],
): Promise<AutomationRow[]> =>
  automations
    .select(db, organizationId)
    .where('enabled', '=', true)
    .where(sql<boolean>`hook_id = any(${[...hookIds]}::uuid[])`)
    .orderBy('id')
    .execute()

/** Lists organizations with event-triggered automations, by an index that holds only these. */
export async function listFollowers(db: Db): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select distinct organization_id as id from automations
    where enabled and trigger_kind = 'event'`.execute(db)
  return rows.map(({ id }) => id)
}

/** Lists due schedules of all organizations, longest overdue first. */
export async function listDueSchedules(
  db: Db,
  now: Date,
  limit: number,
): Promise<{ organizationId: string; id: string }[]> {
  const { rows } = await sql<{ organizationId: string; id: string }>`
    select organization_id as "organizationId", id from automations
    where enabled and next_at is not null and next_at <= ${now} order by next_at limit ${limit}`.execute(
    db,
  )
  return rows
}

type VersionRow = Omit<Selectable<AutomationVersionsTable>, 'definition'> & {
  definition: AutomationDefinition
}

/** Number of versions kept of one automation. */
const keptVersions = 100

/** Inserts a version, and deletes older ones than the last hundred that no run uses. */
const versions = ownedTable<'automation_versions', VersionRow>('automation_versions', {
  json: ['definition'],
})

/** Inserts a version, and deletes older ones than the last hundred that no run uses. */
export function insertVersion(writing: Writing, row: VersionRow): void {
  const { organization_id, automation_id, version } = row
  versions.insert(writing, row)
  if (version <= keptVersions) return
  const forget = sql`
    delete from automation_versions v
    where v.organization_id = ${organization_id} and v.automation_id = ${automation_id}
      and v.version <= ${version - keptVersions}
      and not exists (
        select from automation_runs r
        where r.organization_id = ${organization_id} and r.automation_id = v.automation_id
          and r.version = v.version and r.status in ('queued', 'running', 'held'))`
  writing.write({ compile: () => forget.compile(writing.db) })
}

export const findVersion = (
  db: Db,
  organizationId: string,
  automationId: string,
  version: number,
): Promise<VersionRow | undefined> =>
  versions.find(db, organizationId, { automation_id: automationId, version })

export const listVersions = (
  db: Db,
  organizationId: string,
  automationId: string,
  { before, limit }: { before: number | null; limit: number },
): Promise<VersionRow[]> =>
  versions
    .select(db, organizationId, { automation_id: automationId })
    .$if(before !== null, (query) => query.where('version', '<', before))
    .orderBy('version', 'desc')
    .limit(limit + 1)
    .execute()

export const presentAutomation = (row: AutomationRow): Automation => ({
  id: AutomationId.show(row.id),
  name: row.name,
  enabled: row.enabled,
  version: row.version,
  trigger: row.trigger,
  condition: row.condition,
  actions: row.actions,
  ...presentAuthorship(row),
  nextRunAt: row.next_at?.toISOString() ?? null,
  createdAt: row.created_at.toISOString(),
  updatedAt: row.updated_at.toISOString(),
})

export const presentVersion = (row: VersionRow): AutomationVersion => ({
  version: row.version,
  ...row.definition,
  authorName: row.author_name,
  createdAt: row.created_at.toISOString(),
})
