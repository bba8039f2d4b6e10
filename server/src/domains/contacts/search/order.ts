import { type RawBuilder, sql } from 'kysely'
import type { Sql } from './predicate.ts'

/** Order of a search. Contacts without the value come last in both directions, and ids break ties. */
export interface SearchOrder {
  /** Sort key besides the id; null if ids alone are the order. */
  key: { value: RawBuilder<unknown>; type: RawBuilder<unknown> } | null
  id: RawBuilder<unknown>
  direction: 'asc' | 'desc'
  /** Range of keys to search. */
  range: Sql | null
  /** Table to walk, if the key is not a column of contacts. */
  walk?: Walk
}

interface Walk {
  /** Rows of one field, in a table of keys and contact ids. */
  rows: RawBuilder<unknown>
  order: SearchOrder
  /** Order of contacts, joined with their keys. */
  walked: SearchOrder
}

/** Returns the range of a field that all results must be in; null if there is none. */
export type RangeBy = (field: string) => Sql | null

/** A position in the order: the key as text, and the id. */
export interface SearchCursor {
  key: string | null
  id: string
}

export const sorts = ['createdAt', 'updatedAt', 'lastActivityAt', 'name'] as const
export type PlainSort = (typeof sorts)[number]

const time = (column: string) => ({ value: sql.ref(column), type: sql`timestamptz` })

const keys: Readonly<Record<PlainSort, NonNullable<SearchOrder['key']>>> = {
  createdAt: time('created_at'),
  updatedAt: time('updated_at'),
  lastActivityAt: time('last_activity_at'),
  name: { value: sql`(name_order(name) collate "C")`, type: sql`text` },
}

const id = sql.ref('id')

/** Order by ids, newest first. */
export const newestFirst: SearchOrder = { key: null, id, direction: 'desc', range: null }

export const plainOrder = (
  name: PlainSort,
  direction: SearchOrder['direction'],
  rangeBy: RangeBy,
): SearchOrder => ({ key: keys[name], id, direction, range: rangeBy(name) })

/** Returns the order by the values of a sortable field. */
export function customOrder(
  organizationId: string,
  fieldId: string,
  direction: SearchOrder['direction'],
): SearchOrder {
  const by = (value: RawBuilder<unknown>, idOf = id): SearchOrder => ({
    key: { value, type: sql`text` },
    id: idOf,
    direction,
    range: null,
  })
  const walk = {
    rows: sql`contact_sort_keys where field_id = ${fieldId}::uuid`,
    order: by(sql.ref('key'), sql.ref('contact_id')),
    walked: by(sql`walked_key`),
  }
  const looked = sql`(select key from contact_sort_keys as keys
    where keys.organization_id = ${organizationId} and keys.contact_id = contacts.id
      and keys.field_id = ${fieldId}::uuid)`
  return { ...by(looked), walk }
}

/** Returns a key as text, with times to the microsecond. */
export const keyText = ({ key }: SearchOrder): RawBuilder<string | null> =>
  key === null ? sql`null::text` : sql`(to_jsonb(${key.value}) #>> '{}')`

/** One contiguous part of an order in its index: contacts with a key, or those without. */
export type Stretch = 'keyed' | 'keyless'

export const stretchesAfter = (
  { key, range }: SearchOrder,
  after: SearchCursor | null,
): Stretch[] => {
  if (key === null || range !== null) return ['keyed']
  return after !== null && after.key === null ? ['keyless'] : ['keyed', 'keyless']
}

/** Condition for rows in the stretch, after the position if it is in the stretch. */
export function within(order: SearchOrder, stretch: Stretch, after: SearchCursor | null): Sql {
  const part = stretchOf(order, stretch, after)
  return order.range === null ? part : sql`${part} and ${order.range}`
}

function stretchOf(
  { key, id, direction }: SearchOrder,
  stretch: Stretch,
  after: SearchCursor | null,
): Sql {
  const sign = sql.raw(direction === 'asc' ? '>' : '<')
  if (key === null) return after ? sql`${id} ${sign} ${after.id}::uuid` : sql`true`
  if (stretch === 'keyless') {
    const rest = after && after.key === null ? sql` and ${id} ${sign} ${after.id}::uuid` : sql``
    return sql`${key.value} is null${rest}`
  }
  return after && after.key !== null
    ? sql`(${key.value}, ${id}) ${sign} (${after.key}::${key.type}, ${after.id}::uuid)`
    : sql`${key.value} is not null`
}

/** Returns the ordering of a stretch, in the direction of its index. */
export function ordering({ key, id, direction }: SearchOrder): RawBuilder<unknown> {
  const way = sql.raw(direction)
  return key === null ? sql`${id} ${way}` : sql`${key.value} ${way}, ${id} ${way}`
}

export function orderingOverall({ key, id, direction }: SearchOrder): RawBuilder<unknown> {
  const way = sql.raw(direction)
  return key === null ? sql`${id} ${way}` : sql`${key.value} ${way} nulls last, ${id} ${way}`
}
