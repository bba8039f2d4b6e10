import { ApiError } from '../errors.ts'
import { ExpressionFault } from './environment.ts'
import { type Expression, type ExpressionInput, readExpression } from './expression.ts'
import { Meter } from './meter.ts'
import { maxResultBytes } from './values.ts'

/** Fields, and the expressions that give their values. */
export type ExpressionMapping = Readonly<Record<string, string>>

const maxFields = 60

/** Why a field of a mapping has no value. */
export interface MappingFault {
  field: string
  code: ExpressionFault['code']
  message: string
  /** Characters of the expression, from 0; null where no place is to blame. */
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

/** What of a mapping cannot be read. */
export const listFaults = (mapping: ExpressionMapping): MappingFault[] =>
  Object.entries(mapping).flatMap(([field, text]) => {
    const expression = tryRead(text)
    return expression instanceof ExpressionFault ? [faultOf(field, expression)] : []
  })

/** @throws ApiError 422 for more than 60 fields; `field` is the path of the mapping */
export function requireFewFields(mapping: ExpressionMapping, field: string): void {
  const { length } = Object.keys(mapping)
  if (length <= maxFields) return
  const message = `${field} has ${length} fields and may have ${maxFields}.`
  throw new ApiError('mapping_too_large', message, { field })
}

/** @throws ApiError 422 for too many fields, or the first expression that cannot be read */
export function requireMapping(mapping: ExpressionMapping, prefix: string): void {
  requireFewFields(mapping, prefix)
  for (const [name, text] of Object.entries(mapping)) requireExpression(text, `${prefix}.${name}`)
}

/** @throws ApiError 422 for an expression that cannot be read */
export function requireExpression(text: string, field: string): void {
  const expression = tryRead(text)
  if (!(expression instanceof ExpressionFault)) return
  throw new ApiError('validation_error', expression.sentence(field), { field })
}

/** The value of one expression, of those that the meter is for. @throws ExpressionFault */
export function evaluate(text: string, input: ExpressionInput, meter = new Meter()): unknown {
  const expression = readExpression(text)
  meter.spend(meter.left < 0 ? 0 : expression.work(input, meter.left))
  return expression.run(input, meter)
}

/**
 * The values of all fields, or what is wrong with each that has none. All together may take no more work than one
 * expression, and give no more than 64 KiB.
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

function tryRead(text: string): Expression | ExpressionFault {
  try {
    return readExpression(text)
  } catch (error) {
    return ExpressionFault.of(error)
  }
}
