import type { Automation, AutomationRun } from '@capstan/sdk'
import { Link } from '@tanstack/react-router'
import { Check, CircleAlert, RotateCw } from 'lucide-react'
import type { ReactNode } from 'react'
import { api } from '../../api.ts'
import { useApiMutation } from '../../queries.ts'
import { useSession } from '../../session.ts'
import { Button } from '../../ui/button.tsx'
import { Facts } from '../../ui/card.tsx'
import { Id } from '../../ui/copy.tsx'
import { formatDuration, formatExact } from '../../ui/format.ts'
import { SidePanel } from '../../ui/side-panel.tsx'
import { Notice } from '../../ui/states.tsx'
import { canRetry, RunState, runNote, stepWords } from './run-words.tsx'

interface RunPanelProps {
  automation: Automation
  run: AutomationRun
  onClose(): void
  onPrevious?: (() => void) | undefined
  onNext?: (() => void) | undefined
}

/** One run: where it stands, its steps, and what set it off. */
export function RunPanel({ automation, run, ...panel }: RunPanelProps) {
  const note = runNote(run)
  return (
    <SidePanel {...panel} title={<RunState of={run} />} foot={<Foot {...{ automation, run }} />}>
      <div className="flex flex-col gap-5">
        {note && <Notice tone={run.error ? 'bad' : 'info'}>{note}</Notice>}
        <Steps automation={automation} run={run} />
        <Facts rows={factsOf(automation, run)} />
      </div>
    </SidePanel>
  )
}

function Steps({ automation, run }: { automation: Automation; run: AutomationRun }) {
  const failed = run.error?.action ?? null
  const action = failed === null ? undefined : automation.actions[failed]
  if (run.steps.length === 0 && !action) return null
  return (
    <section className="flex flex-col gap-2">
      <h3 className="font-semibold">Steps</h3>
      <ol className="flex flex-col gap-2 text-sm">
        {run.steps.map(({ name, type, result, doneAt }) => (
          <li key={name} className="flex items-start gap-2">
            <Check size={16} aria-hidden="true" className="mt-0.5 shrink-0 text-good" />
            <span className="min-w-0 flex-1">
              {stepWords(type)}
              <Made id={result['id']} />
            </span>
            <span className="shrink-0 text-faint text-xs tabular-nums">
              {formatDuration(Math.max(0, Date.parse(doneAt) - Date.parse(run.createdAt)))}
            </span>
          </li>
        ))}
        {action && run.status !== 'succeeded' && (
          <li className="flex items-start gap-2 text-bad">
            <CircleAlert size={16} aria-hidden="true" className="mt-0.5 shrink-0" />
            {stepWords(action.type)}
          </li>
        )}
      </ol>
    </section>
  )
}

const pages: readonly (readonly [prefix: string, at: string])[] = [
  ['con_', '/contacts'],
  ['prop_', '/proposals'],
]

/** A link to what the step made, where it has a page. */
function Made({ id }: { id: unknown }) {
  if (typeof id !== 'string') return null
  const page = pages.find(([prefix]) => id.startsWith(prefix))
  if (!page) return <span className="block break-all font-mono text-faint text-xs">{id}</span>
  const to: string = `${page[1]}/${id}`
  return (
    <Link to={to} className="block text-brass text-xs hover:underline">
      Open it
    </Link>
  )
}

const isTime = (text: string): boolean => /^\d{4}-/.test(text)

function factsOf({ trigger }: Automation, run: AutomationRun): [string, ReactNode][] {
  const { kind, id } = run.trigger
  return [
    ['Set off by', <Cause key="cause" kind={kind} id={id} hook={trigger.hook ?? null} />],
    ['At', formatExact(run.createdAt)],
    ...(run.endedAt
      ? ([
          [
            'Took',
            formatDuration(Math.max(0, Date.parse(run.endedAt) - Date.parse(run.createdAt))),
          ],
        ] as [string, ReactNode][])
      : []),
    ['Version', run.version],
    ...(run.attempts > 0 ? ([['Failed attempts', run.attempts]] as [string, ReactNode][]) : []),
    ['Id', <Id key="id" value={run.id} />],
  ]
}

interface CauseProps {
  kind: AutomationRun['trigger']['kind']
  id: string
  hook: string | null
}

function Cause({ kind, id, hook }: CauseProps) {
  const look = 'text-brass hover:underline'
  if (kind === 'hook' && hook) {
    return (
      <Link to="/inbound/$hookId" params={{ hookId: hook }} search={{ event: id }} className={look}>
        A received event
      </Link>
    )
  }
  if (kind === 'event') {
    return (
      <Link to="/events" search={{ event: id }} className={look}>
        An event
      </Link>
    )
  }
  return isTime(id) ? `The schedule, ${formatExact(id)}` : 'The schedule'
}

function Foot({ automation, run }: { automation: Automation; run: AutomationRun }) {
  const { isAdmin } = useSession()
  const retry = useApiMutation(api.automations.retry, {
    invalidates: ['automations', 'inboundEvents'],
    done: 'Trying again. What is done is not done twice.',
  })
  if (!isAdmin || !canRetry(run)) return null
  return (
    <Button
      icon={<RotateCw aria-hidden="true" />}
      busy={retry.isPending}
      onClick={() => retry.mutate(automation.id, run.id)}
    >
      Retry
    </Button>
  )
}
