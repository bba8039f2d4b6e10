import type { Database, Tx } from '../../../platform/db/database.ts'
import { defineJob } from '../../../platform/jobs/jobs.ts'
import type { Platform } from '../../../platform/platform.ts'
import {
  closeHiddenRun,
  listRunsToDelete,
  lockHiddenRun,
  type RunContent,
  showRun,
} from '../visibility/store.ts'
import { deleteFileParts, deleteRows, isDeleted } from './parts-store.ts'

/** Scheduled, too: content of a run that was killed has nobody who would ask for its deletion. */
export const deleteContentJob = defineJob('knowledge.delete_content', {
  schedule: '* * * * *',
  retryLimit: 0,
  concurrency: 1,
})

const runsAtOnce = 100

export const contentTables = ['chunks', 'keyword_segments', 'content_parts'] as const

/** Rows of one transaction: on the embedded database each takes some 5 ms. */
const rowsAtOnce = { chunks: 200, keyword_segments: 4, content_parts: 8, source_files: 8 }

/** Deletes what no search sees and none will. Cut off anywhere, it goes on with what is left. */
export async function deleteHiddenContent(
  { database, clock }: Pick<Platform, 'database' | 'clock'>,
  signal: AbortSignal,
): Promise<void> {
  const { db } = database
  for (let full = true; full && !signal.aborted; ) {
    const now = clock.now()
    const runs = await listRunsToDelete(db, now, runsAtOnce)
    let deleted = 0
    for (const place of runs) {
      // First nobody may add to it any more.
      if (!(await closeHiddenRun(db, place, now))) continue
      await deleteContent(database, place, null, signal)
      if (await forget(database, place)) deleted++
    }
    full = runs.length === runsAtOnce && deleted > 0
  }
}

/**
 * Deletes what a hidden run has stored, in batches, for as long as it belongs to `attempt`: what another
 * attempt stores in its place, and may show, is not touched.
 */
export async function deleteContent(
  { db }: Database,
  place: RunContent,
  attempt: string | null,
  signal?: AbortSignal,
): Promise<void> {
  const inBatches = async (limit: number, deleteBatch: (tx: Tx) => Promise<number>) => {
    for (let deleted = limit; deleted === limit; ) {
      signal?.throwIfAborted()
      deleted = await db
        .transaction()
        .execute(async (tx) => ((await lockHiddenRun(tx, place, attempt)) ? deleteBatch(tx) : 0))
    }
  }
  for (const table of contentTables) {
    const limit = rowsAtOnce[table]
    await inBatches(limit, (tx) => deleteRows(tx, table, place, limit))
  }
  const limit = rowsAtOnce.source_files
  await inBatches(limit, (tx) => deleteFileParts(tx, place, limit))
}

/** A batch that another node deleted meanwhile is seen as the end: what is left then stays hidden. */
const forget = ({ db }: Database, place: RunContent): Promise<boolean> =>
  db.transaction().execute(async (tx) => {
    if (!(await lockHiddenRun(tx, place, null)) || !(await isDeleted(tx, place))) return false
    await showRun(tx, place)
    return true
  })
