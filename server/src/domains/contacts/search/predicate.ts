import { type RawBuilder, sql } from 'kysely'

export type Sql = RawBuilder<boolean>

/** A condition over `contacts`. */
export interface Predicate {
  /** True or false, never null. */
  fits: Sql
  /** What an index answers and `fits` implies; null where only looking at each contact helps. */
  index: Sql | null
}

/** What an index answers by itself. */
export const indexed = (fits: Sql): Predicate => ({ fits, index: fits })

export const negate = ({ fits }: Predicate): Predicate => ({ fits: sql`not ${fits}`, index: null })

/** One index serves where all must fit. */
export function allOf(predicates: readonly Predicate[]): Predicate {
  const [first] = predicates
  if (predicates.length === 1 && first) return first
  const indexes = predicates.flatMap(({ index }) => (index ? [index] : []))
  return {
    fits: joined(
      predicates.map(({ fits }) => fits),
      ' and ',
    ),
    index: indexes.length > 0 ? joined(indexes, ' and ') : null,
  }
}

/** Each needs an index where one must fit. */
export function anyOf(predicates: readonly Predicate[]): Predicate {
  const [first] = predicates
  if (predicates.length === 1 && first) return first
  const indexes = predicates.flatMap(({ index }) => (index ? [index] : []))
  return {
    fits: joined(
      predicates.map(({ fits }) => fits),
      ' or ',
    ),
    index: indexes.length === predicates.length ? joined(indexes, ' or ') : null,
  }
}

const joined = (parts: readonly Sql[], word: ' and ' | ' or '): Sql =>
  parts.length === 0
    ? (sql.lit(word === ' and ') as Sql)
    : sql<boolean>`(${sql.join(
        parts.map((part) => sql`(${part})`),
        sql.raw(word),
      )})`
