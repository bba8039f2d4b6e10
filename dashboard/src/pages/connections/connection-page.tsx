import type { Connection, IntegrationProvider } from '@capstan/sdk'
import { Link, useParams } from '@tanstack/react-router'
import { ExternalLink, Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import { api } from '../../api.ts'
import { useApi } from '../../queries.ts'
import { useSession } from '../../session.ts'
import { Button, buttonClasses } from '../../ui/button.tsx'
import { Card, CardHeader, Facts } from '../../ui/card.tsx'
import { Id } from '../../ui/copy.tsx'
import { formatExact } from '../../ui/format.ts'
import { LoadedPage } from '../../ui/loaded.tsx'
import { PageHeader, TitleRow } from '../../ui/page-header.tsx'
import { Ago } from '../../ui/time.tsx'
import { ConnectionActions } from './connection-actions.tsx'
import { ConnectionSyncs } from './connection-syncs.tsx'
import { Health } from './health.tsx'
import { useAuthorize } from './use-authorize.ts'
import { useProviders } from './use-providers.ts'
import { authWords, ConnectionState, canAuthorize, isOAuth } from './words.tsx'

const trail = [{ title: 'Connections', to: '/connections' }]

export function ConnectionPage() {
  const { connectionId = '' } = useParams({ strict: false })
  const connection = useApi(api.connections.get, connectionId, { pollWhile: waitsForGrant })
  return (
    <LoadedPage query={connection} title="Connection" trail={trail}>
      {(data) => <ConnectionDetails connection={data} />}
    </LoadedPage>
  )
}

/** The person is at the provider, in another tab. */
const waitsForGrant = (connection: Connection): number | false =>
  isOAuth(connection) && canAuthorize(connection) && lookMs

const lookMs = 3_000

function ConnectionDetails({ connection }: { connection: Connection }) {
  const { isAdmin } = useSession()
  const { data: providers } = useProviders()
  const { id, name, status, provider } = connection
  const definition = providers?.find(({ key }) => key === provider)
  return (
    <>
      <PageHeader
        isPlain
        title={name}
        trail={trail}
        actions={
          isAdmin && (
            <>
              <ConnectionActions connection={connection} />
              {isOAuth(connection) && canAuthorize(connection) ? (
                <Authorize id={id} />
              ) : (
                status === 'active' && (
                  <Link
                    to="/syncs/new"
                    search={{ connection: id }}
                    className={buttonClasses('primary')}
                  >
                    <Plus aria-hidden="true" /> New sync
                  </Link>
                )
              )}
            </>
          )
        }
      />
      <TitleRow
        title={name}
        badge={<ConnectionState of={status} />}
        lead={<span className="text-soft">{definition?.name ?? provider}</span>}
      />
      <div className="flex max-w-160 flex-col gap-5">
        <Health connection={connection} />
        <ConnectionSyncs connection={connection} />
        <Card>
          <CardHeader title="Details" />
          <div className="p-4">
            <Facts rows={rowsOf(connection, definition?.settings)} />
          </div>
        </Card>
      </div>
    </>
  )
}

function Authorize({ id }: { id: string }) {
  const authorize = useAuthorize()
  return (
    <Button
      look="primary"
      icon={<ExternalLink aria-hidden="true" />}
      busy={authorize.isPending}
      onClick={() => void authorize.open(id)}
    >
      Authorize
    </Button>
  )
}

function rowsOf(
  connection: Connection,
  settings: IntegrationProvider['settings'] = [],
): [string, ReactNode][] {
  const { account, scopes, expiresAt, lastOkAt, authType } = connection
  const titles = new Map([['baseUrl', 'Address'], ...settings.map(titleOf)])
  const config = Object.entries(connection.config).map(([key, value]): [string, ReactNode] => [
    titles.get(key) ?? key,
    <code key={key} className="break-all font-mono text-xs">
      {String(value)}
    </code>,
  ])
  return [
    ...(account ? ([['Account', account]] as [string, ReactNode][]) : []),
    ['Signs in with', authWords[authType]],
    ...config,
    ...(scopes.length > 0 ? ([['Scopes', scopes.join(', ')]] as [string, ReactNode][]) : []),
    ...(expiresAt
      ? ([['Token valid until', formatExact(expiresAt)]] as [string, ReactNode][])
      : []),
    ['Last answered', <Ago key="ok" at={lastOkAt} />],
    ['Created', <Ago key="at" at={connection.createdAt} />],
    ['Id', <Id key="id" value={connection.id} />],
  ]
}

const titleOf = ({ name, title }: IntegrationProvider['settings'][number]): [string, string] => [
  name,
  title,
]
