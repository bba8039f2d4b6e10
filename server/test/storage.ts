import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { embeddedDatabase, postgresDatabase } from '../src/platform/db/database.ts'
import { distribute } from '../src/platform/db/distribute.ts'
import { distributedFunctions, functions } from '../src/platform/db/functions.ts'
import { migrate } from '../src/platform/db/migrate.ts'
import { migrations } from '../src/platform/db/migrations.ts'
import { openPglite } from '../src/platform/db/pglite.ts'
import {
  closeTemplate,
  databaseAt,
  findNodes,
  joinDatabase,
  type Nodes,
  runOn,
  runOnAll,
  testShards,
} from './distributed-storage.ts'

const cache = fileURLToPath(new URL('../../.cache/', import.meta.url))

const digestOfSchema = (): string =>
  createHash('sha256')
    .update(JSON.stringify([withoutTemplates, migrations(), functions(), distributedFunctions()]))
    .digest('hex')
    .slice(0, 16)

/** Two thirds of the files of a database are the templates of others, which nobody makes here. */
const withoutTemplates = [
  'update pg_database set datistemplate = false',
  'drop database template0',
  'drop database template1',
  'checkpoint',
]

/** A dump of a migrated in-memory database: starting from it takes a sixth of a cold start. */
export async function migratedImage(): Promise<Blob> {
  const path = `${cache}embedded-${digestOfSchema()}.tar`
  if (!existsSync(path)) {
    const pglite = await openPglite(null)
    await using database = embeddedDatabase(pglite)
    await migrate(database)
    for (const statement of withoutTemplates) await pglite.exec(statement)
    const dump = await pglite.dumpDataDir('none')
    mkdirSync(cache, { recursive: true })
    writeFileSync(`${path}.${process.pid}`, Buffer.from(await dump.arrayBuffer()))
    renameSync(`${path}.${process.pid}`, path)
  }
  return new Blob([readFileSync(path)])
}

interface TestDatabase {
  url: string
  drop(): Promise<void>
}

/** An empty database of its own for this process on the server of `TEST_DATABASE_URL`. */
export async function createTestDatabase(server: string): Promise<TestDatabase> {
  const name = nameOfOwn()
  await runOn(server, [`create database ${name}`])
  return databaseOf({ coordinator: server, workers: [] }, name)
}

/** An empty one that every node of a cluster has: it can be distributed. */
export async function createJoinedDatabase(server: string): Promise<TestDatabase> {
  const nodes = await findNodes(server)
  const name = nameOfOwn()
  await runOnAll(nodes, [`create database ${name}`])
  await joinDatabase(nodes, name)
  return databaseOf(nodes, name)
}

/** A migrated one: a copy of a template, which the first to ask makes; distributed where the server is. */
export async function createMigratedDatabase(server: string): Promise<TestDatabase> {
  const nodes = await findNodes(server)
  const template = `capstan_template_${digestOfSchema()}`
  const name = nameOfOwn()
  const client = new pg.Client({ connectionString: server })
  await client.connect()
  try {
    // Nobody copies a template that is not finished, nor while it is written.
    await client.query('select pg_advisory_lock(7167327)')
    const found = await client.query('select from pg_database where datname = $1', [template])
    if (found.rowCount === 0) await makeTemplate(nodes, template)
    await client.query('select pg_advisory_unlock(7167327)')
    await runOnAll(nodes, [`create database ${name} template ${template}`])
  } finally {
    await client.end()
  }
  return databaseOf(nodes, name)
}

async function makeTemplate(nodes: Nodes, template: string): Promise<void> {
  const raw = nameOfOwn()
  const isDistributed = nodes.workers.length > 0
  await runOnAll(nodes, [`create database ${raw}`])
  if (isDistributed) await joinDatabase(nodes, raw)
  {
    await using database = postgresDatabase(databaseAt(nodes.coordinator, raw))
    await migrate(database)
    if (isDistributed) await distribute(database, { shards: testShards })
  }
  if (isDistributed) await runOnAll(nodes, closeTemplate(raw))
  await runOnAll(nodes, [`alter database ${raw} rename to ${template}`])
}

let made = 0
const nameOfOwn = (): string => `capstan_test_${process.pid}_${Date.now().toString(36)}_${made++}`

function databaseOf(nodes: Nodes, name: string): TestDatabase {
  const drop = () => runOnAll(nodes, [`drop database if exists ${name} with (force)`])
  return { url: databaseAt(nodes.coordinator, name), drop }
}
