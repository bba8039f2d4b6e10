import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { api } from '../api.ts'
import type { PageDomain } from '../page-domain.ts'
import { queriesUnder } from '../queries.ts'
import { affectedBy, useDomains } from './domains.ts'

export type Connection = 'connecting' | 'live' | 'offline'

/** After a refusal the browser gives up by itself, so it is asked again. */
const againMs = 10_000

/** Renews what is on the page when something happens, whoever did it. Says whether it is connected. */
export function useLive(organizationId: string): Connection {
  const client = useQueryClient()
  const domains = useDomains()
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
        onChange: (types) => renew(client, domains, types),
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
  }, [client, domains, organizationId])
  return connection
}

function renew(
  client: QueryClient,
  domains: readonly PageDomain[],
  types: readonly string[],
): void {
  for (const name of affectedBy(domains, types)) {
    void client.invalidateQueries(queriesUnder(name))
  }
}
