import type { ListedEvent } from '@capstan/sdk'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { api } from '../../api.ts'
import { useApiList } from '../../queries.ts'
import { useSearchParams } from '../../search.ts'
import { buttonClasses } from '../../ui/button.tsx'
import { PageHeader } from '../../ui/card.tsx'
import { FilterField, FilterSelect } from '../../ui/field.tsx'
import { FilterBar, ListBody } from '../../ui/list-frame.tsx'
import { QueryTable } from '../../ui/query-table.tsx'
import { Empty } from '../../ui/states.tsx'
import type { Column } from '../../ui/table.tsx'
import { Ago } from '../../ui/time.tsx'
import { useEventTypes } from '../webhooks/event-types.ts'
import { nameOf } from './event.ts'
import { EventPanel } from './event-panel.tsx'
import { eventSearch } from './search-params.ts'

/** Everything that happened in the organization, newest first. */
export function Events() {
  const [{ type, subject, event: openId }, setSearch] = useSearchParams(eventSearch)
  const events = useApiList(api.events.list, { type, subject: subject?.trim() })
  // The field of the subject is its own keeper while somebody types; clearing makes a new one.
  const [round, setRound] = useState(0)
  const clear = (): void => {
    setSearch({ type: undefined, subject: undefined })
    setRound(round + 1)
  }
  const openIndex = events.items?.findIndex(({ id }) => id === openId) ?? -1
  const openAt = (index: number): (() => void) | undefined => {
    const next = openIndex < 0 ? undefined : events.items?.[index]
    return next && (() => setSearch({ event: next.id }))
  }
  const open = ({ id }: ListedEvent): void => setSearch({ event: id })
  return (
    <>
      <PageHeader
        title="Events"
        actions={
          <Link to="/webhooks/catalogue" className={buttonClasses('quiet')}>
            Event catalogue
          </Link>
        }
      />
      <Filters key={round} />
      <ListBody>
        <QueryTable
          label="Events"
          query={events}
          columns={columns}
          keyOf={({ id }) => id}
          onOpen={open}
          onPeek={open}
          openKey={openId}
          onClearFilters={type || subject ? clear : undefined}
          empty={
            <Empty title="Nothing happened yet">
              Changes to contacts, documents and tokens show here within a second. Webhooks receive
              the same events.
            </Empty>
          }
        />
      </ListBody>
      {openId && (
        <EventPanel
          key={openId}
          id={openId}
          listed={events.items?.find(({ id }) => id === openId)}
          onClose={() => setSearch({ event: undefined })}
          onPrevious={openAt(openIndex - 1)}
          onNext={openAt(openIndex + 1)}
        />
      )}
    </>
  )
}

function Filters() {
  const [{ type, subject }, setSearch] = useSearchParams(eventSearch)
  const types = useEventTypes()
  return (
    <FilterBar>
      <FilterField
        label="Subject"
        type="search"
        placeholder="Exact id, such as con_…"
        className="sm:max-w-72"
        defaultValue={subject}
        onChange={(event) => setSearch({ subject: event.target.value || undefined })}
      />
      <FilterSelect
        label="Event type"
        value={type ?? ''}
        onChange={(event) => setSearch({ type: event.target.value || undefined })}
      >
        <option value="">All types</option>
        {types.data?.data.map((one) => (
          <option key={one.type}>{one.type}</option>
        ))}
      </FilterSelect>
    </FilterBar>
  )
}

const columns: readonly Column<ListedEvent>[] = [
  {
    title: 'Type',
    type: 'code',
    width: 232,
    cell: (event) => (
      <span className="block font-normal">
        {event.type}
        <span className="block truncate font-sans text-soft @2xl:hidden">
          <bdi>{nameOf(event)}</bdi>
        </span>
      </span>
    ),
  },
  {
    title: 'About',
    wide: true,
    cell: (event) =>
      event.expungedAt ? (
        <span className="text-faint">deleted</span>
      ) : (
        <bdi title={nameOf(event)}>{nameOf(event)}</bdi>
      ),
  },
  { title: 'Happened', type: 'time', cell: ({ createdAt }) => <Ago at={createdAt} /> },
]
