import { randomBytes } from 'node:crypto'
import { hashSecret } from '../../../platform/crypto/hash.ts'

/** A code or a refresh token: it names its grant, so that one that was used before is recognised. */
export interface GrantSecret {
  organizationId: string
  grantId: string
  hash: Buffer
}

const idBytes = 16
const randomLength = 32
const length = 2 * idBytes + randomLength

export function newSecret(organizationId: string, grantId: string): GrantSecret & { text: string } {
  const ids = [organizationId, grantId].map((id) => Buffer.from(id.replaceAll('-', ''), 'hex'))
  const text = Buffer.concat([...ids, randomBytes(randomLength)]).toString('base64url')
  return { text, organizationId, grantId, hash: hashSecret(text) }
}

/** Returns null for a text that no grant ever had. */
export function readSecret(text: string): GrantSecret | null {
  const bytes = Buffer.from(text, 'base64url')
  if (bytes.length !== length || bytes.toString('base64url') !== text) return null
  const organizationId = uuidOf(bytes.subarray(0, idBytes))
  const grantId = uuidOf(bytes.subarray(idBytes, 2 * idBytes))
  return { organizationId, grantId, hash: hashSecret(text) }
}

const uuidOf = (bytes: Buffer): string =>
  bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
