import type { Insertable, Selectable, Updateable } from 'kysely'
import { sql } from 'kysely'
import type { Db } from '../../platform/db/database.ts'
import type {
  CreditEntriesTable,
  CreditGrantsTable,
  PlansTable,
} from '../../platform/db/tables.generated.ts'

export type PlanRow = Selectable<PlansTable>
export type GrantRow = Selectable<CreditGrantsTable>

/** A plan with the maximum of each resource; null and absent mean no limit. */
export type StoredPlan = Pick<
  PlanRow,
  'key' | 'requests_per_minute' | 'burst' | 'monthly_credits' | 'max_upload_bytes'
> & { limits: Readonly<Record<string, number | null>> }

const withLimits = <Row extends PlanRow>(row: Row): Row & StoredPlan => ({
  ...row,
  limits: Object.fromEntries(
    Object.entries(row).flatMap(([name, value]) =>
      name.startsWith('max_') ? [[name.slice(4), value as number | null]] : [],
    ),
  ),
})

export async function findPlan(db: Db, key: string): Promise<StoredPlan | undefined> {
  const row = await db.selectFrom('plans').selectAll().where('key', '=', key).executeTakeFirst()
  return row && withLimits(row)
}

export async function savePlan(
  db: Db,
  plan: Updateable<PlansTable> & { key: string },
  limits: StoredPlan['limits'],
): Promise<StoredPlan> {
  const columns = {
    ...plan,
    ...Object.fromEntries(Object.entries(limits).map(([name, max]) => [`max_${name}`, max])),
  }
  const row = await db
    .insertInto('plans')
    .values(columns)
    .onConflict((conflict) => conflict.column('key').doUpdateSet(columns))
    .returningAll()
    .executeTakeFirstOrThrow()
  return withLimits(row)
}

/** What the plan of the organization says of uploads; undefined where it says nothing. */
export async function findMaxUploadBytes(
  db: Db,
  organizationId: string,
): Promise<number | undefined> {
  const row = await db
    .selectFrom('organizations')
    .innerJoin('plans', 'plans.key', 'organizations.plan')
    .select('plans.max_upload_bytes')
    .where('organizations.id', '=', organizationId)
    .executeTakeFirst()
  return row?.max_upload_bytes ?? undefined
}

/** The organization's name and its plan. */
export async function getAccount(
  db: Db,
  organizationId: string,
): Promise<StoredPlan & { name: string }> {
  const row = await db
    .selectFrom('organizations')
    .innerJoin('plans', 'plans.key', 'organizations.plan')
    .selectAll('plans')
    .select('organizations.name')
    .where('organizations.id', '=', organizationId)
    .executeTakeFirstOrThrow()
  return withLimits(row)
}

export async function countUsage(db: Db, organizationId: string): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('usage_counts')
    .select(['resource', ({ fn }) => fn.sum<number>('used').as('used')])
    .where('organization_id', '=', organizationId)
    .groupBy('resource')
    .execute()
  return new Map(rows.map(({ resource, used }) => [resource, Number(used)]))
}

/** Grants with something left, in the order in which they are used up. */
export async function listOpenGrants(db: Db, organizationId: string): Promise<GrantRow[]> {
  return db
    .selectFrom('credit_grants')
    .selectAll()
    .where('organization_id', '=', organizationId)
    .where('remaining', '>', 0)
    .orderBy(sql`expires_at nulls last`)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
}

export async function insertGrant(db: Db, grant: Insertable<CreditGrantsTable>): Promise<void> {
  await db.insertInto('credit_grants').values(grant).execute()
}

/** `month`: its first day, as `2026-11-01`. */
export async function findAllowance(
  db: Db,
  organizationId: string,
  month: string,
): Promise<GrantRow | undefined> {
  return db
    .selectFrom('credit_grants')
    .selectAll()
    .where('organization_id', '=', organizationId)
    .where('allowance_month', '=', sql<never>`${month}::date`)
    .executeTakeFirst()
}

export async function raiseGrant(
  db: Db,
  organizationId: string,
  id: string,
  by: number,
): Promise<void> {
  await db
    .updateTable('credit_grants')
    .set((grant) => ({
      amount: grant('amount', '+', by),
      remaining: grant('remaining', '+', by),
    }))
    .where('organization_id', '=', organizationId)
    .where('id', '=', id)
    .execute()
}

export async function changeGrant(
  db: Db,
  organizationId: string,
  id: string,
  by: number,
): Promise<void> {
  await db
    .updateTable('credit_grants')
    .set((grant) => ({ remaining: grant('remaining', '+', by) }))
    .where('organization_id', '=', organizationId)
    .where('id', '=', id)
    .execute()
}

export async function insertEntry(db: Db, entry: Insertable<CreditEntriesTable>): Promise<void> {
  await db.insertInto('credit_entries').values(entry).execute()
}

export async function listEntriesOf(db: Db, organizationId: string, subject: string) {
  return db
    .selectFrom('credit_entries')
    .selectAll()
    .where('organization_id', '=', organizationId)
    .where('subject', '=', subject)
    .orderBy('id', 'desc')
    .execute()
}

/** What is reserved by work that has not been settled yet. */
export async function sumReserved(db: Db, organizationId: string): Promise<number> {
  const row = await db
    .selectFrom('credit_entries as e')
    .select(({ fn }) => fn.sum<number>('e.amount').as('amount'))
    .where('e.organization_id', '=', organizationId)
    .where('e.kind', '=', 'reserve')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('credit_entries as s')
            .select('s.id')
            .where('s.organization_id', '=', organizationId)
            .whereRef('s.subject', '=', 'e.subject')
            .where('s.kind', '=', 'settle'),
        ),
      ),
    )
    .executeTakeFirst()
  return -Number(row?.amount ?? 0) || 0
}

export async function listDailyUse(db: Db, organizationId: string, since: Date) {
  return db
    .selectFrom('credit_entries')
    .select([sql<string>`to_char(created_at at time zone 'UTC', 'YYYY-MM-DD')`.as('date')])
    .select(({ fn }) => fn.sum<number>('used').as('credits'))
    .where('organization_id', '=', organizationId)
    .where('created_at', '>=', since)
    .where('kind', '=', 'settle')
    .groupBy('date')
    .orderBy('date')
    .execute()
}
