import type { Sync, SyncRun } from '@capstan/sdk'
import { api } from '../../api.ts'
import { useApiList } from '../../queries.ts'
import { useSearchParams } from '../../search.ts'
import { FilterChip } from '../../ui/filter-chip.tsx'
import { formatNumber } from '../../ui/format.ts'
import { QueryTable } from '../../ui/query-table.tsx'
import { Segments } from '../../ui/segments.tsx'
import { Empty } from '../../ui/states.tsx'
import type { Column } from '../../ui/table.tsx'
import { Ago } from '../../ui/time.tsx'
import { ConfirmDeletions } from './confirm-deletions.tsx'
import { RunPanel } from './run-panel.tsx'
import { runStatusIn, syncSearch } from './search-params.ts'
import { isMoving, RunState, runNote } from './words.tsx'

const modes = [
  { value: '', title: 'All' },
  { value: 'succeeded', title: 'Succeeded' },
  { value: 'partial', title: 'Partly' },
  { value: 'failed', title: 'Failed' },
] as const
type Mode = (typeof modes)[number]['value'] | 'other'

/** Runs of the last 90 days, newest first; the one under way counts as it goes. */
export function Runs({ sync }: { sync: Sync }) {
  const [{ status, run: openId }, setSearch] = useSearchParams(syncSearch)
  const runs = useApiList(api.syncs.runs, [sync.id, { status }], {
    pollWhile: isMoving,
    everyMs: 6_000,
  })
  const open = ({ id }: SyncRun): void => setSearch({ run: id })
  const index = runs.items?.findIndex(({ id }) => id === openId) ?? -1
  const opened = runs.items?.[index]
  const openAt = (place: number) => {
    const row = index < 0 ? undefined : runs.items?.[place]
    return row && (() => open(row))
  }
  const mode = modes.find(({ value }) => value === (status ?? ''))
  const waiting = runs.items?.find((run) => run.status === 'needs_confirmation')
  return (
    <section aria-label="Runs" className="bleed -mt-6 [--cell-inset:var(--inset)]">
      <search className="inset flex min-h-12 flex-wrap items-center gap-2 border-line border-b py-2">
        <Segments<Mode>
          label="How they ended"
          options={modes}
          value={mode?.value ?? 'other'}
          onChange={(next) => setSearch({ status: runStatusIn(next) })}
        />
        {status && !mode && (
          <FilterChip
            field="State"
            operator="is"
            value={status}
            onRemove={() => setSearch({ status: undefined })}
          />
        )}
      </search>
      {waiting && <ConfirmDeletions sync={sync} run={waiting} />}
      <QueryTable
        label="Runs"
        query={runs}
        columns={columns}
        keyOf={({ id }) => id}
        nameOf={({ id }) => id}
        onOpen={open}
        onPeek={open}
        openKey={openId}
        onClearFilters={status ? () => setSearch({ status: undefined }) : undefined}
        empty={
          <Empty title="No run yet">
            Look at the preview, then press Run now. Each run shows here as it goes.
          </Empty>
        }
      />
      {opened && (
        <RunPanel
          sync={sync}
          run={opened}
          onClose={() => setSearch({ run: undefined })}
          onPrevious={openAt(index - 1)}
          onNext={openAt(index + 1)}
        />
      )}
    </section>
  )
}

const columns: readonly Column<SyncRun>[] = [
  { title: 'State', type: 'status', cell: (run) => <RunState of={run} /> },
  {
    title: 'Result',
    grows: true,
    cell: (run) => (
      <span className="text-soft" title={runNote(run)} dir="auto">
        {runNote(run)}
      </span>
    ),
  },
  {
    title: 'Records',
    type: 'number',
    wide: true,
    cell: ({ stats }) => formatNumber(stats.records),
  },
  {
    title: 'Begun by',
    width: 110,
    wider: true,
    cell: ({ trigger }) => (trigger === 'schedule' ? 'Schedule' : 'Hand'),
  },
  { title: 'Started', type: 'time', cell: ({ createdAt }) => <Ago at={createdAt} /> },
]
