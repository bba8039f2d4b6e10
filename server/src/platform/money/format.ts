import { minorDigits } from './currencies.ts'

/** Formats are slow to make (0.05 ms) and few. */
const formats = new Map<string, Intl.NumberFormat>()
const maxFormats = 500

/**
 * An amount in minor units as people of a language (BCP 47) write it: 123456 EUR is "1.234,56 €" in German. It
 * never becomes a floating-point number. A language that is unknown or malformed is answered in English.
 */
export const formatMoney = (amount: bigint | number, currency: string, language: string): string =>
  formatOf(currency, language).format(
    decimalOf(BigInt(amount), currency) as Intl.StringNumericLiteral,
  )

/** The decimal string of an amount in minor units: 123456 EUR is "1234.56", 5 KWD "0.005". */
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

function localesOf(language: string): string[] {
  try {
    return [...Intl.getCanonicalLocales(language), 'en']
  } catch {
    return ['en']
  }
}
