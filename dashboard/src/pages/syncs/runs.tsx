import type { Sync, SyncRun } from '@capstan/sdk'
import { api } from '../../api.ts'
import { useApiList } from '../../queries.ts'
import { useSearchParams } from '../../search.ts'
import { formatNumber } from '../../ui/format.ts'
import { RunLog } from '../../ui/run-log.tsx'
import { Empty } from '../../ui/states.tsx'
import type { Column } from '../../ui/table.tsx'
import { ConfirmDeletions } from './confirm-deletions.tsx'
import { RunPanel } from './run-panel.tsx'
import { syncSearch } from './search-params.ts'
import { isMoving, RunState, runNote, runWord } from './words.tsx'

const usual = [
  { value: '', title: 'All' },
  { value: 'succeeded', title: 'Succeeded' },
  { value: 'partial', title: 'Partial' },
  { value: 'failed', title: 'Failed' },
] as const

/** Runs of the last 90 days; the one under way counts as it goes. */
export function Runs({ sync }: { sync: Sync }) {
  const [{ status, run: openId }, setSearch] = useSearchParams(syncSearch)
  const runs = useApiList(api.syncs.runs, [sync.id, { status }], {
    pollWhile: isMoving,
    everyMs: 6_000,
  })
  const open = (id: string | undefined): void => setSearch({ run: id })
  const waiting = runs.items?.find((run) => run.status === 'needs_confirmation')
  return (
    <RunLog
      query={runs}
      usual={usual}
      status={status}
      nameOf={runWord}
      onStatus={(next) => setSearch({ status: next })}
      openId={openId}
      onOpen={open}
      state={(run) => <RunState of={run} />}
      note={runNote}
      columns={columns}
      notice={waiting && <ConfirmDeletions sync={sync} run={waiting} />}
      empty={
        <Empty title="No run yet">
          Look at the preview, then press Run now. Each run shows here as it goes.
        </Empty>
      }
      panel={(run, steps) => (
        <RunPanel sync={sync} run={run} onClose={() => open(undefined)} {...steps} />
      )}
    />
  )
}

const columns: readonly Column<SyncRun>[] = [
  {
    title: 'Records',
    type: 'number',
    wide: true,
    cell: ({ stats }) => formatNumber(stats.records),
  },
  {
    title: 'Started by',
    width: 110,
    wider: true,
    cell: ({ trigger }) => (trigger === 'schedule' ? 'Schedule' : 'A person'),
  },
]
