import { inRun } from '../../../platform/jobs/run.ts'
import { contentHash, embeddedText, embedTexts } from '../vectors/embed.ts'
import { findVectors } from '../vectors/store.ts'
import { otherSlot, slotOf } from '../vectors/vector-slot.ts'
import { type ReindexContext, type Reindexer, reindexRun } from './context.ts'
import { listUnembeddedChunks, updateReindex, updateVectors } from './store.ts'

/** Gives those of the chunks that have none a vector of the new model, in one transaction; returns how many. */
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
  const place = { ...run, slot, model: model.name, dimensions: model.dimensions }
  const known = await findVectors(
    db,
    place,
    texts.map((text) => contentHash(text)),
  )
  const reused = known.size
  const vectors = await embedTexts(model, texts, known, { signal })
  const written = new Map(
    chunks.map(({ id }, index) => [id, vectors[index] as Float32Array] as const),
  )
  await inRun(reindexer, reindexRun, run, async (work, reindex) => {
    await updateVectors(work.db, run.organizationId, slot, written)
    const done = reindex.done + chunks.length
    const total = Math.max(reindex.total, done)
    const embedded = reindex.embedded + known.size - reused
    await updateReindex(work.db, reindex, { done, total, embedded })
  })
  return chunks.length
}
