import { ExpressionFault } from '../../../../platform/expressions/environment.ts'
import type { Input } from '../../../../platform/expressions/expression.ts'
import { evaluate } from '../../../../platform/expressions/mapping.ts'
import { hasScope } from '../../../../platform/operations/principal.ts'
import { scopesOf } from '../actions/scopes.ts'
import type { Standing } from '../author.ts'
import type { AutomationRow } from '../store.ts'
import type { RunState } from './advance.ts'

/** @throws ExpressionFault where the condition has no value */
export function isWanted(condition: string | null, input: Input): boolean {
  if (!condition) return true
  try {
    return evaluate(condition, input) === true
  } catch (error) {
    if (!(error instanceof ExpressionFault)) throw error
    throw new ExpressionFault(error.sentence('condition'), null, error.code)
  }
}

/** What a run may act as, for whom its author stands; or why it may not. */
export function standingOf(
  standing: Standing,
  automation: AutomationRow,
  actions: RunState['actions'],
) {
  if ('gone' in standing) return { sentence: `${standing.gone} Save it again.` }
  const missing = scopesOf(actions).find((scope) => !hasScope(standing.principal, scope))
  if (missing === undefined) return standing
  return {
    sentence: `${automation.author_name}, who saved it, has no longer the scope ${missing}. Save it again as somebody who has.`,
  }
}
