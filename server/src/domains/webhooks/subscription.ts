import { Type } from 'typebox'
import { editDistance } from '../../platform/edit-distance.ts'
import { ApiError } from '../../platform/errors.ts'
import { defineEvent, type EventType } from '../../platform/events/event.ts'

/** Returns the patterns that match this type in a subscription. */
export const patternsOf = (type: string): string[] => [type, ...groupsOf(type), '*']

/** Returns `custom.order.*` and `custom.*` for `custom.order.paid`. */
function groupsOf(type: string): string[] {
  const words = type.split('.')
  return words.slice(1).map((_, index) => `${words.slice(0, words.length - 1 - index).join('.')}.*`)
}

/** Returns the scopes that reading the data of these types and groups needs. */
export function readScopesOf(
  catalogue: readonly EventType[],
  patterns: readonly string[],
): string[] {
  const matching = catalogue.filter(({ type }) =>
    patternsOf(type).some((pattern) => patterns.includes(pattern)),
  )
  return [...new Set(matching.flatMap(({ scope }) => scope ?? []))]
}

/** Refuses the first pattern that no event type can match, and suggests the closest ones. */
export function requireKnown(
  patterns: readonly string[],
  types: readonly string[],
  list = 'events',
): void {
  const validPatterns = [...new Set([...types.flatMap(patternsOf), 'custom.*'])]
  for (const [index, pattern] of patterns.entries()) {
    if (!validPatterns.includes(pattern) && !isCustomPattern(pattern))
      throw unknownType(`${list}.${index}`, pattern, validPatterns)
  }
}

export function unknownType(
  field: string,
  name: string,
  validPatterns: readonly string[],
): ApiError {
  const message = `${field} is not a known event type. Did you mean ${nearest(name, validPatterns).join(', ')}?`
  return new ApiError('validation_error', message, { field })
}

function nearest(pattern: string, validPatterns: readonly string[]): string[] {
  const distances = new Map(
    validPatterns.map((one) => [one, editDistance(pattern.slice(0, 100), one)]),
  )
  return validPatterns
    .toSorted((a, b) => (distances.get(a) ?? 0) - (distances.get(b) ?? 0))
    .slice(0, 3)
}

/** First word of an organization's own event types. No domain uses it. */
export const customPrefix = 'custom.'
export const customTypePattern = '^custom(\\.[a-z][a-z0-9_]*){1,4}$'
export const maxTypeLength = 100

const customType = new RegExp(customTypePattern)
const customGroup = /^custom(?:\.[a-z][a-z0-9_]*){0,3}\.\*$/

export const isCustomType = (text: string): boolean =>
  text.length <= maxTypeLength && customType.test(text)

/** Returns true for a custom type or a group of them, such as `custom.order.*`. */
const isCustomPattern = (text: string): boolean => isCustomType(text) || customGroup.test(text)

/** Describes an organization's own type as the catalogue shows it. */
export const describeCustomType = (type: string): EventType =>
  defineEvent(type, 'Published by your organization.', Type.Object({}, { title: 'CustomData' }), {
    message: 'This is a test.',
  })
