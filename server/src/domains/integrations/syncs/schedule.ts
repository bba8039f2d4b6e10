/** Five minutes to seven days. */
export const intervalPattern = '^([5-9]m|[1-9][0-9]{1,4}m|[1-9][0-9]{0,2}h|[1-7]d)$'

const units = { m: 60_000, h: 3_600_000, d: 86_400_000 }
const mostMs = 7 * units.d

/** Milliseconds of such as `15m`, `6h` or `7d`; null beyond seven days. */
export function intervalMs(schedule: string): number | null {
  const unit = schedule.slice(-1) as keyof typeof units
  const ms = Number(schedule.slice(0, -1)) * units[unit]
  return ms <= mostMs ? ms : null
}

export const nextTime = (schedule: string | null, after: Date): Date | null =>
  schedule === null ? null : new Date(after.getTime() + (intervalMs(schedule) ?? mostMs))
