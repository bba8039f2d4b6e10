import type { Delivery } from '@capstan/sdk'
import { useQueries } from '@tanstack/react-query'
import { api } from '../../api.ts'
import { useApi } from '../../queries.ts'
import { type Attempt, isMoving } from './delivery.ts'

/** One page of the API. */
const chartedCount = 100
/** So many deliveries are loaded one by one: the API tells durations of single attempts only. */
const deliveriesCount = 24
const attemptsCount = 40

/** The newest deliveries of a webhook, for its charts. */
export const useNewestDeliveries = (webhookId: string) =>
  useApi(api.deliveries.list, [webhookId, { limit: chartedCount }], {
    pollWhile: ({ data }) => data.some(isMoving),
  })

/** The last attempts among these deliveries, oldest first; undefined until they are there. */
export function useLateAttempts(
  deliveries: readonly Delivery[] | undefined,
): Attempt[] | undefined {
  const sent =
    deliveries?.filter(({ attemptsCount }) => attemptsCount > 0).slice(0, deliveriesCount) ?? []
  const answers = useQueries({
    queries: sent.map(({ id, attemptsCount }) => ({
      // An attempt does not change: only another one makes the answer another.
      queryKey: ['attempts', id, attemptsCount],
      queryFn: () => api.deliveries.get(id),
      staleTime: Number.POSITIVE_INFINITY,
    })),
  })
  if (!deliveries || answers.some(({ isPending }) => isPending)) return undefined
  return answers
    .flatMap(({ data }) => data?.attempts ?? [])
    .sort((a, b) => a.startedAt.localeCompare(b.startedAt))
    .slice(-attemptsCount)
}

/** The value that this share of the durations does not exceed: 0.5 is their median. */
export function quantileOf(durations: readonly number[], share: number): number | null {
  const sorted = durations.toSorted((a, b) => a - b)
  return sorted[Math.ceil(share * sorted.length) - 1] ?? null
}
