import { createHash } from 'node:crypto'
import type { EmbeddingModel } from '../models/model.ts'

/** What stands around a chunk; it is embedded and searched with the chunk, but is no part of its text. */
export interface ChunkContext {
  title?: string | null
  headings: readonly string[]
}

/** The text that is embedded for a chunk: title and heading path, then the chunk. */
export function embeddedText(text: string, { title, headings }: ChunkContext): string {
  const path = [title ?? '', ...headings].filter((part) => part !== '')
  return path.length > 0 ? `${path.join(' › ')}\n${text}` : text
}

/** Equal hashes mean equal embedded texts, so that a refresh embeds only the chunks that changed. */
export const contentHash = (embedded: string): Buffer =>
  createHash('sha256').update(embedded).digest()

/** Vectors by `contentHash` in hexadecimal. */
export type KnownVectors = Map<string, Float32Array>

/**
 * Texts a model is given at once: one request to a service, so that what it has answered is kept when
 * the next request fails, and an ingestion can be stopped and report progress in between.
 */
const portion = 128

/**
 * The vectors of texts in order. Those in `known` are not embedded again, nor is a text that occurs
 * twice; every new vector is added to `known` as soon as it is there, so that a second try after an
 * EmbeddingError begins where the first one ended.
 */
export async function embedTexts(
  model: EmbeddingModel,
  texts: readonly string[],
  known: KnownVectors,
  options: { signal?: AbortSignal; onProgress?: (done: number, total: number) => void } = {},
): Promise<Float32Array[]> {
  const keys = texts.map((text) => contentHash(text).toString('hex'))
  const missing = new Map<string, string>()
  for (const [index, key] of keys.entries()) {
    if (!known.has(key)) missing.set(key, texts[index] as string)
  }
  const pending = [...missing]
  for (let first = 0; first < pending.length; first += portion) {
    const part = pending.slice(first, first + portion)
    const vectors = await model.embed(
      part.map(([, text]) => text),
      options.signal,
    )
    for (const [index, [key]] of part.entries()) known.set(key, vectors[index] as Float32Array)
    options.onProgress?.(first + part.length, pending.length)
  }
  return keys.map((key) => known.get(key) as Float32Array)
}
