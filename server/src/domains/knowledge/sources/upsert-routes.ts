import { Type } from 'typebox'
import { requireFound } from '../../../platform/errors.ts'
import { type Operation, operation } from '../../../platform/operations/operation.ts'
import { composed, PathId, textual } from '../../../platform/operations/schemas.ts'
import { findBase } from '../bases/store.ts'
import { BaseId } from '../ids.ts'
import { givenSource } from './add.ts'
import { givenFile, isContentOf, storeFile } from './add-file.ts'
import { checkReachable } from './check-reachable.ts'
import { findByExternalId } from './identity-store.ts'
import { IdentifiedFileFields, IdentifiedSource } from './new-source.ts'
import type { SourceDependencies } from './routes.ts'
import { presentSource, Source } from './schema.ts'
import { upsertSource } from './upsert.ts'

const tag = 'Sources'
const path = '/v1/bases/{baseId}/sources/by/{externalId}'

const params = Type.Object({
  baseId: PathId(BaseId, 'Identifier of the knowledge base.'),
  externalId: Type.String({
    minLength: 1,
    maxLength: 500,
    description: 'Your own identifier of the source.',
    examples: ['cms-hours'],
    ...composed,
    ...textual,
  }),
})

export const sourceUpsertOperations = ({
  outbound,
  keyring,
  database,
  clock,
}: SourceDependencies): readonly Operation[] => [
  operation(
    {
      method: 'GET',
      path,
      operationId: 'getSourceBy',
      tag,
      summary: 'Get a source by your own id',
      description: 'Returns the source of the base that has this external id.',
      scope: 'knowledge:read',
      params,
      reply: Source,
    },
    async ({ db, organizationId }, { params: { baseId, externalId } }) => {
      const base = requireFound(await findBase(db, organizationId, baseId))
      return presentSource(requireFound(await findByExternalId(db, base, externalId)))
    },
  ),

  operation(
    {
      method: 'PUT',
      path,
      operationId: 'upsertSource',
      tag,
      summary: 'Add or replace a source',
      description:
        'Replaces the source with this external id, or adds one with it. The source keeps its id, and its current chunks stay searchable until the new ones replace them in one step; unchanged chunks keep their vectors. The same content starts no run, costs nothing and sends no event. Name, metadata, encoding, refresh and headers are kept if you leave them out; headers only for the same origin. The type of a source cannot change, nor the address of a sitemap or a crawl. Other sources may have the same content. Send a file as `multipart/form-data`.',
      scope: 'knowledge:write',
      params,
      body: IdentifiedSource,
      upload: IdentifiedFileFields,
      mayCreate: true,
      changes: 'reply',
      location: '/v1/bases/{baseId}/sources/{id}',
      reply: Source,
      errors: [
        'duplicate_resource',
        'insufficient_credits',
        'invalid_transition',
        'payload_too_large',
        'plan_limit_reached',
        'target_not_allowed',
      ],
      prepare: async ({ params: { baseId, externalId }, body, upload }, { organizationId }) => {
        if (upload) {
          const isStored = isContentOf(database.db, externalId, upload)
          return storeFile({ database, clock }, { organizationId, baseId }, upload, isStored)
        }
        await checkReachable(outbound, body)
        return null
      },
    },
    (work, { params, body, upload }, stored) =>
      upsertSource(
        work,
        keyring,
        params,
        upload ? givenFile(upload, stored) : givenSource(keyring, body),
      ),
  ),
]
