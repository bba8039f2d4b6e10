import { failOrphanedRuns } from '../../../platform/jobs/run.ts'
import type { Platform } from '../../../platform/platform.ts'
import { exportRun } from './run-export.ts'
import { deleteExport, exportParts, listExpiredExports, listRunningExports } from './store.ts'

const exportsAtOnce = 100

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
      await exportParts.delete(db, [key.organizationId, key.exportId])
      await deleteExport(db, key)
    }
    full = keys.length === exportsAtOnce
  }
}
