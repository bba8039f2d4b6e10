import type { Run } from './catalog.ts'
import type { Database } from './database.ts'
import {
  distributingRoutines,
  type PlacedTable,
  placeTables,
  placingStatement,
} from './distributed-tables.ts'
import { listObstacles } from './distribution-obstacles.ts'
import { openFunctions } from './functions.ts'

/** The database cannot be distributed, or was distributed wrongly. The message lists why. */
export class DistributionRefused extends Error {}

interface DistributeOptions {
  /** Changes nothing, and says what would be done. */
  dryRun?: boolean
  /** Parts into which each table is cut. */
  shards?: number
  /** Hears of each step before it is taken. */
  onStep?: (done: number, of: number, statement: string) => void
}

/** An index per base is one per shard: 32 is what was measured. */
const defaultShards = 32

/** Steps and counts; not in `public`, so that no backup has them. */
const record = `
  create schema if not exists distribution;
  create table if not exists distribution.steps (
    turn integer primary key, statement text not null, done_at timestamptz);
  create table if not exists distribution.counts (
    name text, organization_id uuid, rows bigint not null, primary key (name, organization_id))`

/**
 * Distributes the tables of this database by organization, while nodes answer writes with 503. Each step is recorded in
 * the transaction that takes it: interrupted, it goes on where it stopped. Returns what was done, in one sentence.
 *
 * @throws {DistributionRefused} with every obstacle.
 */
export async function distribute(
  database: Pick<Database, 'session'>,
  { dryRun = false, shards = defaultShards, onStep }: DistributeOptions = {},
): Promise<string> {
  return database.session(async (run) => {
    const obstacles = await listObstacles(run)
    if (obstacles.length > 0) {
      throw new DistributionRefused(
        `The database cannot be distributed:\n${obstacles.map((one) => `- ${one}`).join('\n')}`,
      )
    }
    const begun = await listSteps(run)
    if (dryRun) {
      const steps = begun.length > 0 ? begun : await planSteps(run, shards)
      const open = steps.filter(({ done_at: doneAt }) => doneAt === null)
      return `Nothing stands in the way. ${open.length} of ${steps.length} steps would be taken; nothing was changed.`
    }
    // Another `distribute` waits, and finds every step done.
    await run('select pg_advisory_lock(7167330)')
    await run(
      'set default_transaction_read_only = off; set statement_timeout = 0; set lock_timeout = 0',
    )
    await close(run)
    await begin(run, shards)
    const steps = await listSteps(run)
    for (const { turn, statement, done_at: doneAt } of steps) {
      if (doneAt !== null) continue
      onStep?.(turn, steps.length, statement)
      await take(run, turn, statement)
    }
    await replaceFunctions(run)
    await compareCounts(run)
    await open(run)
    return `The database is distributed: ${steps.length} steps, and every table has as many rows of each organization as before.`
  })
}

interface Step {
  turn: number
  statement: string
  done_at: Date | null
}

async function listSteps(run: Run): Promise<Step[]> {
  const [found] = await run("select to_regclass('distribution.steps') is not null as yes")
  if (found?.['yes'] !== true) return []
  return (await run(
    'select turn, statement, done_at from distribution.steps order by turn',
  )) as unknown as Step[]
}

/** Reads go on where no step holds the table; a write is answered 503. */
async function close(run: Run): Promise<void> {
  await run(`do $$ begin
    execute format('alter database %I set default_transaction_read_only = on', current_database());
  end $$`)
  await run(`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'
      and application_name not like 'citus%'`)
}

async function open(run: Run): Promise<void> {
  await run(`do $$ begin
    execute format('alter database %I reset default_transaction_read_only', current_database());
  end $$`)
  // Their sessions began in the window.
  await run(`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'
      and application_name not like 'citus%'`)
}

/** Records steps and counts together, once. */
async function begin(run: Run, shards: number): Promise<void> {
  if ((await listSteps(run)).length > 0) return
  await run('begin')
  await run(record)
  for (const table of await placeTables(run)) await run(countRows(table))
  for (const { turn, statement } of await planSteps(run, shards)) {
    await run(
      `insert into distribution.steps (turn, statement) values (${turn}, ${text(statement)})`,
    )
  }
  await run('commit')
}

