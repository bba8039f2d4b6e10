import type { Db } from '../../../platform/db/database.ts'
import { ApiError } from '../../../platform/errors.ts'
import { type FilterContext, predicateOf } from './comparison.ts'
import type { Operator } from './fields.ts'
import { type Comparison, type Condition, comparisonsOf } from './filter.ts'
import { newestFirst, type RangeBy, type SearchCursor, stretchesAfter } from './order.ts'
import { allOf, anyOf, negate, type Predicate, type Sql } from './predicate.ts'
import type { TotalCount } from './schema.ts'
import { readSegments } from './segment-filters.ts'
import {
  type ContactHit,
  countHits,
  countNear,
  findStepEnd,
  firstStep,
  firstWalk,
  isTimeout,
  laterStep,
  listByIndex,
  listFieldTypes,
  listNear,
  type Search,
  type SearchContext,
  withTimeout,
} from './store.ts'

/** A filter on the table `contacts`. */
export interface SearchFilter extends Predicate {
  condition: Condition
  /** Range of the field that all results must be in. */
  rangeBy: RangeBy
}

/** Throws an error with its path if the filter names something that does not exist. */
export async function compileFilter(
  reader: SearchContext,
  condition: Condition,
): Promise<SearchFilter> {
  const { organizationId, now } = reader
  await requireTyped(reader, condition)
  const named = { organizationId, now, segments: await readSegments(reader, condition) }
  const rangeBy = (field: string) => rangeOf(condition, field, named)
  return { condition, ...compile(condition, named), rangeBy }
}

export interface SearchPage {
  after: SearchCursor | null
  limit: number
}

/** Longest time of one search. */
const maxMs = 2_000

/** Longest time for an index: if many contacts match, walking on is faster than sorting all of them. */
const maxIndexMs = 300

/**
 * Returns the matches in their order, one more than the limit if there is another page; undefined on a timeout. Common
 * matches are found near the start of the page, rare ones by an index, and those that no index answers in time by
 * walking on in steps. The first two do not depend on planner statistics.
 */
export async function searchContacts(
  { db, organizationId }: SearchContext,
  { predicate, order }: Pick<Search, 'predicate' | 'order'>,
  { after, limit }: SearchPage,
): Promise<ContactHit[] | undefined> {
  const search: Search = { organizationId, predicate, order }
  const wanted = limit + 1
  const end = performance.now() + maxMs
  const hits: ContactHit[] = []
  let mayAskIndex = predicate.index !== null
  for (const [index, stretch] of stretchesAfter(order, after).entries()) {
    let place = index === 0 ? after : null
    const first = order.walk && mayAskIndex ? firstWalk : firstStep
    for (let step = first; ; step = laterStep) {
      const part = { stretch, after: place, step }
      hits.push(...(await listNear(db, search, { ...part, limit: wanted - hits.length })))
      if (hits.length === wanted) return hits
      const next = await findStepEnd(db, search, part)
      if (!next) break
      if (mayAskIndex) {
        mayAskIndex = false
        const all = { after, limit: wanted }
        const fitting = await inTime(db, maxIndexMs, (timed) => listByIndex(timed, search, all))
        if (fitting) return fitting
      }
      if (performance.now() > end) return undefined
      place = next
    }
  }
  return hits
}

const inTime = <T>(
  db: Db,
  timeoutMs: number,
  run: (db: Db) => Promise<T>,
): Promise<T | undefined> =>
  withTimeout(db, timeoutMs, run).catch((error) => {
    if (isTimeout(error)) return undefined
    throw error
  })

/** Largest exact count. Above it, the count is a lower bound. */
export const maxCount = 10_000

/** Counts exactly up to 10,000. A count that takes too long returns a lower bound. */
export async function countContacts(
  { db, organizationId }: SearchContext,
  predicate: Predicate,
  isFiltered: boolean,
): Promise<TotalCount> {
  const search: Search = { organizationId, predicate, order: newestFirst }
  if (predicate.index || !isFiltered) {
    const count = await inTime(db, maxMs, (timed) => countHits(timed, search, maxCount + 1))
    return count === undefined ? { value: 0, relation: 'gte' } : bounded(count, true)
  }
  const end = performance.now() + maxMs
  let total = 0
  let after: string | null = null
  do {
    const step: { count: number; end: string | null } = await countNear(db, search, after)
    total += step.count
    after = step.end
  } while (after !== null && total <= maxCount && performance.now() < end)
  return bounded(total, after === null)
}

