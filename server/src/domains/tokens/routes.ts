import { type Operation, write } from '../../platform/http/operation.ts'
import { showId } from '../../platform/ids.ts'
import { readAccount } from '../billing/index.ts'
import { Me } from './schema.ts'

export const tokenOperations: readonly Operation[] = [
  write(
    {
      method: 'GET',
      path: '/v1/me',
      operationId: 'getMe',
      tag: 'Account',
      summary: 'Show the token',
      description:
        'The token of this request, its organization, plan, limits and what is left of them.',
      scope: null,
      status: 200,
      reply: Me,
    },
    async (work) => {
      const { principal, organizationId } = work
      const { organizationName, ...account } = await readAccount(work)
      return {
        token: {
          id: showId('token', principal.tokenId),
          name: principal.tokenName,
          scopes: principal.scopes as Me['token']['scopes'],
          expiresAt: principal.expiresAt?.toISOString() ?? null,
        },
        organization: { id: showId('organization', organizationId), name: organizationName },
        ...account,
      }
    },
  ),
]
