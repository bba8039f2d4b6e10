import type { Run } from './catalog.ts'
import type { Database } from './database.ts'
import { isDistributed, placeNew } from './distributed-tables.ts'
import { openFunctions } from './functions.ts'
import { DatabaseMismatch, type Migration, migrations } from './migrations.ts'

/** A migration that this build does not have: from a newer version, a branch, or before files were renumbered. */
export class MigrationIsUnknown extends DatabaseMismatch {
  constructor(names: readonly string[]) {
    super(
      `The database has migrations that this build of Capstan lacks: ${names.join(', ')}. Start the version that applied them, usually a newer one, or restore a backup that this version can read.`,
    )
  }
}

export class MigrationWasEdited extends DatabaseMismatch {
  constructor(names: readonly string[]) {
    super(
      `The database was migrated with other versions of these files: ${names.join(', ')}. A migration must not change after it was applied. Install the released files again, and put a change into a new migration.`,
    )
  }
}

const table = `create table if not exists migrations (
  name text primary key, applied_at timestamptz not null default now(), checksum text not null)`

/**
 * Applies missing migrations, then changed functions, all in one transaction under one lock: nodes that start at the
 * same time wait for each other, and a failed migration leaves nothing behind. Returns the names of the applied
 * migrations. A backup of an earlier version is restored into fewer migrations.
 */
export async function migrate(
  database: Database,
  allMigrations: readonly Migration[] = migrations(),
): Promise<string[]> {
  return database.session(async (run) => {
    await run('begin')
    // Building an index, or waiting for a node that does, may take longer than a statement may.
    await run('set local statement_timeout = 0; select pg_advisory_xact_lock(7167326)')
    await run(table)
    const missing = await findMissing(run, allMigrations)
    const isOnWorkers = await isDistributed(run)
    // Each statement that changes the schema of a shard, over one connection.
    if (isOnWorkers) await run("set local citus.multi_shard_modify_mode = 'sequential'")
    const functions = await openFunctions(run, isOnWorkers)
    for (const { name, sql, hash, needs } of missing) {
      await functions.ensure(needs)
      await run(`${sql};\ninsert into migrations (name, checksum) values ('${name}', '${hash}')`)
    }
    await functions.bringUpToDate()
    if (isOnWorkers) await placeNew(run)
    await run('commit')
    return missing.map(({ name }) => name)
  })
}

/** Returns the migrations that the database lacks. Rejects a database whose migrations differ from this build's. */
async function findMissing(run: Run, allMigrations: readonly Migration[]): Promise<Migration[]> {
  const applied = await readApplied(run)
  const known = new Set(allMigrations.map(({ name }) => name))
  const unknown = [...applied.keys()].filter((name) => !known.has(name))
  if (unknown.length > 0) throw new MigrationIsUnknown(unknown)
  const edited = allMigrations.filter(
    ({ name, hash }) => applied.has(name) && applied.get(name) !== hash,
  )
  if (edited.length > 0) throw new MigrationWasEdited(edited.map(({ name }) => name))
  return allMigrations.filter(({ name }) => !applied.has(name))
}

/** Returns names with their checksums. Null for migrations from before 0.1.0, which had no checksums. */
async function readApplied(run: Run): Promise<Map<string, string | null>> {
  const rows = await run(
    "select name, to_jsonb(m) ->> 'checksum' as checksum from migrations m order by 1",
  )
  return new Map(rows.map(({ name, checksum }) => [String(name), checksum as string | null]))
}
