import type { Automation, AutomationRun } from '@capstan/sdk'
import { api } from '../../api.ts'
import { useApiList } from '../../queries.ts'
import { useSearchParams } from '../../search.ts'
import { FilterChip } from '../../ui/filter-chip.tsx'
import { QueryTable } from '../../ui/query-table.tsx'
import { Segments } from '../../ui/segments.tsx'
import { Empty } from '../../ui/states.tsx'
import type { Column } from '../../ui/table.tsx'
import { Ago } from '../../ui/time.tsx'
import { RunPanel } from './run-panel.tsx'
import { isMoving, RunState, runNote } from './run-words.tsx'
import { automationSearch, runStatusIn } from './search-params.ts'

const modes = [
  { value: '', title: 'All' },
  { value: 'succeeded', title: 'Succeeded' },
  { value: 'failed', title: 'Failed' },
  { value: 'skipped', title: 'Skipped' },
] as const
type Mode = (typeof modes)[number]['value'] | 'other'

/** Runs of the last 30 days, newest first, and beside them the one that is opened. */
export function Runs({ automation }: { automation: Automation }) {
  const [{ status, run: openId }, setSearch] = useSearchParams(automationSearch)
  const runs = useApiList(api.automations.runs, [automation.id, { status }], {
    pollWhile: isMoving,
    everyMs: 6_000,
  })
  const open = ({ id }: AutomationRun): void => setSearch({ run: id })
  const index = runs.items?.findIndex(({ id }) => id === openId) ?? -1
  const opened = runs.items?.[index]
  const openAt = (place: number) => {
    const row = index < 0 ? undefined : runs.items?.[place]
    return row && (() => open(row))
  }
  const mode = modes.find(({ value }) => value === (status ?? ''))
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
            Runs show here as soon as the trigger fires. Use Test to see what one would do.
          </Empty>
        }
      />
      {opened && (
        <RunPanel
          automation={automation}
          run={opened}
          onClose={() => setSearch({ run: undefined })}
          onPrevious={openAt(index - 1)}
          onNext={openAt(index + 1)}
        />
      )}
    </section>
  )
}

const columns: readonly Column<AutomationRun>[] = [
  { title: 'State', type: 'status', cell: (run) => <RunState of={run} /> },
  {
    title: 'Note',
    grows: true,
    cell: (run) => (
      <span className="text-soft" title={runNote(run) ?? undefined} dir="auto">
        {runNote(run)}
      </span>
    ),
  },
  { title: 'Version', type: 'number', wider: true, cell: ({ version }) => version },
  { title: 'Started', type: 'time', cell: ({ createdAt }) => <Ago at={createdAt} /> },
]
