/** Amounts as the API has them, integers in minor units, and as people read and type them. */
import { decimalsOf, formatMinorUnits } from '@capstan/sdk'
import { type Reading, read, readDecimal, refuse } from '../../ui/typed-number.ts'

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

function signOf(currency: string, currencyDisplay: 'symbol' | 'narrowSymbol' = 'symbol'): string {
  try {
    const format = new Intl.NumberFormat('en', { style: 'currency', currency, currencyDisplay })
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

/** Formats a price for its field: `465.00`, `0.125`. */
export const showPrice = ({ unitAmount, unitAmountDecimal }: Price, currency: string): string =>
  formatMinorUnits(unitAmountDecimal ?? unitAmount ?? 0, currency)

/** A price to read: `8,400.00`, `0.125`. */
export const formatPrice = (price: Price, currency: string): string =>
  typeof price.unitAmount === 'number'
    ? formatAmount(price.unitAmount, currency)
    : showPrice(price, currency)

/** The text without the currency's own sign or code. Another currency stays, and is no number. */
function withoutSign(text: string, currency: string): string {
  const tight = text.normalize('NFKC').trim()
  for (const sign of [currency, signOf(currency).trim(), signOf(currency, 'narrowSymbol').trim()]) {
    if (tight.toUpperCase().startsWith(sign.toUpperCase())) return tight.slice(sign.length)
    if (tight.toUpperCase().endsWith(sign.toUpperCase())) return tight.slice(0, -sign.length)
  }
  return tight
}

/** Reads a price, into minor units: `1250.50`, `€ 1.250,50`. */
export function readPrice(text: string, currency: string): Reading<Required<Price>> {
  const plain = readDecimal(withoutSign(text, currency))
  if (plain.fault !== null) return plain
  const decimals = decimalsOf(currency)
  const [whole = '0', fraction = ''] = plain.value.split('.')
  const minor = (whole + fraction.slice(0, decimals).padEnd(decimals, '0')).replace(/^0+(?=\d)/, '')
  if (!Number.isSafeInteger(Number(minor))) return refuse('That is more than a price can be.')
  const finer = fraction.slice(decimals).replace(/0+$/, '')
  return read(
    finer
      ? { unitAmount: null, unitAmountDecimal: `${minor}.${finer}` }
      : { unitAmount: Number(minor), unitAmountDecimal: null },
  )
}

/** The price of a line: of a credit with a minus before it. */
export type LinePrice = Required<Price> & { kind: 'charge' | 'credit' }

/** Formats a line's price for its field: `465.00`, `−25.00` for a credit. */
export const showLinePrice = (
  { kind, ...price }: Price & { kind?: 'charge' | 'credit' },
  currency: string,
): string => `${kind === 'credit' ? minus : ''}${showPrice(price, currency)}`

/** Reads the price of a line: `-25`, `€ -25`, `−25.00` make it a credit. */
export function readLinePrice(text: string, currency: string): Reading<LinePrice> {
  const [, before = '', rest = text] = /^([^\d.,−-]*)[−-](.*\d.*)$/s.exec(text) ?? []
  const isCredit = rest !== text
  const price = readPrice(isCredit ? before + rest : text, currency)
  if (price.fault !== null) return price
  return read({ ...price.value, kind: isCredit ? 'credit' : 'charge' })
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
