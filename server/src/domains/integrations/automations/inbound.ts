import { createLimiter } from '../../../platform/concurrency/limiter.ts'
import { ApiError } from '../../../platform/errors.ts'
import { PostponeJob } from '../../../platform/jobs/postpone.ts'
import type { Work } from '../../../platform/work.ts'
import {
  findInboundEvent,
  InboundEventId,
  type InboundEventKey,
  type InboundEventsKey,
  ignoreInboundEvents,
  listUnhandled,
} from '../hooks/index.ts'
import { carryOutAtOnce } from './runs/at-once.ts'
import { settleEvent } from './runs/finish.ts'
import { inputOfEvent } from './runs/input.ts'
import { type RunKey, runAutomation } from './runs/job.ts'
import { retryRun } from './runs/retry.ts'
import { carryOut, type Running } from './runs/run.ts'
import { startRun } from './runs/start.ts'
import { listRunsOfTrigger, type RunRow } from './runs/store.ts'
import { type AutomationRow, listHookAutomations, listHooksInUse } from './store.ts'

/** Of one job; each may hold a connection to the database. */
const atOnce = 4

/**
 * Handles what was stored together: what sets nothing off in one transaction, the others side by side. A job that is
 * cut off comes again, and finds what is left.
 */
export async function handleTogether(
  running: Running,
  { organizationId, inboundEventIds }: InboundEventsKey,
): Promise<void> {
  const { db } = running.database
  const unhandled = await listUnhandled(db, organizationId, inboundEventIds)
  const hookIds = [...new Set(unhandled.map(({ hookId }) => hookId))]
  const inUse = await listHooksInUse(db, organizationId, hookIds)
  const ignored = unhandled.filter(({ hookId }) => !inUse.has(hookId)).map(({ id }) => id)
  if (ignored.length > 0) {
    await running.transact(organizationId, { kind: 'system' }, (work) =>
      ignoreInboundEvents(work, ignored),
    )
  }
  const limit = createLimiter(atOnce)
  await Promise.all(
    unhandled
      .filter(({ hookId }) => inUse.has(hookId))
      .map(({ id: inboundEventId }) =>
        limit(() => handleReceived(running, { organizationId, inboundEventId })),
      ),
  )
}

/**
 * Begins a run of each automation of the hook, and carries it out with its beginning, or here: a job of its own would
 * have to be fetched first. A job that is cut off comes again, finds its runs, and goes on. A replay retries those that
 * did not end well.
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
    const automations = await listHookAutomations(work.db, organizationId, event.hookId)
    if (replay) await retryAll(work, id)
    const begun: [AutomationRow, RunRow][] = []
    for (const automation of automations) {
      const occasion = { kind: 'hook', id, depth: 0, chain: [] } as const
      const run = await startRun(work, automation, occasion, { isCarriedOut: true })
      if (run) begun.push([automation, run])
    }
    const input = inputOfEvent(event)
    let ended = 0
    for (const [automation, run] of begun) {
      if (await carryOutAtOnce(running, work, automation, run, input)) ended++
    }
    // The last run to end has settled the event, or one that is under way will.
    if (ended === 0) await settleEvent(work, id)
    else if (ended === automations.length && !replay) return []
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
