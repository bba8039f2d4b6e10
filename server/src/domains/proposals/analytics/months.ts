import { calendarDay, dayBegins } from '../calendar-day.ts'

/** A month as `2026-11`, and the instant at which it begins. */
export interface Month {
  key: string
  begins: Date
}

/** The months that a time touches, in order, as they are in a time zone. `to` does not belong to it. */
export function monthsIn(timeZone: string, from: Date, to: Date): Month[] {
  const [year = 0, first = 0] = calendarDay(timeZone, from).split('-').map(Number)
  const months: Month[] = []
  for (let month = first - 1; ; month++) {
    const key = new Date(Date.UTC(year, month)).toISOString().slice(0, 7)
    const begins = dayBegins(timeZone, `${key}-01`)
    if (begins >= to) return months
    months.push({ key, begins })
  }
}
