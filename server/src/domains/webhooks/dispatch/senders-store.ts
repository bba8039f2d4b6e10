import { sql } from 'kysely'
import type { Db } from '../../../platform/db/database.ts'

/** First key of the senders' advisory locks. */
const lockClass = 7_167_328

/** Interval in which a sender's session takes its lock again, to show that its process is not frozen. */
export const keepEveryMs = 2_500
const silentSeconds = 7

export async function insertSender(db: Db): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into senders default values returning id`.execute(db)
  return rows[0]?.id ?? 0
}

/** Inserts a sender again. Returns true if other senders had freed its claims. */
export async function restoreSender(db: Db, id: number): Promise<boolean> {
  const { rows } = await sql`
    insert into senders (id) overriding system value values (${id})
    on conflict (id) do nothing returning id`.execute(db)
  return rows.length > 0
}

export async function deleteSender(db: Db, id: number): Promise<void> {
  await db.deleteFrom('senders').where('id', '=', id).execute()
}

/** Returns SQL that takes the lock of a sender for the session that runs it. */
export const lockOfSender = (id: number): string =>
  `select pg_try_advisory_lock(${lockClass}, ${id})`

/** Sessions that hold locks of senders. */
const holders = sql`pg_locks l
  where l.locktype = 'advisory' and l.classid = ${sql.lit(lockClass)} and l.granted
    and l.database = (select oid from pg_database where datname = current_database())`

/**
 * Condition: the session was silent for too long. It takes its lock again every few seconds, and PostgreSQL records the
 * time of its last query. For sessions of other roles it does not; they count as alive.
 */
const isSilent = sql`coalesce((select a.query_start from pg_stat_get_activity(l.pid) a)
  < clock_timestamp() - ${sql.lit(silentSeconds)} * interval '1 second', false)`

/** Lists other senders whose lock is free or is held by a silent session. */
export async function listGoneSenders(db: Db, own: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from senders where id <> ${own} and not exists (
      select from ${holders} and l.objid = senders.id and not ${isSilent})`.execute(db)
  return rows.map(({ id }) => id)
}

/** Ends the session of a silent sender, and its lock with it. Waits up to one second for its end. */
export async function endSilentSession(db: Db, id: number): Promise<void> {
  await sql`
    select pg_terminate_backend(l.pid, 1000) from ${holders} and l.objid = ${id} and ${isSilent}`.execute(
    db,
  )
}

/** Frees the claims of a dead sender with the SQL function `free_claims_of`. */
export async function freeClaimsOf(db: Db, id: number): Promise<boolean> {
  const { rows } = await sql<{ freed: boolean }>`
    select free_claims_of(${id}, ${lockClass}) as freed`.execute(db)
  return rows[0]?.freed ?? false
}
