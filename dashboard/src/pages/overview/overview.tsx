import type { Usage } from '@capstan/sdk'
import { Link } from '@tanstack/react-router'
import { ArrowRight } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { api } from '../../api.ts'
import { useApi } from '../../queries.ts'
import { useSearchParams } from '../../search.ts'
import { useSession } from '../../session.ts'
import { Card, CardHeader, PageHeader } from '../../ui/card.tsx'
import { formatNumber, timeZone } from '../../ui/format.ts'
import { TitleRow } from '../../ui/page-header.tsx'
import { Meter } from '../../ui/progress.tsx'
import { Segments } from '../../ui/segments.tsx'
import { Failure, SkeletonCard } from '../../ui/states.tsx'
import { Activity, quietLink } from './activity.tsx'
import { FigureStrip } from './figure-strip.tsx'
import { NeedsYou } from './needs-you.tsx'
import { presentNeeds } from './present-needs.ts'
import { rangeNames, shortNames } from './range.ts'
import { type OverviewRange, overviewSearch, ranges } from './search-params.ts'
import { useFirstSteps } from './use-first-steps.ts'

/** The figures come first: the chart and the first steps are loaded after them. */
const Traffic = lazy(() => import('./traffic.tsx').then(({ Traffic }) => ({ default: Traffic })))
const FirstSteps = lazy(() =>
  import('./first-steps.tsx').then(({ FirstSteps }) => ({ default: FirstSteps })),
)

/** On a phone what needs a person comes first; on a desk it stands beside the chart. */
const grid = 'grid gap-4 lg:grid-cols-[minmax(0,1fr)_22rem]'
const main = 'lg:col-start-1'
const side = 'lg:col-start-2'

/** Shows what needs a person, the figures, the traffic and the latest activity. */
export function Overview() {
  const { self, isAdmin } = useSession()
  const [{ range = '7d' }, setSearch] = useSearchParams(overviewSearch)
  const asked = { range, timeZone: timeZone() }
  const overview = useApi(api.overview.get, asked, {
    keepsPrevious: true,
    pollWhile: ({ isComplete }) => !isComplete,
  })
  const usage = useApi(api.account.usage)
  const { data } = overview
  const needs = presentNeeds(data?.needs ?? [], usage.data?.limits, isAdmin)
  const first = useFirstSteps(data?.steps, usage.data?.limits)
  const isSettled = (data ?? overview.error) && (usage.data ?? usage.error)
  // Members do not manage tokens: an expiring one does not need them.
  const isUnknown =
    overview.error ?? usage.error ?? data?.missingScopes.find((scope) => scope !== '*')
  const choice = (
    <Segments
      label="Period"
      options={ranges.map((value) => ({ value, title: shortNames[value] }))}
      value={range}
      onChange={(next: OverviewRange) => setSearch({ range: next === '7d' ? undefined : next })}
    />
  )
  return (
    <>
      <PageHeader title="Overview" isPlain />
      <div className="max-sm:pt-3">
        <TitleRow
          title={`${greeting(new Date())}, ${self.name}`}
          lead={
            <span className={isSettled ? undefined : 'invisible'}>
              {summaryOf(needs.length, isUnknown !== undefined && isUnknown !== null)}
            </span>
          }
          actions={
            <span className="flex items-center gap-3 text-faint text-xs max-sm:hidden">
              {timeZone()} {choice}
            </span>
          }
        />
      </div>
      {!isSettled && <Loading />}
      <div className={isSettled ? grid : 'hidden'}>
        <NeedsYou needs={needs} className={`${side} lg:row-start-2`} />
        <div className="flex flex-col gap-3 lg:col-span-2 lg:row-start-1">
          <div className="flex items-center justify-between gap-3 pt-1 sm:hidden">
            <h2 className="font-semibold text-lg">{rangeNames[range]}</h2>
            {choice}
          </div>
          {data && <FigureStrip overview={data} usage={usage.data} />}
          {overview.error && (
            <Failure
              error={overview.error}
              title="The overview could not be loaded"
              onRetry={() => void overview.reload()}
            />
          )}
        </div>
        {first.steps.length > 0 && (
          <Suspense fallback={<SkeletonCard className={`h-68 ${main}`} />}>
            <FirstSteps state={first} className={main} />
          </Suspense>
        )}
        {data && (
          <Suspense fallback={<SkeletonCard className={`h-74 ${main}`} />}>
            <Traffic overview={data} className={main} />
          </Suspense>
        )}
        {data && <Activity activity={data.activity} className={main} />}
        {usage.data && <UsageCard usage={usage.data} />}
        {usage.error && (
          <Failure
            error={usage.error}
            title="The usage could not be loaded"
            onRetry={() => void usage.reload()}
          />
        )}
      </div>
    </>
  )
}

/** The places of what comes, so that nothing moves when it is there. */
const Loading = () => (
  <div role="status" aria-label="Loading" className={grid}>
    <SkeletonCard className="h-24 lg:col-span-2" />
    <SkeletonCard className="h-74" />
    <SkeletonCard className="h-74 max-lg:hidden" />
  </div>
)

function greeting(now: Date): string {
  const hour = now.getHours()
  if (hour < 5 || hour >= 18) return 'Good evening'
  return hour < 12 ? 'Good morning' : 'Good afternoon'
}

const words = ['One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine']

/** All is said to be well only where every part has answered. */
function summaryOf(count: number, isUnknown: boolean): string {
  const unknown = 'Not everything could be checked.'
  if (count === 0) return isUnknown ? unknown : 'Everything is running.'
  const things =
    count === 1 ? 'One thing needs' : `${words[count - 1] ?? formatNumber(count)} things need`
  return `${things} you. ${isUnknown ? unknown : 'Everything else is running.'}`
}

const meters = [
  ['contacts', 'Contacts'],
  ['sources', 'Documents'],
  ['chunks', 'Passages'],
  ['webhooks', 'Webhooks'],
] as const

const UsageCard = ({ usage: { credits, limits } }: { usage: Usage }) => (
  <Card className={`${side} lg:row-start-3`}>
    <CardHeader
      title="Usage"
      actions={
        <Link to="/usage" className={quietLink}>
          Plan <ArrowRight size={14} aria-hidden="true" className="rtl:rotate-180" />
        </Link>
      }
    />
    <div className="flex flex-col gap-4 p-4">
      {meters.map(([name, title]) => {
        const { used, max } = limits[name]
        return <Meter key={name} label={title} used={used} max={max} />
      })}
      <div className="flex justify-between text-sm">
        <span>Credits</span>
        <span className="text-faint tabular-nums">
          {credits.balance === null ? 'Not metered' : `${formatNumber(credits.balance)} left`}
        </span>
      </div>
    </div>
  </Card>
)
