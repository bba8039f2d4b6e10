import { ApiError, requireFound } from '../../../platform/errors.ts'
import { newId } from '../../../platform/ids.ts'
import type { Work } from '../../../platform/work.ts'
import { settleCredits } from '../../billing/index.ts'
import type { EmbeddingModel } from '../models/model.ts'
import type { EmbeddingModels } from '../models/registry.ts'
import { reindexSubject } from '../pricing.ts'
import { deleteSomeOf, deleteSourcesJob } from './removal/delete-sources.ts'
import { insertRemoval } from './removal/store.ts'
import {
  type Base,
  type BaseChanges,
  baseDeleted,
  type NewBase,
  presentBase,
  settingsColumns,
} from './schema.ts'
import {
  deleteBase,
  findCountedBase,
  insertBase,
  lockBase,
  lockReindex,
  updateBase,
} from './store.ts'

export async function createBase(
  work: Work,
  models: EmbeddingModels,
  input: NewBase,
): Promise<Base> {
  const model = await requireModel(work, models, input.embeddingModel)
  const { maxTokens = Math.min(256, model.maxTokens), overlapTokens = 0 } = input.chunking ?? {}
  requireWindow(model, maxTokens)
  requireOverlap(maxTokens, overlapTokens)
  const row = await insertBase(work.db, {
    organization_id: work.organizationId,
    id: newId(),
    name: input.name,
    description: input.description ?? null,
    embedding_model: model.name,
    embedding_dimensions: model.dimensions,
    max_tokens: maxTokens,
    overlap_tokens: overlapTokens,
    ...settingsColumns(input.search),
    created_at: work.now,
    updated_at: work.now,
  })
  return presentBase({ ...row, sources_count: 0, chunks_count: 0, reindex: null })
}

export async function changeBase(
  work: Work,
  models: EmbeddingModels,
  id: string,
  changes: BaseChanges,
): Promise<Base> {
  const row = requireFound(await findCountedBase(work.db, work.organizationId, id))
  const change = {
    name: changes.name ?? row.name,
    description: changes.description === undefined ? row.description : changes.description,
    max_tokens: changes.chunking?.maxTokens ?? row.max_tokens,
    overlap_tokens: changes.chunking?.overlapTokens ?? row.overlap_tokens,
    ...settingsColumns(changes.search, row),
    updated_at: work.now,
  }
  requireOverlap(change.max_tokens, change.overlap_tokens)
  if (changes.chunking?.maxTokens !== undefined) {
    const model = await models.find(work.db, work.organizationId, row.embedding_model)
    if (model) requireWindow(model, change.max_tokens)
  }
  await updateBase(work.db, work.organizationId, id, change)
  return presentBase({ ...row, ...change })
}

/**
 * Deletes a base, even while its sources are processed. They are unreachable from now on, are deleted in batches, and
 * their reserved credits are released.
 */
export async function removeBase(work: Work, id: string): Promise<void> {
  const { db, organizationId } = work
  await lockBase(db, organizationId, id, 'all')
  const row = requireFound(await findCountedBase(db, organizationId, id))
  const reindex = await lockReindex(db, { organizationId, baseId: id })
  await deleteBase(db, organizationId, id)
  await insertRemoval(db, { organizationId, baseId: id })
  // Delete a small base completely, so that its plan limits and credits are free immediately.
  if (await deleteSomeOf(work, id)) await work.enqueue(deleteSourcesJob, {})
  await work.emit(baseDeleted, presentBase(row))
  if (reindex) await settleCredits(work, reindexSubject(reindex.id), 0)
}

export async function requireModel(
  work: Work,
  models: EmbeddingModels,
  name: string | undefined,
): Promise<EmbeddingModel> {
  const { db, organizationId } = work
  const model = name === undefined ? models.default : await models.find(db, organizationId, name)
  if (model) return model
  const names = await models.names(db, organizationId)
  throw new ApiError('validation_error', `embeddingModel must be one of ${names.join(', ')}.`, {
    field: 'embeddingModel',
  })
}

/** Refuses chunks that exceed the model's window, because only their beginning would be found. */
function requireWindow({ name, maxTokens }: EmbeddingModel, chunkTokens: number): void {
  if (chunkTokens <= maxTokens) return
  throw new ApiError(
    'validation_error',
    `maxTokens must be at most ${maxTokens}, the limit of the embedding model ${name}.`,
    { field: 'chunking.maxTokens' },
  )
}

function requireOverlap(maxTokens: number, overlapTokens: number): void {
  if (overlapTokens <= maxTokens / 2) return
  throw new ApiError('validation_error', 'overlapTokens must be at most half of maxTokens.', {
    field: 'chunking.overlapTokens',
  })
}
