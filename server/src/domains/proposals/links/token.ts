import { randomBytes } from 'node:crypto'
import { hashSecret } from '../../../platform/crypto/hash.ts'
import { OrganizationId } from '../../../platform/ids.ts'
import { nilId } from '../../../platform/operations/principal.ts'

/**
 * The last part of a recipient's link: 26 characters that lead to the organization and are no secret, and 256
 * random bits in base62. SHA-256 of the bits' 43 characters is all that is stored.
 */
export interface LinkToken {
  token: string
  hash: Buffer
}

const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
const secretBytes = 32
const secretCharacters = 43
const prefix = `${OrganizationId.prefix}_`
const form = /^([0-7][0-9a-hjkmnp-tv-z]{25})([0-9A-Za-z]{43})$/

export function createLinkToken(organizationId: string): LinkToken {
  const secret = base62(randomBytes(secretBytes))
  const token = OrganizationId.show(organizationId).slice(prefix.length) + secret
  return { token, hash: hashSecret(secret) }
}

function base62(bytes: Buffer): string {
  let value = BigInt(`0x${bytes.toString('hex')}`)
  let text = ''
  for (let i = 0; i < secretCharacters; i++) {
    text = digits.charAt(Number(value % 62n)) + text
    value /= 62n
  }
  return text
}

/** Where to look for the link; a text that is no token leads to an organization that is not there. */
export function readLinkToken(text: string): { organizationId: string; hash: Buffer } {
  const [, organization, secret] = form.exec(text) ?? []
  const organizationId = organization && OrganizationId.read(prefix + organization)
  return { organizationId: organizationId || nilId, hash: hashSecret(secret ?? text) }
}
