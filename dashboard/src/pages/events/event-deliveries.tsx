import { useQueries } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { api, type List } from '../../api.ts'
import { useGet } from '../../queries.ts'
import { Status } from '../../ui/badge.tsx'
import { Skeleton } from '../../ui/states.tsx'
import { type Delivery, isMoving } from '../webhooks/delivery.ts'
import { type Endpoint, path, shortUrl } from '../webhooks/endpoint.ts'
import type { Happening } from './event.ts'

/** Asked one by one: the API lists deliveries by endpoint. */
const endpointsAsked = 20
const pollMs = 1_200

/** To which endpoints an event went, and how that ended. */
export function EventDeliveries({ event }: { event: Happening }) {
  const endpoints = useGet<List<Endpoint>>(path, { limit: endpointsAsked })
  const asked = useQueries({
    queries: (endpoints.data?.data ?? []).map(({ id }) => ({
      queryKey: [`${path}/${id}/deliveries`, { of: event.id }],
      queryFn: () => findDelivery(id, event),
      refetchInterval: ({ state }: { state: { data?: Delivery | null | undefined } }) =>
        state.data && isMoving(state.data) ? pollMs : (false as const),
    })),
  })
  const isKnown = endpoints.data !== undefined && asked.every(({ isPending }) => !isPending)
  const deliveries = asked.flatMap(({ data }) => data ?? [])
  const urlOf = (id: string): string =>
    endpoints.data?.data.find((endpoint) => endpoint.id === id)?.url ?? id
  return (
    <section className="flex flex-col gap-2">
      <h3 className="font-semibold">Delivered to</h3>
      {!isKnown ? (
        <Skeleton className="h-10 w-full" />
      ) : deliveries.length === 0 ? (
        <p className="text-faint text-sm">No endpoint was owed it.</p>
      ) : (
        <ul className="divide-y divide-line rounded-md border border-line">
          {deliveries.map(({ id, webhookId, status }) => (
            <li key={id} className="flex items-center justify-between gap-4 px-3.5 py-2 text-sm">
              <Link
                to="/webhooks/$webhookId"
                params={{ webhookId }}
                search={{ delivery: id } as never}
                className="truncate hover:underline"
                dir="ltr"
              >
                {shortUrl(urlOf(webhookId))}
              </Link>
              <Status of={status} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

/** A delivery has the time of its event, to the millisecond. */
async function findDelivery(
  webhookId: string,
  { id, type, createdAt }: Happening,
): Promise<Delivery | null> {
  const query = { eventType: type, from: createdAt, to: createdAt, limit: 100 }
  const { data } = await api.get<List<Delivery>>(`${path}/${webhookId}/deliveries`, query)
  return data.find(({ eventId }) => eventId === id) ?? null
}
