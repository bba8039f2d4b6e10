import type { ListedEvent } from '@capstan/sdk'
import { Link } from '@tanstack/react-router'
import { Activity } from 'lucide-react'
import { useState } from 'react'
import { api } from '../../api.ts'
import { useApiList } from '../../queries.ts'
import { useSearchParams } from '../../search.ts'
import { Button, buttonClasses } from '../../ui/button.tsx'
import { Card, PageHeader } from '../../ui/card.tsx'
import { FilterField, FilterSelect } from '../../ui/field.tsx'
import { Empty, Failure, SkeletonRows } from '../../ui/states.tsx'
import { More, Table } from '../../ui/table.tsx'
import { Ago } from '../../ui/time.tsx'
import { useEventTypes } from '../webhooks/event-types.ts'
import { isAbout, nameOf } from './event.ts'
import { EventSheet } from './event-sheet.tsx'
import { eventSearch } from './search-params.ts'

/** Everything that happened in the organization, newest first. */
export function Events() {
  const [{ type, subject, event: openId }, setSearch] = useSearchParams(eventSearch)
  // The API filters by type alone: of a subject is found what is among the events that were read.
  const events = useApiList(api.events.list, { type }, { pageLength: subject ? 100 : 50 })
  // The field of the subject is its own keeper while somebody types; clearing makes a new one.
  const [round, setRound] = useState(0)
  const clear = (): void => {
    setSearch({ type: undefined, subject: undefined })
    setRound(round + 1)
  }
  const found = subject ? events.items?.filter((one) => isAbout(one, subject)) : events.items
  return (
    <>
      <PageHeader
        title="Events"
        lead="What happened here, newest first. Webhooks receive exactly these."
        actions={
          <Link to="/webhooks/catalogue" className={buttonClasses()}>
            Event catalogue
          </Link>
        }
      />
      <Filters key={round} />
      <Card>
        {!found && events.error ? (
          <Failure error={events.error} onRetry={() => void events.reload()} />
        ) : !found ? (
          <SkeletonRows />
        ) : found.length === 0 ? (
          <Nothing seenCount={events.items?.length ?? 0} onClear={clear} />
        ) : (
          <Rows events={found} onOpen={({ id }) => setSearch({ event: id })} />
        )}
        <More
          hasMore={events.hasNextPage}
          busy={events.isFetchingNextPage}
          onMore={() => void events.fetchNextPage()}
        />
      </Card>
      <EventSheet
        id={openId}
        known={events.items?.find(({ id }) => id === openId)}
        onClose={() => setSearch({ event: undefined })}
      />
    </>
  )
}

function Filters() {
  const [{ type, subject }, setSearch] = useSearchParams(eventSearch)
  const types = useEventTypes()
  return (
    <div className="mb-3 flex flex-wrap gap-2">
      <FilterField
        label="Subject"
        type="search"
        placeholder="What it is about: a name or an id"
        className="max-w-80"
        defaultValue={subject}
        onChange={(event) => setSearch({ subject: event.target.value || undefined })}
      />
      <FilterSelect
        label="Event type"
        value={type ?? ''}
        onChange={(event) => setSearch({ type: event.target.value || undefined })}
      >
        <option value="">all types</option>
        {types.data?.data.map((one) => (
          <option key={one.type}>{one.type}</option>
        ))}
      </FilterSelect>
    </div>
  )
}

function Nothing({ seenCount, onClear }: { seenCount: number; onClear(): void }) {
  const [{ type, subject }] = useSearchParams(eventSearch)
  if (!type && !subject) {
    return (
      <Empty icon={Activity} title="Nothing happened yet">
        As soon as a contact changes, a source is processed or a token is rotated, it shows here.
      </Empty>
    )
  }
  return (
    <Empty
      icon={Activity}
      title="No event fits"
      action={<Button onClick={onClear}>Clear the filters</Button>}
    >
      {seenCount === 0
        ? 'None of this type is kept.'
        : `None of the ${seenCount.toLocaleString('en')} newest is about that.`}
    </Empty>
  )
}

function Rows({ events, onOpen }: { events: ListedEvent[]; onOpen(event: ListedEvent): void }) {
  return (
    <Table
      label="Events"
      rows={events}
      keyOf={({ id }) => id}
      onOpen={onOpen}
      columns={[
        {
          title: 'Type',
          cell: ({ type, createdAt }) => (
            <>
              <span className="block font-mono text-xs">{type}</span>
              <span className="block font-normal text-faint text-xs md:hidden">
                <Ago at={createdAt} />
              </span>
            </>
          ),
        },
        {
          title: 'About',
          grows: true,
          cell: (event) =>
            event.expungedAt ? (
              <span className="text-faint">expunged</span>
            ) : (
              <span dir="auto">{nameOf(event)}</span>
            ),
        },
        {
          title: 'Happened',
          wide: true,
          end: true,
          cell: ({ createdAt }) => <Ago at={createdAt} />,
        },
      ]}
    />
  )
}
