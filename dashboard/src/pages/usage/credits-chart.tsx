import { Chart } from '../../ui/chart.tsx'
import { formatUtcDate, formatUtcDay } from '../../ui/format.ts'
import type { Day } from './account.ts'

/** Credits by day; the chart brings its own table for readers who cannot see it. */
export const CreditsChart = ({ days }: { days: readonly Day[] }) => (
  <div className="p-4 pb-3">
    <Chart
      label="Credits used in the last 30 days"
      columns={days.map(({ date }) => ({ tick: formatUtcDay(date), title: formatUtcDate(date) }))}
      series={[{ name: 'Credits', kind: 'bar', values: days.map(({ credits }) => credits) }]}
    />
  </div>
)
