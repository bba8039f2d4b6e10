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

/** As many as hooks are known (`known-hooks.ts`): with fewer, who posts to each in turn finds none of them. */
const maxOpened = 10_000

/** Opens what requests come for again and again: a twelfth of what one took was to open its secret. */
export class OpenedSecrets {
  readonly #keyring: Keyring
  readonly #opened = new LRUCache<string, string>({ max: maxOpened })

  constructor(keyring: Keyring) {
    this.#keyring = keyring
  }

  open(hookId: string, column: Column, sealed: Buffer): string {
    // What is sealed anew has other bytes, whatever it says.
    const key = `${hookId} ${column} ${sealed.toString('latin1')}`
    const opened = this.#opened.get(key) ?? openFor(this.#keyring, hookId, column, sealed)
    this.#opened.set(key, opened)
    return opened
  }
}

const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
const tokenDigits = 22
export const tokenPattern = /^in_[0-9A-Za-z]{22}$/

/** The secret part of an address: 131 bits in base62. */
export function newToken(): string {
  let token = ''
  // Bytes from 248 on would make the first digits likelier than the others.
  while (token.length < tokenDigits) {
    for (const byte of randomBytes(tokenDigits)) {
      if (byte < 248 && token.length < tokenDigits) token += digits[byte % digits.length]
    }
  }
  return `in_${token}`
}

/** Senders that are told our secret; the others show theirs, and until it is set all they send is refused. */
const tellsSender: ReadonlySet<PresetName> = new Set([
  'github',
  'typeform',
  'hmac',
  'basic',
  'bearer',
])

/** In hex: whatever way of writing secrets is set, it can be read. */
export const newSecretFor = (preset: PresetName): string | null =>
  tellsSender.has(preset) ? randomBytes(32).toString('hex') : null
