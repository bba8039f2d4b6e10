import { WebhookVerificationError } from './errors.ts'
import type { CapstanEvent } from './events.ts'

/** How strictly a delivery is verified. */
export interface VerifyOptions {
  /** How old, or how far ahead, `webhook-timestamp` may be; 300. */
  toleranceSeconds?: number
  /**
   * Refuse a delivery without the `webhook-*` headers. `X-Service-Signature` alone says who made
   * the body but not when, so a copy of an old delivery passes it for ever.
   */
  requireTimestamp?: boolean
}

type HeaderBag = Headers | Record<string, string | string[] | undefined>

/**
 * Proves that a delivery comes from Capstan, and returns its event. Give it the bytes as they
 * arrived: parsing and printing them again breaks the signature. An event may arrive more than
 * once, always with the same `id`.
 *
 * Checks `webhook-signature` (Standard Webhooks 1.0, keyed with the bytes that the secret encodes,
 * with its timestamp) when the delivery has it, and `X-Service-Signature` (hex HMAC-SHA256 of the
 * body, keyed with the secret as it is written) otherwise. During a rotation both the old and the
 * new secret verify. Throws a WebhookVerificationError; its `code` is one of `missing_signature`,
 * `invalid_signature`, `invalid_timestamp`, `invalid_secret` and `malformed_body`.
 *
 * ```ts
 * import { verifyWebhook } from '@capstan/sdk'
 *
 * async function receive(request: Request, secret: string): Promise<Response> {
 *   const event = await verifyWebhook(await request.text(), request.headers, secret)
 *   if (event.type === 'source.completed') console.log(event.data.name, event.data.chunksCount)
 *   return new Response(null, { status: 204 })
 * }
 * ```
 */
export async function verifyWebhook(
  rawBody: string | Uint8Array,
  headers: HeaderBag,
  secret: string,
  { toleranceSeconds = 300, requireTimestamp = false }: VerifyOptions = {},
): Promise<CapstanEvent> {
  const body = typeof rawBody === 'string' ? encoder.encode(rawBody) : rawBody
  const read = (name: string) => headerOf(headers, name)
  if (requireTimestamp || read('webhook-signature') !== undefined) {
    await verifyStandard(body, read, secret, toleranceSeconds)
  } else {
    await verifyService(body, read, secret)
  }
  try {
    return JSON.parse(decoder.decode(body))
  } catch (cause) {
    throw new WebhookVerificationError('The body is not JSON.', { code: 'malformed_body', cause })
  }
}

const encoder = new TextEncoder()
const decoder = new TextDecoder('utf-8', { fatal: true })

type Read = (name: string) => string | undefined

/** https://github.com/standard-webhooks/standard-webhooks/blob/main/spec/standard-webhooks.md */
async function verifyStandard(
  body: Uint8Array,
  read: Read,
  secret: string,
  toleranceSeconds: number,
): Promise<void> {
  const [id, timestamp] = [read('webhook-id'), read('webhook-timestamp')]
  const signatures = read('webhook-signature')
  if (!id || !timestamp || !signatures) {
    throw refused(
      'missing_signature',
      'The webhook-id, -timestamp and -signature are not all there.',
    )
  }
  const ageSeconds = Date.now() / 1000 - Number(timestamp)
  if (!/^\d+$/.test(timestamp) || Math.abs(ageSeconds) > toleranceSeconds) {
    const message = `The webhook-timestamp is more than ${toleranceSeconds} s from now.`
    throw refused('invalid_timestamp', message)
  }
  const expected = await hmac(bytesOf(secret), encoder.encode(`${id}.${timestamp}.`), body)
  const given = signatures.split(' ').map((signature) => /^v1,(.*)$/.exec(signature)?.[1] ?? '')
  requireOne(given, toBase64(expected))
}

async function verifyService(body: Uint8Array, read: Read, secret: string): Promise<void> {
  const given = ['x-service-signature', 'x-service-signature-previous'].flatMap(
    (name) => read(name) ?? [],
  )
  if (given.length === 0) {
    throw refused('missing_signature', 'The delivery carries no signature header.')
  }
  if (!secret) throw refused('invalid_secret', 'The secret is empty.')
  requireOne(given, toHex(await hmac(encoder.encode(secret), body)))
}

function requireOne(given: readonly string[], expected: string): void {
  if (!given.some((signature) => isEqual(signature, expected))) {
    throw refused('invalid_signature', 'The signature does not belong to this body and secret.')
  }
}

/** Takes the same time wherever the first difference is. */
function isEqual(given: string, expected: string): boolean {
  let difference = given.length ^ expected.length
  for (let i = 0; i < expected.length; i++) {
    difference |= given.charCodeAt(i % (given.length || 1)) ^ expected.charCodeAt(i)
  }
  return difference === 0
}

async function hmac(key: Uint8Array, ...parts: Uint8Array[]): Promise<Uint8Array> {
  const algorithm = { name: 'HMAC', hash: 'SHA-256' }
  const imported = await crypto.subtle.importKey('raw', ownBytes(key), algorithm, false, ['sign'])
  return new Uint8Array(await crypto.subtle.sign('HMAC', imported, ownBytes(...parts)))
}

/** One buffer of its own: WebCrypto takes no view of a shared one. */
function ownBytes(...parts: Uint8Array[]): Uint8Array<ArrayBuffer> {
  const joined = new Uint8Array(parts.reduce((length, part) => length + part.length, 0))
  let offset = 0
  for (const part of parts) {
    joined.set(part, offset)
    offset += part.length
  }
  return joined
}

function bytesOf(secret: string): Uint8Array {
  const encoded = secret.replace(/^whsec_/, '')
  if (!/^[A-Za-z0-9+/]+={0,2}$/.test(encoded) || encoded.length % 4 === 1) {
    throw refused('invalid_secret', 'The secret is not `whsec_` and base64.')
  }
  return Uint8Array.from(atob(encoded), (character) => character.charCodeAt(0))
}

const toBase64 = (bytes: Uint8Array): string => btoa(String.fromCharCode(...bytes))
const toHex = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')

function headerOf(headers: HeaderBag, name: string): string | undefined {
  if (headers instanceof Headers) return headers.get(name) ?? undefined
  const entry = Object.entries(headers).find(([key]) => key.toLowerCase() === name)
  const value = entry?.[1]
  return Array.isArray(value) ? value.join(' ') : value
}

const refused = (code: string, message: string): WebhookVerificationError =>
  new WebhookVerificationError(message, { code })
