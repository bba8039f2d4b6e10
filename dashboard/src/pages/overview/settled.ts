import { isNotFoundError, type ResourceName } from '@capstan/sdk'
import { type QueryState, useIsFetching, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'

/** A list that has come asks for its details in the next moment. */
const stillMs = 60
const longestMs = 5_000

/**
 * True once what a page asks for at first is there, so that nothing moves under the eye of whoever has
 * begun to read; at once where `resource` was asked before.
 */
export function useSettled(resource: ResourceName): boolean {
  const client = useQueryClient()
  const fetching = useIsFetching()
  const [isSettled, setSettled] = useState(() =>
    client.getQueriesData({ queryKey: [resource] }).some(([, data]) => data !== undefined),
  )
  useEffect(() => {
    const timer = setTimeout(() => setSettled(true), longestMs)
    return () => clearTimeout(timer)
  }, [])
  useEffect(() => {
    if (isSettled || fetching > 0) return
    const timer = setTimeout(() => setSettled(true), stillMs)
    return () => clearTimeout(timer)
  }, [fetching, isSettled])
  return isSettled
}

/** How many questions of the page have no answer: until each has one, nobody can say that all is well. */
export function useUnanswered(): number {
  const client = useQueryClient()
  useIsFetching()
  return client
    .getQueryCache()
    .findAll({ type: 'active', predicate: ({ state }) => isUnanswered(state) }).length
}

/** Returns true if a query has no answer yet. An object that was deleted meanwhile needs nobody. */
const isUnanswered = ({ error, fetchStatus, data }: QueryState<unknown, Error>): boolean =>
  (error !== null && !isNotFoundError(error)) || (data === undefined && fetchStatus === 'paused')
