import type { Change } from '@capstan/sdk'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { api } from '../api.ts'
import type { PageDomain } from '../page-domain.ts'
import { queriesUnder } from '../queries.ts'
import { affectedBy, rowRulesOf, useDomains } from './domains.ts'
import { renewRows, resourceOf } from './live-rows.ts'

export type Connection = 'connecting' | 'live' | 'offline'

/** After a refusal the browser gives up by itself, so it is asked again. */
const againMs = 10_000
/** With more changes while nobody looked, everything is read again. */
const maxWaiting = 500

/**
 * Renews what is on the page when something happens, whoever did it, and not while nobody looks. The server says so
 * every 1.5 s at most. Returns whether it is connected.
 */
export function useLive(organizationId: string): Connection {
  const client = useQueryClient()
  const domains = useDomains()
  const [connection, setConnection] = useState<Connection>('connecting')
  useEffect(() => {
    let stop: () => void
    let timer: ReturnType<typeof setTimeout> | undefined
    let hasMissed = false
    let waiting: Change[] = []
    const catchUp = (): void => {
      const changes = waiting
      waiting = []
      if (changes.length > maxWaiting) void client.invalidateQueries()
      else if (changes.length > 0) renew(client, domains, changes)
    }
    const look = (): void => {
      if (!document.hidden) catchUp()
    }
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
        onChange(changes) {
          // One more than the most is enough to know that there were too many.
          waiting = [...waiting, ...changes].slice(0, maxWaiting + 1)
          if (!document.hidden) catchUp()
        },
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
    document.addEventListener('visibilitychange', look)
    addEventListener('offline', goOffline)
    addEventListener('online', goOnline)
    return () => {
      document.removeEventListener('visibilitychange', look)
      removeEventListener('offline', goOffline)
      removeEventListener('online', goOnline)
      clearTimeout(timer)
      stop()
    }
  }, [client, domains, organizationId])
  return connection
}

/** Reads what the changes concern: an object alone where a rule says so, and else all answers of its resource. */
function renew(
  client: QueryClient,
  domains: readonly PageDomain[],
  changes: readonly Change[],
): void {
  const rules = new Map(rowRulesOf(domains).map((rule) => [resourceOf(rule), rule]))
  const isOfRow = (name: string, { type, id }: Change): boolean => {
    const rule = rules.get(name)
    return id !== null && !!rule && [rule.created, rule.updated, rule.deleted].flat().includes(type)
  }
  for (const name of affectedBy(domains, typesOf(changes))) {
    const others = changes.filter((change) => !isOfRow(name, change))
    if (affectedBy(domains, typesOf(others)).has(name)) {
      void client.invalidateQueries(queriesUnder(name))
    } else {
      const rule = rules.get(name)
      if (rule) void renewRows(client, rule, changes)
    }
  }
}

const typesOf = (changes: readonly Change[]): string[] => changes.map(({ type }) => type)
