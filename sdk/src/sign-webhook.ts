import { bytesOf, hmac, refused, toBase64, toHex } from './signature.ts'

/** Inputs of a signature beside the body. */
export interface SignOptions {
  /** Id of the event, `webhook-id`. */
  id: string
  /** The `whsec_` secret that the receiver knows. */
  secret: string
  /** When it is sent; now. */
  sentAt?: Date
}

/**
 * The signature headers that Capstan sends with this body: for tests of a receiver, and for tools
 * that pass deliveries on.
 *
 * ```ts
 * import { signWebhook, verifyWebhook } from '@capstan/sdk'
 *
 * const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'
 * const body = JSON.stringify({ id: 'evt_1', type: 'webhook.test', data: { message: 'Hello.' } })
 * const headers = await signWebhook(body, { id: 'evt_1', secret })
 * const event = await verifyWebhook(body, headers, secret)
 * ```
 */
export async function signWebhook(
  body: string,
  { id, secret, sentAt = new Date() }: SignOptions,
): Promise<Record<string, string>> {
  if (!secret) throw refused('invalid_secret', 'The secret is empty.')
  const timestamp = String(Math.floor(sentAt.getTime() / 1000))
  const encode = (text: string) => new TextEncoder().encode(text)
  const signed = encode(`${id}.${timestamp}.${body}`)
  return {
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': `v1,${toBase64(await hmac(bytesOf(secret), signed))}`,
    'x-service-signature': toHex(await hmac(encode(secret), encode(body))),
  }
}
