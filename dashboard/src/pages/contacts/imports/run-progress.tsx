import type { ContactImport } from '@capstan/sdk'
import { useEffect, useState } from 'react'
import { formatNumber } from '../../../ui/format.ts'
import { Progress } from '../../../ui/progress.tsx'
import { countsIn, paceOf, percentOf } from './import-state.ts'

/** `<RunProgress record label>`: rows, pace, time left and counts, as the server has them. */
export function RunProgress({ record, label }: { record: ContactImport; label: string }) {
  const now = useSeconds()
  const { progress } = record
  const pace = paceOf(record, now)
  return (
    <div role="status" className="flex flex-col gap-3 rounded-lg border border-line p-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 text-sm tabular-nums">
        <span className="font-name">
          {progress.rowsRead === 0 ? `${label}…` : `${formatNumber(progress.rowsRead)} rows read`}
        </span>
        {pace && <span className="text-faint text-xs">{pace}</span>}
      </div>
      <Progress label={label} percent={percentOf(progress)} />
      <p className="text-soft text-sm tabular-nums">{countsIn(progress)}</p>
    </div>
  )
}

function useSeconds(): Date {
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), 1_000)
    return () => clearInterval(timer)
  }, [])
  return now
}
