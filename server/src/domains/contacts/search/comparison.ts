import { sql } from 'kysely'
import { customPredicate } from './custom-values.ts'
import type { Comparison } from './filter.ts'
import { handlePredicate } from './handle-values.ts'
import type { Predicate } from './predicate.ts'
import { indexed } from './predicate.ts'
import { tagPredicate } from './tag-values.ts'
import { hasField, hasText } from './terms.ts'
import { textPredicate } from './text-values.ts'
import type { Scalar } from './values.ts'

export interface Asked {
  organizationId: string
  now: Date
}

/** Of every operator but `ne`, `nin` and `exists` false, which are others turned round. */
export function predicateOf(comparison: Comparison, asked: Asked): Predicate {
  const { field } = comparison
  switch (field.kind) {
    case 'text':
      return textPredicate(comparison)
    case 'email':
    case 'phone':
    case 'externalId':
      return handlePredicate(field.kind, comparison, asked.organizationId)
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

/** The value of `eq` and the values of `in`. */
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
