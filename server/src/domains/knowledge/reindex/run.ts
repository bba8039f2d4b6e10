import { defineEvent } from '../../../platform/events/event.ts'
import { newId } from '../../../platform/ids.ts'
import { attemptRun, failOrphanedRuns, inRun, RunSuperseded } from '../../../platform/jobs/run.ts'
import { settleCredits } from '../../billing/index.ts'
import { Base, exampleBase, presentBase } from '../bases/schema.ts'
import { findBase, findCountedBase, updateBase } from '../bases/store.ts'
import { EmbeddingError } from '../models/model.ts'
import { reindexCost, reindexSubject } from '../pricing.ts'
import { dropVectorIndex, withIndexReady } from '../search/vector-index.ts'
import { contentHash, embeddedText, embedTexts, textsPerBatch } from '../vectors/embed.ts'
import { findVectors, otherSlot, slotOf } from '../vectors/store.ts'
import { clearUnsearchedSlot } from './clear.ts'
import {
  exclusiveReindexRun,
  type ReindexContext,
  type Reindexer,
  type ReindexRun,
  reindexJob,
  reindexRun,
} from './context.ts'
import {
  type Cursor,
  deleteReindex,
  firstCursor,
  hasUnembedded,
  listRunningReindexes,
  listUnembeddedChunks,
  updateReindex,
  updateVectors,
  walkChunks,
} from './store.ts'

/** Maximum of batches in one job, so that bases take turns and no job exceeds its hour. */
const batchesPerJob = 50
const rescuedAtOnce = 100

/**
 * Runs part of a re-index: new vectors for the stored chunks in batches, each committed separately. The base switches
 * when every chunk has one. It can be interrupted anywhere and run again.
 */
export async function runReindex(
  reindexer: Reindexer,
  run: ReindexRun,
  { last, signal }: { last: boolean; signal: AbortSignal },
): Promise<void> {
  const steps = async (ends: AbortSignal): Promise<void> => {
    const context = await begin(reindexer, run, ends)
    const isWhole = await embedChunks(reindexer, context, ends)
    if (isWhole && (await swapVectors(reindexer, context))) return
    await inRun(reindexer, reindexRun, run, (work) => work.enqueue(reindexJob, run))
  }
  await attemptRun(reindexer, reindexRun, run, { isLast: last, signal, steps })
}

/** Fails every re-index whose job is lost. */
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
    if (database.indexesVectors) await dropVectorIndex(database.longRunning, { id: baseId, slot })
    await clearUnsearchedSlot(reindexer, run, signal)
  }
  return { run, base, model }
}

/** Returns true if all chunks of the base have been visited. */
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

/** Embeds chunks that have no new vector, stores the vectors in one transaction, and returns how many. */
async function embedBatch(
  reindexer: Reindexer,
  { run, base, model }: ReindexContext,
  chunkIds: readonly string[],
  signal: AbortSignal,
): Promise<number> {
  const { db } = reindexer.database
  const slot = otherSlot(slotOf(base))
  const chunks = await listUnembeddedChunks(db, run.organizationId, chunkIds, slot)
  if (chunks.length === 0) return 0
  const texts = chunks.map(({ text, headings, title }) => embeddedText(text, { title, headings }))
  const scope = { ...run, slot, model: model.name, dimensions: model.dimensions }
  const vectorsByHash = await findVectors(
    db,
    scope,
    texts.map((text) => contentHash(text)),
  )
  const reused = vectorsByHash.size
  const vectors = await embedTexts(model, texts, vectorsByHash, { signal })
  const vectorsById = new Map(
    chunks.map(({ id }, index) => [id, vectors[index] as Float32Array] as const),
  )
  await inRun(reindexer, reindexRun, run, async (work, reindex) => {
    await updateVectors(work.db, run.organizationId, slot, vectorsById)
    const done = reindex.done + chunks.length
    const total = Math.max(reindex.total, done)
    const embedded = reindex.embedded + vectorsByHash.size - reused
    await updateReindex(work.db, reindex, { done, total, embedded })
  })
  return chunks.length
}

/** Time to keep the old vectors, longer than any search that began before the switch. */
const keptAfterSwapMs = 10 * 60_000

export const baseReindexed = defineEvent(
  'base.reindexed',
  'A base switched to another embedding model. Searches use the new vectors from now on.',
  Base,
  exampleBase,
)

/**
 * Switches the base to its new vectors in one update of its row. Returns false if a source was added meanwhile whose
 * chunks have no new vector yet.
 */
async function swapVectors(
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
  if (!database.indexesVectors) return swap(null)
  const counted = await findCountedBase(database.db, organizationId, baseId)
  const place = { id: baseId, slot, dimensions: model.dimensions }
  return withIndexReady(database.longRunning, place, counted?.chunks_count ?? 0, swap)
}
