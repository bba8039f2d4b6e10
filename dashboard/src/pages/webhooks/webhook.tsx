import { Link, useParams } from '@tanstack/react-router'
import { ChevronLeft } from 'lucide-react'
import { api } from '../../api.ts'
import { useChange, useGet } from '../../queries.ts'
import { useSession } from '../../session.ts'
import { Status } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { PageHeader } from '../../ui/card.tsx'
import { Failure, Skeleton } from '../../ui/states.tsx'
import { Deliveries } from './deliveries.tsx'
import { type Endpoint, type Health, path, shortUrl, statusOf } from './endpoint.ts'
import { EndpointActions } from './endpoint-actions.tsx'
import { HealthCard } from './health-card.tsx'
import { SettingsCard } from './settings-card.tsx'

export function WebhookPage() {
  const { webhookId = '' } = useParams({ strict: false }) as { webhookId?: string }
  const endpoint = useGet<Endpoint>(`${path}/${webhookId}`)
  return (
    <>
      <Link
        to="/webhooks"
        className="mb-2 inline-flex items-center gap-1 text-faint text-sm hover:text-ink"
      >
        <ChevronLeft size={15} aria-hidden="true" /> Webhooks
      </Link>
      {endpoint.data ? (
        <Known endpoint={endpoint.data} />
      ) : endpoint.error ? (
        <Failure error={endpoint.error} onRetry={() => void endpoint.refetch()} />
      ) : (
        <div role="status" aria-label="Loading" className="flex flex-col gap-5">
          <Skeleton className="h-14 w-2/3" />
          <Skeleton className="h-64 w-full" />
          <Skeleton className="h-80 w-full" />
        </div>
      )}
    </>
  )
}

function Known({ endpoint }: { endpoint: Endpoint }) {
  const { isAdmin } = useSession()
  const health = useGet<Health>(`${path}/${endpoint.id}/health`)
  return (
    <>
      <PageHeader
        title={
          <span dir="ltr" title={endpoint.url}>
            {shortUrl(endpoint.url)}
          </span>
        }
        lead={
          <span className="flex flex-wrap items-center gap-2">
            <Status of={statusOf(endpoint, health.data)} />
            {endpoint.description && <span dir="auto">{endpoint.description}</span>}
          </span>
        }
        actions={isAdmin && <EndpointActions endpoint={endpoint} />}
      />
      {!endpoint.enabled && <Disabled endpoint={endpoint} />}
      <div className="grid gap-5 xl:grid-cols-[1fr_22rem]">
        <HealthCard webhookId={endpoint.id} health={health} />
        <SettingsCard endpoint={endpoint} />
      </div>
      <Deliveries endpoint={endpoint} />
    </>
  )
}

const reasons: Record<string, string> = {
  manual: 'It is disabled.',
  gone: 'It answered 410 Gone and was disabled at once.',
  failing: 'It was disabled: nothing but failures for five days, and at least twenty attempts.',
}

function Disabled({ endpoint: { id, disabledReason } }: { endpoint: Endpoint }) {
  const { isAdmin } = useSession()
  const enable = useChange(() => api.patch(`${path}/${id}`, { enabled: true }), {
    renews: [path],
    done: 'Enabled. What was held stays held until you replay it.',
  })
  return (
    <div
      role="status"
      className="mb-5 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-md bg-warn-wash px-4 py-3 text-sm text-warn"
    >
      <p className="min-w-60 flex-1">
        {reasons[disabledReason ?? 'manual']} Nothing is sent; what happens is held, and can be
        replayed once it is enabled again.
      </p>
      {isAdmin && (
        <Button size="small" busy={enable.isPending} onClick={() => enable.mutate()}>
          Enable
        </Button>
      )}
    </div>
  )
}
