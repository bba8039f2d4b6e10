import type { Automation, Hook } from '@capstan/sdk'
import { FlaskConical, History, Zap } from 'lucide-react'
import { useMemo } from 'react'
import { api } from '../../api.ts'
import { useApi, useApiAll, useApiList } from '../../queries.ts'
import { Badge } from '../../ui/badge.tsx'
import { ResourceList } from '../../ui/resource-list.tsx'
import type { Column } from '../../ui/table.tsx'
import { Ago } from '../../ui/time.tsx'
import { RunState } from './run-words.tsx'
import { actionsWords, triggerWords } from './words.ts'

/** Lists the automations with their triggers. */
export function Automations() {
  const automations = useApiList(api.automations.list)
  const { data: hooks } = useApiAll(api.hooks.list, { limit: 100 })
  const columns = useMemo(() => columnsWith(hooks ?? []), [hooks])
  return (
    <ResourceList
      title="Automations"
      noun="automation"
      newPage="/automations/new"
      query={automations}
      columns={columns}
      linkOf={({ id }) => ({
        to: '/automations/$automationId',
        params: { automationId: id },
      })}
      empty={empty}
    />
  )
}

const empty = {
  columns: ['Name', 'Trigger'],
  examples: [
    ['Stripe to contacts', 'When Stripe receives an event', 'good', 'On'],
    ['Thank signers', 'When proposal.accepted happens', 'good', 'On'],
    ['Weekly report', 'Every Monday at 09:00 UTC', 'good', 'On'],
  ],
  next: [
    { icon: Zap, title: 'Choose a trigger', text: 'An event, a hook or a schedule.' },
    { icon: FlaskConical, title: 'Try it first', text: 'See what would happen. Nothing does.' },
    { icon: History, title: 'Follow each run', text: 'Steps, errors and retries are kept.' },
  ],
  about: 'Let things happen by themselves. Choose what sets it off, then what to do.',
} as const

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
