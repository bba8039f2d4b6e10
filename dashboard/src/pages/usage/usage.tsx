import type { Usage } from '@capstan/sdk'
import { api } from '../../api.ts'
import { useApi } from '../../queries.ts'
import { useSession } from '../../session.ts'
import { Badge } from '../../ui/badge.tsx'
import { Card, CardHeader, PageHeader } from '../../ui/card.tsx'
import { Meter } from '../../ui/progress.tsx'
import { Failure, Skeleton } from '../../ui/states.tsx'
import { Credits } from './credits.tsx'
import { DailyUse } from './daily-use.tsx'
import { Refusals } from './refusals.tsx'

/** What the organization has, what of it is used, and what happens at the end of it. */
export function UsagePage() {
  const { isAdmin } = useSession()
  const usage = useApi(api.account.usage)
  return (
    <>
      <PageHeader title="Usage" lead="What the plan allows, and what of it is used." />
      {usage.error ? (
        <Card>
          <Failure error={usage.error} onRetry={() => void usage.reload()} />
        </Card>
      ) : (
        <div className="flex flex-col gap-5">
          <div className="grid items-start gap-5 xl:grid-cols-2">
            {usage.data ? <Plan usage={usage.data} /> : <Skeleton className="h-96 w-full" />}
            {usage.data ? (
              <Credits credits={usage.data.credits} />
            ) : (
              <Skeleton className="h-52 w-full" />
            )}
          </div>
          {usage.data ? (
            <DailyUse daily={usage.data.daily} />
          ) : (
            <Skeleton className="h-76 w-full" />
          )}
          <Refusals isAdmin={isAdmin} />
        </div>
      )}
    </>
  )
}

const limits = [
  ['contacts', 'Contacts'],
  ['bases', 'Knowledge bases'],
  ['sources', 'Sources'],
  ['chunks', 'Chunks'],
  ['webhooks', 'Webhooks'],
  ['members', 'Members'],
] as const

function Plan({ usage: { plan, limits: used } }: { usage: Usage }) {
  const isUnlimited = limits.every(([name]) => (used[name]?.max ?? null) === null)
  return (
    <Card>
      <CardHeader
        title="Plan"
        hint={isUnlimited ? 'It sets no limit.' : 'Each limit is for the organization as a whole.'}
        actions={<Badge tone="info">{plan}</Badge>}
      />
      <div className="flex flex-col gap-4 p-4">
        {limits.map(([name, title]) => (
          <Meter
            key={name}
            label={title}
            used={used[name]?.used ?? 0}
            max={used[name]?.max ?? null}
          />
        ))}
      </div>
    </Card>
  )
}
