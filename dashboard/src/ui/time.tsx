import { useEffect, useState } from 'react'
import { formatExact, formatRelative } from './format.ts'

/** `<Ago at never>`: a time from now; the exact one in its tip. */
export function Ago({ at, never = 'never' }: { at: string | null | undefined; never?: string }) {
  const now = useNow()
  if (!at) return <span className="text-faint">{never}</span>
  return (
    <time dateTime={at} title={formatExact(at)} className="whitespace-nowrap tabular-nums">
      {formatRelative(at, now)}
    </time>
  )
}

/** How often the present is looked at again: often enough for minutes. */
const renewMs = 20_000

function useNow(): Date {
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), renewMs)
    return () => clearInterval(timer)
  }, [])
  return now
}
