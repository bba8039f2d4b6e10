import { sql } from 'kysely'
import type { Db, Tx } from '../db/database.ts'
import { mailQueues, type QueuedMail } from './queued-mail.ts'

/** Counts emails that wait for their next attempt. */
export async function countWaitingMails(db: Db): Promise<number> {
  const { rows } = await sql<{ waiting: number }>`
    select count(*)::integer as waiting from pgboss.job
    where name = any(${mailQueues}::text[]) and state = 'retry'`.execute(db)
  return rows[0]?.waiting ?? 0
}

/** Deletes waiting emails, and stored data of sent ones. */
export async function deleteMails(db: Db, ids: readonly string[]): Promise<void> {
  await sql`delete from pgboss.job
    where name = any(${mailQueues}::text[]) and data ->> 'id' = any(${[...ids]}::text[])`.execute(
    db,
  )
}

/** Returns those of the given emails that wait to be sent, including those not in the queue yet. */
export async function listWaitingMails(db: Db, ids: readonly string[]): Promise<QueuedMail[]> {
  const isAsked = sql`name = any(${mailQueues}::text[]) and data ->> 'id' = any(${[...ids]}::text[])`
  const { rows } = await sql<{ mail: QueuedMail }>`
    select data as mail from pgboss.job where ${isAsked} and state < 'completed'
    union select data from job_outbox where ${isAsked}`.execute(db)
  return rows.map(({ mail }) => mail)
}

/** Id of the key: the first four bytes of the encrypted value. */
const keyId = sql`encode(substring(decode(left(data ->> 'sealed', 8), 'base64') from 1 for 4), 'hex')`

/** Counts the waiting and active emails by key, including those not in the queue yet. */
export async function countMailsByKey(db: Db): Promise<{ key: string; values: number }[]> {
  const { rows } = await sql<{ key: string; values: number }>`
    select ${keyId} as key, count(*)::integer as values from (
      select data from pgboss.job where name = any(${mailQueues}::text[]) and state < 'completed'
      union all select data from job_outbox where name = any(${mailQueues}::text[])
    ) as mails group by 1`.execute(db)
  return rows
}

export async function listMailsSealedBy(
  db: Db,
  keyIds: readonly string[],
  limit: number,
): Promise<{ jobId: string; mail: QueuedMail }[]> {
  const { rows } = await sql<{ jobId: string; mail: QueuedMail }>`
    select id::text as "jobId", data as mail from pgboss.job
    where name = any(${mailQueues}::text[]) and state < 'completed' and ${keyId} = any(${keyIds})
    limit ${limit}`.execute(db)
  return rows
}

export async function replaceQueuedMail(tx: Tx, jobId: string, mail: QueuedMail): Promise<void> {
  await sql`update pgboss.job set data = ${JSON.stringify(mail)}::text::jsonb
    where name = any(${mailQueues}::text[]) and id = ${jobId}::uuid`.execute(tx)
}

/** Returns how many emails an organization's plan allows in an hour; null for no limit. */
export async function findMailLimit(db: Db, organizationId: string): Promise<number | null> {
  const row = await db
    .selectFrom('organizations as o')
    .innerJoin('plan_limits as l', 'l.plan', 'o.plan')
    .select('l.max')
    .where('o.id', '=', organizationId)
    .where('l.resource', '=', 'mails')
    .executeTakeFirst()
  return row?.max ?? null
}
