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

/** Time with the name of its zone, because a reader may be in another one. */
const clock = { hour: 'numeric', minute: '2-digit', timeZoneName: 'short' } as const

/** Writes the figures of one document. */
export interface FigureFormat {
  /** "33,261.57", for places where the currency is named elsewhere. */
  amount: (minor: number) => string
  money: (minor: number) => string
  /** A price with fractions of a minor unit, such as "12.5" for 0.125. */
  fineAmount: (decimalMinor: string) => string
  number: (decimal: string) => string
  /** "19 %", with a non-breaking space. */
  percent: (decimal: string) => string
  /** A day, or the day of an instant in the organization's time zone. */
  date: (time: Date | string) => string
  /** "10:30 CET" */
  time: (time: Date) => string
  /** End of validity: "12 December 2026", or with a time if it is not the end of a day. */
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
  /** IANA name of the organization's time zone. */
  timeZone: string
}

/** Writes figures for the reader of a page. */
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
