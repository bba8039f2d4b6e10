import { Bar, BarChart, CartesianGrid, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts'
import { creditsOf, type Day, dayOf } from './account.ts'

const compact = new Intl.NumberFormat('en', { notation: 'compact' })
const tick = { fill: 'var(--color-faint)', fontSize: 12 }

/** Credits by day; who cannot see it has the table. */
export function DailyChart({ days }: { days: readonly Day[] }) {
  const sum = days.reduce((total, { credits }) => total + credits, 0)
  return (
    <div role="img" aria-label={`${creditsOf(sum)} in ${days.length} days`} className="h-full">
      <ResponsiveContainer width="100%" height="100%">
        <BarChart
          data={[...days]}
          margin={{ top: 8, right: 4, bottom: 0, left: 0 }}
          accessibilityLayer={false}
        >
          <CartesianGrid vertical={false} stroke="var(--color-line)" />
          <XAxis
            dataKey="date"
            tickFormatter={dayOf}
            tickLine={false}
            axisLine={{ stroke: 'var(--color-edge)' }}
            tick={tick}
            minTickGap={36}
            tickMargin={6}
          />
          <YAxis
            width={40}
            allowDecimals={false}
            tickFormatter={(count: number) => compact.format(count)}
            tickLine={false}
            axisLine={false}
            tick={tick}
          />
          <Tooltip
            cursor={{ fill: 'var(--color-well)' }}
            content={({ payload }) => <DayTip day={payload[0]?.payload} />}
          />
          <Bar
            dataKey="credits"
            fill="var(--color-brass)"
            radius={[3, 3, 0, 0]}
            maxBarSize={26}
            isAnimationActive={false}
          />
        </BarChart>
      </ResponsiveContainer>
    </div>
  )
}

function DayTip({ day }: { day: Day | undefined }) {
  if (!day) return null
  return (
    <div className="rounded-md border border-line bg-raised px-3 py-2 text-sm shadow-float">
      <p className="text-faint text-xs">{dayOf(day.date)}, UTC</p>
      <p className="font-medium tabular-nums">{creditsOf(day.credits)}</p>
    </div>
  )
}
