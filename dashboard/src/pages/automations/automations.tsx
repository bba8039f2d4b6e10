import type { Automation, Hook } from '@capstan/sdk'
import { Link } from '@tanstack/react-router'
import { Plus } from 'lucide-react'
import { useMemo } from 'react'
import { api } from '../../api.ts'
import { useApi, useApiAll, useApiList } from '../../queries.ts'
import { useSession } from '../../session.ts'
import { Badge } from '../../ui/badge.tsx'
import { buttonClasses } from '../../ui/button.tsx'
import { ListFrame } from '../../ui/list-frame.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { QueryTable } from '../../ui/query-table.tsx'
import type { Column } from '../../ui/table.tsx'
import { Ago } from '../../ui/time.tsx'
import { NoAutomations } from './no-automations.tsx'
import { RunState } from './run-words.tsx'
import { actionsWords, triggerWords } from './words.ts'

/** What happens by itself, and what sets it off. */
export function Automations() {
  const { isAdmin } = useSession()
  const automations = useApiList(api.automations.list)
  const { data: hooks } = useApiAll(api.hooks.list, { limit: 100 })
  const columns = useMemo(() => columnsWith(hooks ?? []), [hooks])
  const hasNone = automations.items?.length === 0
  return (
    <>
      <PageHeader
        title="Automations"
        actions={
          isAdmin && (
            <Link to="/automations/new" className={buttonClasses(hasNone ? 'plain' : 'primary')}>
              <Plus aria-hidden="true" /> New automation
            </Link>
          )
        }
      />
      <ListFrame>
        <QueryTable
          label="Automations"
          query={automations}
          columns={columns}
          keyOf={({ id }) => id}
          linkOf={({ id }) => ({
            to: '/automations/$automationId',
            params: { automationId: id },
          })}
          empty={<NoAutomations canCreate={isAdmin} />}
        />
      </ListFrame>
    </>
  )
}

/** `<AutomationState of>`: whether it runs. */
export function AutomationState({
  of: { enabled, stoppedReason },
}: {
  of: Pick<Automation, 'enabled' | 'stoppedReason'>
}) {
  if (enabled) return <Badge tone="good">On</Badge>
  return stoppedReason ? <Badge tone="bad">Stopped</Badge> : <Badge tone="calm">Off</Badge>
}

const columnsWith = (hooks: readonly Hook[]): Column<Automation>[] => [
  { title: 'Name', cell: ({ name }) => <span dir="auto">{name}</span> },
  {
    title: 'Trigger',
    wide: true,
    cell: ({ trigger }) => <span dir="auto">{triggerWords(trigger, hooks)}</span>,
  },
  {
    title: 'Does',
    wider: true,
    cell: ({ actions }) => <span className="text-soft">{actionsWords(actions)}</span>,
  },
  { title: 'State', type: 'status', width: 104, cell: (one) => <AutomationState of={one} /> },
  { title: 'Last run', width: 196, wide: true, cell: ({ id }) => <LastRun id={id} /> },
]

function LastRun({ id }: { id: string }) {
  const { data } = useApi(api.automations.runs, [id, { limit: 1 }])
  const [run] = data?.data ?? []
  if (!run) return <span className="text-faint">{data ? 'Not yet' : ''}</span>
  return (
    <span className="flex items-center gap-2">
      <RunState of={run} />
      <Ago at={run.createdAt} />
    </span>
  )
}
