import { sql } from 'kysely'
import type { Db } from '../../../platform/db/database.ts'

/** The first key of the advisory locks of senders. */
const lockClass = 7_167_328

export async function insertSender(db: Db): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into senders default values returning id`.execute(db)
  return rows[0]?.id ?? 0
}

export async function deleteSender(db: Db, id: number): Promise<void> {
  await db.deleteFrom('senders').where('id', '=', id).execute()
}

/** SQL that takes the lock of a sender for the session that runs it. */
export const lockOfSender = (id: number): string =>
  `select pg_try_advisory_lock(${lockClass}, ${id})`

/** Other senders whose lock nobody has. */
export async function listGoneSenders(db: Db, own: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from senders where id <> ${own} and not exists (
      select from pg_locks l
      where l.locktype = 'advisory' and l.classid = ${lockClass} and l.objid = senders.id
        and l.database = (select oid from pg_database where datname = current_database()))`.execute(
    db,
  )
  return rows.map(({ id }) => id)
}

/** Frees the claims of a sender that is gone: the SQL function `free_claims_of`. */
export async function freeClaimsOf(db: Db, id: number): Promise<boolean> {
  const { rows } = await sql<{ freed: boolean }>`
    select free_claims_of(${id}, ${lockClass}) as freed`.execute(db)
  return rows[0]?.freed ?? false
}
