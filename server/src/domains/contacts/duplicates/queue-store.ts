import { sql } from 'kysely'
import type { Db, Tx } from '../../../platform/db/database.ts'

/** Lists organizations with contacts whose keys must be computed; up to `limit`, in no order. */
export async function listWaiting(db: Db, limit: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select list_unmatched_organizations(${limit}) as id`.execute(db)
  return rows.map(({ id }) => id)
}

/**
 * Prepares the transaction of a batch. Statements are planned by the current sizes of the tables: a plan from the time
 * when there were no keys would read those of the whole organization. JIT compilation would take longer than the
 * statements. The commit does not wait for the disk: after a crash, the keys are gone and the contacts are queued
 * again.
 */
export const prepareBatch = (tx: Tx) =>
  sql`select set_config('plan_cache_mode', 'force_custom_plan', true), set_config('jit', 'off', true),
    set_config('synchronous_commit', 'off', true)`.execute(tx)

/**
 * Takes contacts from the queue, each as often as transactions have written it. Fewer than the limit means the queue is
 * empty. A write after this statement queues its contact again. Rows are deleted by their physical place, because rows
 * of the queue are never updated.
 */
export async function takeContacts(
  tx: Tx,
  organizationId: string,
  limit: number,
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    delete from unmatched_contacts as own using (
      select ctid as place from unmatched_contacts
      where organization_id = ${organizationId} order by contact_id limit ${limit}
    ) as part
    where own.organization_id = ${organizationId} and own.ctid = part.place
    returning contact_id as id`.execute(tx)
  return rows.map(({ id }) => id)
}

/** Takes the next contacts of an organization that is being walked as a whole. Empty if it is not. */
export async function walkContacts(
  tx: Tx,
  organizationId: string,
  limit: number,
): Promise<string[]> {
  const walk = await tx
    .selectFrom('unmatched_organizations')
    .select('after_id')
    .where('organization_id', '=', organizationId)
    .forUpdate()
    .executeTakeFirst()
  if (!walk) return []
  const rows = await tx
    .selectFrom('contacts')
    .select('id')
    .where('organization_id', '=', organizationId)
    .where('id', '>', walk.after_id)
    .orderBy('id')
    .limit(limit)
    .execute()
  const last = rows.at(-1)
  if (last && rows.length === limit) {
    await tx
      .updateTable('unmatched_organizations')
      .set({ after_id: last.id })
      .where('organization_id', '=', organizationId)
      .execute()
  } else {
    await tx
      .deleteFrom('unmatched_organizations')
      .where('organization_id', '=', organizationId)
      .execute()
  }
  return rows.map(({ id }) => id)
}

export async function queueContacts(
  tx: Tx,
  organizationId: string,
  ids: readonly string[],
): Promise<void> {
  await sql`insert into unmatched_contacts (organization_id, contact_id)
    select o.id, unnest(${ids}::uuid[]) from organizations o where o.id = ${organizationId} on conflict do nothing`.execute(
    tx,
  )
}
