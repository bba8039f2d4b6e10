import { type RawBuilder, sql } from 'kysely'

/** Limits of the values in a filter. */
const maxListValues = 100
const maxValueUnits = 1000

type Condition = RawBuilder<boolean>

interface Operator {
  /** Completes the sentence "`op` takes …". */
  takes: string
  accepts: (operand: unknown) => boolean
  /** Builds the condition. `value` is the jsonb under the key, SQL null if the key is missing. */
  condition: (value: RawBuilder<unknown>, operand: unknown) => Condition
}

const isScalar = (value: unknown): boolean =>
  typeof value === 'number' ||
  typeof value === 'boolean' ||
  (typeof value === 'string' &&
    value.length <= maxValueUnits &&
    value.isWellFormed() &&
    !value.includes('\0'))

const isOrdered = (value: unknown): boolean => isScalar(value) && typeof value !== 'boolean'

const isList = (value: unknown): boolean =>
  Array.isArray(value) && value.length > 0 && value.length <= maxListValues && value.every(isScalar)

// Passing it as text keeps both drivers from encoding the JSON twice.
const jsonb = (value: unknown): RawBuilder<unknown> => sql`${JSON.stringify(value)}::text::jsonb`

const equals = (value: RawBuilder<unknown>, operand: unknown): Condition =>
  operand === null
    ? sql`coalesce(${value} = 'null', true)`
    : sql`coalesce(${value} = ${jsonb(operand)}, false)`

const isIn = (value: RawBuilder<unknown>, operand: unknown): Condition => {
  const members = (operand as unknown[]).map((member) => JSON.stringify(member))
  return sql`coalesce(${value} = any(${members}::text[]::jsonb[]), false)`
}

const ordered = (sign: RawBuilder<unknown>): Operator => ({
  takes: 'a number or a string',
  accepts: isOrdered,
  condition: (value, operand) => sql`coalesce(
    jsonb_typeof(${value}) = ${typeof operand} and ${value} ${sign} ${jsonb(operand)}, false)`,
})

const scalar = `a string of up to ${maxValueUnits} characters, a number, true or false`
const list = `a list of 1 to ${maxListValues} strings, numbers, true or false`

export const operators: ReadonlyMap<string, Operator> = new Map<string, Operator>([
  [
    'eq',
    {
      takes: `${scalar}, or null`,
      accepts: (operand) => operand === null || isScalar(operand),
      condition: equals,
    },
  ],
  [
    'ne',
    {
      takes: `${scalar}, or null`,
      accepts: (operand) => operand === null || isScalar(operand),
      condition: (value, operand) => sql`not ${equals(value, operand)}`,
    },
  ],
  ['gt', ordered(sql`>`)],
  ['gte', ordered(sql`>=`)],
  ['lt', ordered(sql`<`)],
  ['lte', ordered(sql`<=`)],
  ['in', { takes: list, accepts: isList, condition: isIn }],
  [
    'nin',
    {
      takes: list,
      accepts: isList,
      condition: (value, operand) => sql`not ${isIn(value, operand)}`,
    },
  ],
  [
    'exists',
    {
      takes: 'true or false',
      accepts: (operand) => typeof operand === 'boolean',
      condition: (value, operand) =>
        operand === true ? sql`${value} is not null` : sql`${value} is null`,
    },
  ],
  [
    'contains',
    {
      takes: scalar,
      accepts: isScalar,
      condition: (value, operand) => sql`coalesce(case jsonb_typeof(${value})
        when 'array' then ${value} @> ${jsonb([operand])}
        when 'string' then strpos(${value} #>> '{}', ${String(operand)}) > 0 end, false)`,
    },
  ],
])
