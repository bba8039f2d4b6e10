import { joinValues, splitValues } from '../../../platform/files/several.ts'
import { isCalendarDay } from '../fields.ts'

/** Part that comes first in `5/12/1980`; null if unknown. */
export type DayOrder = 'day' | 'month' | null

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

/** Placeholders that Outlook and databases write instead of a date. */
const noDay = /^(?:0{1,2}[/.]0{1,2}[/.](?:00|0000)|0000-00-00.*|00-00)$/

export type BirthdayRead = { birthday: string | null } | { problem: string }

/**
 * Reads a date of birth: ISO 8601, with a time or without separators, `--12-10` of vCards, `10.12.1815`, `10 Dec 1815`,
 * and `12/10/1815` if the order of day and month is known or follows from the numbers. The year is optional.
 */
export function readBirthday(text: string, order: DayOrder): BirthdayRead {
  const cell = text.trim()
  if (noDay.test(cell)) return { birthday: null }
  const day = isoDay(cell) ?? dottedDay(cell) ?? namedDay(cell) ?? slashedDay(cell, order)
  if (day === 'ambiguous') {
    return { problem: 'can be read as two dates. Write it as 1815-12-10.' }
  }
  if (!day)
    return { problem: 'is not a date. Write it as 1815-12-10, or --12-10 without the year.' }
  const [year, month, date] = day
  // Apple's 1604 and Google's 0000 mean that the year is unknown.
  const isYearless = !year || year === '1604' || year === '0000'
  const whole = `${isYearless ? '2000' : year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`
  if (!isCalendarDay(whole)) return { problem: 'is not a date in the calendar.' }
  if (isYearless) return { birthday: `-${whole.slice(4)}` }
  return /^(?:1[89]|20)/.test(whole)
    ? { birthday: whole }
    : { problem: 'must be a date from 1800 on.' }
}

type Day = [year: string | undefined, month: string, day: string]

const isoDay = (text: string): Day | null => {
  const [, year, month, day] = /^(\d{4}|-)-?(\d{2})-?(\d{2})(?:[T ].*)?$/.exec(text) ?? []
  return month && day ? [year === '-' ? undefined : year, month, day] : null
}

const dottedDay = (text: string): Day | null => {
  const [, day, month, year] = /^(\d{1,2})\.\s?(\d{1,2})\.\s?(\d{4})?$/.exec(text) ?? []
  return month && day ? [year, month, day] : null
}

const namedDay = (text: string): Day | null => {
  const [, first, name = '', second, year] =
    /^(\d{1,2})?\.?\s*(\p{L}{3,9})\.?\s*(\d{1,2})?(?:st|nd|rd|th)?,?(?:\s+(\d{4}))?$/u.exec(text) ??
    []
  const month = months.indexOf(name.slice(0, 3).toLowerCase()) + 1
  const day = first ?? second
  return month > 0 && day && !(first && second) ? [year, String(month), day] : null
}

function slashedDay(text: string, order: DayOrder): Day | 'ambiguous' | null {
  const [, one, other, year] = /^(\d{1,2})[/-](\d{1,2})(?:[/-](\d{4}))?$/.exec(text) ?? []
  if (!one || !other) return null
  const known = orderOf(one, other) ?? order
  if (one !== other && !known) return 'ambiguous'
  return known === 'day' ? [year, other, one] : [year, one, other]
}

const orderOf = (one: string, other: string): DayOrder =>
  Number(one) > 12 ? 'day' : Number(other) > 12 ? 'month' : null

/** Returns the order that the cells of a column prove; null if none does, or they contradict each other. */
export function dayOrderIn(samples: readonly string[]): DayOrder {
  const orders = samples.flatMap((cell) => {
    const [, one, other] = /^\s*(\d{1,2})[/-](\d{1,2})(?:[/-]\d{4})?\s*$/.exec(cell) ?? []
    return (one && other && orderOf(one, other)) || []
  })
  const [first = null] = orders
  return orders.every((one) => one === first) ? first : null
}

/** Completes a web address that is written without its scheme. Returns any other text unchanged. */
export const readWebAddress = (text: string): string =>
  /^[^\s:/@]+\.[^\s:/@]{2,}(?:[/?#:]\S*)?$/.test(text.trim())
    ? `https://${text.trim()}`
    : text.trim()

/** Labels that programs use, and ours for them. */
const words: Readonly<Record<string, string>> = {
  ...{ work: 'work', business: 'work', home: 'home', private: 'home', mobile: 'mobile' },
  ...{ cell: 'mobile', other: 'other', main: 'main', pager: 'pager', homepage: 'homepage' },
  ...{ profile: 'profile', blog: 'blog', school: 'school' },
}

/**
 * Reads the label that a program gives a value: Google marks the main one with a star, Apple writes its own words as
 * `_$!<Home>!$_`. Predefined words become lower case; people's own words are unchanged.
 */
export function readLabel(text: string): string | null {
  const label = text
    .trim()
    .replace(/^\*\s*/, '')
    .replace(/^_\$!<(.*)>!\$_$/, '$1')
    .trim()
  return words[label.toLowerCase()] ?? (label || null)
}

/** Cells by the names of the fields that they are imported as. */
export type FieldCells = Partial<Record<string, string>>

/** Returns the cells of a contact in the form of the API. */
export function cellsOf(contact: Readonly<Record<string, unknown>>): FieldCells {
  const { address, custom, ...fields } = contact
  const cells: FieldCells = {}
  for (const [name, value] of Object.entries({ ...fields, ...Object(address) })) {
    if (value !== null && value !== undefined) cells[name] = cellOf(name, value)
  }
  if (custom && Object.keys(Object(custom)).length > 0) cells['custom'] = JSON.stringify(custom)
  return cells
}

/** Returns a cell with the value of a field. No value gives an empty cell. */
export function cellOf(field: string, value: unknown): string {
  if (typeof value === 'string') return value
  if (value === null) return ''
  if (field === 'emailLabels' || field === 'phoneLabels') return joinLabels(Object(value))
  if (field === 'websites' && Array.isArray(value)) return joinWebsites(value)
  if (field === 'additionalAddresses' || !Array.isArray(value)) return JSON.stringify(value)
  return joinValues(value.map(String))
}

/** Joins a value and its label in one text. Addresses, numbers and web addresses never contain a space. */
const labelled = (value: unknown, label: unknown): string =>
  typeof label === 'string' && label !== '' ? `${value} ${label}` : String(value)

const joinLabels = (labels: Readonly<Record<string, unknown>>): string =>
  joinValues(Object.entries(labels).map(([value, label]) => labelled(value, label)))

const joinWebsites = (websites: readonly unknown[]): string =>
  joinValues(websites.map(Object).map(({ url, label }) => labelled(url, label)))

interface LabelledValue {
  value: string
  /** Null if the cell has no label. */
  label: string | null
}

/** Splits a cell into its values, each followed by its label. */
export const splitLabelled = (cell: string): LabelledValue[] =>
  splitValues(cell).map((text) => {
    const end = text.search(/\s/)
    if (end < 0) return { value: text, label: null }
    return { value: text.slice(0, end), label: text.slice(end + 1) || null }
  })
