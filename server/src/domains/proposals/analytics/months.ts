/** A month as `2026-11`, and the instant at which it begins. */
export interface Month {
  key: string
  begins: Date
}

/** The months that a time touches, in order, as they are in a time zone. `to` does not belong to it. */
export function monthsIn(timeZone: string, from: Date, to: Date): Month[] {
  const local = new Date(localOf(timeZone, from))
  const months: Month[] = []
  for (let year = local.getUTCFullYear(), month = local.getUTCMonth(); ; month++) {
    const begins = instantOf(timeZone, Date.UTC(year, month))
    if (begins >= to) return months
    months.push({ key: new Date(Date.UTC(year, month)).toISOString().slice(0, 7), begins })
  }
}

/** What a clock on the wall shows, as if it were UTC. */
function localOf(timeZone: string, at: Date): number {
  const parts = new Intl.DateTimeFormat('en-US', {
    ...{ timeZone, hourCycle: 'h23', calendar: 'iso8601', numberingSystem: 'latn' },
    ...({ year: 'numeric', month: 'numeric', day: 'numeric' } as const),
    ...({ hour: 'numeric', minute: 'numeric', second: 'numeric' } as const),
  }).formatToParts(at)
  const of = (type: string) => Number(parts.find((part) => part.type === type)?.value)
  return Date.UTC(of('year'), of('month') - 1, of('day'), of('hour'), of('minute'), of('second'))
}

/** Twice, because the clocks may change between the guess and the answer. */
function instantOf(timeZone: string, local: number): Date {
  let at = local
  for (let round = 0; round < 2; round++) at -= localOf(timeZone, new Date(at)) - local
  return new Date(at)
}
