import { Type } from 'typebox'
import { notFound } from '../../platform/errors.ts'
import { type Operation, read, write } from '../../platform/http/operation.ts'
import { List, PageQuery, PathId } from '../../platform/http/schemas.ts'
import type { Platform } from '../../platform/platform.ts'
import { invite } from './invitations.ts'
import { changeRole, removeMember, requireAdmin } from './members.ts'
import {
  Invitation,
  Member,
  MemberChanges,
  NewInvitation,
  presentInvitation,
  presentMember,
} from './schema.ts'
import { deleteInvitation, listInvitations, listMembers } from './store.ts'

const tag = 'Dashboard'
const memberParams = Type.Object({ memberId: PathId('member', 'Identifier of the membership.') })
const invitationParams = Type.Object({
  invitationId: PathId('invitation', 'Identifier of the invitation.'),
})

/** Who belongs to the organization, and who is asked to. */
export const memberOperations = (
  { pager, ...platform }: Pick<Platform, 'pager' | 'keyring' | 'clock'>,
  origin: () => string,
): readonly Operation[] => [
  read(
    {
      method: 'GET',
      path: '/session/members',
      operationId: 'listMembers',
      tag,
      summary: 'List members',
      description: 'Lists who belongs to the organization, the oldest membership first.',
      scope: null,
      query: Type.Object(PageQuery),
      status: 200,
      reply: List(Member),
    },
    async ({ db, organizationId }, { query }) => {
      const list = { organizationId, name: 'members' }
      const page = { after: pager.after(list, query), limit: query.limit }
      return pager.page(list, query, await listMembers(db, organizationId, page), presentMember)
    },
  ),

  write(
    {
      method: 'PATCH',
      path: '/session/members/{memberId}',
      operationId: 'updateMember',
      tag,
      summary: "Change a member's role",
      description: 'For owners and admins; owners are made and unmade by owners.',
      scope: null,
      params: memberParams,
      body: MemberChanges,
      status: 200,
      reply: Member,
      errors: ['insufficient_role', 'invalid_transition'],
    },
    async (work, { params: { memberId }, body }) => {
      requireAdmin(work.principal)
      return changeRole(work, work.principal, memberId, body.role)
    },
  ),

  write(
    {
      method: 'DELETE',
      path: '/session/members/{memberId}',
      operationId: 'removeMember',
      tag,
      summary: 'Remove a member',
      description: 'Ends a membership, your own or, for owners and admins, that of somebody else.',
      scope: null,
      params: memberParams,
      status: 204,
      reply: null,
      errors: ['insufficient_role', 'invalid_transition'],
    },
    (work, { params: { memberId } }) => removeMember(work, work.principal, memberId),
  ),

  read(
    {
      method: 'GET',
      path: '/session/invitations',
      operationId: 'listInvitations',
      tag,
      summary: 'List invitations',
      description: 'Lists who is invited and has not joined yet, the newest first.',
      scope: null,
      query: Type.Object(PageQuery),
      status: 200,
      reply: List(Invitation),
    },
    async ({ db, organizationId, principal }, { query }) => {
      requireAdmin(principal)
      const list = { organizationId, name: 'invitations' }
      const page = { after: pager.after(list, query), limit: query.limit }
      const rows = await listInvitations(db, organizationId, page)
      return pager.page(list, query, rows, presentInvitation)
    },
  ),

  write(
    {
      method: 'POST',
      path: '/session/invitations',
      operationId: 'invite',
      tag,
      summary: 'Invite somebody',
      description: 'Sends a link that makes its reader a member; it works for seven days.',
      scope: null,
      body: NewInvitation,
      status: 201,
      reply: Invitation,
      errors: ['insufficient_role', 'duplicate_resource', 'plan_limit_reached'],
    },
    async (work, { body }) => {
      requireAdmin(work.principal)
      const inviter = work.principal.tokenName
      return invite(work, platform, { origin: origin(), inviter }, body)
    },
  ),

  write(
    {
      method: 'DELETE',
      path: '/session/invitations/{invitationId}',
      operationId: 'withdrawInvitation',
      tag,
      summary: 'Withdraw an invitation',
      description: 'Ends the link that was sent.',
      scope: null,
      params: invitationParams,
      status: 204,
      reply: null,
      errors: ['insufficient_role'],
    },
    async (work, { params: { invitationId } }) => {
      requireAdmin(work.principal)
      if (!(await deleteInvitation(work.db, work.organizationId, invitationId))) throw notFound()
    },
  ),
]
