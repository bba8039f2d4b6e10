import type { Db } from '../../../platform/db/database.ts'
import type { Catalogue } from '../../../platform/domain.ts'
import { ApiError } from '../../../platform/errors.ts'
import { hasScope, type Principal } from '../../../platform/operations/principal.ts'
import { findMember, MemberId } from '../../people/index.ts'
import { findToken, TokenId } from '../../tokens/index.ts'
import type { AutomationRow } from './store.ts'

export type AuthorColumns = Pick<
  AutomationRow,
  'author_kind' | 'author_id' | 'author_name' | 'scopes'
>

export function authorColumns({ kind, id, name, scopes, person }: Principal): AuthorColumns {
  return {
    author_kind: kind === 'member' ? 'member' : 'token',
    author_id: person?.memberId ?? id,
    author_name: name,
    scopes: [...scopes],
  }
}

export const shownAuthor = ({ author_kind, author_id, author_name }: AuthorColumns) => ({
  kind: author_kind,
  id: author_kind === 'member' ? MemberId.show(author_id) : TokenId.show(author_id),
  name: author_name,
})

/** What runs act as; a sentence where nobody stands for them any more. */
export type Standing = { principal: Principal } | { gone: string }

/** Who saved it, with what they were allowed to do then and are still. */
export async function findAuthor(
  db: Db,
  { roles }: Pick<Catalogue, 'roles'>,
  row: Pick<AutomationRow, 'organization_id'> & AuthorColumns,
  now: Date,
): Promise<Standing> {
  const { author_kind, author_name: name, author_id: id, organization_id: organizationId } = row
  const common = { organizationId, plan: '', expiresAt: null, rates: [], name }
  if (author_kind === 'token') {
    const token = await findToken(db, organizationId, id)
    const isAlive = token && !token.revoked_at && !(token.expires_at && token.expires_at <= now)
    if (!isAlive) return { gone: `The token ${name} that saved it is no longer valid.` }
    const scopes = bothHave(row.scopes, token.scopes)
    return { principal: { ...common, kind: 'token', id, shownId: TokenId.show(id), scopes } }
  }
  const member = await findMember(db, organizationId, id)
  if (!member) return { gone: `${name}, who saved it, is no longer a member.` }
  const scopes = bothHave(row.scopes, roles.get(member.role) ?? [])
  const person = {
    ...{ id: member.person_id, email: member.email, sessionId: '' },
    ...{ memberId: id, role: member.role },
  }
  const shownId = MemberId.show(id)
  return { principal: { ...common, kind: 'member', id: member.person_id, shownId, scopes, person } }
}

/** What both lists allow. */
function bothHave(saved: readonly string[], present: readonly string[]): string[] {
  if (saved.includes('*')) return [...present]
  return present.includes('*') ? [...saved] : saved.filter((scope) => present.includes(scope))
}

/** @throws ApiError 403 that names the scope */
export function requireAllowed(principal: Principal, scopes: readonly string[]): void {
  const missing = scopes.find((scope) => !hasScope(principal, scope))
  if (missing === undefined) return
  if (principal.kind === 'member') throw new ApiError('insufficient_role')
  const message = `An action of it needs a token with the scope ${missing}.`
  throw new ApiError('insufficient_scope', message)
}
