import type { ListedEvent } from '@capstan/sdk'
import { Link } from '@tanstack/react-router'
import { api } from '../../api.ts'
import { useReloadable } from '../../queries.ts'
import { Facts } from '../../ui/card.tsx'
import { Code, Id } from '../../ui/copy.tsx'
import { SidePanel } from '../../ui/side-panel.tsx'
import { Failure, Notice, Skeleton } from '../../ui/states.tsx'
import { Ago } from '../../ui/time.tsx'
import { nameOf } from './event.ts'
import { EventDeliveries } from './event-deliveries.tsx'
import { subjectLinkOf } from './subject-link.ts'

interface EventPanelProps {
  id: string
  /** The event, where the page has it already. */
  listed: ListedEvent | undefined
  onClose(): void
  onPrevious: (() => void) | undefined
  onNext: (() => void) | undefined
}

/** One event as it is delivered, and to whom it went. */
export function EventPanel({ id, listed, ...panel }: EventPanelProps) {
  const sought = useReloadable({
    queryKey: ['events', 'find', id],
    queryFn: ({ signal }) => findEvent(id, signal),
    enabled: !listed,
    staleTime: Number.POSITIVE_INFINITY,
  })
  const event = listed ?? sought.data
  return (
    <SidePanel
      {...panel}
      title={<span className="font-mono text-sm">{event?.type ?? 'Event'}</span>}
    >
      {event && <EventContent event={event} />}
      {!event && sought.error && (
        <Failure
          error={sought.error}
          title="The event could not be found"
          onRetry={() => void sought.reload()}
        />
      )}
      {!event && !sought.error && <Skeleton className="h-72 w-full" />}
    </SidePanel>
  )
}

function About({ event }: { event: ListedEvent }) {
  const name = <bdi>{nameOf(event) || 'Unknown'}</bdi>
  const link = subjectLinkOf(event)
  return link ? (
    <Link {...link} className="text-brass underline underline-offset-2">
      {name}
    </Link>
  ) : (
    name
  )
}

const EventContent = ({ event }: { event: ListedEvent }) => (
  <div className="flex flex-col gap-5">
    <Facts
      rows={[
        ['About', <About key="about" event={event} />],
        ['Happened', <Ago key="at" at={event.createdAt} />],
        ['Event', <Id key="id" value={event.id} />],
      ]}
    />
    {event.expungedAt && (
      <Notice>
        The content was deleted <Ago at={event.expungedAt} />, by age or with the contact.
      </Notice>
    )}
    <EventDeliveries event={event} />
    <Code label="As it is delivered" text={JSON.stringify(event, null, 2)} wrap />
  </div>
)

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
  throw new Error('It is too old, or it was a test. Neither is kept in the list.')
}
