import { availableParallelism } from 'node:os'
import type { Worker } from 'node:worker_threads'
import type { Piscina } from 'piscina'
import { createFairLimiter } from '../../../platform/concurrency/fair-limiter.ts'
import { IngestError } from '../failures.ts'
import { ocrLimits } from '../ocr/budget.ts'
import { unpackChunks } from './chunk-batches.ts'
import { cpuMsOf, createMeter } from './cpu-meter.ts'
import type { Extraction, ExtractionInput } from './extract-and-chunk.ts'
import type { ExtractionTask, PackedExtraction } from './extraction-thread.ts'

/** Extraction and chunking in threads of their own: a hostile page stops no request and no other page. */
export interface ExtractionPool extends AsyncDisposable {
  /** Organizations whose sources wait take turns. */
  extractAndChunk(
    input: ExtractionInput,
    signal: AbortSignal,
    organizationId: string,
  ): Promise<Extraction>
}

/** A page that needs more than this is refused; a 10 MB text takes about a fifth of the time, a tenth of the memory. */
const limits = { cpuMs: 30_000, memoryMb: 1_024 }

/** Of the clock on the wall, for a thread that computes outside of JavaScript and cannot be asked. */
const wallScale = 4

/** Meanwhile a stream of a PDF unpacks to some 10 MB, and a loop makes some 100 MB of objects. */
const watchEveryMs = 100
/**
 * Node's own bound is of the heap alone, and ends the whole process where a thread asks for 16 MB at once
 * beyond it. So it only stands behind the watch, this many times as high.
 */
const backstopScale = 1.5

/** Each may need the memory of the largest page. */
const mostThreads = 6

/** Of short-lived objects, which V8 would let grow to some 50 MB in each thread. */
const youngMemoryMb = 12

type Threads = Piscina<ExtractionTask, PackedExtraction>

/** `ocrLanguages`: what scanned pages are read in, which takes its own time in a thread of its own. */
export function createExtractionPool(
  { cpuMs, memoryMb } = limits,
  maxThreads = mostThreads,
  ocrLanguages: readonly string[] | null = null,
): ExtractionPool {
  const wallMs = wallScale * cpuMs + (ocrLanguages ? ocrLimits.wallMs : 0)
  const threadsCount = Math.min(availableParallelism(), maxThreads)
  const create = async () => {
    const { Piscina } = await import('piscina')
    return new Piscina<ExtractionTask, PackedExtraction>({
      filename: new URL('./extraction-thread.ts', import.meta.url).href,
      name: 'extractInThread',
      minThreads: 0,
      maxThreads: threadsCount,
      idleTimeout: 60_000,
      resourceLimits: {
        maxOldGenerationSizeMb: backstopScale * memoryMb,
        maxYoungGenerationSizeMb: youngMemoryMb,
      },
    })
  }
  let created: Promise<Threads> | undefined
  // Waiting must not count as work: that would blame the page behind a slow one.
  const inTurns = createFairLimiter({ max: threadsCount, maxPerKey: threadsCount })
  return {
    extractAndChunk: (input, signal, organizationId) =>
      inTurns(organizationId, async () => {
        created ??= create()
        const threads = await created
        const late = new AbortController()
        const deadline = AbortSignal.any([late.signal, AbortSignal.timeout(wallMs)])
        const meter = createMeter()
        const watch = setInterval(async () => {
          await terminateOversized(threads.threads, memoryMb)
          if ((await cpuMsOf(meter, threads.threads)) > cpuMs) late.abort()
        }, watchEveryMs)
        try {
          const task = { ...input, ocrLanguages, meter }
          return await unpack(
            await threads.run(task, { signal: AbortSignal.any([signal, deadline]) }),
          )
        } catch (error) {
          if (deadline.aborted) throw tookTooLongError(cpuMs)
          if (isOutOfMemory(error)) throw tooHardError(memoryMb)
          throw error
        } finally {
          clearInterval(watch)
        }
      }),
    async [Symbol.asyncDispose]() {
      await (await created)?.close({ force: true })
    },
  }
}

async function unpack(extraction: PackedExtraction): Promise<Extraction> {
  if (extraction.kind === 'refused') return extraction
  const { batches, ...rest } = extraction
  return { ...rest, chunks: await unpackChunks(batches) }
}

/** Ends the threads whose objects and buffers, garbage included, outgrew the bound. */
async function terminateOversized(threads: readonly Worker[], maxMb: number): Promise<void> {
  for (const thread of threads) {
    // The thread has ended.
    const statistics = await thread.getHeapStatistics().catch(() => null)
    if (!statistics) continue
    const bytes = statistics.used_heap_size + statistics.external_memory
    if (bytes > maxMb * 1_000_000) await thread.terminate()
  }
}

/** Only `terminateOversized` ends a thread that has work; a canceled run rejects with another error. */
const isOutOfMemory = (error: unknown): boolean => {
  const { code, message } = error as { code?: string; message?: string }
  return code === 'ERR_WORKER_OUT_OF_MEMORY' || message?.startsWith('worker exited') === true
}

const tooHardError = (memoryMb: number): IngestError =>
  new IngestError(
    `Reading the text out took more than ${memoryMb} MB of memory. Split it, or add its text in parts.`,
    { code: 'too_hard' },
  )

const tookTooLongError = (cpuMs: number): IngestError =>
  new IngestError(
    `Reading the text out took more than ${cpuMs / 1000} seconds of computing. Split it, or add its text in parts.`,
    { code: 'took_too_long' },
  )
