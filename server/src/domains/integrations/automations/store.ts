import { type Selectable, sql } from 'kysely'
import type { Db, Tx } from '../../../platform/db/database.ts'
import type { Writing } from '../../../platform/db/pending-writes.ts'
import type {
  AutomationsTable,
  AutomationVersionsTable,
} from '../../../platform/db/tables.generated.ts'
import type { Action } from './actions/schema.ts'
import type { Definition, Trigger } from './schema.ts'

interface Checked {
  trigger: Trigger
  trigger_kind: 'event' | 'hook' | 'schedule'
  actions: Action[]
  author_kind: 'token' | 'member'
}

export type AutomationRow = Omit<Selectable<AutomationsTable>, keyof Checked> & Checked
export type AutomationColumns = Omit<AutomationRow, 'organization_id' | 'id' | 'created_at'>

const asJson = ({ trigger, actions, ...row }: Partial<AutomationRow>) => ({
  ...row,
  ...(trigger && { trigger: JSON.stringify(trigger) }),
  ...(actions && { actions: JSON.stringify(actions) }),
})

export const insertAutomation = ({ db, write }: Writing, row: AutomationRow): void => {
  const { trigger, actions } = row
  const json = { trigger: JSON.stringify(trigger), actions: JSON.stringify(actions) }
  write(db.insertInto('automations').values({ ...row, ...json }))
}

export const updateAutomation = (
  { db, write }: Writing,
  organizationId: string,
  id: string,
  change: Partial<AutomationRow>,
): void =>
  write(
    db
      .updateTable('automations')
      .set(asJson(change))
      .where('organization_id', '=', organizationId)
      .where('id', '=', id),
  )

const select = (db: Db, organizationId: string) =>
  db
    .selectFrom('automations')
    .selectAll()
    .where('organization_id', '=', organizationId)
    .$castTo<AutomationRow>()

export const findAutomation = (
  db: Db,
  organizationId: string,
  id: string,
): Promise<AutomationRow | undefined> =>
  select(db, organizationId).where('id', '=', id).executeTakeFirst()

export const lockAutomation = (
  tx: Tx,
  organizationId: string,
  id: string,
): Promise<AutomationRow | undefined> =>
  select(tx, organizationId).where('id', '=', id).forUpdate().executeTakeFirst()

/** Newest first; one more than the limit when there is another page. */
export const listAutomations = (
  db: Db,
  organizationId: string,
  { enabled, hookId }: { enabled?: boolean | undefined; hookId?: string | undefined },
  { after, limit }: { after: string | null; limit: number },
): Promise<AutomationRow[]> =>
  select(db, organizationId)
    .$if(enabled !== undefined, (query) => query.where('enabled', '=', enabled ?? true))
    .$if(hookId !== undefined, (query) => query.where('hook_id', '=', hookId ?? ''))
    .$if(after !== null, (query) => query.where('id', '<', after))
    .orderBy('id', 'desc')
    .limit(limit + 1)
    .execute()

export async function deleteAutomation(
  db: Db,
  organizationId: string,
  id: string,
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('automations')
    .where('organization_id', '=', organizationId)
    .where('id', '=', id)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** Those that events set off, locked in one order so that their paces move one after the other. */
export const lockEventAutomations = (tx: Tx, organizationId: string): Promise<AutomationRow[]> =>
  select(tx, organizationId)
    .where('enabled', '=', true)
    .where('trigger_kind', '=', 'event')
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()

export const listHookAutomations = (
  db: Db,
  organizationId: string,
  hookIds: readonly string[],
): Promise<AutomationRow[]> =>
  select(db, organizationId)
    .where('enabled', '=', true)
    .where(sql<boolean>`hook_id = any(${[...hookIds]}::uuid[])`)
    .orderBy('id')
    .execute()

/** Of all organizations: one walk of an index that holds no others. */
export async function listFollowers(db: Db): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select distinct organization_id as id from automations
    where enabled and trigger_kind = 'event'`.execute(db)
  return rows.map(({ id }) => id)
}

/** Of all organizations, the longest overdue first. */
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

export type VersionRow = Omit<Selectable<AutomationVersionsTable>, 'definition'> & {
  definition: Definition
}

export const insertVersion = ({ db, write }: Writing, row: VersionRow): void =>
  write(
    db
      .insertInto('automation_versions')
      .values({ ...row, definition: JSON.stringify(row.definition) }),
  )

const versions = (db: Db, organizationId: string, automationId: string) =>
  db
    .selectFrom('automation_versions')
    .selectAll()
    .where('organization_id', '=', organizationId)
    .where('automation_id', '=', automationId)
    .$castTo<VersionRow>()

export const findVersion = (
  db: Db,
  organizationId: string,
  automationId: string,
  version: number,
): Promise<VersionRow | undefined> =>
  versions(db, organizationId, automationId).where('version', '=', version).executeTakeFirst()

export const listVersions = (
  db: Db,
  organizationId: string,
  automationId: string,
  { before, limit }: { before: number | null; limit: number },
): Promise<VersionRow[]> =>
  versions(db, organizationId, automationId)
    .$if(before !== null, (query) => query.where('version', '<', before))
    .orderBy('version', 'desc')
    .limit(limit + 1)
    .execute()
