import type { ContactField } from '@capstan/sdk'
import { api } from '../../../api.ts'
import { useApiList } from '../../../queries.ts'
import { isOwn, ownKeyOf } from './fields.ts'

/** More than a plan allows. */
const pageLength = 100

/** Keys and labels of the organization's own fields, and of those that only the mapping names. */
export function useOwnFields(mapped: readonly (string | null)[]): ReadonlyMap<string, string> {
  const { items = [] } = useApiList(api.contactFields.list, [], { pageLength })
  const known = items.filter(({ archived }) => !archived)
  const keys = mapped
    .filter((field) => field !== null && isOwn(field))
    .map((field) => ownKeyOf(field ?? ''))
  return new Map([
    ...keys.map((key) => [key, key] as const),
    ...known
      .toSorted((a: ContactField, b: ContactField) => a.label.localeCompare(b.label))
      .map(({ key, label }) => [key, label] as const),
  ])
}

/** A key for a label: `Shoe size (EU)` becomes `shoe_size_eu`. */
export function keyFor(label: string): string {
  const plain = label
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '_')
    .replaceAll(/^[^a-z]+|_+$/g, '')
  return (plain || 'field').slice(0, 60)
}
