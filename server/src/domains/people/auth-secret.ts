import { randomBytes } from 'node:crypto'
import type { Keyring } from '../../platform/crypto/seal.ts'
import { defineSealedColumn } from '../../platform/crypto/seal.ts'
import type { Db } from '../../platform/db/database.ts'
import { findSealedValue, insertSealedValue } from './store.ts'

const name = 'people.auth'

export const authSecretColumn = defineSealedColumn('installation_secrets', 'sealed_value', ['name'])

/**
 * The secret that signs cookies and encrypts second factors. The first node that needs it makes it for all
 * nodes; it stays the same when keys rotate.
 */
export async function authSecret(db: Db, keyring: Keyring): Promise<string> {
  const seal = keyring.column(authSecretColumn)
  const fresh = randomBytes(32).toString('base64')
  const sealed = await findSealedValue(db, name)
  if (sealed) return seal.open(name, sealed)
  await insertSealedValue(db, name, seal.seal(name, fresh))
  const stored = await findSealedValue(db, name)
  if (!stored) throw new Error('the secret of sign-in is gone')
  return seal.open(name, stored)
}
