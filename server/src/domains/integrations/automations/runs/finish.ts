import { withCause } from '../../../../platform/events/cause.ts'
import type { Work } from '../../../../platform/work.ts'
import { InboundEventId, type Settlement, settleInboundEvent } from '../../hooks/index.ts'
import { AutomationRunId } from '../ids.ts'
import { causeOf } from './advance.ts'
import { automationCompleted, automationFailed } from './events.ts'
import { presentRun } from './representation.ts'
import type { RunStatus } from './schema.ts'
import { listRunsOfTrigger, type RunRow, type StepRow, updateRun } from './store.ts'

type Ending = Partial<Pick<RunRow, 'reason' | 'error'>> & {
  status: Extract<RunStatus, 'succeeded' | 'failed' | 'skipped'>
}

/** Ends a run that is locked, tells of it, and says of its inbound event what became of that. */
export async function finishRun(
  work: Work,
  row: RunRow,
  steps: readonly StepRow[],
  ending: Ending,
): Promise<void> {
  const ended: RunRow = { ...row, reason: null, error: null, ...ending, ended_at: work.now }
  const { status, reason, error, ended_at } = ended
  const started_at = row.started_at ?? work.now
  updateRun(work, row.organization_id, row.id, { status, reason, error, ended_at, started_at })
  const event = { succeeded: automationCompleted, failed: automationFailed, skipped: null }[
    ending.status
  ]
  await withCause(causeOf(row), async () => {
    if (event) await work.emit(event, presentRun({ ...ended, started_at }, steps))
    if (row.trigger_kind === 'hook') await settleEvent(work, row.trigger_id, ended)
  })
}

/** The event is done when its last run is. */
export async function settleEvent(work: Work, shownId: string, ended?: RunRow): Promise<void> {
  const stored = await listRunsOfTrigger(work.db, work.organizationId, shownId)
  const runs = stored.map((run) => (run.id === ended?.id ? ended : run))
  const settlement = settlementOf(runs)
  const id = InboundEventId.read(shownId)
  if (settlement && id) await settleInboundEvent(work, id, settlement)
}

function settlementOf(runs: readonly RunRow[]): Settlement | null {
  const runIds = runs.map(({ id }) => AutomationRunId.show(id))
  const has = (...statuses: RunStatus[]) => runs.some(({ status }) => statuses.includes(status))
  const failed = runs.find(({ status }) => status === 'failed')
  if (has('queued', 'running')) return null
  if (failed) return { status: 'failed', runIds, error: failed.error?.message ?? null }
  if (has('held')) return { status: 'held', runIds, error: null }
  return { status: has('succeeded') ? 'processed' : 'ignored', runIds, error: null }
}
