import { type Static, Type } from 'typebox'
import { type Cause, withCause } from '../../../platform/events/event.ts'
import { ExpressionFault } from '../../../platform/expressions/environment.ts'
import { evaluate } from '../../../platform/expressions/evaluate.ts'
import type { ExpressionInput } from '../../../platform/expressions/expression.ts'
import { newId } from '../../../platform/ids.ts'
import type { Principal } from '../../../platform/operations/principal.ts'
import { Nullable } from '../../../platform/operations/schemas.ts'
import type { Platform } from '../../../platform/platform.ts'
import { type Acting, perform, type Result } from './actions/perform.ts'
import { type Planned, planAction } from './actions/plan.ts'
import { type Action, nameOf } from './actions/schema.ts'
import { withSteps } from './runs/advance.ts'
import { failureOf } from './runs/fault.ts'
import { AutomationRunError } from './runs/schema.ts'
import { AutomationRunId } from './schema.ts'

const StepTrial = Type.Object({
  name: Type.String({ description: 'Name of the action in expressions.', examples: ['contact'] }),
  type: Type.String({ description: 'Type of the action.', examples: ['contact.upsert'] }),
  status: Type.Enum(['would_succeed', 'would_fail', 'not_reached'], {
    description: '`not_reached`: an earlier action would fail, or the condition is not true.',
  }),
  values: Type.Unknown({ description: 'Computed values of the action; null if not reached.' }),
  result: Nullable(
    Type.Record(Type.String(), Type.Unknown(), {
      description: 'Output that later actions would get.',
    }),
  ),
  error: Nullable(Type.Unsafe<AutomationRunError>(AutomationRunError)),
})

export const Trial = Type.Object(
  {
    status: Type.Enum(['would_succeed', 'would_fail', 'would_skip'], {
      description: 'Status that the run would end with.',
    }),
    condition: Type.Unknown({ description: 'Value of the condition; null without one.' }),
    error: Nullable(
      Type.Unsafe<AutomationRunError>({
        ...AutomationRunError,
        description: 'Error of the condition.',
      }),
    ),
    actions: Type.Array(StepTrial, { description: 'Each action, in order.' }),
  },
  { title: 'AutomationTrial', description: 'Result that a run would have. Nothing was changed.' },
)
export type Trial = Static<typeof Trial>
type StepTrial = Static<typeof StepTrial>

/** Ends the transaction of a trial, so that nothing is stored. */
class RollBack extends Error {
  override readonly name = 'RollBack'
}

export interface Tried {
  actions: readonly Action[]
  condition: string | null
  input: ExpressionInput
  principal: Principal
}

/** Evaluates, validates and runs everything in a transaction that is rolled back. Sends nothing. */
export async function tryOut(
  acting: Acting & Pick<Platform, 'transact'>,
  { actions, condition, input, principal }: Tried,
): Promise<Trial> {
  const judged = judge(condition, input)
  const isWanted = condition === null || judged.value === true
  if (!isWanted) {
    return {
      status: judged.error ? 'would_fail' : 'would_skip',
      ...{ condition: judged.value, error: judged.error },
      actions: actions.map((action, index) => unreached(action, index)),
    }
  }
  const steps: StepTrial[] = []
  try {
    await acting.transact(principal.organizationId, { kind: 'system' }, async (work) => {
      const cause: Cause = { runId: AutomationRunId.show(newId()), depth: 1 }
      await withCause(cause, async () => {
        for (const [index, action] of actions.entries()) {
          const hasFailed = steps.some(({ status }) => status === 'would_fail')
          steps.push(
            hasFailed
              ? unreached(action, index)
              : await work
                  .attempt((part) =>
                    tryStep(acting, part, { action, index, input, steps, principal, cause }),
                  )
                  .catch((error: unknown) => failedStep(action, index, error)),
          )
        }
      })
      throw new RollBack()
    })
  } catch (error) {
    if (!(error instanceof RollBack)) throw error
  }
  const isFailed = steps.some(({ status }) => status === 'would_fail')
  return {
    ...{ status: isFailed ? 'would_fail' : 'would_succeed', condition: judged.value, error: null },
    actions: steps,
  }
}

function judge(
  condition: string | null,
  input: ExpressionInput,
): { value: unknown; error: AutomationRunError | null } {
  if (condition === null) return { value: null, error: null }
  try {
    return { value: evaluate(condition, input), error: null }
  } catch (error) {
    if (!(error instanceof ExpressionFault)) throw error
    const message = error.sentence('condition')
    return { value: null, error: { code: error.code, message, action: null } }
  }
}

const unreached = (action: Action, index: number): StepTrial => ({
  ...{ name: nameOf(action, index), type: action.type, status: 'not_reached' },
  ...{ values: null, result: null, error: null },
})

interface Step {
  action: Action
  index: number
  input: ExpressionInput
  steps: readonly StepTrial[]
  principal: Principal
  cause: Cause
}

async function tryStep(
  acting: Acting,
  work: Parameters<typeof perform>[1],
  { action, index, input, steps, principal, cause }: Step,
): Promise<StepTrial> {
  const done = steps.map(({ name, result }) => ({ name, result: result ?? {} }))
  const planned = planAction(action, withSteps(input, done))
  const { runId } = cause
  const actor = { principal, requestId: runId, stepKey: `${runId}.${index}` }
  const result: Result =
    planned.kind === 'request' ? { status: 200 } : await perform(acting, work, actor, planned, null)
  return {
    ...{ name: nameOf(action, index), type: action.type, status: 'would_succeed' },
    ...{ values: valuesOf(planned), result, error: null },
  }
}

/** Returns the values in readable form. */
function valuesOf(planned: Planned): unknown {
  if (planned.kind !== 'call') return planned
  const { operation, params, body } = planned.call
  return { operation, ...(params && { params }), ...(body !== undefined && { body }) }
}

function failedStep(action: Action, index: number, thrown: unknown): StepTrial {
  const failure = failureOf(thrown)
  if (!failure) throw thrown
  const error = { ...failure.error, action: index }
  return { ...unreached(action, index), status: 'would_fail', error }
}
