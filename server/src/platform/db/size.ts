import { sql } from 'kysely'
import type { Db } from './database.ts'

/** On disk, indexes included. PostgreSQL asks the file system about each file. */
export async function readDatabaseSize(db: Db): Promise<number> {
  const { rows } = await sql<{ bytes: number }>`
    select pg_database_size(current_database())::float8 as bytes`.execute(db)
  return rows[0]?.bytes ?? 0
}
