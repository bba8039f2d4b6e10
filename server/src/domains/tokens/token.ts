import { randomInt } from 'node:crypto'
import { isIP } from 'node:net'
import { crc32 } from 'node:zlib'
import ipaddr from 'ipaddr.js'
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

/** Returns the stored hash of a token's 190 random bits. */
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

/**
 * Whether one of the addresses and networks contains `address`; an empty list allows every address. On
 * PostgreSQL the SQL function `admit_all` decides the same.
 */
export function isAllowed(networks: readonly string[], address: string): boolean {
  if (networks.length === 0) return true
  if (isIP(address) === 0) return false
  const from = ipaddr.parse(address)
  return networks.some((text) => {
    const [network, bits] = parse(text)
    return network.kind() === from.kind() && from.match(network, bits)
  })
}

/** The canonical spelling, or null when the text is neither an address nor a network. */
export function canonicalNetwork(text: string): string | null {
  const [address = ''] = text.split('/')
  // ipaddr.js reads `::192.0.2.1` as IPv4-mapped, which it is not; no request comes from such an address.
  if (isIP(address) === 0 || /%|^::.*\./.test(text)) return null
  if (address === text) return ipaddr.parse(text).toString()
  if (!ipaddr.isValidCIDR(text)) return null
  const [network, bits] = parse(text)
  const kind = network.kind() === 'ipv4' ? ipaddr.IPv4 : ipaddr.IPv6
  return `${kind.networkAddressFromCIDR(text)}/${bits}`
}

function parse(text: string): [ipaddr.IPv4 | ipaddr.IPv6, number] {
  if (text.includes('/')) return ipaddr.parseCIDR(text)
  const address = ipaddr.parse(text)
  return [address, address.kind() === 'ipv4' ? 32 : 128]
}
