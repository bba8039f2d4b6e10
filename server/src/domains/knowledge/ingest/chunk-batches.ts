import { deserialize, serialize } from 'node:v8'
import { letOthersWork } from '../../../platform/concurrency/turn.ts'
import type { ChunkDraft } from '../content/store.ts'

/**
 * Chunks returned by a thread. The main thread reads a message at once: the 12,000 chunks of 9 MB of prose blocked it
 * for 90 ms. These bytes are transferred without blocking.
 */
export type ChunkBatches = Uint8Array<ArrayBuffer>[]

const chunksAtOnce = 100

export function packChunks(chunks: readonly ChunkDraft[]): ChunkBatches {
  const batches: ChunkBatches = []
  for (let first = 0; first < chunks.length; first += chunksAtOnce) {
    batches.push(new Uint8Array(serialize(chunks.slice(first, first + chunksAtOnce))))
  }
  return batches
}

export async function unpackChunks(batches: ChunkBatches): Promise<ChunkDraft[]> {
  const chunks: ChunkDraft[] = []
  for (const batch of batches) {
    await letOthersWork()
    chunks.push(...(deserialize(batch) as ChunkDraft[]))
  }
  return chunks
}
