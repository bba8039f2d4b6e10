import { Type } from 'typebox'
import type { Pager } from '../../../platform/db/page.ts'
import { ApiError, notFound } from '../../../platform/errors.ts'
import { type Operation, read, write } from '../../../platform/http/operation.ts'
import { List, PathId } from '../../../platform/http/schemas.ts'
import { type Outbound, OutboundError } from '../../../platform/net/index.ts'
import { findBase } from '../bases/store.ts'
import {
  type NewSource,
  NewSource as NewSourceSchema,
  presentSource,
  Source,
  SourceChanges,
  SourceQuery,
} from './schema.ts'
import { addSource, changeSource, refreshSource, removeSource } from './service.ts'
import { findSource, listSources } from './store.ts'

const tag = 'Sources'
const path = '/v1/bases/{baseId}/sources'
const base = { baseId: PathId('base', 'Identifier of the knowledge base.') }
const params = Type.Object({ ...base, sourceId: PathId('source', 'Identifier of the source.') })

export const sourceOperations = (pager: Pager, outbound: Outbound): readonly Operation[] => [
  write(
    {
      method: 'POST',
      path,
      operationId: 'addSource',
      tag,
      summary: 'Add a source',
      description:
        'Adds an address or a text. Processing begins at once: poll the source until its status is completed or failed, or wait for the event.',
      scope: 'knowledge:write',
      params: Type.Object(base),
      body: NewSourceSchema,
      status: 201,
      reply: Source,
      errors: ['insufficient_credits', 'plan_limit_reached', 'target_not_allowed'],
      before: ({ body }) => vet(outbound, body),
    },
    (work, { params: { baseId }, body }) => addSource(work, baseId, body),
  ),

  read(
    {
      method: 'GET',
      path,
      operationId: 'listSources',
      tag,
      summary: 'List sources',
      description: 'Lists the sources of a knowledge base, newest first.',
      scope: 'knowledge:read',
      params: Type.Object(base),
      query: SourceQuery,
      status: 200,
      reply: List(Source),
    },
    async ({ db, organizationId }, { params: { baseId }, query }) => {
      if (!(await findBase(db, organizationId, baseId))) throw notFound()
      const list = { organizationId, name: `sources ${baseId}` }
      const page = { after: pager.after(list, query), limit: query.limit }
      const { status, type } = query
      const rows = await listSources(db, organizationId, baseId, { status, type }, page)
      return pager.page(list, query, rows, presentSource)
    },
  ),

  read(
    {
      method: 'GET',
      path: `${path}/{sourceId}`,
      operationId: 'getSource',
      tag,
      summary: 'Get a source',
      description: 'Returns the metadata and the processing status of a source; meant for polling.',
      scope: 'knowledge:read',
      params,
      status: 200,
      reply: Source,
    },
    async ({ db, organizationId }, { params: { baseId, sourceId } }) => {
      const row = await findSource(db, organizationId, baseId, sourceId)
      if (!row) throw notFound()
      return presentSource(row)
    },
  ),

  write(
    {
      method: 'PATCH',
      path: `${path}/{sourceId}`,
      operationId: 'updateSource',
      tag,
      summary: 'Update a source',
      description: 'Changes the name or replaces the metadata of a source.',
      scope: 'knowledge:write',
      params,
      body: SourceChanges,
      status: 200,
      reply: Source,
      errors: ['precondition_failed'],
    },
    (work, { params: { baseId, sourceId }, body }) => changeSource(work, baseId, sourceId, body),
  ),

  write(
    {
      method: 'DELETE',
      path: `${path}/{sourceId}`,
      operationId: 'deleteSource',
      tag,
      summary: 'Delete a source',
      description: 'Deletes a source with its chunks, also while it is processed.',
      scope: 'knowledge:write',
      params,
      status: 204,
      reply: null,
      errors: ['precondition_failed'],
    },
    (work, { params: { baseId, sourceId } }) => removeSource(work, baseId, sourceId),
  ),

  write(
    {
      method: 'POST',
      path: `${path}/{sourceId}/refresh`,
      operationId: 'refreshSource',
      tag,
      summary: 'Refresh a source',
      description:
        'Processes a completed or failed source again. The present chunks are searchable until the new ones replace them all at once; an unchanged page costs nothing.',
      scope: 'knowledge:write',
      params,
      status: 200,
      reply: Source,
      errors: ['insufficient_credits', 'invalid_transition'],
    },
    (work, { params: { baseId, sourceId } }) => refreshSource(work, baseId, sourceId),
  ),
]

/** Refused here when it is plain that it may not be reached; a name may also begin to resolve later. */
async function vet(outbound: Outbound, body: NewSource): Promise<void> {
  if (body.type !== 'url') return
  try {
    await outbound.vet(body.url, ['https', 'http'])
  } catch (error) {
    if (!(error instanceof OutboundError)) throw error
    if (error.code === 'dns_failed') return
    const code = error.code === 'invalid_url' ? 'validation_error' : 'target_not_allowed'
    throw new ApiError(code, error.message, { field: 'url' })
  }
}
