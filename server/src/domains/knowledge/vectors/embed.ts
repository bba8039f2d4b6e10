import { createHash } from 'node:crypto'
import type { EmbeddingModel } from '../models/model.ts'
import type { VectorsByHash } from './store.ts'

/** The title and headings of a chunk, which are embedded and searched with it but are no part of its text. */
export interface ChunkContext {
  title?: string | null
  headings: readonly string[]
}

/** The text that is embedded for a chunk: title and heading path, then the chunk. */
export function embeddedText(text: string, { title, headings }: ChunkContext): string {
  const path = pathOf([title ?? '', ...headings].filter((part) => part !== ''))
  return path === '' ? text : `${path}\n${text}`
}

/** A heading can be a page long; in a model's window most of the room is for the text. */
const maxPathLength = 400

/** Of a path that is too long the title and the nearest headings are left. */
function pathOf(parts: string[]): string {
  const path = parts.join(' › ')
  if (path.length <= maxPathLength) return path
  return parts.length > 2 ? pathOf(parts.toSpliced(1, 1)) : path.slice(0, maxPathLength)
}

/** Equal hashes mean equal embedded texts, so that a refresh embeds only the chunks that changed. */
export const contentHash = (embedded: string): Buffer =>
  createHash('sha256').update(embedded).digest()

/**
 * Texts a model is given at once: one request to a service, so that what it has answered is kept when
 * the next request fails, and an ingestion can be stopped and report progress in between.
 */
export const textsPerBatch = 128

export interface EmbedOptions {
  signal?: AbortSignal
  /** Called after each batch with the number of texts embedded so far; throws to stop. */
  onProgress?: (done: number) => Promise<void>
  /** Called with each batch but the last, whose vectors are about to be stored with their chunks. */
  keep?: (vectors: ReadonlyMap<string, Float32Array>) => Promise<void>
}

/**
 * The vectors of texts in order. Those in `known` are not embedded again, nor is a text that occurs
 * twice; every new vector is added to `known` as soon as it is there, so that a second try after an
 * EmbeddingError begins where the first one ended.
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
