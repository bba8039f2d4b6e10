import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import { SignatureRefused } from './refusal.ts'

export type Algorithm = 'sha1' | 'sha256' | 'sha512'

const toleranceSeconds = 300

/** Compares two texts of the same length in constant time. */
export function isSame(first: string, second: string): boolean {
  const [one, other] = [Buffer.from(first), Buffer.from(second)]
  return one.length === other.length && timingSafeEqual(one, other)
}

/** Compares secrets of any length in constant time. */
export const isSameSecret = (first: string, second: string): boolean =>
  timingSafeEqual(digestOf(first), digestOf(second))

const digestOf = (secret: string): Buffer => createHash('sha256').update(secret).digest()

export function hmac(
  algorithm: Algorithm,
  key: string | Uint8Array,
  parts: readonly Uint8Array[],
): Buffer {
  const mac = createHmac(algorithm, key)
  for (const part of parts) mac.update(part)
  return mac.digest()
}

export const bytesOf = (text: string): Buffer => Buffer.from(text, 'utf8')

/**
 * Refuses unless one of the sent signatures matches one of the secrets. All are compared, even after a match. An empty
 * secret never matches.
 */
export function requireMatch(
  sent: readonly string[],
  secrets: readonly string[],
  sign: (secret: string) => string,
): void {
  const expected = secrets.filter((secret) => secret !== '').map(sign)
  let matches = false
  for (const one of sent) for (const other of expected) matches = isSame(one, other) || matches
  if (!matches) throw new SignatureRefused('signature_mismatch')
}

/** Returns the part after a required prefix of a header. */
export function afterPrefix(value: string, prefix: string): string {
  if (!value.startsWith(prefix)) throw new SignatureRefused('malformed_header')
  return value.slice(prefix.length)
}

/** Refuses a time that is not only digits, or too far from now in either direction. The limit itself is accepted. */
export function requireRecent(
  stamp: string,
  now: number,
  { unit = 's', tolerance = toleranceSeconds }: { unit?: 's' | 'ms'; tolerance?: number } = {},
): void {
  // A leading zero could be the last digit of a body that is signed before the time.
  if (!/^(?:0|[1-9]\d{0,19})$/.test(stamp)) throw new SignatureRefused('malformed_header')
  const [perSecond, present] = unit === 'ms' ? [1000, now * 1000] : [1, Math.floor(now)]
  const age = present - Number(stamp)
  if (age > tolerance * perSecond) throw new SignatureRefused('timestamp_too_old')
  if (age < -tolerance * perSecond) throw new SignatureRefused('timestamp_in_future')
}

/** Refuses an id with a dot: the border between id and body could be shifted without changing the signed text. */
export function requireSignableId(id: string): void {
  if (!/^[!-~]+$/.test(id) || id.includes('.')) throw new SignatureRefused('malformed_header')
}

export function requireBody(body: Uint8Array): void {
  if (body.length === 0) throw new SignatureRefused('empty_body')
}
