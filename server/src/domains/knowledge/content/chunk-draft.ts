import type { Chunk } from '../chunking/chunk.ts'

/** A chunk on its way to the database. */
export interface ChunkDraft extends Chunk {
  /** Page of a paged document that its first character is on, from 1. */
  page: number | null
  /** The text that the model embeds: title and headings, then the chunk. */
  textToEmbed: string
  /** Of `textToEmbed`. */
  hash: Uint8Array
  /** Null until the model has embedded it. */
  vector: Float32Array | null
}
