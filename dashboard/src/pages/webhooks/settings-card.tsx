import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { api } from '../../api.ts'
import { Badge } from '../../ui/badge.tsx'
import { Card, CardHeader, Facts } from '../../ui/card.tsx'
import { CopyButton, Id } from '../../ui/copy.tsx'
import { Ago } from '../../ui/time.tsx'
import { showWait } from './draft.ts'
import { type Endpoint, path } from './endpoint.ts'

const orderings = {
  none: 'as they come',
  by_subject: 'in order for each resource',
  strict: 'strictly one after the other',
}

/** How an endpoint is set, as far as that is not as it always is. */
export function SettingsCard({ endpoint }: { endpoint: Endpoint }) {
  return (
    <Card className="min-w-0">
      <CardHeader title="Settings" />
      <div className="flex flex-col gap-4 p-4">
        <Facts rows={rowsOf(endpoint)} />
        {endpoint.asymmetric && <PublicKeys webhookId={endpoint.id} />}
      </div>
    </Card>
  )
}

function rowsOf(endpoint: Endpoint): [string, ReactNode][] {
  const { filter, headerNames, rateLimitPerSecond: rate, maxInFlight } = endpoint
  return [
    ['Events', <Words key="events" of={endpoint.events} />],
    ...rowIf('Filter', filter && <code className="break-all font-mono text-xs">{filter}</code>),
    ['Payload', endpoint.payload === 'thin' ? 'thin: only ids' : 'the whole event'],
    ['Order', orderings[endpoint.ordering]],
    ['Pace', `${rate === null ? 'no limit' : `${rate} a second`}, ${maxInFlight} at a time`],
    ['Retries', retriesOf(endpoint.retryScheduleSeconds)],
    ...rowIf('Headers', headerNames.length > 0 && <Words of={headerNames} />),
    ['Registered', <Ago key="at" at={endpoint.createdAt} />],
    ['Id', <Id key="id" value={endpoint.id} />],
  ]
}

const rowIf = (label: string, value: ReactNode): [string, ReactNode][] =>
  value ? [[label, value]] : []

const retriesOf = (seconds: number[] | null): string => {
  if (seconds === null) return 'nine, over three days'
  return seconds.length === 0 ? 'none' : `after ${seconds.map(showWait).join(', ')}`
}

const Words = ({ of: words }: { of: readonly string[] }) => (
  <span className="flex flex-wrap gap-1">
    {words.map((word) => (
      <Badge key={word}>{word === '*' ? 'everything' : word}</Badge>
    ))}
  </span>
)

interface Keys {
  keys: { kid: string; x: string }[]
}

/** What verifies the ed25519 signatures: anybody may know it. */
function PublicKeys({ webhookId }: { webhookId: string }) {
  const address = `${path}/${webhookId}/keys`
  const { data } = useQuery({
    queryKey: [address],
    // Open to everybody, and so not behind the door of sessions.
    queryFn: () => api.get<Keys>(location.origin + address),
  })
  return (
    <section className="flex flex-col gap-2 border-line border-t pt-3 text-sm">
      <h3 className="font-medium">Public keys</h3>
      {data?.keys.map(({ kid, x }, index) => (
        <div key={kid} className="flex items-center gap-2">
          <code className="min-w-0 flex-1 truncate font-mono text-xs" title={`kid ${kid}`}>
            {x}
          </code>
          {index > 0 && <Badge tone="warn">until the overlap ends</Badge>}
          <CopyButton text={x} label="Copy the key" />
        </div>
      ))}
      <a
        href={address}
        className="text-brass text-sm hover:underline"
        target="_blank"
        rel="noreferrer"
      >
        As a JWK set
      </a>
    </section>
  )
}
