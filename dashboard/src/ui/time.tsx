import { useEffect, useState } from 'react'

const units: [Intl.RelativeTimeFormatUnit, number][] = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['week', 604_800],
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
]
const relative = new Intl.RelativeTimeFormat('en', { numeric: 'auto', style: 'short' })
const exact = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'medium' })

function timeAgo(time: Date, now: Date): string {
  const seconds = (time.getTime() - now.getTime()) / 1000
  const [unit, size] = units.find(([, one]) => Math.abs(seconds) >= one) ?? ['second', 1]
  return unit === 'second' && Math.abs(seconds) < 10
    ? 'just now'
    : relative.format(Math.round(seconds / size), unit)
}

/** To the second, in the reader's own time. */
export const exactTime = (at: string): string => exact.format(new Date(at))

/** A time as people say it; the exact one on hover and to who copies it. */
export function Ago({ at, never = 'never' }: { at: string | null | undefined; never?: string }) {
  const now = useMinute()
  if (!at) return <span className="text-faint">{never}</span>
  const time = new Date(at)
  return (
    <time dateTime={at} title={exact.format(time)} className="whitespace-nowrap">
      {timeAgo(time, now)}
    </time>
  )
}

/** The present, renewed often enough for what is shown of it. */
function useMinute(): Date {
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), 20_000)
    return () => clearInterval(timer)
  }, [])
  return now
}
