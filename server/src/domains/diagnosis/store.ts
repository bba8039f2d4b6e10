import { sql } from 'kysely'
import type { Db } from '../../platform/db/database.ts'

export interface DatabaseFacts {
  /** Version in the form of `server_version_num`: 170002 is 17.2. */
  version: number
  shownVersion: string
  pgvector: string | null
  now: Date
}

export async function readFacts(db: Db): Promise<DatabaseFacts> {
  const { rows } = await sql<DatabaseFacts>`
    select current_setting('server_version_num')::integer as version,
      current_setting('server_version') as "shownVersion",
      (select extversion from pg_extension where extname = 'vector') as pgvector,
      clock_timestamp() as now`.execute(db)
  const [facts] = rows
  if (!facts) throw new Error('the database says nothing of itself')
  return facts
}

export async function notify(db: Db, channel: string, payload: string): Promise<void> {
  await sql`select pg_notify(${channel}, ${payload})`.execute(db)
}
