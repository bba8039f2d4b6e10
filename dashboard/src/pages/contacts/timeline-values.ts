import type { Contact, TimelineEntry } from '@capstan/sdk'
import { customWords } from './columns.tsx'
import { fieldLabels } from './contact-edit.ts'
import { addressWords, birthdayWords, languageOf } from './words.ts'

export type FieldChange = TimelineEntry['changes'][number]

/** Names that the timeline shows in place of ids and keys. */
export interface Names {
  memberName(id: string): string
  /** Labels of the organization's own fields, by `custom.` and the key. */
  ownLabels: Readonly<Record<string, string>>
}

export const labelOf = (field: string, { ownLabels }: Names): string =>
  ownLabels[field] ?? fieldLabels[field] ?? field.replace(/^custom\./, '')

/** Leaves out the id of a company, whose name changes with it. */
export const shownChanges = (changes: readonly FieldChange[]): readonly FieldChange[] => {
  const hasName = changes.some(({ field }) => field === 'company')
  return changes.filter(({ field }) => !hasName || field !== 'companyId')
}

/** Returns the value in words; empty if there is none. */
export function valueWords(field: string, value: unknown, { memberName }: Names): string {
  if (value === null || value === undefined || value === '') return ''
  if (field === 'ownerId') return memberName(String(value))
  if (field === 'locale') return languageOf(String(value))
  if (field === 'birthday') return birthdayWords(String(value))
  if (field === 'address') return addressWords(value as Contact['address'])
  if (field === 'additionalAddresses' && Array.isArray(value)) {
    return value.map(addressWords).join('; ')
  }
  if (field === 'websites' && Array.isArray(value)) {
    return value.map(({ url }: { url: string }) => url).join(', ')
  }
  if (field.endsWith('Labels')) {
    const labels = Object.entries(value as Record<string, string>)
    return labels.map(([of, label]) => `${of} (${label})`).join(', ')
  }
  return customWords(value)
}
