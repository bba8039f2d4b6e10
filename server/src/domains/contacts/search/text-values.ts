import { type RawBuilder, sql } from 'kysely'
import { beginning, containing } from '../../../platform/db/like-pattern.ts'
import type { Comparison } from './filter.ts'
import type { Predicate, Sql } from './predicate.ts'
import type { Scalar } from './values.ts'

const columns: Readonly<Record<string, string>> = {
  name: 'name',
  firstName: 'first_name',
  lastName: 'last_name',
  company: 'company',
  jobTitle: 'job_title',
  locale: 'locale',
  timezone: 'timezone',
  source: 'source_kind',
}

/** Fields whose text is in the column `search`, which has a trigram index. */
const searched: readonly string[] = ['name', 'firstName', 'lastName', 'company']

/** Terms in the spelling of the index `contacts_by_term`. A statement with another spelling does not use the index. */
const terms = sql`contact_terms(
  name, first_name, last_name, company, job_title, locale, timezone, source_kind, do_not_contact,
  additional_emails, additional_phones, address, consent, custom)`

/** Condition: the field has one of these texts. */
export const hasText = (field: string, texts: readonly string[]): RawBuilder<boolean> => sql`
  ${terms} && array(select hashtextextended(${`${field}=`} || lower(one), 0)
    from unnest(${texts}::text[]) as one)`

/** Compares texts of the contact itself, ignoring case. */
export function textPredicate({ field, op, value }: Comparison): Predicate {
  const column: RawBuilder<string | null> = columns[field.name]
    ? sql.ref(columns[field.name] ?? '')
    : sql`(address ->> ${field.key})`
  if (op === 'exists') return { fits: sql`${column} is not null`, index: null }
  if (op === 'eq' || op === 'in') {
    const texts = [value].flat().map(String)
    const lowered = sql`array(select lower(one) from unnest(${texts}::text[]) as one)`
    return {
      fits: sql`coalesce(lower(${column}) = any(${lowered}), false)`,
      index: hasText(field.name, texts),
    }
  }
  const text = String(value)
  return {
    fits: sql`coalesce(${like(column, op, text)}, false)`,
    index: indexFor(field.name, op, text),
  }
}

function indexFor(field: string, op: Comparison['op'], text: string): Sql | null {
  if (searched.includes(field)) return searchFor(op, text)
  return field === 'source' ? null : hasPairs(text)
}

/** Condition: the field has one of these values. */
export const hasValue = (field: string, values: readonly Scalar[]): RawBuilder<boolean> => sql`
  ${terms} && array(select contact_term(${field}, one::jsonb)
    from unnest(${values.map((value) => JSON.stringify(value))}::text[]) as one)`

/** Pairs in the spelling of the index `contacts_by_pair`. */
const pairs = sql`contact_pairs(job_title, locale, timezone, address, custom)`

/**
 * Condition: one of the texts outside `search` contains these letters in this order; null if the text has no two
 * adjacent letters. The index stores each letter twice, so that pairs have trigrams.
 */
export function hasPairs(text: string): RawBuilder<boolean> | null {
  const words = text.match(/[\p{L}\p{N}]{2,}/gu) ?? []
  const conditions = words.map(
    (word) => sql`${pairs} like '%' || regexp_replace(lower(${word}), '(.)', '\\1\\1', 'g') || '%'`,
  )
  return conditions.length === 0 ? null : sql`(${sql.join(conditions, sql` and `)})`
}

/** Condition: the field has a value. */
export const hasField = (field: string): RawBuilder<boolean> => sql`
  ${terms} && array(select hashtextextended(${field}, 0))`

export const like = (column: RawBuilder<unknown>, op: Comparison['op'], text: string): Sql =>
  sql`lower(${column}) like lower(${op === 'contains' ? containing(text) : beginning(text)})`

/** Condition by trigrams: three letters inside a word, or one at its beginning. */
export function searchFor(op: Comparison['op'], text: string): Sql | null {
  if (/[\p{L}\p{N}]{3}/u.test(text)) return sql`search like lower(${containing(text)})`
  if (op === 'contains' || !/^[\p{L}\p{N}]/u.test(text)) return null
  return sql`(search like lower(${beginning(text)}) or search like lower(${beginning(` ${text}`, '%')}))`
}
