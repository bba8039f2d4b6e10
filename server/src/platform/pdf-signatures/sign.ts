import type { CryptoKeySigner, KeyType, SignatureAlgorithm } from '@libpdf/core'
import { certificateOf, describeCertificate, type SigningKey } from './certificate.ts'
import { maxTokenBytes, type TimestampAuthority } from './timestamp.ts'

export interface SigningOptions {
  key: SigningKey
  /**
   * Reason for the signature, as PDF readers show it. Only fixed texts: the library would find its own marks in others.
   */
  reason: string
  /** Time that the signature claims. Only a time stamp proves it. */
  time: Date
  /** Time stamp authority for B-T; null for B-B. */
  timestamps: TimestampAuthority | null
}

export interface SignedPdf {
  /** The given bytes, followed by the added ones. */
  bytes: Uint8Array<ArrayBuffer>
  level: 'B-B' | 'B-T'
  /** Reason why the requested time stamp is missing; null otherwise. */
  timestampFault: Error | null
}

/** Bytes reserved for the signature, without certificates and time stamp. */
const maxSignatureBytes = 4096

/**
 * Signs a PDF as PAdES B-B, or B-T if a time stamp is available, in an incremental update: the given bytes stay
 * unchanged, and so do their signatures. A missing time stamp is not an error.
 */
export async function signPdf(
  bytes: Uint8Array<ArrayBuffer>,
  options: SigningOptions,
): Promise<SignedPdf> {
  const { timestamps } = options
  if (!timestamps) return { bytes: await sign(bytes, options), level: 'B-B', timestampFault: null }
  let timestampFault: Error | null = null
  const asked: TimestampAuthority = {
    async timestamp(digest) {
      try {
        return await timestamps.timestamp(digest)
      } catch (error) {
        timestampFault = error as Error
        throw error
      }
    },
  }
  try {
    const stamped = await sign(bytes, { ...options, timestamps: asked })
    return { bytes: stamped, level: 'B-T', timestampFault: null }
  } catch (error) {
    if (!timestampFault) throw error
    const plain = await sign(bytes, { ...options, timestamps: null })
    return { bytes: plain, level: 'B-B', timestampFault }
  }
}

async function sign(
  bytes: Uint8Array<ArrayBuffer>,
  { key, reason, time, timestamps }: SigningOptions,
): Promise<Uint8Array<ArrayBuffer>> {
  const { PDF } = await import('@libpdf/core')
  const document = await PDF.load(bytes)
  const certificatesBytes = key.certificates.reduce((sum, { length }) => sum + length, 0)
  const result = await document.sign({
    signer: await createSigner(key),
    reason,
    signingTime: time,
    estimatedSize: maxSignatureBytes + certificatesBytes + (timestamps ? maxTokenBytes : 0),
    ...(timestamps && { timestampAuthority: timestamps }),
  })
  return new Uint8Array(result.bytes)
}

const rsa = { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256' } as const

async function createSigner(key: SigningKey): Promise<CryptoKeySigner> {
  const { CryptoKeySigner } = await import('@libpdf/core')
  const { curve } = describeCertificate(certificateOf(key))
  const algorithm = curve ? { name: 'ECDSA', namedCurve: curve } : rsa
  const names: [KeyType, SignatureAlgorithm] = curve ? ['EC', 'ECDSA'] : ['RSA', rsa.name]
  const privateKey = await crypto.subtle.importKey('pkcs8', key.privateKey, algorithm, false, [
    'sign',
  ])
  const [certificate, ...chain] = key.certificates
  return new CryptoKeySigner(privateKey, certificate ?? certificateOf(key), ...names, chain)
}
