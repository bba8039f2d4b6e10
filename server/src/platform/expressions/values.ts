import { parseWithSource } from '../json-source.ts'
import { ExpressionFault } from './environment.ts'

/**
 * Deepest nesting of a value. Functions that read a value recurse for each level, and the stack is limited. Bodies of
 * the API have no more levels.
 */
const maxLevels = 100

/**
 * Parses JSON for expressions. An integer that a double cannot represent becomes a text, so that no digit is lost.
 *
 * @throws if the text is not JSON, or is nested deeper than 100 levels
 */
export function parseInput(text: string): unknown {
  if (isNestedDeeper(text, maxLevels)) throw new Error(`nested deeper than ${maxLevels} levels`)
  // A reviver takes ten times as long, and few bodies hold sixteen digits in a row.
  if (!/\d{16}/.test(text)) return JSON.parse(text)
  return parseWithSource(text, (_key, value, { source = '' }) =>
    typeof value === 'number' && !Number.isSafeInteger(value) && /^-?\d+$/.test(source)
      ? source
      : value,
  )
}

/** Counts brackets outside JSON strings. The result is undefined for text that is not JSON. */
function isNestedDeeper(text: string, most: number): boolean {
  let levels = 0
  for (let at = 0; at < text.length; at++) {
    const character = text.charCodeAt(at)
    if (character === 0x22) at = endOfText(text, at)
    else if (character === 0x5b || character === 0x7b) levels++
    else if (character === 0x5d || character === 0x7d) levels--
    if (levels > most) return true
  }
  return false
}

function endOfText(text: string, start: number): number {
  let at = start + 1
  while (at < text.length && text.charCodeAt(at) !== 0x22) {
    at += text.charCodeAt(at) === 0x5c ? 2 : 1
  }
  return at
}

/** Returns the approximate size of the value as JSON; counting stops at `most`. */
export function sizeOf(value: unknown, most: number): number {
  if (typeof value === 'string') return value.length + 2
  if (typeof value !== 'object' || value === null) return 4
  let size = 2
  if (Array.isArray(value)) {
    for (const one of value) {
      size += 1 + sizeOf(one, most - size)
      if (size > most) return size
    }
    return size
  }
  for (const name in value) {
    size += name.length + 4 + sizeOf((value as Record<string, unknown>)[name], most - size)
    if (size > most) return size
  }
  return size
}

/** Reads own properties and list items; null if they do not exist. */
export function read(value: unknown, key: unknown): unknown {
  if (value === null || typeof value !== 'object') return null
  if (Array.isArray(value)) {
    return typeof key === 'string' ? null : (value[Number(key)] ?? null)
  }
  const name = String(key)
  return Object.hasOwn(value, name) ? ((value as Record<string, unknown>)[name] ?? null) : null
}

export const maxResultBytes = 65_536

/**
 * Converts the result of an expression to JSON.
 *
 * @throws for values that JSON cannot represent, and above 64 KiB.
 */
export function toResult(value: unknown): unknown {
  const room = { left: maxResultBytes }
  return convert(value, room, 0)
}

function convert(value: unknown, room: { left: number }, depth: number): unknown {
  room.left -= typeof value === 'string' ? Buffer.byteLength(value) + 2 : 2
  if (room.left < 0) throw ExpressionFault.tooLarge('the result has more than 64 KiB')
  if (depth > 40) throw new Error('the result is nested too deeply')
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return value
  if (typeof value === 'bigint') {
    const number = Number(value)
    return Number.isSafeInteger(number) ? number : String(value)
  }
  if (typeof value === 'number') {
    if (Number.isFinite(value)) return value
    throw new Error('the result is not a finite number')
  }
  if (value instanceof Date) return value.toISOString()
  if (Array.isArray(value)) return value.map((one) => convert(one, room, depth + 1))
  if (isPlain(value)) {
    const entries = Object.entries(value).map(([name, one]) => {
      room.left -= Buffer.byteLength(name)
      return [name, convert(one, room, depth + 1)]
    })
    return Object.fromEntries(entries)
  }
  throw new Error('the result must be a text, a number, a boolean, a list or an object')
}

const isPlain = (value: unknown): value is object => {
  if (typeof value !== 'object' || value === null) return false
  const prototype: unknown = Object.getPrototypeOf(value)
  return prototype === Object.prototype || prototype === null
}
