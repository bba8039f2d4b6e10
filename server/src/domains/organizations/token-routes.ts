import { Type } from 'typebox'
import type { Pager } from '../../platform/db/page.ts'
import { type Operation, read, write } from '../../platform/http/operation.ts'
import { List, PageQuery, PathId } from '../../platform/http/schemas.ts'
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
import { requireOrganization } from './service.ts'

const tag = 'Tokens'
const path = '/operator/v1/organizations/{organizationId}/tokens'
const organization = {
  organizationId: PathId('organization', 'Identifier of the organization.'),
}
const params = Type.Object({
  ...organization,
  tokenId: PathId('token', 'Identifier of the token.'),
})

/** `onChange`: what admission remembers of the token no longer holds. */
export const organizationTokenOperations = (
  pager: Pager,
  onChange: () => void,
): readonly Operation[] => [
  write(
    {
      method: 'POST',
      path,
      operationId: 'issueToken',
      tag,
      summary: 'Issue a token',
      description: 'Issues an API token of the organization. The value is in this answer only.',
      scope: null,
      params: Type.Object(organization),
      body: NewToken,
      status: 201,
      reply: IssuedToken,
    },
    async (work, { body }) => {
      await requireOrganization(work)
      return issueToken(work, body, 'operator')
    },
  ),

  read(
    {
      method: 'GET',
      path,
      operationId: 'listTokens',
      tag,
      summary: 'List tokens',
      description: 'Lists the tokens of the organization, newest first, without their values.',
      scope: null,
      params: Type.Object(organization),
      query: Type.Object(PageQuery),
      status: 200,
      reply: List(Token),
    },
    async ({ db, organizationId }, { query }) => {
      await requireOrganization({ db, organizationId })
      const list = { organizationId, name: 'tokens' }
      const page = { after: pager.after(list, query), limit: query.limit }
      return pager.page(list, query, await listTokens(db, organizationId, page), presentToken)
    },
  ),

  write(
    {
      method: 'POST',
      path: `${path}/{tokenId}/rotate`,
      operationId: 'rotateToken',
      tag,
      summary: 'Rotate a token',
      description: 'Gives the token a new value. The old one ends at once, or after the overlap.',
      scope: null,
      params,
      body: Type.Union([RotateToken, Type.Null()]),
      status: 200,
      reply: IssuedToken,
      errors: ['invalid_transition'],
    },
    (work, { params: { tokenId }, body }) => {
      work.afterCommit(onChange)
      return rotateToken(work, tokenId, body?.overlapHours ?? 0)
    },
  ),

  write(
    {
      method: 'DELETE',
      path: `${path}/{tokenId}`,
      operationId: 'revokeToken',
      tag,
      summary: 'Revoke a token',
      description: 'Ends a token: no request that starts after this answer succeeds with it.',
      scope: null,
      params,
      status: 204,
      reply: null,
    },
    (work, { params: { tokenId } }) => {
      work.afterCommit(onChange)
      return revokeToken(work, tokenId)
    },
  ),
]
