import { sql } from 'kysely'
import type { Db } from '../../../platform/db/database.ts'

/** The first key of the advisory locks of senders. */
const lockClass = 7_167_328

/** How often the session of a sender takes its lock again, to show that its process is not frozen. */
export const keepEveryMs = 2_500
const silentSeconds = 7

export async function insertSender(db: Db): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into senders default values returning id`.execute(db)
  return rows[0]?.id ?? 0
}

/** Inserts a sender again that others have freed the claims of. Returns whether they had. */
export async function restoreSender(db: Db, id: number): Promise<boolean> {
  const { rows } = await sql`
    insert into senders (id) overriding system value values (${id})
    on conflict (id) do nothing returning id`.execute(db)
  return rows.length > 0
}

export async function deleteSender(db: Db, id: number): Promise<void> {
  await db.deleteFrom('senders').where('id', '=', id).execute()
}

/** SQL that takes the lock of a sender for the session that runs it. */
export const lockOfSender = (id: number): string =>
  `select pg_try_advisory_lock(${lockClass}, ${id})`

/** The sessions that have locks of senders. */
const holders = sql`pg_locks l
  where l.locktype = 'advisory' and l.classid = ${sql.lit(lockClass)} and l.granted
    and l.database = (select oid from pg_database where datname = current_database())`

/**
 * Whether a session has said nothing for so long. It takes its lock again every few seconds, which PostgreSQL keeps the
 * time of; not of sessions of another role, which count as alive.
 */
const isSilent = sql`coalesce((select a.query_start from pg_stat_get_activity(l.pid) a)
  < clock_timestamp() - ${sql.lit(silentSeconds)} * interval '1 second', false)`

/** Other senders whose lock nobody has, or a session that says nothing any more. */
export async function listGoneSenders(db: Db, own: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from senders where id <> ${own} and not exists (
      select from ${holders} and l.objid = senders.id and not ${isSilent})`.execute(db)
  return rows.map(({ id }) => id)
}

/** Ends the session of a sender that says nothing any more, and its lock with it. Waits a second for its end. */
export async function endSilentSession(db: Db, id: number): Promise<void> {
  await sql`
    select pg_terminate_backend(l.pid, 1000) from ${holders} and l.objid = ${id} and ${isSilent}`.execute(
    db,
  )
}

/** Frees the claims of a sender that is gone: the SQL function `free_claims_of`. */
export async function freeClaimsOf(db: Db, id: number): Promise<boolean> {
  const { rows } = await sql<{ freed: boolean }>`
    select free_claims_of(${id}, ${lockClass}) as freed`.execute(db)
  return rows[0]?.freed ?? false
}
