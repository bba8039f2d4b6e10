import { Type } from 'typebox'
import { requireFound } from '../../../platform/errors.ts'
import { type Operation, operation } from '../../../platform/operations/operation.ts'
import { List, PathId } from '../../../platform/operations/schemas.ts'
import { lineOf, pageText } from '../../../platform/operations/tool.ts'
import type { Platform } from '../../../platform/platform.ts'
import { findBase } from '../bases/store.ts'
import { BaseId, SourceId } from '../ids.ts'
import { addSource, givenSource } from './add.ts'
import { givenFile, isDuplicate, storeFile } from './add-file.ts'
import { checkReachable } from './check-reachable.ts'
import { listSources } from './list-store.ts'
import { FileFields, NewSource, SourceChanges } from './new-source.ts'
import { presentSource, Source, SourceQuery } from './schema.ts'
import { cancelSource, changeSource, refreshSource, removeSource } from './service.ts'
import { findSource } from './store.ts'
import { matchSource } from './upsert.ts'

const tag = 'Sources'
const writes = { tag, scope: 'knowledge:write' } as const
const reads = { tag, scope: 'knowledge:read' } as const
const path = '/v1/bases/{baseId}/sources'
const base = { baseId: PathId(BaseId, 'Identifier of the knowledge base.') }
const params = Type.Object({ ...base, sourceId: PathId(SourceId, 'Identifier of the source.') })

export type SourceDependencies = Pick<
  Platform,
  'pager' | 'outbound' | 'keyring' | 'database' | 'clock'
>

export const sourceOperations = ({
  pager,
  outbound,
  keyring,
  database,
  clock,
}: SourceDependencies): readonly Operation[] => [
  operation(
    {
      ...writes,
      method: 'POST',
      path,
      operationId: 'addSource',
      summary: 'Add a source',
      description:
        'Adds a page, a text, a file, a sitemap or a crawl. Processing starts immediately: poll the source until its status is completed or failed, or wait for the event. Send a file as `multipart/form-data`.',
      params: Type.Object(base),
      query: Type.Object({
        match: Type.Optional(
          Type.Enum(['name'], {
            description:
              '`name`: a text or file replaces the one source of the base that has its name, in place. If several have it, 409 names them; if none has it, it is added. Content that a third source has is refused unless onDuplicate is `allow`.',
          }),
        ),
      }),
      body: NewSource,
      upload: FileFields,
      status: 201,
      reply: Source,
      errors: [
        'duplicate_resource',
        'insufficient_credits',
        'invalid_transition',
        'payload_too_large',
        'plan_limit_reached',
        'target_not_allowed',
      ],
      prepare: async ({ params: { baseId }, body, upload }, { organizationId }) => {
        if (upload) {
          const isStored = isDuplicate(database.db, upload)
          return storeFile({ database, clock }, { organizationId, baseId }, upload, isStored)
        }
        await checkReachable(outbound, body)
        return null
      },
    },
    (work, { params: { baseId }, query: { match }, body, upload }, stored) => {
      const given = upload ? givenFile(upload, stored) : givenSource(keyring, body)
      return match === undefined
        ? addSource(work, baseId, given)
        : matchSource(work, keyring, baseId, given)
    },
  ),

  operation(
    {
      ...reads,
      method: 'GET',
      path,
      operationId: 'listSources',
      summary: 'List sources',
      description: 'Lists the sources of a knowledge base, newest first.',
      params: Type.Object(base),
      query: SourceQuery,
      reply: List(Source),
      tool: {
        name: 'list_sources',
        title: 'List sources',
        description:
          'Lists the documents, pages and texts of one knowledge base, newest first, with their ids, addresses and status. Search finds only completed ones.',
        takes: ['status'],
        text: pageText(({ id, name, type, url, status, error }) =>
          lineOf(id, name, type, url, error ? `${status}: ${error}` : status),
        ),
      },
    },
    async ({ db, organizationId }, { params: { baseId }, query }) => {
      requireFound(await findBase(db, organizationId, baseId))
      const list = { organizationId, name: `sources ${baseId}` }
      const page = { after: pager.after(list, query), limit: query.limit }
      const { status, type, q, warnings } = query
      const parentId = query.parentId && (SourceId.read(query.parentId) ?? undefined)
      const filter = { status, type, q, parentId, warnings }
      const rows = await listSources(db, organizationId, baseId, filter, page)
      return pager.page(list, query, rows, presentSource)
    },
  ),

  operation(
    {
      ...reads,
      method: 'GET',
      path: `${path}/{sourceId}`,
      operationId: 'getSource',
      summary: 'Get a source',
      description:
        'Returns the metadata and the processing status of a source. Use it for polling.',
      params,
      reply: Source,
    },
    async ({ db, organizationId }, { params: { baseId, sourceId } }) =>
      presentSource(requireFound(await findSource(db, organizationId, baseId, sourceId))),
  ),

  operation(
    {
      ...writes,
      method: 'PATCH',
      path: `${path}/{sourceId}`,
      operationId: 'updateSource',
      summary: 'Update a source',
      description:
        'Changes the name or the external id, replaces the metadata, or sets the refresh schedule.',
      params,
      body: SourceChanges,
      reply: Source,
      errors: ['duplicate_resource'],
    },
    (work, { params: { baseId, sourceId }, body }) => changeSource(work, baseId, sourceId, body),
  ),

  operation(
    {
      ...writes,
      method: 'DELETE',
      path: `${path}/{sourceId}`,
      operationId: 'deleteSource',
      summary: 'Delete a source',
      description: 'Deletes a source with its chunks, even while it is processed.',
      params,
      reply: null,
    },
    (work, { params: { baseId, sourceId } }) => removeSource(work, baseId, sourceId),
  ),

  operation(
    {
      ...writes,
      method: 'POST',
      path: `${path}/{sourceId}/refresh`,
      operationId: 'refreshSource',
      summary: 'Refresh a source',
      description:
        'Processes a completed or failed source again. The current chunks stay searchable until the new ones replace them in one step. An unchanged page costs nothing.',
      params,
      reply: Source,
      errors: ['insufficient_credits', 'invalid_transition'],
    },
    (work, { params: { baseId, sourceId } }) => refreshSource(work, baseId, sourceId),
  ),

  operation(
    {
      ...writes,
      method: 'POST',
      path: `${path}/{sourceId}/cancel`,
      operationId: 'cancelSource',
      summary: 'Cancel a source',
      description:
        'Cancels the queued or current run, and the pages of a sitemap or crawl. The source is then `failed` with the code `canceled`. Chunks of an earlier run stay searchable, and reserved credits are released.',
      params,
      reply: Source,
      errors: ['invalid_transition'],
    },
    (work, { params: { baseId, sourceId } }) => cancelSource(work, baseId, sourceId),
  ),
]
