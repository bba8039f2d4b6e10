/** Amounts as the API has them, integers in minor units, and as people read and type them. */

const minus = '\u2212'
const exponents = new Map<string, number>()

/** How many decimals an amount of the currency has: 2 of EUR, 0 of JPY, 3 of KWD. */
export function decimalsOf(currency: string): number {
  const known = exponents.get(currency)
  if (known !== undefined) return known
  let decimals = 2
  try {
    const format = new Intl.NumberFormat('en', { style: 'currency', currency })
    decimals = format.resolvedOptions().maximumFractionDigits ?? 2
  } catch {
    // No code of a currency: the server refuses it by its field.
  }
  exponents.set(currency, decimals)
  return decimals
}

/** `8,400.00`: in a column, whose head names the currency. */
export function formatAmount(minor: number, currency: string): string {
  const decimals = decimalsOf(currency)
  const digits = String(Math.abs(minor)).padStart(decimals + 1, '0')
  const whole = digits.slice(0, digits.length - decimals)
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',')
  const fraction = decimals > 0 ? `.${digits.slice(-decimals)}` : ''
  return `${minor < 0 ? minus : ''}${grouped}${fraction}`
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
export function showPrice({ unitAmount, unitAmountDecimal }: Price, currency: string): string {
  const decimals = decimalsOf(currency)
  const [whole = '0', fraction = ''] = (unitAmountDecimal ?? String(unitAmount ?? 0)).split('.')
  const digits = whole.padStart(decimals + 1, '0')
  const units = digits.slice(0, digits.length - decimals)
  const rest = digits.slice(digits.length - decimals) + fraction
  return rest ? `${units}.${rest}` : units
}

/** A price to read: `8,400.00`, `0.125`. */
export const formatPrice = (price: Price, currency: string): string =>
  typeof price.unitAmount === 'number'
    ? formatAmount(price.unitAmount, currency)
    : showPrice(price, currency)

/** What was typed as a price, in minor units; null where it is none. */
export function readPrice(text: string, currency: string): Required<Price> | null {
  const plain = plainNumber(text)
  if (plain === null) return null
  const decimals = decimalsOf(currency)
  const [whole = '0', fraction = ''] = plain.split('.')
  const minor = (whole + fraction.slice(0, decimals).padEnd(decimals, '0')).replace(/^0+(?=\d)/, '')
  const finer = fraction.slice(decimals).replace(/0+$/, '')
  return finer
    ? { unitAmount: null, unitAmountDecimal: `${minor}.${finer}` }
    : { unitAmount: Number(minor), unitAmountDecimal: null }
}

/** What was typed as a quantity or a percentage, as the API takes it; null where it is none. */
export const readDecimal = (text: string): string | null =>
  plainNumber(text)?.replace(/^0+(?=\d)/, '') ?? null

/** `1,234.50`, `1 234,5` and `12,5` mean what their reader thinks; `1.2.3` and `-4` are refused. */
function plainNumber(text: string): string | null {
  const tight = text.trim().replace(/[\s\u00a0\u202f’']/g, '')
  const hasPoint = tight.includes('.')
  const grouped = /^\d{1,3}(,\d{3})+$/.test(tight) || hasPoint
  const plain = grouped ? tight.replace(/,/g, '') : tight.replace(',', '.')
  return /^\d{1,13}(\.\d{0,12})?$/.test(plain) ? plain.replace(/\.$/, '') : null
}
