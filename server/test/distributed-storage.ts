import pg from 'pg'
import type { Run } from '../src/platform/db/catalog.ts'

/** Few: a test has one organization or two, and each part of each table is files on disk. */
export const testShards = 4

/** The same database on every node of a distributed server; none if the server is one PostgreSQL. */
export interface Nodes {
  coordinator: string
  workers: readonly string[]
}

/** Returns the nodes of the server of this run. The workers accept its user and password. */
export async function findNodes(server: string): Promise<Nodes> {
  const [found] = await runOn(server, ["select to_regclass('pg_dist_node') is not null as yes"])
  const rows = found?.['yes']
    ? await runOn(server, [
        'select nodename, nodeport from pg_dist_node where groupid <> 0 order by 1, 2',
      ])
    : []
  const workers = rows.map(({ nodename, nodeport }) => {
    const url = new URL(server)
    url.hostname = String(nodename)
    url.port = String(nodeport)
    return url.href
  })
  return { coordinator: server, workers }
}

export async function runOnAll(nodes: Nodes, statements: readonly string[]): Promise<void> {
  await Promise.all([nodes.coordinator, ...nodes.workers].map((url) => runOn(url, statements)))
}

export function databaseAt(url: string, name: string): string {
  const at = new URL(url)
  at.pathname = `/${name}`
  return at.href
}

/** Makes the nodes of a database that all of them have know each other. */
export async function joinDatabase({ coordinator, workers }: Nodes, name: string): Promise<void> {
  const own = databaseAt(coordinator, name)
  for (const url of [...workers.map((worker) => databaseAt(worker, name)), own]) {
    await runOn(url, ['create extension if not exists citus'])
  }
  const at = (url: string) => `'${new URL(url).hostname}', ${new URL(url).port}`
  await runOn(own, [
    // Roles belong to a server, not to a database: two tests that added nodes at once changed the same row of them.
    'set citus.enable_alter_role_propagation = off',
    `select citus_set_coordinator_host(${at(coordinator)})`,
    ...workers.map((url) => `select citus_add_node(${at(url)})`),
  ])
}

/** A database that is copied has no sessions; Citus keeps one of its own in each. */
export const closeTemplate = (name: string): string[] => [
  `alter database ${name} allow_connections false`,
  `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`,
]

/** Runs statements one after another and returns the rows of the last. */
export const runOn = (
  url: string,
  statements: readonly string[],
): Promise<Record<string, unknown>[]> =>
  onConnection(url, async (run) => {
    let rows: Record<string, unknown>[] = []
    for (const statement of statements) rows = await run(statement)
    return rows
  })

/** Gives a connection of its own, and closes it. */
export async function onConnection<Result>(
  url: string,
  use: (run: Run) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return await use(async (statement) => (await client.query(statement)).rows)
  } finally {
    await client.end()
  }
}
