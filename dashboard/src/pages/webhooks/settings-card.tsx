import type { Webhook } from '@capstan/sdk'
import type { ReactNode } from 'react'
import { api } from '../../api.ts'
import { useApi } from '../../queries.ts'
import { Badge } from '../../ui/badge.tsx'
import { Card, CardHeader, Facts } from '../../ui/card.tsx'
import { CopyButton, Id } from '../../ui/copy.tsx'
import { Ago } from '../../ui/time.tsx'
import { showWait } from './draft.ts'

const orderings = {
  none: 'As they come',
  by_subject: 'In order for each resource',
  strict: 'Strictly one by one',
}

/** The settings of a webhook; those at their default are left out. */
export function SettingsCard({ webhook }: { webhook: Webhook }) {
  return (
    <Card className="max-w-140">
      <CardHeader title="Settings" />
      <div className="flex flex-col gap-4 p-4">
        <Facts rows={rowsOf(webhook)} />
        {webhook.asymmetric && <PublicKeys webhookId={webhook.id} />}
      </div>
    </Card>
  )
}

function rowsOf(webhook: Webhook): [string, ReactNode][] {
  const { filter, headerNames, rateLimitPerSecond: rate, maxInFlight } = webhook
  return [
    ['Events', <Words key="events" of={webhook.events} />],
    ...rowIf('Filter', filter && <code className="break-all font-mono text-xs">{filter}</code>),
    ['Payload', webhook.payload === 'thin' ? 'Thin: ids only' : 'The whole event'],
    ['Order', orderings[webhook.ordering]],
    ['Pace', `${rate === null ? 'No limit' : `${rate} a second`}, ${maxInFlight} at a time`],
    ['Retries', retriesOf(webhook.retryScheduleSeconds)],
    ...rowIf('Headers', headerNames.length > 0 && <Words of={headerNames} />),
    ['Added', <Ago key="at" at={webhook.createdAt} />],
    ['Id', <Id key="id" value={webhook.id} />],
  ]
}

const rowIf = (label: string, value: ReactNode): [string, ReactNode][] =>
  value ? [[label, value]] : []

const retriesOf = (seconds: number[] | null): string => {
  if (seconds === null) return 'Nine over three days'
  return seconds.length === 0 ? 'None' : `After ${seconds.map(showWait).join(', ')}`
}

const Words = ({ of: words }: { of: readonly string[] }) => (
  <span className="flex flex-wrap gap-1">
    {words.map((word) => (
      <Badge key={word}>{word === '*' ? 'All events' : word}</Badge>
    ))}
  </span>
)

/** Shows the public keys that verify ed25519 signatures. */
function PublicKeys({ webhookId }: { webhookId: string }) {
  const { data } = useApi(api.webhooks.keys, webhookId)
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
        href={`${location.origin}/v1/webhooks/${webhookId}/keys`}
        className="text-brass text-sm hover:underline"
        target="_blank"
        rel="noreferrer"
      >
        As a JWK set
      </a>
    </section>
  )
}
