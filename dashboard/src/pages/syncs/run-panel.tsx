import type { Sync, SyncConflict, SyncRecordError, SyncRun } from '@capstan/sdk'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { api } from '../../api.ts'
import { useApi, useApiList } from '../../queries.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Facts } from '../../ui/card.tsx'
import { Id } from '../../ui/copy.tsx'
import { formatDuration, formatExact, formatNumber } from '../../ui/format.ts'
import { SidePanel } from '../../ui/side-panel.tsx'
import { Failure, Notice } from '../../ui/states.tsx'
import { fieldTitle } from '../automations/mapping/fields.ts'
import { isMoving, RunState, runNote } from './words.tsx'

interface RunPanelProps {
  sync: Sync
  run: SyncRun
  onClose(): void
  onPrevious?: (() => void) | undefined
  onNext?: (() => void) | undefined
}

/** One run: what it did so far, what it could not take, and where the two sides differed. */
export function RunPanel({ sync, run: listed, ...panel }: RunPanelProps) {
  const { data: run = listed } = useApi(api.syncs.getRun, [sync.id, listed.id], {
    pollWhile: isMoving,
  })
  return (
    <SidePanel {...panel} title={<RunState of={run} />}>
      <div className="flex flex-col gap-5">
        {run.error && <Notice tone="bad">{run.error.message}</Notice>}
        {!run.error && run.waitingUntil && <Notice tone="warn">{runNote(run)}</Notice>}
        <Counts run={run} />
        {run.stats.failed > 0 && <NotTaken sync={sync} run={run} />}
        {run.stats.conflicts > 0 && <Differences sync={sync} run={run} />}
        <Facts rows={factsOf(run)} />
      </div>
    </SidePanel>
  )
}

const counted = [
  ['records', 'Read'],
  ['created', 'New'],
  ['updated', 'Changed'],
  ['unchanged', 'Unchanged'],
  ['failed', 'Not taken'],
  ['removed', 'Removed'],
] as const

/** Counts that go up while the run is under way; a reader of the screen is told of its end alone. */
const Counts = ({ run: { stats } }: { run: SyncRun }) => (
  <dl className="grid grid-cols-3 overflow-hidden rounded-lg border border-line">
    {counted.map(([key, label]) => (
      <div key={key} className="-ms-px -mt-px min-w-0 border-line border-s border-t px-3 py-2">
        <dt className="truncate text-soft text-xs">{label}</dt>
        <dd className="truncate font-semibold text-lg tabular-nums">{formatNumber(stats[key])}</dd>
      </div>
    ))}
  </dl>
)

function NotTaken({ sync, run }: { sync: Sync; run: SyncRun }) {
  const errors = useApiList(api.syncs.errors, [sync.id, run.id], { pageLength: 20 })
  return (
    <Listed title="Not taken" list={errors} keyOf={({ remoteId }) => remoteId}>
      {(error: SyncRecordError) => (
        <>
          <span className="break-all font-mono text-xs">{error.remoteId}</span>
          <span className="block text-soft" dir="auto">
            {error.field && <b className="font-label text-ink">{fieldTitle(error.field)}: </b>}
            {error.message}
          </span>
        </>
      )}
    </Listed>
  )
}

function Differences({ sync, run }: { sync: Sync; run: SyncRun }) {
  const conflicts = useApiList(api.syncs.conflicts, [sync.id, run.id], { pageLength: 20 })
  return (
    <Listed
      title="Changed on both sides"
      list={conflicts}
      keyOf={({ remoteId, field }) => `${remoteId} ${field}`}
    >
      {(conflict: SyncConflict) => <Difference conflict={conflict} />}
    </Listed>
  )
}

function Difference({ conflict }: { conflict: SyncConflict }) {
  const { contactId, field, source, platform, taken, remoteId } = conflict
  const side = (title: string, value: unknown, holds: boolean) => (
    <div className="flex min-w-0 items-baseline justify-between gap-2">
      <span className="min-w-0 truncate" dir="auto">
        <span className="text-soft">{title}: </span>
        {worded(value)}
      </span>
      {holds && <Badge tone="good">Kept</Badge>}
    </div>
  )
  return (
    <div className="flex flex-col gap-1">
      <span className="flex items-baseline justify-between gap-2">
        <b className="font-label">{field ? fieldTitle(field) : 'Deleted here'}</b>
        {contactId ? (
          <Link
            to="/contacts/$contactId"
            params={{ contactId }}
            className="text-brass text-xs hover:underline"
          >
            Open the contact
          </Link>
        ) : (
          <span className="font-mono text-faint text-xs">{remoteId}</span>
        )}
      </span>
      {side('Source', source, taken === 'source')}
      {side('Here', platform, taken === 'platform')}
    </div>
  )
}

const worded = (value: unknown): string => {
  if (value === null || value === undefined) return 'empty'
  return typeof value === 'string' ? value : JSON.stringify(value)
}

interface ListedProps<Item> {
  title: string
  list: {
    items: readonly Item[] | undefined
    error: unknown
    reload(): unknown
    hasNextPage: boolean
    isFetchingNextPage: boolean
    fetchNextPage(): unknown
  }
  keyOf(item: Item): string
  children(item: Item): ReactNode
}

function Listed<Item>({ title, list, keyOf, children }: ListedProps<Item>) {
  return (
    <section className="flex flex-col gap-2">
      <h3 className="font-semibold">{title}</h3>
      {list.error ? <Failure error={list.error} onRetry={list.reload} /> : null}
      <ul className="divide-y divide-line overflow-hidden rounded-lg border border-line text-sm">
        {list.items?.map((item) => (
          <li key={keyOf(item)} className="px-3 py-2">
            {children(item)}
          </li>
        ))}
      </ul>
      {list.hasNextPage && (
        <div>
          <Button
            size="small"
            busy={list.isFetchingNextPage}
            onClick={() => void list.fetchNextPage()}
          >
            Show more
          </Button>
        </div>
      )}
    </section>
  )
}

const factsOf = (run: SyncRun): [string, ReactNode][] => [
  ['Read', run.mode === 'full' ? 'Everything' : 'What changed'],
  ['Begun by', run.trigger === 'schedule' ? 'The schedule' : 'Hand'],
  ['At', formatExact(run.createdAt)],
  ...(run.startedAt && run.endedAt
    ? ([
        ['Took', formatDuration(Math.max(0, Date.parse(run.endedAt) - Date.parse(run.startedAt)))],
      ] as [string, ReactNode][])
    : []),
  ['Id', <Id key="id" value={run.id} />],
]
