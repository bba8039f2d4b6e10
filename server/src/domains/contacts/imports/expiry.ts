import { defineSweep } from '../../../platform/jobs/jobs.ts'
import { failOrphanedRuns } from '../../../platform/jobs/run.ts'
import type { Platform } from '../../../platform/platform.ts'
import { deleteRowsOf, type ImportKey, importTables } from './drafts-store.ts'
import { importRun, undoRun } from './import-run.ts'
import {
  deleteImport,
  listExpiredImports,
  listRunningImports,
  lockImport,
  updateImport,
} from './store.ts'

export const expiryJob = defineSweep('contacts.expire_files', '*/5 * * * *')

const importsAtOnce = 100

/**
 * Deletes expired personal data of imports: files, rejected rows and images. An import that never ran is deleted as a
 * whole. Fails imports that have lost their job.
 */
export async function expireImports(
  platform: Pick<Platform, 'database' | 'clock' | 'jobs' | 'log' | 'transact'>,
  signal: AbortSignal,
): Promise<void> {
  const { database, clock } = platform
  const running = await listRunningImports(database.db, importsAtOnce)
  await failOrphanedRuns(platform, importRun, running)
  await failOrphanedRuns(platform, undoRun, running)
  for (let full = true; full && !signal.aborted; ) {
    const keys = await listExpiredImports(database.db, clock.now(), importsAtOnce)
    for (const key of keys) await expireImport(platform, key, signal)
    full = keys.length === importsAtOnce
  }
}

async function expireImport(
  { database }: Pick<Platform, 'database'>,
  key: ImportKey,
  signal: AbortSignal,
): Promise<void> {
  await deleteRowsOf(database, key, importTables, signal)
  await database.db.transaction().execute(async (tx) => {
    const record = await lockImport(tx, key)
    const hasRun = record?.started_at && record.options?.dryRun !== true
    if (!record || !hasRun) return deleteImport(tx, key)
    const columns = record.columns.map((column) => ({ ...column, samples: [] }))
    return updateImport(tx, key, { columns, expires_at: null })
  })
}
