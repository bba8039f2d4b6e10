import { ApiError, requireFound } from '../../../platform/errors.ts'
import { newId } from '../../../platform/ids.ts'
import type { Work } from '../../../platform/work.ts'
import { reserveCredits, settleCredits } from '../../billing/index.ts'
import type { Reindexing } from '../bases/reindex-schema.ts'
import { type Base, presentBase } from '../bases/schema.ts'
import { requireModel } from '../bases/service.ts'
import { type BaseRow, findCountedBase, lockBase, updateBase } from '../bases/store.ts'
import type { EmbeddingModel } from '../models/model.ts'
import type { EmbeddingModels } from '../models/registry.ts'
import { reindexCost, reindexSubject } from '../pricing.ts'
import { reindexJob } from './context.ts'
import { deleteReindex, findLongestChunk, replaceReindex } from './store.ts'

/** Starts a second set of vectors; searches use the first one until it is complete. */
export async function startReindex(
  work: Work,
  models: EmbeddingModels,
  baseId: string,
  { embeddingModel }: Reindexing,
): Promise<Base> {
  const { db, organizationId } = work
  const base = await lockExistingBase(work, baseId)
  if (base.reindex?.status === 'running') {
    throw new ApiError('invalid_transition', 'The base is being re-indexed. Cancel that first.')
  }
  const model = await requireModel(work, models, embeddingModel)
  if (model.name === base.embedding_model) {
    throw new ApiError(
      'validation_error',
      `The base already uses the model ${model.name}. Choose another one.`,
      {
        field: 'embeddingModel',
      },
    )
  }
  await requireWindow(work, model, baseId)
  const id = newId()
  await replaceReindex(db, {
    organization_id: organizationId,
    base_id: baseId,
    id,
    embedding_model: model.name,
    embedding_dimensions: model.dimensions,
    status: 'running',
    total: base.chunks_count,
    started_at: work.now,
  })
  await work.enqueue(reindexJob, { organizationId, baseId, reindexId: id })
  await reserveCredits(work, reindexSubject(id), reindexCost(base.chunks_count))
  return presentBase(await lockExistingBase(work, baseId))
}

/** Cancels a running re-index, or clears a failed one. The base does not change. */
export async function cancelReindex(work: Work, baseId: string): Promise<Base> {
  const { db, organizationId } = work
  const base = await lockExistingBase(work, baseId)
  if (!base.reindex) {
    throw new ApiError(
      'invalid_transition',
      'The base is not being re-indexed, so there is nothing to cancel.',
    )
  }
  await deleteReindex(db, { organizationId, baseId })
  await updateBase(db, organizationId, baseId, { clear_after: work.now })
  await settleCredits(work, reindexSubject(base.reindex.id), 0)
  return presentBase({ ...base, reindex: null })
}

async function lockExistingBase({ db, organizationId }: Work, baseId: string): Promise<BaseRow> {
  await lockBase(db, organizationId, baseId, 'all')
  return requireFound(await findCountedBase(db, organizationId, baseId))
}

/** Refuses a model whose limit is below the longest chunk, because only the chunk's beginning would be found. */
async function requireWindow(work: Work, model: EmbeddingModel, baseId: string): Promise<void> {
  const { db, organizationId } = work
  if (!Number.isFinite(model.maxTokens)) return
  const longest = await findLongestChunk(db, { organizationId, baseId })
  if (longest <= model.maxTokens) return
  throw new ApiError(
    'validation_error',
    `The base has chunks of ${longest} tokens, but ${model.name} reads ${model.maxTokens}. Set chunking.maxTokens of the base to that number, refresh its sources, then re-index it.`,
    { field: 'embeddingModel' },
  )
}
