import type { EventInput } from '../../../../platform/events/store.ts'
import type { Work } from '../../../../platform/work.ts'
import {
  InboundEventId,
  lockInboundEvent,
  type SettledEvent,
  type Settlement,
  settleInboundEvents,
} from '../../hooks/index.ts'
import { AutomationId, AutomationRunId } from '../schema.ts'
import { causeOf } from './advance.ts'
import {
  type AutomationRun,
  type AutomationRunStatus,
  automationCompleted,
  automationFailed,
} from './schema.ts'
import { type AutomationRunRow, listRunsOfTrigger, type StepRow, updateRun } from './store.ts'

export type RunEnding = Partial<Pick<AutomationRunRow, 'reason' | 'error'>> & {
  status: Extract<AutomationRunStatus, 'succeeded' | 'failed' | 'skipped'>
}

/** A locked run, and its ending. */
export interface FinishedRun {
  row: AutomationRunRow
  steps: readonly StepRow[]
  ending: RunEnding
}

/** A locked inbound event, with all its runs. */
export interface HandledTrigger extends Pick<SettledEvent, 'event'> {
  runs: readonly AutomationRunRow[]
}

/**
 * Ends runs, emits their events, and settles inbound events whose last run has ended. `trigger` is the event of all
 * these runs; without it, their events are read.
 */
export async function finishRuns(
  work: Work,
  finished: readonly FinishedRun[],
  trigger?: HandledTrigger,
): Promise<void> {
  const ended = finished.map(({ row, steps, ending }) => ({
    run: endRun(work, row, ending),
    steps,
  }))
  const runs = new Map(ended.map(({ run }) => [run.id, run]))
  const triggers = trigger ? [trigger] : await lockTriggers(work, [...runs.values()])
  const settled = triggers.flatMap(({ event, runs: known }) => {
    const settlement = settlementOf(known.map((run) => runs.get(run.id) ?? run))
    return settlement ? [{ event, settlement }] : []
  })
  await work.emitAll([
    ...ended.flatMap(({ run, steps }) => eventsOf(run, steps)),
    ...settleInboundEvents(work, settled),
  ])
}

/** Settles an inbound event if all its runs have ended. */
export async function settleEvent(work: Work, shownId: string): Promise<void> {
  const trigger = await lockTrigger(work, shownId)
  if (trigger) await finishRuns(work, [], trigger)
}

function endRun(work: Work, row: AutomationRunRow, ending: RunEnding): AutomationRunRow {
  const started_at = row.started_at ?? work.now
  const change = { reason: null, error: null, ...ending, started_at, ended_at: work.now }
  updateRun(work, row.organization_id, row.id, change)
  return { ...row, ...change }
}

async function lockTriggers(
  work: Work,
  runs: readonly AutomationRunRow[],
): Promise<HandledTrigger[]> {
  const triggers: HandledTrigger[] = []
  for (const { trigger_kind, trigger_id } of runs) {
    const trigger = trigger_kind === 'hook' ? await lockTrigger(work, trigger_id) : undefined
    if (trigger) triggers.push(trigger)
  }
  return triggers
}

/** Undefined if the event is no longer stored. */
async function lockTrigger(work: Work, shownId: string): Promise<HandledTrigger | undefined> {
  const id = InboundEventId.read(shownId)
  const event = id ? await lockInboundEvent(work, id) : undefined
  if (!event) return undefined
  return { event, runs: await listRunsOfTrigger(work.db, work.organizationId, shownId) }
}

export const presentRun = (row: AutomationRunRow, steps: readonly StepRow[]): AutomationRun => ({
  id: AutomationRunId.show(row.id),
  automationId: AutomationId.show(row.automation_id),
  version: row.version,
  status: row.status,
  reason: row.reason,
  trigger: { kind: row.trigger_kind, id: row.trigger_id },
  depth: row.depth,
  attempts: row.attempts,
  steps: steps.map(({ name, type, result, done_at }) => ({
    ...{ name, type, result },
    doneAt: done_at.toISOString(),
  })),
  error: row.error,
  createdAt: row.created_at.toISOString(),
  dueAt: row.due_at.toISOString(),
  startedAt: row.started_at?.toISOString() ?? null,
  endedAt: row.ended_at?.toISOString() ?? null,
})

function eventsOf(run: AutomationRunRow, steps: readonly StepRow[]): EventInput[] {
  if (run.status === 'skipped') return []
  const type = run.status === 'succeeded' ? automationCompleted : automationFailed
  return [{ type, data: presentRun(run, steps), cause: causeOf(run) }]
}

/** Returns the combined result of an inbound event's runs; null while one is in progress. */
function settlementOf(runs: readonly AutomationRunRow[]): Settlement | null {
  const last = runs.findLast(({ ended_at }) => ended_at !== null)
  const common = {
    runIds: runs.map(({ id }) => AutomationRunId.show(id)),
    error: null,
    ...(last && { cause: causeOf(last) }),
  }
  const has = (...statuses: AutomationRunStatus[]) =>
    runs.some(({ status }) => statuses.includes(status))
  const failed = runs.find(({ status }) => status === 'failed')
  if (has('queued', 'running')) return null
  if (failed) return { ...common, status: 'failed', error: failed.error?.message ?? null }
  if (has('held')) return { ...common, status: 'held' }
  return { ...common, status: has('succeeded') ? 'processed' : 'ignored' }
}
