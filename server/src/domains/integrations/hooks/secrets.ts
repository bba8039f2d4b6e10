import { randomBytes } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { defineSealedColumn, type Keyring } from '../../../platform/crypto/seal.ts'
import type { PresetName } from './presets/table.ts'

export const sealedColumns = {
  token: defineSealedColumn('hooks', 'token'),
  secret: defineSealedColumn('hooks', 'secret'),
  previousSecret: defineSealedColumn('hooks', 'previous_secret'),
  verifyToken: defineSealedColumn('hooks', 'verify_token'),
}

type Column = keyof typeof sealedColumns

export const sealFor = (keyring: Keyring, hookId: string, column: Column, text: string): Buffer =>
  keyring.column(sealedColumns[column]).seal(hookId, text)

export const openFor = (
  keyring: Keyring,
  hookId: string,
  column: Column,
  sealed: Uint8Array,
): string => keyring.column(sealedColumns[column]).open(hookId, sealed)

/**
 * Number of entries: one for each known hook (`known-hooks.ts`). With fewer, a sender that posts to each in turn would
 * always miss.
 */
const maxOpened = 10_000

/** Caches decrypted secrets: decryption took a twelfth of a request. */
export class OpenedSecrets {
  readonly #keyring: Keyring
  readonly #opened = new LRUCache<string, string>({ max: maxOpened })

  constructor(keyring: Keyring) {
    this.#keyring = keyring
  }

  open(hookId: string, column: Column, sealed: Buffer): string {
    // A secret that is encrypted again has other bytes, even if it is unchanged.
    const key = `${hookId} ${column} ${sealed.toString('latin1')}`
    const opened = this.#opened.get(key) ?? openFor(this.#keyring, hookId, column, sealed)
    this.#opened.set(key, opened)
    return opened
  }
}

const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
const tokenDigits = 22
export const tokenPattern = /^in_[0-9A-Za-z]{22}$/

/** Creates the secret part of a URL: 131 bits in base62. */
export function newToken(): string {
  let token = ''
  // Bytes from 248 on would make the first digits more likely than the others.
  while (token.length < tokenDigits) {
    for (const byte of randomBytes(tokenDigits)) {
      if (byte < 248 && token.length < tokenDigits) token += digits[byte % digits.length]
    }
  }
  return `in_${token}`
}

/**
 * Presets whose sender takes our secret. The other senders issue theirs, and until it is set all their requests are
 * refused.
 */
const tellsSender: ReadonlySet<PresetName> = new Set([
  'github',
  'typeform',
  'hmac',
  'basic',
  'bearer',
])

/** Creates a secret in hex, which is valid in every encoding of secrets. */
export const newSecretFor = (preset: PresetName): string | null =>
  tellsSender.has(preset) ? randomBytes(32).toString('hex') : null
