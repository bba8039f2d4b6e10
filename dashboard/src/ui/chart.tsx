import { useEffect, useRef, useState } from 'react'
import { Marks } from './chart-marks.tsx'
import { linearTicks, logTicks, placeOn } from './chart-scale.ts'
import { classes } from './classes.ts'
import { formatCompact, formatNumber } from './format.ts'
import type { ChartColumn, Series } from './series.ts'

interface ChartProps {
  label: string
  columns: readonly ChartColumn[]
  series: readonly Series[]
  /** How a value is written in the tip and in the table. */
  format?: (value: number) => string
  /** For what spreads over powers of ten, such as answer times. */
  isLog?: boolean
  /** Columns in which something was wrong, washed red: from, to. */
  incident?: readonly [from: number, to: number] | undefined
  height?: number
}

/** `<Chart label columns series format isLog incident height>`: the one family of charts; its table is read out. */
export function Chart(props: ChartProps) {
  const { label, columns, series, format = formatNumber, isLog = false, height = 196 } = props
  const [box, width] = useWidth()
  const [hovered, setHovered] = useState<number | null>(null)
  const values = series.flatMap((one) => one.values)
  const ticks = isLog ? logTicks(values) : linearTicks(Math.max(0, ...stackedHeights(series)))
  const plot = { width: Math.max(0, width - 48), height: height - 28, top: 6 }
  const yOf = (value: number): number =>
    plot.top + (plot.height - plot.top) * (1 - placeOn(ticks, value, isLog))
  return (
    <figure ref={box} aria-label={label} className="relative">
      <svg
        width="100%"
        height={height}
        aria-hidden="true"
        onPointerMove={({ nativeEvent: { offsetX } }) => {
          const index = Math.floor((offsetX / plot.width) * columns.length)
          setHovered(index >= 0 && index < columns.length ? index : null)
        }}
        onPointerLeave={() => setHovered(null)}
      >
        {ticks.map((tick) => (
          <g key={tick} className="text-faint">
            <line x2={plot.width} y1={yOf(tick)} y2={yOf(tick)} className="stroke-line" />
            <text
              x={plot.width + 10}
              y={yOf(tick) + 4}
              fill="currentColor"
              className="text-micro font-normal tabular-nums"
            >
              {formatCompact(tick)}
            </text>
          </g>
        ))}
        <Marks
          {...{ series, plot, yOf, hovered }}
          count={columns.length}
          incident={props.incident}
        />
        <Ticks columns={columns} width={plot.width} y={height - 6} />
      </svg>
      {hovered !== null && (
        <Tip
          {...{ columns, series, format, hovered }}
          left={(hovered + 0.5) / columns.length}
          plot={plot}
        />
      )}
      <DataTable {...{ label, columns, series, format }} />
    </figure>
  )
}

/** Failures stand on the bars, so the two are one height. */
const stackedHeights = (series: readonly Series[]): number[] => {
  const bars = series.filter(({ kind }) => kind === 'bar' || kind === 'failure')
  const sums = (bars[0]?.values ?? []).map((_, index) =>
    bars.reduce((sum, { values }) => sum + (values[index] ?? 0), 0),
  )
  return [...sums, ...series.filter((one) => !bars.includes(one)).flatMap(({ values }) => values)]
}

function useWidth() {
  const element = useRef<HTMLElement>(null)
  const [width, setWidth] = useState(0)
  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => setWidth(entry?.contentRect.width ?? 0))
    if (element.current) observer.observe(element.current)
    return () => observer.disconnect()
  }, [])
  return [element, width] as const
}

/** In pixels, between two words below the axis. */
const tickRoom = 96

function Ticks({
  columns,
  width,
  y,
}: {
  columns: readonly ChartColumn[]
  width: number
  y: number
}) {
  const last = columns.length - 1
  const step = Math.max(1, Math.ceil((last * tickRoom) / Math.max(1, width)))
  const regular = columns.map((_, index) => index).filter((index) => index % step === 0)
  // The last has the end for itself.
  const roomAfter = (index: number): number => ((last - index + 0.5) / columns.length) * width
  const shown = [...regular.filter((index) => roomAfter(index) >= tickRoom), last]
  return shown.map((index) => (
    <text
      key={index}
      x={index === 0 ? 0 : index === last ? width : ((index + 0.5) / columns.length) * width}
      y={y}
      textAnchor={index === 0 ? 'start' : index === last ? 'end' : 'middle'}
      className="fill-faint font-normal text-micro tabular-nums"
    >
      {columns[index]?.tick}
    </text>
  ))
}

interface TipProps {
  columns: readonly ChartColumn[]
  series: readonly Series[]
  format(value: number): string
  hovered: number
  left: number
  plot: { width: number }
}

function Tip({ columns, series, format, hovered, left, plot }: TipProps) {
  const isRight = left > 0.6
  const x = left * plot.width
  return (
    <div
      aria-hidden="true"
      style={isRight ? { right: `calc(100% - ${x - 12}px)` } : { left: x + 12 }}
      className="pointer-events-none absolute top-2 z-1 rounded-md bg-slate px-2.5 py-2 text-on-slate text-xs shadow-lift"
    >
      <p className="mb-1 font-name whitespace-nowrap">{columns[hovered]?.title}</p>
      {series.map(({ name, values }) => (
        <p key={name} className="flex justify-between gap-6 whitespace-nowrap text-slate-soft">
          {name}
          <span className="text-on-slate tabular-nums">{format(values[hovered] ?? 0)}</span>
        </p>
      ))}
    </div>
  )
}

type DataTableProps = Required<Pick<ChartProps, 'label' | 'columns' | 'series' | 'format'>>

const DataTable = ({ label, columns, series, format }: DataTableProps) => (
  <table className="sr-only">
    <caption>{label}</caption>
    <thead>
      <tr>
        <th scope="col">Time</th>
        {series.map(({ name }) => (
          <th key={name} scope="col">
            {name}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {columns.map(({ title }, index) => (
        <tr key={title}>
          <th scope="row">{title}</th>
          {series.map(({ name, values }) => (
            <td key={name}>{format(values[index] ?? 0)}</td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
)

const swatches = {
  1: 'bg-chart-1',
  2: 'bg-chart-2',
  3: 'bg-chart-3',
  4: 'bg-chart-4',
} as const

/** `<Legend series>`: beside the chart's title. */
export const Legend = ({ series }: { series: readonly Series[] }) => (
  <ul className="flex flex-wrap gap-x-4 gap-y-1 text-soft text-xs">
    {series.map(({ name, kind, tone = 2 }) => (
      <li key={name} className="flex items-center gap-1.5">
        <span
          aria-hidden="true"
          className={classes(
            kind === 'bar' || kind === 'failure'
              ? 'size-2 rounded-[2px]'
              : kind === 'comparison'
                ? 'w-4'
                : 'h-0.5 w-3',
            kind === 'comparison' && 'border-faint border-t border-dashed',
            kind !== 'comparison' && (kind === 'failure' ? 'bg-bad-fill' : swatches[tone]),
          )}
        />
        {name}
      </li>
    ))}
  </ul>
)
