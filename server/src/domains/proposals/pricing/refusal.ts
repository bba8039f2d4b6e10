import { ApiError } from '../../../platform/errors.ts'
import { divideRounded, readDecimal } from '../../../platform/money/decimal.ts'

/** The refusal of one field of a pricing; the sentence goes on after its name. */
export const refusal = (field: string, sentence: string): ApiError =>
  new ApiError('validation_error', `${field} ${sentence}`, { field })

/** Millionths of a decimal string in a range. The schema of a body says the same; a stored one may be older. */
export function decimalIn(
  field: string,
  text: string,
  { least = 0n, most }: { least?: bigint; most: bigint },
): bigint {
  const value = readDecimal(text)
  if (value === null || value < least || value > most) {
    throw refusal(field, 'must be a string with a decimal number in its range.')
  }
  return value
}

export const hundredPercent = 100_000_000n
export const percentRange = { most: hundredPercent }
export const quantityRange = { least: 1n, most: 1_000_000_000_000_000n }
export const unitAmountRange = { most: 1_000_000_000_000_000_000n }

/** A share of an amount, rounded to a multiple of the step in minor units, half away from zero. */
export const shareOf = (amount: bigint, percent: bigint, step = 1n): bigint =>
  step * divideRounded(amount * percent, step * hundredPercent)

interface Part {
  type: string
  percent?: string | null
  amount?: number | null
}

/** A part has the one of `percent` and `amount` that its type names, and not the other. */
export function checkPart(field: string, { type, percent, amount }: Part): void {
  for (const [name, value] of [
    ['percent', percent],
    ['amount', amount],
  ] as const) {
    const isSet = value !== undefined && value !== null
    if (isSet && type !== name)
      throw refusal(`${field}.${name}`, `goes with the type ${name} only.`)
    if (!isSet && type === name) throw refusal(`${field}.${name}`, 'is required.')
  }
}
