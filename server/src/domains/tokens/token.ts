import { randomInt } from 'node:crypto'
import { crc32 } from 'node:zlib'
import { hashSecret } from '../../platform/crypto/hash.ts'

/**
 * A token is `cap_` + 32 random base62 characters + the CRC-32 (IEEE) of those 32 in base62, padded
 * to 6. The checksum lets scanners recognise a token and refuses a typo without a database read.
 */
const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
const form = /^cap_([0-9A-Za-z]{32})([0-9A-Za-z]{6})$/

export function createToken(): string {
  const random = Array.from({ length: 32 }, () => digits.charAt(randomInt(62))).join('')
  return `cap_${random}${checksum(random)}`
}

export function isWellFormed(token: string): boolean {
  const [, random, check] = form.exec(token) ?? []
  return random !== undefined && checksum(random) === check
}

/** What is stored of a token's 190 random bits. */
export const hashToken = (token: string): Buffer => hashSecret(token)

function checksum(random: string): string {
  let value = crc32(random)
  let text = ''
  for (let i = 0; i < 6; i++) {
    text = digits.charAt(value % 62) + text
    value = Math.floor(value / 62)
  }
  return text
}
