import { availableParallelism } from 'node:os'
import { Piscina } from 'piscina'
import type { Digest, DigestInput } from './digest.ts'
import { IngestError } from './fetch.ts'
import { processJob } from './job.ts'

/** Extraction and chunking in threads of their own: a hostile page stops no request and no other page. */
export interface Digester extends AsyncDisposable {
  digest(input: DigestInput, signal: AbortSignal): Promise<Digest>
}

/** A page that needs more than this is refused; a 10 MB text takes about a tenth of both. */
const limits = { timeMs: 60_000, heapMb: 768 }

export function createDigester({ timeMs, heapMb } = limits): Digester {
  const threadsCount = Math.min(availableParallelism(), processJob.concurrency)
  const threads = new Piscina<DigestInput, Digest>({
    filename: new URL('./digest.ts', import.meta.url).href,
    name: 'digest',
    minThreads: 0,
    maxThreads: threadsCount,
    idleTimeout: 60_000,
    resourceLimits: { maxOldGenerationSizeMb: heapMb },
  })
  const turns = createTurns(threadsCount)
  return {
    digest: (input, signal) =>
      turns(async () => {
        const deadline = AbortSignal.timeout(timeMs)
        try {
          return await threads.run(input, { signal: AbortSignal.any([signal, deadline]) })
        } catch (error) {
          if (deadline.aborted) throw tooHard(`longer than ${timeMs / 1000} seconds`)
          if ((error as { code?: string }).code === 'ERR_WORKER_OUT_OF_MEMORY') {
            throw tooHard(`more than ${heapMb} MB of memory`)
          }
          throw error
        }
      }),
    [Symbol.asyncDispose]: () => threads.close({ force: true }),
  }
}

/** At most so many at a time, in order. Waiting must not count as work: that would blame the page behind. */
function createTurns(limit: number): <T>(work: () => Promise<T>) => Promise<T> {
  let running = 0
  const waiting: (() => void)[] = []
  return async (work) => {
    if (running === limit) await new Promise<void>((resolve) => waiting.push(resolve))
    else running++
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running--
    }
  }
}

const tooHard = (what: string): IngestError =>
  new IngestError(`Reading the text out took ${what}. Split it, or add its text in parts.`)
