import type { ProposalSettings } from './settings/schema.ts'
import type { ProposalRow } from './store.ts'

/** One formatter for each time zone (about 600), because making one takes 0.05 ms or more. */
const formats = new Map<string, Intl.DateTimeFormat>()

/** Returns the calendar day in a time zone, such as `2026-11-23`. */
export function calendarDay(timeZone: string, time: Date): string {
  const known = formats.get(timeZone)
  const format =
    known ??
    new Intl.DateTimeFormat('en-CA', {
      ...{ timeZone, calendar: 'iso8601', numberingSystem: 'latn' },
      ...{ year: 'numeric', month: '2-digit', day: '2-digit' },
    })
  if (!known) formats.set(timeZone, format)
  return format.format(time)
}

const hour = 3_600

/** Returns the first instant of a day in a time zone: midnight, or later if the clocks skip midnight. */
export function dayBegins(timeZone: string, day: string): Date {
  const utc = Date.parse(day) / 1000
  // No zone is more than 14 hours ahead of UTC or 12 hours behind it.
  let [before, from] = [utc - 15 * hour, utc + 13 * hour]
  while (from - before > 1) {
    const middle = Math.floor((before + from) / 2)
    if (calendarDay(timeZone, new Date(middle * 1000)) < day) before = middle
    else from = middle
  }
  return new Date(from * 1000)
}

const dayMs = 86_400_000

/** Returns the day `count` days after another. */
const daysAfter = (day: string, count: number): string =>
  new Date(Date.parse(day) + count * dayMs).toISOString().slice(0, 10)

/** Counts the calendar days from now to the last day on which a proposal can be accepted; 0 on that day. */
export const daysLeft = (timeZone: string, now: Date, expiresAt: Date): number =>
  (Date.parse(lastDay(timeZone, expiresAt)) - Date.parse(calendarDay(timeZone, now))) / dayMs

// The instant itself is too late: a proposal that ends at midnight ends with the day before.
const lastDay = (timeZone: string, expiresAt: Date): string =>
  calendarDay(timeZone, new Date(expiresAt.getTime() - 1))

/**
 * Returns the end of a proposal's validity for `formatDate`: its last day, `2026-12-27`, or, if it ends in the middle
 * of a day, the moment with its zone, `2026-12-27T14:00:00.000Z[Europe/Vienna]` (RFC 9557).
 */
export function validUntil(timeZone: string, expiresAt: Date): string {
  const last = lastDay(timeZone, expiresAt)
  const isWholeDay = last !== calendarDay(timeZone, expiresAt)
  return isWholeDay ? last : `${expiresAt.toISOString()}[${timeZone}]`
}

/**
 * Returns when a draft that is sent now expires: at its own time, or at the end of the last day that the settings give
 * it, in the organization's time zone.
 */
export function expiryAtSending(
  { expires_at }: Pick<ProposalRow, 'expires_at'>,
  { defaults: { validDays, timeZone } }: Pick<ProposalSettings, 'defaults'>,
  at: Date,
): Date | null {
  if (expires_at || validDays === null) return expires_at
  return dayBegins(timeZone, daysAfter(calendarDay(timeZone, at), validDays + 1))
}
