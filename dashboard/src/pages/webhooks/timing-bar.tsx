import { classes } from '../../ui/classes.ts'
import { formatDuration } from '../../ui/format.ts'
import type { Attempt } from './delivery.ts'

const parts = [
  ['dnsMs', 'name', 'fill-chart-2', 'bg-chart-2'],
  ['connectMs', 'connect', 'fill-chart-4', 'bg-chart-4'],
  ['tlsMs', 'TLS', 'fill-chart-3', 'bg-chart-3'],
  ['firstByteMs', 'answer', 'fill-chart-1', 'bg-chart-1'],
] as const

/** Where the time of an attempt went; what is over is the body, and our own part. */
export function TimingBar({ attempt: { timings, durationMs } }: { attempt: Attempt }) {
  const known = parts.filter(([name]) => timings[name] !== null)
  const sum = known.reduce((total, [name]) => total + (timings[name] ?? 0), 0)
  const whole = Math.max(durationMs, sum, 1)
  if (known.length === 0) return null
  let start = 0
  return (
    <div className="flex flex-col gap-2">
      <svg
        viewBox={`0 0 ${whole} 1`}
        preserveAspectRatio="none"
        className="h-1 w-full overflow-hidden rounded-full bg-press"
        aria-hidden="true"
      >
        {known.map(([name, , fill]) => {
          const width = timings[name] ?? 0
          start += width
          return (
            <rect key={name} x={start - width} y={0} width={width} height={1} className={fill} />
          )
        })}
      </svg>
      <ul className="flex flex-wrap gap-x-4 gap-y-1 text-faint text-xs tabular-nums">
        {known.map(([name, title, , dot]) => (
          <li key={name} className="flex items-center gap-1.5">
            <span aria-hidden="true" className={classes('size-2 rounded-full', dot)} />
            {title} {formatDuration(timings[name] ?? 0)}
          </li>
        ))}
        <li>total {formatDuration(durationMs)}</li>
      </ul>
    </div>
  )
}
