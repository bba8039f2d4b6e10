import { sql } from 'kysely'
import type { Db } from '../db/database.ts'
import { sendMail } from './send-mail.ts'

/** Mails that could not be sent yet and wait for their next attempt. */
export async function countWaitingMails(db: Db): Promise<number> {
  const { rows } = await sql<{ waiting: number }>`
    select count(*)::integer as waiting from pgboss.job
    where name = ${sendMail.name} and state = 'retry'`.execute(db)
  return rows[0]?.waiting ?? 0
}
