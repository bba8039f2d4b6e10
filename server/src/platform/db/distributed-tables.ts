import type { Run } from './catalog.ts'

/**
 * Where the rows of a table are in a distributed database: on the worker of their organization, on every
 * node, or on the coordinator alone.
 */
type Kind = 'organization' | 'reference' | 'local'

/** Tables that are not found by an organization: on every node if workers read them, else on the coordinator. */
const exceptions: Readonly<Record<string, Exclude<Kind, 'organization'>>> = {
  accounts: 'local',
  applied_functions: 'local',
  attempt_counts: 'local',
  backups: 'local',
  hook_addresses: 'reference',
  installation_secrets: 'local',
  migrations: 'local',
  organization_removals: 'reference',
  passkeys: 'local',
  people: 'reference',
  plan_limits: 'reference',
  plans: 'reference',
  senders: 'local',
  sessions: 'local',
  token_homes: 'reference',
  two_factors: 'local',
  verifications: 'local',
  webhook_homes: 'reference',
}

export interface PlacedTable {
  name: string
  kind: Kind
  /** The column by which rows are distributed; null unless that is done by organization. */
  column: 'id' | 'organization_id' | null
}

/** A table whose kind nobody has decided. */
export class UnplacedTable extends Error {
  constructor(names: readonly string[]) {
    super(
      `No place in a distributed database is known for ${names.join(', ')}: begin the primary key with organization_id, or add the table to the exceptions in distributed-tables.ts.`,
    )
  }
}

/**
 * Returns every table of the product in the order in which they are distributed: a table whose primary key begins with
 * `organization_id` belongs to the organization, and `exceptions` names the others.
 *
 * @throws {UnplacedTable}
 */
export async function placeTables(run: Run): Promise<PlacedTable[]> {
  const rows = await run(`
    select c.relname as name, (
      select a.attname from pg_index i
      join pg_attribute a on a.attrelid = c.oid and a.attnum = i.indkey[0]
      where i.indrelid = c.oid and i.indisprimary) as first
    from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
      and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')
    order by 1`)
  const tables = rows.map(({ name, first }) => placeTable(String(name), first))
  const unplaced = tables.filter((table) => typeof table === 'string')
  if (unplaced.length > 0) throw new UnplacedTable(unplaced)
  return (tables as PlacedTable[]).toSorted((a, b) => turnOf(a) - turnOf(b))
}

function placeTable(name: string, first: unknown): PlacedTable | string {
  const kind = exceptions[name]
  if (kind !== undefined) return { name, kind, column: null }
  if (name === 'organizations') return { name, kind: 'organization', column: 'id' }
  return first === 'organization_id' ? { name, kind: 'organization', column: first } : name
}

const turnOf = ({ kind, column }: PlacedTable): number => {
  if (kind === 'local') return 0
  if (kind === 'reference') return 1
  return column === 'id' ? 2 : 3
}

/** Puts the table where it belongs; empty if that is the coordinator alone. */
export function placingStatement({ name, kind, column }: PlacedTable, shards: number): string {
  if (kind === 'local') return ''
  if (kind === 'reference') return `select create_reference_table('${name}')`
  return column === 'id'
    ? `select create_distributed_table('${name}', 'id', shard_count => ${shards})`
    : `select create_distributed_table('${name}', 'organization_id', colocate_with => 'organizations')`
}

/** Whether the tables of this database are distributed. */
export async function isDistributed(run: Run): Promise<boolean> {
  const [found] = await run("select to_regclass('pg_catalog.pg_dist_partition') is not null as yes")
  if (found?.['yes'] !== true) return false
  const [distributed] = await run(
    "select exists (select from pg_dist_partition where logicalrelid = to_regclass('organizations')) as yes",
  )
  return distributed?.['yes'] === true
}

/** Statements that give the workers the routines that they do not have. */
export async function distributingRoutines(run: Run): Promise<string[]> {
  const rows = await run(`
    select p.oid::regprocedure::text as signature from pg_proc p
    where p.pronamespace = 'public'::regnamespace and p.prokind in ('f', 'p')
      and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')
      and not exists (select from pg_catalog.pg_dist_object o
        where o.classid = 'pg_proc'::regclass and o.objid = p.oid)
    order by 1`)
  return rows.map(({ signature }) => `select create_distributed_function('${signature}')`)
}

/** Puts the tables and routines of a migration where they belong. For the transaction of the migration. */
export async function placeNew(run: Run): Promise<void> {
  const known = await run('select logicalrelid::text as name from pg_dist_partition')
  const names = new Set(known.map(({ name }) => name))
  for (const table of await placeTables(run)) {
    const statement = names.has(table.name) ? '' : placingStatement(table, 0)
    if (statement) await run(statement)
  }
  for (const statement of await distributingRoutines(run)) await run(statement)
}

/** Condition on `usage_counts`: the resources whose rows take most of the room of an organization. */
export const takesRoom = "resource in ('contacts', 'chunks')"
