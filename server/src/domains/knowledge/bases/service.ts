import { ApiError, notFound } from '../../../platform/errors.ts'
import { newId } from '../../../platform/ids.ts'
import type { Work } from '../../../platform/work.ts'
import { settleCredits } from '../../billing/index.ts'
import type { EmbeddingModels } from '../models/registry.ts'
import { subjectOf } from '../pricing.ts'
import { listRunsOfBase } from '../sources/store.ts'
import { type Base, type BaseChanges, type NewBase, presentBase } from './schema.ts'
import { deleteBase, findCountedBase, insertBase, lockBase, updateBase } from './store.ts'

export async function createBase(
  work: Work,
  models: EmbeddingModels,
  input: NewBase,
): Promise<Base> {
  const model = input.embeddingModel ? models.find(input.embeddingModel) : models.default
  if (!model) {
    throw new ApiError(
      'validation_error',
      `embeddingModel must be one of ${models.names.join(', ')}.`,
      { field: 'embeddingModel' },
    )
  }
  const { maxTokens = 256, overlapTokens = 0 } = input.chunking ?? {}
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
    created_at: work.now,
    updated_at: work.now,
  })
  return presentBase({ ...row, sources_count: 0, chunks_count: 0 })
}

export async function changeBase(work: Work, id: string, changes: BaseChanges): Promise<Base> {
  const row = await findCountedBase(work.db, work.organizationId, id)
  if (!row) throw notFound()
  const change = {
    name: changes.name ?? row.name,
    description: changes.description === undefined ? row.description : changes.description,
    max_tokens: changes.chunking?.maxTokens ?? row.max_tokens,
    overlap_tokens: changes.chunking?.overlapTokens ?? row.overlap_tokens,
    updated_at: work.now,
  }
  requireOverlap(change.max_tokens, change.overlap_tokens)
  await updateBase(work.db, work.organizationId, id, change)
  return presentBase({ ...row, ...change })
}

/** Also while its sources are processed: what was reserved for those is given back. */
export async function removeBase(work: Work, id: string): Promise<void> {
  const { db, organizationId } = work
  if (!(await lockBase(db, organizationId, id, 'all'))) throw notFound()
  const runs = await listRunsOfBase(db, organizationId, id)
  await deleteBase(db, organizationId, id)
  for (const { sourceId, run } of runs) await settleCredits(work, subjectOf(sourceId, run), 0)
}

function requireOverlap(maxTokens: number, overlapTokens: number): void {
  if (overlapTokens <= maxTokens / 2) return
  throw new ApiError('validation_error', 'overlapTokens must be at most half of maxTokens.', {
    field: 'chunking.overlapTokens',
  })
}
