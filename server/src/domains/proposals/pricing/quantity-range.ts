import { decimalIn, quantityRange, refusal } from './refusal.ts'
import type { QuantityRange } from './schema.ts'

/** Refuses a range that is none, and a quantity of the line that is not in it. */
export function checkRange(quantity: bigint, range: QuantityRange, field: string): void {
  const at = `${field}.quantityRange`
  const bounds = readRange(range, at)
  if (bounds.min > bounds.max) throw refusal(at, 'must have a max that is not below its min.')
  if (!isIn(quantity, bounds))
    throw refusal(`${field}.quantity`, `must be ${describeRange(range)}.`)
}

/** Whether a client may choose a quantity. */
export const allows = (range: QuantityRange, quantity: bigint): boolean =>
  isIn(quantity, readRange(range, 'quantityRange'))

export const describeRange = ({ min, max, step = '1' }: QuantityRange): string =>
  `from ${min} to ${max} in steps of ${step}`

interface Bounds {
  min: bigint
  max: bigint
  step: bigint
}

const readRange = ({ min, max, step = '1' }: QuantityRange, at: string): Bounds => ({
  min: decimalIn(`${at}.min`, min, quantityRange),
  max: decimalIn(`${at}.max`, max, quantityRange),
  step: decimalIn(`${at}.step`, step, quantityRange),
})

const isIn = (quantity: bigint, { min, max, step }: Bounds): boolean =>
  quantity >= min && quantity <= max && (quantity - min) % step === 0n
