const days = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat']
const units = { m: 60_000, h: 3_600_000, d: 86_400_000 }

/** At least five minutes: `5m` and more of two digits, or any number of hours and days up to three digits. */
export const schedulePattern =
  '^([5-9]m|[1-9][0-9]{1,3}m|[1-9][0-9]{0,2}[hd]|((sun|mon|tue|wed|thu|fri|sat) )?([01][0-9]|2[0-3]):[0-5][0-9])$'

/** When a schedule is due next, in UTC. An interval counts from the time that is given. */
export function nextTime(schedule: string, after: Date): Date {
  const interval = /^(\d+)([mhd])$/.exec(schedule)
  if (interval) {
    const [, count, unit] = interval as unknown as [string, string, keyof typeof units]
    return new Date(after.getTime() + Number(count) * units[unit])
  }
  const [time = '', day] = schedule.split(' ').reverse()
  const [hours, minutes] = time.split(':').map(Number)
  const next = new Date(after)
  next.setUTCHours(hours ?? 0, minutes ?? 0, 0, 0)
  while (next <= after || (day !== undefined && days[next.getUTCDay()] !== day)) {
    next.setUTCDate(next.getUTCDate() + 1)
  }
  return next
}
