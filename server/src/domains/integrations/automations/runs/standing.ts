import type { Db } from '../../../../platform/db/database.ts'
import type { Catalogue } from '../../../../platform/domain.ts'
import { ExpressionFault } from '../../../../platform/expressions/environment.ts'
import type { Input } from '../../../../platform/expressions/expression.ts'
import { evaluate } from '../../../../platform/expressions/mapping.ts'
import { hasScope } from '../../../../platform/operations/principal.ts'
import type { Platform } from '../../../../platform/platform.ts'
import { scopesOf } from '../actions/scopes.ts'
import { findAuthor, type Standing } from '../author.ts'
import type { AutomationRow } from '../store.ts'
import type { RunState } from './advance.ts'

interface Handles extends Pick<Platform, 'clock'> {
  catalogue: Pick<Catalogue, 'roles'>
}

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

/** What the run may act as, or why it may not. */
export async function standingOf(
  { clock, catalogue }: Handles,
  db: Db,
  automation: AutomationRow,
  actions: RunState['actions'],
) {
  return standingAs(await findAuthor(db, catalogue, automation, clock.now()), automation, actions)
}

/** As `standingOf`, when its author is found. */
export function standingAs(
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
