import { type RawBuilder, sql } from 'kysely'
import { beginning, containing } from '../../../platform/db/like-pattern.ts'
import type { HandleKind } from '../handles/forms.ts'
import type { Comparison } from './filter.ts'
import { indexed, type Predicate, type Sql } from './predicate.ts'
import { hasField } from './terms.ts'
import { searchFor } from './text-values.ts'

/** Above every text that begins with what stands before it. */
const last = '\u{10ffff}'

interface HandleColumns {
  first: RawBuilder<string | null>
  more: RawBuilder<string[]> | null
  /** The term of a contact that has more. */
  moreTerm: string
}

const columns: Readonly<Record<HandleKind, HandleColumns>> = {
  email: { first: sql`lower(email)`, more: sql`additional_emails`, moreTerm: 'additionalEmails' },
  phone: { first: sql`phone`, more: sql`additional_phones`, moreTerm: 'additionalPhones' },
  externalId: { first: sql`external_id`, more: null, moreTerm: '' },
}

/** Addresses, in any case, and numbers count wherever a contact has them, first or additional. */
export function handlePredicate(
  kind: HandleKind,
  { op, value }: Comparison,
  organizationId: string,
): Predicate {
  const { first, more, moreTerm } = columns[kind]
  if (op === 'exists') {
    const hasMore = more ? sql` or ${more} <> '{}'` : sql``
    return { fits: sql`(${first} is not null${hasMore})`, index: null }
  }
  const holders = (which: Sql): Sql => sql`id = any(array(
    select contact_id from contact_handles
    where organization_id = ${organizationId} and kind = ${kind} and ${which}))`
  if (op === 'eq' || op === 'in') {
    return indexed(holders(sql`value = any(${[value].flat().map(String)}::text[])`))
  }
  const text = kind === 'email' ? String(value).toLowerCase() : String(value)
  const pattern = op === 'contains' ? containing(text) : beginning(text)
  const inMore = more
    ? sql`${more} <> '{}' and exists (select from unnest(${more}) as one where ${kind === 'email' ? sql`lower(one)` : sql`one`} like ${pattern})`
    : sql`false`
  const fits = sql<boolean>`(coalesce(${first} like ${pattern}, false) or ${inMore})`
  if (op === 'startsWith') {
    const range = holders(sql`value >= ${text} and value < ${text + last}`)
    return { fits, index: text.length < 3 ? null : range }
  }
  const search = kind === 'externalId' ? null : searchFor(op, text)
  return { fits, index: search && sql`(${search} or ${hasField(moreTerm)})` }
}
