import { uuidv7 } from 'uuidv7'

/**
 * Every resource has a UUIDv7 (RFC 9562). Bodies show it as a TypeID (prefix + Crockford base32,
 * https://github.com/jetify-com/typeid/blob/main/spec/README.md); paths accept both spellings.
 */
export const prefixes = {
  backup: 'bak',
  chunk: 'chk',
  contact: 'con',
  delivery: 'dlv',
  attempt: 'att',
  auditEntry: 'aud',
  event: 'evt',
  base: 'kb',
  invitation: 'inv',
  member: 'mem',
  model: 'em',
  organization: 'org',
  run: 'run',
  session: 'ses',
  source: 'src',
  token: 'tok',
} as const

export type Kind = keyof typeof prefixes

const alphabet = '0123456789abcdefghjkmnpqrstvwxyz'
const digitOf = new Map([...alphabet].map((digit, value) => [digit, BigInt(value)]))

export const uuidPattern =
  '^(?:[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[1-8][0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}|00000000-0000-0000-0000-000000000000|[fF]{8}-[fF]{4}-[fF]{4}-[fF]{4}-[fF]{12})$'
const uuid = new RegExp(uuidPattern)

/** The pattern of a path parameter: the prefixed form of that kind, or the bare UUID. */
export const idPattern = (kind: Kind): string =>
  `^(?:${prefixes[kind]}_[0-7][${alphabet}]{25}|${uuidPattern.slice(1, -1)})$`

export const newId = (): string => uuidv7()

export function showId(kind: Kind, id: string): string {
  let value = BigInt(`0x${id.replaceAll('-', '')}`)
  let suffix = ''
  for (let i = 0; i < 26; i++) {
    suffix = alphabet.charAt(Number(value & 31n)) + suffix
    value >>= 5n
  }
  return `${prefixes[kind]}_${suffix}`
}

/** The UUID that a shown id stands for, or null when it is neither form of that kind. */
export function readId(kind: Kind, shown: string): string | null {
  if (uuid.test(shown)) return shown.toLowerCase()
  const [prefix, suffix = '', ...more] = shown.split('_')
  if (prefix !== prefixes[kind] || more.length > 0) return null
  if (!/^[0-7][0-9a-hjkmnp-tv-z]{25}$/.test(suffix)) return null
  let value = 0n
  for (const digit of suffix) value = (value << 5n) | (digitOf.get(digit) ?? 0n)
  const hex = value.toString(16).padStart(32, '0')
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}
