import { calendarDay, dayBegins } from '../proposals/index.ts'

export const ranges = ['24h', '7d', '30d', '90d'] as const
export type OverviewRange = (typeof ranges)[number]

/** A time in slots, oldest first, and the same time before it. The newest slot has not ended. */
export interface Period {
  starts: readonly Date[]
  end: Date
  before: { starts: readonly Date[]; end: Date }
}

const hourMs = 3_600_000
const dayMs = 24 * hourMs

/** Days of a range, and the slots of a day. */
const shapes = {
  '7d': { days: 7, parts: 4 },
  '30d': { days: 30, parts: 1 },
  '90d': { days: 90, parts: 1 },
}

/** Returns the hours, or the calendar days in a time zone, up to now. Both times are equally long. */
export function periodOf(range: OverviewRange, timeZone: string, now: Date): Period {
  const [earlier, starts] =
    range === '24h' ? hoursUntil(now) : daysUntil(now, timeZone, shapes[range])
  const elapsed = now.getTime() - lastOf(starts).getTime()
  const before = { starts: earlier, end: new Date(lastOf(earlier).getTime() + elapsed) }
  return { starts, end: now, before }
}

type Halves = [earlier: Date[], starts: Date[]]

function hoursUntil(now: Date): Halves {
  const last = Math.floor(now.getTime() / hourMs)
  const hours = Array.from({ length: 48 }, (_, index) => new Date((last - 47 + index) * hourMs))
  return [hours.slice(0, 24), hours.slice(24)]
}

function daysUntil(
  now: Date,
  timeZone: string,
  { days, parts }: { days: number; parts: number },
): Halves {
  const today = Date.parse(calendarDay(timeZone, now))
  const begins = Array.from({ length: 2 * days + 1 }, (_, index) => {
    const day = new Date(today + (index - 2 * days + 1) * dayMs).toISOString().slice(0, 10)
    return dayBegins(timeZone, day)
  })
  const slots = begins.slice(0, -1).flatMap((begin, index) => {
    const length = ((begins[index + 1] ?? begin).getTime() - begin.getTime()) / parts
    return Array.from({ length: parts }, (_, part) => new Date(begin.getTime() + part * length))
  })
  const ofHalf = days * parts
  const starts = slots.slice(ofHalf).filter((start) => start <= now)
  return [slots.slice(0, starts.length), starts]
}

function lastOf(starts: readonly Date[]): Date {
  const last = starts.at(-1)
  if (!last) throw new RangeError('A period has slots.')
  return last
}

/** Returns the position of the last start that is not after a time; -1 before the first. */
export function slotAt(starts: readonly Date[], at: number): number {
  let [low, high] = [0, starts.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((starts[middle]?.getTime() ?? 0) <= at) low = middle + 1
    else high = middle
  }
  return low - 1
}
