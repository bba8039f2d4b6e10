import { sql } from 'kysely'
import { containing } from '../../../platform/db/like-pattern.ts'
import type { Comparison } from './filter.ts'
import { indexed, type Predicate } from './predicate.ts'
import { like } from './text-values.ts'

const textsOf = ({ value }: Comparison): string[] => [value].flat().map(String)

/** Matches a birthday as text: `-05-` is in every birthday in May. The index holds only contacts with a birthday. */
export function birthdayPredicate(comparison: Comparison): Predicate {
  const { op } = comparison
  const isThere = sql<boolean>`birthday is not null`
  if (op === 'exists') return indexed(isThere)
  if (op === 'eq' || op === 'in') {
    return indexed(sql`(${isThere} and birthday = any(${textsOf(comparison)}::text[]))`)
  }
  return indexed(sql`(${isThere} and ${like(sql`birthday`, op, textsOf(comparison)[0] ?? '')})`)
}

/** Matches any website of the contact, ignoring case. */
export function websitePredicate(comparison: Comparison): Predicate {
  const { op } = comparison
  const isThere = sql<boolean>`websites <> '[]'`
  if (op === 'exists') return { fits: isThere, index: null }
  const url = sql<string>`one.value ->> 'url'`
  const texts = textsOf(comparison)
  const one =
    op === 'eq' || op === 'in'
      ? sql`lower(${url}) = any(array(select lower(text) from unnest(${texts}::text[]) as text))`
      : like(url, op, texts[0] ?? '')
  const fits = sql<boolean>`(${isThere} and exists (
    select from jsonb_array_elements(websites) as one where ${one}))`
  // Uses trigrams of the list as JSON, which escapes some characters.
  const isSearchable = texts.every((text) => /[\p{L}\p{N}]{3}/u.test(text) && !/["\\]/.test(text))
  if (!isSearchable) return { fits, index: null }
  const found = texts.map((text) => sql`lower(websites::text) like lower(${containing(text)})`)
  return { fits, index: sql`(${isThere} and (${sql.join(found, sql` or `)}))` }
}
