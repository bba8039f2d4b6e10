import type { Automation, InboundEvent } from '@capstan/sdk'
import { Link } from '@tanstack/react-router'
import { api } from '../../api.ts'
import { useApi } from '../../queries.ts'
import { isMoving, RunState, runNote } from '../automations/run-words.tsx'

/** Which automations handled an event, and how far each came. */
export function EventRuns({ event }: { event: InboundEvent }) {
  const { hookId, runIds } = event
  const { data } = useApi(
    api.automations.list,
    { hookId, limit: 100 },
    { enabled: runIds.length > 0 },
  )
  if (!data || runIds.length === 0) return null
  return (
    <section className="flex flex-col gap-2">
      <h3 className="font-semibold">Runs</h3>
      <ul className="flex flex-col gap-2">
        {data.data.map((automation) => (
          <OwnRun key={automation.id} automation={automation} event={event} />
        ))}
      </ul>
    </section>
  )
}

function OwnRun({ automation, event }: { automation: Automation; event: InboundEvent }) {
  const { data } = useApi(api.automations.runs, [automation.id, { triggerId: event.id }], {
    pollWhile: ({ data: runs }) => runs.some(isMoving),
  })
  const [run] = data?.data ?? []
  if (!run) return null
  const contact = run.steps.map(({ result }) => result['id']).find(isContact)
  return (
    <li className="flex flex-col gap-1 rounded-md border border-line px-3 py-2 text-sm">
      <span className="flex items-center justify-between gap-3">
        <Link
          to="/automations/$automationId"
          params={{ automationId: automation.id }}
          search={{ view: 'runs', run: run.id }}
          className="min-w-0 truncate font-name hover:underline"
          dir="auto"
        >
          {automation.name}
        </Link>
        <RunState of={run} />
      </span>
      {runNote(run) && <span className="text-soft">{runNote(run)}</span>}
      {contact && (
        <Link
          to="/contacts/$contactId"
          params={{ contactId: contact }}
          className="text-brass hover:underline"
        >
          Open the contact
        </Link>
      )}
    </li>
  )
}

const isContact = (id: unknown): id is string => typeof id === 'string' && id.startsWith('con_')
