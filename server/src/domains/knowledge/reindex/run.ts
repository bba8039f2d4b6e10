import { attemptRun, failOrphanedRuns, inRun, RunSuperseded } from '../../../platform/jobs/run.ts'
import { findBase } from '../bases/store.ts'
import { EmbeddingError } from '../models/model.ts'
import { dropVectorIndex } from '../search/vector-index.ts'
import { textsPerBatch } from '../vectors/embed.ts'
import { otherSlot, slotOf } from '../vectors/vector-slot.ts'
import { clearUnsearchedSlot } from './clear.ts'
import { type ReindexContext, type Reindexer, reindexRun } from './context.ts'
import { embedBatch } from './embed-batch.ts'
import { type ReindexRun, reindexJob } from './job.ts'
import { type Cursor, firstCursor, listRunningReindexes, walkChunks } from './store.ts'
import { swapVectors } from './swap.ts'

/** Batches that one job embeds at most: bases take turns, and no job outlives its hour. */
const batchesPerJob = 50
const rescuedAtOnce = 100

/**
 * Part of a re-index: vectors of the new model for the stored chunks, in batches, each committed by
 * itself. When every chunk has one the base changes over. May be cut off anywhere and run again.
 */
export async function runReindex(
  reindexer: Reindexer,
  run: ReindexRun,
  { last, signal }: { last: boolean; signal: AbortSignal },
): Promise<void> {
  const steps = async (): Promise<void> => {
    const context = await begin(reindexer, run, signal)
    const isWhole = await embedChunks(reindexer, context, signal)
    if (isWhole && (await swapVectors(reindexer, context))) return
    await inRun(reindexer, reindexRun, run, (work) => work.enqueue(reindexJob, run))
  }
  await attemptRun(reindexer, reindexRun, run, { isLast: last, steps })
}

/** Fails every re-index whose job is gone. */
export async function rescueReindexes(reindexer: Reindexer): Promise<void> {
  const runs = await listRunningReindexes(reindexer.database.db, rescuedAtOnce)
  await failOrphanedRuns(reindexer, reindexRun, runs)
}

async function begin(
  reindexer: Reindexer,
  run: ReindexRun,
  signal: AbortSignal,
): Promise<ReindexContext> {
  const { database, models } = reindexer
  const { organizationId, baseId } = run
  const reindex = await inRun(reindexer, reindexRun, run, async (_, row) => row)
  const base = await findBase(database.db, organizationId, baseId)
  if (!base) throw new RunSuperseded()
  const model = await models.find(database.db, organizationId, reindex.embedding_model)
  if (!model) {
    const message = `The embedding model ${reindex.embedding_model} is not configured on this server.`
    throw new EmbeddingError('embedding_rejected', message)
  }
  if (!reindex.cleared) {
    const slot = otherSlot(slotOf(base))
    if (database.kind === 'postgres')
      await dropVectorIndex(database.longRunning, { id: baseId, slot })
    await clearUnsearchedSlot(reindexer, run, signal)
  }
  return { run, base, model }
}

/** Whether the walk came to the end of the base. */
async function embedChunks(
  reindexer: Reindexer,
  context: ReindexContext,
  signal: AbortSignal,
): Promise<boolean> {
  let embedded = 0
  for (let at: Cursor | null = firstCursor; at !== null; ) {
    if (embedded >= batchesPerJob * textsPerBatch) return false
    signal.throwIfAborted()
    const walked: Awaited<ReturnType<typeof walkChunks>> = await walkChunks(
      reindexer.database.db,
      context.run,
      at,
      textsPerBatch,
    )
    embedded += await embedBatch(reindexer, context, walked.ids, signal)
    at = walked.next
  }
  return true
}
