import { createHash } from 'node:crypto'
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { basename, dirname, join, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { PGlite } from '@electric-sql/pglite'
import { flushPath } from '../flush-path.ts'
import { embeddedDatabase } from './database.ts'
import type { FlushedFiles } from './flushed-files.ts'
import { functions } from './functions.ts'
import { migrate } from './migrate.ts'
import { type Migration, migrations } from './migrations.ts'
import { type MemoryUse, openPglite } from './pglite.ts'

interface DirectoryOptions {
  /** File system that flushes to disk, so that the directory survives a power cut. Null turns flushes off. */
  Files: typeof FlushedFiles | null
  memory?: MemoryUse
  /** Migrations that are applied next. Before restoring a backup of an earlier version, only the first ones. */
  migrations?: readonly Migration[] | undefined
}

export async function openDirectory(
  directory: string,
  { Files, memory = 'low', migrations }: DirectoryOptions,
): Promise<PGlite> {
  await createDirectory(directory, migrations)
  if (!Files) return openPglite(directory, undefined, { memory })
  flushTree(directory)
  // The name of the directory itself, and of the keys beside it.
  flushPath(dirname(resolve(directory)))
  return openPglite(directory, undefined, { files: new Files(directory), memory })
}

/**
 * Creates the data directory at the first start. An interrupted creation leaves only `….new`, which the next start
 * deletes. A copy of the template replaces initdb, which takes seconds and 1 GB of memory.
 */
async function createDirectory(
  directory: string,
  migrations: readonly Migration[] | undefined,
): Promise<void> {
  if (existsSync(join(directory, 'PG_VERSION'))) return
  const draft = `${directory}.new`
  rmSync(draft, { recursive: true, force: true })
  mkdirSync(dirname(draft), { recursive: true, mode: 0o700 })
  const template = findTemplate(migrations)
  if (template) copyTemplate(template, draft)
  else await (await openPglite(draft)).close()
  flushTree(draft)
  renameSync(draft, directory)
}

/**
 * Copies the template and creates its empty folders. PostgreSQL does not start without them, and an npm package cannot
 * contain empty folders, so the template lists them.
 */
function copyTemplate(template: string, draft: string): void {
  cpSync(template, draft, { recursive: true })
  for (const name of JSON.parse(readFileSync(`${template}.json`, 'utf8'))) {
    mkdirSync(join(draft, name), { recursive: true, mode: 0o700 })
  }
}

function listFolders(directory: string): string[] {
  const entries = readdirSync(directory, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isDirectory())
    .map((entry) => relative(directory, join(entry.parentPath, entry.name)))
}

/** Flushes everything in the directory to disk, including files that an earlier process wrote and did not flush. */
function flushTree(directory: string): void {
  for (const entry of readdirSync(directory, { withFileTypes: true })) {
    const path = join(directory, entry.name)
    if (entry.isDirectory()) flushTree(path)
    else if (entry.isFile()) flushPath(path)
  }
  flushPath(directory)
}

const folder = fileURLToPath(new URL('../../../dist/database', import.meta.url))

/**
 * Builds a data directory in the state that initdb and the migrations create, so that no first start has to do it
 * (`npm run build`). It contains no secret, no customer's row and no random value except PostgreSQL's system
 * identifier, which all installations of one build then share. That identifier keeps the logs of replicas apart, and
 * the embedded database has no replicas.
 */
export async function buildTemplate(): Promise<void> {
  const path = join(folder, digest())
  const draft = `${path}.${process.pid}`
  const pglite = await openPglite(draft)
  {
    await using database = embeddedDatabase(pglite)
    await migrate(database)
  }
  rmSync(path, { recursive: true, force: true })
  writeFileSync(`${path}.json`, JSON.stringify(listFolders(draft)))
  renameSync(draft, path)
  for (const other of readdirSync(folder)) {
    if (!other.startsWith(basename(path))) rmSync(join(folder, other), { recursive: true })
  }
}

/** Returns the template's path, or null if the build has none or it has other migrations. */
function findTemplate(wanted?: readonly Migration[]): string | null {
  const path = join(folder, digest(wanted))
  return existsSync(path) && existsSync(`${path}.json`) ? path : null
}

/** Returns a hash of everything that goes into the template. */
function digest(applied: readonly Migration[] = migrations()): string {
  const manifest = readFileSync(
    new URL('../package.json', import.meta.resolve('@electric-sql/pglite')),
  )
  return createHash('sha256')
    .update(manifest)
    .update(JSON.stringify([applied, functions()]))
    .digest('hex')
    .slice(0, 16)
}
