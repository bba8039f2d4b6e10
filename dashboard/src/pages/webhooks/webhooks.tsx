import type { Webhook, WebhookWithSecret } from '@capstan/sdk'
import { useNavigate } from '@tanstack/react-router'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { api } from '../../api.ts'
import { useApi, useApiList } from '../../queries.ts'
import { useSearchParams } from '../../search.ts'
import { useSession } from '../../session.ts'
import { Badge, Status } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Card, PageHeader } from '../../ui/card.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Progress } from '../../ui/progress.tsx'
import { Failure, SkeletonRows } from '../../ui/states.tsx'
import { More, Table } from '../../ui/table.tsx'
import { Ago } from '../../ui/time.tsx'
import { NoWebhook } from './no-webhook.tsx'
import { webhooksSearch } from './search-params.ts'
import { SecretValue } from './secret-value.tsx'
import { WebhookTabs } from './tabs.tsx'
import { shortUrl, showRate, statusOf } from './webhook.ts'
import { WebhookForm } from './webhook-form.tsx'

export function Webhooks() {
  const [filters, setSearch] = useSearchParams(webhooksSearch)
  const { isAdmin } = useSession()
  const navigate = useNavigate()
  const webhooks = useApiList(api.webhooks.list)
  const [registered, setRegistered] = useState<WebhookWithSecret | null>(null)
  const register = (): void => setSearch({ create: true })
  const close = (): void => setSearch({ create: undefined })
  return (
    <>
      <PageHeader
        title="Webhooks"
        lead="Addresses of your own that are told what happens here, signed and retried."
        actions={
          isAdmin && (
            <Button look="primary" icon={<Plus size={16} />} onClick={register}>
              Register a webhook
            </Button>
          )
        }
      />
      <WebhookTabs />
      <Card>
        {!webhooks.items && webhooks.error ? (
          <Failure error={webhooks.error} onRetry={() => void webhooks.reload()} />
        ) : !webhooks.items ? (
          <SkeletonRows />
        ) : webhooks.items.length === 0 ? (
          <NoWebhook onRegister={isAdmin ? register : undefined} />
        ) : (
          <>
            <Table
              label="Webhooks"
              rows={webhooks.items}
              keyOf={({ id }) => id}
              onOpen={({ id }) =>
                void navigate({ to: '/webhooks/$webhookId', params: { webhookId: id } })
              }
              columns={[
                { title: 'Webhook', grows: true, cell: (row) => <Name webhook={row} /> },
                { title: 'Status', cell: (row) => <WebhookStatus webhook={row} /> },
                { title: 'Events', wide: true, cell: ({ events }) => <Events of={events} /> },
                { title: 'Last 24 hours', wide: true, cell: ({ id }) => <Rate id={id} /> },
                { title: 'Last sent', wide: true, end: true, cell: ({ id }) => <Last id={id} /> },
              ]}
            />
            <More
              hasMore={webhooks.hasNextPage}
              busy={webhooks.isFetchingNextPage}
              onMore={() => void webhooks.fetchNextPage()}
            />
          </>
        )}
      </Card>
      <Dialog
        title="Register a webhook"
        open={isAdmin && filters.create === true}
        onClose={close}
        shape="sheet"
      >
        <WebhookForm
          onRegistered={(webhook) => {
            close()
            setRegistered(webhook)
          }}
        />
      </Dialog>
      <Dialog
        title="The webhook is registered"
        open={registered !== null}
        onClose={() => setRegistered(null)}
        shape="wide"
        firm
      >
        {registered && (
          <SecretValue secret={registered.secret} onClose={() => setRegistered(null)} />
        )}
      </Dialog>
    </>
  )
}

const useHealth = (id: string) => useApi(api.webhooks.health, id)

function Name({ webhook: { url, description } }: { webhook: Webhook }) {
  return (
    <>
      <span className="block truncate" dir="ltr" title={url}>
        {shortUrl(url)}
      </span>
      {description && (
        <span className="block truncate font-normal text-faint text-xs" dir="auto">
          {description}
        </span>
      )}
    </>
  )
}

function WebhookStatus({ webhook }: { webhook: Webhook }) {
  const { data } = useHealth(webhook.id)
  return <Status of={statusOf(webhook, data)} />
}

function Events({ of: events }: { of: string[] }) {
  const [first, ...others] = events
  return (
    <span title={events.join(', ')} className="inline-flex items-center gap-1.5">
      <Badge>{first === '*' ? 'everything' : first}</Badge>
      {others.length > 0 && <span className="text-faint text-xs">+{others.length}</span>}
    </span>
  )
}

function Rate({ id }: { id: string }) {
  const { data } = useHealth(id)
  if (!data || data.successRate === null) return <span className="text-faint">nothing sent</span>
  return (
    <span className="flex w-28 items-center gap-2.5">
      <Progress percent={data.successRate * 100} label="Succeeded in the last 24 hours" />
      <span className="text-xs tabular-nums">{showRate(data.successRate)}</span>
    </span>
  )
}

function Last({ id }: { id: string }) {
  const { data } = useHealth(id)
  const last = [data?.lastSuccessAt, data?.lastFailureAt].filter(Boolean).sort().at(-1)
  return <Ago at={last} never="—" />
}
