import { Type } from 'typebox'
import { type Operation, operation } from '../../../platform/operations/operation.ts'
import { PathId } from '../../../platform/operations/schemas.ts'
import { BaseId } from '../ids.ts'
import { evaluateBase } from './evaluate.ts'
import { Evaluation, EvaluationResult } from './evaluation-schema.ts'
import { SearchQuery, SearchResult, WideSearchQuery, WideSearchResult } from './schema.ts'
import { getSearchedBase, type SearchDependencies, searchBases } from './service.ts'

const tag = 'Knowledge bases'
const reads = { tag, scope: 'knowledge:read' } as const
const params = Type.Object({ baseId: PathId(BaseId, 'Identifier of the knowledge base.') })

export const searchOperations = (searching: SearchDependencies): readonly Operation[] => [
  operation(
    {
      ...reads,
      effect: 'read',
      method: 'POST',
      path: '/v1/bases/{baseId}/search',
      operationId: 'searchBase',
      summary: 'Search a knowledge base',
      description: 'Returns the chunks that match the query best, with the scores that rank them.',
      params,
      body: SearchQuery,
      reply: SearchResult,
      errors: ['insufficient_credits'],
    },
    async (reader, { params: { baseId }, body }) =>
      searchBases(searching, reader, [await getSearchedBase(reader, baseId)], body),
  ),

  operation(
    {
      ...reads,
      effect: 'read',
      method: 'POST',
      path: '/v1/search',
      operationId: 'search',
      summary: 'Search several knowledge bases',
      description:
        'Searches up to 20 bases as if they were one: words count by how rare they are in all bases, and vectors are compared directly between bases with the same embedding model. Similarities of different models are compared by how far each stands out among those of its model. Bases with different fusions are combined by scores.',
      body: WideSearchQuery,
      reply: WideSearchResult,
      errors: ['insufficient_credits', 'not_found'],
    },
    async (reader, { body: { baseIds, ...query } }) => {
      const bases = []
      const known = new Set<string | null>()
      for (const [index, shown] of baseIds.entries()) {
        const id = BaseId.read(shown)
        if (known.has(id)) continue
        known.add(id)
        bases.push(await getSearchedBase(reader, shown, `baseIds.${index}`))
      }
      return searchBases(searching, reader, bases, query)
    },
  ),

  operation(
    {
      ...reads,
      effect: 'read',
      method: 'POST',
      path: '/v1/bases/{baseId}/evaluate',
      operationId: 'evaluateBase',
      summary: 'Evaluate a knowledge base',
      description:
        'Searches for questions whose sources are known, in one or more modes, and returns how many of these sources are among the first `k` hits and how high they rank. Nothing is changed.',
      params,
      body: Evaluation,
      reply: EvaluationResult,
      errors: ['insufficient_credits'],
    },
    async (reader, { params: { baseId }, body }) =>
      evaluateBase(searching, reader, await getSearchedBase(reader, baseId), body),
  ),
]
