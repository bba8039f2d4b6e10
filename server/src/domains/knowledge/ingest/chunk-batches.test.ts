import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { ChunkDraft } from '../content/store.ts'
import { packChunks, unpackChunks } from './chunk-batches.ts'

const draft = (position: number): ChunkDraft => ({
  position,
  text: `Ships pass 🚢 ${position}.`,
  tokenCount: 5,
  headings: ['Harbour'],
  charStart: position,
  charEnd: position + 15,
  page: null,
  textToEmbed: `Harbour\n\nShips pass 🚢 ${position}.`,
  hash: new Uint8Array(32).fill(position),
  vector: position % 2 === 0 ? Float32Array.of(0.5, position) : null,
})

test('chunks leave a thread in bytes of a hundred each, and come out as they were', async () => {
  const drafts = Array.from({ length: 250 }, (_, position) => draft(position))
  const batches = packChunks(drafts)
  assert.equal(batches.length, 3)
  for (const batch of batches) assert.equal(batch.buffer.byteLength, batch.byteLength)
  const moved = structuredClone(batches, { transfer: batches.map(({ buffer }) => buffer) })
  assert.deepEqual(
    batches.map(({ byteLength }) => byteLength),
    [0, 0, 0],
  )
  const unpacked = await unpackChunks(moved)
  assert.deepEqual(
    unpacked.map((chunk) => ({ ...chunk, hash: Uint8Array.from(chunk.hash) })),
    drafts,
  )
})
