import { type Asked, predicateOf } from './comparison.ts'
import type { Operator } from './fields.ts'
import type { Comparison, Condition } from './filter.ts'
import { allOf, anyOf, negate, type Predicate, type Sql } from './predicate.ts'

/** Whom the filter names: filters of segments, by id. */
export interface Named extends Asked {
  segments: ReadonlyMap<string, Condition>
}

/**
 * The condition in SQL. It has two values: what a contact lacks fits no comparison but `ne`, `nin` and `exists`
 * false, and `not` turns every answer round. So `not` moves inwards, where an index may answer it.
 */
export function compile(condition: Condition, named: Named, isNegated = false): Predicate {
  const compileAll = (parts: readonly Condition[]): Predicate[] =>
    parts.map((part) => compile(part, named, isNegated))
  if ('and' in condition) return (isNegated ? anyOf : allOf)(compileAll(condition.and))
  if ('or' in condition) return (isNegated ? allOf : anyOf)(compileAll(condition.or))
  if ('not' in condition) return compile(condition.not, named, !isNegated)
  const { op, value } = condition
  const positive = op === 'ne' ? 'eq' : op === 'nin' ? 'in' : op
  const isTurned = positive !== op || (op === 'exists' && value === false)
  const isFalse = isNegated !== isTurned
  if (condition.field.kind === 'segment') {
    const parts = [value].flat().flatMap((id) => named.segments.get(String(id)) ?? [])
    return compile({ or: parts }, named, isFalse)
  }
  const predicate = predicateOf({ ...condition, op: positive }, named)
  return isFalse ? negate(predicate) : predicate
}

/** The operators whose values stand together in an order. */
const ranges: ReadonlySet<Operator> = new Set([
  ...(['eq', 'gt', 'gte', 'lt', 'lte', 'between', 'withinLast'] as const),
])

/** What must hold of the field anyway, and is a range of its values: where an order by it begins and ends. */
export function rangeOf(condition: Condition, field: string, asked: Asked): Sql | null {
  const bounds = required(condition)
    .filter((one) => one.field.kind === 'time' && one.field.name === field && ranges.has(one.op))
    .map((one) => predicateOf(one, asked))
  return bounds.length > 0 ? allOf(bounds).fits : null
}

const required = (condition: Condition): Comparison[] => {
  if ('and' in condition) return condition.and.flatMap(required)
  return 'field' in condition ? [condition] : []
}
