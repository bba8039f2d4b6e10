import { DateTime } from 'luxon'

// Values as other systems write them. Whatever reads one, a sync, a mapping or a file, reads it here.

/** Largest number read as seconds. A larger number is in milliseconds: as seconds it would be after the year 5138. */
const mostSeconds = 100_000_000_000
const epoch = /^\d{9,14}(?:\.\d{1,9})?$/
const day = /^\d{4}-?\d{2}-?\d{2}(?!\d)/

/**
 * Parses a time: ISO 8601 with at least a day, the format of databases (a space for the T), of emails (RFC 5322), or
 * the seconds or milliseconds since 1970, which as a text need at least nine digits. Without a zone the time is UTC.
 * Returns null for anything else, including a day that no month has, and `03.05.2026`, which is ambiguous without its
 * format.
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
 * Parses a time in a Unicode format (TR 35), such as `dd.MM.yyyy HH:mm`. Returns null if it does not match. If the text
 * names no zone, it is in the given IANA zone.
 *
 * @throws RangeError for an unknown zone
 */
export function readTimeAs(text: string, format: string, zone = 'utc'): Date | null {
  if (!DateTime.utc().setZone(zone).isValid)
    throw new RangeError(`"${zone}" is not a time zone. Use an IANA name such as Europe/Berlin.`)
  return dateOf(DateTime.fromFormat(text.trim().slice(0, 100), format, { zone, locale: 'en' }))
}

const sinceEpoch = (count: number): Date | null =>
  dateOf(DateTime.fromMillis(Math.abs(count) < mostSeconds ? count * 1000 : count, { zone: 'utc' }))

/** Converts to a Date within the years 1 to 9999, which ISO 8601 and PostgreSQL write in the same way. */
const dateOf = (time: DateTime): Date | null =>
  time.isValid && time.toUTC().year >= 1 && time.toUTC().year <= 9999 ? time.toJSDate() : null

const yes = new Set(['true', 'yes', 'y', 't', 'on', '1', 'x'])
const no = new Set(['false', 'no', 'n', 'f', 'off', '0'])

/** Parses a truth value: a boolean, 0 or 1, or a word. Returns null for anything else. */
export function readTruth(value: unknown): boolean | null {
  if (typeof value === 'boolean') return value
  if (typeof value !== 'number' && typeof value !== 'string') return null
  const word = String(value).trim().toLowerCase()
  return yes.has(word) ? true : no.has(word) ? false : null
}

/** Time that databases write for none: zeros in MySQL, year 1 in .NET. */
const noTime = /^(?:0000-00-00|0001-01-01)/
const nothing = new Set(['', 'null', 'none', 'nil'])

/**
 * Parses a mark such as `deleted`: a truth value, or the time since when. A missing or empty value, and a database's
 * time for none, means false. Returns null for anything else.
 */
export function readMark(value: unknown): boolean | null {
  if (value === undefined || value === null) return false
  const text = typeof value === 'string' ? value.trim().toLowerCase() : null
  if (text !== null && (nothing.has(text) || noTime.test(text))) return false
  return readTruth(value) ?? (readTime(value) === null ? null : true)
}
