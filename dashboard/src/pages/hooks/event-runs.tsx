import type { Automation, AutomationRun, InboundEvent } from '@capstan/sdk'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { api } from '../../api.ts'
import { isMoving, RunState, runNote } from '../automations/run-words.tsx'

interface OwnRun {
  automation: Automation
  run: AutomationRun
}

/** What is under way is asked about so often. */
const pollMs = 1_200

/** Which automations handled an event, and how far each came. */
export function EventRuns({ event }: { event: InboundEvent }) {
  const { data } = useQuery({
    queryKey: ['automations', 'runs of', event.id, event.runIds],
    queryFn: () => findRuns(event),
    enabled: event.runIds.length > 0,
    refetchInterval: ({ state }) => state.data?.some(({ run }) => isMoving(run)) && pollMs,
  })
  if (!data || data.length === 0) return null
  return (
    <section className="flex flex-col gap-2">
      <h3 className="font-semibold">Runs</h3>
      <ul className="flex flex-col gap-2">
        {data.map((one) => (
          <Shown key={one.run.id} {...one} />
        ))}
      </ul>
    </section>
  )
}

/** An event names its runs, and the API lists runs by automation. */
async function findRuns(event: InboundEvent): Promise<OwnRun[]> {
  const automations = await Array.fromAsync(api.automations.list({ limit: 100 }))
  const runs = await Promise.all(
    automations
      .filter(({ trigger }) => trigger.hook === event.hookId)
      .map(async (automation) => ({ automation, run: await findRun(automation, event) })),
  )
  return runs.flatMap(({ automation, run }) => (run ? { automation, run } : []))
}

/** Clocks of two nodes may differ by so much. */
const toleranceMs = 60_000

async function findRun(
  { id }: Automation,
  { runIds, receivedAt }: InboundEvent,
): Promise<AutomationRun | undefined> {
  const since = Date.parse(receivedAt) - toleranceMs
  for await (const run of api.automations.runs(id, { limit: 100 })) {
    if (runIds.includes(run.id)) return run
    // Newest first: this one and all after it began before the event came.
    if (Date.parse(run.createdAt) < since) return undefined
  }
  return undefined
}

function Shown({ automation, run }: OwnRun) {
  const note = runNote(run)
  const contactId = run.steps.map(({ result }) => result['id']).find(isContact)
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
      {note && <span className="text-soft">{note}</span>}
      {contactId && (
        <Link
          to="/contacts/$contactId"
          params={{ contactId }}
          className="text-brass hover:underline"
        >
          Open the contact
        </Link>
      )}
    </li>
  )
}

const isContact = (id: unknown): id is string => typeof id === 'string' && id.startsWith('con_')
