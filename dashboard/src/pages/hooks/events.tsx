import type { Hook, InboundEvent } from '@capstan/sdk'
import { RotateCw } from 'lucide-react'
import { useState } from 'react'
import { api } from '../../api.ts'
import { useApi, useApiList } from '../../queries.ts'
import { useSearchParams } from '../../search.ts'
import { useSession } from '../../session.ts'
import { BulkBar } from '../../ui/bulk-bar.tsx'
import { Button } from '../../ui/button.tsx'
import { FilterChip } from '../../ui/filter-chip.tsx'
import { ExactFilter } from '../../ui/filters.tsx'
import { formatBytes } from '../../ui/format.ts'
import { QueryTable } from '../../ui/query-table.tsx'
import { Segments } from '../../ui/segments.tsx'
import { Empty } from '../../ui/states.tsx'
import type { Column } from '../../ui/table.tsx'
import { Ago } from '../../ui/time.tsx'
import { EventPanel } from './event-panel.tsx'
import { hookSearch, statusIn } from './search-params.ts'
import { useReplay } from './use-replay.ts'
import { EventState, noteOf, typeOf } from './words.tsx'

/** What comes is on the page before its event is in the feed. */
const lookMs = 4_000

/** What the hook received, newest first, and beside it the event that is opened. */
export function Events({ hook }: { hook: Hook }) {
  const { isAdmin } = useSession()
  const [{ status, type, event: openId }, setSearch] = useSearchParams(hookSearch)
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const events = useApiList(
    api.inboundEvents.list,
    [{ hookId: hook.id, status, eventType: type }],
    { everyMs: lookMs, pollWhile: (event) => event.status === 'received' },
  )
  const replay = useReplay(() => setChosen(new Set()))
  const open = ({ id }: InboundEvent): void => setSearch({ event: id })
  const index = events.items?.findIndex(({ id }) => id === openId) ?? -1
  const openAt = (place: number) => {
    const row = index < 0 ? undefined : events.items?.[place]
    return row && (() => open(row))
  }
  const isFiltered = status !== undefined || type !== undefined
  return (
    <section aria-label="Events" className="bleed -mt-6 [--cell-inset:var(--inset)]">
      <Filters hook={hook} />
      <QueryTable
        label="Events"
        query={events}
        columns={columns}
        keyOf={({ id }) => id}
        nameOf={typeOf}
        onOpen={open}
        onPeek={open}
        {...(isAdmin && { selection: { keys: chosen, onChange: setChosen } })}
        onClearFilters={
          isFiltered ? () => setSearch({ status: undefined, type: undefined }) : undefined
        }
        empty={
          <Empty title="Waiting for the first event…">
            Events show here as soon as they arrive. What is refused stands under Refused.
          </Empty>
        }
      />
      <BulkBar
        count={chosen.size}
        onLeave={() => setChosen(new Set())}
        actions={[
          {
            label: 'Replay',
            icon: <RotateCw size={16} aria-hidden="true" />,
            onSelect: () => replay.mutate({ ids: [...chosen] }),
          },
        ]}
      />
      {openId && (
        <EventPanel
          id={openId}
          hook={hook}
          onClose={() => setSearch({ event: undefined })}
          onPrevious={openAt(index - 1)}
          onNext={openAt(index + 1)}
        />
      )}
    </section>
  )
}

const modes = [
  { value: '', title: 'All' },
  { value: 'processed', title: 'Processed' },
  { value: 'failed', title: 'Failed' },
  { value: 'held', title: 'Held' },
] as const
type Mode = (typeof modes)[number]['value'] | 'other'

function Filters({ hook }: { hook: Hook }) {
  const { isAdmin } = useSession()
  const [{ status, type }, setSearch] = useSearchParams(hookSearch)
  const mode = modes.find(({ value }) => value === (status ?? ''))
  return (
    <search className="inset flex min-h-12 flex-wrap items-center gap-2 border-line border-b py-2">
      <Segments<Mode>
        label="What became of them"
        options={modes}
        value={mode?.value ?? 'other'}
        onChange={(next) => setSearch({ status: statusIn(next) })}
      />
      {status && !mode && (
        <FilterChip
          field="State"
          operator="is"
          value={status}
          onRemove={() => setSearch({ status: undefined })}
        />
      )}
      <ExactFilter
        label="Event type"
        value={type}
        className="max-w-44"
        onChange={(next) => setSearch({ type: next })}
      />
      <span className="ms-auto">{isAdmin && <ReplayFailed hook={hook} />}</span>
    </search>
  )
}

/** The error queue in one press, while there is one. */
function ReplayFailed({ hook }: { hook: Hook }) {
  const { data } = useApi(api.inboundEvents.list, { hookId: hook.id, status: 'failed', limit: 100 })
  const replay = useReplay()
  const count = data?.data.length ?? 0
  if (count === 0) return null
  return (
    <Button
      size="small"
      busy={replay.isPending}
      icon={<RotateCw aria-hidden="true" />}
      onClick={() => replay.mutate({ hookId: hook.id, status: 'failed' })}
    >
      Replay {data?.hasMore ? 'all' : count} failed
    </Button>
  )
}

const columns: readonly Column<InboundEvent>[] = [
  {
    title: 'Event',
    cell: (event) => <span className="font-mono font-normal text-xs">{typeOf(event)}</span>,
  },
  { title: 'State', type: 'status', cell: ({ status }) => <EventState of={status} /> },
  {
    title: 'Note',
    wide: true,
    grows: true,
    cell: (event) => (
      <span className="text-soft" title={noteOf(event) ?? undefined} dir="auto">
        {noteOf(event)}
      </span>
    ),
  },
  {
    title: 'Size',
    type: 'number',
    wider: true,
    cell: ({ bodyBytes }) => formatBytes(bodyBytes),
  },
  { title: 'Received', type: 'time', cell: ({ receivedAt }) => <Ago at={receivedAt} /> },
]
