import type { EmittedEvent } from '../../../platform/events/event.ts'
import { EventId } from '../../../platform/ids.ts'
import { defineJob } from '../../../platform/jobs/jobs.ts'
import { deleteMails } from '../../../platform/mail/store.ts'
import type { Platform } from '../../../platform/platform.ts'
import type { Work } from '../../../platform/work.ts'
import { expungePublished } from '../../webhooks/index.ts'
import { forgetInboundEvents, InboundEventId } from '../hooks/index.ts'
import {
  type AutomationRunRow,
  findRunsUpon,
  lastPlace,
  listRunsIn,
  listSteps,
  type StepPlace,
  type StepRow,
} from './runs/store.ts'

/** Work left to the job. Ids only, because the payload outlives the job for a while. */
interface Remains {
  organizationId: string
  /** Ids of contacts, as steps store them. */
  contacts: readonly string[]
}

/** Retries for about three days. */
export const forgetContacts = defineJob<Remains>('integrations.forget-contacts', {
  retryLimit: 15,
  retryDelaySeconds: 10,
})

/** Queues the job in the transaction that erases a contact. */
export async function followErasures(work: Work, events: readonly EmittedEvent[]): Promise<void> {
  const { organizationId } = work
  const contacts = events.flatMap(({ erased }) => erased)
  await work.enqueue(forgetContacts, { organizationId, contacts })
}

type Dependencies = Pick<Platform, 'clock' | 'database' | 'mailer'>

/** Removes the triggers of runs that created, changed or tagged erased contacts, and the mails of these runs. */
export async function runForgetContacts(
  handles: Dependencies,
  { organizationId, contacts }: Remains,
  signal: AbortSignal,
): Promise<void> {
  const { db } = handles.database
  let place: StepPlace | null = lastPlace
  while (place) {
    signal.throwIfAborted()
    const { runIds, last } = await findRunsUpon(db, organizationId, contacts, place)
    if (runIds.length > 0) await forgetRuns(handles, organizationId, runIds)
    place = last
  }
}

async function forgetRuns(
  { clock, database: { db }, mailer }: Dependencies,
  organizationId: string,
  runIds: readonly string[],
): Promise<void> {
  const runs = await listRunsIn(db, organizationId, runIds)
  const inbound = triggersOf(runs, 'hook', InboundEventId)
  if (inbound.length > 0) await forgetInboundEvents(db, organizationId, inbound)
  const published = triggersOf(runs, 'event', EventId)
  if (published.length > 0) await expungePublished(db, organizationId, published, clock.now())
  const mailIds = mailsOf(await listSteps(db, organizationId, runIds))
  if (mailIds.length > 0) await deleteMails(db, mailIds)
  for (const id of mailIds) await mailer.forget(id)
}

/** Returns the ids of the mails that the steps sent. */
export const mailsOf = (steps: readonly StepRow[]): string[] =>
  steps.flatMap(({ result: { mailId } }) => (mailId ? [String(mailId)] : []))

export const triggersOf = (
  runs: readonly AutomationRunRow[],
  kind: AutomationRunRow['trigger_kind'],
  ids: typeof EventId,
): string[] =>
  runs.flatMap(({ trigger_kind, trigger_id }) =>
    trigger_kind === kind ? (ids.read(trigger_id) ?? []) : [],
  )
