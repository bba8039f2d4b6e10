/** Numbers, sizes and times as every page writes them: English, true minus, a thin space before a unit of share. */

const thin = '\u202f'
const minus = '\u2212'
const dash = '\u2013'

const trueMinus = (text: string): string => text.replace('-', minus)

/** Makes a formatter when it is first needed: making one takes longer than all else that a page does as it loads. */
function lazily<Format>(make: () => Format): () => Format {
  let made: Format | undefined
  return () => (made ??= make())
}

const whole = lazily(() => new Intl.NumberFormat('en', { maximumFractionDigits: 0 }))
const compact = lazily(
  () => new Intl.NumberFormat('en', { notation: 'compact', maximumFractionDigits: 1 }),
)

/** `12,480`; with `digits` as many after the point as it says. */
export function formatNumber(value: number, digits?: number): string {
  if (digits === undefined) return trueMinus(whole().format(value))
  const fixed = { minimumFractionDigits: digits, maximumFractionDigits: digits }
  return trueMinus(value.toLocaleString('en', fixed))
}

/** `28k`: for an axis, where the exact number stands in the table beside it. */
export const formatCompact = (value: number): string =>
  trueMinus(compact().format(value)).replace('K', 'k')

/** `1 source`, `1,204 sources`. */
export const formatCount = (count: number, one: string, many = `${one}s`): string =>
  `${formatNumber(count)} ${count === 1 ? one : many}`

/** A total: exact, or `10,000+` where the server stopped counting. */
export const formatTotal = (total: number, isExact = true): string =>
  `${formatNumber(total)}${isExact ? '' : '+'}`

/** `99.72 %` of a share between 0 and 1, without zeros at its end. */
export const formatPercent = (share: number, digits = 2): string =>
  `${trueMinus((share * 100).toLocaleString('en', { maximumFractionDigits: digits }))}${thin}%`

/** A share of successes, never rounded up to 100 %: one failure stays one. */
export const formatRate = (share: number): string =>
  formatPercent(share < 1 ? Math.min(share, 0.9999) : 1)

/** `+12.4 %`, `−3 %`: how one number compares with the one before; null where there was none. */
export function formatChange(now: number, before: number): string | null {
  if (before === 0) return null
  const share = (now - before) / before
  return `${share > 0 ? '+' : ''}${formatPercent(share, 1)}`
}

/** `Owner`: a word of the API, such as a role or a plan, as the name of one. */
export const formatWord = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)

const byteUnits = ['bytes', 'kB', 'MB', 'GB', 'TB']

/** `2.1 kB`: powers of 1,000, the one size of the whole dashboard. */
export function formatBytes(bytes: number): string {
  if (bytes === 1) return '1 byte'
  let size = bytes
  let unit = 0
  // From 999.95 the rounded number would read 1,000 of the smaller unit.
  while (size >= 999.95 && unit < byteUnits.length - 1) {
    size /= 1_000
    unit++
  }
  const text = unit === 0 ? whole().format(size) : size.toLocaleString('en', digitsFor(size))
  return `${text} ${byteUnits[unit]}`
}

const digitsFor = (size: number) => ({ maximumFractionDigits: size < 99.95 ? 1 : 0 })

type Step = readonly [unit: string, ms: number, nextMs: number, nextUnit: string]
const minutes: Step = ['min', 60_000, 1_000, 's']
/** A length just under a unit rounds up into it, so that nothing reads `60 min`. */
const steps: readonly Step[] = [
  ['d', 86_400_000, 3_600_000, 'h'],
  ['h', 3_600_000, 60_000, 'min'],
  minutes,
]

/** `48 ms`, `1.82 s`, `1 h 26 min`: at most two units. */
export function formatDuration(ms: number): string {
  if (ms < 999.5) return `${formatNumber(ms)} ms`
  if (ms < 59_995) return `${formatNumber(ms / 1_000, 2)} s`
  const index = steps.findIndex(([, size, nextSize]) => ms >= size - nextSize / 2)
  const [unit, size, nextSize, nextUnit] = steps[index] ?? minutes
  const parts = Math.round(ms / nextSize)
  const perUnit = size / nextSize
  const rest = parts % perUnit
  const first = `${Math.floor(parts / perUnit)} ${unit}`
  return rest === 0 ? first : `${first} ${rest} ${nextUnit}`
}

type Moment = string | number | Date

const on = (options: Intl.DateTimeFormatOptions) => {
  const format = lazily(() => new Intl.DateTimeFormat('en-GB', options))
  return (at: Moment): string => format().format(new Date(at))
}

/** `24 November 2026`. */
export const formatDate = on({ day: 'numeric', month: 'long', year: 'numeric' })
/** `24 Nov`. */
export const formatDay = on({ day: 'numeric', month: 'short' })
/** `Tue`. */
export const formatWeekday = on({ weekday: 'short' })
/** `14:31`. */
export const formatTime = on({ hour: '2-digit', minute: '2-digit' })
/** `14:31:58`. */
export const formatSeconds = on({ hour: '2-digit', minute: '2-digit', second: '2-digit' })

const exact = lazily(
  () => new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'medium' }),
)

/** To the second, in the reader's own time zone. */
export const formatExact = (at: Moment): string => exact().format(new Date(at))

const relativeUnits: readonly [Intl.RelativeTimeFormatUnit, seconds: number][] = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['week', 604_800],
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
]
const relative = lazily(
  () => new Intl.RelativeTimeFormat('en', { numeric: 'auto', style: 'short' }),
)

/** `2 min. ago`, `yesterday`, `in 3 days`; within ten seconds `just now`. */
export function formatRelative(at: Moment, now: Date): string {
  const seconds = (new Date(at).getTime() - now.getTime()) / 1_000
  const [unit, size] = relativeUnits.find(([, one]) => Math.abs(seconds) >= one) ?? ['second', 1]
  if (unit === 'second' && Math.abs(seconds) < 10) return 'just now'
  return relative().format(Math.round(seconds / size), unit)
}

/** `7–18 Dec`: two days, without saying the month twice. */
export function formatDays(from: Moment, to: Moment): string {
  const [start, end] = [formatDay(from), formatDay(to)]
  if (start === end) return end
  const [day, month] = start.split(' ')
  return end.endsWith(` ${month}`) ? `${day}${dash}${end}` : `${start} ${dash} ${end}`
}

/** `Europe/Berlin`: the time zone that the page's days and hours are in. */
export const timeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone

/** `24 Nov` of a day that the server counts, which begins at midnight UTC. */
export const formatUtcDay = on({ day: 'numeric', month: 'short', timeZone: 'UTC' })
/** `Tue 24 November`. */
export const formatUtcDate = on({
  weekday: 'short',
  day: 'numeric',
  month: 'long',
  timeZone: 'UTC',
})
