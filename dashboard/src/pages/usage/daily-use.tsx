import { useSearchParams } from '../../search.ts'
import { Card, CardHeader } from '../../ui/card.tsx'
import { formatNumber, formatUtcDate } from '../../ui/format.ts'
import { Segments } from '../../ui/segments.tsx'
import { Table } from '../../ui/table.tsx'
import { type Day, lastDays } from './account.ts'
import { CreditsChart } from './credits-chart.tsx'
import { usageSearch } from './search-params.ts'

const modes = [
  { value: 'chart', title: 'Chart' },
  { value: 'table', title: 'Table' },
] as const

/** Shows daily use as a chart or as numbers. */
export function DailyUse({ daily }: { daily: readonly Day[] }) {
  const [{ show = 'chart' }, setSearch] = useSearchParams(usageSearch)
  const days = lastDays(daily, new Date())
  const used = days.filter(({ credits }) => credits > 0)
  return (
    <Card className="min-w-0">
      <CardHeader
        title="Credits used"
        actions={
          <>
            <span className="text-faint text-xs">Last 30 days, UTC</span>
            <Segments
              label="Credits used as"
              options={modes}
              value={show}
              onChange={(next) => setSearch({ show: next === 'table' ? next : undefined })}
            />
          </>
        }
      />
      {show === 'chart' ? (
        <CreditsChart days={days} />
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
            {
              title: 'Day',
              cell: ({ date }) => <time dateTime={date}>{formatUtcDate(date)}</time>,
            },
            { title: 'Credits', type: 'number', cell: ({ credits }) => formatNumber(credits) },
          ]}
        />
      )}
    </Card>
  )
}
