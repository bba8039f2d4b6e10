import { Type } from 'typebox'
import { type Operation, read, write } from '../../platform/http/operation.ts'
import { List, PageQuery, PathId } from '../../platform/http/schemas.ts'
import type { Platform } from '../../platform/platform.ts'
import {
  IssuedToken,
  issueToken,
  listTokens,
  NewToken,
  presentToken,
  RotateToken,
  revokeToken,
  rotateToken,
  Token,
} from '../tokens/index.ts'
import { requireAdmin } from './members.ts'

const tag = 'Dashboard'
const path = '/session/tokens'
const params = Type.Object({ tokenId: PathId('token', 'Identifier of the token.') })

/** Settings, then API Tokens; for owners and admins. `onChange`: what admission remembers no longer holds. */
export const tokenOperations = (
  { pager }: Pick<Platform, 'pager'>,
  onChange: () => void,
): readonly Operation[] => [
  write(
    {
      method: 'POST',
      path,
      operationId: 'issueOwnToken',
      tag,
      summary: 'Issue a token',
      description: 'Issues an API token of the organization. The value is in this answer only.',
      scope: '*',
      body: NewToken,
      status: 201,
      reply: IssuedToken,
      errors: ['insufficient_role'],
    },
    (work, { body }) => {
      requireAdmin(work.principal)
      return issueToken(work, body, work.principal.tokenName)
    },
  ),

  read(
    {
      method: 'GET',
      path,
      operationId: 'listOwnTokens',
      tag,
      summary: 'List tokens',
      description: 'Lists the tokens of the organization, newest first, without their values.',
      scope: '*',
      query: Type.Object(PageQuery),
      status: 200,
      reply: List(Token),
      errors: ['insufficient_role'],
    },
    async ({ db, organizationId, principal }, { query }) => {
      requireAdmin(principal)
      const list = { organizationId, name: 'tokens' }
      const page = { after: pager.after(list, query), limit: query.limit }
      return pager.page(list, query, await listTokens(db, organizationId, page), presentToken)
    },
  ),

  write(
    {
      method: 'POST',
      path: `${path}/{tokenId}/rotate`,
      operationId: 'rotateOwnToken',
      tag,
      summary: 'Rotate a token',
      description: 'Gives the token a new value. The old one ends at once, or after the overlap.',
      scope: '*',
      params,
      body: RotateToken,
      status: 200,
      reply: IssuedToken,
      errors: ['insufficient_role', 'invalid_transition'],
    },
    (work, { params: { tokenId }, body }) => {
      requireAdmin(work.principal)
      work.afterCommit(onChange)
      return rotateToken(work, tokenId, body.overlapHours ?? 0)
    },
  ),

  write(
    {
      method: 'DELETE',
      path: `${path}/{tokenId}`,
      operationId: 'revokeOwnToken',
      tag,
      summary: 'Revoke a token',
      description: 'Ends a token: no request that starts after this answer succeeds with it.',
      scope: '*',
      params,
      status: 204,
      reply: null,
      errors: ['insufficient_role'],
    },
    (work, { params: { tokenId } }) => {
      requireAdmin(work.principal)
      work.afterCommit(onChange)
      return revokeToken(work, tokenId)
    },
  ),
]
