import { readdirSync, readFileSync } from 'node:fs'
import type { Database } from './database.ts'

const directory = new URL('../../../migrations/', import.meta.url)

/** The ordered list is the folder: `0001_name.sql`, forward only. */
export const migrations = (): { name: string; sql: string }[] =>
  readdirSync(directory)
    .filter((file) => file.endsWith('.sql'))
    .sort()
    .map((file) => ({
      name: file.slice(0, -4),
      sql: readFileSync(new URL(file, directory), 'utf8'),
    }))

export class DatabaseIsNewer extends Error {
  constructor(names: readonly string[]) {
    super(
      `The database has been migrated by a newer version of Capstan (${names.join(', ')}). Start that version, or restore a backup from before the upgrade.`,
    )
  }
}

/**
 * Applies what is missing, all in one transaction under one lock: nodes that start at once wait for
 * each other, and a failing migration leaves nothing behind. Returns the names applied.
 */
export async function migrate(database: Database): Promise<string[]> {
  const known = migrations()
  return database.session(async (run) => {
    await run('begin')
    // Building an index, or waiting for a node that does, may take longer than a statement may.
    await run('set local statement_timeout = 0; select pg_advisory_xact_lock(7167326)')
    await run(
      'create table if not exists migrations (name text primary key, applied_at timestamptz not null default now())',
    )
    const applied = (await run('select name from migrations')).map((row) => String(row['name']))
    const unknown = applied.filter((name) => !known.some((migration) => migration.name === name))
    if (unknown.length > 0) throw new DatabaseIsNewer(unknown)
    const missing = known.filter(({ name }) => !applied.includes(name))
    for (const { name, sql } of missing) {
      await run(`${sql};\ninsert into migrations (name) values ('${name}')`)
    }
    await run('commit')
    return missing.map(({ name }) => name)
  })
}
