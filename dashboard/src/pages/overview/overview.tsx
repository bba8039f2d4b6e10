import type { Usage } from '@capstan/sdk'
import { Link } from '@tanstack/react-router'
import { ArrowRight } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { api } from '../../api.ts'
import { useApi } from '../../queries.ts'
import { useSession } from '../../session.ts'
import { Card, CardHeader, PageHeader } from '../../ui/card.tsx'
import { formatNumber } from '../../ui/format.ts'
import { TitleRow } from '../../ui/page-header.tsx'
import { Meter } from '../../ui/progress.tsx'
import { Failure, SkeletonCard } from '../../ui/states.tsx'
import { lastDays } from '../usage/account.ts'
import { Activity, quietLink } from './activity.tsx'
import { useConcerns, useHealths } from './concerns.ts'
import { FigureStrip } from './figure-strip.tsx'
import { FirstSteps, useFirstSteps } from './first-steps.tsx'
import { NeedsYou } from './needs-you.tsx'
import { useSettled, useUnanswered } from './settled.ts'

/** The figures come first: the chart is loaded after them. */
const CreditsChart = lazy(() =>
  import('../usage/credits-chart.tsx').then(({ CreditsChart }) => ({ default: CreditsChart })),
)

/** On a phone what needs a person comes first; on a desk it stands beside the chart. */
const grid = 'grid gap-4 lg:grid-cols-[minmax(0,1fr)_22rem]'
const wide = 'lg:col-start-1 lg:row-start-2'

/** Shows what needs a person, the figures and the latest activity. */
export function Overview() {
  const { self } = useSession()
  const isSettled = useSettled('account')
  const usage = useApi(api.account.usage)
  const webhooks = useApi(api.webhooks.list, { limit: 100 }).data?.data ?? []
  const healths = useHealths(webhooks)
  const concerns = useConcerns(usage.data?.limits, webhooks, healths)
  const unanswered = useUnanswered()
  const steps = useFirstSteps(usage.data?.limits)
  return (
    <>
      <PageHeader title="Overview" isPlain />
      <div className="max-sm:pt-3">
        <TitleRow
          title={`${greeting(new Date())}, ${self.name}`}
          lead={
            <span className={isSettled ? undefined : 'invisible'}>
              {summaryOf(concerns.length, unanswered)}
            </span>
          }
        />
      </div>
      {!isSettled && <Loading />}
      <div className={isSettled ? grid : 'hidden'}>
        <NeedsYou concerns={concerns} className="lg:col-start-2 lg:row-start-2" />
        <div className="lg:col-span-2 lg:row-start-1">
          {usage.data && <FigureStrip usage={usage.data} healths={healths.values()} />}
          {usage.error && (
            <Failure
              error={usage.error}
              title="The usage could not be loaded"
              onRetry={() => void usage.reload()}
            />
          )}
        </div>
        {steps.length > 0 ? (
          <FirstSteps steps={steps} className={wide} />
        ) : (
          usage.data && <UseByDay usage={usage.data} />
        )}
        <Activity className="lg:col-start-1 lg:row-start-3" />
        {usage.data && <UsageCard usage={usage.data} />}
      </div>
    </>
  )
}

/** The places of what comes, so that nothing moves when it is there. */
const Loading = () => (
  <div role="status" aria-label="Loading" className={grid}>
    <SkeletonCard className="h-24 lg:col-span-2" />
    <SkeletonCard className="h-66" />
    <SkeletonCard className="h-66 max-lg:hidden" />
  </div>
)

function greeting(now: Date): string {
  const hour = now.getHours()
  if (hour < 5 || hour >= 18) return 'Good evening'
  return hour < 12 ? 'Good morning' : 'Good afternoon'
}

const words = ['One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine']

/** All is said to be well only where every part has answered. */
function summaryOf(count: number, unanswered: number): string {
  const unknown = 'Not everything could be checked.'
  if (count === 0) return unanswered > 0 ? unknown : 'Everything is running.'
  const things =
    count === 1 ? 'One thing needs' : `${words[count - 1] ?? formatNumber(count)} things need`
  return `${things} you. ${unanswered > 0 ? unknown : 'Everything else is running.'}`
}

const UseByDay = ({ usage: { daily } }: { usage: Usage }) => (
  <Card className={wide}>
    <CardHeader
      title="Credits used"
      actions={<span className="text-faint text-xs">Last 30 days, UTC</span>}
    />
    <div className="min-h-56">
      <Suspense>
        <CreditsChart days={lastDays(daily, new Date())} />
      </Suspense>
    </div>
  </Card>
)

const meters = [
  ['contacts', 'Contacts'],
  ['sources', 'Documents'],
  ['chunks', 'Passages'],
  ['webhooks', 'Webhooks'],
] as const

function UsageCard({ usage: { credits, limits } }: { usage: Usage }) {
  return (
    <Card className="lg:col-start-2 lg:row-start-3">
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
}
