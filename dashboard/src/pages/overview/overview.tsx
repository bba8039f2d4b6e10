import type { Usage } from '@capstan/sdk'
import { Link } from '@tanstack/react-router'
import { api } from '../../api.ts'
import { useApi } from '../../queries.ts'
import { useSession } from '../../session.ts'
import { Card, CardHeader, PageHeader } from '../../ui/card.tsx'
import { Meter } from '../../ui/progress.tsx'
import { Failure, Skeleton, SkeletonRows } from '../../ui/states.tsx'
import { Attention } from './attention.tsx'
import { FirstSteps } from './first-steps.tsx'
import { Happenings } from './happenings.tsx'
import { useSettled } from './settled.ts'

/** What happened, what needs somebody, and what a newcomer does next. */
export function Overview() {
  const { self, organization } = useSession()
  const isSettled = useSettled('account')
  const usage = useApi(api.account.usage)
  return (
    <>
      <PageHeader
        title={`${greeting(new Date())}, ${self.name}`}
        tab="Overview"
        lead={
          <>
            This is what goes on in <bdi>{organization.name}</bdi>.
          </>
        }
      />
      <div className="grid gap-5 lg:grid-cols-[1fr_20rem]">
        {!isSettled && (
          <Card>
            <SkeletonRows rows={8} />
          </Card>
        )}
        <div className={isSettled ? 'flex min-w-0 flex-col gap-5' : 'hidden'}>
          <FirstSteps limits={usage.data?.limits} />
          <Attention limits={usage.data?.limits} />
          <Happenings />
        </div>
        <aside aria-label="Usage">
          <Card>
            <CardHeader
              title="Usage"
              actions={
                <Link to="/usage" className="font-medium text-brass text-sm hover:underline">
                  Details
                </Link>
              }
            />
            <div className="flex flex-col gap-4 p-4">
              {usage.error ? (
                <Failure error={usage.error} onRetry={() => void usage.reload()} />
              ) : usage.data ? (
                <Meters usage={usage.data} />
              ) : (
                <Skeleton className="h-36 w-full" />
              )}
            </div>
          </Card>
        </aside>
      </div>
    </>
  )
}

function greeting(now: Date): string {
  const hour = now.getHours()
  if (hour < 5 || hour >= 18) return 'Good evening'
  return hour < 12 ? 'Good morning' : 'Good afternoon'
}

const shown = [
  ['contacts', 'Contacts'],
  ['sources', 'Sources'],
  ['chunks', 'Chunks'],
  ['webhooks', 'Webhooks'],
] as const

function Meters({ usage: { credits, limits } }: { usage: Usage }) {
  return (
    <>
      {shown.map(([name, title]) => {
        const { used, max } = limits[name]
        return <Meter key={name} label={title} used={used} max={max} />
      })}
      <div className="flex justify-between border-line border-t pt-3 text-sm">
        <span>Credits</span>
        <span className="text-faint tabular-nums">
          {credits.balance === null ? 'not metered' : credits.balance.toLocaleString('en')}
        </span>
      </div>
    </>
  )
}
