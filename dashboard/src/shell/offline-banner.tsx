import { useMutationState } from '@tanstack/react-query'
import { WifiOff } from 'lucide-react'
import { useEffect, useState } from 'react'
import { formatCount, formatTime } from '../ui/format.ts'
import type { Connection } from './live.ts'

/** Above the page while the server cannot be reached: since when, and how many changes wait to be sent. */
export function OfflineBanner({ connection }: { connection: Connection }) {
  const [since, setSince] = useState<Date | null>(null)
  const waiting = useWaitingChanges()
  useEffect(() => {
    if (connection === 'live') setSince(null)
    if (connection === 'offline') setSince((before) => before ?? new Date())
  }, [connection])
  if (!since) return null
  return (
    <div
      role="status"
      className="flex min-h-9 shrink-0 flex-wrap items-center gap-x-2 bg-warn-wash px-6 py-1 text-sm max-sm:px-4"
    >
      <WifiOff size={16} aria-hidden="true" className="text-warn" />
      <strong className="font-name text-warn">No connection.</strong>
      <span>Showing what was loaded at {formatTime(since)}.</span>
      {waiting > 0 && (
        <span>{formatCount(waiting, 'change')} will be sent when you are online again.</span>
      )}
      <span className="ms-auto text-soft">Trying again…</span>
    </div>
  )
}

/** Changes that wait for the connection. They are lost with the window, so the browser asks before it closes. */
function useWaitingChanges(): number {
  const waiting = useMutationState({ filters: { predicate: ({ state }) => state.isPaused } }).length
  useEffect(() => {
    if (waiting === 0) return
    const ask = (event: BeforeUnloadEvent): void => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [waiting])
  return waiting
}
