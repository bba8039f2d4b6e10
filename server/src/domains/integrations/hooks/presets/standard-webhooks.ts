import { createPublicKey, verify as verifySignature } from 'node:crypto'
import { type Preset, timed } from './preset.ts'
import type { Received } from './received.ts'
import { SignatureRefused } from './refusal.ts'
import { bytesOf, hmac, requireMatch, requireRecent, requireSignableId } from './signature.ts'

const namesOf = (family: string) => ({
  id: `${family}-id`,
  time: `${family}-timestamp`,
  signature: `${family}-signature`,
})
const families = [namesOf('webhook'), namesOf('svix')] as const
const isPublicKey = (secret: string): boolean => secret.startsWith('whpk_')
/** Most signatures to verify. Each takes a tenth of a millisecond with a public key. */
const maxSignatures = 20

/**
 * Verifies Standard Webhooks: https://www.standardwebhooks.com. Three headers of one family, which must not be mixed.
 */
export const standardWebhooks: Preset = {
  singleHeaders: () => families.flatMap((names) => Object.values(names)),
  prove(received, _config, secrets, now) {
    const names = familyOf(received)
    const [id, time] = [received.require(names.id), received.require(names.time)]
    const entries = received.require(names.signature).split(' ')
    requireSignableId(id)
    requireRecent(time, now)
    const signed = [bytesOf(`${id}.${time}.`), received.body]
    requireSigned(entries, secrets, signed)
    return { ...timed, signed, providerEventId: id, eventType: received.textAt('type') }
  },
}

const familyOf = (received: Received): (typeof families)[number] => {
  const isComplete = (names: (typeof families)[number]) =>
    Object.values(names).every((name) => received.header(name) !== null)
  return families.find(isComplete) ?? families[0]
}

/** Verifies entries of `v1` with a shared secret, and entries of `v1a` with a public key. */
function requireSigned(
  entries: readonly string[],
  secrets: readonly string[],
  signed: readonly Uint8Array[],
): void {
  const [asymmetric, shared] = [secrets.filter(isPublicKey), secrets.filter(isShared)]
  const [publicOnes, sharedOnes] = [valuesOf(entries, 'v1a'), valuesOf(entries, 'v1')]
  const counted = [
    ...(asymmetric.length > 0 ? publicOnes : []),
    ...(shared.length > 0 || asymmetric.length === 0 ? sharedOnes : []),
  ]
  if (counted.length === 0) throw new SignatureRefused('missing_signature')
  if (counted.length > maxSignatures) throw new SignatureRefused('malformed_header')
  const message = Buffer.concat(signed)
  if (asymmetric.some((key) => publicOnes.some((one) => isSignedBy(key, one, message)))) return
  requireMatch(sharedOnes, shared, (secret) =>
    hmac('sha256', keyOf(secret), signed).toString('base64'),
  )
}

const isShared = (secret: string): boolean => !isPublicKey(secret) && keyOf(secret).length > 0

const keyOf = (secret: string): Buffer => Buffer.from(secret.replace(/^whsec_/, ''), 'base64')

const valuesOf = (entries: readonly string[], version: string): string[] =>
  entries
    .filter((entry) => entry.startsWith(`${version},`))
    .map((entry) => entry.slice(version.length + 1))

function isSignedBy(publicKey: string, signature: string, message: Uint8Array): boolean {
  const bytes = Buffer.from(signature, 'base64')
  // Two spellings of the same bytes would count as two signatures.
  if (bytes.length !== 64 || bytes.toString('base64') !== signature) return false
  const x = Buffer.from(publicKey.replace(/^whpk_/, ''), 'base64').toString('base64url')
  try {
    const key = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' })
    return verifySignature(null, message, key, bytes)
  } catch {
    return false
  }
}
