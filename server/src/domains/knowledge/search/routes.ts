import { Type } from 'typebox'
import { ApiError, notFound } from '../../../platform/errors.ts'
import { type Operation, read } from '../../../platform/http/operation.ts'
import { PathId } from '../../../platform/http/schemas.ts'
import { newId } from '../../../platform/ids.ts'
import type { Platform } from '../../../platform/platform.ts'
import { chargeCredits } from '../../billing/index.ts'
import { findBase } from '../bases/store.ts'
import { EmbeddingError } from '../models/model.ts'
import type { EmbeddingModels } from '../models/registry.ts'
import { searchCost } from '../pricing.ts'
import { compileFilter } from './filter.ts'
import { presentHit, SearchQuery, SearchResult } from './schema.ts'
import { searchChunks } from './search.ts'

/** Keywords decide beside the lexical model, which only sees words too; a real model gets its half. */
const realModelFusion = { kind: 'weighted', semanticWeight: 0.6 } as const

export const searchOperations = (
  { transact }: Platform,
  models: EmbeddingModels,
): readonly Operation[] => [
  read(
    {
      method: 'POST',
      path: '/v1/bases/{baseId}/search',
      operationId: 'searchBase',
      tag: 'Knowledge bases',
      summary: 'Search a knowledge base',
      description:
        'Returns the chunks that fit the query best, with the scores they were ranked by.',
      scope: 'knowledge:read',
      params: Type.Object({ baseId: PathId('base', 'Identifier of the knowledge base.') }),
      body: SearchQuery,
      status: 200,
      reply: SearchResult,
      errors: ['insufficient_credits'],
    },
    async ({ db, organizationId, principal }, { params: { baseId }, body }) => {
      const base = await findBase(db, organizationId, baseId)
      if (!base) throw notFound()
      const { filter, minScore, ...request } = body
      if (filter) compileFilter(filter)
      const queryEmbedding =
        body.mode === 'keyword' ? null : await embedQuery(models, base, body.query)
      const actor = { kind: 'token', id: principal.tokenId } as const
      await transact(organizationId, actor, (work) =>
        chargeCredits(work, `search:${newId()}`, searchCost),
      )
      const hits = await searchChunks(db, organizationId, {
        ...request,
        ...(filter && { filter }),
        ...(minScore !== undefined && { minScore }),
        baseId,
        queryEmbedding,
        fusion:
          base.embedding_model === models.builtin.name
            ? { kind: 'keyword_first' }
            : realModelFusion,
      })
      return { data: hits.map(presentHit), usage: { credits: searchCost } }
    },
  ),
]

async function embedQuery(
  models: EmbeddingModels,
  base: { embedding_model: string },
  query: string,
): Promise<Float32Array> {
  const model = models.find(base.embedding_model)
  try {
    const [vector] = (await model?.embed([query])) ?? []
    if (vector) return vector
  } catch (error) {
    if (!(error instanceof EmbeddingError)) throw error
  }
  throw new ApiError(
    'unavailable',
    'The embedding model of this base does not answer. Search with mode "keyword", or try again.',
    { headers: { 'Retry-After': '5' } },
  )
}
