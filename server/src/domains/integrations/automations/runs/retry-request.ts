import { ApiError, notFound } from '../../../../platform/errors.ts'
import type { Work } from '../../../../platform/work.ts'
import { lockAutomation } from '../store.ts'
import { presentRun } from './finish.ts'
import { runAutomation } from './job.ts'
import type { AutomationRun } from './schema.ts'
import { listSteps, lockRun, updateRun } from './store.ts'

/** Continues a run from the action that failed, with the automation's current version. */
export async function retryRun(
  work: Work,
  automationId: string,
  runId: string,
): Promise<AutomationRun> {
  const { db, organizationId, now } = work
  const automation = await lockAutomation(db, organizationId, automationId)
  const row = await lockRun(db, organizationId, runId)
  if (!automation || row?.automation_id !== automationId) throw notFound()
  if (row.status === 'succeeded' || row.reason === 'loop') {
    const what = row.status === 'succeeded' ? 'has succeeded' : 'was skipped as a loop'
    throw new ApiError('invalid_transition', `The run ${what}, so there is nothing to retry.`)
  }
  if (row.status === 'queued' || row.status === 'running') {
    throw new ApiError(
      'invalid_transition',
      `The run is ${row.status} and continues automatically.`,
    )
  }
  const steps = await listSteps(db, organizationId, [runId])
  const isOther = steps.some(({ type, position }) => automation.actions[position]?.type !== type)
  if (isOther) {
    throw new ApiError(
      'invalid_transition',
      'The finished actions are no longer the first ones of the automation. Restore the version that ran.',
    )
  }
  const change = {
    ...{ status: 'queued' as const, reason: null, error: null, attempts: 0, ended_at: null },
    ...{ version: automation.version, due_at: now },
  }
  updateRun(work, organizationId, runId, change)
  await work.enqueue(runAutomation, { organizationId, runId })
  return presentRun({ ...row, ...change }, steps)
}
