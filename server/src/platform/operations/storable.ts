import { ApiError } from '../errors.ts'

/** Deepest nesting of a value, above that of real documents and far below the stack limits here and in the database. */
export const maxDepth = 100

/** Returns true if a value is nested deeper than this: code that walks through it could run out of stack. */
export const isTooDeep = (value: unknown, levels = maxDepth): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (levels === 0 || Object.values(value).some((item) => isTooDeep(item, levels - 1)))

/** Returns the error for the first value that could not be stored unchanged, or null. */
export function unstorable(value: unknown, path: readonly string[]): ApiError | null {
  if (typeof value === 'string') {
    const storable = !value.includes('\0') && value.isWellFormed()
    return storable ? null : unfit(path, 'contains U+0000 or half a surrogate pair.')
  }
  if (typeof value === 'number') {
    return Number.isFinite(value) ? null : unfit(path, 'is beyond the range of numbers.')
  }
  if (value === null || typeof value !== 'object') return null
  if (path.length >= maxDepth) {
    return unfit(path.slice(0, 1), `is nested deeper than ${maxDepth} levels.`)
  }
  for (const [key, item] of Object.entries(value)) {
    if (isPrototype(key, item)) return unfit([...path, key], 'is a forbidden key. Remove it.')
    const found = unstorable(key, path) ?? unstorable(item, [...path, key])
    if (found) return found
  }
  return null
}

/** Returns true for a key that would become the prototype of an object it is copied into. */
const isPrototype = (key: string, item: unknown): boolean =>
  key === '__proto__' ||
  (key === 'constructor' &&
    typeof item === 'object' &&
    item !== null &&
    Object.hasOwn(item, 'prototype'))

function unfit(path: readonly string[], problem: string): ApiError {
  const field = path.join('.') || undefined
  return new ApiError('validation_error', `${field ?? 'The body'} ${problem}`, { field })
}
