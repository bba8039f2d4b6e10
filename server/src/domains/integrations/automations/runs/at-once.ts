import type { Input } from '../../../../platform/expressions/expression.ts'
import { AutomationRunId } from '../ids.ts'
import type { AutomationRow } from '../store.ts'
import { advance, needsBeforehand } from './advance.ts'
import type { Ending } from './finish.ts'
import type { Running } from './run.ts'
import { isWanted, type standingOf } from './standing.ts'
import type { Beginning } from './start.ts'
import type { RunRow, StepRow } from './store.ts'

/** A run that has done what it had to, and is still to be ended. */
export interface Outcome {
  run: RunRow
  steps: readonly StepRow[]
  ending: Ending
}

export const succeeded: Ending = { status: 'succeeded' }
export const unwanted: Ending = { status: 'skipped', reason: 'condition' }

/** What an automation may act as. */
export type FindStanding = (automation: AutomationRow) => Promise<ReturnType<typeof standingOf>>

/** Whether none of its actions has to happen outside of a transaction. */
export const canActAtOnce = ({ actions }: AutomationRow): boolean => !actions.some(needsBeforehand)

/**
 * Does all actions of a new run in one transaction. A second one of the same run fails, for a step is stored once. What
 * fails is undone, and null says that the run is left to be carried out, and to fail, as any other.
 */
export async function actAtOnce(
  running: Running,
  { automation, row: run }: Beginning,
  input: Input,
  findStanding: FindStanding,
): Promise<Outcome | null> {
  const { actions, condition, trigger } = automation
  try {
    if (!isWanted(condition, input)) return { run, steps: [], ending: unwanted }
    const standing = await findStanding(automation)
    if ('sentence' in standing) return null
    const actor = { principal: standing.principal, requestId: AutomationRunId.show(run.id) }
    const system = { kind: 'system' } as const
    const steps = await running.transact(run.organization_id, system, (work) =>
      advance(running, work, { run, trigger, actions, input, steps: [], actor }, null),
    )
    return { run, steps, ending: succeeded }
  } catch {
    return null
  }
}
