import { ApiError } from '../errors.ts'
import { ExpressionFault } from './environment.ts'
import { evaluate, requireExpression, tryRead } from './evaluate.ts'
import { explain, findMissing, type Missing } from './explanation.ts'
import type { ExpressionInput } from './expression.ts'
import { Meter } from './meter.ts'
import { maxResultBytes } from './values.ts'

/** Field names with the expressions for their values. */
export type ExpressionMapping = Readonly<Record<string, string>>

const maxFields = 60

/** Reason why a field of a mapping has no value. */
export interface MappingFault {
  field: string
  code: ExpressionFault['code']
  message: string
  /** Position in the expression, in characters from 0; null if no place is to blame. */
  start: number | null
  end: number | null
}

export interface Mapped {
  values: Record<string, unknown>
  errors: MappingFault[]
}

const faultOf = (field: string, { code, message, position }: ExpressionFault): MappingFault => ({
  field,
  code,
  message,
  start: position?.start ?? null,
  end: position?.end ?? null,
})

/** Returns the errors of a mapping's expressions. */
export const listFaults = (mapping: ExpressionMapping): MappingFault[] =>
  Object.entries(mapping).flatMap(([field, text]) => {
    const expression = tryRead(text)
    return expression instanceof ExpressionFault
      ? [faultOf(field, explain(expression, [], {}))]
      : []
  })

/** Returns the first path of each expression that the input does not have. */
export const listMissing = (
  mapping: ExpressionMapping,
  input: ExpressionInput,
): (Missing & { field: string })[] =>
  Object.entries(mapping).flatMap(([field, text]) => {
    const expression = tryRead(text)
    const missing =
      expression instanceof ExpressionFault ? null : findMissing(expression.reads, input)
    return missing ? [{ field, ...missing }] : []
  })

/**
 * Checks the number of fields. `field` is the path of the mapping.
 *
 * @throws ApiError 422 for more than 60 fields
 */
export function requireFewFields(mapping: ExpressionMapping, field: string): void {
  const { length } = Object.keys(mapping)
  if (length <= maxFields) return
  const message = `${field} has ${length} fields. Use at most ${maxFields}.`
  throw new ApiError('mapping_too_large', message, { field })
}

/**
 * Checks a mapping.
 *
 * @throws ApiError 422 for too many fields, or the first expression that cannot be parsed
 */
export function requireMapping(mapping: ExpressionMapping, prefix: string): void {
  requireFewFields(mapping, prefix)
  for (const [name, text] of Object.entries(mapping)) requireExpression(text, `${prefix}.${name}`)
}

/**
 * Returns the values of all fields, or the error of each field without a value. All fields together can use as much
 * work as one expression, and return at most 64 KiB.
 */
export function evaluateMapping(mapping: ExpressionMapping, input: ExpressionInput): Mapped {
  const values: [string, unknown][] = []
  const errors: MappingFault[] = []
  const meter = new Meter()
  let bytes = 0
  for (const [field, text] of Object.entries(mapping)) {
    try {
      const value = evaluate(text, input, meter)
      bytes += Buffer.byteLength(JSON.stringify(value))
      if (bytes > maxResultBytes)
        throw ExpressionFault.tooLarge('the results have more than 64 KiB')
      values.push([field, value])
    } catch (error) {
      if (!(error instanceof ExpressionFault)) throw error
      errors.push(faultOf(field, error))
    }
  }
  return { values: Object.fromEntries(values), errors }
}
