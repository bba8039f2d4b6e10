import type { Platform } from '../../../platform/platform.ts'
import { lockBase, lockReindex, updateBase } from '../bases/store.ts'
import { otherSlot, slotOf } from '../vectors/store.ts'
import type { ReindexRun } from './context.ts'
import {
  type Cursor,
  clearVectors,
  firstCursor,
  listBasesToClear,
  updateReindex,
  walkChunks,
} from './store.ts'

type Clearer = Pick<Platform, 'database' | 'transact' | 'clock'>

/** Chunks in a batch, which is one transaction of about 20 ms on the embedded database. */
const chunksAtOnce = 500
const basesAtOnce = 100

/** Clears the unused vectors of each base whose re-index ended some minutes ago, failed, or was canceled. */
export async function clearUnusedVectors(clearer: Clearer, signal: AbortSignal): Promise<void> {
  const { database, clock } = clearer
  for (const place of await listBasesToClear(database.db, clock.now(), basesAtOnce)) {
    await clearUnsearchedSlot(clearer, place, signal)
  }
}

/**
 * Empties the vector column that a base does not search, in batches. Stops if a re-index starts to fill it; marks the
 * re-index `reindexId` as cleared.
 */
export async function clearUnsearchedSlot(
  { database, transact }: Clearer,
  { organizationId, baseId, reindexId }: Omit<ReindexRun, 'reindexId'> & { reindexId?: string },
  signal: AbortSignal,
): Promise<void> {
  const place = { organizationId, baseId }
  for (let at: Cursor | null = firstCursor; at !== null; ) {
    signal.throwIfAborted()
    const walked: Awaited<ReturnType<typeof walkChunks>> = await walkChunks(
      database.db,
      place,
      at,
      chunksAtOnce,
    )
    const { ids, next } = walked
    at = await transact(organizationId, { kind: 'system' }, async ({ db }) => {
      const base = await lockBase(db, organizationId, baseId, 'share')
      const reindex = await lockReindex(db, place)
      if (!base || (reindex?.status === 'running' && reindex.cleared)) return null
      await clearVectors(db, organizationId, ids, otherSlot(slotOf(base)))
      if (next !== null) return next
      await updateBase(db, organizationId, baseId, { clear_after: null })
      if (reindex?.id === reindexId && reindex) await updateReindex(db, reindex, { cleared: true })
      return null
    })
  }
}
