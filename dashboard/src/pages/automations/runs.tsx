import type { Automation, AutomationRun } from '@capstan/sdk'
import { api } from '../../api.ts'
import { useApiList } from '../../queries.ts'
import { useSearchParams } from '../../search.ts'
import { RunLog } from '../../ui/run-log.tsx'
import { Empty } from '../../ui/states.tsx'
import type { Column } from '../../ui/table.tsx'
import { RunPanel } from './run-panel.tsx'
import { isMoving, RunState, runNote, runWord } from './run-words.tsx'
import { automationSearch } from './search-params.ts'

const usual = [
  { value: '', title: 'All' },
  { value: 'succeeded', title: 'Succeeded' },
  { value: 'failed', title: 'Failed' },
  { value: 'skipped', title: 'Skipped' },
] as const

/** Runs of the last 30 days. */
export function Runs({ automation }: { automation: Automation }) {
  const [{ status, run: openId }, setSearch] = useSearchParams(automationSearch)
  const runs = useApiList(api.automations.runs, [automation.id, { status }], {
    pollWhile: isMoving,
    everyMs: 6_000,
  })
  const open = (id: string | undefined): void => setSearch({ run: id })
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
      empty={
        <Empty title="No run yet">
          Runs show here as soon as the trigger fires. Use Test to see what one would do.
        </Empty>
      }
      panel={(run, steps) => (
        <RunPanel automation={automation} run={run} onClose={() => open(undefined)} {...steps} />
      )}
    />
  )
}

const columns: readonly Column<AutomationRun>[] = [
  { title: 'Version', type: 'number', wider: true, cell: ({ version }) => version },
]
