import type { Webhook } from '@capstan/sdk'
import { Link, useParams } from '@tanstack/react-router'
import { ChevronLeft } from 'lucide-react'
import { api } from '../../api.ts'
import { useApi, useApiMutation } from '../../queries.ts'
import { useSession } from '../../session.ts'
import { Status } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { PageHeader } from '../../ui/card.tsx'
import { Failure, Skeleton } from '../../ui/states.tsx'
import { Deliveries } from './deliveries.tsx'
import { HealthCard } from './health-card.tsx'
import { SettingsCard } from './settings-card.tsx'
import { shortUrl, statusOf } from './webhook.ts'
import { WebhookActions } from './webhook-actions.tsx'

export function WebhookPage() {
  const { webhookId = '' } = useParams({ strict: false })
  const webhook = useApi(api.webhooks.get, webhookId)
  return (
    <>
      <Link
        to="/webhooks"
        className="mb-2 inline-flex items-center gap-1 text-faint text-sm hover:text-ink"
      >
        <ChevronLeft size={15} aria-hidden="true" /> Webhooks
      </Link>
      {webhook.data ? (
        <Known webhook={webhook.data} />
      ) : webhook.error ? (
        <Failure error={webhook.error} onRetry={() => void webhook.reload()} />
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

function Known({ webhook }: { webhook: Webhook }) {
  const { isAdmin } = useSession()
  const health = useApi(api.webhooks.health, webhook.id)
  return (
    <>
      <PageHeader
        title={
          <span dir="ltr" title={webhook.url}>
            {shortUrl(webhook.url)}
          </span>
        }
        lead={
          <span className="flex flex-wrap items-center gap-2">
            <Status of={statusOf(webhook, health.data)} />
            {webhook.description && <span dir="auto">{webhook.description}</span>}
          </span>
        }
        actions={isAdmin && <WebhookActions webhook={webhook} />}
      />
      {!webhook.enabled && <Disabled webhook={webhook} />}
      <div className="grid gap-5 xl:grid-cols-[1fr_22rem]">
        <HealthCard webhookId={webhook.id} health={health} />
        <SettingsCard webhook={webhook} />
      </div>
      <Deliveries webhook={webhook} />
    </>
  )
}

const reasons: Record<string, string> = {
  manual: 'It is disabled.',
  gone: 'It answered 410 Gone and was disabled at once.',
  failing: 'It was disabled: nothing but failures for five days, and at least twenty attempts.',
}

function Disabled({ webhook: { id, disabledReason } }: { webhook: Webhook }) {
  const { isAdmin } = useSession()
  const enable = useApiMutation(api.webhooks.update, {
    invalidates: ['webhooks', 'deliveries'],
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
        <Button
          size="small"
          busy={enable.isPending}
          onClick={() => enable.mutate(id, { enabled: true })}
        >
          Enable
        </Button>
      )}
    </div>
  )
}
