import { randomBytes } from 'node:crypto'
import type { Keyring } from '../../platform/crypto/seal.ts'

/** `whsec_` and 32 random bytes in base64, as Standard Webhooks 1.0.0 writes symmetric secrets. */
export const newSecret = (): string => `whsec_${randomBytes(32).toString('base64')}`

/** Which column of which row a sealed secret belongs to; it opens nowhere else. */
const place = (column: Column, webhookId: string): string => `webhooks:${column}:${webhookId}`
type Column = 'secret' | 'previous_secret' | 'private_key' | 'previous_private_key'

export const sealSecret = (keyring: Keyring, webhookId: string, secret: string): Buffer =>
  keyring.seal(place('secret', webhookId), secret)

export const sealPrivateKey = (keyring: Keyring, webhookId: string, key: string): Buffer =>
  keyring.seal(place('private_key', webhookId), key)

/** Moves the current secret to the column of the previous one. */
export const retireSecret = (keyring: Keyring, webhookId: string, sealed: Buffer): Buffer =>
  keyring.seal(
    place('previous_secret', webhookId),
    keyring.open(place('secret', webhookId), sealed),
  )

/** Moves the current private key to the column of the previous one. */
export const retirePrivateKey = (keyring: Keyring, webhookId: string, sealed: Buffer): Buffer =>
  keyring.seal(
    place('previous_private_key', webhookId),
    keyring.open(place('private_key', webhookId), sealed),
  )

export interface SealedSecrets {
  webhookId: string
  secret: Buffer
  previousSecret: Buffer | null
  privateKey: Buffer | null
  previousPrivateKey: Buffer | null
  /** Until then the previous secret and the previous key sign too. */
  previousSecretUntil: Date | null
}

/** The secrets that sign at this moment: the current one, then the one that was before, if it still holds. */
export function openSecrets(keyring: Keyring, sealed: SealedSecrets, now: Date): Secrets {
  const { webhookId, previousSecretUntil } = sealed
  const open = (column: Column, bytes: Buffer | null): string | null =>
    bytes && keyring.open(place(column, webhookId), bytes)
  const overlaps = previousSecretUntil !== null && previousSecretUntil > now
  const keys = [
    open('private_key', sealed.privateKey),
    overlaps ? open('previous_private_key', sealed.previousPrivateKey) : null,
  ]
  return {
    current: keyring.open(place('secret', webhookId), sealed.secret),
    previous: overlaps ? open('previous_secret', sealed.previousSecret) : null,
    privateKeys: keys.filter((key) => key !== null),
  }
}

export interface Secrets {
  current: string
  previous: string | null
  /** `whsk_…`, of ed25519; none unless the endpoint asks for such signatures. */
  privateKeys: readonly string[]
}
