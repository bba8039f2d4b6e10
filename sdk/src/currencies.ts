/** The active currencies whose minor unit is not a hundredth, by the decimals of an amount (ISO 4217). */
const unusual: Readonly<Record<number, string>> = {
  0: 'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF',
  3: 'BHD IQD JOD KWD LYD OMR TND',
  4: 'CLF UYW',
}

const decimals = new Map(
  Object.entries(unusual).flatMap(([digits, codes]) =>
    codes.split(' ').map((code): [string, number] => [code, Number(digits)]),
  ),
)

/**
 * Returns how many decimals an amount of this currency has: 2 for EUR, 0 for JPY, 3 for KWD. Amounts of the API are
 * integers in minor units, so 70560 EUR with 2 decimals is 705.60. `Intl.NumberFormat` counts other decimals for some
 * currencies, such as none for HUF.
 */
export const decimalsOf = (currency: string): number => decimals.get(currency) ?? 2

/**
 * Returns an amount in minor units as a decimal text: `70560` of EUR is `705.60`. A price finer than a minor unit is a
 * text: `12.5` of EUR is `0.125`.
 */
export function formatMinorUnits(minor: number | string, currency: string): string {
  const [, sign = '', whole = '', fraction = ''] =
    /^(-?)(\d+)(?:\.(\d*))?$/.exec(String(minor)) ?? []
  if (whole === '') throw new TypeError(`${minor} is no amount in minor units.`)
  const digits = whole.padStart(decimalsOf(currency) + 1, '0')
  const point = digits.length - decimalsOf(currency)
  const rest = digits.slice(point) + fraction
  return sign + digits.slice(0, point) + (rest && `.${rest}`)
}
