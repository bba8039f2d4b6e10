import { Type } from 'typebox'
import type { Pager } from '../../platform/db/page.ts'
import { requireFound } from '../../platform/errors.ts'
import { type Operation, operation } from '../../platform/operations/operation.ts'
import { List } from '../../platform/operations/schemas.ts'
import { MemberId } from '../people/index.ts'
import { TokenId } from '../tokens/index.ts'
import type { Recorder } from './recorder.ts'
import { LoggedRequest, presentRequest, RequestId, RequestQuery, readRequestId } from './schema.ts'
import { findRequest, listRequests } from './store.ts'

const tag = 'Request log'
const common = { tag, scope: '*' } as const
const path = '/v1/requests'

/** Entries that this node still buffers are written first, so that a list includes the latest requests. */
export const requestOperations = (pager: Pager, recorder: Recorder): readonly Operation[] => [
  operation(
    {
      ...common,
      method: 'GET',
      path,
      operationId: 'listRequests',
      summary: 'List requests',
      description:
        'Lists the last requests of the organization, newest first: 7 days of them, at most 10,000 of its tokens and 10,000 of its members. A request that was refused for its token is in no list.',
      query: RequestQuery,
      reply: List(LoggedRequest),
    },
    async ({ db, organizationId }, { query }) => {
      await recorder.flush()
      const list = { organizationId, name: 'requests' }
      const page = { after: pager.after(list, query), limit: query.limit }
      const { tokenId, memberId, requestId, ...same } = query
      const filter = {
        ...same,
        ...(tokenId !== undefined && { tokenId: TokenId.read(tokenId) }),
        ...(memberId !== undefined && { memberId: MemberId.read(memberId) }),
        ...(requestId !== undefined && { requestId: readRequestId(requestId) }),
      }
      const rows = await listRequests(db, organizationId, filter, page)
      return pager.page(list, query, rows, presentRequest)
    },
  ),

  operation(
    {
      ...common,
      method: 'GET',
      path: `${path}/{requestId}`,
      operationId: 'getRequest',
      summary: 'Get a request',
      description: 'Returns one request by the `X-Request-Id` of its answer.',
      params: Type.Object({ requestId: RequestId }),
      reply: LoggedRequest,
    },
    async ({ db, organizationId }, { params: { requestId } }) => {
      await recorder.flush()
      return presentRequest(
        requireFound(await findRequest(db, organizationId, readRequestId(requestId))),
      )
    },
  ),
]
