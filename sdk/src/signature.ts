import { type WebhookVerificationCode, WebhookVerificationError } from './errors.ts'

/** Symmetric keys sign with HMAC-SHA256, asymmetric ones (`whpk_`) with Ed25519. */
export const isPublicKey = (key: string): boolean => key.startsWith('whpk_')

/** HMAC-SHA256 over the parts, one after the other. */
export async function hmac(key: Uint8Array, ...parts: Uint8Array[]): Promise<Uint8Array> {
  const algorithm = { name: 'HMAC', hash: 'SHA-256' }
  const imported = await crypto.subtle.importKey('raw', ownBytes(key), algorithm, false, ['sign'])
  return new Uint8Array(await crypto.subtle.sign('HMAC', imported, ownBytes(...parts)))
}

/** Whether an Ed25519 signature (RFC 8032), in base64, belongs to the parts and the `whpk_` key. */
export async function isSignedBy(
  publicKey: string,
  signature: string,
  ...parts: Uint8Array[]
): Promise<boolean> {
  const bytes = fromBase64(signature)
  if (bytes?.length !== 64) return false
  const key = await importPublicKey(publicKey)
  return crypto.subtle.verify('Ed25519', key, ownBytes(bytes), ownBytes(...parts))
}

async function importPublicKey(publicKey: string) {
  const bytes = fromBase64(publicKey.slice('whpk_'.length))
  if (bytes?.length !== 32) {
    throw refused('invalid_secret', 'The public key is not `whpk_` and 32 bytes in base64.')
  }
  try {
    return await crypto.subtle.importKey('raw', ownBytes(bytes), 'Ed25519', false, ['verify'])
  } catch (cause) {
    const message = 'This JavaScript runtime has no Ed25519: verify with the secret instead.'
    throw new WebhookVerificationError(message, { code: 'invalid_secret', cause })
  }
}

/** Takes the same time wherever the first difference is. */
export function isEqual(actual: string, expected: string): boolean {
  let difference = actual.length ^ expected.length
  for (let i = 0; i < expected.length; i++) {
    difference |= actual.charCodeAt(i % (actual.length || 1)) ^ expected.charCodeAt(i)
  }
  return difference === 0
}

/** The bytes that a `whsec_` secret encodes, as Standard Webhooks wants them. */
export function bytesOf(secret: string): Uint8Array {
  const bytes = fromBase64(secret.replace(/^whsec_/, ''))
  if (!bytes) throw refused('invalid_secret', 'The secret is not `whsec_` and base64.')
  return bytes
}

function fromBase64(text: string): Uint8Array | undefined {
  if (!/^[A-Za-z0-9+/]+={0,2}$/.test(text) || text.replace(/=+$/, '').length % 4 === 1) return
  return Uint8Array.from(atob(text), (character) => character.charCodeAt(0))
}

export const toBase64 = (bytes: Uint8Array): string => btoa(String.fromCharCode(...bytes))
export const toHex = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')

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

export const refused = (code: WebhookVerificationCode, message: string): WebhookVerificationError =>
  new WebhookVerificationError(message, { code })
