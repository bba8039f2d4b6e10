import { ApiError } from '../errors.ts'

/** Deeper than an honest document, and far from where the stacks here and in the database end. */
export const maxDepth = 100

/** Returns whether a value is nested deeper than this: what walks through it could run out of stack. */
export const isTooDeep = (value: unknown, levels = maxDepth): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (levels === 0 || Object.values(value).some((item) => isTooDeep(item, levels - 1)))

/** The refusal of the first thing that could not be stored as it was sent, or null. */
export function unstorable(value: unknown, path: readonly string[]): ApiError | null {
  if (typeof value === 'string') {
    const storable = !value.includes('\0') && value.isWellFormed()
    return storable ? null : unfit(path, 'holds U+0000 or half a surrogate pair.')
  }
  if (typeof value === 'number') {
    return Number.isFinite(value) ? null : unfit(path, 'is beyond the range of numbers.')
  }
  if (value === null || typeof value !== 'object') return null
  if (path.length >= maxDepth) {
    return unfit(path.slice(0, 1), `is nested deeper than ${maxDepth} levels.`)
  }
  for (const [key, item] of Object.entries(value)) {
    if (isPrototype(key, item))
      return unfit([...path, key], 'is a key that no object may have: remove it.')
    const found = unstorable(key, path) ?? unstorable(item, [...path, key])
    if (found) return found
  }
  return null
}

/** What would become the prototype of an object that it is copied into. */
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
