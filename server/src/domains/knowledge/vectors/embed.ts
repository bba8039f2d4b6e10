import { createHash } from 'node:crypto'
import type { EmbeddingModel } from '../models/model.ts'
import type { VectorsByHash } from './store.ts'

/** Title and headings of a chunk, which are embedded and searched with it but are not part of its text. */
export interface ChunkContext {
  title?: string | null
  headings: readonly string[]
}

/** Returns the text to embed for a chunk: title and heading path, then the chunk. */
export function embeddedText(text: string, { title, headings }: ChunkContext): string {
  const path = pathOf([title ?? '', ...headings].filter((part) => part !== ''))
  return path === '' ? text : `${path}\n${text}`
}

/** Maximum length of the path. A heading can be a page long, but most of a model's input is for the text. */
const maxPathLength = 400

/** Shortens a path that is too long to the title and the nearest headings. */
function pathOf(parts: string[]): string {
  const path = parts.join(' › ')
  if (path.length <= maxPathLength) return path
  return parts.length > 2 ? pathOf(parts.toSpliced(1, 1)) : path.slice(0, maxPathLength)
}

/** Hashes an embedded text. Equal hashes mean equal texts, so a refresh embeds only the chunks that changed. */
export const contentHash = (embedded: string): Buffer =>
  createHash('sha256').update(embedded).digest()

/**
 * Number of texts in one batch, which is one request to a service. Its results are kept if the next request fails, and
 * an ingestion can be stopped and report progress in between.
 */
export const textsPerBatch = 128

export interface EmbedOptions {
  signal?: AbortSignal
  /** Called after each batch with the number of texts embedded so far; throws to stop. */
  onProgress?: (done: number) => Promise<void>
  /** Called with each batch except the last, whose vectors are about to be stored with their chunks. */
  keep?: (vectors: ReadonlyMap<string, Float32Array>) => Promise<void>
}

/**
 * Returns the vectors of texts in order. Texts in `known` and repeated texts are not embedded again. Every new vector
 * is added to `known` immediately, so that a retry after an EmbeddingError continues where the first attempt ended.
 */
export async function embedTexts(
  model: EmbeddingModel,
  texts: readonly string[],
  known: VectorsByHash,
  { signal, onProgress, keep }: EmbedOptions = {},
): Promise<Float32Array[]> {
  const keys = texts.map((text) => contentHash(text).toString('hex'))
  const missing = new Map<string, string>()
  for (const [index, key] of keys.entries()) {
    if (!known.has(key)) missing.set(key, texts[index] as string)
  }
  const pending = [...missing]
  for (let first = 0; first < pending.length; first += textsPerBatch) {
    const part = pending.slice(first, first + textsPerBatch)
    signal?.throwIfAborted()
    const vectors = await model.embed(
      part.map(([, text]) => text),
      signal,
    )
    const embedded = new Map(
      part.map(([key], index) => [key, vectors[index] as Float32Array] as const),
    )
    for (const [key, vector] of embedded) known.set(key, vector)
    if (first + textsPerBatch < pending.length) await keep?.(embedded)
    await onProgress?.(first + part.length)
  }
  return keys.map((key) => known.get(key) as Float32Array)
}
