import type { Contact } from '@capstan/sdk'
import { isSameValue, valueIn } from '../automations/mapping/contact-value.ts'

interface Change {
  field: string
  before: unknown
  after: unknown
}

/** Returns what the values would change in a contact. Fields are never emptied, and tags are added. */
export function changesOf(values: Readonly<Record<string, unknown>>, contact: Contact): Change[] {
  return Object.entries(values).flatMap(([field, value]): Change[] => {
    if (value === null || value === undefined || value === '') return []
    const before = valueIn(contact, field)
    const after = field === 'tags' ? withTags(contact.tags, value) : value
    return isSameValue(before, after) ? [] : [{ field, before, after }]
  })
}

const withTags = (tags: readonly string[], added: unknown): unknown => [
  ...new Set([...tags, ...[added].flat()]),
]
