import { createLimiter } from '../../../platform/concurrency/limiter.ts'
import { ApiError } from '../../../platform/errors.ts'
import { depthHeader, readDepth } from '../../../platform/events/event.ts'
import type { Work } from '../../../platform/work.ts'
import type { Standing } from '../../people/index.ts'
import {
  findInboundEvent,
  type HandledEvent,
  InboundEventId,
  type InboundEventKey,
  type InboundEventsKey,
  lockUnhandled,
} from '../hooks/index.ts'
import { type FindAuthor, findAuthorBy } from './runs/author.ts'
import { beginRun, isUnderWay, type Running } from './runs/execute-run.ts'
import { type FinishedRun, finishRuns, settleEvent } from './runs/finish.ts'
import { retryRun } from './runs/retry-request.ts'
import { inputOfEvent, type RunTrigger, startRun, startRuns } from './runs/start.ts'
import { type AutomationRunRow, listRunsOfTrigger } from './runs/store.ts'
import { listHookAutomations } from './store.ts'

/** Most events handled at the same time, each with a database connection. */
const maxHandled = 4

/**
 * Handles events of one organization that arrived together, each in its own transaction. A failure does not affect the
 * others, and a repeated job finds the events that are left.
 */
export async function handleReceived(
  running: Running,
  { organizationId, inboundEventIds }: InboundEventsKey,
): Promise<void> {
  const find = rememberAuthors(running)
  const limit = createLimiter(maxHandled)
  const results = await Promise.allSettled(
    inboundEventIds.map((id) =>
      limit(() =>
        running.transact(organizationId, { kind: 'system' }, (work) =>
          handleEvent(running, work, id, find),
        ),
      ),
    ),
  )
  const failure = results.find(({ status }) => status === 'rejected')
  if (failure?.status === 'rejected') throw failure.reason
}

/** Begins a run of each automation of the hook and takes its first steps. Settles an event without runs. */
async function handleEvent(
  running: Running,
  work: Work,
  id: string,
  find: FindAuthor,
): Promise<void> {
  const { db, organizationId } = work
  const [event] = await lockUnhandled(work, [id])
  if (!event) return
  const automations = await listHookAutomations(db, organizationId, [event.hookId])
  const shownId = InboundEventId.show(id)
  const occasion = occasionOf(shownId, event)
  const begun = await startRuns(
    work,
    automations.map((automation) => [automation, occasion] as const),
  )
  const input = inputOfEvent(event)
  const finished: FinishedRun[] = []
  for (const { automation, row } of begun.filter(({ row }) => isUnderWay(row))) {
    const source = { automation, definition: automation, input }
    const { steps, ending } = await beginRun(running, work, row, source, find)
    if (ending) finished.push({ row, steps, ending })
  }
  // If the event was replayed meanwhile, its runs exist already.
  const isFirst = begun.length === automations.length
  const runs = isFirst ? begun.map(({ row }) => row) : await listAll(work, shownId)
  await finishRuns(work, finished, { event, runs })
}

/**
 * Returns the trigger of a hook's runs. A request that a run sent to the hook, directly or indirectly, carries the
 * run's depth.
 */
const occasionOf = (id: string, { headers }: HandledEvent): RunTrigger => ({
  ...{ kind: 'hook', id, depth: readDepth(headers[depthHeader])?.depth ?? 0, chain: [] },
})

const listAll = ({ db, organizationId }: Work, shownId: string): Promise<AutomationRunRow[]> =>
  listRunsOfTrigger(db, organizationId, shownId)

/** Caches authors, so that each is looked up once for all runs. */
function rememberAuthors(running: Running): FindAuthor {
  const known = new Map<string, Standing | undefined>()
  const find = findAuthorBy(running)
  return async (db, automation, actions) => {
    const { author_kind, author_id, author_name, scopes, needs } = automation
    const types = actions.map(({ type }) => type)
    const key = JSON.stringify([author_kind, author_id, author_name, scopes, needs, types])
    const author = known.get(key) ?? (await find(db, automation, actions))
    known.set(key, author)
    return author
  }
}

/** Retries the failed runs of an event, and begins runs of automations that have none yet. */
export async function handleReplayed(
  { database, transact }: Pick<Running, 'database' | 'transact'>,
  { organizationId, inboundEventId }: InboundEventKey,
): Promise<void> {
  const event = await findInboundEvent(database.db, organizationId, inboundEventId)
  if (!event) return
  const id = InboundEventId.show(inboundEventId)
  await transact(organizationId, { kind: 'system' }, async (work) => {
    const automations = await listHookAutomations(work.db, organizationId, [event.hookId])
    for (const run of await listAll(work, id)) await retryIfPossible(work, run)
    for (const automation of automations) {
      await startRun(work, automation, occasionOf(id, event))
    }
    await settleEvent(work, id)
  })
}

async function retryIfPossible(work: Work, run: AutomationRunRow): Promise<void> {
  if (run.status !== 'failed' && run.status !== 'held' && run.status !== 'skipped') return
  try {
    await work.attempt((part) => retryRun(part, run.automation_id, run.id))
  } catch (error) {
    // The automation has other actions now, so the run stays failed.
    if (!(error instanceof ApiError) || error.code !== 'invalid_transition') throw error
  }
}
