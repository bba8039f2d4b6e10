import type { Work } from '../../../platform/work.ts'
import { closeHiddenRun, hideRun } from '../visibility/store.ts'
import { contentTables, deleteContentJob } from './delete-content.ts'
import { deleteRows } from './parts-store.ts'

/** Above this number of chunks, they are hidden and deleted in batches. */
const deletedAtOnce = 100
const rowsAtOnce = 1_000

/** Removes a source's visible content from every search, in the transaction of its replacement. */
export async function retireContent(
  work: Work,
  source: { base_id: string; id: string; content_run: number; chunks_count: number },
): Promise<void> {
  if (source.chunks_count === 0) return
  const content = {
    organizationId: work.organizationId,
    baseId: source.base_id,
    sourceId: source.id,
    run: source.content_run,
  }
  if (source.chunks_count > deletedAtOnce) {
    await hideRun(work.db, content, { attempt: null, deleteAfter: work.now })
    await work.enqueue(deleteContentJob, {})
    return
  }
  for (const table of contentTables) await deleteRows(work.db, table, content, rowsAtOnce)
}

/** Queues the deletion of a run's content if the run ends without showing it. */
export async function discardStored(
  work: Work,
  source: { base_id: string; id: string; run: number },
): Promise<void> {
  const { db, organizationId, now } = work
  const place = { organizationId, baseId: source.base_id, sourceId: source.id, run: source.run }
  if (await closeHiddenRun(db, place, now)) await work.enqueue(deleteContentJob, {})
}
