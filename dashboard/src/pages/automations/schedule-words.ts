const days: Readonly<Record<string, string>> = {
  mon: 'Monday',
  tue: 'Tuesday',
  wed: 'Wednesday',
  thu: 'Thursday',
  fri: 'Friday',
  sat: 'Saturday',
  sun: 'Sunday',
}
const units: Readonly<Record<string, string>> = { m: 'minutes', h: 'hours', d: 'days' }

/** `Every 15 minutes`, `Every Monday at 09:00 UTC`. */
export function scheduleWords(schedule: string): string {
  const every = /^(\d+)([mhd])$/.exec(schedule)
  if (every) {
    const [, count = '', unit = ''] = every
    const word = units[unit] ?? ''
    return count === '1' ? `Every ${word.slice(0, -1)}` : `Every ${count} ${word}`
  }
  const [first = '', time] = schedule.split(' ')
  return time ? `Every ${days[first] ?? first} at ${time} UTC` : `Every day at ${first} UTC`
}
