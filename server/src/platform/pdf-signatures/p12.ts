import { Worker } from 'node:worker_threads'
import { createFairLimiter } from '../concurrency/fair-limiter.ts'
import { unavailable } from '../errors.ts'
import { certificateOf, describeCertificate, type SigningKey } from './certificate.ts'

/** Fault of a file, as a sentence for its sender. */
export class P12Fault extends Error {
  readonly code:
    | 'wrong_password'
    | 'unreadable'
    | 'no_key'
    | 'no_certificate'
    | 'ended'
    | 'not_yet'
    | 'unsupported'
  constructor(code: P12Fault['code'], message: string) {
    super(message)
    this.code = code
  }
}

/** Answer of the thread. */
export type P12Answer = { key: SigningKey } | { fault: { code: P12Fault['code']; message: string } }

/** Time limit in ms. A file states how often its password is hashed, and could make reading arbitrarily slow. */
const timeoutMs = 10_000

/** Reads two files at a time, of two organizations, and queues some: a file can use the whole time limit and 128 MB. */
const limit = createFairLimiter({
  ...{ max: 2, maxPerKey: 1, maxWaitingPerKey: 4, maxWaitMs: 30_000 },
  refusal: () => unavailable('Other certificates are being read. Send this one again in a moment.'),
})

/** Largest file in bytes. A chain with long certificates has about 10 KB. */
export const maxP12Bytes = 64 * 1024

/**
 * Reads the key and the certificates of a PKCS #12 file in a separate thread.
 *
 * @throws P12Fault that says what is wrong; ApiError `unavailable` above five files of an organization at the same
 * time
 */
export async function readP12(
  organizationId: string,
  bytes: Uint8Array,
  password: string,
  now: Date,
): Promise<SigningKey> {
  const answer = await limit(organizationId, () => askThread(bytes, password))
  if ('fault' in answer) throw new P12Fault(answer.fault.code, answer.fault.message)
  const { notBefore, notAfter } = describeCertificate(certificateOf(answer.key))
  // A certificate is taken apart before its times are read, and these can be any bytes.
  if (Number.isNaN(notBefore.getTime()) || Number.isNaN(notAfter.getTime())) {
    throw new P12Fault('unreadable', "The certificate's dates cannot be read.")
  }
  if (notAfter <= now) {
    throw new P12Fault(
      'ended',
      `The certificate expired on ${dayOf(notAfter)}. Upload a newer one.`,
    )
  }
  if (notBefore > now) {
    throw new P12Fault('not_yet', `The certificate is not valid until ${dayOf(notBefore)}.`)
  }
  return answer.key
}

const dayOf = (time: Date): string => time.toISOString().slice(0, 10)

async function askThread(bytes: Uint8Array, password: string): Promise<P12Answer> {
  const thread = new Worker(new URL('./p12-thread.ts', import.meta.url), {
    workerData: { bytes, password },
    resourceLimits: { maxOldGenerationSizeMb: 128 },
  })
  const answered = Promise.withResolvers<P12Answer>()
  thread.once('message', answered.resolve)
  thread.once('error', () => answered.resolve({ fault: unreadable }))
  const timer = setTimeout(() => answered.resolve({ fault: tooSlow }), timeoutMs)
  try {
    return await answered.promise
  } finally {
    clearTimeout(timer)
    await thread.terminate()
  }
}

const unreadable = {
  code: 'unreadable',
  message: 'The file is not a PKCS #12 file (.p12, .pfx).',
} as const

const tooSlow = {
  code: 'unsupported',
  message: 'The file hashes its password too many times. Export it again with fewer rounds.',
} as const
