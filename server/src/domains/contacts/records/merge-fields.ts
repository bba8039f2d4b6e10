import { isDeepStrictEqual } from 'node:util'
import { asStored } from '../../../platform/db/stored-json.ts'
import type { Json } from '../../../platform/db/tables.generated.ts'
import { ApiError } from '../../../platform/errors.ts'
import { maxTags } from '../fields.ts'
import { emailKey, handlesOf } from '../handles/forms.ts'
import { withOwnLabels } from '../lists.ts'
import { columnOf } from '../representation.ts'
import { type ContactColumns, type ContactRow, emptyContact } from '../store.ts'
import type { ConflictPolicy, FieldConflict, FieldValues } from './record.ts'

interface Merging {
  last: FieldValues | null
  policy: ConflictPolicy
  changedAt: Date | null
}

/**
 * Merges a record into a contact. A field that changed on one side since the last read takes that side's value; one
 * that changed on both is a conflict. In lists, the additions and removals of both sides are kept.
 */
export function mergeFields(
  row: ContactRow,
  theirs: FieldValues,
  { last, policy, changedAt }: Merging,
): { columns: Partial<ContactColumns>; conflicts: FieldConflict[] } {
  const columns: Partial<ContactColumns> = {}
  const conflicts: FieldConflict[] = []
  const isNewer = changedAt === null || changedAt > row.updated_at
  for (const [field, source] of Object.entries(theirs)) {
    // It shows the name of the contact's company.
    if (field === 'company' && row.company_id !== null) continue
    const platform = fieldOf(row, field)
    const before = last?.[field] ?? null
    if (isList(field)) {
      const wanted = mergeLists(platform as Json[], source, before)
      if (field === 'tags' && wanted.length > maxTags) throw tooManyTags(wanted.length)
      set(columns, row, field, wanted)
      continue
    }
    const isSourceSame = isSame(field, source, before) || isSame(field, source, platform)
    if (isSourceSame || isHeld(row, field, source)) continue
    if (isSame(field, platform, before)) {
      set(columns, row, field, source)
      continue
    }
    const taken = settle(policy, isNewer, platform)
    conflicts.push({ field, last: before, source, platform, taken })
    if (taken === 'source') set(columns, row, field, source)
  }
  return { columns: withOwnLabels(row, columns), conflicts }
}

function settle(policy: ConflictPolicy, isNewer: boolean, platform: Json): 'source' | 'platform' {
  if (policy === 'newest') return isNewer ? 'source' : 'platform'
  const isEmpty = platform === null || platform === false
  if (policy === 'fill_empty') return isEmpty ? 'source' : 'platform'
  return policy
}

/**
 * Returns true if the contact has the value elsewhere: as an additional address or number, or as an external id from a
 * merge.
 */
function isHeld(row: ContactRow, field: string, value: Json): boolean {
  const key = field === 'email' && typeof value === 'string' ? emailKey(value) : value
  return handlesOf(row).some((one) => one.kind === field && one.value === key)
}

function isSame(field: string, one: Json, other: Json): boolean {
  if (field === 'email' && typeof one === 'string' && typeof other === 'string') {
    return emailKey(one) === emailKey(other)
  }
  // True is the only value it can have.
  if (field === 'doNotContact') return Boolean(one) === Boolean(other)
  return isDeepStrictEqual(one, other)
}

const lists: ReadonlySet<string> = new Set([
  ...['tags', 'additionalEmails', 'additionalPhones', 'faxNumbers'],
  ...['websites', 'additionalAddresses'],
])
const isList = (field: string): boolean => lists.has(field)

function mergeLists(platform: readonly Json[], source: Json, before: Json): Json[] {
  const [own, now, then] = [listOf(platform as Json), listOf(source), listOf(before)]
  const kept = [...own].filter(([key]) => now.has(key) || !then.has(key))
  const added = [...now].filter(([key]) => !then.has(key))
  return [...new Map([...kept, ...added]).values()]
}

const listOf = (value: Json): Map<string, Json> =>
  new Map(Array.isArray(value) ? value.map((one) => [JSON.stringify(asStored(one)), one]) : [])

const tooManyTags = (count: number): ApiError =>
  new ApiError(
    'validation_error',
    `The contact would have ${count} tags, and the limit is ${maxTags}. Remove some.`,
    { field: 'tags' },
  )

function plainColumn(field: string): keyof typeof emptyContact {
  const column = columnOf(field)
  if (!column) throw new Error(`${field} is not a field of a record`)
  return column
}

function fieldOf(row: ContactRow, field: string): Json {
  const [group, part] = field.split('.')
  if (part === undefined) return row[plainColumn(field)] as Json
  const object: object | null = group === 'custom' ? row.custom : row.address
  return ((object as Record<string, Json> | null)?.[part] ?? null) as Json
}

function set(
  columns: Partial<ContactColumns>,
  row: ContactRow,
  field: string,
  value: Json | Json[],
): void {
  const [group, part] = field.split('.')
  if (part === undefined) {
    const name = plainColumn(field)
    Object.assign(columns, { [name]: value ?? emptyContact[name] })
    return
  }
  const object = Object(
    group === 'custom' ? (columns.custom ?? row.custom) : (columns.address ?? row.address),
  )
  const { [part]: _, ...others } = object as Record<string, Json>
  const merged = asStored(value === null ? others : { ...others, [part]: value })
  if (group === 'custom') columns.custom = merged as ContactColumns['custom']
  else
    columns.address = Object.keys(merged).length > 0 ? (merged as ContactColumns['address']) : null
}
