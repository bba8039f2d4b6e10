import type { Hook, InboundEvent } from '@capstan/sdk'
import { RotateCw } from 'lucide-react'
import { useState } from 'react'
import { api } from '../../api.ts'
import { useApi, useApiList } from '../../queries.ts'
import { useSearchParams } from '../../search.ts'
import { useSession } from '../../session.ts'
import { BulkBar } from '../../ui/bulk-bar.tsx'
import { Button } from '../../ui/button.tsx'
import { ExactFilter } from '../../ui/filters.tsx'
import { formatBytes } from '../../ui/format.ts'
import { ListFrame } from '../../ui/list-frame.tsx'
import { QueryTable } from '../../ui/query-table.tsx'
import { stepsFrom } from '../../ui/row-steps.ts'
import { Empty } from '../../ui/states.tsx'
import { StatusFilter } from '../../ui/status-filter.tsx'
import type { Column } from '../../ui/table.tsx'
import { Ago } from '../../ui/time.tsx'
import { EventPanel } from './event-panel.tsx'
import { hookSearch } from './search-params.ts'
import { useReplay } from './use-replay.ts'
import { EventState, noteOf, stateWords, typeOf } from './words.tsx'

/** Time between looks at the list, in ms: a request is listed before its event is in the feed. */
const lookMs = 4_000

/** Lists the received events, newest first, beside the open one. */
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
  const isFiltered = status !== undefined || type !== undefined
  return (
    <ListFrame label="Events" filters={<Filters hook={hook} />}>
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
          {...stepsFrom(events.items, openId, open)}
        />
      )}
    </ListFrame>
  )
}

const usual = [
  { value: '', title: 'All' },
  { value: 'processed', title: 'Processed' },
  { value: 'failed', title: 'Failed' },
  { value: 'held', title: 'Held' },
] as const

function Filters({ hook }: { hook: Hook }) {
  const { isAdmin } = useSession()
  const [{ status, type }, setSearch] = useSearchParams(hookSearch)
  return (
    <>
      <StatusFilter
        label="Status"
        options={usual}
        value={status}
        nameOf={(one) => stateWords(one)[1]}
        onChange={(next) => setSearch({ status: next })}
      />
      <ExactFilter
        label="Event type"
        value={type}
        className="max-w-44"
        onChange={(next) => setSearch({ type: next })}
      />
      <span className="ms-auto">{isAdmin && <ReplayFailed hook={hook} />}</span>
    </>
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
