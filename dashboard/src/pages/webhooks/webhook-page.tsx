import type { Webhook, WebhookHealth } from '@capstan/sdk'
import { useParams } from '@tanstack/react-router'
import { api } from '../../api.ts'
import { useApi, useApiMutation } from '../../queries.ts'
import { useSearchParams } from '../../search.ts'
import { useSession } from '../../session.ts'
import { TakeOver } from '../../take-over.tsx'
import { Badge, Status } from '../../ui/badge.tsx'
import { CopyButton } from '../../ui/copy-button.tsx'
import { LoadedPage } from '../../ui/loaded.tsx'
import { PageHeader, TitleRow } from '../../ui/page-header.tsx'
import { StoppedNotice } from '../../ui/stopped-notice.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { Deliveries } from './deliveries.tsx'
import { Health } from './health.tsx'
import { deliverySearch } from './search-params.ts'
import { SettingsCard } from './settings-card.tsx'
import { failureWords, hostOf, shortUrl, statusOf } from './webhook.ts'
import { WebhookActions } from './webhook-actions.tsx'

const trail = [{ title: 'Webhooks', to: '/webhooks' }]

export function WebhookPage() {
  const { webhookId = '' } = useParams({ strict: false })
  const webhook = useApi(api.webhooks.get, webhookId)
  return (
    <LoadedPage query={webhook} title="Webhook" trail={trail}>
      {(data) => <WebhookDetails webhook={data} />}
    </LoadedPage>
  )
}

function WebhookDetails({ webhook }: { webhook: Webhook }) {
  const { isAdmin } = useSession()
  const [{ view = 'deliveries' }, setSearch] = useSearchParams(deliverySearch)
  const health = useApi(api.webhooks.health, webhook.id)
  return (
    <>
      <PageHeader
        isPlain
        tab={shortUrl(webhook.url)}
        title={hostOf(webhook.url)}
        trail={trail}
        actions={isAdmin && <WebhookActions webhook={webhook} />}
      />
      <div className="-mb-4">
        <TitleRow
          title={webhook.description || hostOf(webhook.url)}
          badge={<HealthBadge webhook={webhook} health={health.data} />}
          lead={<Address webhook={webhook} />}
        />
      </div>
      <Tabs
        label="Webhook"
        tabs={[
          { value: 'deliveries', title: 'Deliveries' },
          { value: 'settings', title: 'Settings' },
        ]}
        value={view}
        onChange={(next) => setSearch({ view: next === 'settings' ? next : undefined })}
      />
      {webhook.enabled || webhook.stoppedReason ? (
        <TakeOver kind="webhooks" of={webhook} />
      ) : (
        <DisabledNotice webhook={webhook} />
      )}
      {view === 'settings' ? (
        <SettingsCard webhook={webhook} />
      ) : (
        <>
          <Health health={health} />
          <Deliveries
            webhook={webhook}
            failedCount={health.data?.failedDeliveries ?? 0}
            onAttempts={() => void health.reload()}
          />
        </>
      )}
    </>
  )
}

function HealthBadge({ webhook, health }: { webhook: Webhook; health: WebhookHealth | undefined }) {
  const words = webhook.enabled && health ? failureWords(health, new Date()) : null
  if (words) return <Badge tone="bad">{words}</Badge>
  return <Status of={statusOf(webhook, health)} />
}

function Address({ webhook: { url, events } }: { webhook: Webhook }) {
  return (
    <span className="flex min-w-0 flex-wrap items-center gap-x-2">
      <span className="flex min-w-0 items-center gap-1">
        <code dir="ltr" className="min-w-0 truncate font-mono text-xs" title={url}>
          {url}
        </code>
        <CopyButton text={url} label="Copy the address" />
      </span>
      <span className="truncate text-faint">
        {events.includes('*') ? 'All events' : events.join(', ')}
      </span>
    </span>
  )
}

const reasons: Record<string, string> = {
  manual: 'This webhook is disabled.',
  gone: 'The address answered 410 Gone, so this webhook was disabled.',
  failing: 'Every attempt failed for five days, so this webhook was disabled.',
}

function DisabledNotice({ webhook: { id, disabledReason } }: { webhook: Webhook }) {
  const enable = useApiMutation(api.webhooks.update, {
    invalidates: ['webhooks', 'deliveries'],
    done: 'Enabled. Replay what was held when you are ready.',
  })
  return (
    <StoppedNotice
      action="Enable"
      busy={enable.isPending}
      onStart={() => enable.mutate(id, { enabled: true })}
    >
      {reasons[disabledReason ?? 'manual']} New events are held. Replay them once it is enabled.
    </StoppedNotice>
  )
}
