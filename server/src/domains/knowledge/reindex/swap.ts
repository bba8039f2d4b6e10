import { newId } from '../../../platform/ids.ts'
import { inRun } from '../../../platform/jobs/run.ts'
import { settleCredits } from '../../billing/index.ts'
import { presentBase } from '../bases/schema.ts'
import { findCountedBase, updateBase } from '../bases/store.ts'
import { reindexCost, reindexSubject } from '../pricing.ts'
import { withIndexReady } from '../search/vector-index.ts'
import { otherSlot, slotOf } from '../vectors/vector-slot.ts'
import { exclusiveReindexRun, type ReindexContext, type Reindexer } from './context.ts'
import { baseReindexed } from './events.ts'
import { deleteReindex, hasUnembedded } from './store.ts'

/** Longer than any search that began before the swap and still reads the old vectors. */
const keptAfterSwapMs = 10 * 60_000

/**
 * Changes the base over to its new vectors in one update of its row. Returns false when a source was
 * added meanwhile whose chunks have no new vector yet.
 */
export async function swapVectors(
  reindexer: Reindexer,
  { run, base, model }: ReindexContext,
): Promise<boolean> {
  const { organizationId, baseId } = run
  const slot = otherSlot(slotOf(base))
  const swap = (index: string | null): Promise<boolean> =>
    inRun(reindexer, exclusiveReindexRun, run, async (work, reindex) => {
      const { db, now } = work
      if (await hasUnembedded(db, run, slot)) return false
      await deleteReindex(db, run)
      await updateBase(db, organizationId, baseId, {
        embedding_model: model.name,
        embedding_dimensions: model.dimensions,
        vector_slot: slot,
        vector_index: index,
        vector_set: newId(),
        clear_after: new Date(now.getTime() + keptAfterSwapMs),
        updated_at: now,
      })
      const changed = await findCountedBase(db, organizationId, baseId)
      if (changed) await work.emit(baseReindexed, presentBase(changed))
      await settleCredits(work, reindexSubject(run.reindexId), reindexCost(reindex.embedded))
      return true
    })
  const { database } = reindexer
  if (database.kind === 'embedded') return swap(null)
  const counted = await findCountedBase(database.db, organizationId, baseId)
  const place = { id: baseId, slot, dimensions: model.dimensions }
  return withIndexReady(database.longRunning, place, counted?.chunks_count ?? 0, swap)
}
