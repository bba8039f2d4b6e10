import { isDeepStrictEqual } from 'node:util'
import { writableFields } from '../representation.ts'
import type { Contact } from '../schema.ts'
import type { TimelineEntry } from './schema.ts'

type FieldChange = TimelineEntry['changes'][number]

/** Longest value in characters: a page of long texts stays small. */
const maxLength = 1_000

/** Returns the fields that differ between two states of a contact. Fields that an older state lacks are left out. */
export const fieldChanges = (before: Contact, after: Contact): FieldChange[] =>
  writableFields.flatMap((field) =>
    field === 'custom'
      ? customChanges(before.custom, after.custom)
      : changeOf(field, before[field], after[field]),
  )

const customChanges = (before: Contact['custom'], after: Contact['custom']): FieldChange[] =>
  [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((key) =>
    changeOf(`custom.${key}`, before[key] ?? null, after[key] ?? null),
  )

const changeOf = (field: string, before: unknown, after: unknown): FieldChange[] =>
  before === undefined || after === undefined || isDeepStrictEqual(before, after)
    ? []
    : [{ field, before: shortened(before), after: shortened(after) }]

function shortened(value: unknown): unknown {
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  const characters = [...text]
  return characters.length <= maxLength ? value : `${characters.slice(0, maxLength - 1).join('')}…`
}
