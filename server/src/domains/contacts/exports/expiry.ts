import type { Db } from '../../../platform/db/database.ts'
import { failOrphanedRuns } from '../../../platform/jobs/run.ts'
import type { Platform } from '../../../platform/platform.ts'
import { exportRun } from './run-export.ts'
import {
  deleteExport,
  deleteExportParts,
  type ExportKey,
  listExpiredExports,
  listRunningExports,
} from './store.ts'

const exportsAtOnce = 100
/** Parts of one transaction: on the embedded database each takes some 5 ms. */
const partsAtOnce = 8

/** Deletes exports with their files when their time is over, and fails those that have lost their job. */
export async function expireExports(
  platform: Pick<Platform, 'database' | 'clock' | 'jobs' | 'log' | 'transact'>,
  signal: AbortSignal,
): Promise<void> {
  const { db } = platform.database
  await failOrphanedRuns(platform, exportRun, await listRunningExports(db, exportsAtOnce))
  for (let full = true; full && !signal.aborted; ) {
    const keys = await listExpiredExports(db, platform.clock.now(), exportsAtOnce)
    for (const key of keys) {
      await deleteAllParts(db, key)
      await deleteExport(db, key)
    }
    full = keys.length === exportsAtOnce
  }
}

/** In short transactions. */
export async function deleteAllParts(db: Db, key: ExportKey): Promise<void> {
  while ((await deleteExportParts(db, key, partsAtOnce)) === partsAtOnce);
}
