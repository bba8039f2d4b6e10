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
  shareOf,
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

/** A line as it is computed, in minor units. */
export interface PricedLine {
  /** Its place, as the API names it. */
  field: string
  /** Its figures are below zero: it is taken off the others, with its tax. */
  isCredit: boolean
  gross: bigint
  discount: bigint
  net: bigint
  isIncluded: boolean
  billing: Billing
  rates: readonly TaxRate[]
  /** Of the discount of the proposal. */
  share: bigint
}

/** Whether a line counts: it is fixed, or it is chosen. */
export const counts = ({ optional, group, selected }: NewItem): boolean =>
  (!optional && isNone(group)) || selected === true

export const isNone = (value: unknown): value is null | undefined =>
  value === undefined || value === null

/** Every line, those that do not count too. Throws the first refusal, by its field. */
export function computeLines(items: readonly NewItem[]): PricedLine[] {
  if (items.length > maxItems) throw refusal('items', `may be at most ${maxItems}.`)
  const book = new RateBook()
  return items.map((item, index) => computeLine(item, `items.${index}`, book))
}

/** A unit price and a quantity are millionths, so their product is in millionths of millionths. */
const grossScale = millionths * millionths

function computeLine(item: NewItem, field: string, book: RateBook): PricedLine {
  const unit = unitOf(item, field)
  const quantity = quantityOf(item, field)
  const { taxes = [], billing = 'one_time' } = item
  if (taxes.length > maxTaxes) throw refusal(`${field}.taxes`, `may be at most ${maxTaxes}.`)
  const rates = book.read(taxes, `${field}.taxes`)
  const price = (2n * unit * quantity + grossScale) / (2n * grossScale)
  if (price > maxAmount) {
    throw refusal(
      field,
      `comes to more than ${maxAmount} minor units: lower its price or quantity.`,
    )
  }
  const isCredit = item.kind === 'credit'
  if (isCredit && !isNone(item.discount)) {
    throw refusal(
      `${field}.discount`,
      'goes with a charge only: lower the price of the credit line.',
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

/** The price of a unit in millionths of a minor unit. Refuses two prices, and none. */
export function unitOf({ unitAmount, unitAmountDecimal }: Unit, field: string): bigint {
  if (isNone(unitAmount) === isNone(unitAmountDecimal)) {
    const sentence = 'is required, or unitAmountDecimal in its place: exactly one of the two.'
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

/** Refuses a range that is none, and a quantity of the line that is not in it. */
function checkRange(quantity: bigint, range: QuantityRange, field: string): void {
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

function discountOf(discount: ItemDiscount, gross: bigint, field: string): bigint {
  const at = `${field}.discount`
  checkPart(at, discount)
  const value =
    discount.type === 'percent'
      ? shareOf(gross, decimalIn(`${at}.percent`, discount.percent ?? '', percentRange))
      : BigInt(discount.amount ?? 0)
  return value < gross ? value : gross
}

/** Lines with all their fields and an id each: the one that they came with, or a new one. */
export function completeItems(items: readonly NewItem[]): Item[] {
  const taken = new Set<string>()
  return items.map((item, index) => {
    // A body has ids in one spelling.
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

/** A part of a pricing without the fields that are null: equal parts are then equal in every byte. */
export const withoutNulls = <T extends object>(part: T): T =>
  Object.fromEntries(Object.entries(part).filter(([, value]) => value !== null)) as T
