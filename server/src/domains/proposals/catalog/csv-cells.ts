import { minorDigits } from '../../../platform/money/currencies.ts'
import { decimalOf } from '../../../platform/money/format.ts'
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

/** The price in main units, as people write it: 4900 cents are 49.00, and 0.35 cents 0.0035. */
export function writePrice({ currency, unitAmount, unitAmountDecimal }: Price): string {
  if (typeof unitAmountDecimal !== 'string') return decimalOf(BigInt(unitAmount ?? 0), currency)
  const [whole = '', fraction = ''] = unitAmountDecimal.split('.')
  const main = decimalOf(BigInt(whole), currency)
  if (fraction === '') return main
  return main.includes('.') ? main + fraction : `${main}.${fraction}`
}

/** What `writePrice` wrote, or a person; null for what is no price. More decimals than the currency's stay. */
export function readPrice(text: string, { currency, billing }: PriceColumn): Price | null {
  const [, whole = '', decimals = ''] = /^(\d{1,15})(?:\.(\d+))?$/.exec(text) ?? []
  if (whole === '') return null
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
