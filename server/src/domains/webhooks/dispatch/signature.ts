import { createHmac, createSecretKey } from 'node:crypto'
import { signWith } from '../keypair.ts'
import type { Secrets } from '../secret.ts'

/** What is signed: the exact bytes that are sent, under the id of the event, at the time of the attempt. */
export interface Message {
  eventId: string
  eventType: string
  sentAt: Date
  body: Buffer
}

/**
 * The headers of a delivery. `x-service-signature` is keyed with the UTF-8 bytes of the whole
 * displayed secret; `webhook-signature` (Standard Webhooks 1.0.0) with its base64-decoded part, once
 * for each secret that holds, and then once for each ed25519 key.
 */
export function signatureHeaders(
  { eventId, eventType, sentAt, body }: Message,
  { current, previous, privateKeys }: Secrets,
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
