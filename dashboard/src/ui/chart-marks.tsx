import { classes } from './classes.ts'
import type { Series } from './series.ts'

interface MarksProps {
  series: readonly Series[]
  plot: { width: number; height: number }
  yOf(value: number): number
  count: number
  hovered: number | null
  incident: readonly [from: number, to: number] | undefined
}

const fills = {
  1: 'fill-chart-1',
  2: 'fill-chart-2',
  3: 'fill-chart-3',
  4: 'fill-chart-4',
} as const
const strokes = {
  1: 'stroke-chart-1',
  2: 'stroke-chart-2',
  3: 'stroke-chart-3',
  4: 'stroke-chart-4',
} as const

/** Bars with a cap of full colour, failures solid above them, lines over both. */
export function Marks({ series, plot, yOf, count, hovered, incident }: MarksProps) {
  const step = plot.width / Math.max(1, count)
  const bars = series.filter(({ kind }) => kind === 'bar')
  const failures = series.find(({ kind }) => kind === 'failure')
  return (
    <>
      {incident && (
        <rect
          x={incident[0] * step}
          width={(incident[1] - incident[0] + 1) * step}
          height={plot.height}
          className="fill-bad-fill/7"
        />
      )}
      {Array.from({ length: count }, (_, index) => index).map((index) => {
        const value = bars.reduce((sum, { values }) => sum + (values[index] ?? 0), 0)
        const failed = failures?.values[index] ?? 0
        return (
          <Bar
            key={index}
            {...{ value, failed, yOf }}
            x={index * step + step * 0.18}
            width={step * 0.64}
            tone={bars[0]?.tone ?? 2}
            isHovered={index === hovered}
          />
        )
      })}
      {series
        .filter(({ kind }) => kind === 'line' || kind === 'comparison')
        .map((one) => (
          <Line key={one.name} {...{ one, step, yOf, hovered }} />
        ))}
    </>
  )
}

interface BarProps {
  value: number
  failed: number
  yOf(value: number): number
  x: number
  width: number
  tone: 1 | 2 | 3 | 4
  isHovered: boolean
}

function Bar({ value, failed, yOf, x, width, tone, isHovered }: BarProps) {
  const top = yOf(value)
  const failedTop = yOf(value + failed)
  if (width <= 0) return null
  return (
    <g>
      {value > 0 && (
        <>
          <rect
            x={x}
            y={top}
            width={width}
            height={Math.max(0, yOf(0) - top)}
            className={classes(fills[tone], isHovered ? 'opacity-60' : 'opacity-30')}
          />
          <rect x={x} y={top} width={width} height="2" className={fills[isHovered ? 1 : tone]} />
        </>
      )}
      {failed > 0 && (
        <rect
          x={x}
          y={Math.min(failedTop, top - 3)}
          width={width}
          height={Math.max(2, top - failedTop - 1)}
          rx="1"
          className="fill-bad-fill"
        />
      )}
    </g>
  )
}

interface LineProps {
  one: Series
  step: number
  yOf(value: number): number
  hovered: number | null
}

function Line({ one, step, yOf, hovered }: LineProps) {
  const pointOf = (value: number, index: number) => [(index + 0.5) * step, yOf(value)] as const
  const isComparison = one.kind === 'comparison'
  const at = hovered === null ? undefined : one.values[hovered]
  const [x = 0, y = 0] = at === undefined || hovered === null ? [] : pointOf(at, hovered)
  const tone = one.tone ?? 3
  return (
    <>
      <polyline
        points={one.values.map((value, index) => pointOf(value, index).join(',')).join(' ')}
        fill="none"
        strokeWidth={isComparison ? 1.25 : 1.75}
        strokeDasharray={isComparison ? '3 3' : undefined}
        strokeLinejoin="round"
        className={isComparison ? 'stroke-faint' : strokes[tone]}
      />
      {at !== undefined && !isComparison && (
        <circle
          cx={x}
          cy={y}
          r="3.5"
          strokeWidth="2"
          className={classes(fills[tone], 'stroke-sheet')}
        />
      )}
    </>
  )
}
