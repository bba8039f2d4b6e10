import { enableCompileCache, flushCompileCache } from 'node:module'
import { setPriority } from 'node:os'
import { isMainThread } from 'node:worker_threads'
import { move, transferableSymbol, valueSymbol } from 'piscina'
import { type ChunkBatches, packChunks } from './chunk-batches.ts'
import { type CpuMeter, startMeter } from './cpu-meter.ts'
import type { Extraction, ExtractionInput } from './extract-and-chunk.ts'

/** Input of a thread in the extraction pool. */
export type ExtractionTask = ExtractionInput & { meter: CpuMeter }

type Extracted = Extract<Extraction, { kind: 'extracted' }>

/** Result of a thread in the extraction pool. */
export type PackedExtraction =
  | Exclude<Extraction, Extracted>
  | (Omit<Extracted, 'chunks'> & { batches: ChunkBatches })

lowerPriority()
// Threads do not inherit it. Without it, each strips types itself, with 20 MB of WebAssembly.
enableCompileCache()
const { extractAndChunk } = await import('./extract-and-chunk.ts')
// It ends by termination, which would lose the code that it compiled.
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
 * Lowers the priority of the thread, because requests come first: on two cores, two threads that read files kept the
 * main thread waiting. On Linux, 0 is the calling thread; elsewhere it is the process, whose priority stays.
 */
function lowerPriority(): void {
  if (process.platform !== 'linux' || isMainThread) return
  try {
    setPriority(0, 10)
  } catch {
    // A sandbox may refuse it; then reading a file goes on as fast as answering.
  }
}
