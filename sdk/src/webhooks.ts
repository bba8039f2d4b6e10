import { WebhookVerificationError } from './errors.ts'
import type { CapstanEvent, ThinEvent } from './events.ts'
import {
  bytesOf,
  hmac,
  isEqual,
  isPublicKey,
  isSignedBy,
  refused,
  toBase64,
  toHex,
} from './signature.ts'

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

/** `request.headers` of fetch, Node, Express, Fastify or Hono, or a plain object; in any case. */
export type WebhookHeaders =
  | { get(name: string): string | null }
  | Readonly<Record<string, string | readonly string[] | undefined>>

/** The body as it arrived: `await request.text()`, `await request.arrayBuffer()` or a Buffer. */
export type RawBody = string | Uint8Array | ArrayBuffer

/**
 * Proves that a delivery comes from Capstan, and returns its event. Give it the bytes as they
 * arrived: parsing and printing them again breaks the signature. An event may arrive more than
 * once, always with the same `id`.
 *
 * Checks `webhook-signature` (Standard Webhooks 1.0, with its timestamp) when the delivery has it,
 * and `X-Service-Signature` (hex HMAC-SHA256 of the body, keyed with the secret as it is written)
 * otherwise. During a rotation both the old and the new secret verify, and so does a list that
 * holds either. A `whpk_` public key verifies the `v1a,` signatures of a webhook that is
 * `asymmetric`. Throws a WebhookVerificationError, whose `code` says what is wrong.
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
 *
 * @typeParam Event `ThinEvent` for a webhook whose payload is thin.
 */
export async function verifyWebhook<Event extends CapstanEvent | ThinEvent = CapstanEvent>(
  rawBody: RawBody,
  headers: WebhookHeaders,
  secret: string | readonly string[],
  { toleranceSeconds = 300, requireTimestamp = false }: VerifyOptions = {},
): Promise<Event> {
  const body = bytesAsTheyArrived(rawBody)
  const keys = keysOf(secret)
  const read = (name: string) => headerOf(headers, name)
  if (requireTimestamp || read('webhook-signature') !== undefined) {
    await verifyStandard(body, read, keys, toleranceSeconds)
  } else {
    await verifyService(body, read, keys)
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
  keys: readonly string[],
  toleranceSeconds: number,
): Promise<void> {
  const names = ['webhook-id', 'webhook-timestamp', 'webhook-signature'] as const
  const [id = '', timestamp = '', signatures = ''] = names.map(read)
  const absent = names.filter((name) => !read(name))
  if (absent.length > 0) {
    throw refused('missing_signature', `The delivery has no ${absent.join(' and no ')} header.`)
  }
  requireFresh(timestamp, toleranceSeconds)
  const message = [encoder.encode(`${id}.${timestamp}.`), body]
  for (const key of keys) {
    const candidates = ofVersion(isPublicKey(key) ? 'v1a' : 'v1', signatures)
    if (isPublicKey(key)) {
      for (const signature of candidates) if (await isSignedBy(key, signature, ...message)) return
    } else {
      const expected = toBase64(await hmac(bytesOf(key), ...message))
      if (candidates.some((signature) => isEqual(signature, expected))) return
    }
  }
  throw refused('invalid_signature', noSignatureFits)
}

function requireFresh(timestamp: string, toleranceSeconds: number): void {
  const ageSeconds = Math.trunc(Date.now() / 1000) - Number(timestamp)
  if (!/^\d+$/.test(timestamp)) {
    throw refused('invalid_timestamp', 'The webhook-timestamp is not a number of seconds.')
  }
  if (Math.abs(ageSeconds) > toleranceSeconds) {
    const off = `${Math.abs(ageSeconds)} s ${ageSeconds > 0 ? 'old' : 'ahead'}`
    const message = `The delivery is ${off}, more than ${toleranceSeconds} s: it is a copy, or a clock is wrong.`
    throw refused('invalid_timestamp', message)
  }
}

async function verifyService(body: Uint8Array, read: Read, keys: readonly string[]): Promise<void> {
  const names = ['x-service-signature', 'x-service-signature-previous']
  const candidates = names.flatMap((name) => read(name) ?? [])
  if (candidates.length === 0) {
    throw refused('missing_signature', 'The delivery carries no signature header.')
  }
  const secrets = keys.filter((key) => !isPublicKey(key))
  if (secrets.length === 0) {
    throw refused('missing_signature', 'The delivery has no signature that a public key verifies.')
  }
  for (const secret of secrets) {
    const expected = toHex(await hmac(encoder.encode(secret), body))
    if (candidates.some((signature) => isEqual(signature, expected))) return
  }
  throw refused('invalid_signature', noSignatureFits)
}

const noSignatureFits =
  'No signature belongs to this body and secret: is it the body as it arrived, byte for byte, and the secret of this webhook?'

const ofVersion = (version: 'v1' | 'v1a', signatures: string): string[] =>
  signatures
    .split(' ')
    .filter((signature) => signature.startsWith(`${version},`))
    .map((signature) => signature.slice(version.length + 1))

/** The commonest mistake is a framework that has parsed the body before. */
function bytesAsTheyArrived(rawBody: RawBody): Uint8Array {
  if (typeof rawBody === 'string') return encoder.encode(rawBody)
  if (rawBody instanceof Uint8Array) return rawBody
  if (rawBody instanceof ArrayBuffer) return new Uint8Array(rawBody)
  const message =
    'The body is not text or bytes: something has parsed it, or nothing has read it. Give the body as it arrived.'
  throw refused('not_raw_body', message)
}

function keysOf(secret: string | readonly string[]): readonly string[] {
  const keys = typeof secret === 'string' ? [secret] : (secret ?? [])
  if (keys.length === 0 || keys.some((key) => !key)) {
    throw refused('invalid_secret', 'The secret is empty.')
  }
  return keys
}

function headerOf(headers: WebhookHeaders, name: string): string | undefined {
  if (isFetchHeaders(headers)) return headers.get(name) ?? undefined
  const entry = Object.entries(headers).find(([key]) => key.toLowerCase() === name)
  const value = entry?.[1]
  return typeof value === 'string' ? value : value?.join(' ')
}

// By what it can do: a library may bring Headers of its own.
const isFetchHeaders = (headers: WebhookHeaders): headers is { get(name: string): string | null } =>
  typeof headers['get'] === 'function'
