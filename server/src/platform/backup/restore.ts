import { createReadStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { runIn } from '../db/catalog.ts'
import type { Database, Tx } from '../db/database.ts'
import { isDistributed } from '../db/distributed-tables.ts'
import { continueFeeds, continueTransactions } from '../db/feed-position.ts'
import { beginLoad, type Load } from '../db/load.ts'
import { lockInstallation } from '../db/lock.ts'
import { type Migration, migrations } from '../db/migrations.ts'
import type { Jobs } from '../jobs/jobs.ts'
import { BackupRefused, type EndLine, type Header, jobsTable, type TableLine } from './format.ts'

/** Size of one insert statement, in bytes of rows. */
const batchBytes = 1 << 20

interface Into {
  database: Database
  jobs: Pick<Jobs, 'send'>
  /** Names of jobs to restore. Other jobs are left out. */
  jobNames: ReadonlySet<string>
  /** Ids of the keys that this installation has. */
  keyIds: readonly string[]
  isEmpty(tx: Tx): Promise<boolean>
}

/**
 * Returns the migrations that a database needs for the rows of this backup: all of them, or only the first ones for a
 * backup of an earlier version.
 *
 * @throws {BackupRefused} if the file is damaged or of a newer version.
 */
export async function findMigrations(path: string): Promise<Migration[]> {
  const { product, migrations: names } = readHeader(await readFirstLine(path), path)
  const all = migrations()
  if (names.every((name, place) => all[place]?.name === name)) return all.slice(0, names.length)
  throw new BackupRefused(
    `The backup is from Capstan ${product}, which has migrations that this version lacks. Restore it with that version, then upgrade.`,
  )
}

/**
 * Restores a backup into a database that has the migrations of the backup and no organization yet, in one transaction:
 * an interrupted restore leaves the database empty. Returns the number of rows.
 *
 * @throws {BackupRefused} if the file is damaged, of another version or encrypted with a key that this
 * installation lacks, or if the database is not empty.
 */
export async function restoreBackup(into: Into, path: string): Promise<number> {
  let rows = 0
  await into.database.longRunning.transaction().execute(async (tx) => {
    if (await isDistributed(runIn(tx))) {
      throw new BackupRefused(
        'The database is distributed. Restore into one that is not, and distribute it then.',
      )
    }
    // A server that starts meanwhile waits, and then finds organizations.
    await lockInstallation(tx, 'first run')
    if (!(await into.isEmpty(tx))) {
      throw new BackupRefused(
        'The database already has organizations. Restore into an empty database.',
      )
    }
    await readLines(path, async (lines) => {
      rows = await load(tx, into, lines, path)
    })
  })
  await into.database.session((run) => run('analyze'))
  return rows
}

async function load(
  tx: Tx,
  into: Into,
  lines: AsyncGenerator<Buffer>,
  path: string,
): Promise<number> {
  const first = await lines.next()
  const header = readHeader(first.value, path)
  await requireSameMigrations(tx, header)
  requireKeys(header, into.keyIds)
  const loading = await beginLoad(tx)
  const rows = new Rows(tx, into, loading)
  let end: EndLine | undefined
  for await (const line of lines) {
    // Rows are arrays, everything else is an object.
    if (line[0] === 0x5b) {
      await rows.add(line)
      continue
    }
    await rows.flush()
    const entry = JSON.parse(line.toString()) as TableLine | EndLine
    if ('end' in entry) end = entry
    else rows.goTo(entry)
  }
  if (end?.rows !== rows.count) throw new BackupRefused(`${path} is not complete.`)
  await loading.finish()
  if (header.feedPosition === undefined) await continueFeeds(tx)
  else await continueTransactions(tx, BigInt(header.feedPosition))
  return rows.count
}

/** Collects rows and inserts them into their table in batches. */
class Rows {
  readonly #tx: Tx
  readonly #into: Into
  readonly #load: Load
  #table: TableLine = { table: '', columns: [] }
  #waiting: string[] = []
  #bytes = 0
  count = 0

  constructor(tx: Tx, into: Into, load: Load) {
    this.#tx = tx
    this.#into = into
    this.#load = load
  }

  goTo(table: TableLine): void {
    this.#table = table
  }

  async add(line: Buffer): Promise<void> {
    this.count++
    this.#waiting.push(line.toString())
    this.#bytes += line.length
    if (this.#bytes >= batchBytes) await this.flush()
  }

  async flush(): Promise<void> {
    const rows = this.#waiting
    this.#waiting = []
    this.#bytes = 0
    if (rows.length === 0) return
    if (this.#table.table === jobsTable) return this.#enqueue(rows)
    const table = this.#load.tables.find(({ name }) => name === this.#table.table)
    if (!table)
      throw new BackupRefused(`The backup has an unexpected second table ${this.#table.table}.`)
    await this.#load.insert(table, this.#table.columns, rows)
  }

  async #enqueue(rows: readonly string[]): Promise<void> {
    for (const [name, data] of rows.map((row) => JSON.parse(row) as [string, string])) {
      const isKnown = this.#into.jobNames.has(name)
      if (isKnown) await this.#into.jobs.send(this.#tx, { name }, JSON.parse(data ?? '{}'))
    }
  }
}

function readHeader(line: Buffer | undefined, path: string): Header {
  try {
    const header = JSON.parse(String(line)) as Header
    if (header.format === 'capstan-backup' && header.version === 1) return header
  } catch {
    // Told below.
  }
  throw new BackupRefused(`${path} is not a backup that this version can read.`)
}

async function requireSameMigrations(tx: Tx, { product, migrations: had }: Header): Promise<void> {
  const rows = await runIn(tx)('select name from migrations order by name')
  const has = rows.map(({ name }) => name)
  if (has.length === had.length && has.every((name, place) => had[place] === name)) return
  throw new BackupRefused(
    `The backup is from Capstan ${product}, which has other migrations than the database. Restore it into a database that no version has been started on.`,
  )
}

function requireKeys({ keys }: Header, keyIds: readonly string[]): void {
  const missing = keys.filter((key) => !keyIds.includes(key))
  if (missing.length === 0) return
  throw new BackupRefused(
    `The backup contains secrets encrypted with another key (${missing.join(', ')}). Set CAPSTAN_SECRET_KEY, or keys.json in the data directory, to the value from where the backup was made.`,
  )
}

const newline = 0x0a

/**
 * Passes the lines of a backup on as bytes, in batches as they arrive. `node:readline` does not work here: it also ends
 * a line at U+2028, which JSON can contain.
 */
async function readLines(
  path: string,
  take: (lines: AsyncGenerator<Buffer>) => Promise<void>,
): Promise<void> {
  try {
    await pipeline(createReadStream(path), createGunzip(), async (chunks) => take(split(chunks)))
  } catch (error) {
    throw refusalOf(error, path)
  }
}

/** Returns the first line, or undefined if the file has none. The rest of the file is not read. */
async function readFirstLine(path: string): Promise<Buffer | undefined> {
  const file = createReadStream(path)
  const text = file.pipe(createGunzip())
  file.once('error', (error) => text.destroy(error))
  try {
    for await (const line of split(text)) return line
    return undefined
  } catch (error) {
    throw refusalOf(error, path)
  } finally {
    file.destroy()
  }
}

function refusalOf(error: unknown, path: string): unknown {
  const { code } = error as NodeJS.ErrnoException
  if (code === 'ENOENT') return new BackupRefused(`There is no file ${path}.`)
  if (code?.startsWith('Z_')) {
    return new BackupRefused(`${path} is damaged or incomplete. Nothing was restored from it.`)
  }
  return error
}

async function* split(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let begun: Buffer[] = []
  for await (const chunk of chunks) {
    let from = 0
    for (let end = chunk.indexOf(newline); end >= 0; end = chunk.indexOf(newline, from)) {
      yield Buffer.concat([...begun, chunk.subarray(from, end)])
      begun = []
      from = end + 1
    }
    if (from < chunk.length) begun.push(chunk.subarray(from))
  }
  if (begun.length > 0) yield Buffer.concat(begun)
}
