/** Cache of formats, which are slow to create (0.05 ms) and few. */
const formats = new Map<string, Intl.NumberFormat>()
const maxFormats = 500

/**
 * Formats an amount in minor units for a language (BCP 47): 123456 EUR is "1.234,56 €" in German. The amount is never
 * converted to a floating-point number. An unknown or malformed language gives English.
 */
export const formatMoney = (amount: bigint | number, currency: string, language: string): string =>
  formatOf(currency, language).format(
    decimalOf(BigInt(amount), currency) as Intl.StringNumericLiteral,
  )

/**
 * Active codes of ISO 4217 (list one: currencies and funds) by their number of minor digits. Metals, the testing code
 * and units of account without minor digits (XAU, XTS, XXX, XDR …) cannot be used for prices and are absent. Existing
 * proposals keep a currency that is discontinued, because they are copied by value; new ones reject it.
 */
const codesByDigits: readonly (readonly [digits: number, codes: string])[] = [
  [0, 'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF'],
  [
    2,
    `AED AFN ALL AMD AOA ARS AUD AWG AZN BAM BBD BDT BMD BND BOB BOV BRL BSD BTN BWP BYN BZD CAD CDF CHE
    CHF CHW CNY COP COU CRC CUP CVE CZK DKK DOP DZD EGP ERN ETB EUR FJD FKP GBP GEL GHS GIP GMD GTQ GYD HKD
    HNL HTG HUF IDR ILS INR IRR JMD KES KGS KHR KPW KYD KZT LAK LBP LKR LRD LSL MAD MDL MGA MKD MMK MNT MOP
    MRU MUR MVR MWK MXN MXV MYR MZN NAD NGN NIO NOK NPR NZD PAB PEN PGK PHP PKR PLN QAR RON RSD RUB SAR SBD
    SCR SDG SEK SGD SHP SLE SOS SRD SSP STN SVC SYP SZL THB TJS TMT TOP TRY TTD TWD TZS UAH USD USN UYU UZS
    VED VES WST XAD XCD XCG YER ZAR ZMW ZWG`,
  ],
  [3, 'BHD IQD JOD KWD LYD OMR TND'],
  [4, 'CLF UYW'],
]

const digitsOf = new Map(
  codesByDigits.flatMap(([digits, codes]) => codes.split(/\s+/).map((code) => [code, digits])),
)

/** Returns the number of digits after the point (EUR 2, JPY 0); undefined for an unknown currency. */
export const minorDigits = (currency: string): number | undefined => digitsOf.get(currency)

/** Returns the decimal string of an amount in minor units: 123456 EUR is "1234.56", 5 KWD "0.005". */
export function decimalOf(amount: bigint, currency: string): string {
  const digits = minorDigits(currency) ?? 2
  if (digits === 0) return amount.toString()
  const sign = amount < 0n ? '-' : ''
  const text = (amount < 0n ? -amount : amount).toString().padStart(digits + 1, '0')
  return `${sign}${text.slice(0, -digits)}.${text.slice(-digits)}`
}

function formatOf(currency: string, language: string): Intl.NumberFormat {
  const key = `${currency} ${language}`
  const known = formats.get(key)
  if (known) return known
  const digits = minorDigits(currency) ?? 2
  const format = new Intl.NumberFormat(localesOf(language), {
    style: 'currency',
    currency,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  })
  if (formats.size >= maxFormats) formats.clear()
  formats.set(key, format)
  return format
}

/** Every currency for prices, in alphabetical order. */
export const currencies: readonly string[] = [...digitsOf.keys()].sort()

function localesOf(language: string): string[] {
  try {
    return [...Intl.getCanonicalLocales(language), 'en']
  } catch {
    return ['en']
  }
}
