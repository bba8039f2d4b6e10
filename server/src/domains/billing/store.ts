import type { Insertable, Selectable } from 'kysely'
import { sql } from 'kysely'
import type { Db } from '../../platform/db/database.ts'
import type { CreditEntriesTable, CreditGrantsTable } from '../../platform/db/tables.generated.ts'
import { mailsOf } from '../../platform/mail/admission.ts'
import { hashOf } from '../../platform/throttle/store.ts'

export type CreditGrantRow = Selectable<CreditGrantsTable>

/**
 * Counts each resource. For resources with a monthly or hourly limit, it counts those created in the current period.
 */
export async function countUsage(
  db: Db,
  organizationId: string,
  now: Date,
): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('usage_counts')
    .select(['resource', ({ fn }) => fn.sum<number>('used').as('used')])
    .where('organization_id', '=', organizationId)
    .groupBy('resource')
    .unionAll((union) =>
      union
        .selectFrom('monthly_counts')
        .select(['resource', ({ fn }) => fn.sum<number>('used').as('used')])
        .where('organization_id', '=', organizationId)
        .where('month', '=', sql<never>`${`${now.toISOString().slice(0, 7)}-01`}::date`)
        .groupBy('resource'),
    )
    .unionAll((union) =>
      union
        .selectFrom('attempt_counts')
        .select([sql<string>`'mails'`.as('resource'), sql<number>`attempts`.as('used')])
        .where('subject', '=', hashOf(mailsOf(organizationId)))
        .where('ends_at', '>', now),
    )
    .execute()
  return new Map(rows.map(({ resource, used }) => [resource, Number(used)]))
}

/** Grants with something left, in the order in which they are used up. */
export async function listOpenGrants(db: Db, organizationId: string): Promise<CreditGrantRow[]> {
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
): Promise<CreditGrantRow | undefined> {
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

export type NewEntry = Omit<Insertable<CreditEntriesTable>, 'position' | 'balance_after'>

/**
 * Puts the entry behind the last one. Of entries that move something there is one at a time, under the
 * lock of the ledger; an unmetered organization records what it uses without the lock, and such entries
 * share a place.
 */
export async function insertEntry(db: Db, entry: NewEntry): Promise<boolean> {
  const { organization_id: organizationId, id, kind, amount, used, grant_id, subject } = entry
  const { numAffectedRows } = await sql`
    insert into credit_entries
      (organization_id, id, kind, amount, used, grant_id, subject, created_at, position, balance_after)
    select o.id, ${id}, ${kind}, ${amount}::integer, ${used}::integer, ${grant_id}::uuid,
      ${subject}, greatest(${entry.created_at}::timestamptz, last.created_at),
      coalesce(last.position, 0) + ${amount === 0 ? 0 : 1}::integer,
      coalesce(last.balance_after, 0) + ${amount}::integer
    from organizations o left join lateral (
      select created_at, position, balance_after from credit_entries
      where organization_id = ${organizationId}
      order by position desc, id desc limit 1
    ) last on true
    where o.id = ${organizationId}
    on conflict (organization_id, subject, kind, grant_id) do nothing`.execute(db)
  return numAffectedRows === 1n
}

export type EntryRow = Selectable<CreditEntriesTable> & { reason: string | null }

export interface CreditEntryFilter {
  kind?: string | undefined
  from?: string | undefined
  to?: string | undefined
}

/** In the order of the ledger, newest first; one row more than the limit when there is another page. */
export async function listEntries(
  db: Db,
  organizationId: string,
  { kind, from, to }: CreditEntryFilter,
  page: { after: string | null; limit: number },
): Promise<EntryRow[]> {
  let query = db
    .selectFrom('credit_entries as e')
    .leftJoin('credit_grants as g', (join) =>
      join.onRef('g.organization_id', '=', 'e.organization_id').onRef('g.id', '=', 'e.grant_id'),
    )
    .selectAll('e')
    .select('g.reason')
    .where('e.organization_id', '=', organizationId)
    .orderBy('e.position', 'desc')
    .orderBy('e.id', 'desc')
    .limit(page.limit + 1)
  if (page.after !== null) {
    query = query.where(sql<boolean>`(e.position, e.id) < (
      select position, id from credit_entries
      where organization_id = ${organizationId} and id = ${page.after})`)
  }
  // Literal, so that the planner knows the partial index credit_entries_by_kind to fit.
  if (kind !== undefined) query = query.where(sql<boolean>`e.kind = ${sql.lit(kind)}`)
  // Times and places grow together: a bound of the one is a bound of the other, which the order can use.
  if (from !== undefined) {
    query = query.where(sql<boolean>`e.created_at >= ${new Date(from)} and e.position >= (
      select position from credit_entries
      where organization_id = ${organizationId} and created_at >= ${new Date(from)}
      order by created_at, position limit 1)`)
  }
  if (to !== undefined) {
    query = query.where(sql<boolean>`e.created_at <= ${new Date(to)} and e.position <= (
      select position from credit_entries
      where organization_id = ${organizationId} and created_at <= ${new Date(to)}
      order by created_at desc, position desc limit 1)`)
  }
  return query.execute()
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

/** Returns the credits reserved by work that has not been settled yet. */
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
