import { validUntil } from '../calendar-day.ts'
import type { ProposalDocument } from '../document.ts'
import {
  formatAmount,
  formatDate,
  formatFineAmount,
  formatMoney,
  formatNumber,
  keepFormats,
  keepTimes,
} from '../texts/formats.ts'
import type { PageView } from './view.ts'

/** With the name of its zone: a reader may be in another one. */
const clock = { hour: 'numeric', minute: '2-digit', timeZoneName: 'short' } as const

/** How the figures of one document are written. */
export interface FigureFormat {
  /** "33,261.57": where the currency is named elsewhere. */
  amount: (minor: number) => string
  money: (minor: number) => string
  /** A price of which a minor unit has decimals, such as "12.5" for 0.125. */
  fineAmount: (decimalMinor: string) => string
  number: (decimal: string) => string
  /** "19 %", with a space that does not break. */
  percent: (decimal: string) => string
  /** A day as it was written, or that of an instant where the organization is. */
  date: (time: Date | string) => string
  /** "10:30 CET" */
  time: (time: Date) => string
  /** Until when it is valid: "12 December 2026", or with a time that is not the end of a day. */
  until: (expiresAt: Date) => string
  /** "18 days", "24 months". */
  count: (count: number, unit: 'day' | 'month') => string
  /** "a, b and c" */
  list: (names: readonly string[]) => string
}

const days = keepTimes({ dateStyle: 'long' })
const times = keepTimes(clock)
const countOf = (unit: 'day' | 'month') =>
  keepFormats(
    (locales) => new Intl.NumberFormat(locales, { style: 'unit', unit, unitDisplay: 'long' }),
  )
const counts = { day: countOf('day'), month: countOf('month') }
const lists = keepFormats((locales) => new Intl.ListFormat(locales, { type: 'conjunction' }))

interface Style extends Pick<ProposalDocument, 'language' | 'currency'> {
  /** Of the organization, as IANA names it. */
  timeZone: string
}

/** As the reader of a page has them. */
export const figuresIn = ({
  locale,
  timeZone,
  document: { currency },
}: Pick<PageView, 'locale' | 'timeZone' | 'document'>): FigureFormat =>
  figuresOf({ language: locale, currency, timeZone })

function figuresOf(style: Style): FigureFormat {
  const { language } = style
  const number = (decimal: string) => formatNumber(decimal, style)
  return {
    amount: (minor) => formatAmount(minor, style),
    money: (minor) => formatMoney(minor, style),
    fineAmount: (decimal) => formatFineAmount(decimal, style),
    number,
    percent: (decimal) => `${number(decimal)}\u202f%`,
    date(time) {
      const isDay = typeof time === 'string' && /^\d{4}-\d\d-\d\d$/.test(time)
      if (isDay) return formatDate(time, language) ?? time
      return days(style).format(new Date(time))
    },
    time: (time) => times(style).format(time),
    until(expiresAt) {
      const until = validUntil(style.timeZone, expiresAt)
      return formatDate(until, language) ?? until
    },
    count: (count, unit) => counts[unit](language).format(count),
    list: (names) => lists(language).format(names),
  }
}
