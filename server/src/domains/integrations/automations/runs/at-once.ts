import { isUnavailable } from '../../../../platform/db/refusals.ts'
import type { Input } from '../../../../platform/expressions/expression.ts'
import type { Work } from '../../../../platform/work.ts'
import { AutomationRunId } from '../ids.ts'
import type { AutomationRow } from '../store.ts'
import { advance, needsBeforehand } from './advance.ts'
import { finishRun } from './finish.ts'
import type { Running } from './run.ts'
import { isWanted, standingOf } from './standing.ts'
import type { RunRow } from './store.ts'

/**
 * Carries a new run out in the transaction that begins it, where none of its actions has to happen outside of one.
 * What fails is undone, and the run is left to be carried out, and to fail, as any other. True when the run has ended.
 */
export async function carryOutAtOnce(
  running: Running,
  work: Work,
  automation: AutomationRow,
  run: RunRow,
  input: Input,
): Promise<boolean> {
  const { actions, condition } = automation
  if (run.status !== 'queued' || run.due_at > work.now || actions.some(needsBeforehand)) {
    return false
  }
  try {
    await work.attempt(async (part) => {
      if (!isWanted(condition, input)) {
        return finishRun(part, run, [], { status: 'skipped', reason: 'condition' })
      }
      const standing = await standingOf(running, part.db, automation, actions)
      if ('sentence' in standing) throw new Error(standing.sentence)
      const actor = { principal: standing.principal, requestId: AutomationRunId.show(run.id) }
      const steps = await advance(running, part, { run, actions, input, steps: [], actor }, null)
      await finishRun(part, run, steps, { status: 'succeeded' })
    })
    return true
  } catch (error) {
    if (isUnavailable(error)) throw error
    return false
  }
}
