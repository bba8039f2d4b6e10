/** Amounts as the API has them, integers in minor units, and as people read and type them. */
import { decimalsOf, formatMinorUnits } from '@capstan/sdk'

const minus = '\u2212'

/** `8,400.00`: in a column, whose head names the currency. */
export function formatAmount(minor: number, currency: string): string {
  const [whole = '', fraction] = formatMinorUnits(Math.abs(minor), currency).split('.')
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',')
  return `${minor < 0 ? minus : ''}${grouped}${fraction === undefined ? '' : `.${fraction}`}`
}

const signs = new Map<string, string>()

/** `€33,261.57`, `CHF 1,200.00`: only for totals. */
export function formatTotalAmount(minor: number, currency: string): string {
  let sign = signs.get(currency)
  if (sign === undefined) {
    sign = signOf(currency)
    signs.set(currency, sign)
  }
  return `${sign}${formatAmount(minor, currency)}`
}

function signOf(currency: string): string {
  try {
    const format = new Intl.NumberFormat('en', { style: 'currency', currency })
    const sign = format.formatToParts(0).find(({ type }) => type === 'currency')?.value ?? currency
    return /^[A-Z]{3}$/.test(sign) ? `${sign}\u00a0` : sign
  } catch {
    return `${currency}\u00a0`
  }
}

/** A price of an item: whole minor units, or a decimal of them where it is finer than that. */
export interface Price {
  unitAmount?: number | null
  unitAmountDecimal?: string | null
}

/** What stands in the field of a price: `465.00`, `0.125`. */
export const showPrice = ({ unitAmount, unitAmountDecimal }: Price, currency: string): string =>
  formatMinorUnits(unitAmountDecimal ?? unitAmount ?? 0, currency)

/** A price to read: `8,400.00`, `0.125`. */
export const formatPrice = (price: Price, currency: string): string =>
  typeof price.unitAmount === 'number'
    ? formatAmount(price.unitAmount, currency)
    : showPrice(price, currency)

/** Result of reading what was typed: a value, or what to tell the person who typed it. */
export type Reading<Value> = { value: Value; fault: null } | { value: null; fault: string }

/** Passes on the value that was read; returns the fault of a text that has none. */
export function take<Value>(reading: Reading<Value>, use: (value: Value) => void): string | null {
  if (reading.fault === null) use(reading.value)
  return reading.fault
}

const read = <Value>(value: Value): Reading<Value> => ({ value, fault: null })
const refuse = (fault: string): Reading<never> => ({ value: null, fault })

/** Reads a price, into minor units. */
export function readPrice(text: string, currency: string): Reading<Required<Price>> {
  const plain = plainNumber(text)
  if (plain.fault !== null) return plain
  const decimals = decimalsOf(currency)
  const [whole = '0', fraction = ''] = plain.value.split('.')
  const minor = (whole + fraction.slice(0, decimals).padEnd(decimals, '0')).replace(/^0+(?=\d)/, '')
  const finer = fraction.slice(decimals).replace(/0+$/, '')
  return read(
    finer
      ? { unitAmount: null, unitAmountDecimal: `${minor}.${finer}` }
      : { unitAmount: Number(minor), unitAmountDecimal: null },
  )
}

/** Reads an amount, into whole minor units. */
export function readAmount(text: string, currency: string): Reading<number> {
  const price = readPrice(text, currency)
  if (price.fault !== null) return price
  const { unitAmount } = price.value
  const decimals = decimalsOf(currency)
  return unitAmount === null
    ? refuse(`${currency} has ${decimals === 0 ? 'no' : decimals} decimals.`)
    : read(unitAmount)
}

/** Reads a quantity or a percentage, into the decimal text that the API takes. */
export function readDecimal(text: string): Reading<string> {
  const plain = plainNumber(text)
  return plain.fault === null ? read(plain.value.replace(/^0+(?=\d)/, '')) : plain
}

/** Digits in groups: `1.234.567`, `1 234`, `12,34,567`. */
const isGrouped = (text: string): boolean =>
  /^[1-9]\d{0,2}(?:([., '])\d{3})(?:\1\d{3})*$/.test(text) ||
  /^[1-9]\d?(?:,\d{2})+,\d{3}$/.test(text)

/**
 * Reads `1,234.50`, `1.234,50`, `1 234,5` and `12,5`: a separator that differs from those before it is the decimal one.
 * A single point or comma before exactly three digits, as in `1.250`, is refused: it is 1250 in one country and 1.25 in
 * another.
 */
function plainNumber(text: string): Reading<string> {
  const tight = text
    .trim()
    .replace(/[\s\u00a0\u202f]/g, ' ')
    .replaceAll('’', "'")
  const [, before, after] = /^([1-9]\d{0,2})[.,](\d{3})$/.exec(tight) ?? []
  if (before !== undefined) {
    // One more zero, where the decimal would be refused again.
    const decimal = /0$/.test(after ?? '')
      ? `${before}.${after}`.replace(/\.?0+$/, '')
      : `${before}.${after}0`
    return refuse(`“${tight}” is ambiguous. Enter ${before}${after} or ${decimal}.`)
  }
  const [, whole = '', point, fraction] = isGrouped(tight)
    ? [tight, tight]
    : (/^(.*?)(?:([.,])(\d{0,12}))?$/.exec(tight) ?? [])
  const digits = whole.replace(/[., ']/g, '')
  const isWhole = digits === whole || (isGrouped(whole) && !(point && whole.includes(point)))
  if (!isWhole || !/^\d{1,13}$/.test(digits)) return refuse('Enter a number, such as 1250.50.')
  return read(fraction ? `${digits}.${fraction}` : digits)
}
