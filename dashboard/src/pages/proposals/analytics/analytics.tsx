import type { ProposalAnalytics } from '@capstan/sdk'
import { Link } from '@tanstack/react-router'
import { useMemo } from 'react'
import { api } from '../../../api.ts'
import { useApi } from '../../../queries.ts'
import { useSearchParams } from '../../../search.ts'
import { buttonClasses } from '../../../ui/button.tsx'
import { Figures, PageHeader } from '../../../ui/card.tsx'
import { formatDate, formatDuration, formatNumber, formatPercent } from '../../../ui/format.ts'
import { Segments } from '../../../ui/segments.tsx'
import { Empty, Failure, SkeletonCard } from '../../../ui/states.tsx'
import { CountChart, ValueChart } from './charts.tsx'
import { acceptedOf, leadingCurrency, openOf } from './figures.ts'
import { analyticsSearch } from './search-params.ts'
import { Groups, Values } from './tables.tsx'

const spans = [
  { value: '90', title: '90 days' },
  { value: '365', title: '12 months' },
  { value: '730', title: '24 months' },
] as const

const dayMs = 86_400_000

/** Shows the results of sent proposals: counts, rates, times and sums. */
export function ProposalAnalyticsPage() {
  const [{ days = '365' }, setSearch] = useSearchParams(analyticsSearch)
  // One beginning for all that stands on the page, until it is opened anew; its end is the server's now.
  const now = useMemo(() => Date.now(), [])
  const from = new Date(now - Number(days) * dayMs).toISOString()
  const analytics = useApi(api.proposals.analytics, { from, groupBy: 'month' })
  return (
    <>
      <PageHeader
        title="Analytics"
        tab="Proposal analytics"
        trail={[{ title: 'Proposals', to: '/proposals' }]}
        actions={
          <Segments
            label="Sent in the last"
            options={spans}
            value={days}
            onChange={(next) => setSearch({ days: next === '365' ? undefined : next })}
          />
        }
      />
      {analytics.error && (
        <Failure
          error={analytics.error}
          title="The figures could not be loaded"
          onRetry={() => void analytics.reload()}
        />
      )}
      {analytics.isPending && <Loading />}
      {analytics.data &&
        (analytics.data.total.count === 0 ? (
          <Nothing />
        ) : (
          <Sections analytics={analytics.data} from={from} />
        ))}
    </>
  )
}

interface SectionsProps {
  analytics: ProposalAnalytics
  from: string
}

function Sections({ analytics: { total, groups, timeZone }, from }: SectionsProps) {
  const [search, setSearch] = useSearchParams(analyticsSearch)
  const currencies = total.values.map(({ currency }) => currency)
  const leading = leadingCurrency(total) ?? ''
  const chosen = search.currency ?? leading
  const currency = currencies.includes(chosen) ? chosen : leading
  return (
    <div className="flex flex-col gap-4">
      <Summary total={total} />
      <div className="grid items-start gap-4 xl:grid-cols-2">
        <CountChart groups={groups} />
        <ValueChart
          groups={groups}
          currency={currency}
          currencies={currencies}
          onChoose={(next) => setSearch({ currency: next === leading ? undefined : next })}
        />
      </div>
      <Values values={total.values} />
      <Groups from={from} />
      <p className="text-faint text-xs">
        Sent since {formatDate(from)}. Revisions count once. Months begin in {timeZone}.
      </p>
    </div>
  )
}

function Summary({ total }: Pick<ProposalAnalytics, 'total'>) {
  const { count, viewRate, acceptanceRate, medianSecondsToView, medianSecondsToAccept } = total
  return (
    <Figures
      figures={[
        { label: 'Sent', value: formatNumber(count), note: `${formatNumber(openOf(total))} open` },
        {
          label: 'Accepted',
          value: acceptanceRate === null ? '–' : formatPercent(acceptanceRate, 1),
          note: `${formatNumber(acceptedOf(total))} of ${formatNumber(count - openOf(total))} that ended`,
        },
        {
          label: 'Time to view',
          value: spanOf(medianSecondsToView),
          note: viewRate === null ? 'Median' : `Median; ${formatPercent(viewRate, 1)} viewed`,
        },
        { label: 'Time to accept', value: spanOf(medianSecondsToAccept), note: 'Median' },
      ]}
    />
  )
}

const spanOf = (seconds: number | null): string =>
  seconds === null ? '–' : formatDuration(seconds * 1_000)

const Nothing = () => (
  <Empty
    title="Nothing was sent in this time"
    action={
      <Link to="/proposals" className={buttonClasses('primary')}>
        Go to proposals
      </Link>
    }
  >
    As soon as proposals are sent, this page shows how many are accepted, how fast, and for how
    much.
  </Empty>
)

const Loading = () => (
  <div role="status" aria-label="Loading" className="flex flex-col gap-4">
    <SkeletonCard className="h-24" />
    <div className="grid gap-4 xl:grid-cols-2">
      <SkeletonCard className="h-66" />
      <SkeletonCard className="h-66" />
    </div>
  </div>
)
