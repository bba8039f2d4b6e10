import { type RawBuilder, sql } from 'kysely'
import type { Sql } from './predicate.ts'

/** The order of a search. Contacts without the value come last, in both directions; ids break ties. */
export interface SearchOrder {
  /** What a place in the order holds beside the id; null where the order is that of ids. */
  key: { value: RawBuilder<unknown>; type: RawBuilder<unknown> } | null
  id: RawBuilder<unknown>
  direction: 'asc' | 'desc'
  /** Where it begins and ends, by its key alone. */
  range: Sql | null
  /** Where the key is no column of contacts: how it is walked. */
  walk?: Walk
}

interface Walk {
  /** Of one field, in a table of keys and contacts' ids. */
  rows: RawBuilder<unknown>
  order: SearchOrder
  /** The order of contacts beside which their keys stand. */
  walked: SearchOrder
}

/** The range of a field that contacts must lie in anyway; null where there is none. */
export type RangeBy = (field: string) => Sql | null

/** A place in the order: the key as a text, and the id. */
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

/** Newest first, as ids are. */
export const newestFirst: SearchOrder = { key: null, id, direction: 'desc', range: null }

export const plainOrder = (
  name: PlainSort,
  direction: SearchOrder['direction'],
  rangeBy: RangeBy,
): SearchOrder => ({ key: keys[name], id, direction, range: rangeBy(name) })

/** By the values of a sortable field. */
export function customOrder(fieldId: string, direction: SearchOrder['direction']): SearchOrder {
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
    where keys.organization_id = contacts.organization_id and keys.contact_id = contacts.id
      and keys.field_id = ${fieldId}::uuid)`
  return { ...by(looked), walk }
}

/** A key as a place has it: times to the microsecond. */
export const keyText = ({ key }: SearchOrder): RawBuilder<string | null> =>
  key === null ? sql`null::text` : sql`(to_jsonb(${key.value}) #>> '{}')`

/** One stretch of an order that an index has in one piece: the contacts with a key, and those without. */
export type Stretch = 'keyed' | 'keyless'

export const stretchesAfter = (
  { key, range }: SearchOrder,
  after: SearchCursor | null,
): Stretch[] => {
  if (key === null || range !== null) return ['keyed']
  return after !== null && after.key === null ? ['keyless'] : ['keyed', 'keyless']
}

/** In the stretch, and after the place where that lies in it. */
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

/** In each stretch as its index has it. */
export function ordering({ key, id, direction }: SearchOrder): RawBuilder<unknown> {
  const way = sql.raw(direction)
  return key === null ? sql`${id} ${way}` : sql`${key.value} ${way}, ${id} ${way}`
}

export function orderingOverall({ key, id, direction }: SearchOrder): RawBuilder<unknown> {
  const way = sql.raw(direction)
  return key === null ? sql`${id} ${way}` : sql`${key.value} ${way} nulls last, ${id} ${way}`
}
