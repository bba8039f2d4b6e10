import { DateTime } from 'luxon'

// Values as other systems write them. Whatever reads one, a sync, a mapping or a file, reads it here.

/** Above it a number counts milliseconds: as seconds it would be the year 5138. */
const mostSeconds = 100_000_000_000
const epoch = /^\d{9,14}(?:\.\d{1,9})?$/
const day = /^\d{4}-?\d{2}-?\d{2}(?!\d)/

/**
 * Returns a time: ISO 8601 from its day on, as databases write it (a space for the T), as mails do (RFC 5322), or what has
 * passed since 1970, a number of seconds or milliseconds, as a text with at least nine digits. Where it names no zone it is
 * UTC, on every machine. Null for anything else: also for a day that no month has, and for `03.05.2026`, which says only by
 * its format whether that is March.
 */
export function readTime(value: unknown): Date | null {
  if (typeof value === 'number' || typeof value === 'bigint') return sinceEpoch(Number(value))
  if (typeof value !== 'string') return null
  const text = value.trim().slice(0, 100)
  if (epoch.test(text)) return sinceEpoch(Number(text))
  const utc = { zone: 'utc' }
  if (day.test(text))
    return dateOf(DateTime.fromISO(text, utc)) ?? dateOf(DateTime.fromSQL(text, utc))
  return dateOf(DateTime.fromRFC2822(text, utc)) ?? dateOf(DateTime.fromHTTP(text, utc))
}

/**
 * Returns a time that is written in this format of Unicode (TR 35), such as `dd.MM.yyyy HH:mm`, null for one that is not. It
 * is in this zone of IANA where it names none.
 *
 * @throws RangeError for a zone that there is not
 */
export function readTimeAs(text: string, format: string, zone = 'utc'): Date | null {
  if (!DateTime.utc().setZone(zone).isValid)
    throw new RangeError(`There is no time zone "${zone}".`)
  return dateOf(DateTime.fromFormat(text.trim().slice(0, 100), format, { zone, locale: 'en' }))
}

const sinceEpoch = (count: number): Date | null =>
  dateOf(DateTime.fromMillis(Math.abs(count) < mostSeconds ? count * 1000 : count, { zone: 'utc' }))

/** Only of the years 1 to 9999, which ISO 8601 and PostgreSQL write alike. */
const dateOf = (time: DateTime): Date | null =>
  time.isValid && time.toUTC().year >= 1 && time.toUTC().year <= 9999 ? time.toJSDate() : null

const yes = new Set(['true', 'yes', 'y', 't', 'on', '1', 'x'])
const no = new Set(['false', 'no', 'n', 'f', 'off', '0'])

/** Returns a truth value, written as one, as 0 or 1, or as a word; null for what is neither true nor false. */
export function readTruth(value: unknown): boolean | null {
  if (typeof value === 'boolean') return value
  if (typeof value !== 'number' && typeof value !== 'string') return null
  const word = String(value).trim().toLowerCase()
  return yes.has(word) ? true : no.has(word) ? false : null
}

/** The time that databases write for none: MySQL has zeros, .NET the first day of all. */
const noTime = /^(?:0000-00-00|0001-01-01)/
const nothing = new Set(['', 'null', 'none', 'nil'])

/**
 * Returns whether a thing is marked, such as deleted: a truth value, or the time since when. What is missing, empty or a
 * database's time for none is no mark; null for what says neither.
 */
export function readMark(value: unknown): boolean | null {
  if (value === undefined || value === null) return false
  const text = typeof value === 'string' ? value.trim().toLowerCase() : null
  if (text !== null && (nothing.has(text) || noTime.test(text))) return false
  return readTruth(value) ?? (readTime(value) === null ? null : true)
}
