import { type RawBuilder, sql } from 'kysely'
import type { Comparison } from './filter.ts'
import type { Predicate, Sql } from './predicate.ts'
import { hasField, hasPairs, hasValue, like } from './text-values.ts'
import type { Scalar } from './values.ts'

/**
 * Compares a value with one of its type, and each element of a list. Texts are compared exactly and ordered by code
 * points, as are dates and times.
 */
export function customPredicate({ field, op, value }: Comparison, now: Date): Predicate {
  const stored = sql`(custom -> ${field.key})`
  const present = hasField(field.name)
  if (op === 'exists') {
    return { fits: sql`coalesce(${stored} not in ('null', '[]'), false)`, index: present }
  }
  const values = [value].flat() as Scalar[]
  if (op === 'eq' || op === 'in') {
    const json = values.map((one) => JSON.stringify(one))
    return {
      fits: sql`coalesce(${stored} @> any(${json}::text[]::jsonb[]), false)`,
      index: hasValue(field.name, values),
    }
  }
  if (op === 'contains' || op === 'startsWith') {
    return {
      fits: someOf(stored, 'string', (text) => like(text, op, String(value))),
      index: hasPairs(String(value)) ?? present,
    }
  }
  return { fits: ordered(stored, op, boundsOf(op, values, now)), index: present }
}

/** Returns the bounds of a range in whole days, because a date has no time. */
function boundsOf(op: Comparison['op'], values: readonly Scalar[], now: Date): readonly Scalar[] {
  if (op !== 'withinLast') return values
  const from = new Date(now.getTime() - Number(values[0])).toISOString()
  return [from.slice(0, 10), now.toISOString()]
}

const signs: Partial<Record<Comparison['op'], string>> = { gt: '>', gte: '>=', lt: '<', lte: '<=' }

function ordered(
  stored: RawBuilder<unknown>,
  op: Comparison['op'],
  bounds: readonly Scalar[],
): Sql {
  const [from, to] = bounds
  const type = typeof from === 'number' ? 'number' : 'string'
  const bound = (one: Scalar | undefined) =>
    type === 'number' ? sql`${String(one)}::numeric` : sql`${String(one)}::text collate "C"`
  return someOf(stored, type, (text) => {
    const inner = type === 'number' ? sql`${text}::numeric` : sql`${text} collate "C"`
    const sign = signs[op]
    return sign
      ? sql`${inner} ${sql.raw(sign)} ${bound(from)}`
      : sql`${inner} >= ${bound(from)} and ${inner} <= ${bound(to)}`
  })
}

/** Returns true if the value, or an element of it, has the type and matches. */
const someOf = (
  stored: RawBuilder<unknown>,
  type: 'string' | 'number',
  fits: (text: RawBuilder<string>) => Sql,
): Sql => sql`exists (
  select from jsonb_array_elements(
    case jsonb_typeof(${stored}) when 'array' then ${stored} else jsonb_build_array(${stored}) end) as one
  where case when jsonb_typeof(one) = ${type} then ${fits(sql`(one #>> '{}')`)} else false end)`
