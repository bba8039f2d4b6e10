import type { Sync, SyncRecordError, SyncRun } from '@capstan/sdk'
import type { ReactNode } from 'react'
import { api } from '../../api.ts'
import { useApi, useApiList } from '../../queries.ts'
import { Facts } from '../../ui/card.tsx'
import { Id } from '../../ui/copy.tsx'
import { formatDuration, formatExact, formatNumber } from '../../ui/format.ts'
import { SidePanel } from '../../ui/side-panel.tsx'
import { Notice } from '../../ui/states.tsx'
import { fieldTitle } from '../automations/mapping/fields.ts'
import { Conflicts } from './conflicts.tsx'
import { Listed } from './listed.tsx'
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
        {run.stats.failed > 0 && <Rejected sync={sync} run={run} />}
        {run.stats.conflicts > 0 && <Conflicts sync={sync} run={run} />}
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
  ['failed', 'Rejected'],
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

function Rejected({ sync, run }: { sync: Sync; run: SyncRun }) {
  const errors = useApiList(api.syncs.errors, [sync.id, run.id], { pageLength: 20 })
  return (
    <Listed title="Rejected" list={errors} keyOf={({ remoteId }) => remoteId}>
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

const factsOf = (run: SyncRun): [string, ReactNode][] => [
  ['Read', run.mode === 'full' ? 'Everything' : 'What changed'],
  ['Started by', run.trigger === 'schedule' ? 'The schedule' : 'A person'],
  ['At', formatExact(run.createdAt)],
  ...(run.startedAt && run.endedAt
    ? ([
        ['Took', formatDuration(Math.max(0, Date.parse(run.endedAt) - Date.parse(run.startedAt)))],
      ] as [string, ReactNode][])
    : []),
  ['Id', <Id key="id" value={run.id} />],
]
