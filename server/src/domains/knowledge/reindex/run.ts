import { refusalOf } from '../../../platform/db/refusals.ts'
import { ApiError } from '../../../platform/errors.ts'
import { settleCredits } from '../../billing/index.ts'
import { findBase, updateBase } from '../bases/store.ts'
import { EmbeddingError } from '../models/model.ts'
import { reindexSubject } from '../pricing.ts'
import { dropVectorIndex } from '../search/vector-index.ts'
import { textsPerBatch } from '../vectors/embed.ts'
import { otherSlot, slotOf } from '../vectors/vector-slot.ts'
import { clearUnsearchedSlot } from './clear.ts'
import { inReindex, type ReindexContext, type Reindexer, Superseded } from './context.ts'
import { embedBatch } from './embed-batch.ts'
import { type ReindexRun, reindexJob } from './job.ts'
import {
  type Cursor,
  firstCursor,
  listRunningReindexes,
  updateReindex,
  walkChunks,
} from './store.ts'
import { swapVectors } from './swap.ts'

/** Portions that one job embeds at most: bases take turns, and no job outlives its hour. */
const batchesPerJob = 50
const rescuedAtOnce = 100
const internalFailure = 'The re-index failed on our side; start it again.'

/**
 * Part of a re-index: vectors of the new model for the stored chunks, in portions, each committed by
 * itself. When every chunk has one the base changes over. May be cut off anywhere and run again.
 */
export async function runReindex(
  reindexer: Reindexer,
  run: ReindexRun,
  attempt: { last: boolean; signal: AbortSignal },
): Promise<void> {
  try {
    const making = await begin(reindexer, run, attempt.signal)
    const isWhole = await embedChunks(reindexer, making, attempt.signal)
    if (isWhole && (await swapVectors(reindexer, making))) return
    await inReindex(reindexer, run, (work) => work.enqueue(reindexJob, run))
  } catch (error) {
    if (error instanceof Superseded) return
    const reason = reasonOf(error)
    if (!reason) reindexer.log.error({ err: error, run }, 're-indexing a base failed')
    if ((reason?.retryable ?? true) && !attempt.last) throw error
    await fail(reindexer, run, reason?.message ?? internalFailure)
  }
}

/** Ends every re-index whose job is gone: one that took its process down at each attempt. */
export async function rescueReindexes(reindexer: Reindexer): Promise<void> {
  const { database, jobs, log } = reindexer
  const runs = await listRunningReindexes(database.db, rescuedAtOnce)
  for (const run of await jobs.lost(database.db, reindexJob, runs)) {
    log.error({ run }, 'a base is re-indexed by no job any more')
    await fail(reindexer, run, internalFailure)
  }
}

/** What the one who asked for it can be told; null when it is our own mistake. */
function reasonOf(error: unknown): { message: string; retryable: boolean } | null {
  if (error instanceof EmbeddingError) return error
  const refusal = error instanceof ApiError ? error : refusalOf(error)
  if (refusal?.code !== 'insufficient_credits') return null
  return { message: refusal.message, retryable: false }
}

async function begin(
  reindexer: Reindexer,
  run: ReindexRun,
  signal: AbortSignal,
): Promise<ReindexContext> {
  const { database, models } = reindexer
  const { organizationId, baseId } = run
  const reindex = await inReindex(reindexer, run, async (_, row) => row)
  const base = await findBase(database.db, organizationId, baseId)
  if (!base) throw new Superseded()
  const model = await models.find(database.db, organizationId, reindex.embedding_model)
  if (!model) {
    const message = `The embedding model ${reindex.embedding_model} is not configured on this server.`
    throw new EmbeddingError('embedding_rejected', message)
  }
  if (!reindex.cleared) {
    const slot = otherSlot(slotOf(base))
    if (database.kind === 'postgres') await dropVectorIndex(database.db, { id: baseId, slot })
    await clearUnsearchedSlot(reindexer, run, signal)
  }
  return { run, base, model }
}

/** Whether the walk came to the end of the base. */
async function embedChunks(
  reindexer: Reindexer,
  making: ReindexContext,
  signal: AbortSignal,
): Promise<boolean> {
  let embedded = 0
  for (let at: Cursor | null = firstCursor; at !== null; ) {
    if (embedded >= batchesPerJob * textsPerBatch) return false
    signal.throwIfAborted()
    const walked: Awaited<ReturnType<typeof walkChunks>> = await walkChunks(
      reindexer.database.db,
      making.run,
      at,
      textsPerBatch,
    )
    embedded += await embedBatch(reindexer, making, walked.ids, signal)
    at = walked.next
  }
  return true
}

/** The base stays as it was, and what was reserved is given back. */
async function fail(reindexer: Reindexer, run: ReindexRun, error: string): Promise<void> {
  const { organizationId, baseId } = run
  try {
    await inReindex(reindexer, run, async (work, reindex) => {
      await updateReindex(work.db, reindex, { status: 'failed', error })
      await updateBase(work.db, organizationId, baseId, { clear_after: work.now })
      await settleCredits(work, reindexSubject(reindex.id), 0)
    })
  } catch (fault) {
    if (!(fault instanceof Superseded)) throw fault
  }
}
