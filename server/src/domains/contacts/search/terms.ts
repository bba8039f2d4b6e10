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

/** Has something in that field. */
export const hasField = (field: string): RawBuilder<boolean> => sql`
  ${terms} && array(select hashtextextended(${field}, 0))`
