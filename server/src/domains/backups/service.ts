import { mkdir } from 'node:fs/promises'
import { hostname } from 'node:os'
import { resolve } from 'node:path'
import { writeBackup } from '../../platform/backup/write.ts'
import type { SealedColumn } from '../../platform/crypto/seal.ts'
import { lockInstallation } from '../../platform/db/lock.ts'
import { ApiError } from '../../platform/errors.ts'
import { defineId, newId } from '../../platform/ids.ts'
import { defineJob } from '../../platform/jobs/jobs.ts'
import type { Platform } from '../../platform/platform.ts'
import { version } from '../../platform/version.ts'
import type { Work } from '../../platform/work.ts'
import {
  type BackupRow,
  findBackup,
  findRunningBackup,
  insertBackup,
  updateBackup,
} from './store.ts'

export const makeBackup = defineJob<{ id: string }>('backups.make', {
  concurrency: 1,
  retryLimit: 0,
})

export const BackupId = defineId('backup', 'bak')

/** One at a time: each reads everything. */
export async function beginBackup(work: Work): Promise<BackupRow> {
  await lockInstallation(work.db, 'backup')
  const running = await findRunningBackup(work.db)
  if (running) {
    throw new ApiError(
      'invalid_transition',
      `The backup ${BackupId.show(running.id)} is still running.`,
    )
  }
  const row = await insertBackup(work.db, newId(), work.now)
  await work.enqueue(makeBackup, { id: row.id })
  return row
}

/** Active backups of this process: the queue hands a job out again if copying a large database delays its heartbeat. */
const underway = new Set<string>()

/** Writes the file and records how it ended. A backup that a killed process left unfinished starts over. */
export async function runBackup(
  platform: Platform,
  sealedColumns: readonly SealedColumn[],
  id: string,
): Promise<void> {
  const row = await findBackup(platform.database.db, id)
  if (row?.status !== 'running' || underway.has(id)) return
  underway.add(id)
  try {
    await writeAndRecord(platform, sealedColumns, id)
  } finally {
    underway.delete(id)
  }
}

async function writeAndRecord(
  { config, database, clock }: Platform,
  sealedColumns: readonly SealedColumn[],
  id: string,
): Promise<void> {
  const directory = resolve(config.backupDirectory)
  const path = `${directory}/${BackupId.show(id)}.ndjson.gz`
  try {
    await mkdir(directory, { recursive: true, mode: 0o700 })
    await using snapshot = await database.snapshot(`${path}.copy`)
    const about = { product: version, createdAt: clock.now().toISOString(), sealedColumns }
    const { bytes, rows } = await writeBackup(snapshot.run, about, path)
    await updateBackup(database.db, id, {
      status: 'completed',
      host: hostname(),
      path,
      bytes,
      rows_count: rows,
      completed_at: clock.now(),
    })
  } catch (error) {
    await updateBackup(database.db, id, {
      status: 'failed',
      host: hostname(),
      error: (error as Error).message,
      completed_at: clock.now(),
    })
  }
}
