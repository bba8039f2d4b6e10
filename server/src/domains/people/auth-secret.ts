import { randomBytes } from 'node:crypto'
import type { Keyring } from '../../platform/crypto/seal.ts'
import type { Db } from '../../platform/db/database.ts'
import { findSealedValue, insertSealedValue } from './store.ts'

const name = 'people.auth'
const place = `installation_secrets:sealed_value:${name}`

/** Signs cookies and encrypts second factors; made once for all nodes, and kept when keys rotate. */
export async function authSecret(db: Db, keyring: Keyring): Promise<string> {
  const fresh = randomBytes(32).toString('base64')
  const sealed = await findSealedValue(db, name)
  if (sealed) return keyring.open(place, sealed)
  await insertSealedValue(db, name, keyring.seal(place, fresh))
  const stored = await findSealedValue(db, name)
  if (!stored) throw new Error('the secret of sign-in is gone')
  return keyring.open(place, stored)
}
