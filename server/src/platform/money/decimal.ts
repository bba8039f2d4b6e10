/** What a decimal string stands for, as an integer: "1.5" is 1,500,000 millionths. */
export const millionths = 1_000_000n

/** No amount, quantity or percentage has more digits before the point; longer texts are not even read. */
const form = /^(0|[1-9]\d{0,12})(?:\.(\d{1,6}))?$/

/**
 * Reads a decimal string exactly, into millionths. Null for a sign, an exponent, a leading zero, more than
 * six decimals, a space, or more than 13 digits before the point.
 */
export function readDecimal(text: string): bigint | null {
  const parts = form.exec(text)
  if (!parts) return null
  const [, whole = '', fraction = ''] = parts
  // Nine digits and six decimals stay far below 2^53: a number is made faster than a text is read.
  if (whole.length > 9) return BigInt(whole + fraction.padEnd(6, '0'))
  return BigInt(Number(whole) * 1_000_000 + Number(fraction.padEnd(6, '0')))
}

/** The shortest decimal string of millionths that are not negative. */
export function showDecimal(value: bigint): string {
  const fraction = (value % millionths).toString().padStart(6, '0').replace(/0+$/, '')
  const whole = (value / millionths).toString()
  return fraction === '' ? whole : `${whole}.${fraction}`
}
