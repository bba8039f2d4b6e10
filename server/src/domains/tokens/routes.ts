import { type TObject, Type } from 'typebox'
import type { Catalogue } from '../../platform/domain.ts'
import { ApiError } from '../../platform/errors.ts'
import { OrganizationId } from '../../platform/ids.ts'
import { type Operation, operation, type ReadContext } from '../../platform/operations/operation.ts'
import { List, PageQuery, PathId } from '../../platform/operations/schemas.ts'
import type { Platform } from '../../platform/platform.ts'
import { accountSchema, readAccount } from '../billing/index.ts'
import {
  IssuedToken,
  meSchema,
  NewToken,
  presentToken,
  RotateToken,
  Token,
  TokenId,
} from './schema.ts'
import { issueToken, revokeToken, rotateToken } from './service.ts'
import { listTokens } from './store.ts'

export const meOperation = (platform: Platform, { limits }: Catalogue): Operation =>
  operation(
    {
      method: 'GET',
      path: '/v1/me',
      operationId: 'getMe',
      tag: 'Account',
      summary: 'Show the token',
      description:
        'The token of this request, its organization, plan, limits and what is left of them.',
      reply: meSchema(accountSchema(limits)),
    },
    async (reader) => {
      const { principal, organizationId } = reader
      const { organizationName, ...account } = await readAccount(platform, reader, limits)
      return {
        token: {
          id: TokenId.show(principal.id),
          name: principal.name,
          scopes: [...principal.scopes],
          expiresAt: principal.expiresAt?.toISOString() ?? null,
        },
        organization: { id: OrganizationId.show(organizationId), name: organizationName },
        ...account,
      }
    },
  )

interface TokenAudience {
  audience: 'operator' | 'session'
  path: string
  tag: string
  /** The word that tells these operations from those of another audience: `issueOwnToken`. */
  owner?: string
  /** Parameters of the path, above the token. */
  params?: TObject
  /** Throws for a principal who may not manage the tokens of the organization. */
  authorize: (reader: ReadContext) => Promise<void> | void
}

/** The operations on tokens of one organization, for the operator and for its owners and admins. */
export function tokenOperations(
  { pager, principals }: Pick<Platform, 'pager' | 'principals'>,
  { scopes }: Pick<Catalogue, 'scopes'>,
  { audience, path, tag, owner = '', params: above, authorize }: TokenAudience,
): readonly Operation[] {
  const params = Type.Object({
    ...above?.properties,
    tokenId: PathId(TokenId, 'Identifier of the token.'),
  })
  const common = { audience, tag, scope: audience === 'session' ? '*' : null } as const
  return [
    operation(
      {
        ...common,
        method: 'POST',
        path,
        operationId: `issue${owner}Token`,
        summary: 'Issue a token',
        description: 'Issues an API token of the organization. The value is in this answer only.',
        ...(above && { params: above }),
        body: NewToken,
        status: 201,
        reply: IssuedToken,
      },
      async (work, { body }) => {
        await authorize(work)
        requireKnownScopes(scopes, body.scopes)
        return issueToken(work, body, work.principal)
      },
    ),

    operation(
      {
        ...common,
        method: 'GET',
        path,
        operationId: `list${owner}Tokens`,
        summary: 'List tokens',
        description: 'Lists the tokens of the organization, newest first, without their values.',
        ...(above && { params: above }),
        query: Type.Object(PageQuery),
        reply: List(Token),
      },
      async (reader, { query }) => {
        await authorize(reader)
        const { db, organizationId } = reader
        const list = { organizationId, name: 'tokens' }
        const page = { after: pager.after(list, query), limit: query.limit }
        return pager.page(list, query, await listTokens(db, organizationId, page), presentToken)
      },
    ),

    operation(
      {
        ...common,
        method: 'POST',
        path: `${path}/{tokenId}/rotate`,
        operationId: `rotate${owner}Token`,
        summary: 'Rotate a token',
        description: 'Gives the token a new value. The old one ends at once, or after the overlap.',
        params,
        body: Type.Union([RotateToken, Type.Null()]),
        reply: IssuedToken,
        errors: ['invalid_transition'],
      },
      async (work, { params: { tokenId }, body }) => {
        await authorize(work)
        work.afterCommit(principals.invalidate)
        const overlapHours = body?.overlapHours ?? 0
        return rotateToken(work, tokenId, { overlapHours, issuer: work.principal })
      },
    ),

    operation(
      {
        ...common,
        method: 'DELETE',
        path: `${path}/{tokenId}`,
        operationId: `revoke${owner}Token`,
        summary: 'Revoke a token',
        description: 'Ends a token: no request that starts after this answer succeeds with it.',
        params,
        reply: null,
      },
      async (work, { params: { tokenId } }) => {
        await authorize(work)
        work.afterCommit(principals.invalidate)
        await revokeToken(work, tokenId)
      },
    ),
  ]
}

function requireKnownScopes(allScopes: readonly string[], scopes: readonly string[]): void {
  const index = scopes.findIndex((scope) => !allScopes.includes(scope))
  if (index < 0) return
  const field = `scopes.${index}`
  throw new ApiError('validation_error', `${field} must be one of ${allScopes.join(', ')}.`, {
    field,
  })
}
