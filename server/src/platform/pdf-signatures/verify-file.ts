import { Worker } from 'node:worker_threads'
import { createFairLimiter } from '../concurrency/fair-limiter.ts'
import { unavailable } from '../errors.ts'
import type { PdfVerification } from './verify.ts'

/** Answer of the thread. */
export type VerifyAnswer =
  | { verification: PdfVerification }
  | { fault: 'unreadable' | 'took_too_long' }

/** Time limit in ms. A hostile file can take hours to unpack, or exceed the memory. */
const timeoutMs = 15_000
const maxHeapMb = 384

/** Verifies two files at a time, of two organizations, and queues some. Each holds its file in memory. */
const limit = createFairLimiter({
  ...{ max: 2, maxPerKey: 1, maxWaitingPerKey: 4, maxWaitMs: 30_000 },
  refusal: () => unavailable('Other files are being verified. Send this one again in a moment.'),
})

/** Checks the signatures of an untrusted PDF in a separate thread. */
export const verifyFile = (organizationId: string, bytes: Uint8Array): Promise<VerifyAnswer> =>
  limit(organizationId, () => askThread(bytes))

async function askThread(bytes: Uint8Array): Promise<VerifyAnswer> {
  const thread = new Worker(new URL('./verify-thread.ts', import.meta.url), {
    workerData: { bytes },
    resourceLimits: { maxOldGenerationSizeMb: maxHeapMb },
  })
  const answered = Promise.withResolvers<VerifyAnswer>()
  thread.once('message', answered.resolve)
  thread.once('error', () => answered.resolve({ fault: 'unreadable' }))
  const timer = setTimeout(() => answered.resolve({ fault: 'took_too_long' }), timeoutMs)
  try {
    return await answered.promise
  } finally {
    clearTimeout(timer)
    await thread.terminate()
  }
}
