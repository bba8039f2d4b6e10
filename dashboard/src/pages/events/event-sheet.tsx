import type { ListedEvent } from '@capstan/sdk'
import { api } from '../../api.ts'
import { useReloadable } from '../../queries.ts'
import { Facts } from '../../ui/card.tsx'
import { Code, Id } from '../../ui/copy.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Failure, Notice, Skeleton } from '../../ui/states.tsx'
import { Ago } from '../../ui/time.tsx'
import { nameOf } from './event.ts'
import { EventDeliveries } from './event-deliveries.tsx'

interface Props {
  id: string | undefined
  /** The event, where the page has it already. */
  known: ListedEvent | undefined
  onClose(): void
}

/** One event as it is delivered, and to whom it went. */
export function EventSheet({ id, known, onClose }: Props) {
  const sought = useReloadable({
    queryKey: ['events', 'find', id],
    queryFn: ({ signal }) => findEvent(id ?? '', signal),
    enabled: id !== undefined && !known,
    staleTime: Number.POSITIVE_INFINITY,
  })
  const event = known ?? sought.data
  return (
    <Dialog title={event?.type ?? 'Event'} open={id !== undefined} onClose={onClose} shape="sheet">
      {event ? (
        <div className="flex flex-col gap-5">
          <Facts
            rows={[
              [
                'About',
                <span key="about" dir="auto">
                  {nameOf(event) || 'no more known'}
                </span>,
              ],
              ['Happened', <Ago key="at" at={event.createdAt} />],
              ['Event', <Id key="id" value={event.id} />],
            ]}
          />
          {event.expungedAt && (
            <Notice>
              Its data was expunged <Ago at={event.expungedAt} />, by age or because whom it is
              about was deleted.
            </Notice>
          )}
          <Code label="As it is delivered" text={JSON.stringify(event, null, 2)} wrap />
          <EventDeliveries event={event} />
        </div>
      ) : sought.error ? (
        <Failure error={sought.error} onRetry={() => void sought.reload()} />
      ) : (
        <Skeleton className="h-72 w-full" />
      )}
    </Dialog>
  )
}

const pagesRead = 20

/** The API has no operation for one event; their ids are in the order of time, as the list is. */
async function findEvent(id: string, signal: AbortSignal): Promise<ListedEvent> {
  let cursor: string | undefined
  for (let page = 0; page < pagesRead; page++) {
    const { data, nextCursor } = await api.events.list().page({ limit: 100, cursor, signal })
    const found = data.find((event) => event.id === id)
    if (found) return found
    if (nextCursor === null || (data.at(-1)?.id ?? '') < id) break
    cursor = nextCursor
  }
  const message = 'No such event is in the list. Tests are not, nor what is older than is kept.'
  throw new Error(message)
}
