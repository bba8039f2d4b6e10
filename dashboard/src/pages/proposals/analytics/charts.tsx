import { decimalsOf } from '@capstan/sdk'
import { Card, CardHeader } from '../../../ui/card.tsx'
import { Chart, Legend } from '../../../ui/chart.tsx'
import { Segments } from '../../../ui/segments.tsx'
import type { Series } from '../../../ui/series.ts'
import { formatTotalAmount } from '../money.ts'
import { type AnalyticsGroup, acceptedOf, monthOf, valueIn } from './figures.ts'

interface Months {
  groups: readonly AnalyticsGroup[]
}

/** How many were sent each month, and how many were accepted. */
export function CountChart({ groups }: Months) {
  const series: Series[] = [
    { name: 'Sent', kind: 'bar', values: groups.map(({ count }) => count) },
    { name: 'Accepted', kind: 'line', tone: 1, values: groups.map(acceptedOf) },
  ]
  return (
    <Card className="min-w-0">
      <CardHeader title="Proposals by month" actions={<Legend series={series} />} />
      <div className="p-4 pb-3">
        <Chart
          label="Proposals by the month in which they were sent"
          columns={groups.map(({ key }) => monthOf(key))}
          series={series}
        />
      </div>
    </Card>
  )
}

interface ValueChartProps extends Months {
  currency: string
  currencies: readonly string[]
  onChoose(currency: string): void
}

/** Charts the offered and accepted value of each month in one currency. */
export function ValueChart({ groups, currency, currencies, onChoose }: ValueChartProps) {
  const unit = 10 ** decimalsOf(currency)
  const series: Series[] = [
    {
      name: 'Sent',
      kind: 'bar',
      values: groups.map((group) => (valueIn(group, currency)?.sent ?? 0) / unit),
    },
    {
      name: 'Accepted',
      kind: 'line',
      tone: 1,
      values: groups.map((group) => (valueIn(group, currency)?.accepted ?? 0) / unit),
    },
  ]
  // More stand in the table below, where each can be chosen.
  const offered = currencies.slice(0, 4)
  return (
    <Card className="min-w-0">
      <CardHeader
        title={`Value by month, ${currency}`}
        actions={
          <>
            <Legend series={series} />
            {offered.length > 1 && (
              <Segments
                label="Currency"
                options={offered.map((value) => ({ value, title: value }))}
                value={currency}
                onChange={onChoose}
              />
            )}
          </>
        }
      />
      <div className="p-4 pb-3">
        <Chart
          label={`Value in ${currency} by the month in which it was sent`}
          columns={groups.map(({ key }) => monthOf(key))}
          series={series}
          format={(value) => formatTotalAmount(Math.round(value * unit), currency)}
        />
      </div>
    </Card>
  )
}
