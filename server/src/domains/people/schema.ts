import { type Static, Type } from 'typebox'
import { defineId, OrganizationId } from '../../platform/ids.ts'
import { expects, Id, Name, Nullable, Time } from '../../platform/operations/schemas.ts'
import type { InvitationRow, MemberRow } from './store.ts'

export const roles = ['owner', 'admin', 'member'] as const
export type Role = (typeof roles)[number]

const Email = Type.String({
  format: 'email',
  maxLength: 320,
  examples: ['ada@example.com'],
  ...expects('an email address'),
})

const PersonName = Name('What others see.', 'Ada Lovelace')

const Role = Type.Enum([...roles], {
  description: 'owner and admin may do everything; a member works with contacts and knowledge.',
})

export const MemberId = defineId('member', 'mem')
export const InvitationId = defineId('invitation', 'inv')
export const SessionId = defineId('session', 'ses')
export const PasskeyId = defineId('passkey', 'psk')

export const Member = Type.Object(
  {
    id: Id(MemberId, 'Identifier of the membership.'),
    name: Type.String({ examples: ['Ada Lovelace'] }),
    email: Email,
    role: Role,
    twoFactor: Type.Boolean({ description: 'Whether signing in takes a second factor.' }),
    createdAt: Time('When the membership began.'),
  },
  { title: 'Member' },
)
export type Member = Static<typeof Member>

export const RevokeTokens = Type.Optional(
  Type.Boolean({
    description:
      'Whether the tokens that the member was shown end, too. Needed when there are any: `GET /session/members/{memberId}/tokens` lists them.',
  }),
)

export const MemberChanges = Type.Object(
  { role: Role, revokeTokens: RevokeTokens },
  { title: 'MemberChanges', additionalProperties: false },
)

export const Invitation = Type.Object(
  {
    id: Id(InvitationId, 'Identifier of the invitation.'),
    email: Email,
    role: Role,
    invitedBy: Type.String({ examples: ['Ada Lovelace'] }),
    createdAt: Time('When it was sent.'),
    expiresAt: Time('When the link ends.'),
  },
  { title: 'Invitation' },
)
export type Invitation = Static<typeof Invitation>

/** The answer to an invitation: the only time that its link is shown. */
export const SentInvitation = Type.Object(
  {
    ...Invitation.properties,
    link: Nullable(
      Type.String({
        description:
          'The link, if this server sends no email: pass it on yourself. It is shown once. Null where the link is emailed, because it proves whose the address is.',
      }),
    ),
  },
  { title: 'SentInvitation' },
)
export type SentInvitation = Static<typeof SentInvitation>

export const NewInvitation = Type.Object(
  { email: Email, role: Type.Enum(['admin', 'member']) },
  { title: 'NewInvitation', additionalProperties: false },
)
export type NewInvitation = Static<typeof NewInvitation>

export const Joining = Type.Object(
  {
    token: Type.String({ minLength: 20, maxLength: 100 }),
    name: Type.Optional(PersonName),
    password: Type.Optional(Type.String({ minLength: 10, maxLength: 128 })),
  },
  { title: 'Joining', additionalProperties: false },
)
export type Joining = Static<typeof Joining>

export const Organization = Type.Object(
  {
    id: Id(OrganizationId, 'Identifier of the organization.'),
    name: Type.String({ examples: ['Harbour Ltd'] }),
    plan: Type.String({ examples: ['pro'] }),
    role: Role,
  },
  { title: 'OwnOrganization' },
)

const { role: _, ...shared } = Organization.properties

/** The same for every member, or each would have an ETag of its own. */
export const OrganizationDetails = Type.Object(shared, { title: 'OrganizationDetails' })

export const OrganizationName = Type.Object(
  { name: Name('What the organization is called.', 'Harbour Ltd') },
  { title: 'OrganizationName', additionalProperties: false },
)

export const Self = Type.Object(
  {
    id: Type.String({ description: 'The person.' }),
    name: Type.String(),
    email: Email,
    twoFactor: Type.Boolean(),
    organizations: Type.Array(Organization, {
      description: 'Those that the person belongs to, the oldest membership first.',
    }),
    organizationId: Nullable(Id(OrganizationId, 'The one that this answer is about.')),
    mail: Type.Enum(['smtp', 'outbox'], {
      description: '`outbox`: mails are not sent, but saved in the data directory of the server.',
    }),
  },
  { title: 'Self' },
)

export const SelfChanges = Type.Object(
  { name: PersonName },
  { title: 'SelfChanges', additionalProperties: false },
)

export const Session = Type.Object(
  {
    id: Id(SessionId, 'Identifier of the session.'),
    current: Type.Boolean({ description: 'Whether it is the one that asks.' }),
    address: Nullable(Type.String({ examples: ['203.0.113.7'] })),
    userAgent: Nullable(Type.String()),
    createdAt: Time('When it began.'),
    expiresAt: Time('When it ends unless it is used.'),
  },
  { title: 'Session' },
)

export const presentMember = (row: MemberRow): Member => ({
  id: MemberId.show(row.id),
  name: row.name,
  email: row.email,
  role: row.role as Role,
  twoFactor: row.two_factor_enabled,
  createdAt: row.created_at.toISOString(),
})

export const presentInvitation = (row: InvitationRow): Invitation => ({
  id: InvitationId.show(row.id),
  email: row.email,
  role: row.role as Role,
  invitedBy: row.invited_by,
  createdAt: row.created_at.toISOString(),
  expiresAt: row.expires_at.toISOString(),
})
