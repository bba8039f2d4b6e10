import { defineSealedColumn, type Keyring } from '../../../platform/crypto/seal.ts'
import {
  type DestinationConfig,
  type DestinationSettings,
  type SecretField,
  secretFields,
} from './settings-schema.ts'
import type { DestinationRow } from './store.ts'

export const secretsColumn = defineSealedColumn('destinations', 'secrets')

export type DestinationSecrets = Partial<Record<SecretField, string>>

export const sealSecrets = (
  keyring: Keyring,
  id: string,
  secrets: DestinationSecrets,
): Buffer | null =>
  Object.keys(secrets).length === 0
    ? null
    : keyring.column(secretsColumn).seal(id, JSON.stringify(secrets))

export const openSecrets = (
  keyring: Keyring,
  { id, secrets }: Pick<DestinationRow, 'id' | 'secrets'>,
): DestinationSecrets =>
  secrets === null
    ? {}
    : (JSON.parse(keyring.column(secretsColumn).open(id, secrets)) as DestinationSecrets)

/** Splits settings into those that responses show and those that they hide. */
export function splitSettings(settings: DestinationSettings): {
  config: DestinationConfig
  secrets: DestinationSecrets
} {
  const isSecret = ([name]: [string, unknown]): boolean => (secretFields as string[]).includes(name)
  const fields = Object.entries(settings)
  return {
    config: Object.fromEntries(fields.filter((field) => !isSecret(field))),
    secrets: Object.fromEntries(fields.filter(isSecret)),
  }
}
