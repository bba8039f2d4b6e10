import type { Contact, ContactMerge } from '@capstan/sdk'
import { type MergeField, mergeFields } from '../merge.ts'

type Choices = NonNullable<ContactMerge['choose']>

/** A row of the comparison. */
export interface FieldRow {
  field: MergeField
  label: string
  /** One for each contact; empty where it has none. */
  values: readonly string[]
  /** Whether a person has something to choose: two values, not the same. */
  differs: boolean
}

/** The fields that any of the contacts has, those that differ first. */
export function rowsOf(
  contacts: readonly Contact[],
  ownerNames: ReadonlyMap<string, string>,
): FieldRow[] {
  const rows = mergeFields.map(([field, label]) => {
    const values = contacts.map((contact) => textOf(contact[field], ownerNames))
    const present = new Set(values.filter((value) => value !== ''))
    return {
      field,
      label,
      values,
      differs: present.size > 1,
      isEmpty: present.size === 0,
    }
  })
  return rows
    .filter(({ isEmpty }) => !isEmpty)
    .sort((a, b) => Number(b.differs) - Number(a.differs))
}

function textOf(value: Contact[MergeField], ownerNames: ReadonlyMap<string, string>): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'string') return ownerNames.get(value) ?? value
  return Object.entries(value)
    .filter(([, part]) => part !== null && part !== '')
    .map(([name, part]) => `${name}: ${typeof part === 'string' ? part : JSON.stringify(part)}`)
    .join('\n')
}

/** Whose value stays: the chosen one's, else the first's in this order that has one. */
export function keeperOf(
  { field, values }: FieldRow,
  contacts: readonly Contact[],
  { primary, included, chosen }: Pick<MergePlan, 'primary' | 'included' | 'chosen'>,
): string | undefined {
  const has = (id: string | undefined): boolean =>
    id !== undefined &&
    included.has(id) &&
    values[contacts.findIndex((one) => one.id === id)] !== ''
  const wanted = chosen[field]
  if (has(wanted)) return wanted
  if (has(primary)) return primary
  return contacts.find(({ id }) => has(id))?.id
}

/** Choices for a group that are not sent yet. */
export interface MergePlan {
  primary: string
  included: ReadonlySet<string>
  chosen: Choices
}

/** Builds the request to merge; choices that equal the default are left out. */
export function mergeOf(
  rows: readonly FieldRow[],
  contacts: readonly Contact[],
  plan: MergePlan,
): ContactMerge {
  const { primary, included } = plan
  const choose: Choices = {}
  for (const row of rows) {
    const keeper = keeperOf(row, contacts, plan)
    const unasked = keeperOf(row, contacts, { ...plan, chosen: {} })
    if (keeper !== undefined && keeper !== unasked) choose[row.field] = keeper
  }
  const others = contacts.filter(({ id }) => id !== primary && included.has(id))
  return { contactIds: others.map(({ id }) => id), choose }
}
