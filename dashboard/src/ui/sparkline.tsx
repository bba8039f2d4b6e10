/** `<Sparkline values label>`: 78 × 34, its course and where it ends; the number stands beside it. */
export function Sparkline({ values, label }: { values: readonly number[]; label: string }) {
  const [width, height, pad] = [78, 34, 3]
  const top = Math.max(...values)
  const low = Math.min(...values)
  const span = top - low || 1
  const points = values.map((value, index): [number, number] => [
    pad + (index / Math.max(1, values.length - 1)) * (width - 2 * pad),
    height - pad - ((value - low) / span) * (height - 2 * pad),
  ])
  const line = points.map((point) => point.map((at) => at.toFixed(1)).join(',')).join(' ')
  const [endX = 0, endY = 0] = points.at(-1) ?? []
  return (
    <svg role="img" aria-label={label} width={width} height={height} className="text-chart-1">
      <polygon
        points={`${pad},${height} ${line} ${width - pad},${height}`}
        fill="currentColor"
        opacity="0.09"
      />
      <polyline
        points={line}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
        strokeLinejoin="round"
      />
      <circle cx={endX} cy={endY} r="2" fill="currentColor" />
    </svg>
  )
}
