import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { embeddedDatabase } from './database.ts'
import { functions } from './functions.ts'
import { migrate } from './migrate.ts'
import { type Migration, migrations } from './migrations.ts'
import { openPglite } from './pglite.ts'

const folder = fileURLToPath(new URL('../../../dist/database/', import.meta.url))

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
  renameSync(draft, path)
  for (const other of readdirSync(folder)) {
    if (other !== basename(path)) rmSync(join(folder, other), { recursive: true })
  }
}

/** Null where it was not built, or with other migrations. */
export function findTemplate(wanted?: readonly Migration[]): string | null {
  const path = join(folder, digest(wanted))
  return existsSync(path) ? path : null
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
