/** Result of reading what was typed: a value, or what to tell the person who typed it. */
export type Reading<Value> = { value: Value; fault: null } | { value: null; fault: string }

/** Passes on the value that was read; returns the fault of a text that has none. */
export function take<Value>(reading: Reading<Value>, use: (value: Value) => void): string | null {
  if (reading.fault === null) use(reading.value)
  return reading.fault
}

export const read = <Value>(value: Value): Reading<Value> => ({ value, fault: null })
export const refuse = (fault: string): Reading<never> => ({ value: null, fault })

/** Reads a quantity or a percentage, into the decimal text that the API takes. */
export function readDecimal(text: string): Reading<string> {
  const plain = plainNumber(text)
  return plain.fault === null ? read(plain.value.replace(/^0+(?=\d)/, '')) : plain
}

/** Reads a number that may be negative. One with more digits than JSON keeps is refused, not rounded. */
export function readNumber(text: string): Reading<number> {
  const [, sign, digits = ''] = /^\s*([-−]?)\s*(.*)$/s.exec(text) ?? []
  const decimal = readDecimal(digits)
  if (decimal.fault !== null) return decimal
  const number = Number(decimal.value)
  const kept = decimal.value.replace(/[.]/, '').replace(/^0+/, '').length
  if (kept > 15) return refuse('Enter a number with at most 15 digits.')
  return read(sign ? -number : number)
}

/** Digits in groups: `1.234.567`, `1 234`, `12,34,567`. */
const isGrouped = (text: string): boolean =>
  /^[1-9]\d{0,2}(?:([., '])\d{3})(?:\1\d{3})*$/.test(text) ||
  /^[1-9]\d?(?:,\d{2})+,\d{3}$/.test(text)

/** The zeros of Arabic, Persian, Devanagari, Bengali, Thai and Burmese digits. */
const zeros = [0x660, 0x6f0, 0x966, 0x9e6, 0xe50, 0x1040]

/** Latin digits and signs for those of other keyboards, such as full-width ones. */
const latin = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/\p{Nd}/gu, (digit) => {
      const at = digit.codePointAt(0) ?? 0
      const zero = zeros.find((one) => at >= one && at < one + 10)
      return zero === undefined ? digit : String(at - zero)
    })
    .replaceAll('٫', '.')
    // It groups and nothing else, as an apostrophe does.
    .replace(/[٬’]/g, "'")

/**
 * Reads `1,234.50`, `1.234,50`, `1 234,5` and `12,5`: a separator that differs from those before it is the decimal one.
 * A single point or comma before exactly three digits, as in `1.250`, is refused: it is 1250 in one country and 1.25 in
 * another.
 */
function plainNumber(text: string): Reading<string> {
  const tight = latin(text)
    .replace(/\s/g, ' ')
    .trim()
    // `12,-` and `1.250,--` of price tags.
    .replace(/(?<=\d)([.,]) ?[-–—]{1,2}$/, '$100')
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