export const bounded = (count: number, isAll: boolean): TotalCount =>
  count > maxCount
    ? { value: maxCount, relation: 'gte' }
    : { value: count, relation: isAll ? 'eq' : 'gte' }

/** Returns the error of a search that timed out. It names the conditions without an index, and the requested order. */
export function searchTimeout(
  condition: Condition | null,
  { q, sort }: { q?: string | undefined; sort?: string | undefined } = {},
): ApiError {
  const comparisons = condition
    ? comparisonsOf(condition).map(({ field, op }) => `${field.name} ${op}`)
    : []
  const names = [...new Set([...(q === undefined ? [] : ['q']), ...comparisons])].slice(0, 5)
  const about = names.length > 0 ? ` for ${names.join(', ')}` : ''
  const order = sort === undefined ? '' : ` in the order of ${sort.replace('-', '')}`
  const instead = q === undefined || !order ? '' : 'Leave out sort, or write more of q. Or add'
  return new ApiError(
    'search_timeout',
    `The search${about}${order} took longer than ${maxMs / 1000} s. ${instead || 'Add'} a condition with and that few contacts match: email, phone, tag, ownerId, a range of createdAt, or eq of another field.`,
  )
}

/** Filters of the named segments, by id. */
export interface Named extends FilterContext {
  segments: ReadonlyMap<string, Condition>
}

/**
 * Compiles the condition to SQL with two truth values: a missing value matches no comparison except `ne`, `nin` and
 * `exists` false, and `not` inverts every result. `not` is moved inwards, where an index may answer it.
 */
function compile(condition: Condition, named: Named, isNegated = false): Predicate {
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

/** Operators whose matches are contiguous in an order. */
const ranges: ReadonlySet<Operator> = new Set([
  ...(['eq', 'gt', 'gte', 'lt', 'lte', 'between', 'withinLast'] as const),
])

/** Returns the range of a field that every match must be in: where an order by this field begins and ends. */
function rangeOf(condition: Condition, field: string, asked: FilterContext): Sql | null {
  const bounds = required(condition)
    .filter((one) => one.field.kind === 'time' && one.field.name === field && ranges.has(one.op))
    .map((one) => predicateOf(one, asked))
  return bounds.length > 0 ? allOf(bounds).fits : null
}

const required = (condition: Condition): Comparison[] => {
  if ('and' in condition) return condition.and.flatMap(required)
  return 'field' in condition ? [condition] : []
}

/** Value types other than text. */
const valueTypes: Readonly<Record<string, string>> = { number: 'number', boolean: 'boolean' }
const articles: Readonly<Record<string, string>> = {
  number: 'a number',
  boolean: 'true or false',
  string: 'a text',
}

/** Throws if a comparison has a value of a type that its field never has. */
async function requireTyped(reader: SearchContext, condition: Condition): Promise<void> {
  const comparisons = comparisonsOf(condition).filter(({ field }) => field.kind === 'custom')
  if (comparisons.length === 0) return
  const types = await listFieldTypes(reader, [
    ...new Set(comparisons.map(({ field }) => field.key)),
  ])
  for (const comparison of comparisons) {
    const type = types.get(comparison.field.key)
    if (type !== undefined) requireType(comparison, valueTypes[type] ?? 'string')
  }
}

const onTexts: readonly string[] = ['contains', 'startsWith', 'withinLast']

function requireType({ field, op, value, refuse }: Comparison, type: string): void {
  if (op === 'exists') return
  const isText = onTexts.includes(op)
  const fits = isText ? type === 'string' : [value].flat().every((one) => typeof one === type)
  if (fits) return
  throw refuse(isText ? 'op' : 'value', `${field.name} is ${articles[type]}`)
}
