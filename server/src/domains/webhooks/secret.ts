import { randomBytes } from 'node:crypto'
import type { Keyring } from '../../platform/crypto/seal.ts'

/** `whsec_` and 32 random bytes in base64, as Standard Webhooks 1.0.0 writes symmetric secrets. */
export const newSecret = (): string => `whsec_${randomBytes(32).toString('base64')}`

/** Which column of which row a sealed secret belongs to; it opens nowhere else. */
const place = (column: 'secret' | 'previous_secret', webhookId: string): string =>
  `webhooks:${column}:${webhookId}`

export const sealSecret = (keyring: Keyring, webhookId: string, secret: string): Buffer =>
  keyring.seal(place('secret', webhookId), secret)

/** Moves the current secret to the column of the previous one. */
export const retireSecret = (keyring: Keyring, webhookId: string, sealed: Buffer): Buffer =>
  keyring.seal(
    place('previous_secret', webhookId),
    keyring.open(place('secret', webhookId), sealed),
  )

export interface SealedSecrets {
  webhookId: string
  secret: Buffer
  previousSecret: Buffer | null
  previousSecretUntil: Date | null
}

/** The secrets that sign at this moment: the current one, then the one that was before, if it still holds. */
export function openSecrets(keyring: Keyring, sealed: SealedSecrets, now: Date): Secrets {
  const { webhookId, secret, previousSecret, previousSecretUntil } = sealed
  const current = keyring.open(place('secret', webhookId), secret)
  const holds = previousSecret && previousSecretUntil && previousSecretUntil > now
  const previous = holds ? keyring.open(place('previous_secret', webhookId), previousSecret) : null
  return { current, previous }
}

export interface Secrets {
  current: string
  previous: string | null
}
