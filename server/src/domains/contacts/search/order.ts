import { type RawBuilder, sql } from 'kysely'
import type { Sql } from './predicate.ts'

/** The order of a search. Contacts without the value come last, in both directions; ids break ties. */
export interface Order {
  /** What a place in the order holds beside the id; null where the order is that of ids. */
  key: { value: RawBuilder<unknown>; type: RawBuilder<unknown> } | null
  direction: 'asc' | 'desc'
  /** Where it begins and ends, by its key alone. */
  range: Sql | null
}

/** A place in the order: the key as a text, and the id. */
export interface Place {
  key: string | null
  id: string
}

export const sorts = ['createdAt', 'updatedAt', 'lastActivityAt', 'name'] as const

const time = (column: string) => ({ value: sql.ref(column), type: sql`timestamptz` })

const keys: Readonly<Record<(typeof sorts)[number], NonNullable<Order['key']>>> = {
  createdAt: time('created_at'),
  updatedAt: time('updated_at'),
  lastActivityAt: time('last_activity_at'),
  name: { value: sql`(name_order(name) collate "C")`, type: sql`text` },
}

/** Newest first, as ids are. */
export const newestFirst: Order = { key: null, direction: 'desc', range: null }

/** `name`, or `-name` for the other direction. */
export function orderOf(sort: string, rangeOf: (field: string) => Sql | null): Order {
  const isDescending = sort.startsWith('-')
  const name = (isDescending ? sort.slice(1) : sort) as (typeof sorts)[number]
  return { key: keys[name], direction: isDescending ? 'desc' : 'asc', range: rangeOf(name) }
}

/** A key as a place has it: times to the microsecond. */
export const keyText = ({ key }: Order): RawBuilder<string | null> =>
  key === null ? sql`null::text` : sql`(to_jsonb(${key.value}) #>> '{}')`

/** One stretch of an order that an index has in one piece: the contacts with a key, and those without. */
export type Stretch = 'keyed' | 'keyless'

export const stretchesAfter = ({ key, range }: Order, after: Place | null): Stretch[] => {
  if (key === null || range !== null) return ['keyed']
  return after !== null && after.key === null ? ['keyless'] : ['keyed', 'keyless']
}

/** In the stretch, and after the place where that lies in it. */
export function within(order: Order, stretch: Stretch, after: Place | null): Sql {
  const part = stretchOf(order, stretch, after)
  return order.range === null ? part : sql`${part} and ${order.range}`
}

function stretchOf({ key, direction }: Order, stretch: Stretch, after: Place | null): Sql {
  const sign = sql.raw(direction === 'asc' ? '>' : '<')
  if (key === null) return after ? sql`id ${sign} ${after.id}::uuid` : sql`true`
  if (stretch === 'keyless') {
    const rest = after && after.key === null ? sql` and id ${sign} ${after.id}::uuid` : sql``
    return sql`${key.value} is null${rest}`
  }
  return after && after.key !== null
    ? sql`(${key.value}, id) ${sign} (${after.key}::${key.type}, ${after.id}::uuid)`
    : sql`${key.value} is not null`
}

/** In each stretch as its index has it. */
export function ordering({ key, direction }: Order): RawBuilder<unknown> {
  const way = sql.raw(direction)
  return key === null ? sql`id ${way}` : sql`${key.value} ${way}, id ${way}`
}

export function orderingOverall({ key, direction }: Order): RawBuilder<unknown> {
  const way = sql.raw(direction)
  return key === null ? sql`id ${way}` : sql`${key.value} ${way} nulls last, id ${way}`
}
