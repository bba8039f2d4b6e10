import { isUnavailable } from '../../../../platform/db/refusals.ts'
import { type Cause, withCause } from '../../../../platform/events/event.ts'
import type { ExpressionInput } from '../../../../platform/expressions/expression.ts'
import type { Work } from '../../../../platform/work.ts'
import { HookId } from '../../hooks/index.ts'
import { type Acting, perform, type Result, type RunActor } from '../actions/perform.ts'
import { type Planned, planAction } from '../actions/plan.ts'
import { type Action, isOutward, nameOf } from '../actions/schema.ts'
import { AutomationRunId, type Trigger } from '../schema.ts'
import { StepFault } from './fault.ts'
import { type AutomationRunRow, insertSteps, type StepRow } from './store.ts'

/** State of a run between two transactions. */
export interface RunState {
  run: AutomationRunRow
  trigger: Trigger
  actions: readonly Action[]
  input: ExpressionInput
  steps: readonly StepRow[]
  actor: RunActor
}

export const causeOf = ({ id, depth }: AutomationRunRow): Cause => ({
  runId: AutomationRunId.show(id),
  depth,
})

/** Returns the cause of a run's steps. A hook may have triggered the run. */
const causeOfSteps = (run: AutomationRunRow, trigger: Trigger): Cause => {
  const id = 'hook' in trigger ? HookId.read(trigger.hook) : null
  return { ...causeOf(run), ...(id !== null && { hookId: HookId.show(id) }) }
}

/** Returns the key by which a receiver recognizes a step, the same in each attempt. */
export const stepKeyOf = ({ id }: Pick<AutomationRunRow, 'id'>, position: number): string =>
  `${AutomationRunId.show(id)}.${position}`

/** Returns the input of expressions, with the finished steps. */
export const withSteps = (
  input: ExpressionInput,
  steps: readonly Pick<StepRow, 'name' | 'result'>[],
): ExpressionInput => ({
  ...input,
  steps: Object.fromEntries(steps.map(({ name, result }) => [name, result])),
})

/** Work outside of a transaction that comes before the next action. */
export interface Beforehand {
  planned: Planned
  prepared?: unknown
  /** Result of a request that was sent. */
  result?: Result
}

/** Returns the next action with its values if it needs a request or preparation first; null if not. */
export function planBeforehand({ actions, steps, input }: RunState): Planned | null {
  const action = actions[steps.length]
  if (!action || !needsBeforehand(action)) return null
  return stepping(steps.length, () => planAction(action, withSteps(input, steps)))
}

/** Returns true if a part of the action runs outside of transactions. */
export function needsBeforehand(action: Action): boolean {
  if (isOutward(action) || action.type === 'proposal.send') return true
  return action.type === 'source.add' && 'url' in action.mapping
}

/**
 * Runs the next actions in the transaction of the work, up to one that needs work outside. Their changes, events and
 * steps commit together.
 */
export async function advance(
  acting: Acting,
  work: Work,
  state: RunState,
  beforehand: Beforehand | null,
): Promise<StepRow[]> {
  const { actions, run, trigger, actor } = state
  const steps = [...state.steps]
  for (let position = steps.length; position < actions.length; position++) {
    const action = actions[position] as Action
    const isFirst = position === state.steps.length
    if (!isFirst && needsBeforehand(action)) break
    const result = await stepping(position, async () => {
      if (isFirst && beforehand?.result) return beforehand.result
      const planned =
        (isFirst ? beforehand?.planned : null) ?? planAction(action, withSteps(state.input, steps))
      if (planned.kind === 'request') throw new Error('a request is sent outside of transactions')
      const prepared = isFirst ? beforehand?.prepared : undefined
      const stepActor = { ...actor, stepKey: stepKeyOf(run, position) }
      return withCause(causeOfSteps(run, trigger), () =>
        perform(acting, work, stepActor, planned, prepared),
      )
    })
    steps.push(stepOf(run, position, action, result, work.now))
    // A sent request is recorded even if the next action fails.
    if (isFirst && beforehand?.result) break
  }
  insertSteps(work, steps.slice(state.steps.length))
  return steps
}

/** Returns the stored form of a finished action. */
const stepOf = (
  run: AutomationRunRow,
  position: number,
  action: Action,
  result: Result,
  doneAt: Date,
): StepRow => ({
  organization_id: run.organization_id,
  run_id: run.id,
  position,
  name: nameOf(action, position),
  type: action.type,
  result,
  done_at: doneAt,
})

/** Adds the action to errors. An unavailable database is not the action's fault. */
export function stepping<T>(position: number, act: () => T): T {
  const blame = (error: unknown): never => {
    throw error instanceof StepFault || isUnavailable(error)
      ? error
      : new StepFault(position, error)
  }
  try {
    const result = act()
    return result instanceof Promise ? (result.catch(blame) as T) : result
  } catch (error) {
    return blame(error)
  }
}
