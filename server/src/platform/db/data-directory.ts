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
  /** With them the directory outlives the power. */
  Files: typeof FlushedFiles | null
  memory?: MemoryUse
  /** That are applied to it next; fewer than all before a backup of an earlier version is restored. */
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
 * Makes the data directory at the first start, whole or not at all: what is cut off leaves `….new`, which the
 * next start throws away. A copy of the template takes the place of initdb, which needs seconds and 1 GB.
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

/** PostgreSQL does not start without its empty folders, and a package of npm has none: they are listed. */
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

/** Everything in it reaches the disk, also what an earlier process wrote and did not flush. */
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
 * A data directory as initdb and the migrations leave it, made by `npm run build`, so that no first start has
 * to. It holds no secret, no row of anybody's and no random value but PostgreSQL's system identifier, which
 * all installations of one build then share: it keeps apart the logs of replicas, and there are none here.
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

/** Null where it was not built, or with other migrations. */
function findTemplate(wanted?: readonly Migration[]): string | null {
  const path = join(folder, digest(wanted))
  return existsSync(path) && existsSync(`${path}.json`) ? path : null
}

/** Of all that goes into it. */
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
