import { Type } from 'typebox'
import { notFound } from '../../platform/errors.ts'
import { type Operation, operation } from '../../platform/operations/operation.ts'
import { List, PageQuery, PathId } from '../../platform/operations/schemas.ts'
import type { Platform } from '../../platform/platform.ts'
import { Token } from '../tokens/index.ts'
import { boundInvitations } from './bounds.ts'
import { invite } from './invitations.ts'
import { changeRole, getMember, listMemberTokens, removeMember, requireAdmin } from './members.ts'
import {
  Invitation,
  InvitationId,
  Member,
  MemberChanges,
  MemberId,
  NewInvitation,
  presentInvitation,
  presentMember,
  RevokeTokens,
  SentInvitation,
} from './schema.ts'
import { deleteInvitation, listInvitations, listMembers } from './store.ts'

const tag = 'Dashboard'
const memberParams = Type.Object({ memberId: PathId(MemberId, 'Identifier of the membership.') })
const invitationParams = Type.Object({
  invitationId: PathId(InvitationId, 'Identifier of the invitation.'),
})

/** Who belongs to the organization, and who is asked to. */
export const memberOperations = ({
  pager,
  principals,
  publicUrl,
  ...platform
}: Pick<
  Platform,
  'pager' | 'principals' | 'publicUrl' | 'keyring' | 'clock' | 'config' | 'mailer'
>): readonly Operation[] => [
  operation(
    {
      audience: 'session',
      method: 'GET',
      path: '/session/members',
      operationId: 'listMembers',
      tag,
      summary: 'List members',
      description: 'Lists who belongs to the organization, the oldest membership first.',
      query: Type.Object(PageQuery),
      reply: List(Member),
    },
    async ({ db, organizationId }, { query }) => {
      const list = { organizationId, name: 'members' }
      const page = { after: pager.after(list, query), limit: query.limit }
      return pager.page(list, query, await listMembers(db, organizationId, page), presentMember)
    },
  ),

  operation(
    {
      audience: 'session',
      method: 'GET',
      path: '/session/members/{memberId}',
      operationId: 'getMember',
      tag,
      summary: 'Get a member',
      description: 'Shows one membership.',
      params: memberParams,
      reply: Member,
    },
    async (reader, { params: { memberId } }) => presentMember(await getMember(reader, memberId)),
  ),

  operation(
    {
      audience: 'session',
      method: 'PATCH',
      path: '/session/members/{memberId}',
      operationId: 'updateMember',
      tag,
      summary: "Change a member's role",
      description:
        'For owners and admins; owners are made and unmade by owners. Whoever becomes a plain member keeps no right to the tokens they were shown: `revokeTokens` says what happens to those.',
      params: memberParams,
      body: MemberChanges,
      reply: Member,
      errors: ['insufficient_role', 'invalid_transition'],
    },
    async (work, { params: { memberId }, body }) => {
      requireAdmin(work.principal)
      if (body.revokeTokens) work.afterCommit(principals.invalidate)
      return changeRole(work, work.principal, memberId, body)
    },
  ),

  operation(
    {
      audience: 'session',
      method: 'DELETE',
      path: '/session/members/{memberId}',
      operationId: 'removeMember',
      tag,
      summary: 'Remove a member',
      description:
        'Ends a membership: your own or, for owners and admins, that of another member. When the member was shown the value of a token that still works, `revokeTokens` must say what happens to it.',
      params: memberParams,
      query: Type.Object({ revokeTokens: RevokeTokens }),
      reply: null,
      errors: ['insufficient_role', 'invalid_transition', 'validation_error'],
    },
    async (work, { params: { memberId }, query: { revokeTokens } }) => {
      if (revokeTokens) work.afterCommit(principals.invalidate)
      await removeMember(work, work.principal, memberId, revokeTokens)
    },
  ),

  operation(
    {
      audience: 'session',
      method: 'GET',
      path: '/session/members/{memberId}/tokens',
      operationId: 'listMemberTokens',
      tag,
      summary: "List a member's tokens",
      description:
        'Lists the tokens that still work and whose value the member was shown, the newest first: what they take along when they leave.',
      params: memberParams,
      reply: Type.Object({ data: Type.Array(Token) }, { title: 'MemberTokens' }),
      errors: ['insufficient_role'],
    },
    async (reader, { params: { memberId } }) => ({
      data: await listMemberTokens(reader, memberId),
    }),
  ),

  operation(
    {
      audience: 'session',
      method: 'GET',
      path: '/session/invitations',
      operationId: 'listInvitations',
      tag,
      summary: 'List invitations',
      description: 'Lists who is invited and has not joined yet, the newest first.',
      query: Type.Object(PageQuery),
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

  operation(
    {
      audience: 'session',
      method: 'POST',
      path: '/session/invitations',
      operationId: 'invite',
      tag,
      summary: 'Invite a person',
      description:
        'Emails a link that makes its reader a member; it works for seven days. A server that sends no email returns it in `link`.',
      body: NewInvitation,
      status: 201,
      reply: SentInvitation,
      errors: ['insufficient_role', 'duplicate_resource', 'plan_limit_reached', 'rate_limited'],
      throttle: (request) => boundInvitations(request, platform.config),
    },
    async (work, { body }) => {
      requireAdmin(work.principal)
      return invite(work, platform, publicUrl.get(), body)
    },
  ),

  operation(
    {
      audience: 'session',
      method: 'DELETE',
      path: '/session/invitations/{invitationId}',
      operationId: 'withdrawInvitation',
      tag,
      summary: 'Withdraw an invitation',
      description: 'Ends the link that was sent.',
      params: invitationParams,
      reply: null,
      errors: ['insufficient_role'],
    },
    async (work, { params: { invitationId } }) => {
      requireAdmin(work.principal)
      if (!(await deleteInvitation(work.db, work.organizationId, invitationId))) throw notFound()
    },
  ),
]
