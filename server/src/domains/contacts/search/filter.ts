import { ApiError } from '../../../platform/errors.ts'
import {
  type Field,
  findField,
  type Operator,
  operators,
  operatorsOf,
  suggestFields,
} from './fields.ts'
import { type ComparisonValue, type Refuse, readValue } from './values.ts'

/** Limits of a filter. A filter above a limit is rejected with the name of the limit. */
const maxDepth = 5
const maxComparisons = 50

/** A filter in its JSON form. */
export type Filter =
  | { and: Filter[] }
  | { or: Filter[] }
  | { not: Filter }
  | { field: string; op: Operator; value?: unknown }

export interface Comparison {
  field: Field
  op: Operator
  value: ComparisonValue
  refuse: Refuse
}

/** A validated filter: every field, operator and value fits. */
export type Condition = { and: Condition[] } | { or: Condition[] } | { not: Condition } | Comparison

/** Reads a filter from a body. Throws a 422 with the path of the error, such as `filter.and.1.value`. */
export function readFilter(filter: unknown, place = 'filter'): Condition {
  const condition = readPart(filter, place)
  requireBounded(condition, (sentence) => refusal(place, sentence))
  return condition
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const refusal = (field: string, sentence: string): ApiError =>
  new ApiError('validation_error', `${field} ${sentence}.`, { field })

// Far above the limit of `requireBounded`; it keeps the recursion finite.
const maxNesting = 20

function readPart(part: unknown, place: string, nesting = 0): Condition {
  if (nesting > maxNesting) throw refusal(place, tooDeep)
  if (!isObject(part)) throw refusal(place, 'must be an object')
  const [name, ...more] = Object.keys(part)
  if (name === 'and' || name === 'or') {
    if (more[0] !== undefined)
      throw refusal(`${place}.${more[0]}`, `cannot be combined with ${name}`)
    const conditions = readParts(part[name], `${place}.${name}`, nesting)
    return name === 'and' ? { and: conditions } : { or: conditions }
  }
  if (name === 'not') {
    if (more[0] !== undefined) throw refusal(`${place}.${more[0]}`, 'cannot be combined with not')
    return { not: readPart(part['not'], `${place}.not`, nesting + 1) }
  }
  return readComparison(part, place)
}

function readParts(parts: unknown, place: string, nesting: number): Condition[] {
  if (!Array.isArray(parts) || parts.length === 0) {
    throw refusal(place, 'must be a list of at least one filter')
  }
  if (parts.length > maxComparisons) throw refusal(place, tooMany)
  return parts.map((one, index) => readPart(one, `${place}.${index}`, nesting + 1))
}

function readComparison(part: Record<string, unknown>, place: string): Condition {
  for (const name of Object.keys(part)) {
    if (!['field', 'op', 'value'].includes(name)) {
      throw refusal(
        `${place}.${name}`,
        'is unknown: a filter has and, or, not, or field, op and value',
      )
    }
  }
  const { field, op, value } = part
  if (typeof field !== 'string') throw refusal(`${place}.field`, 'must be the name of a field')
  if (typeof op !== 'string') {
    throw refusal(`${place}.op`, `must be one of ${operators.join(', ')}`)
  }
  const refuse: Refuse = (name, sentence) =>
    refusal(`${place}.${name}`, `cannot be used: ${sentence}`)
  return comparisonOf(field, op, value, refuse, (one) => one)
}

/** Throws the error that `refuse` returns. `spell` writes an operator as the client writes it. */
export function comparisonOf(
  name: string,
  op: string,
  value: unknown,
  refuse: Refuse,
  spell: (op: Operator) => string,
): Comparison {
  const field = findField(name)
  if (!field) throw refuse('field', `unknown field ${name}; ${suggestFields(name)}`)
  const allowed: readonly string[] = operatorsOf[field.kind]
  if (!allowed.includes(op)) {
    const spelled = operatorsOf[field.kind].map(spell).join(', ')
    throw refuse('op', `compare ${name} with ${spelled}`)
  }
  return {
    field,
    op: op as Operator,
    value: readValue(field, op as Operator, value, refuse),
    refuse,
  }
}

const tooDeep = `is deeper than ${maxDepth} levels. Use fewer brackets`
const tooMany = `has more than ${maxComparisons} comparisons. Use in for a list of values, or a segment`

/** Throws the error that `refuse` returns if a filter is too deep or too long. */
export function requireBounded(condition: Condition, refuse: (sentence: string) => ApiError): void {
  if (depthOf(condition) > maxDepth) throw refuse(tooDeep)
  if (comparisonsOf(condition).length > maxComparisons) throw refuse(tooMany)
}

const partsOf = (condition: Condition): Condition[] => {
  if ('and' in condition) return condition.and
  if ('or' in condition) return condition.or
  return 'not' in condition ? [condition.not] : []
}

/** Returns the depth of a condition. A single comparison has depth 0. */
const depthOf = (condition: Condition): number =>
  'field' in condition ? 0 : 1 + Math.max(...partsOf(condition).map(depthOf))

export const comparisonsOf = (condition: Condition): Comparison[] =>
  'field' in condition ? [condition] : partsOf(condition).flatMap(comparisonsOf)
