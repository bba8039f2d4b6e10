import type { Delivery, ListedEvent } from '@capstan/sdk'
import { useQueries } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { api } from '../../api.ts'
import { useApi } from '../../queries.ts'
import { Status } from '../../ui/badge.tsx'
import { Skeleton } from '../../ui/states.tsx'
import { isMoving } from '../webhooks/delivery.ts'
import { shortUrl } from '../webhooks/webhook.ts'

/** Asked one by one: the API lists deliveries by webhook. */
const webhooksAsked = 20
const pollMs = 1_200

/** To which webhooks an event went, and how that ended. */
export function EventDeliveries({ event }: { event: ListedEvent }) {
  const webhooks = useApi(api.webhooks.list, { limit: webhooksAsked })
  const asked = useQueries({
    queries: (webhooks.data?.data ?? []).map(({ id }) => ({
      queryKey: ['deliveries', 'find', id, event.id],
      queryFn: () => findDelivery(id, event),
      refetchInterval: ({ state }: { state: { data?: Delivery | null | undefined } }) =>
        state.data && isMoving(state.data) ? pollMs : (false as const),
    })),
  })
  const isKnown = webhooks.data !== undefined && asked.every(({ isPending }) => !isPending)
  const deliveries = asked.flatMap(({ data }) => data ?? [])
  const urlOf = (id: string): string =>
    webhooks.data?.data.find((webhook) => webhook.id === id)?.url ?? id
  return (
    <section className="flex flex-col gap-2">
      <h3 className="font-semibold text-lg">Delivered to</h3>
      {!isKnown ? (
        <Skeleton className="h-10 w-full" />
      ) : deliveries.length === 0 ? (
        <p className="text-faint text-sm">No webhook receives this event.</p>
      ) : (
        <ul className="divide-y divide-line rounded-md border border-line">
          {deliveries.map(({ id, webhookId, status }) => (
            <li key={id} className="flex items-center justify-between gap-4 px-3.5 py-2 text-sm">
              <Link
                to="/webhooks/$webhookId"
                params={{ webhookId }}
                search={{ delivery: id }}
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
  { id, type, createdAt }: ListedEvent,
): Promise<Delivery | null> {
  const query = { eventType: type, from: createdAt, to: createdAt, limit: 100 }
  const { data } = await api.deliveries.list(webhookId, query).page()
  return data.find(({ eventId }) => eventId === id) ?? null
}
