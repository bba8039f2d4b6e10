import type { Work } from '../../../platform/work.ts'
import { closeHiddenRun, hideRun } from '../visibility/store.ts'
import { contentTables, deleteContentJob } from './delete-content.ts'
import { deleteRows } from './parts-store.ts'

/** More chunks than this are hidden, and deleted by and by. */
const deletedAtOnce = 100
const rowsAtOnce = 1_000

/** Takes what a source shows out of every search, in the transaction of what comes in its place. */
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

/** Has deleted what a run has stored that ends without showing it. */
export async function discardStored(
  work: Work,
  source: { base_id: string; id: string; run: number },
): Promise<void> {
  const { db, organizationId, now } = work
  const place = { organizationId, baseId: source.base_id, sourceId: source.id, run: source.run }
  if (await closeHiddenRun(db, place, now)) await work.enqueue(deleteContentJob, {})
}
