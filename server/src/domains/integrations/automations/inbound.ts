import { ApiError } from '../../../platform/errors.ts'
import { PostponeJob } from '../../../platform/jobs/postpone.ts'
import type { Work } from '../../../platform/work.ts'
import {
  findInboundEvent,
  handleInboundEvent,
  InboundEventId,
  type InboundEventKey,
  type InboundEventsKey,
} from '../hooks/index.ts'
import { settleEvent } from './runs/finish.ts'
import { type RunKey, runAutomation } from './runs/job.ts'
import { retryRun } from './runs/retry.ts'
import { carryOut, type Running } from './runs/run.ts'
import { startRuns } from './runs/start.ts'
import { listRunsOfTrigger, type RunRow } from './runs/store.ts'
import { settleTogether } from './settle-together.ts'
import { listHookAutomations } from './store.ts'

/** Events of one transaction, which keeps until its end what they have locked. */
const maxTogether = 16

/**
 * Handles what was stored together, as far as the database alone is needed for it; each event of the rest has a job of its
 * own. A job that is cut off comes again, and finds what is left.
 */
export async function handleTogether(
  running: Running,
  { organizationId, inboundEventIds }: InboundEventsKey,
): Promise<void> {
  for (let first = 0; first < inboundEventIds.length; first += maxTogether) {
    const ids = inboundEventIds.slice(first, first + maxTogether)
    const left = await settleTogether(running, organizationId, ids).catch((error: unknown) => {
      running.log.warn({ err: error }, 'events of hooks are handled one by one')
      return ids
    })
    if (left.length === 0) continue
    const keys = left.map((inboundEventId) => ({ organizationId, inboundEventId }))
    await running.transact(organizationId, { kind: 'system' }, async (work) =>
      work.enqueueAll(handleInboundEvent, keys),
    )
  }
}

/**
 * Begins a run of each automation of the hook, and carries it out here: a job of its own would have to be fetched first.
 * A job that is cut off comes again, finds its runs, and goes on. A replay retries those that did not end well.
 */
export async function handleReceived(
  running: Running,
  { organizationId, inboundEventId, replay = false }: InboundEventKey,
): Promise<void> {
  const { database, transact } = running
  const event = await findInboundEvent(database.db, organizationId, inboundEventId)
  if (!event) return
  const id = InboundEventId.show(inboundEventId)
  const runIds = await transact(organizationId, { kind: 'system' }, async (work) => {
    const automations = await listHookAutomations(work.db, organizationId, [event.hookId])
    if (replay) await retryAll(work, id)
    const occasion = { kind: 'hook', id, depth: 0, chain: [] } as const
    await startRuns(
      work,
      automations.map((automation) => [automation, occasion] as const),
    )
    await settleEvent(work, id)
    const runs = await listRunsOfTrigger(work.db, organizationId, id)
    return runs.filter(isUnderWay).map((run) => run.id)
  })
  for (const runId of runIds) await carryOutOrEnqueue(running, { organizationId, runId })
}

const isUnderWay = ({ status }: RunRow): boolean => status === 'queued' || status === 'running'

async function carryOutOrEnqueue(running: Running, key: RunKey): Promise<void> {
  try {
    await carryOut(running, key, { last: false })
  } catch (error) {
    if (!(error instanceof PostponeJob)) {
      running.log.error({ err: error, runId: key.runId }, 'a run of an automation is tried again')
    }
    await running.transact(key.organizationId, { kind: 'system' }, (work) =>
      work.enqueue(runAutomation, key),
    )
  }
}

async function retryAll(work: Work, id: string): Promise<void> {
  for (const run of await listRunsOfTrigger(work.db, work.organizationId, id)) {
    const hasMore = run.status === 'failed' || run.status === 'held' || run.status === 'skipped'
    if (hasMore) await retryIfPossible(work, run)
  }
}

/** Where the automation is another by now, the run stays failed. */
async function retryIfPossible(work: Work, run: RunRow): Promise<void> {
  try {
    await work.attempt((part) => retryRun(part, run.automation_id, run.id))
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'invalid_transition') throw error
  }
}
