/**
 * Returns a value as canonical JSON (JSON Canonicalization Scheme, RFC 8785): equal values give equal texts, for
 * hashing and signing. Undefined members are left out, as in `JSON.stringify`. Throws a TypeError for a value that
 * JSON cannot represent exactly: NaN, infinities, lone surrogates, BigInt, functions, undefined in an array.
 */
export function canonicalJson(value: unknown): string {
  if (value === null || typeof value === 'boolean') return String(value)
  if (typeof value === 'number') {
    if (!Number.isFinite(value)) throw new TypeError(`JSON cannot represent the number ${value}.`)
    return JSON.stringify(value)
  }
  if (typeof value === 'string') {
    if (!value.isWellFormed()) throw new TypeError('The text contains half of a surrogate pair.')
    return JSON.stringify(value)
  }
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`
  if (typeof value === 'object') return objectJson(value)
  throw new TypeError(`JSON cannot represent ${typeof value}.`)
}

/** Serializes an object with its keys in the order of their UTF-16 code units, which is the order of `sort`. */
function objectJson(object: object): string {
  const entries = Object.entries(object).filter(([, value]) => value !== undefined)
  const sorted = entries.sort(([a], [b]) => (a < b ? -1 : 1))
  return `{${sorted.map(([key, value]) => `${canonicalJson(key)}:${canonicalJson(value)}`).join(',')}}`
}
