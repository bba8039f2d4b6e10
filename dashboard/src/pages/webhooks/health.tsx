import type { WebhookHealth } from '@capstan/sdk'
import { type ReactNode, useMemo } from 'react'
import type { ApiAnswer } from '../../queries.ts'
import { Chart, Legend } from '../../ui/chart.tsx'
import { classes } from '../../ui/classes.ts'
import {
  formatCount,
  formatDuration,
  formatNumber,
  formatRate,
  formatSeconds,
  formatTime,
  timeZone,
} from '../../ui/format.ts'
import type { ChartColumn, Series } from '../../ui/series.ts'
import { Failure, Skeleton } from '../../ui/states.tsx'
import { failingSince } from './webhook.ts'

/** How the attempts of a day ended, how many came when, and how long they took. */
export function Health({ health }: { health: ApiAnswer<WebhookHealth> }) {
  if (!health.data && health.error) {
    return (
      <Failure
        error={health.error}
        onRetry={health.reload}
        title="The health could not be loaded"
        still="Deliveries keep running."
      />
    )
  }
  return (
    <section aria-label="Health" className="flex flex-col gap-5">
      <FigureRow health={health.data} />
      <div className="grid gap-x-10 gap-y-6 xl:grid-cols-[3fr_2fr]">
        {health.data ? (
          <>
            <DeliveryChart health={health.data} />
            <TimeChart health={health.data} />
          </>
        ) : (
          <>
            <Skeleton className="h-57 w-full" />
            <Skeleton className="h-57 w-full" />
          </>
        )}
      </div>
    </section>
  )
}

function FigureRow({ health }: { health: WebhookHealth | undefined }) {
  const failed = health ? health.attempts - health.succeeded : 0
  return (
    <dl className="grid grid-cols-2 gap-x-10 gap-y-3 sm:flex sm:flex-wrap">
      <Figure label="Delivered, 24 h">
        {health && (health.successRate === null ? '–' : formatRate(health.successRate))}
      </Figure>
      <Figure label="Attempts">{health && formatNumber(health.attempts)}</Figure>
      <Figure label="Failed" isBad={failed > 0}>
        {health && formatNumber(failed)}
      </Figure>
      <Figure label="p50 / p95">
        {health &&
          (health.p50Ms === null || health.p95Ms === null
            ? '–'
            : `${formatDuration(health.p50Ms)} / ${formatDuration(health.p95Ms)}`)}
      </Figure>
    </dl>
  )
}

interface FigureProps {
  label: string
  isBad?: boolean
  children: ReactNode
}

const Figure = ({ label, isBad = false, children }: FigureProps) => (
  <div>
    <dt className="text-soft text-sm">{label}</dt>
    <dd
      className={classes('h-7 whitespace-nowrap text-figure-row tabular-nums', isBad && 'text-bad')}
    >
      {children ?? <Skeleton className="mt-1.5 h-4 w-16" />}
    </dd>
  </div>
)

const dayMs = 86_400_000
/** Below it, the slots of a chart differ by seconds. */
const shortMs = 48 * 60_000

/** The slots of the health as columns: 48 of one day, or of less where more came. */
function columnsOf({ since, slots }: WebhookHealth): ChartColumn[] {
  const lengthMs = Date.parse(slots[1]?.from ?? since) - Date.parse(since)
  const nameOf = lengthMs * slots.length < shortMs ? formatSeconds : formatTime
  return slots.map(({ from }, slot) => ({
    tick: slot === slots.length - 1 ? 'now' : nameOf(from),
    title: nameOf(from),
  }))
}

/** The shown range in words: a day, or as far as the server counts of a busy webhook. */
function rangeOf({ since, slots }: WebhookHealth): string {
  const [first = 0, last = 0] = [since, slots.at(-1)?.from ?? since].map(Date.parse)
  const ms = ((last - first) * slots.length) / (slots.length - 1)
  return ms >= dayMs - 60_000 ? 'Last 24 hours' : `Last ${formatDuration(ms)}`
}

/** Failures on top of what arrived; from the last success on the ground is red. */
function DeliveryChart({ health }: { health: WebhookHealth }) {
  const { slots } = health
  const columns = useMemo(() => columnsOf(health), [health])
  const series: Series[] = [
    { name: 'delivered', kind: 'bar', values: slots.map(({ succeeded }) => succeeded) },
    { name: 'failed', kind: 'failure', values: slots.map(({ failed }) => failed) },
  ]
  const since = failingSince(health)
  const first = since === null ? -1 : slots.findLastIndex(({ from }) => from <= since)
  return (
    <ChartFrame title={rangeOf(health)} series={series} note={timeZone()}>
      <Chart
        label={`Attempts by time: ${formatNumber(health.succeeded)} succeeded, ${formatNumber(health.attempts - health.succeeded)} failed`}
        columns={columns}
        series={series}
        incident={first < 0 ? undefined : [first, columns.length - 1]}
      />
    </ChartFrame>
  )
}

/** Slots without an attempt have no time, and are left out. */
function TimeChart({ health }: { health: WebhookHealth }) {
  const columns = columnsOf(health)
  const used = health.slots.flatMap(({ p50Ms, p95Ms }, slot) => {
    const column = columns[slot]
    return p50Ms === null || p95Ms === null || !column ? [] : [{ p50Ms, p95Ms, column }]
  })
  const series: Series[] = [
    { name: 'p50', kind: 'line', tone: 2, values: used.map(({ p50Ms }) => p50Ms) },
    { name: 'p95', kind: 'line', tone: 1, values: used.map(({ p95Ms }) => p95Ms) },
  ]
  return (
    <ChartFrame
      title="Answer time"
      series={used.length > 1 ? series : []}
      note={formatCount(health.attempts, 'attempt')}
    >
      {used.length > 1 ? (
        <Chart
          label="Answer time of attempts"
          isLog
          format={formatDuration}
          columns={used.map(({ column }) => column)}
          series={series}
        />
      ) : (
        <p className="flex h-49 items-center text-faint">
          {health.attempts === 0
            ? 'Send a test to check the address.'
            : 'Shows once attempts are some time apart.'}
        </p>
      )}
    </ChartFrame>
  )
}

interface ChartFrameProps {
  title: string
  series: readonly Series[]
  note: string
  children: ReactNode
}

const ChartFrame = ({ title, series, note, children }: ChartFrameProps) => (
  <div className="min-w-0">
    <div className="mb-3 flex flex-wrap items-center gap-x-4 gap-y-1">
      <h2 className="font-label text-soft text-xs">{title}</h2>
      <Legend series={series} />
      <span className="ms-auto text-faint text-xs">{note}</span>
    </div>
    {children}
  </div>
)
