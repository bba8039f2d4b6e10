import type { ContactFilter, FilterOperator } from '@capstan/sdk'

/** One comparison of a filter: what a chip shows. */
export interface Comparison {
  field: string
  op: FilterOperator
  value?: unknown
}

/** Builds the API's filter; undefined if it matches every contact. */
export const filterOf = (comparisons: readonly Comparison[]): ContactFilter | undefined =>
  comparisons.length > 1 ? { and: [...comparisons] } : comparisons[0]

/** The comparisons that have to fit all; null where a filter is more than that. */
export function comparisonsIn(filter: ContactFilter): Comparison[] | null {
  if ('field' in filter) return [filter]
  if (!('and' in filter)) return null
  const parts = filter.and.map(comparisonsIn)
  return parts.every((part) => part !== null) ? parts.flat() : null
}

type Triple = [field: string, op: FilterOperator, value?: unknown]

/** For the address of the page. */
export const writeComparisons = (comparisons: readonly Comparison[]): string =>
  JSON.stringify(comparisons.map(({ field, op, value }): Triple => [field, op, value]))

/** Nothing where somebody has mended an address by hand, and broken it. */
export function readComparisons(text: string): Comparison[] {
  try {
    const triples: unknown = JSON.parse(text)
    return Array.isArray(triples)
      ? triples.filter(isTriple).map(([field, op, value]) => ({ field, op, value }))
      : []
  } catch {
    return []
  }
}

const isTriple = (part: unknown): part is Triple =>
  Array.isArray(part) && typeof part[0] === 'string' && typeof part[1] === 'string'

/** The expression that the list takes beside words to look for. */
export const expressionOf = (comparisons: readonly Comparison[]): string | undefined =>
  comparisons.map(expressionOfOne).join(' && ') || undefined

const signs: Partial<Record<FilterOperator, string>> = {
  eq: '==',
  ne: '!=',
  gt: '>',
  gte: '>=',
  lt: '<',
  lte: '<=',
  in: 'in',
}

function expressionOfOne({ field, op, value }: Comparison): string {
  const name = field.startsWith('custom.')
    ? `custom[${JSON.stringify(field.slice('custom.'.length))}]`
    : field
  if (op === 'exists') return value === false ? `!has(${name})` : `has(${name})`
  if (op === 'nin') return `!(${name} in ${JSON.stringify(value)})`
  const sign = signs[op]
  if (sign) return `${name} ${sign} ${JSON.stringify(value)}`
  const values = Array.isArray(value) ? value : [value]
  return `${name}.${op}(${values.map((one) => JSON.stringify(one)).join(', ')})`
}
