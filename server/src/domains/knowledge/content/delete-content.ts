import type { Database, Tx } from '../../../platform/db/database.ts'
import { defineSweep } from '../../../platform/jobs/jobs.ts'
import type { Platform } from '../../../platform/platform.ts'
import {
  closeHiddenRun,
  listRunsToDelete,
  lockHiddenRun,
  type RunContent,
  showRun,
} from '../visibility/store.ts'
import { deleteFileParts, deleteRows, isDeleted } from './parts-store.ts'

/** Runs on a schedule, too, because after a killed run nothing else requests the deletion of its content. */
export const deleteContentJob = defineSweep('knowledge.delete_content', '* * * * *')

const runsAtOnce = 100

export const contentTables = ['chunks', 'keyword_segments', 'content_parts'] as const

/** Rows in one transaction: on the embedded database each batch takes about 5 ms. */
const rowsAtOnce = { chunks: 200, keyword_segments: 4, content_parts: 8, source_files: 8 }

/** Deletes content that no search will ever show. If it is interrupted, the next run continues with the rest. */
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
      // First, prevent any further additions.
      if (!(await closeHiddenRun(db, place, now))) continue
      await deleteContent(database, place, null, signal)
      if (await forget(database, place)) deleted++
    }
    full = runs.length === runsAtOnce && deleted > 0
  }
}

/**
 * Deletes a hidden run's content in batches while it belongs to `attempt`. Content that another attempt stores, and may
 * show, is not touched.
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

/** Removes the record of the content. A batch that another node deleted looks like the end; any rest stays hidden. */
const forget = ({ db }: Database, place: RunContent): Promise<boolean> =>
  db.transaction().execute(async (tx) => {
    if (!(await lockHiddenRun(tx, place, null)) || !(await isDeleted(tx, place))) return false
    await showRun(tx, place)
    return true
  })