async function take(run: Run, turn: number, statement: string): Promise<void> {
  await run('begin')
  await run("set local citus.multi_shard_modify_mode = 'sequential'")
  await run(statement)
  await run(`update distribution.steps set done_at = clock_timestamp() where turn = ${turn}`)
  await run('commit')
}

/** Installs the functions of a distributed database, and those made since the steps were planned. */
async function replaceFunctions(run: Run): Promise<void> {
  await run('begin')
  const functions = await openFunctions(run, true)
  await functions.bringUpToDate()
  for (const statement of await distributingRoutines(run)) await run(statement)
  await run('commit')
}

async function planSteps(run: Run, shards: number): Promise<Step[]> {
  const tables = await placeTables(run)
  const moved = tables.filter(({ kind }) => kind !== 'local')
  const keys = await listForeignKeys(run)
  const triggers = await listTriggers(run)
  const statements = [
    ...keys.map(({ table, name }) => `alter table ${table} drop constraint ${name}`),
    // Or the copy would fire them on the shards, and count every row once more.
    ...triggers.map(({ table, name }) => `drop trigger ${name} on ${table}`),
    ...moved.map((table) => placingStatement(table, shards)),
    ...moved.map(({ name }) => `select truncate_local_data_after_distributing_table('${name}')`),
    ...(await distributingRoutines(run)),
    ...keys.map(
      ({ table, name, definition }) => `alter table ${table} add constraint ${name} ${definition}`,
    ),
    ...triggers.map(({ definition }) => definition),
  ]
  return statements.map((statement, place) => ({ turn: place + 1, statement, done_at: null }))
}

interface Part {
  table: string
  name: string
  definition: string
}

const listForeignKeys = async (run: Run): Promise<Part[]> =>
  (await run(`
    select c.conrelid::regclass::text as table, quote_ident(c.conname) as name, pg_get_constraintdef(c.oid) as definition
    from pg_constraint c where c.contype = 'f' and c.connamespace = 'public'::regnamespace and c.conparentid = 0
    order by 1, 2`)) as unknown as Part[]

const listTriggers = async (run: Run): Promise<Part[]> =>
  (await run(`
    select t.tgrelid::regclass::text as table, quote_ident(t.tgname) as name, pg_get_triggerdef(t.oid) as definition
    from pg_trigger t join pg_class c on c.oid = t.tgrelid
    where not t.tgisinternal and c.relnamespace = 'public'::regnamespace order by 1, 2`)) as unknown as Part[]

const nil = "'00000000-0000-0000-0000-000000000000'::uuid"

const countsOf = ({ name, column }: PlacedTable): string =>
  `select '${name}' as name, coalesce(${column ?? 'null'}, ${nil}) as organization_id, count(*) as rows
    from ${name} group by 2`

const countRows = (table: PlacedTable): string =>
  `insert into distribution.counts (name, organization_id, rows) ${countsOf(table)}`

async function compareCounts(run: Run): Promise<void> {
  const differences: string[] = []
  for (const table of await placeTables(run)) {
    if (table.kind === 'local') continue
    const before = await run(
      `select organization_id, rows from distribution.counts where name = '${table.name}'`,
    )
    const now = await run(countsOf(table))
    const asText = (rows: Record<string, unknown>[]) =>
      rows.map((row) => `${row['organization_id']} ${row['rows']}`).toSorted()
    const [wanted, found] = [asText(before), asText(now)]
    if (wanted.join() !== found.join()) {
      differences.push(`${table.name} (${wanted.length} organizations, now ${found.length})`)
    }
  }
  if (differences.length > 0) {
    throw new DistributionRefused(
      `The rows of ${differences.join(', ')} differ from before. The database stays closed to writes: restore the backup.`,
    )
  }
}

const text = (value: string): string => `'${value.replaceAll("'", "''")}'`
