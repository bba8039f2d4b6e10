import { type Static, Type } from 'typebox'
import { ApiError, requireFound } from '../../../platform/errors.ts'
import { type Outbound, OutboundError } from '../../../platform/net/index.ts'
import { type Operation, operation } from '../../../platform/operations/operation.ts'
import { List, PathId } from '../../../platform/operations/schemas.ts'
import type { Platform } from '../../../platform/platform.ts'
import { ModelId } from '../ids.ts'
import { EmbeddingError, type EmbeddingModel } from './model.ts'
import type { EmbeddingModels } from './registry.ts'
import {
  NewOwnModel,
  OwnModel,
  OwnModelChanges,
  OwnModelQuery,
  OwnModelTest,
  presentModel,
} from './schema.ts'
import { addModel, changeModel, removeModel } from './service.ts'
import { findModel, listModels } from './store.ts'

const tag = 'Embedding models'
const writes = { tag, scope: 'knowledge:write' } as const
const reads = { tag, scope: 'knowledge:read' } as const
const params = Type.Object({ modelId: PathId(ModelId, 'Identifier of the embedding model.') })

export const modelOperations = (
  { pager, keyring, outbound }: Pick<Platform, 'pager' | 'keyring' | 'outbound'>,
  models: EmbeddingModels,
): readonly Operation[] => [
  operation(
    {
      ...writes,
      method: 'POST',
      path: '/v1/embedding-models',
      operationId: 'createEmbeddingModel',
      summary: 'Add an embedding model',
      description:
        'Adds a model of your own behind an OpenAI-compatible service. You can then create bases with its name, or re-index bases to it.',
      body: NewOwnModel,
      status: 201,
      reply: OwnModel,
      errors: ['duplicate_resource', 'plan_limit_reached', 'target_not_allowed'],
      prepare: ({ body }) => checkReachable(outbound, body.url),
    },
    (work, { body }) => addModel(work, keyring, models, body),
  ),

  operation(
    {
      ...reads,
      method: 'GET',
      path: '/v1/embedding-models',
      operationId: 'listEmbeddingModels',
      summary: 'List embedding models',
      description:
        "Lists the organization's own models, newest first. Shared models of the server are not included.",
      query: OwnModelQuery,
      reply: List(OwnModel),
    },
    async ({ db, organizationId }, { query }) => {
      const list = { organizationId, name: 'embedding-models' }
      const page = { after: pager.after(list, query), limit: query.limit }
      return pager.page(list, query, await listModels(db, organizationId, page), presentModel)
    },
  ),

  operation(
    {
      ...reads,
      method: 'GET',
      path: '/v1/embedding-models/{modelId}',
      operationId: 'getEmbeddingModel',
      summary: 'Get an embedding model',
      description: 'Returns one model of the organization, without its key.',
      params,
      reply: OwnModel,
    },
    async ({ db, organizationId }, { params: { modelId } }) =>
      presentModel(requireFound(await findModel(db, organizationId, modelId))),
  ),

  operation(
    {
      ...writes,
      method: 'PATCH',
      path: '/v1/embedding-models/{modelId}',
      operationId: 'updateEmbeddingModel',
      summary: 'Update an embedding model',
      description:
        'Changes the address, key or maximum of tokens. Fields that affect the vectors are fixed: add another model and re-index instead.',
      params,
      body: OwnModelChanges,
      reply: OwnModel,
      errors: ['target_not_allowed'],
      prepare: async ({ body }) => {
        if (body.url !== undefined) await checkReachable(outbound, body.url)
      },
    },
    (work, { params: { modelId }, body }) => changeModel(work, keyring, modelId, body),
  ),

  operation(
    {
      ...writes,
      method: 'DELETE',
      path: '/v1/embedding-models/{modelId}',
      operationId: 'deleteEmbeddingModel',
      summary: 'Delete an embedding model',
      description: 'Deletes a model and its key. Refused while a base uses it.',
      params,
      reply: null,
      errors: ['invalid_transition'],
    },
    (work, { params: { modelId } }) => removeModel(work, modelId),
  ),

  operation(
    {
      ...writes,
      effect: 'read',
      method: 'POST',
      path: '/v1/embedding-models/{modelId}/test',
      operationId: 'testEmbeddingModel',
      summary: 'Test an embedding model',
      description: 'Sends one short text to the service and returns the result.',
      params,
      reply: OwnModelTest,
    },
    async (reader, { params: { modelId } }) => {
      const { db, organizationId, signal } = reader
      const row = requireFound(await findModel(db, organizationId, modelId))
      return testModel(models.own(row, { maxAttempts: 1 }), signal)
    },
  ),
]

/** Refuses an address that is clearly not allowed. Each request checks it again. */
async function checkReachable(outbound: Outbound, url: string): Promise<void> {
  try {
    await outbound.checkReachable(url, ['https', 'http'])
  } catch (error) {
    if (!(error instanceof OutboundError)) throw error
    if (error.code === 'dns_failed') return
    const code = error.code === 'invalid_url' ? 'validation_error' : 'target_not_allowed'
    throw new ApiError(code, error.message, { field: 'url' })
  }
}

const timeoutMs = 20_000

/** Embeds one short text, once. */
async function testModel(
  model: EmbeddingModel,
  signal: AbortSignal | undefined,
): Promise<Static<typeof OwnModelTest>> {
  const startedAt = performance.now()
  const error = await faultOf(model, signal)
  const latencyMs = Math.round(performance.now() - startedAt)
  return { ok: error === null, dimensions: error ? null : model.dimensions, latencyMs, error }
}

async function faultOf(
  model: EmbeddingModel,
  signal: AbortSignal | undefined,
): Promise<{ code: string; message: string } | null> {
  const tooLate = AbortSignal.timeout(timeoutMs)
  const deadline = signal ? AbortSignal.any([signal, tooLate]) : tooLate
  try {
    await model.embed(['Does it answer?'], deadline)
    return null
  } catch (error) {
    if (error instanceof EmbeddingError) return { code: error.code, message: error.message }
    if (!deadline.aborted) throw error
    const message = `The embedding service did not answer within ${timeoutMs / 1000} seconds.`
    return { code: 'embedding_unavailable', message }
  }
}
