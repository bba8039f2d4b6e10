import type { ProposalDocument } from '../document.ts'
import {
  formatAmount,
  formatDate,
  formatMoney,
  formatNumber,
  keepFormats,
} from '../texts/formats.ts'

/** How the figures of one document are written. */
export interface Figures {
  /** "33,261.57": where the currency is named elsewhere. */
  amount: (minor: number) => string
  money: (minor: number) => string
  /** A price of which a minor unit has decimals, such as "12.5" for 0.125. */
  fineAmount: (decimalMinor: string) => string
  number: (decimal: string) => string
  /** "19 %", with a space that does not break. */
  percent: (decimal: string) => string
  date: (time: Date | string) => string
  time: (time: Date) => string
  /** "18 days", "24 months". */
  count: (count: number, unit: 'day' | 'month') => string
  /** "a, b and c" */
  list: (names: readonly string[]) => string
}

const times = keepFormats(
  (locales) => new Intl.DateTimeFormat(locales, { timeStyle: 'short', timeZone: 'UTC' }),
)
const countOf = (unit: 'day' | 'month') =>
  keepFormats(
    (locales) => new Intl.NumberFormat(locales, { style: 'unit', unit, unitDisplay: 'long' }),
  )
const counts = { day: countOf('day'), month: countOf('month') }
const lists = keepFormats((locales) => new Intl.ListFormat(locales, { type: 'conjunction' }))

export function figuresOf({
  language,
  currency,
}: Pick<ProposalDocument, 'language' | 'currency'>): Figures {
  const style = { language, currency }
  const number = (decimal: string) => formatNumber(decimal, language)
  return {
    amount: (minor) => formatAmount(minor, style),
    money: (minor) => formatMoney(minor, style),
    fineAmount(decimal) {
      const [whole = '0', fraction = ''] = decimal.split('.')
      return formatAmount(Number(whole), style, fraction.replace(/0+$/, ''))
    },
    number,
    percent: (decimal) => `${number(decimal)}\u202f%`,
    date(time) {
      const text = typeof time === 'string' ? time : time.toISOString()
      return formatDate(text, language) ?? text
    },
    time: (time) => times(language).format(time),
    count: (count, unit) => counts[unit](language).format(count),
    list: (names) => lists(language).format(names),
  }
}
