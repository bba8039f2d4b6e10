import type { WebhookHealth } from '@capstan/sdk'
import type { ReactNode } from 'react'
import type { ApiAnswer } from '../../queries.ts'
import { Card, CardHeader } from '../../ui/card.tsx'
import { classes } from '../../ui/classes.ts'
import { Failure, Skeleton } from '../../ui/states.tsx'
import { Ago } from '../../ui/time.tsx'
import { AttemptBars } from './attempt-bars.tsx'
import { showMs } from './delivery.ts'
import { medianOf, useLateAttempts } from './late-attempts.ts'
import { showRate } from './webhook.ts'

/** How the attempts of a day ended, and how long the last of them took. */
export function HealthCard({
  webhookId,
  health,
}: {
  webhookId: string
  health: ApiAnswer<WebhookHealth>
}) {
  const attempts = useLateAttempts(webhookId)
  if (!health.data && health.error) {
    return (
      <Card>
        <Failure error={health.error} onRetry={() => void health.reload()} />
      </Card>
    )
  }
  const { data } = health
  const median = attempts && medianOf(attempts.map(({ durationMs }) => durationMs))
  const failed = data ? data.attempts - data.succeeded : 0
  return (
    <Card className="flex min-w-0 flex-col">
      <CardHeader title="Health" hint="Attempts of the last 24 hours." />
      <dl className="grid grid-cols-2 border-line border-b sm:grid-cols-4 sm:divide-x sm:divide-line">
        <Figure label="Succeeded" isKnown={data !== undefined}>
          {data?.successRate == null ? '—' : showRate(data.successRate)}
        </Figure>
        <Figure label="Attempts" isKnown={data !== undefined}>
          {data?.attempts.toLocaleString('en')}
        </Figure>
        <Figure label="Failed" isKnown={data !== undefined} isBad={failed > 0}>
          {failed.toLocaleString('en')}
        </Figure>
        <Figure label="Median time" isKnown={attempts !== undefined}>
          {median == null ? '—' : showMs(median)}
        </Figure>
      </dl>
      <div className="flex flex-1 flex-col justify-center p-4">
        {attempts === undefined ? (
          <Skeleton className="h-36 w-full xl:h-52" />
        ) : (
          <AttemptBars attempts={attempts} />
        )}
      </div>
      {data && (
        <p className="flex flex-wrap gap-x-6 border-line border-t px-4 py-2.5 text-faint text-sm">
          <span>
            Last success <Ago at={data.lastSuccessAt} never="none" />
          </span>
          <span>
            Last failure <Ago at={data.lastFailureAt} never="none" />
          </span>
        </p>
      )}
    </Card>
  )
}

interface FigureProps {
  label: string
  isKnown: boolean
  isBad?: boolean
  children: ReactNode
}

function Figure({ label, isKnown, isBad = false, children }: FigureProps) {
  return (
    <div className="px-4 py-3">
      <dt className="text-faint text-xs">{label}</dt>
      <dd
        className={classes(
          'h-8 whitespace-nowrap font-semibold text-xl tabular-nums',
          isBad && 'text-bad',
        )}
      >
        {isKnown ? children : <Skeleton className="mt-1.5 h-5 w-16" />}
      </dd>
    </div>
  )
}
