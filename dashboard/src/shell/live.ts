import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { under } from '../queries.ts'

export type Connection = 'connecting' | 'live' | 'offline'

/** What an event may have changed: the paths whose answers are asked for again. */
const concerned: [prefix: string, paths: readonly string[]][] = [
  ['contact.', ['/v1/contacts', '/v1/usage']],
  ['source.', ['/v1/bases', '/v1/usage']],
  ['base.', ['/v1/bases', '/v1/usage']],
  ['token.', ['/session/tokens']],
]

/** After a refusal the browser gives up by itself, so it is asked again. */
const againMs = 10_000

/** Renews what is on the page when something happens, whoever did it. Says whether it is connected. */
export function useLive(organizationId: string): Connection {
  const client = useQueryClient()
  const [connection, setConnection] = useState<Connection>('connecting')
  useEffect(() => {
    let source: EventSource
    let timer: ReturnType<typeof setTimeout> | undefined
    let hasMissed = false
    const connect = (): void => {
      source = new EventSource(`/session/live?organization=${organizationId}`)
      source.onopen = () => {
        setConnection('live')
        if (hasMissed) void client.invalidateQueries()
        hasMissed = false
      }
      source.onerror = () => {
        hasMissed = true
        const isOver = source.readyState === EventSource.CLOSED
        setConnection(isOver || !navigator.onLine ? 'offline' : 'connecting')
        if (isOver) timer = setTimeout(connect, againMs)
      }
      source.addEventListener('change', ({ data }) => renew(client, JSON.parse(data)))
    }
    const goOffline = (): void => setConnection('offline')
    const goOnline = (): void => {
      hasMissed = true
      clearTimeout(timer)
      source.close()
      connect()
    }
    connect()
    addEventListener('offline', goOffline)
    addEventListener('online', goOnline)
    return () => {
      removeEventListener('offline', goOffline)
      removeEventListener('online', goOnline)
      clearTimeout(timer)
      source.close()
    }
  }, [client, organizationId])
  return connection
}

function renew(client: QueryClient, types: readonly string[]): void {
  // Whatever happens may be delivered to an endpoint.
  const paths = new Set(['/v1/events', '/v1/requests', '/v1/webhooks'])
  for (const type of types) {
    for (const [prefix, some] of concerned) {
      if (type.startsWith(prefix)) for (const path of some) paths.add(path)
    }
  }
  for (const path of paths) void client.invalidateQueries(under(path))
}
