import { minorDigits } from '../../../platform/money/currencies.ts'
import { decimalOf } from '../../../platform/money/format.ts'
import { readTypedDecimal } from '../../../platform/money/typed-decimal.ts'
import { type Billing, billings, type Tax } from '../pricing/schema.ts'
import type { Price } from './schema.ts'

/** What the name of a column of prices says: `price EUR` is paid once, `price EUR month` every month. */
export interface PriceColumn {
  currency: string
  billing: Billing
}

export const nameOfColumn = ({ currency, billing }: PriceColumn): string =>
  billing === 'one_time' ? `price ${currency}` : `price ${currency} ${billing}`

/** Null for a column that holds no price. */
export function readColumn(name: string): PriceColumn | null {
  const [, currency = '', billing = 'one_time'] = /^price ([A-Z]{3})(?: (\w+))?$/i.exec(name) ?? []
  const code = currency.toUpperCase()
  const isKnown = (billings as readonly string[]).includes(billing.toLowerCase())
  if (minorDigits(code) === undefined || !isKnown) return null
  return { currency: code, billing: billing.toLowerCase() as Billing }
}

/**
 * The price in main units, as people write it: 4900 cents are 49.00, and 0.35 cents 0.0035. Three decimals get a zero more:
 * 1.250 could be 1250 as well.
 */
export function writePrice({ currency, unitAmount, unitAmountDecimal }: Price): string {
  const [whole = '', fraction = ''] = (unitAmountDecimal ?? String(unitAmount ?? 0)).split('.')
  const main = decimalOf(BigInt(whole), currency)
  const text = fraction && !main.includes('.') ? `${main}.${fraction}` : main + fraction
  const read = readTypedDecimal(text)
  return 'fault' in read && read.fault === 'ambiguous' ? `${text}0` : text
}

/** What `writePrice` wrote, or a person. More decimals than the currency's stay. */
export function readPrice(
  text: string,
  { currency, billing }: PriceColumn,
): Price | { fault: 'ambiguous' | 'no_number' } {
  const read = readTypedDecimal(text)
  if ('fault' in read) return read
  // Without the zero that `writePrice` added.
  const own = read.decimal.replace(/^([1-9]\d{0,2}\.\d{3})0$/, '$1')
  const [whole = '', decimals = ''] = own.split('.')
  const digits = minorDigits(currency) ?? 0
  const minor = BigInt(whole + decimals.slice(0, digits).padEnd(digits, '0')).toString()
  const fraction = decimals.slice(digits)
  return fraction === ''
    ? { currency, billing, unitAmount: Number(minor) }
    : { currency, billing, unitAmountDecimal: `${minor}.${fraction}` }
}

/** A tax as `VAT 19%`. */
export const writeTax = ({ name, percent }: Tax): string => `${name} ${percent}%`

/** Null for what is no tax. */
export function readTax(text: string): Tax | null {
  const [, name, percent] = /^([\s\S]+) ([\d.]+) ?%?$/.exec(text) ?? []
  return name === undefined || percent === undefined ? null : { name, percent }
}
