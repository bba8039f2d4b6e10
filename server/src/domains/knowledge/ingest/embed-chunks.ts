import type { ChunkDraft } from '../content/store.ts'
import type { EmbeddingModel } from '../models/model.ts'
import type { SourceRunKey } from '../runs/store.ts'
import { reportProgress } from '../sources/run.ts'
import type { SourceRow } from '../sources/store.ts'
import { embedTexts, textsPerBatch } from '../vectors/embed.ts'
import {
  deleteEmbeddedTexts,
  findVectors,
  insertEmbeddedTexts,
  slotOf,
  type VectorsByHash,
} from '../vectors/store.ts'
import type { Ingestion } from './ingestion.ts'

export interface EmbeddingCounts {
  chunksEmbedded: number
  /** Chunks whose vectors the base already had, or an interrupted attempt had computed. */
  chunksReused: number
}

/** Gives each chunk its vector, embeds only texts that have none, and reports its progress. */
export async function embedChunks(
  ingestion: Ingestion,
  model: EmbeddingModel,
  { source, key, chunks }: { source: SourceRow; key: SourceRunKey; chunks: readonly ChunkDraft[] },
  signal: AbortSignal,
): Promise<EmbeddingCounts> {
  const { db } = ingestion.database
  const total = chunks.length
  const hashes = chunks.map(({ hash }) => Buffer.from(hash))
  const scope = {
    organizationId: source.organization_id,
    baseId: source.base_id,
    slot: slotOf(source),
    model: model.name,
    dimensions: model.dimensions,
  }
  const vectorsByHash: VectorsByHash = new Map()
  for (const batch of batchesOf(hashes)) {
    for (const [hash, vector] of await findVectors(db, scope, batch)) {
      vectorsByHash.set(hash, vector)
    }
  }
  const chunksReused = hashes.filter((hash) => vectorsByHash.has(hash.toString('hex'))).length
  const progress = async (embedded: number): Promise<void> => {
    const done = Math.min(total, chunksReused + embedded)
    const percent = 50 + Math.floor((45 * done) / total)
    await reportProgress(ingestion, key, { stage: 'embedding', percent, counts: { done, total } })
  }
  await progress(0)
  const texts = chunks.map(({ textToEmbed }) => textToEmbed)
  const vectors = await embedTexts(model, texts, vectorsByHash, {
    signal,
    onProgress: progress,
    keep: (batch) => insertEmbeddedTexts(db, scope, batch, ingestion.clock.now()),
  })
  for (const [index, draft] of chunks.entries()) draft.vector = vectors[index] ?? null
  return { chunksEmbedded: total - chunksReused, chunksReused }
}

/** Deletes the vectors stored by text, which are not needed once their chunks are visible. */
export async function forgetVectors(
  { database }: Pick<Ingestion, 'database'>,
  { organization_id: organizationId }: SourceRow,
  {
    model,
    chunks,
    embedded,
  }: { model: string; chunks: readonly ChunkDraft[]; embedded: EmbeddingCounts },
): Promise<void> {
  if (embedded.chunksEmbedded <= textsPerBatch) return
  const hashes = chunks.map(({ hash }) => Buffer.from(hash))
  for (const batch of batchesOf(hashes)) {
    await deleteEmbeddedTexts(database.db, { organizationId, model }, batch)
  }
}

function* batchesOf<Item>(items: readonly Item[]): Generator<Item[]> {
  for (let first = 0; first < items.length; first += textsPerBatch) {
    yield items.slice(first, first + textsPerBatch)
  }
}
