import { type RawBuilder, sql } from 'kysely'
import { beginning, containing } from '../../../platform/db/like-pattern.ts'
import type { HandleKind } from '../handles/forms.ts'
import { customPredicate } from './custom-values.ts'
import { birthdayPredicate, websitePredicate } from './detail-values.ts'
import type { Comparison } from './filter.ts'
import { indexed, type Predicate, type Sql } from './predicate.ts'
import { hasField, hasText, like, searchFor, textPredicate } from './text-values.ts'
import type { Scalar } from './values.ts'

export interface FilterContext {
  organizationId: string
  now: Date
}

/** Returns the predicate of any operator except `ne`, `nin` and `exists` false, which are negations of others. */
export function predicateOf(comparison: Comparison, asked: FilterContext): Predicate {
  const { field } = comparison
  switch (field.kind) {
    case 'text':
      return textPredicate(comparison)
    case 'email':
    case 'phone':
    case 'externalId':
      return handlePredicate(field.kind, comparison, asked.organizationId)
    case 'birthday':
      return birthdayPredicate(comparison)
    case 'website':
      return websitePredicate(comparison)
    case 'tag':
      return tagPredicate(comparison, asked.organizationId)
    case 'custom':
      return customPredicate(comparison, asked.now)
    case 'time':
      return timePredicate(comparison, asked.now)
    case 'member':
      return idPredicate('owner_id', comparison)
    case 'company':
      return idPredicate('company_id', comparison)
    case 'flag':
      return comparison.value === true
        ? { fits: sql`do_not_contact`, index: hasField('doNotContact') }
        : { fits: sql`not do_not_contact`, index: null }
    case 'consent':
      return consentPredicate(comparison)
    case 'segment':
      throw new Error('a segment is compared by its filter')
  }
}

/** Returns the value of `eq`, or the values of `in`, as a list. */
const listOf = ({ value }: Comparison): Scalar[] => [value].flat() as Scalar[]

const textsOf = (comparison: Comparison): string[] => listOf(comparison).map(String)

function idPredicate(name: 'owner_id' | 'company_id', comparison: Comparison): Predicate {
  const column = sql.ref(name)
  if (comparison.op === 'exists') return indexed(sql`${column} is not null`)
  const ids = listOf(comparison)
  return indexed(sql`(${column} is not null and ${column} = any(${ids}::uuid[]))`)
}

const timeColumns: Readonly<Record<string, string>> = {
  createdAt: 'created_at',
  updatedAt: 'updated_at',
  lastActivityAt: 'last_activity_at',
}

function timePredicate(comparison: Comparison, now: Date): Predicate {
  const { field, op, value } = comparison
  const column = sql.ref(timeColumns[field.name] ?? '')
  if (op === 'exists') return indexed(sql`${column} is not null`)
  if (op === 'eq' || op === 'in') {
    const times = textsOf(comparison)
    return indexed(sql`(${column} is not null and ${column} = any(${times}::timestamptz[]))`)
  }
  const [from, to = from] =
    op === 'withinLast'
      ? [new Date(now.getTime() - Number(value)).toISOString(), now.toISOString()]
      : textsOf(comparison)
  const bound =
    op === 'between' || op === 'withinLast'
      ? sql`${column} >= ${from}::timestamptz and ${column} <= ${to}::timestamptz`
      : sql`${column} ${signOf(op)} ${from}::timestamptz`
  return indexed(sql`(${column} is not null and ${bound})`)
}

const signOf = (op: Comparison['op']) =>
  sql.raw({ gt: '>', gte: '>=', lt: '<', lte: '<=' }[op as string] ?? '=')

function consentPredicate(comparison: Comparison): Predicate {
  const { field, op } = comparison
  const status = sql`(consent -> ${field.key} ->> 'status')`
  const recorded = ['opted_in', 'opted_out']
  if (op === 'exists') {
    return { fits: sql`${status} is not null`, index: hasText(field.name, recorded) }
  }
  const statuses = textsOf(comparison)
  const index = statuses.includes('unknown') ? null : hasText(field.name, statuses)
  return { fits: sql`coalesce(${status}, 'unknown') = any(${statuses}::text[])`, index }
}

/** Compares whole tags case-sensitively, and parts of tags ignoring case. */
function tagPredicate({ op, value }: Comparison, organizationId: string): Predicate {
  if (op === 'exists') return { fits: sql`tags <> '{}'`, index: null }
  if (op === 'eq') return indexed(sql`tags @> array[${value}]::text[]`)
  if (op === 'in') return indexed(sql`tags && ${value}::text[]`)
  return {
    fits: sql`exists (select from unnest(tags) as one where ${like(sql`one`, op, String(value))})`,
    index: sql`tags && array(select distinct tag::text from tag_counts
      where organization_id = ${organizationId} and ${like(sql`tag`, op, String(value))})`,
  }
}

/** Upper end of a range: it sorts above every text with the same beginning. */
const last = '\u{10ffff}'

interface HandleColumns {
  first: RawBuilder<string | null>
  more: RawBuilder<string[]> | null
  /** Term of a contact that has more than one. */
  moreTerm: string
}

const columns: Readonly<Record<HandleKind, HandleColumns>> = {
  email: { first: sql`lower(email)`, more: sql`additional_emails`, moreTerm: 'additionalEmails' },
  phone: { first: sql`phone`, more: sql`additional_phones`, moreTerm: 'additionalPhones' },
  externalId: { first: sql`external_id`, more: null, moreTerm: '' },
}

/** Matches addresses, ignoring case, and numbers, whether main or additional. */
function handlePredicate(
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
