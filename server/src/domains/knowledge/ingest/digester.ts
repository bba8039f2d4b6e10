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

export function createDigester(): Digester {
  const threads = new Piscina<DigestInput, Digest>({
    filename: new URL('./digest.ts', import.meta.url).href,
    name: 'digest',
    minThreads: 0,
    // As many as there are jobs: none waits for a page that takes long, and no wait counts as work.
    maxThreads: processJob.concurrency,
    idleTimeout: 60_000,
    resourceLimits: { maxOldGenerationSizeMb: limits.heapMb },
  })
  return {
    async digest(input, signal) {
      const deadline = AbortSignal.timeout(limits.timeMs)
      try {
        return await threads.run(input, { signal: AbortSignal.any([signal, deadline]) })
      } catch (error) {
        if (deadline.aborted) throw tooHard(`longer than ${limits.timeMs / 1000} seconds`)
        if ((error as { code?: string }).code === 'ERR_WORKER_OUT_OF_MEMORY') {
          throw tooHard(`more than ${limits.heapMb} MB of memory`)
        }
        throw error
      }
    },
    [Symbol.asyncDispose]: () => threads.close({ force: true }),
  }
}

const tooHard = (what: string): IngestError =>
  new IngestError(`Reading the text out took ${what}. Split it, or add its text in parts.`)
