import {
  decimalOf,
  formatMoney as formatCurrency,
  minorDigits,
} from '../../../platform/money/format.ts'
import type { Format } from './tree.ts'

interface Style {
  language: string
  currency: string
}

/** Writes the value, or returns undefined if it does not fit the format. */
export function formatValue(
  value: string | number | boolean,
  format: Format | null,
  style: Style,
): string | undefined {
  if (format === null) return String(value)
  if (format === 'date') return formatDate(String(value), style.language)
  const decimal = String(value).trim()
  if (!/^-?\d{1,30}(\.\d{1,12})?$/.test(decimal)) return undefined
  if (format === 'number') return formatNumber(decimal, style)
  return Number.isSafeInteger(Number(decimal)) ? formatMoney(Number(decimal), style) : undefined
}

/**
 * Writes "12 December 2026", in UTC, for `2026-12-12` or a time in ISO 8601; "12 December 2026 at 10:30 CET" for a time
 * with its zone, `2026-12-12T09:30:00Z[Europe/Berlin]`.
 */
export function formatDate(value: string, language: string): string | undefined {
  if (!/^\d{4}-\d\d-\d\d(T|$)/.test(value)) return undefined
  const [, instant, timeZone] = /^(.+)\[(.+)\]$/.exec(value) ?? []
  if (instant && timeZone) return formatMoment(new Date(instant), { language, timeZone })
  const time = new Date(value)
  if (Number.isNaN(time.getTime())) return undefined
  return longDates(language).format(time)
}

/** Writes a decimal exactly, with any number of digits, because it is passed on as text. */
export const formatNumber = (decimal: string, { language, currency }: Style): string =>
  writeDecimal(decimal, language, { currency, minimumFractionDigits: 0 })

/** Writes "€33,261.57" for 3326157 minor units of EUR. */
export const formatMoney = (minor: number, { language, currency }: Style): string =>
  withMinus(formatCurrency(minor, currency, language))

/**
 * Writes "33,261.57", for places where the currency is named elsewhere. `fraction` has the decimals of a minor unit.
 */
export function formatAmount(minor: number, { language, currency }: Style, fraction = ''): string {
  const digits = (minorDigits(currency) ?? 2) + fraction.length
  const whole = decimalOf(BigInt(minor), currency)
  const decimal = fraction && !whole.includes('.') ? `${whole}.${fraction}` : whole + fraction
  return writeDecimal(decimal, language, { currency, minimumFractionDigits: digits })
}

/** Writes a price in minor units with decimals, such as "12.5" for 0.125; "-0.5" keeps its sign. */
export function formatFineAmount(decimal: string, style: Style): string {
  const [, sign = '', whole = '0', fraction = ''] = /^(-?)(\d+)(?:\.(\d+))?$/.exec(decimal) ?? []
  const text = formatAmount(Number(whole), style, fraction.replace(/0+$/, ''))
  return sign && /[1-9]/.test(decimal) ? `−${text}` : text
}

const maxFormats = 500

/** Caches formats by language, because making one takes 0.05 ms or more. */
export function keepFormats<Kept>(make: (locales: string[]) => Kept): (language: string) => Kept {
  const formats = new Map<string, Kept>()
  return (language) => {
    const known = formats.get(language)
    if (known) return known
    const format = make(localesOf(language))
    if (formats.size >= maxFormats) formats.clear()
    formats.set(language, format)
    return format
  }
}

const longDates = keepFormats(
  (locales) => new Intl.DateTimeFormat(locales, { dateStyle: 'long', timeZone: 'UTC' }),
)

interface Place {
  language: string
  /** IANA name of the zone. */
  timeZone: string
}

/** Caches formats of times by time zone (about 600) and language. */
export function keepTimes(
  options: Intl.DateTimeFormatOptions,
): (place: Place) => Intl.DateTimeFormat {
  const zones = new Map<string, (language: string) => Intl.DateTimeFormat>()
  return ({ language, timeZone }) => {
    const known = zones.get(timeZone)
    if (known) return known(language)
    const times = keepFormats(
      (locales) => new Intl.DateTimeFormat(locales, { ...options, timeZone }),
    )
    zones.set(timeZone, times)
    return times(language)
  }
}

const moments = keepTimes({
  ...{ day: 'numeric', month: 'long', year: 'numeric' },
  // Includes the zone's name, because a reader may be in another one.
  ...{ hour: 'numeric', minute: '2-digit', timeZoneName: 'short' },
})

/** Writes a moment, or returns undefined for an invalid time or zone, because a variable can have any text. */
function formatMoment(time: Date, place: Place): string | undefined {
  try {
    return moments(place).format(time)
  } catch (error) {
    if (error instanceof RangeError) return undefined
    throw error
  }
}

const formats = new Map<string, Intl.NumberFormat>()
const written = new Map<string, string>()
const maxWritten = 4_000

interface Digits {
  currency: string
  minimumFractionDigits: number
}

/**
 * Writes a decimal with a cache. Quantities, rates and round amounts repeat: a page has about 150, and each took 0.6
 * µs.
 */
function writeDecimal(decimal: string, language: string, digits: Digits): string {
  const style = `${language} ${digits.currency} ${digits.minimumFractionDigits}`
  const key = `${style} ${decimal}`
  const known = written.get(key)
  if (known !== undefined) return known
  const format = formatOf(style, language, digits)
  const parts = format.formatToParts(decimal as Intl.StringNumericLiteral)
  const text = withMinus(
    parts
      .map(({ type, value }) => (type === 'currency' || type === 'literal' ? '' : value))
      .join(''),
  )
  if (written.size >= maxWritten) written.clear()
  written.set(key, text)
  return text
}

/**
 * Returns the format of an amount without its currency sign. Some languages use other separators for money than for
 * numbers, `1'234.50` and `1'234,5` in Swiss French, and a proposal has both in one table.
 */
function formatOf(style: string, language: string, digits: Digits): Intl.NumberFormat {
  const known = formats.get(style)
  if (known) return known
  const locales = localesOf(language)
  const options = { ...digits, style: 'currency', maximumFractionDigits: 12 } as const
  const format = new Intl.NumberFormat(locales, options)
  if (formats.size >= maxFormats) formats.clear()
  formats.set(style, format)
  return format
}

/** Writes a true minus sign. */
const withMinus = (text: string): string => text.replace(/-(?=\D?\d)/, '−')

/** Falls back to English for a language that the engine does not know, because a request may have any tag. */
function localesOf(language: string): string[] {
  try {
    return [...Intl.getCanonicalLocales(language), 'en']
  } catch {
    return ['en']
  }
}
