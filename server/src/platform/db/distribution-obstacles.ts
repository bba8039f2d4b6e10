import type { Run } from './catalog.ts'
import { isDistributed, placeTables } from './distributed-tables.ts'

/** Connections between the nodes end in prepared transactions; fewer than this run out under load. */
const fewestPrepared = 50

/** Each setting that must have a value on every node, with what goes wrong without it. */
const wanted = [
  ['wal_level', 'logical', 'a shard cannot move without it'],
  [
    'citus.enable_unsafe_triggers',
    'on',
    'limits and counts are kept by triggers of the distributed tables',
  ],
  // A session of Capstan turns it off for itself, which the sessions of the workers do not hear.
  ['jit', 'off', 'compiling a search takes longer than running it'],
] as const

/**
 * Returns what keeps this database from being distributed, one sentence each, with what to do. Changes nothing.
 */
export async function listObstacles(run: Run): Promise<string[]> {
  const preloaded = await setting(run, 'shared_preload_libraries')
  const obstacles = [
    ...(await listSettings(run, 'The server')),
    ...(await listUnlogged(run)),
    ...(await listMisplaced(run)),
  ]
  if (!/\bcitus\b/.test(preloaded ?? '')) {
    obstacles.push(
      'Citus is not loaded: install its package, set shared_preload_libraries = citus, and restart the server.',
    )
    return obstacles
  }
  const [extension] = await run("select from pg_extension where extname = 'citus'")
  if (!extension) {
    obstacles.push(
      'The database has no extension citus: run `create extension citus` in it on every node.',
    )
    return obstacles
  }
  return [...obstacles, ...(await listWorkers(run))]
}

async function listSettings(run: Run, node: string): Promise<string[]> {
  const obstacles: string[] = []
  for (const [name, value, reason] of wanted) {
    const now = await setting(run, name)
    if (now === value || (now === null && name.startsWith('citus.'))) continue
    obstacles.push(`${node} has ${name} = ${now}: set it to ${value}; ${reason}.`)
  }
  const prepared = Number(await setting(run, 'max_prepared_transactions'))
  if (prepared < fewestPrepared) {
    obstacles.push(
      `${node} has max_prepared_transactions = ${prepared}: set it to ${fewestPrepared} or more; writes to several nodes need it.`,
    )
  }
  if ((await setting(run, 'synchronous_commit')) === 'off') {
    obstacles.push(
      `${node} has synchronous_commit = off: set it to on; a worker that is killed would lose writes that were acknowledged.`,
    )
  }
  return obstacles
}

/** The server's own value: the session may have another one. */
async function setting(run: Run, name: string): Promise<string | null> {
  const [row] = await run(
    `select coalesce(reset_val, setting) as value from pg_settings where name = '${name}'`,
  )
  return row ? String(row['value']) : null
}

async function listUnlogged(run: Run): Promise<string[]> {
  const places = new Map((await placed(run)).map(({ name, kind }) => [name, kind]))
  const rows = await run(`select relname as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'r' and relpersistence = 'u' order by 1`)
  return rows
    .filter(({ name }) => places.get(String(name)) !== 'local')
    .map(
      ({ name }) =>
        `The table ${name} is unlogged, so that its shards cannot move: run \`alter table ${name} set logged\`.`,
    )
}

/** Without tables that have no place, which `listMisplaced` names. */
const placed = (run: Run) => placeTables(run).catch(() => [])

async function listMisplaced(run: Run): Promise<string[]> {
  try {
    await placeTables(run)
    return []
  } catch (error) {
    return [(error as Error).message]
  }
}

async function listWorkers(run: Run): Promise<string[]> {
  const workers = await listWorkerNames(run)
  if (workers.length === 0) {
    return [
      "No worker is known: run `select citus_add_node('<host>', <port>)` on the coordinator for each of them.",
    ]
  }
  if (await isDistributed(run)) return []
  const [coordinator] = await run(
    'select exists (select from pg_dist_node where groupid = 0) as yes',
  )
  const obstacles =
    coordinator?.['yes'] === true
      ? []
      : [
          "The workers do not know the coordinator: run `select citus_set_coordinator_host('<host>', <port>)`.",
        ]
  for (const name of workers) obstacles.push(...(await listSettingsOf(run, name)))
  return obstacles
}

/** Returns what is wrong with the nodes of a distributed database: settings, and workers that do not answer. */
export async function listNodeFaults(run: Run): Promise<string[]> {
  const faults = await listSettings(run, 'The coordinator')
  for (const name of await listWorkerNames(run)) faults.push(...(await listSettingsOf(run, name)))
  return faults
}

async function listWorkerNames(run: Run): Promise<string[]> {
  const rows = await run(
    "select nodename || ':' || nodeport as name from pg_dist_node where groupid <> 0 and noderole = 'primary' and isactive order by 1",
  )
  return rows.map(({ name }) => String(name))
}

/** Asks a worker through the coordinator. */
async function listSettingsOf(run: Run, worker: string): Promise<string[]> {
  const [host, port] = worker.split(':')
  const ask: Run = async (text) => {
    const [row] =
      await run(`select success, result from master_run_on_worker(array['${host}'], array[${port}],
      array[${literal(`select to_json(array_agg(r)) from (${text}) r`)}], false)`)
    if (row?.['success'] !== true) throw new Error(String(row?.['result']))
    return JSON.parse(String(row['result']) || '[]') ?? []
  }
  try {
    return await listSettings(ask, `The worker ${worker}`)
  } catch (error) {
    return [`The worker ${worker} does not answer: ${(error as Error).message}`]
  }
}

const literal = (text: string): string => `'${text.replaceAll("'", "''")}'`
