import { type RawBuilder, sql } from 'kysely'
import { ApiError } from '../../../platform/errors.ts'
import { operators } from './filter-operators.ts'

/** Limits of a filter. An error names the one that is exceeded. */
const maxDepth = 5
const maxComparisons = 50
const maxKeyUnits = 200

type Condition = RawBuilder<boolean>

/** Builds a condition from an SQL expression of type jsonb. The condition is true or false, never null. */
export type MetadataFilter = (metadata: RawBuilder<unknown>) => Condition

/**
 * Compiles a filter on a source's metadata:
 *
 *     { "and": [ { "key": "team", "op": "eq", "value": "ops" }, { "not": { "year": { "lt": 2024 } } } ] }
 *
 * `{ key: { op: value, … }, … }` is the short form of comparisons that must all hold, and `{ key: value }`
 * of `eq`. Comparisons hold only between values of one JSON type; a missing key satisfies `ne`, `nin`
 * and `exists: false` alone. `contains` asks for an element of a list or a part of a string. Values
 * reach SQL as parameters.
 *
 * @throws ApiError `validation_error`, whose field is the path of the part that is to blame.
 */
export function compileFilter(filter: unknown, path = 'filter'): MetadataFilter {
  const bounds = { comparisons: 0 }
  return compile(filter, { path, depth: 0, bounds })
}

interface Place {
  path: string
  depth: number
  bounds: { comparisons: number }
}

const refuse = (path: string, message: string): never => {
  throw new ApiError('validation_error', message, { field: path })
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function compile(node: unknown, place: Place): MetadataFilter {
  const { path, depth } = place
  if (!isObject(node)) return refuse(path, 'A filter must be an object.')
  if (depth > maxDepth) return refuse(path, `A filter can have up to ${maxDepth} levels.`)
  const entries = Object.entries(node)
  if (entries.length === 0) return refuse(path, 'A filter must have at least one comparison.')
  if ('key' in node && 'op' in node) return compileExplicit(node, place)
  const conditions = entries.map(([name, value]) => compileEntry(name, value, place))
  return (metadata) => joined(conditions, metadata, sql` and `)
}

function compileEntry(name: string, value: unknown, place: Place): MetadataFilter {
  const inner = { ...place, path: `${place.path}.${name}`, depth: place.depth + 1 }
  if (name === 'not') {
    const condition = compile(value, inner)
    return (metadata) => sql`not ${condition(metadata)}`
  }
  if (name === 'and' || name === 'or') {
    if (!Array.isArray(value) || value.length === 0) {
      return refuse(inner.path, `\`${name}\` must be a list of at least one filter.`)
    }
    const conditions = value.map((item, index) =>
      compile(item, { ...inner, path: `${inner.path}.${index}` }),
    )
    const joint = name === 'and' ? sql` and ` : sql` or `
    return (metadata) => joined(conditions, metadata, joint)
  }
  if (!isObject(value)) return comparison(name, 'eq', value, inner)
  const comparisons = Object.entries(value).map(([op, operand]) =>
    comparison(name, op, operand, { ...inner, path: `${inner.path}.${op}` }),
  )
  if (comparisons.length === 0)
    return refuse(inner.path, 'A key must have at least one comparison.')
  return (metadata) => joined(comparisons, metadata, sql` and `)
}

function compileExplicit(node: Record<string, unknown>, place: Place): MetadataFilter {
  const { key, op, value, ...rest } = node
  const [extra] = Object.keys(rest)
  if (extra)
    return refuse(`${place.path}.${extra}`, 'A comparison must have `key`, `op` and `value`.')
  if (typeof key !== 'string') return refuse(`${place.path}.key`, 'The key must be a string.')
  if (typeof op !== 'string') return refuse(`${place.path}.op`, 'The operator must be a string.')
  return comparison(key, op, value, {
    ...place,
    path: operators.has(op) ? place.path : `${place.path}.op`,
  })
}

const joined = (
  conditions: readonly MetadataFilter[],
  metadata: RawBuilder<unknown>,
  joint: RawBuilder<unknown>,
): Condition =>
  sql`(${sql.join(
    conditions.map((condition) => condition(metadata)),
    joint,
  )})`

function comparison(
  key: string,
  op: string,
  operand: unknown,
  { path, bounds }: Place,
): MetadataFilter {
  const operator = operators.get(op)
  if (!operator) {
    return refuse(path, `\`${op}\` is no operator. There are ${[...operators.keys()].join(', ')}.`)
  }
  if (key.length > maxKeyUnits || key.includes('\0') || !key.isWellFormed()) {
    return refuse(path, `A key can have up to ${maxKeyUnits} characters.`)
  }
  if (!operator.accepts(operand)) return refuse(path, `\`${op}\` takes ${operator.takes}.`)
  if (++bounds.comparisons > maxComparisons) {
    return refuse(path, `A filter can have up to ${maxComparisons} comparisons.`)
  }
  return (metadata) => operator.condition(sql`(${metadata} -> ${key}::text)`, operand)
}
