import { cpSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import type { PGlite } from '@electric-sql/pglite'
import { flushPath } from '../flush-path.ts'
import { findTemplate } from './data-template.ts'
import type { FlushedFiles } from './flushed-files.ts'
import type { Migration } from './migrations.ts'
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
  if (template) cpSync(template, draft, { recursive: true })
  else await (await openPglite(draft)).close()
  flushTree(draft)
  renameSync(draft, directory)
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
