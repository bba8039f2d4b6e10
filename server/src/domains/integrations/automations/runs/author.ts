import type { Db } from '../../../../platform/db/database.ts'
import type { Catalogue } from '../../../../platform/domain.ts'
import type { Platform } from '../../../../platform/platform.ts'
import { findActor, type Standing } from '../../../people/index.ts'
import { type Action, scopesOf } from '../actions/schema.ts'
import type { AutomationRow } from '../store.ts'

interface RoleSource extends Pick<Platform, 'clock'> {
  catalogue: Pick<Catalogue, 'roles'>
}

/** Returns the actor of a run with these actions, or the reason why it lacks permission. */
export type FindAuthor = (
  db: Db,
  automation: AutomationRow,
  actions: readonly Action[],
) => Promise<Standing | undefined>

export const findAuthorBy =
  ({ catalogue, clock }: RoleSource): FindAuthor =>
  async (db, automation, actions) => {
    const asked = { now: clock.now(), alsoNeeds: scopesOf(actions) }
    const actor = await findActor(db, catalogue, automation, asked)
    if (automation.needs !== null || !actor || 'gone' in actor) return actor
    // An earlier version saved it, when drafts for contacts and bases needed only their own scope.
    const scopes = [...actor.principal.scopes, 'contacts:read', 'knowledge:write']
    return { principal: { ...actor.principal, scopes } }
  }
