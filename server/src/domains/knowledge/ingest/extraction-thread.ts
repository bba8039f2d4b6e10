import { enableCompileCache, flushCompileCache } from 'node:module'
import { setPriority } from 'node:os'
import { isMainThread } from 'node:worker_threads'
import { move, transferableSymbol, valueSymbol } from 'piscina'
import { type ChunkBatches, packChunks } from './chunk-batches.ts'
import { type CpuMeter, startMeter } from './cpu-meter.ts'
import type { Extraction, ExtractionInput } from './extract-and-chunk.ts'

/** What a thread of the extraction pool gets. */
export type ExtractionTask = ExtractionInput & { meter: CpuMeter }

type Extracted = Extract<Extraction, { kind: 'extracted' }>

/** What it answers with. */
export type PackedExtraction =
  | Exclude<Extraction, Extracted>
  | (Omit<Extracted, 'chunks'> & { batches: ChunkBatches })

lowerPriority()
// A thread does not inherit it. Without it, each strips types anew, by 20 MB of WebAssembly.
enableCompileCache()
const { extractAndChunk } = await import('./extract-and-chunk.ts')
// Its end is a termination, which would forget what it compiled.
flushCompileCache()

export async function extractInThread({
  meter,
  ...input
}: ExtractionTask): Promise<PackedExtraction> {
  startMeter(meter)
  const extraction = await extractAndChunk(input)
  if (extraction.kind === 'refused') return extraction
  const { chunks, ...rest } = extraction
  const batches = packChunks(chunks)
  return move({
    [transferableSymbol]: batches.map(({ buffer }) => buffer),
    [valueSymbol]: { ...rest, batches },
  }) as never
}

/**
 * Who answers requests goes first: on two cores, two threads that read files kept the one that answers
 * waiting for a core. On Linux 0 is the calling thread, and elsewhere the process, which stays as it is.
 */
function lowerPriority(): void {
  if (process.platform !== 'linux' || isMainThread) return
  try {
    setPriority(0, 10)
  } catch {
    // A sandbox may refuse it; then reading a file goes on as fast as answering.
  }
}
