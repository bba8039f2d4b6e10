import type { ProposalDocument } from '../document.ts'
import {
  formatAmount,
  formatDate,
  formatFineAmount,
  formatMoney,
  formatNumber,
  keepFormats,
} from '../texts/formats.ts'
import type { PageView } from './view.ts'

const day = { day: 'numeric', month: 'long', year: 'numeric' } as const
/** With the name of its zone: a reader may be in another one. */
const clock = { hour: 'numeric', minute: '2-digit', timeZoneName: 'short' } as const

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
  /** A day as it was written, or that of an instant where the organization is. */
  date: (time: Date | string) => string
  /** "10:30 CET" */
  time: (time: Date) => string
  /** "12 December 2026 at 10:30 CET" */
  moment: (time: Date) => string
  /** "18 days", "24 months". */
  count: (count: number, unit: 'day' | 'month') => string
  /** "a, b and c" */
  list: (names: readonly string[]) => string
}

/** Kept by time zone, of which there are some 600, and by language. */
function keepTimes(options: Intl.DateTimeFormatOptions) {
  const zones = new Map<string, (language: string) => Intl.DateTimeFormat>()
  return ({ language, timeZone }: Style): Intl.DateTimeFormat => {
    const known = zones.get(timeZone)
    if (known) return known(language)
    const times = keepFormats(
      (locales) => new Intl.DateTimeFormat(locales, { ...options, timeZone }),
    )
    zones.set(timeZone, times)
    return times(language)
  }
}

const days = keepTimes({ dateStyle: 'long' })
const times = keepTimes(clock)
const moments = keepTimes({ ...day, ...clock })
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
}: Pick<PageView, 'locale' | 'timeZone' | 'document'>): Figures =>
  figuresOf({ language: locale, currency, timeZone })

function figuresOf(style: Style): Figures {
  const { language } = style
  const number = (decimal: string) => formatNumber(decimal, language)
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
    moment: (time) => moments(style).format(time),
    count: (count, unit) => counts[unit](language).format(count),
    list: (names) => lists(language).format(names),
  }
}
