import type { Usage } from '@capstan/sdk'
import { api } from '../../api.ts'
import { useApi } from '../../queries.ts'
import { useSession } from '../../session.ts'
import { Card, CardHeader, PageHeader } from '../../ui/card.tsx'
import { formatBytes, formatNumber } from '../../ui/format.ts'
import { Meter } from '../../ui/progress.tsx'
import { Failure, SkeletonCard } from '../../ui/states.tsx'
import { CreditFigures, Grants } from './credits.tsx'
import { DailyUse } from './daily-use.tsx'
import { Refusals } from './refusals.tsx'

const grid = 'grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_22rem]'

/** Shows limits, usage and what happens at a limit. */
export function UsagePage() {
  const usage = useApi(api.account.usage)
  return (
    <>
      <PageHeader title="Usage" />
      {usage.error && (
        <Failure
          error={usage.error}
          title="The usage could not be loaded"
          still="Everything keeps running."
          onRetry={() => void usage.reload()}
        />
      )}
      {usage.isPending && <Loading />}
      {usage.data && <Sections usage={usage.data} />}
    </>
  )
}

function Sections({ usage }: { usage: Usage }) {
  const { isAdmin } = useSession()
  const { balance, grants } = usage.credits
  const hasGrants = balance !== null || grants.length > 0
  return (
    <div className="flex flex-col gap-4">
      <CreditFigures usage={usage} />
      <div className={grid}>
        <DailyUse daily={usage.daily} />
        <Limits usage={usage} />
        {hasGrants && <Grants credits={usage.credits} />}
        <Refusals isAdmin={isAdmin} />
      </div>
    </div>
  )
}

const Loading = () => (
  <div role="status" aria-label="Loading" className="flex flex-col gap-4">
    <SkeletonCard className="h-24" />
    <div className={grid}>
      <SkeletonCard className="h-66" />
      <SkeletonCard className="h-66" />
    </div>
  </div>
)

const limits = [
  ['contacts', 'Contacts', formatNumber],
  ['bases', 'Knowledge bases', formatNumber],
  ['sources', 'Documents', formatNumber],
  ['chunks', 'Passages', formatNumber],
  ['webhooks', 'Webhooks', formatNumber],
  ['members', 'Members', formatNumber],
  ['proposals', 'Open proposals', formatNumber],
  ['runs', 'Automation runs this month', formatNumber],
  ['inboundEvents', 'Hook events this month', formatNumber],
  ['inboundBytes', 'Hook data this month', formatBytes],
  ['publishedBytes', 'Published data this month', formatBytes],
  ['storedBytes', 'Files', formatBytes],
] as const

function Limits({ usage: { limits: used } }: { usage: Usage }) {
  const isUnlimited = limits.every(([name]) => (used[name]?.max ?? null) === null)
  return (
    <Card className="lg:col-start-2 lg:row-span-3 lg:row-start-1">
      <CardHeader title="Limits" />
      <div className="flex flex-col gap-4 p-4">
        {limits.map(([name, title, format]) => (
          <Meter
            key={name}
            label={title}
            used={used[name]?.used ?? 0}
            max={used[name]?.max ?? null}
            format={format}
          />
        ))}
        {isUnlimited && <p className="text-faint text-xs">This plan sets no limits.</p>}
      </div>
    </Card>
  )
}
