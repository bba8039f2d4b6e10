import type { Insertable, Selectable } from 'kysely'
import { sql } from 'kysely'
import type { Db } from '../../platform/db/database.ts'
import type { PlansTable } from '../../platform/db/tables.generated.ts'
import { ApiError } from '../../platform/errors.ts'

/** By resource; a resource that is absent or null has no limit. */
export type PlanLimits = Readonly<Record<string, number | null>>

export type PlanRow = Selectable<PlansTable> & { limits: PlanLimits }

const limits = sql<PlanLimits>`(
  select coalesce(jsonb_object_agg(l.resource, l.max), '{}') from plan_limits l where l.plan = plans.key
)`.as('limits')

export async function findPlan(db: Db, key: string): Promise<PlanRow | undefined> {
  return db.selectFrom('plans').selectAll().select(limits).where('key', '=', key).executeTakeFirst()
}

/** Lists plans by key, with one more than the limit if there is another page. */
export async function listPlans(
  db: Db,
  { after, limit }: { after: string | null; limit: number },
): Promise<PlanRow[]> {
  return db
    .selectFrom('plans')
    .selectAll()
    .select(limits)
    .$if(after !== null, (query) => query.where('key', '>', after))
    .orderBy('key')
    .limit(limit + 1)
    .execute()
}

/** Creates the plan or replaces it, its limits included. */
export async function savePlan(
  db: Db,
  { limits, ...plan }: Insertable<PlansTable> & { limits: PlanLimits },
): Promise<PlanRow> {
  const row = await db
    .insertInto('plans')
    .values(plan)
    .onConflict((conflict) => conflict.column('key').doUpdateSet(plan))
    .returningAll()
    .executeTakeFirstOrThrow()
  await db.deleteFrom('plan_limits').where('plan', '=', plan.key).execute()
  const rows = Object.entries(limits).flatMap(([resource, max]) =>
    max === null ? [] : { plan: plan.key, resource, max },
  )
  if (rows.length > 0) await db.insertInto('plan_limits').values(rows).execute()
  return { ...row, limits }
}

/** Returns the upload limit of the organization's plan in bytes; undefined if the plan sets none. */
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

/**
 * Refuses what would store bytes beyond the plan, where their table only counts them.
 *
 * @throws ApiError `plan_limit_reached`
 */
export async function requireStorage(db: Db, organizationId: string, bytes: number): Promise<void> {
  const { rows } = await sql<{ room: number | null }>`
    select plan_room(${organizationId}, 'storedBytes') as room`.execute(db)
  const room = rows[0]?.room ?? null
  if (room === null || room >= bytes) return
  throw new ApiError(
    'plan_limit_reached',
    `The plan has room for ${room} more storedBytes and this needs ${bytes}.`,
  )
}

/** Monthly credits of the plan; null if credits are not metered. */
const allowance = sql<number | null>`
  case when organizations.has_allowance or plans.monthly_credits is null
    then plans.monthly_credits else 0 end`.as('allowance')

/** The organization's name and its plan. */
export async function getAccount(
  db: Db,
  organizationId: string,
): Promise<PlanRow & { name: string; allowance: number | null }> {
  return db
    .selectFrom('organizations')
    .innerJoin('plans', 'plans.key', 'organizations.plan')
    .selectAll('plans')
    .select(['organizations.name', limits, allowance])
    .where('organizations.id', '=', organizationId)
    .executeTakeFirstOrThrow()
}

/** The allowance of the organization's plan; null when its credits are not metered. */
export async function getMonthlyCredits(db: Db, organizationId: string): Promise<number | null> {
  const { allowance: credits } = await db
    .selectFrom('organizations')
    .innerJoin('plans', 'plans.key', 'organizations.plan')
    .select(allowance)
    .where('organizations.id', '=', organizationId)
    .executeTakeFirstOrThrow()
  return credits
}
