import type { Webhook, WebhookWithSecret } from '@capstan/sdk'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { api } from '../../api.ts'
import { useApi, useApiList } from '../../queries.ts'
import { useSearchParams } from '../../search.ts'
import { useSession } from '../../session.ts'
import { Status, Tag } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { formatRate } from '../../ui/format.ts'
import { ListFrame } from '../../ui/list-frame.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { Progress } from '../../ui/progress.tsx'
import { QueryTable } from '../../ui/query-table.tsx'
import type { Column } from '../../ui/table.tsx'
import { Ago } from '../../ui/time.tsx'
import { NoWebhook } from './no-webhook.tsx'
import { webhooksSearch } from './search-params.ts'
import { SecretValue } from './secret-value.tsx'
import { WebhookTabs } from './tabs.tsx'
import { shortUrl, statusOf } from './webhook.ts'
import { AddWebhook } from './webhook-form.tsx'

export function Webhooks() {
  const [filters, setSearch] = useSearchParams(webhooksSearch)
  const { isAdmin } = useSession()
  const webhooks = useApiList(api.webhooks.list)
  const [added, setAdded] = useState<WebhookWithSecret | null>(null)
  const openForm = (): void => setSearch({ create: true })
  const close = (): void => setSearch({ create: undefined })
  return (
    <>
      <PageHeader
        title="Webhooks"
        actions={
          isAdmin && (
            <Button
              look={webhooks.items?.length === 0 ? 'plain' : 'primary'}
              icon={<Plus aria-hidden="true" />}
              onClick={openForm}
            >
              Add webhook
            </Button>
          )
        }
      />
      <WebhookTabs />
      <ListFrame>
        <QueryTable
          label="Webhooks"
          query={webhooks}
          columns={columns}
          keyOf={({ id }) => id}
          linkOf={({ id }) => ({ to: '/webhooks/$webhookId', params: { webhookId: id } })}
          empty={<NoWebhook onAdd={isAdmin ? openForm : undefined} />}
        />
      </ListFrame>
      <Dialog
        title="Add a webhook"
        open={isAdmin && filters.create === true}
        onClose={close}
        shape="sheet"
      >
        <AddWebhook
          onAdded={(webhook) => {
            close()
            setAdded(webhook)
          }}
        />
      </Dialog>
      <Dialog
        title="Webhook added"
        open={added !== null}
        onClose={() => setAdded(null)}
        shape="wide"
        firm
      >
        {added && <SecretValue secret={added.secret} onClose={() => setAdded(null)} />}
      </Dialog>
    </>
  )
}

const columns: readonly Column<Webhook>[] = [
  {
    title: 'Address',
    cell: ({ url }) => (
      <span dir="ltr" title={url}>
        {shortUrl(url)}
      </span>
    ),
  },
  {
    title: 'Description',
    wider: true,
    cell: ({ description }) => <span dir="auto">{description}</span>,
  },
  { title: 'Status', type: 'status', width: 112, cell: (row) => <WebhookStatus webhook={row} /> },
  {
    title: 'Events',
    type: 'tags',
    width: 176,
    wide: true,
    cell: ({ events }) => <Events of={events} />,
  },
  { title: 'Last 24 hours', width: 168, wide: true, cell: ({ id }) => <Rate id={id} /> },
  { title: 'Last sent', type: 'time', wide: true, cell: ({ id }) => <LastSent id={id} /> },
]

const useHealth = (id: string) => useApi(api.webhooks.health, id)

function WebhookStatus({ webhook }: { webhook: Webhook }) {
  const { data } = useHealth(webhook.id)
  return <Status of={statusOf(webhook, data)} />
}

function Events({ of: events }: { of: string[] }) {
  const [first = '', ...others] = events
  return (
    <span title={events.join(', ')} className="inline-flex items-center gap-1.5">
      <Tag>{first === '*' ? 'All events' : first}</Tag>
      {others.length > 0 && <span className="text-faint text-xs">+{others.length}</span>}
    </span>
  )
}

function Rate({ id }: { id: string }) {
  const { data } = useHealth(id)
  if (!data || data.successRate === null) return <span className="text-faint">Nothing sent</span>
  return (
    <span className="flex items-center gap-2.5">
      <span className="w-16">
        <Progress percent={data.successRate * 100} label="Succeeded in the last 24 hours" />
      </span>
      <span className="tabular-nums">{formatRate(data.successRate)}</span>
    </span>
  )
}

function LastSent({ id }: { id: string }) {
  const { data } = useHealth(id)
  const last = [data?.lastSuccessAt, data?.lastFailureAt].filter(Boolean).sort().at(-1)
  return <Ago at={last} never="–" />
}
