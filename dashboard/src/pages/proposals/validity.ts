/** Until when a proposal is valid, in the time zone of its organization, as its page and its PDF have it. */

function dayIn(timeZone: string, time: number): string {
  const options = { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' } as const
  return new Intl.DateTimeFormat('en-CA', options).format(time)
}

/** `2026-12-27`: the last day on which it can be accepted. */
export const lastDayOf = (until: string, timeZone: string): string =>
  dayIn(timeZone, Date.parse(until) - 1)

const second = 1_000
const hour = 3_600_000

/** The instant at which a day ends: the next midnight, or later if the clocks skip it. */
export function endOfDay(day: string, timeZone: string): string {
  const utc = Date.parse(day)
  // No zone is more than 14 hours ahead of UTC or 12 hours behind it.
  let [within, after] = [utc, utc + 37 * hour]
  if (dayIn(timeZone, within) > day) within -= 15 * hour
  while (after - within > second) {
    const middle = within + Math.floor((after - within) / second / 2) * second
    if (dayIn(timeZone, middle) <= day) within = middle
    else after = middle
  }
  return new Date(after).toISOString()
}

const exact = { day: 'numeric', month: 'long', year: 'numeric' } as const
const clock = { hour: '2-digit', minute: '2-digit', timeZoneName: 'short' } as const

/** `27 December 2026`; with a time and its zone if that is not the end of a day. */
export function formatValidity(until: string, timeZone: string): string {
  const last = lastDayOf(until, timeZone)
  const isWholeDay = last !== dayIn(timeZone, Date.parse(until))
  return isWholeDay
    ? new Intl.DateTimeFormat('en-GB', { ...exact, timeZone: 'UTC' }).format(Date.parse(last))
    : new Intl.DateTimeFormat('en-GB', { ...exact, ...clock, timeZone }).format(Date.parse(until))
}
