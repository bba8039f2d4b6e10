import { type Static, Type } from 'typebox'
import { expects, Id, Nullable, Time } from '../../platform/http/schemas.ts'
import { scopes } from '../../platform/http/scopes.ts'
import { showId } from '../../platform/ids.ts'
import { AccountUsage } from '../billing/index.ts'
import type { TokenRow } from './store.ts'

const Scope = Type.Enum([...scopes], {
  title: 'Scope',
  description: 'What a token may do; `*` is everything.',
})

export const Token = Type.Object(
  {
    id: Id('token', 'Identifier of the token.'),
    name: Type.String({ description: 'What the token is for.', examples: ['CRM sync'] }),
    lastFour: Type.String({
      description: 'Last four characters of the value.',
      examples: ['8kZq'],
    }),
    scopes: Type.Array(Scope),
    createdBy: Type.String({ description: 'Who issued it.', examples: ['owner'] }),
    createdAt: Time('When it was issued.'),
    lastUsedAt: Nullable(Time('When it was last used, to the minute.')),
    expiresAt: Nullable(Time('When it ends by itself.')),
    revokedAt: Nullable(Time('When it was revoked.')),
  },
  { title: 'Token' },
)
export type Token = Static<typeof Token>

export const IssuedToken = Type.Object(
  {
    ...Token.properties,
    token: Type.String({
      description: 'The value, shown only in this answer.',
      examples: ['cap_0000000000000000000000000000000000000'],
    }),
  },
  { title: 'IssuedToken' },
)
export type IssuedToken = Static<typeof IssuedToken>

export const NewToken = Type.Object(
  {
    name: Type.String({ minLength: 1, maxLength: 200, examples: ['CRM sync'] }),
    scopes: Type.Array(Scope, { minItems: 1, uniqueItems: true, examples: [['contacts:read']] }),
    expiresAt: Type.Optional(
      Type.String({ format: 'date-time', ...expects('a time such as 2027-01-01T00:00:00Z') }),
    ),
  },
  { title: 'NewToken', additionalProperties: false },
)
export type NewToken = Static<typeof NewToken>

export const RotateToken = Type.Object(
  {
    overlapHours: Type.Optional(
      Type.Integer({
        minimum: 0,
        maximum: 24,
        default: 0,
        description: 'How long the old value goes on working.',
      }),
    ),
  },
  { title: 'RotateToken', additionalProperties: false },
)

export const Me = Type.Object(
  {
    token: Type.Object({
      id: Id('token', 'The token of this request.'),
      name: Type.String(),
      scopes: Type.Array(Scope),
      expiresAt: Nullable(Time('When the token ends by itself.')),
    }),
    organization: Type.Object({
      id: Id('organization', 'The organization that the token belongs to.'),
      name: Type.String(),
    }),
    ...AccountUsage.properties,
  },
  { title: 'Me' },
)
export type Me = Static<typeof Me>

export const presentToken = (row: TokenRow): Token => ({
  id: showId('token', row.id),
  name: row.name,
  lastFour: row.last_four,
  scopes: row.scopes as Token['scopes'],
  createdBy: row.created_by,
  createdAt: row.created_at.toISOString(),
  lastUsedAt: row.last_used_at?.toISOString() ?? null,
  expiresAt: row.expires_at?.toISOString() ?? null,
  revokedAt: row.revoked_at?.toISOString() ?? null,
})
