import type { Delivery, WebhookHealth } from '@capstan/sdk'
import { type ReactNode, useMemo } from 'react'
import type { ApiAnswer } from '../../queries.ts'
import { Chart, Legend } from '../../ui/chart.tsx'
import { classes } from '../../ui/classes.ts'
import {
  formatCount,
  formatDuration,
  formatNumber,
  formatRate,
  formatTime,
  timeZone,
} from '../../ui/format.ts'
import type { Series } from '../../ui/series.ts'
import { Failure, Skeleton } from '../../ui/states.tsx'
import { type Attempt, isSuccess } from './delivery.ts'
import { slotsOf } from './delivery-slots.ts'
import { quantileOf, useLateAttempts, useNewestDeliveries } from './late-attempts.ts'
import { failingSince } from './webhook.ts'

interface HealthProps {
  webhookId: string
  health: ApiAnswer<WebhookHealth>
}

/** How the attempts of a day ended, how many came when, and how long the last of them took. */
export function Health({ webhookId, health }: HealthProps) {
  const deliveries = useNewestDeliveries(webhookId)
  const attempts = useLateAttempts(deliveries.data?.data)
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
      <FigureRow health={health.data} attempts={attempts} />
      <div className="grid gap-x-10 gap-y-6 xl:grid-cols-[3fr_2fr]">
        {deliveries.data ? (
          <DeliveryChart
            deliveries={deliveries.data.data}
            hasMore={deliveries.data.hasMore}
            health={health.data}
          />
        ) : (
          <Skeleton className="h-57 w-full" />
        )}
        {attempts ? <TimeChart attempts={attempts} /> : <Skeleton className="h-57 w-full" />}
      </div>
    </section>
  )
}

interface FigureRowProps {
  health: WebhookHealth | undefined
  attempts: readonly Attempt[] | undefined
}

function FigureRow({ health, attempts }: FigureRowProps) {
  const durations = attempts?.map(({ durationMs }) => durationMs)
  const [p50, p95] = [0.5, 0.95].map((share) => durations && quantileOf(durations, share))
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
        {attempts &&
          (p50 == null || p95 == null ? '–' : `${formatDuration(p50)} / ${formatDuration(p95)}`)}
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

interface DeliveryChartProps {
  deliveries: readonly Delivery[]
  hasMore: boolean
  health: WebhookHealth | undefined
}

/** Failures on top of what arrived; from the last success on the ground is red. */
function DeliveryChart({ deliveries, hasMore, health }: DeliveryChartProps) {
  const slots = useMemo(() => slotsOf(deliveries, hasMore, Date.now()), [deliveries, hasMore])
  const { columns, series, isDay, slotOf } = slots
  const since = health && failingSince(health)
  return (
    <ChartFrame
      title={isDay ? 'Last 24 hours' : `Last ${deliveries.length} deliveries`}
      series={series}
      note={timeZone()}
    >
      <Chart
        label="Deliveries by time"
        columns={columns}
        series={series}
        incident={since ? [slotOf(since), columns.length - 1] : undefined}
      />
    </ChartFrame>
  )
}

function TimeChart({ attempts }: { attempts: readonly Attempt[] }) {
  const succeeded = attempts.filter((attempt) => isSuccess(attempt)).length
  const summary = `The last ${formatCount(attempts.length, 'attempt')}: ${succeeded} succeeded, ${attempts.length - succeeded} failed`
  const series: Series[] = [
    { name: 'took', kind: 'line', tone: 1, values: attempts.map(({ durationMs }) => durationMs) },
  ]
  return (
    <ChartFrame title="Answer time" series={[]} note={formatCount(attempts.length, 'attempt')}>
      {attempts.length > 1 ? (
        <Chart
          label={summary}
          isLog
          format={formatDuration}
          columns={attempts.map((attempt, index) => ({
            tick: formatTime(attempt.startedAt),
            title: `Attempt ${index + 1}, ${formatTime(attempt.startedAt)}`,
          }))}
          series={series}
        />
      ) : (
        <p className="flex h-49 items-center text-faint">
          {attempts.length === 1 ? 'One attempt so far.' : 'Send a test to check the address.'}
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
