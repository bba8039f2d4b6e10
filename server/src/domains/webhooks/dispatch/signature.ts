import { createHmac, createPrivateKey, createSecretKey, type KeyObject, sign } from 'node:crypto'
import { seedBytes, type WebhookSecrets } from '../secret.ts'

/** Signed content: the exact bytes of the body, the id of the event, and the time of the attempt. */
interface Message {
  eventId: string
  eventType: string
  sentAt: Date
  body: Buffer
}

/**
 * Returns the headers of a delivery. `x-service-signature` is keyed with the UTF-8 bytes of the whole displayed secret;
 * `webhook-signature` (Standard Webhooks 1.0.0) with its base64-decoded part, once for each valid secret, and then once
 * for each ed25519 key.
 */
export function signatureHeaders(
  { eventId, eventType, sentAt, body }: Message,
  { current, previous, privateKeys }: WebhookSecrets,
): Record<string, string> {
  const timestamp = String(Math.floor(sentAt.getTime() / 1000))
  const message = Buffer.concat([Buffer.from(`${eventId}.${timestamp}.`), body])
  const standard = (secret: string): string =>
    `v1,${createHmac('sha256', createSecretKey(secret.replace(/^whsec_/, ''), 'base64'))
      .update(message)
      .digest('base64')}`
  return {
    'x-service-event': eventType,
    'x-service-signature': plain(current, body),
    ...(previous !== null && { 'x-service-signature-previous': plain(previous, body) }),
    'webhook-id': eventId,
    'webhook-timestamp': timestamp,
    'webhook-signature': [
      ...[current, previous].filter((secret) => secret !== null).map(standard),
      ...privateKeys.map((key) => `v1a,${signWith(key, message)}`),
    ].join(' '),
  }
}

const plain = (secret: string, body: Buffer): string =>
  createHmac('sha256', secret).update(body).digest('hex')

/** Returns the ed25519 signature (RFC 8032) in base64. */
const signWith = (privateKey: string, message: Buffer): string =>
  sign(null, message, openKey(privateKey)).toString('base64')

function openKey(privateKey: string): KeyObject {
  const both = Buffer.from(privateKey.replace(/^whsk_/, ''), 'base64')
  const d = both.subarray(0, seedBytes).toString('base64url')
  const x = both.subarray(seedBytes).toString('base64url')
  return createPrivateKey({ key: { kty: 'OKP', crv: 'Ed25519', d, x }, format: 'jwk' })
}
