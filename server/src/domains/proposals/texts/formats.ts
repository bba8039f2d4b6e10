import type { Format } from './tree.ts'

interface Style {
  language: string
  currency: string
}

/** The value as text, or undefined if it does not fit the format. */
export function formatValue(
  value: string | number | boolean,
  format: Format | null,
  style: Style,
): string | undefined {
  if (format === null) return String(value)
  if (format === 'date') return formatDate(String(value), style.language)
  const decimal = String(value).trim()
  if (!/^-?\d{1,30}(\.\d{1,12})?$/.test(decimal)) return undefined
  if (format === 'number') return formatNumber(decimal, style.language)
  return decimal.includes('.') ? undefined : formatMoney(Number(decimal), style)
}

/** "12 December 2026", by UTC, for `2026-12-12` or a time in ISO 8601. */
export function formatDate(value: string, language: string): string | undefined {
  if (!/^\d{4}-\d\d-\d\d(T|$)/.test(value)) return undefined
  const time = new Date(value)
  if (Number.isNaN(time.getTime())) return undefined
  return new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(time)
}

/** Exactly, however many digits: the decimal is passed on as text. */
export const formatNumber = (decimal: string, language: string): string =>
  signed(
    new Intl.NumberFormat(language, { maximumFractionDigits: 12 }).format(decimal as `${number}`),
  )

/** "€33,261.57" for 3326157 minor units of EUR. */
export const formatMoney = (minor: number, style: Style): string =>
  writeMinor(minor, style, { style: 'currency', currency: style.currency }, '')

/** "33,261.57": where the currency is named elsewhere. `fraction` are decimals of a minor unit. */
export const formatAmount = (minor: number, style: Style, fraction = ''): string =>
  writeMinor(minor, style, {}, fraction)

function writeMinor(
  minor: number,
  { language, currency }: Style,
  options: Intl.NumberFormatOptions,
  fraction: string,
): string {
  const digits = exponentOf(currency)
  const all = String(Math.abs(minor)).padStart(digits + 1, '0')
  const decimals = all.slice(all.length - digits, all.length) + fraction
  const whole = all.slice(0, all.length - digits)
  const decimal = `${minor < 0 ? '-' : ''}${whole}.${decimals || '0'}` as `${number}`
  return signed(numberFormat(language, options, digits + fraction.length).format(decimal))
}

const formats = new Map<string, Intl.NumberFormat>()

/** Kept, because making one takes longer than a hundred amounts. */
function numberFormat(
  language: string,
  options: Intl.NumberFormatOptions,
  digits: number,
): Intl.NumberFormat {
  const key = `${language} ${options.currency} ${digits}`
  const known = formats.get(key)
  if (known) return known
  if (formats.size > 500) formats.clear()
  const bounds = { minimumFractionDigits: digits, maximumFractionDigits: digits }
  const made = new Intl.NumberFormat(language, { ...options, ...bounds })
  formats.set(key, made)
  return made
}

/** A true minus. */
const signed = (text: string): string => text.replace(/-(?=\D?\d)/, '−')

const exponentOf = (currency: string): number =>
  new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions()
    .maximumFractionDigits ?? 2
