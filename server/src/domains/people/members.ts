import { ApiError, notFound } from '../../platform/errors.ts'
import type { Reader } from '../../platform/operations/operation.ts'
import type { Principal } from '../../platform/operations/principal.ts'
import type { Work } from '../../platform/work.ts'
import { type Member, presentMember, type Role } from './schema.ts'
import { countOwners, deleteMember, findMember, type MemberRow, updateMemberRole } from './store.ts'

/** Owners are made and unmade by owners alone, and there is always one. */
export async function changeRole(
  work: Work,
  principal: Principal,
  id: string,
  role: Role,
): Promise<Member> {
  const row = await getMember(work, id)
  if (row.role === role) return presentMember(row)
  if (row.role === 'owner' || role === 'owner') requireOwner(principal)
  if (row.role === 'owner') await requireAnotherOwner(work)
  await updateMemberRole(work.db, work.organizationId, id, role)
  return presentMember({ ...row, role })
}

/** A member may always leave, except the last owner. */
export async function removeMember(work: Work, principal: Principal, id: string): Promise<void> {
  const row = await getMember(work, id)
  const isSelf = principal.person?.memberId === id
  if (!isSelf) requireAdmin(principal)
  if (row.role === 'owner') {
    if (!isSelf) requireOwner(principal)
    await requireAnotherOwner(work)
  }
  await deleteMember(work.db, work.organizationId, id)
}

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
  { db, organizationId }: Pick<Reader, 'db' | 'organizationId'>,
  id: string,
): Promise<MemberRow> {
  const row = await findMember(db, organizationId, id)
  if (!row) throw notFound()
  return row
}
