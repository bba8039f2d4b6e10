import { api } from '../../../api.ts'
import { useApi } from '../../../queries.ts'
import { useSearchParams } from '../../../search.ts'
import { Card, CardHeader } from '../../../ui/card.tsx'
import { formatDuration, formatNumber, formatPercent } from '../../../ui/format.ts'
import { Segments } from '../../../ui/segments.tsx'
import { Failure, SkeletonCard } from '../../../ui/states.tsx'
import { type Column, Table } from '../../../ui/table.tsx'
import { formatAmount, formatTotalAmount } from '../money.ts'
import { type Status, statusWords } from '../words.ts'
import { type AnalyticsGroup, acceptedOf, type CurrencyValue, type Figures } from './figures.ts'
import { analyticsSearch } from './search-params.ts'

const amount = (title: string, of: (value: CurrencyValue) => number): Column<CurrencyValue> => ({
  title,
  cell: (value) => formatAmount(of(value), value.currency),
  type: 'number',
  width: 130,
})

/** Shows the value in each currency by status. */
export const Values = ({ values }: Pick<Figures, 'values'>) => (
  <Card className="min-w-0">
    <CardHeader title="Value" hint="First payments of the proposals that were sent" />
    <Table
      label="Value by currency"
      rows={values}
      keyOf={({ currency }) => currency}
      columns={[
        { title: 'Currency', cell: ({ currency }) => currency, type: 'code' },
        amount('Sent', ({ sent }) => sent),
        { ...amount('Open', ({ open }) => open), wide: true },
        amount('Accepted', ({ accepted }) => accepted),
        { ...amount('Lost', ({ lost }) => lost), wide: true },
      ]}
    />
  </Card>
)

const groupings = [
  { value: 'owner', title: 'Owner' },
  { value: 'template', title: 'Template' },
  { value: 'status', title: 'Status' },
] as const

type Grouping = (typeof groupings)[number]['value']

const nobody: Record<Grouping, string> = {
  owner: 'No owner',
  template: 'No template',
  status: '',
}

const columnsOf = (by: Grouping): Column<AnalyticsGroup>[] => [
  {
    title: groupings.find(({ value }) => value === by)?.title ?? '',
    cell: ({ key, name }) => (
      <span dir="auto">
        {by === 'status' ? statusWords[key as Status] : (name ?? (key ? 'Deleted' : nobody[by]))}
      </span>
    ),
    grows: true,
  },
  { title: 'Sent', cell: ({ count }) => formatNumber(count), type: 'number', width: 72 },
  {
    title: 'Accepted',
    cell: (group) => formatNumber(acceptedOf(group)),
    type: 'number',
    width: 88,
  },
  {
    title: 'Rate',
    cell: ({ acceptanceRate: rate }) => (rate === null ? '–' : formatPercent(rate, 1)),
    type: 'number',
    width: 80,
    wide: true,
  },
  {
    title: 'Time to accept',
    cell: ({ medianSecondsToAccept: seconds }) =>
      seconds === null ? '–' : formatDuration(seconds * 1_000),
    type: 'number',
    width: 120,
    wide: true,
  },
  {
    title: 'Value accepted',
    cell: ({ values }) => {
      const won = values.filter(({ accepted }) => accepted > 0)
      return won.map(({ accepted, currency }) => formatTotalAmount(accepted, currency)).join(' · ')
    },
    type: 'number',
    width: 180,
    wider: true,
  },
]

/** The same figures by who sent them, what they began with, or where they stand. */
export function Groups({ from }: { from: string }) {
  const [{ by = 'owner' }, setSearch] = useSearchParams(analyticsSearch)
  const analytics = useApi(api.proposals.analytics, { from, groupBy: by })
  return (
    <Card className="min-w-0">
      <CardHeader
        title="By owner, template or status"
        actions={
          <Segments
            label="Grouped by"
            options={groupings}
            value={by}
            onChange={(next) => setSearch({ by: next === 'owner' ? undefined : next })}
          />
        }
      />
      {analytics.error && (
        <Failure
          error={analytics.error}
          title="The groups could not be loaded"
          onRetry={() => void analytics.reload()}
        />
      )}
      {analytics.isPending && <SkeletonCard className="h-40" />}
      {analytics.data && (
        <>
          <Table
            label={`Proposals by ${by}`}
            rows={analytics.data.groups}
            keyOf={({ key }) => key ?? ''}
            columns={columnsOf(by)}
          />
          {analytics.data.hasMore && (
            <p className="border-line border-t px-4 py-3 text-faint text-xs">
              The 100 largest are shown.
            </p>
          )}
        </>
      )}
    </Card>
  )
}
