import { createWriteStream } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import type { SealedColumn } from '../crypto/seal.ts'
import { listTables, quote, type Run, type TableDefinition } from '../db/catalog.ts'
import { flushPath } from '../flush-path.ts'
import { type EndLine, type Header, jobsTable, type TableLine } from './format.ts'

/** Target size of one fetch from the database, in bytes, once the size of rows is known. */
const batchBytes = 1 << 20
const maxBatchRows = 2_000
/** Compression that favours speed over size, because the server answers requests at the same time. */
const compression = { level: 3 }

interface About extends Pick<Header, 'product' | 'createdAt'> {
  sealedColumns: readonly SealedColumn[]
}

interface Written {
  bytes: number
  rows: number
}

/**
 * Writes everything that the session sees into `path` (mode 0600). The file appears only when it is complete.
 * Memory use is constant: rows are streamed in batches of 1 MiB.
 */
export async function writeBackup(run: Run, about: About, path: string): Promise<Written> {
  const draft = `${path}.part`
  const written = { rows: 0 }
  try {
    const file = createWriteStream(draft, { mode: 0o600, flush: true })
    await pipeline(Readable.from(lines(run, about, written)), createGzip(compression), file)
    await rename(draft, path)
    flushPath(dirname(path))
    return { bytes: file.bytesWritten, rows: written.rows }
  } catch (error) {
    await rm(draft, { force: true })
    throw error
  }
}

async function* lines(run: Run, about: About, written: { rows: number }): AsyncGenerator<string> {
  yield json(await headerOf(run, about))
  for (const table of await listTables(run)) {
    yield json({ table: table.name, columns: table.columns.map(({ name }) => name) })
    yield* rowsOf(run, written, selectRows(table))
  }
  const [queue] = await run("select to_regclass('pgboss.job') is not null as exists")
  if (queue?.['exists']) {
    yield json({ table: jobsTable, columns: ['name', 'data'] })
    yield* rowsOf(run, written, selectJobs)
  }
  yield json({ end: true, rows: written.rows })
}

const json = (line: Header | TableLine | EndLine): string => `${JSON.stringify(line)}\n`

async function headerOf(run: Run, { sealedColumns, ...about }: About): Promise<Header> {
  const migrations = await run('select name from migrations order by name')
  return {
    format: 'capstan-backup',
    version: 1,
    ...about,
    migrations: migrations.map(({ name }) => String(name)),
    keys: await listKeysInUse(run, sealedColumns),
  }
}

function selectRows({ name, columns }: TableDefinition): string {
  const values = columns.map((column) => (column.isLocal ? 'null' : `${quote(column.name)}::text`))
  return `select json_build_array(${values.join(', ')})::text as line from ${quote(name)}`
}

// Of those that a schedule makes the next one comes by itself; those with a row in the outbox are sent from there. The
// outbox is read first: a distributed database does not join it with a table of the coordinator.
const selectJobs = `with owed as materialized (select id from job_outbox)
  select json_build_array(name, data::text)::text as line from pgboss.job
  where state < 'completed' and name not like '\\_\\_pgboss\\_\\_%'
    and not exists (select from pgboss.schedule s where s.name = job.name)
    and not exists (select from owed where owed.id = job.id)`

/** Yields the rows of a statement. Each fetch reads as many rows as fill a batch. */
async function* rowsOf(
  run: Run,
  written: { rows: number },
  select: string,
): AsyncGenerator<string> {
  await run(`declare lines no scroll cursor for ${select}`)
  for (let wanted = 50; ; ) {
    const found = (await run(`fetch ${wanted} from lines`)).map(({ line }) => String(line))
    if (found.length > 0) yield `${found.join('\n')}\n`
    written.rows += found.length
    if (found.length < wanted) break
    const bytes = found.reduce((sum, line) => sum + line.length, 0)
    wanted = Math.min(Math.ceil((batchBytes * wanted) / bytes), maxBatchRows, wanted * 8)
  }
  await run('close lines')
}

/** Returns the ids (hex) of all keys that encrypted something: the first four bytes of each value. */
async function listKeysInUse(run: Run, columns: readonly SealedColumn[]): Promise<string[]> {
  const ids = new Set<string>()
  for (const { table, column } of columns) {
    const rows = await run(
      `select distinct encode(substring(${quote(column)} from 1 for 4), 'hex') as key
        from ${quote(table)} where ${quote(column)} is not null`,
    )
    for (const { key } of rows) ids.add(String(key))
  }
  return [...ids].sort()
}
