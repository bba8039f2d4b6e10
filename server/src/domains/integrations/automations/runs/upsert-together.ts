import { ApiError } from '../../../../platform/errors.ts'
import type { Input } from '../../../../platform/expressions/expression.ts'
import type { Asked } from '../../../../platform/http/operations/inside.ts'
import type { Work } from '../../../../platform/work.ts'
import { type Acting, originOf, resultOf } from '../actions/perform.ts'
import { upsertOf } from '../actions/plan.ts'
import type { ActionOf } from '../actions/schema.ts'
import { operationOf } from '../actions/scopes.ts'
import { AutomationRunId } from '../ids.ts'
import type { AutomationRow } from '../store.ts'
import { advance, causeOfSteps, stepOf } from './advance.ts'
import { type FindStanding, type Outcome, succeeded, unwanted } from './at-once.ts'
import { isWanted } from './standing.ts'
import type { Beginning } from './start.ts'
import { insertSteps } from './store.ts'

/** A run that begins, with what its expressions see. */
export interface Fed extends Beginning {
  input: Input
}

/**
 * Whether it begins with a contact and then only emits events. Such runs share a transaction: all that they lock is locked
 * at its beginning, in one order, so that no two wait for each other in a circle.
 */
export const beginsWithContact = ({ actions: [first, ...others] }: AutomationRow): boolean =>
  first?.type === 'contact.upsert' && others.every(({ type }) => type === 'event.emit')

/**
 * Does all actions of runs that begin with a contact in the transaction of the work, the contacts of all together. A run
 * that has no outcome is left to be carried out, and to fail, as any other.
 */
export async function upsertTogether(
  acting: Acting,
  work: Work,
  runs: readonly Fed[],
  findStanding: FindStanding,
): Promise<Outcome[]> {
  const plans = (await Promise.all(runs.map((run) => planUpsert(run, findStanding)))).flatMap(
    (plan) => plan ?? [],
  )
  const [skipped, wanted] = [plans.filter((plan) => !plan.asked), plans.filter(isAsked)]
  const answers = await acting.insider.applyMany(
    work,
    operationOf['contact.upsert'],
    wanted.map(({ asked }) => asked),
  )
  const done = wanted.flatMap((plan, at) => {
    const answer = answers[at]
    if (answer instanceof ApiError) return []
    const { row, automation } = plan.run
    return { ...plan, step: stepOf(row, 0, firstOf(automation), resultOf(answer), work.now) }
  })
  if (done.length > 0) {
    insertSteps(
      work,
      done.map(({ step }) => step),
    )
  }
  const outcomes = skipped.map(
    ({ run }): Outcome => ({ run: run.row, steps: [], ending: unwanted }),
  )
  for (const { run, asked, step } of done) {
    const { actions, trigger } = run.automation
    const actor = { principal: asked.principal, requestId: asked.origin.requestId }
    const state = { run: run.row, trigger, actions, input: run.input, steps: [step], actor }
    const steps = actions.length > 1 ? await advance(acting, work, state, null) : [step]
    outcomes.push({ run: run.row, steps, ending: succeeded })
  }
  return outcomes
}

interface Plan {
  run: Fed
  /** Undefined where its condition is not true. */
  asked?: Asked
}

const isAsked = (plan: Plan): plan is Required<Plan> => plan.asked !== undefined

const firstOf = ({ actions }: AutomationRow) => actions[0] as ActionOf<'contact.upsert'>

/** Null for a run that is going to fail, or to stop its automation. */
async function planUpsert(run: Fed, findStanding: FindStanding): Promise<Plan | null> {
  const { automation, row, input } = run
  try {
    if (!isWanted(automation.condition, input)) return { run }
    const standing = await findStanding(automation)
    if ('sentence' in standing) return null
    const { call } = upsertOf(firstOf(automation), { ...input, steps: {} })
    const origin = originOf(AutomationRunId.show(row.id))
    const cause = causeOfSteps(row, automation.trigger)
    return { run, asked: { principal: standing.principal, call, origin, cause } }
  } catch {
    return null
  }
}
