import { WifiOff } from 'lucide-react'
import { useEffect, useState } from 'react'
import { formatTime } from '../ui/format.ts'
import type { Connection } from './live.ts'

/** Above the page while the server cannot be reached: since when, and that it is being tried. */
export function OfflineBanner({ connection }: { connection: Connection }) {
  const [since, setSince] = useState<Date | null>(null)
  useEffect(() => {
    if (connection === 'live') setSince(null)
    if (connection === 'offline') setSince((before) => before ?? new Date())
  }, [connection])
  if (!since) return null
  return (
    <div className="flex min-h-9 shrink-0 flex-wrap items-center gap-x-2 bg-warn-wash px-6 py-1 text-sm max-sm:px-4">
      <WifiOff size={16} aria-hidden="true" className="text-warn" />
      <strong className="font-name text-warn">No connection.</strong>
      <span>Showing what was loaded at {formatTime(since)}.</span>
      <span className="ms-auto text-soft">Trying again…</span>
    </div>
  )
}
