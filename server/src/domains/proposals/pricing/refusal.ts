import { ApiError } from '../../../platform/errors.ts'
import { readDecimal } from '../../../platform/money/decimal.ts'
import { hundredPercent } from './shares.ts'

/** Builds the error of one pricing field. The sentence continues after the field's name. */
export const refusal = (field: string, sentence: string): ApiError =>
  new ApiError('validation_error', `${field} ${sentence}`, { field })

/**
 * Parses a decimal string into millionths within a range. The schema of the body checks the same, but a stored value
 * may be older.
 */
export function decimalIn(
  field: string,
  text: string,
  { least = 0n, most }: { least?: bigint; most: bigint },
): bigint {
  const value = readDecimal(text)
  if (value === null || value < least || value > most) {
    throw refusal(field, 'must be a string with a decimal number in the allowed range.')
  }
  return value
}

export const percentRange = { most: hundredPercent }
export const quantityRange = { least: 1n, most: 1_000_000_000_000_000n }
export const unitAmountRange = { most: 1_000_000_000_000_000_000n }

interface Part {
  type: string
  percent?: string | null
  amount?: number | null
}

/** Checks that a part has the field that its type names, `percent` or `amount`, and not the other. */
export function checkPart(field: string, { type, percent, amount }: Part): void {
  for (const [name, value] of [
    ['percent', percent],
    ['amount', amount],
  ] as const) {
    const isSet = value !== undefined && value !== null
    if (isSet && type !== name)
      throw refusal(`${field}.${name}`, `is only allowed with the type ${name}.`)
    if (!isSet && type === name) throw refusal(`${field}.${name}`, 'is required.')
  }
}
