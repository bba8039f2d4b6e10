import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { embeddedDatabase } from '../src/platform/db/database.ts'
import { functions } from '../src/platform/db/functions.ts'
import { migrate } from '../src/platform/db/migrate.ts'
import { migrations } from '../src/platform/db/migrations.ts'
import { openPglite } from '../src/platform/db/pglite.ts'

const cache = fileURLToPath(new URL('../../.cache/', import.meta.url))

/** A dump of a migrated in-memory database: starting from it takes a sixth of a cold start. */
export async function migratedImage(): Promise<Blob> {
  const digest = createHash('sha256')
    .update(JSON.stringify([migrations(), functions()]))
    .digest('hex')
    .slice(0, 16)
  const path = `${cache}embedded-${digest}.tar`
  if (!existsSync(path)) {
    const pglite = await openPglite(null)
    await using database = embeddedDatabase(pglite)
    await migrate(database)
    const dump = await pglite.dumpDataDir('none')
    mkdirSync(cache, { recursive: true })
    writeFileSync(`${path}.${process.pid}`, Buffer.from(await dump.arrayBuffer()))
    renameSync(`${path}.${process.pid}`, path)
  }
  return new Blob([readFileSync(path)])
}

/** A database of its own for this process on the server of `TEST_DATABASE_URL`. */
export async function createTestDatabase(
  server: string,
): Promise<{ url: string; drop(): Promise<void> }> {
  const name = `capstan_test_${process.pid}_${Date.now().toString(36)}`
  const run = async (sql: string): Promise<void> => {
    const client = new pg.Client({ connectionString: server })
    await client.connect()
    await client.query(sql)
    await client.end()
  }
  await run(`create database ${name}`)
  const url = new URL(server)
  url.pathname = `/${name}`
  return { url: url.href, drop: () => run(`drop database if exists ${name} with (force)`) }
}
