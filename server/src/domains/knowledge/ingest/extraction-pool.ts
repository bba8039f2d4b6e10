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

/** Extracts and chunks in separate threads, so that a hostile page blocks no request and no other page. */
export interface ExtractionPool extends AsyncDisposable {
  /** Extracts and chunks a body. Organizations with waiting sources take turns. */
  extractAndChunk(
    input: ExtractionInput,
    signal: AbortSignal,
    organizationId: string,
  ): Promise<Extraction>
}

/** Limits of one page. A 10 MB text takes about a fifth of the time and a tenth of the memory. */
const limits = { cpuMs: 30_000, memoryMb: 1_024 }

/** Factor for elapsed time, for a thread that computes outside JavaScript and cannot be measured. */
const wallScale = 4

/** Interval of checks. Meanwhile a PDF stream unpacks to about 10 MB, and a loop makes about 100 MB of objects. */
const watchEveryMs = 100
/**
 * Factor for Node's own limit, which is only a backstop: it covers the heap alone, and ends the whole process if a
 * thread requests 16 MB at once beyond it.
 */
const backstopScale = 1.5

/** Maximum of threads. Each may need the memory of the largest page. */
const mostThreads = 6

/** Memory for short-lived objects, which V8 would let grow to about 50 MB in each thread. */
const youngMemoryMb = 12

type Threads = Piscina<ExtractionTask, PackedExtraction>

/**
 * Creates the pool. `ocrLanguages` are the languages of scanned pages, which are read in a thread of their own with a
 * time limit of its own.
 */
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
  // Waiting must not count as work: the page behind a slow one would be blamed.
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

/** Ends threads whose objects and buffers, including garbage, exceed the limit. */
async function terminateOversized(threads: readonly Worker[], maxMb: number): Promise<void> {
  for (const thread of threads) {
    // The thread has ended.
    const statistics = await thread.getHeapStatistics().catch(() => null)
    if (!statistics) continue
    const bytes = statistics.used_heap_size + statistics.external_memory
    if (bytes > maxMb * 1_000_000) await thread.terminate()
  }
}

/** Returns true for the error of a thread that `terminateOversized` ended. A canceled run has another error. */
const isOutOfMemory = (error: unknown): boolean => {
  const { code, message } = error as { code?: string; message?: string }
  return code === 'ERR_WORKER_OUT_OF_MEMORY' || message?.startsWith('worker exited') === true
}

const tooHardError = (memoryMb: number): IngestError =>
  new IngestError(
    `Extracting the text took more than ${memoryMb} MB of memory. Split it, or add its text in parts.`,
    { code: 'too_hard' },
  )

const tookTooLongError = (cpuMs: number): IngestError =>
  new IngestError(
    `Extracting the text took more than ${cpuMs / 1000} seconds of CPU time. Split it, or add its text in parts.`,
    { code: 'took_too_long' },
  )
