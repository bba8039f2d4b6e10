export type TypedDecimal = { decimal: string } | { fault: 'ambiguous' | 'no_number' }

/** Digits in groups: `1.234.567`, `1 234`, `12,34,567`. */
const isGrouped = (text: string): boolean =>
  /^[1-9]\d{0,2}(?:([., '])\d{3})(?:\1\d{3})*$/.test(text) ||
  /^[1-9]\d?(?:,\d{2})+,\d{3}$/.test(text)

/**
 * Reads a price as the dashboard reads one that is typed (a test there compares the two): `1,234.50`, `1.234,50` and
 * `12,5` are what they look like. A single point or comma before exactly three digits is 1250 in one country and 1.25 in
 * another: `1.250` is not read.
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
