import { inRun } from '../../../platform/jobs/run.ts'
import { contentHash, embeddedText, embedTexts } from '../vectors/embed.ts'
import { findVectors } from '../vectors/store.ts'
import { otherSlot, slotOf } from '../vectors/vector-slot.ts'
import { type ReindexContext, type Reindexer, reindexRun } from './context.ts'
import { listUnembeddedChunks, updateReindex, updateVectors } from './store.ts'

/** Embeds the chunks that have no new vector yet, stores theirs in one transaction, and returns how many. */
export async function embedBatch(
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
