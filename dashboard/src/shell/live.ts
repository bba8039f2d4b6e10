import type { ResourceName } from '@capstan/sdk'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { api } from '../api.ts'
import { queriesUnder } from '../queries.ts'

export type Connection = 'connecting' | 'live' | 'offline'

/** What an event may have changed: the resources whose answers are asked for again. */
const affectedResources: [prefix: string, resources: readonly ResourceName[]][] = [
  ['contact.', ['contacts', 'account']],
  ['source.', ['bases', 'sources', 'account']],
  ['base.', ['bases', 'sources', 'account']],
  ['token.', ['tokens']],
]

/** After a refusal the browser gives up by itself, so it is asked again. */
const againMs = 10_000

/** Renews what is on the page when something happens, whoever did it. Says whether it is connected. */
export function useLive(organizationId: string): Connection {
  const client = useQueryClient()
  const [connection, setConnection] = useState<Connection>('connecting')
  useEffect(() => {
    let stop: () => void
    let timer: ReturnType<typeof setTimeout> | undefined
    let hasMissed = false
    const connect = (): void => {
      stop = api.changes.listen(organizationId, {
        onOpen() {
          setConnection('live')
          if (hasMissed) void client.invalidateQueries()
          hasMissed = false
        },
        onLost(isOver) {
          hasMissed = true
          setConnection(isOver || !navigator.onLine ? 'offline' : 'connecting')
          if (isOver) timer = setTimeout(connect, againMs)
        },
        onChange: (types) => renew(client, types),
      })
    }
    const goOffline = (): void => setConnection('offline')
    const goOnline = (): void => {
      hasMissed = true
      clearTimeout(timer)
      stop()
      connect()
    }
    connect()
    addEventListener('offline', goOffline)
    addEventListener('online', goOnline)
    return () => {
      removeEventListener('offline', goOffline)
      removeEventListener('online', goOnline)
      clearTimeout(timer)
      stop()
    }
  }, [client, organizationId])
  return connection
}

function renew(client: QueryClient, types: readonly string[]): void {
  // Whatever happens may be delivered to a webhook.
  const resources = new Set<ResourceName>(['events', 'requests', 'webhooks', 'deliveries'])
  for (const type of types) {
    for (const [prefix, some] of affectedResources) {
      if (type.startsWith(prefix)) for (const name of some) resources.add(name)
    }
  }
  for (const name of resources) void client.invalidateQueries(queriesUnder(name))
}
