import type { NewEvent } from '../../../../platform/events/store.ts'
import type { Work } from '../../../../platform/work.ts'
import { InboundEventId, type Settlement, settleInboundEvent } from '../../hooks/index.ts'
import { AutomationRunId } from '../ids.ts'
import { causeOf } from './advance.ts'
import { automationCompleted, automationFailed } from './events.ts'
import { presentRun } from './representation.ts'
import type { RunStatus } from './schema.ts'
import { listRunsOfTrigger, type RunRow, type StepRow, updateRuns } from './store.ts'

export type Ending = Partial<Pick<RunRow, 'reason' | 'error'>> & {
  status: Extract<RunStatus, 'succeeded' | 'failed' | 'skipped'>
}

/** Ends a run that is locked, tells of it, and says of its inbound event what became of that. */
export async function finishRun(
  work: Work,
  row: RunRow,
  steps: readonly StepRow[],
  ending: Ending,
): Promise<void> {
  const ended = endRuns(work, [row], ending)
  await work.emitAll(ended.flatMap((run) => newsOf(run, steps)))
  if (row.trigger_kind === 'hook') await settleEvent(work, row.trigger_id, ended[0])
}

/** Ends runs alike, in one statement; returns them as they are then. */
export function endRuns(work: Work, rows: readonly RunRow[], ending: Ending): RunRow[] {
  const change = { reason: null, error: null, ...ending, ended_at: work.now }
  const ended = rows.map((row) => ({ ...row, ...change, started_at: row.started_at ?? work.now }))
  for (const [startedAt, some] of Map.groupBy(ended, (run) => run.started_at)) {
    const ids = some.map(({ id }) => id)
    updateRuns(work, work.organizationId, ids, { ...change, started_at: startedAt })
  }
  return ended
}

/** What is told of a run that has ended. */
export function newsOf(run: RunRow, steps: readonly StepRow[]): NewEvent[] {
  if (run.status === 'skipped') return []
  const type = run.status === 'succeeded' ? automationCompleted : automationFailed
  return [{ type, data: presentRun(run, steps), cause: causeOf(run) }]
}

/** The event is done when its last run is. */
export async function settleEvent(work: Work, shownId: string, ended?: RunRow): Promise<void> {
  const stored = await listRunsOfTrigger(work.db, work.organizationId, shownId)
  const runs = stored.map((run) => (run.id === ended?.id ? ended : run))
  const settlement = settlementOf(runs)
  const id = InboundEventId.read(shownId)
  if (settlement && id) await settleInboundEvent(work, id, settlement)
}

/** What has become of an inbound event, of all its runs; null while one is under way. */
export function settlementOf(runs: readonly RunRow[]): Settlement | null {
  const last = runs.findLast(({ ended_at }) => ended_at !== null)
  const common = {
    runIds: runs.map(({ id }) => AutomationRunId.show(id)),
    error: null,
    ...(last && { cause: causeOf(last) }),
  }
  const has = (...statuses: RunStatus[]) => runs.some(({ status }) => statuses.includes(status))
  const failed = runs.find(({ status }) => status === 'failed')
  if (has('queued', 'running')) return null
  if (failed) return { ...common, status: 'failed', error: failed.error?.message ?? null }
  if (has('held')) return { ...common, status: 'held' }
  return { ...common, status: has('succeeded') ? 'processed' : 'ignored' }
}
