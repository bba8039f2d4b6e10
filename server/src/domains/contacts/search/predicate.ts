import { type RawBuilder, sql } from 'kysely'

export type Sql = RawBuilder<boolean>

/** A condition on `contacts`. */
export interface Predicate {
  /** Exact condition: true or false, never null. */
  fits: Sql
  /** Weaker condition that an index answers and `fits` implies; null if only a check of each contact helps. */
  index: Sql | null
}

/** Returns a predicate that an index answers exactly. */
export const indexed = (fits: Sql): Predicate => ({ fits, index: fits })

export const negate = ({ fits }: Predicate): Predicate => ({ fits: sql`not ${fits}`, index: null })

/** Joins predicates by `and`. One index is enough. */
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

/** Joins predicates by `or`. Each needs an index. */
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
