/** Scale of decimal strings as integers: "1.5" is 1,500,000 millionths. */
export const millionths = 1_000_000n

/** Form of an amount, quantity or percentage, with up to 13 digits before the point. */
const form = /^(0|[1-9]\d{0,12})(?:\.(\d{1,6}))?$/

/**
 * Parses a decimal string exactly, into millionths. Returns null for a sign, an exponent, a leading zero, more than six
 * decimals, a space, or more than 13 digits before the point.
 */
export function readDecimal(text: string): bigint | null {
  const parts = form.exec(text)
  if (!parts) return null
  const [, whole = '', fraction = ''] = parts
  // Nine digits and six decimals stay far below 2^53: a number is made faster than a text is read.
  if (whole.length > 9) return BigInt(whole + fraction.padEnd(6, '0'))
  return BigInt(Number(whole) * 1_000_000 + Number(fraction.padEnd(6, '0')))
}

/** Returns the shortest decimal string of millionths that are not negative. */
export function showDecimal(value: bigint): string {
  const fraction = (value % millionths).toString().padStart(6, '0').replace(/0+$/, '')
  const whole = (value / millionths).toString()
  return fraction === '' ? whole : `${whole}.${fraction}`
}

/** Largest amount in the API, 2^53 − 1: every whole number up to it is exact in JSON. */
export const maxAmount = 9_007_199_254_740_991n

/** Returns `dividend ÷ divisor` as a whole number, rounded half away from zero. The divisor is positive. */
export function divideRounded(dividend: bigint, divisor: bigint): bigint {
  const doubled = 2n * dividend
  return (dividend < 0n ? doubled - divisor : doubled + divisor) / (2n * divisor)
}

/** Returns the multiple of a step nearest to an amount, rounded half away from zero. The step is positive. */
export const roundedTo = (step: bigint, amount: bigint): bigint =>
  step * divideRounded(amount, step)

type TypedDecimal = { decimal: string } | { fault: 'ambiguous' | 'no_number' }

/** Returns true for digits in groups: `1.234.567`, `1 234`, `12,34,567`. */
const isGrouped = (text: string): boolean =>
  /^[1-9]\d{0,2}(?:([., '])\d{3})(?:\1\d{3})*$/.test(text) ||
  /^[1-9]\d?(?:,\d{2})+,\d{3}$/.test(text)

/**
 * Parses a price like the dashboard's input field (a test there compares the two): `1,234.50`, `1.234,50` and `12,5`
 * have their usual meaning. A single point or comma before exactly three digits is ambiguous, because `1.250` is 1250
 * in one country and 1.25 in another; such a text is rejected.
 */
export function readTypedDecimal(text: string): TypedDecimal {
  const tight = text.normalize('NFKC').replace(/\s/g, ' ').replaceAll('’', "'").trim()
  if (/^[1-9]\d{0,2}[.,]\d{3}$/.test(tight)) return { fault: 'ambiguous' }
  const [, whole = '', point, fraction = ''] = isGrouped(tight)
    ? [tight, tight]
    : (/^(.*?)(?:([.,])(\d{0,12}))?$/.exec(tight) ?? [])
  const digits = whole.replace(/[., ']/g, '')
  const isWhole = digits === whole || (isGrouped(whole) && !(point && whole.includes(point)))
  if (!isWhole || !/^\d{1,13}$/.test(digits)) return { fault: 'no_number' }
  const plain = digits.replace(/^0+(?=\d)/, '')
  return { decimal: fraction ? `${plain}.${fraction}` : plain }
}
