import { sql } from 'kysely'
import type { Database } from './database.ts'
import { migrations } from './migrations.ts'

/** Throws unless the database answers and has every migration of this build. */
export async function checkReady({ db }: Database): Promise<void> {
  const { rows } = await sql<{ name: string }>`select name from migrations`.execute(db)
  const applied = new Set(rows.map(({ name }) => name))
  const missing = names.filter((name) => !applied.has(name))
  if (missing.length > 0) throw new Error(`not migrated: ${missing.join(', ')}`)
}

const names = migrations().map(({ name }) => name)
