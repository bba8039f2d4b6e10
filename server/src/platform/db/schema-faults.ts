import { type Run, runIn } from './catalog.ts'
import type { Db } from './database.ts'
import { isDistributed } from './distributed-tables.ts'
import { functionsOf } from './functions.ts'
import { migrations } from './migrations.ts'
import { tableNames, uniqueIndexes } from './tables.generated.ts'

/** Faults of a partly migrated installation, as sentences that say what to do. */
export interface SchemaFaults {
  migrations: string[]
  schema: string[]
}

/** Compares the database with an empty one that has the migrations and functions of this build. */
export async function findSchemaFaults(db: Db): Promise<SchemaFaults> {
  const run = runIn(db)
  const gone = await findGone(run)
  return {
    migrations: await findMigrationFaults(run),
    schema: [...gone, ...(await findFunctionFaults(run)), ...(await findInvalidIndexes(run))],
  }
}

async function findMigrationFaults(run: Run): Promise<string[]> {
  const rows = await run('select name, checksum from migrations order by name')
  const applied = new Map(rows.map(({ name, checksum }) => [String(name), checksum]))
  const last = [...applied.keys()].at(-1) ?? ''
  const all = migrations()
  const missing = all.map(({ name }) => name).filter((name) => !applied.has(name))
  const edited = all.filter(({ name, hash }) => (applied.get(name) ?? hash) !== hash)
  const unknown = [...applied.keys()].filter((name) => !all.some((one) => one.name === name))
  return [
    ...sentence(
      missing.filter((name) => name < last),
      'not applied, although a later one is: restore a backup',
    ),
    ...sentence(
      missing.filter((name) => name > last),
      'not applied yet: restart the server',
    ),
    ...sentence(
      edited.map(({ name }) => name),
      'applied with another text: install the released files again',
    ),
    ...sentence(unknown, 'not of this version: start the version that applied them'),
  ]
}

async function findFunctionFaults(run: Run): Promise<string[]> {
  const rows = await run(`select name, hash, exists (select from pg_proc
      where pronamespace = 'public'::regnamespace and proname = name) as exists
    from applied_functions`)
  const applied = new Map(rows.map(({ name, hash, exists }) => [String(name), { hash, exists }]))
  const stale = functionsOf(await isDistributed(run)).filter(
    ({ name, hash }) => applied.get(name)?.hash !== hash,
  )
  const gone = [...applied].filter(([, { exists }]) => !exists).map(([name]) => name)
  return [
    ...sentence(
      stale.map(({ name }) => `function ${name}`),
      'of another version: restart the server',
    ),
    ...sentence(
      gone.map((name) => `function ${name}`),
      'missing: delete its row from `applied_functions`, and restart the server',
    ),
  ]
}

async function findGone(run: Run): Promise<string[]> {
  const rows = await run(
    "select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'i')",
  )
  const present = new Set(rows.map(({ name }) => String(name)))
  const tables = tableNames.filter((name) => !present.has(name)).map((name) => `table ${name}`)
  const indexes = uniqueIndexes.filter((name) => !present.has(name)).map((name) => `index ${name}`)
  return sentence([...tables, ...indexes], 'missing: restore a backup')
}

/** Returns invalid indexes. An index that is being built is not valid yet. */
async function findInvalidIndexes(run: Run): Promise<string[]> {
  const rows = await run(`select indexrelid::regclass::text as name from pg_index
    where not indisvalid and indexrelid not in (select index_relid from pg_stat_progress_create_index)
    order by 1`)
  return rows.map(
    ({ name }) => `index ${name} is not valid: run \`reindex index concurrently ${name}\`.`,
  )
}

function sentence(names: readonly string[], fault: string): string[] {
  if (names.length === 0) return []
  return [`${names.join(', ')} ${names.length > 1 ? 'are' : 'is'} ${fault}.`]
}
