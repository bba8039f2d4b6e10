import { useQueries } from '@tanstack/react-query'
import { api } from '../../api.ts'
import { useApi } from '../../queries.ts'
import { type Attempt, isMoving } from './delivery.ts'

/** So many deliveries are asked for one by one: the API tells durations of single attempts only. */
const deliveriesCount = 24
const attemptsCount = 40

/** The last attempts of a webhook, oldest first; undefined until they are known. */
export function useLateAttempts(webhookId: string): Attempt[] | undefined {
  const list = useApi(api.deliveries.list, [webhookId, { limit: deliveriesCount }], {
    pollWhile: ({ data }) => data.some(isMoving),
  })
  const sent = list.data?.data.filter(({ attemptsCount }) => attemptsCount > 0) ?? []
  const found = useQueries({
    queries: sent.map(({ id, attemptsCount }) => ({
      // An attempt does not change: only another one makes the answer another.
      queryKey: ['attempts', id, attemptsCount],
      queryFn: () => api.deliveries.get(id),
      staleTime: Number.POSITIVE_INFINITY,
    })),
  })
  if (!list.data || found.some(({ isPending }) => isPending)) return undefined
  return found
    .flatMap(({ data }) => data?.attempts ?? [])
    .sort((a, b) => a.startedAt.localeCompare(b.startedAt))
    .slice(-attemptsCount)
}

/** The middle of the durations: half of them took no longer. */
export function medianOf(durations: readonly number[]): number | null {
  const sorted = durations.toSorted((a, b) => a - b)
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? null
}
