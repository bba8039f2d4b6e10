import { type Static, Type } from 'typebox'
import { defineEvent } from '../../platform/events/event.ts'
import { defineId, OrganizationId } from '../../platform/ids.ts'
import { expects, Id, Nullable, secret, Time } from '../../platform/operations/schemas.ts'
import type { accountSchema } from '../billing/index.ts'
import type { TokenRow } from './store.ts'

/** The domains declare the scopes: the document lists them, and `issueToken` refuses any other. */
const Scope = Type.String({
  title: 'Scope',
  description: 'What a token may do; `*` is everything. There may be more of them later.',
  examples: ['contacts:read'],
  'x-enum': 'scopes',
})

const Network = Type.String({
  maxLength: 49,
  description: 'An address, or a network in CIDR notation.',
  examples: ['203.0.113.0/24'],
  ...expects('an address or a network such as 203.0.113.0/24'),
})

export const TokenId = defineId('token', 'tok')

export const Token = Type.Object(
  {
    id: Id(TokenId, 'Identifier of the token.'),
    name: Type.String({ description: 'What the token is for.', examples: ['CRM sync'] }),
    lastFour: Type.String({
      description: 'Last four characters of the value.',
      examples: ['8kZq'],
    }),
    scopes: Type.Array(Scope),
    createdBy: Type.String({ description: 'Who issued it.', examples: ['owner'] }),
    createdAt: Time('When it was issued.'),
    allowedNetworks: Type.Array(Network, {
      description: 'Allowed IP addresses and networks; all when empty.',
    }),
    lastUsedAt: Nullable(Time('When it was last used; shown some seconds later.')),
    lastUsed: Nullable(
      Type.Object(
        {
          at: Time('When it was last used.'),
          address: Type.String({
            description: 'Address that it was used from.',
            examples: ['203.0.113.7'],
          }),
          userAgent: Nullable(
            Type.String({
              description: 'The `User-Agent` of its last request.',
              examples: ['capstan-sdk/0.1.0'],
            }),
          ),
        },
        { description: 'The last use; null when it was never used.' },
      ),
    ),
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
      ...secret,
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
    allowedNetworks: Type.Optional(
      Type.Array(Network, {
        maxItems: 50,
        uniqueItems: true,
        description: 'Allowed IP addresses and networks; all when empty.',
      }),
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
        description: 'How long the old value stays valid.',
      }),
    ),
  },
  { title: 'RotateToken', additionalProperties: false },
)

export const meSchema = (account: ReturnType<typeof accountSchema>) =>
  Type.Object(
    {
      token: Type.Object({
        id: Id(TokenId, 'The token of this request.'),
        name: Type.String(),
        scopes: Type.Array(Scope),
        expiresAt: Nullable(Time('When the token ends by itself.')),
      }),
      organization: Type.Object({
        id: Id(OrganizationId, 'The organization that the token belongs to.'),
        name: Type.String(),
      }),
      ...account.properties,
    },
    { title: 'Me' },
  )

export const presentToken = (row: TokenRow): Token => ({
  id: TokenId.show(row.id),
  name: row.name,
  lastFour: row.last_four,
  scopes: row.scopes,
  createdBy: row.created_by,
  createdAt: row.created_at.toISOString(),
  allowedNetworks: row.allowed_networks,
  lastUsedAt: row.last_used_at?.toISOString() ?? null,
  lastUsed: row.last_used_at && {
    at: row.last_used_at.toISOString(),
    address: row.last_used_address ?? '',
    userAgent: row.last_used_agent,
  },
  expiresAt: row.expires_at?.toISOString() ?? null,
  revokedAt: row.revoked_at?.toISOString() ?? null,
})

const exampleToken: Token = {
  id: TokenId.example,
  name: 'CRM sync',
  lastFour: '8kZq',
  scopes: ['contacts:read', 'contacts:write'],
  createdBy: 'owner',
  createdAt: '2026-11-21T09:30:00.000Z',
  allowedNetworks: ['203.0.113.0/24'],
  lastUsedAt: '2027-02-14T08:00:00.000Z',
  lastUsed: {
    at: '2027-02-14T08:00:00.000Z',
    address: '203.0.113.7',
    userAgent: 'capstan-sdk/0.1.0',
  },
  expiresAt: '2027-02-21T09:30:00.000Z',
  revokedAt: null,
}

export const tokenExpiring = defineEvent(
  'token.expiring',
  'A token expires within 7 days. Sent once, and not for a token that was issued for less.',
  Token,
  exampleToken,
)

export const tokenRotated = defineEvent(
  'token.rotated',
  'A token has a new value; the data never holds one.',
  Token,
  { ...exampleToken, lastFour: 'Xw3d' },
)

export const tokenRevoked = defineEvent('token.revoked', 'A token was revoked.', Token, {
  ...exampleToken,
  revokedAt: '2027-02-14T09:30:00.000Z',
})
