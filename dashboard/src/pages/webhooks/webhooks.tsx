import { useNavigate } from '@tanstack/react-router'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useGet, useList } from '../../queries.ts'
import { useFilters } from '../../search.ts'
import { useSession } from '../../session.ts'
import { Badge, Status } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Card, PageHeader } from '../../ui/card.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Progress } from '../../ui/progress.tsx'
import { Failure, SkeletonRows } from '../../ui/states.tsx'
import { More, Table } from '../../ui/table.tsx'
import { Ago } from '../../ui/time.tsx'
import {
  type Endpoint,
  type EndpointWithSecret,
  type Health,
  path,
  shortUrl,
  showRate,
  statusOf,
} from './endpoint.ts'
import { EndpointForm } from './endpoint-form.tsx'
import { NoEndpoint } from './no-endpoint.tsx'
import { SecretValue } from './secret-value.tsx'
import { WebhookTabs } from './tabs.tsx'

export function Webhooks() {
  const [filters, setFilters] = useFilters()
  const { isAdmin } = useSession()
  const navigate = useNavigate()
  const endpoints = useList<Endpoint>(path)
  const [registered, setRegistered] = useState<EndpointWithSecret | null>(null)
  const register = (): void => setFilters({ create: 'true' })
  const close = (): void => setFilters({ create: undefined })
  return (
    <>
      <PageHeader
        title="Webhooks"
        lead="Addresses of your own that are told what happens here, signed and retried."
        actions={
          isAdmin && (
            <Button look="primary" icon={<Plus size={16} />} onClick={register}>
              Register an endpoint
            </Button>
          )
        }
      />
      <WebhookTabs />
      <Card>
        {!endpoints.items && endpoints.error ? (
          <Failure error={endpoints.error} onRetry={() => void endpoints.refetch()} />
        ) : !endpoints.items ? (
          <SkeletonRows />
        ) : endpoints.items.length === 0 ? (
          <NoEndpoint onRegister={isAdmin ? register : undefined} />
        ) : (
          <>
            <Table
              label="Endpoints"
              rows={endpoints.items}
              keyOf={({ id }) => id}
              onOpen={({ id }) =>
                void navigate({ to: '/webhooks/$webhookId', params: { webhookId: id } })
              }
              columns={[
                { title: 'Endpoint', grows: true, cell: (row) => <Name endpoint={row} /> },
                { title: 'Status', cell: (row) => <EndpointStatus endpoint={row} /> },
                { title: 'Events', wide: true, cell: ({ events }) => <Events of={events} /> },
                { title: 'Last 24 hours', wide: true, cell: ({ id }) => <Rate id={id} /> },
                { title: 'Last sent', wide: true, end: true, cell: ({ id }) => <Last id={id} /> },
              ]}
            />
            <More
              hasMore={endpoints.hasNextPage}
              busy={endpoints.isFetchingNextPage}
              onMore={() => void endpoints.fetchNextPage()}
            />
          </>
        )}
      </Card>
      <Dialog
        title="Register an endpoint"
        open={isAdmin && filters.create === 'true'}
        onClose={close}
        shape="sheet"
      >
        <EndpointForm
          onRegistered={(endpoint) => {
            close()
            setRegistered(endpoint)
          }}
        />
      </Dialog>
      <Dialog
        title="The endpoint is registered"
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

const useHealth = (id: string) => useGet<Health>(`${path}/${id}/health`)

function Name({ endpoint: { url, description } }: { endpoint: Endpoint }) {
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

function EndpointStatus({ endpoint }: { endpoint: Endpoint }) {
  const { data } = useHealth(endpoint.id)
  return <Status of={statusOf(endpoint, data)} />
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
