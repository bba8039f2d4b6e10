import { type RawBuilder, sql } from 'kysely'
import type { Scalar } from './values.ts'

/** As the index `contacts_by_term` has it: a statement that spells it otherwise does not use it. */
const terms = sql`contact_terms(
  name, first_name, last_name, company, job_title, locale, timezone, source_kind, do_not_contact,
  additional_emails, additional_phones, address, consent, custom)`

/** Has one of these texts in that field. */
export const hasText = (field: string, texts: readonly string[]): RawBuilder<boolean> => sql`
  ${terms} && array(select hashtextextended(${`${field}=`} || lower(one), 0)
    from unnest(${texts}::text[]) as one)`

/** Has one of these values in that field. */
export const hasValue = (field: string, values: readonly Scalar[]): RawBuilder<boolean> => sql`
  ${terms} && array(select contact_term(${field}, one::jsonb)
    from unnest(${values.map((value) => JSON.stringify(value))}::text[]) as one)`

/** As the index `contacts_by_pair` has it. */
const pairs = sql`contact_pairs(job_title, locale, timezone, address, custom)`

/**
 * Has these letters, in this order, in one of the texts that `search` does not hold; null where no two letters of
 * them stand together. Each letter stands there twice, so that two of them have trigrams.
 */
export function hasPairs(text: string): RawBuilder<boolean> | null {
  const words = text.match(/[\p{L}\p{N}]{2,}/gu) ?? []
  const conditions = words.map(
    (word) => sql`${pairs} like '%' || regexp_replace(lower(${word}), '(.)', '\\1\\1', 'g') || '%'`,
  )
  return conditions.length === 0 ? null : sql`(${sql.join(conditions, sql` and `)})`
}

/** Has something in that field. */
export const hasField = (field: string): RawBuilder<boolean> => sql`
  ${terms} && array(select hashtextextended(${field}, 0))`
