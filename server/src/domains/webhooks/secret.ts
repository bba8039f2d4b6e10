import { createHash, generateKeyPairSync, type JsonWebKey, randomBytes } from 'node:crypto'
import { defineSealedColumn, type Keyring, type SealedColumn } from '../../platform/crypto/seal.ts'

/** Creates a secret: `whsec_` and 32 random bytes in base64, as Standard Webhooks 1.0.0 writes symmetric secrets. */
export const newSecret = (): string => `whsec_${randomBytes(32).toString('base64')}`

export const secretColumns = {
  secret: defineSealedColumn('webhooks', 'secret'),
  previousSecret: defineSealedColumn('webhooks', 'previous_secret'),
  privateKey: defineSealedColumn('webhooks', 'private_key'),
  previousPrivateKey: defineSealedColumn('webhooks', 'previous_private_key'),
}
const { secret: current, previousSecret, privateKey, previousPrivateKey } = secretColumns

export const sealSecret = (keyring: Keyring, webhookId: string, secret: string): Buffer =>
  keyring.column(current).seal(webhookId, secret)

export const sealPrivateKey = (keyring: Keyring, webhookId: string, key: string): Buffer =>
  keyring.column(privateKey).seal(webhookId, key)

/** Encrypts the current secret for the column of the previous one. */
export const retireSecret = (keyring: Keyring, webhookId: string, sealed: Buffer): Buffer =>
  keyring.column(previousSecret).seal(webhookId, keyring.column(current).open(webhookId, sealed))

/** Encrypts the current private key for the column of the previous one. */
export const retirePrivateKey = (keyring: Keyring, webhookId: string, sealed: Buffer): Buffer =>
  keyring
    .column(previousPrivateKey)
    .seal(webhookId, keyring.column(privateKey).open(webhookId, sealed))

export interface SealedSecrets {
  webhookId: string
  secret: Buffer
  previousSecret: Buffer | null
  privateKey: Buffer | null
  previousPrivateKey: Buffer | null
  /** End of the overlap, in which the previous secret and key sign as well. */
  previousSecretUntil: Date | null
}

/** Returns the secrets that sign now: the current one, then the previous one during the overlap. */
export function openSecrets(keyring: Keyring, sealed: SealedSecrets, now: Date): WebhookSecrets {
  const { webhookId, previousSecretUntil } = sealed
  const open = (column: SealedColumn, bytes: Buffer | null): string | null =>
    bytes && keyring.column(column).open(webhookId, bytes)
  const overlaps = previousSecretUntil !== null && previousSecretUntil > now
  const keys = [
    open(privateKey, sealed.privateKey),
    overlaps ? open(previousPrivateKey, sealed.previousPrivateKey) : null,
  ]
  return {
    current: keyring.column(current).open(webhookId, sealed.secret),
    previous: overlaps ? open(previousSecret, sealed.previousSecret) : null,
    privateKeys: keys.filter((key) => key !== null),
  }
}

export interface WebhookSecrets {
  current: string
  previous: string | null
  /** Private ed25519 keys, `whsk_…`; empty unless the webhook has asymmetric signatures. */
  privateKeys: readonly string[]
}

/** An ed25519 key pair as Standard Webhooks 1.0.0 writes it: `whsk_` (seed and public key) and `whpk_`. */
interface KeyPair {
  privateKey: string
  publicKey: string
}

export const seedBytes = 32

export function newKeyPair(): KeyPair {
  const { d = '', x = '' } = generateKeyPairSync('ed25519').privateKey.export({ format: 'jwk' })
  const publicKey = Buffer.from(x, 'base64url')
  const both = Buffer.concat([Buffer.from(d, 'base64url'), publicKey])
  return {
    privateKey: `whsk_${both.toString('base64')}`,
    publicKey: `whpk_${publicKey.toString('base64')}`,
  }
}

/** Returns the public key as a JWK (RFC 8037). Its id is its thumbprint (RFC 7638). */
export function presentKey(publicKey: string) {
  const x = Buffer.from(publicKey.replace(/^whpk_/, ''), 'base64').toString('base64url')
  const required: JsonWebKey = { crv: 'Ed25519', kty: 'OKP', x }
  const kid = createHash('sha256').update(JSON.stringify(required)).digest('base64url')
  return { kty: 'OKP', crv: 'Ed25519', x, kid, use: 'sig', alg: 'EdDSA' } as const
}
