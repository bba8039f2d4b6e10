import { ApiError, requireFound } from '../../platform/errors.ts'
import type { ReadContext } from '../../platform/operations/operation.ts'
import type { Principal } from '../../platform/operations/principal.ts'
import type { Work } from '../../platform/work.ts'
import { listTokensKnownTo, revokeTokensKnownTo, type Token } from '../tokens/index.ts'
import { type Member, presentMember, type Role } from './schema.ts'
import { countOwners, deleteMember, findMember, type MemberRow, updateMemberRole } from './store.ts'

interface MemberChange {
  role: Role
  revokeTokens?: boolean | undefined
}

/** Owners are made and unmade by owners alone, and there is always one. */
export async function changeRole(
  work: Work,
  principal: Principal,
  id: string,
  { role, revokeTokens }: MemberChange,
): Promise<Member> {
  const row = await getMember(work, id)
  if (row.role === role) return presentMember(row)
  if (row.role === 'owner' || role === 'owner') requireOwner(principal)
  if (row.role === 'owner') await requireAnotherOwner(work)
  if (role === 'member') await settleTokens(work, row, revokeTokens)
  await updateMemberRole(work.db, work.organizationId, id, role)
  await work.recordLoss({ kind: 'member', id })
  return presentMember({ ...row, role })
}

/** A member may always leave, except the last owner. */
export async function removeMember(
  work: Work,
  principal: Principal,
  id: string,
  revokeTokens: boolean | undefined,
): Promise<void> {
  const row = await getMember(work, id)
  const isSelf = principal.person?.memberId === id
  if (!isSelf) requireAdmin(principal)
  if (row.role === 'owner') {
    if (!isSelf) requireOwner(principal)
    await requireAnotherOwner(work)
  }
  await settleTokens(work, row, revokeTokens)
  await deleteMember(work.db, work.organizationId, id)
  await work.recordLoss({ kind: 'member', id })
}

/** The tokens that a member has been shown and that work on without them. */
export async function listMemberTokens(
  reader: Pick<ReadContext, 'db' | 'organizationId' | 'now' | 'principal'>,
  id: string,
): Promise<Token[]> {
  const row = await getMember(reader, id)
  if (reader.principal.person?.memberId !== id) requireAdmin(reader.principal)
  return listTokensKnownTo(reader, row.person_id)
}

/** Tokens outlive who made them, so somebody must have said whether these go on. */
async function settleTokens(
  work: Work,
  { person_id, name }: MemberRow,
  revokeTokens: boolean | undefined,
): Promise<void> {
  if (revokeTokens === false) return
  if (revokeTokens) return revokeTokensKnownTo(work, person_id)
  const tokens = await listTokensKnownTo(work, person_id)
  if (tokens.length === 0) return
  const names = tokens.slice(0, maxNamed).map((token) => token.name)
  const more = tokens.length > maxNamed ? ` and ${tokens.length - maxNamed} more` : ''
  throw new ApiError(
    'validation_error',
    `${name} has API tokens that still work: ${names.join(', ')}${more}. Set revokeTokens to true to revoke them, or to false to keep them.`,
    { field: 'revokeTokens' },
  )
}

const maxNamed = 10

export function requireAdmin({ person }: Principal): void {
  if (person?.role === 'owner' || person?.role === 'admin') return
  throw new ApiError('insufficient_role', 'This takes the role admin or owner.')
}

function requireOwner({ person }: Principal): void {
  if (person?.role === 'owner') return
  throw new ApiError('insufficient_role', 'Only an owner makes and removes owners.')
}

async function requireAnotherOwner(work: Work): Promise<void> {
  if ((await countOwners(work.db, work.organizationId)) > 1) return
  throw new ApiError(
    'invalid_transition',
    'An organization needs at least one owner. Make another member an owner first.',
  )
}

export async function getMember(
  { db, organizationId }: Pick<ReadContext, 'db' | 'organizationId'>,
  id: string,
): Promise<MemberRow> {
  const row = requireFound(await findMember(db, organizationId, id))
  return row
}
