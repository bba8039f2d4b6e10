import { createPrivateKey, type webcrypto, X509Certificate } from 'node:crypto'
import { parentPort, workerData } from 'node:worker_threads'
import { P12Signer } from '@libpdf/core'
import type { P12Answer, P12Fault } from './p12.ts'

/** Shortest RSA key in bits. Shorter ones must not sign any more (NIST SP 800-131A). */
const minRsaBits = 2048

const { bytes, password } = workerData as { bytes: Uint8Array; password: string }

async function read(): Promise<P12Answer> {
  let signer: P12Signer
  try {
    signer = await P12Signer.create(bytes, password)
  } catch (error) {
    return { fault: describe((error as Error).message) }
  }
  // Declared private; the library alone reads the ciphers of older files (3DES, RC2), and keeps the key exportable.
  const { privateKey } = signer as unknown as { privateKey: webcrypto.CryptoKey }
  const pkcs8 = new Uint8Array(await crypto.subtle.exportKey('pkcs8', privateKey))
  return withChain(pkcs8, [signer.certificate, ...signer.certificateChain])
}

/** Sorts the certificates, which a file can contain in any order: the key's own first, each followed by its issuer. */
function withChain(privateKey: Uint8Array<ArrayBuffer>, files: readonly Uint8Array[]): P12Answer {
  const key = createPrivateKey({ key: Buffer.from(privateKey), format: 'der', type: 'pkcs8' })
  const { modulusLength = minRsaBits } = key.asymmetricKeyDetails ?? {}
  if (modulusLength < minRsaBits) {
    const message = `The key has ${modulusLength} bits. Use RSA with at least ${minRsaBits} bits, or P-256.`
    return { fault: { code: 'unsupported', message } }
  }
  const all = files.map((der) => new X509Certificate(der))
  let next = all.find((certificate) => certificate.checkPrivateKey(key))
  if (!next) return { fault: noCertificate }
  const chain: X509Certificate[] = []
  while (next && !chain.includes(next)) {
    chain.push(next)
    const issued: X509Certificate = next
    next = all.find((certificate) => certificate !== issued && issued.checkIssued(certificate))
  }
  return { key: { privateKey, certificates: chain.map(({ raw }) => new Uint8Array(raw)) } }
}

const noCertificate = {
  code: 'no_certificate',
  message: 'The file does not contain the certificate of its key. Export it with the certificate.',
} as const

/** Describes a fault. The library distinguishes its faults only by their texts. */
function describe(message: string): { code: P12Fault['code']; message: string } {
  if (/password|integrity/i.test(message)) {
    return { code: 'wrong_password', message: 'The password is wrong.' }
  }
  if (/no private key/i.test(message)) {
    return { code: 'no_key', message: 'The file has no private key. Export it with the key.' }
  }
  if (/no certificates/i.test(message)) return { ...noCertificate }
  if (/unsupported key/i.test(message)) {
    return { code: 'unsupported', message: 'The key is neither RSA nor on a NIST curve.' }
  }
  return { code: 'unreadable', message: 'The file is not a PKCS #12 file (.p12, .pfx).' }
}

parentPort?.postMessage(await read())
