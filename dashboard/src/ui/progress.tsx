import { formatNumber } from './format.ts'

const bar = (percent: number, warns: boolean): string => {
  if (warns && percent >= 95) return 'fill-bad-fill'
  if (warns && percent >= 80) return 'fill-warn-fill'
  return 'fill-chart-1'
}

/** `<Progress percent label>`: how far something has come. */
export function Progress({
  percent,
  label,
  warns = false,
}: {
  percent: number
  label: string
  /** Colours a limit: orange from 80 %, red from 95 %. */
  warns?: boolean
}) {
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuenow={percent}
      aria-valuemin={0}
      aria-valuemax={100}
      className="h-1 w-full overflow-hidden rounded-full bg-press"
    >
      <svg
        className="h-full w-full"
        preserveAspectRatio="none"
        viewBox="0 0 100 1"
        aria-hidden="true"
      >
        <rect width={percent} height="1" className={bar(percent, warns)} />
      </svg>
    </div>
  )
}

/** `<Meter label used max>`: how much of a limit is used; without a limit only how much. */
export function Meter({
  label,
  used,
  max,
  format = formatNumber,
}: {
  label: string
  used: number
  max: number | null
  format?: (amount: number) => string
}) {
  const percent = max === null || max === 0 ? 0 : Math.min(100, (used / max) * 100)
  return (
    <div className="flex flex-col gap-2">
      <div className="flex justify-between gap-4 text-sm">
        <span>{label}</span>
        <span className="text-faint tabular-nums">
          <span className={wordColour(percent)}>{format(used)}</span>
          {max === null ? ' · no limit' : ` of ${format(max)}`}
        </span>
      </div>
      {max !== null && <Progress percent={percent} label={`${label} used`} warns />}
    </div>
  )
}

const wordColour = (percent: number): string => {
  if (percent >= 95) return 'text-bad'
  return percent >= 80 ? 'text-warn' : 'text-ink'
}
