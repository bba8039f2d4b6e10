import type { OverviewReport } from '@capstan/sdk'
import { Card, CardHeader } from '../../ui/card.tsx'
import { Chart, Legend } from '../../ui/chart.tsx'
import { formatDay, formatTime, formatWeekday } from '../../ui/format.ts'
import type { ChartColumn, Series } from '../../ui/series.ts'
import { earlierNames } from './range.ts'

/** Deliveries, failed ones on top in red, and events, with those of the period before. */
export function Traffic({ overview, className }: { overview: OverviewReport; className: string }) {
  const { events, isComplete, range } = overview
  const series = seriesOf(overview)
  const isQuiet = series.every(({ values }) => values.every((value) => value === 0))
  return (
    <Card className={className}>
      <CardHeader title="Traffic" actions={<Legend series={series} />} />
      <div className="relative p-4 pb-3">
        {events && (
          <Chart
            label="Events and deliveries"
            columns={columnsOf(overview)}
            series={series}
            height={220}
          />
        )}
        {isQuiet && isComplete && (
          <p className="absolute inset-x-0 top-20 pe-12 text-center text-soft text-sm">
            <span className="bg-sheet px-2">
              {events
                ? `No events or deliveries in the ${periodNames[range]}.`
                : 'Your role does not see events.'}
            </span>
          </p>
        )}
        {!isComplete && (
          <p role="status" className="pt-1 text-faint text-xs">
            Counting older events…
          </p>
        )}
      </div>
    </Card>
  )
}

const periodNames = {
  '24h': 'last 24 hours',
  '7d': 'last 7 days',
  '30d': 'last 30 days',
  '90d': 'last 90 days',
}

const zeros = { slots: [], previousSlots: [], total: 0 }

function seriesOf({ delivered, failedAttempts, events, range }: OverviewReport): Series[] {
  const { slots, previousSlots } = events ?? zeros
  const before: Series = {
    name: `Events, ${earlierNames[range]}`,
    kind: 'comparison',
    values: previousSlots,
  }
  return [
    { name: 'Deliveries', kind: 'bar', tone: 2, values: (delivered ?? zeros).slots },
    { name: 'Failed attempts', kind: 'failure', values: (failedAttempts ?? zeros).slots },
    { name: 'Events', kind: 'line', tone: 3, values: slots },
    ...(previousSlots.some((value) => value > 0) ? [before] : []),
  ]
}

const partMs = 6 * 3_600_000

function columnsOf({ slots, range }: OverviewReport): ChartColumn[] {
  return slots.map((at) => {
    const day = `${formatWeekday(at)} ${formatDay(at)}`
    if (range === '24h') return { tick: formatTime(at), title: `${day}, ${formatTime(at)}` }
    if (range !== '7d') return { tick: formatDay(at), title: day }
    const end = formatTime(Date.parse(at) + partMs)
    return { tick: day, title: `${day}, ${formatTime(at)} to ${end}` }
  })
}
