import { lazy, Suspense } from 'react'
import { useSearchParams } from '../../search.ts'
import { Card, CardHeader } from '../../ui/card.tsx'
import { Skeleton } from '../../ui/states.tsx'
import { Table } from '../../ui/table.tsx'
import { creditsOf, type Day, dayOf, lastDays, numberOf } from './account.ts'
import { usageSearch } from './search-params.ts'

/** The charting library is loaded here, and on no other page. */
const DailyChart = lazy(() =>
  import('./daily-chart.tsx').then(({ DailyChart }) => ({ default: DailyChart })),
)

/** What was used in the last days, as a chart or in numbers. */
export function DailyUse({ daily }: { daily: readonly Day[] }) {
  const [{ show }, setSearch] = useSearchParams(usageSearch)
  const isTable = show === 'table'
  const days = lastDays(daily, new Date())
  const used = days.filter(({ credits }) => credits > 0)
  const sum = used.reduce((total, { credits }) => total + credits, 0)
  return (
    <Card>
      <CardHeader
        title="Credits used by day"
        hint={`${creditsOf(sum)} in the last 30 days, for processing sources and answering searches.`}
        actions={
          <label className="flex cursor-pointer items-center gap-2 text-sm">
            <input
              type="checkbox"
              role="switch"
              className="size-4 accent-brass"
              checked={isTable}
              aria-checked={isTable}
              onChange={() => setSearch({ show: isTable ? undefined : 'table' })}
            />
            Show as table
          </label>
        }
      />
      {!isTable ? (
        <div className="h-60 p-4 ps-2">
          <Suspense fallback={<Skeleton className="h-full w-full" />}>
            <DailyChart days={days} />
          </Suspense>
        </div>
      ) : used.length === 0 ? (
        <p className="px-4 py-10 text-center text-soft text-sm">
          No credits were used in the last 30 days.
        </p>
      ) : (
        <Table
          label="Credits used by day"
          rows={used.toReversed()}
          keyOf={({ date }) => date}
          columns={[
            { title: 'Day (UTC)', cell: ({ date }) => <time dateTime={date}>{dayOf(date)}</time> },
            {
              title: 'Credits',
              end: true,
              cell: ({ credits }) => <span className="tabular-nums">{numberOf(credits)}</span>,
            },
          ]}
        />
      )}
    </Card>
  )
}
