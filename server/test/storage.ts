import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { embeddedDatabase, postgresDatabase } from '../src/platform/db/database.ts'
import { functions } from '../src/platform/db/functions.ts'
import { migrate } from '../src/platform/db/migrate.ts'
import { migrations } from '../src/platform/db/migrations.ts'
import { openPglite } from '../src/platform/db/pglite.ts'

const cache = fileURLToPath(new URL('../../.cache/', import.meta.url))

const digestOfSchema = (): string =>
  createHash('sha256')
    .update(JSON.stringify([withoutTemplates, migrations(), functions()]))
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
  await runOn(server, `create database ${name}`)
  return databaseOf(server, name)
}

/** A migrated one: a copy of a template, which the first to ask makes. */
export async function createMigratedDatabase(server: string): Promise<TestDatabase> {
  const template = `capstan_template_${digestOfSchema()}`
  const name = nameOfOwn()
  const client = new pg.Client({ connectionString: server })
  await client.connect()
  try {
    // Nobody copies a template that is not finished, nor while it is written.
    await client.query('select pg_advisory_lock(7167327)')
    const found = await client.query('select from pg_database where datname = $1', [template])
    if (found.rowCount === 0) await makeTemplate(server, client, template)
    await client.query('select pg_advisory_unlock(7167327)')
    await client.query(`create database ${name} template ${template}`)
  } finally {
    await client.end()
  }
  return databaseOf(server, name)
}

async function makeTemplate(server: string, client: pg.Client, template: string): Promise<void> {
  const raw = nameOfOwn()
  await client.query(`create database ${raw}`)
  {
    await using database = postgresDatabase(databaseOf(server, raw).url)
    await migrate(database)
  }
  await client.query(`alter database ${raw} rename to ${template}`)
}

let made = 0
const nameOfOwn = (): string => `capstan_test_${process.pid}_${Date.now().toString(36)}_${made++}`

function databaseOf(server: string, name: string): TestDatabase {
  const url = new URL(server)
  url.pathname = `/${name}`
  const drop = () => runOn(server, `drop database if exists ${name} with (force)`)
  return { url: url.href, drop }
}

async function runOn(server: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: server })
  await client.connect()
  await client.query(statement)
  await client.end()
}
