import { newId } from '../../../platform/ids.ts'
import { maxAmount, millionths } from '../../../platform/money/decimal.ts'
import { ItemId } from '../ids.ts'
import { RateBook, type TaxRate } from './rates.ts'
import {
  checkPart,
  decimalIn,
  percentRange,
  quantityRange,
  refusal,
  unitAmountRange,
} from './refusal.ts'
import {
  type Billing,
  type Item,
  type ItemDiscount,
  maxItems,
  maxTaxes,
  type NewItem,
  type QuantityRange,
} from './schema.ts'
import { shareOf } from './shares.ts'

/** A line during computation, in minor units. */
export interface PricedLine {
  /** Path of the line in the API. */
  field: string
  /** True for a credit line: its figures are negative, because it is subtracted with its tax. */
  isCredit: boolean
  gross: bigint
  discount: bigint
  net: bigint
  isIncluded: boolean
  billing: Billing
  rates: readonly TaxRate[]
  /** The line's share of the proposal's discount. */
  share: bigint
}

/** Returns true if a line counts: it is fixed or chosen. */
export const counts = ({ optional, group, selected }: NewItem): boolean =>
  (!optional && isNone(group)) || selected === true

export const isNone = (value: unknown): value is null | undefined =>
  value === undefined || value === null

/** Computes every line, including those that do not count. Throws the first error and names its field. */
export function computeLines(items: readonly NewItem[]): PricedLine[] {
  if (items.length > maxItems) throw refusal('items', `can have up to ${maxItems} entries.`)
  const book = new RateBook()
  return items.map((item, index) => computeLine(item, `items.${index}`, book))
}

/** Scale of a price times a quantity: both are in millionths, so the product is in millionths of millionths. */
const grossScale = millionths * millionths

function computeLine(item: NewItem, field: string, book: RateBook): PricedLine {
  const unit = unitOf(item, field)
  const quantity = quantityOf(item, field)
  const { taxes = [], billing = 'one_time' } = item
  if (taxes.length > maxTaxes)
    throw refusal(`${field}.taxes`, `can have up to ${maxTaxes} entries.`)
  const rates = book.read(taxes, `${field}.taxes`)
  const price = (2n * unit * quantity + grossScale) / (2n * grossScale)
  if (price > maxAmount) {
    throw refusal(
      field,
      `comes to more than ${maxAmount} minor units. Lower its price or quantity.`,
    )
  }
  const isCredit = item.kind === 'credit'
  if (isCredit && !isNone(item.discount)) {
    throw refusal(
      `${field}.discount`,
      'is not allowed on a credit line. Lower the price of the credit line instead.',
    )
  }
  const gross = isCredit ? -price : price
  const discount = isNone(item.discount) ? 0n : discountOf(item.discount, gross, field)
  return {
    field,
    isCredit,
    gross,
    discount,
    net: gross - discount,
    isIncluded: counts(item),
    billing,
    rates,
    share: 0n,
  }
}

type Unit = Pick<NewItem, 'unitAmount' | 'unitAmountDecimal'>

/** Returns the unit price in millionths of a minor unit. Refuses two prices, and a missing one. */
export function unitOf({ unitAmount, unitAmountDecimal }: Unit, field: string): bigint {
  if (isNone(unitAmount) === isNone(unitAmountDecimal)) {
    const sentence = 'is required unless you send unitAmountDecimal. Send exactly one of the two.'
    throw refusal(`${field}.unitAmount`, sentence)
  }
  if (!isNone(unitAmountDecimal)) {
    return decimalIn(`${field}.unitAmountDecimal`, unitAmountDecimal, unitAmountRange)
  }
  return BigInt(unitAmount ?? 0) * millionths
}

function quantityOf({ quantity = '1', quantityRange: range }: NewItem, field: string): bigint {
  const value =
    quantity === '1' ? millionths : decimalIn(`${field}.quantity`, quantity, quantityRange)
  if (!isNone(range)) checkRange(value, range, field)
  return value
}

/** Refuses an invalid range, and a quantity outside it. */
function checkRange(quantity: bigint, range: QuantityRange, field: string): void {
  const at = `${field}.quantityRange`
  const bounds = readRange(range, at)
  if (bounds.min > bounds.max) throw refusal(at, 'must have a max that is at least its min.')
  if (!isIn(quantity, bounds))
    throw refusal(`${field}.quantity`, `must be ${describeRange(range)}.`)
}

/** Returns true if a client may choose the quantity. */
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

function discountOf(discount: ItemDiscount, gross: bigint, field: string): bigint {
  const at = `${field}.discount`
  checkPart(at, discount)
  const value =
    discount.type === 'percent'
      ? shareOf(gross, decimalIn(`${at}.percent`, discount.percent ?? '', percentRange))
      : BigInt(discount.amount ?? 0)
  return value < gross ? value : gross
}

/** Completes lines with all fields and an id: their own, or a new one. */
export function completeItems(items: readonly NewItem[]): Item[] {
  const taken = new Set<string>()
  return items.map((item, index) => {
    // All ids of a body are in the same form.
    const id = item.id ?? ItemId.show(newId())
    if (taken.has(id)) throw refusal(`items.${index}.id`, 'is the id of another line.')
    taken.add(id)
    return complete(item, id)
  })
}

const complete = (item: NewItem, id: string): Item => ({
  id,
  kind: item.kind ?? 'charge',
  catalogItemId: item.catalogItemId ?? null,
  name: item.name ?? null,
  description: item.description ?? null,
  unit: item.unit ?? null,
  quantity: item.quantity ?? '1',
  quantityRange: item.quantityRange ?? null,
  unitAmount: item.unitAmount ?? null,
  unitAmountDecimal: item.unitAmountDecimal ?? null,
  discount: isNone(item.discount) ? null : withoutNulls(item.discount),
  taxes: item.taxes ?? [],
  optional: item.optional ?? false,
  selected: item.selected ?? false,
  group: item.group ?? null,
  billing: item.billing ?? 'one_time',
})

/** Removes null fields from a part of a pricing, so that equal parts have equal bytes. */
export const withoutNulls = <T extends object>(part: T): T =>
  Object.fromEntries(Object.entries(part).filter(([, value]) => value !== null)) as T
