import { Type } from 'typebox'
import { ApiError } from '../../../platform/errors.ts'
import { type Operation, operation } from '../../../platform/operations/operation.ts'
import { PathId } from '../../../platform/operations/schemas.ts'
import type { Platform } from '../../../platform/platform.ts'
import { Reindexing } from '../bases/reindex-schema.ts'
import { Base } from '../bases/schema.ts'
import { BaseId } from '../ids.ts'
import { EmbeddingError } from '../models/model.ts'
import type { EmbeddingModels } from '../models/registry.ts'
import { cancelReindex, startReindex } from './service.ts'

const tag = 'Knowledge bases'
const writes = { tag, scope: 'knowledge:write' } as const
const params = Type.Object({ baseId: PathId(BaseId, 'Identifier of the knowledge base.') })

export const reindexOperations = (
  { database }: Pick<Platform, 'database'>,
  models: EmbeddingModels,
): readonly Operation[] => [
  operation(
    {
      ...writes,
      method: 'POST',
      path: '/v1/bases/{baseId}/reindex',
      operationId: 'reindexBase',
      summary: 'Change the embedding model of a base',
      description:
        'Embeds the stored chunks with another model in the background; nothing is fetched again. Searches use the old vectors until every chunk has a new one. Then the base switches in one step, and `base.reindexed` is sent. Costs one credit for each ten chunks that are embedded.',
      params,
      body: Reindexing,
      reply: Base,
      errors: ['insufficient_credits', 'invalid_transition', 'precondition_failed'],
      prepare: ({ body }, { organizationId }) =>
        requireAnswer(database, models, organizationId, body.embeddingModel),
    },
    (work, { params: { baseId }, body }) => startReindex(work, models, baseId, body),
  ),

  operation(
    {
      ...writes,
      method: 'POST',
      path: '/v1/bases/{baseId}/reindex/cancel',
      operationId: 'cancelReindex',
      summary: 'Cancel a change of the embedding model',
      description: 'Cancels a running re-index, or clears a failed one. The base does not change.',
      params,
      reply: Base,
      errors: ['invalid_transition', 'precondition_failed'],
    },
    (work, { params: { baseId } }) => cancelReindex(work, baseId),
  ),
]

const patienceMs = 20_000

/** Refuses a wrong key or length before anything is written. A service that is down may come back. */
async function requireAnswer(
  { db }: Platform['database'],
  models: EmbeddingModels,
  organizationId: string,
  name: string,
): Promise<void> {
  const model = await models.find(db, organizationId, name)
  const deadline = AbortSignal.timeout(patienceMs)
  try {
    await model?.embed(['Does it answer?'], deadline)
  } catch (error) {
    if (deadline.aborted || (error instanceof EmbeddingError && error.retryable)) return
    if (!(error instanceof EmbeddingError)) throw error
    throw new ApiError('validation_error', error.message, { field: 'embeddingModel' })
  }
}
