/** How far something has come; `label` is what it is. */
export function Progress({ percent, label }: { percent: number; label: string }) {
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuenow={percent}
      aria-valuemin={0}
      aria-valuemax={100}
      className="h-1.5 w-full overflow-hidden rounded-full bg-line"
    >
      <svg
        className="h-full w-full"
        preserveAspectRatio="none"
        viewBox="0 0 100 1"
        aria-hidden="true"
      >
        <rect width={percent} height="1" className="fill-brass transition-all" />
      </svg>
    </div>
  )
}

/** How much of a limit is used; without a limit only how much. */
export function Meter({ label, used, max }: { label: string; used: number; max: number | null }) {
  const number = new Intl.NumberFormat('en')
  const percent = max === null || max === 0 ? 0 : Math.min(100, (used / max) * 100)
  return (
    <div className="flex flex-col gap-1.5">
      <div className="flex justify-between gap-4 text-sm">
        <span>{label}</span>
        <span className="text-faint tabular-nums">
          {number.format(used)}
          {max === null ? ' · no limit' : ` of ${number.format(max)}`}
        </span>
      </div>
      {max !== null && <Progress percent={percent} label={`${label} used`} />}
    </div>
  )
}
