import { Type } from 'typebox'
import type { Pager } from '../../../platform/db/page.ts'
import { requireFound } from '../../../platform/errors.ts'
import { type Operation, operation } from '../../../platform/operations/operation.ts'
import { List, PathId } from '../../../platform/operations/schemas.ts'
import { lineOf, pageText } from '../../../platform/operations/tool.ts'
import { BaseId } from '../ids.ts'
import type { EmbeddingModels } from '../models/registry.ts'
import { Base, BaseChanges, BaseQuery, NewBase, presentBase } from './schema.ts'
import { changeBase, createBase, removeBase } from './service.ts'
import { findCountedBase, listBases } from './store.ts'

const tag = 'Knowledge bases'
const writes = { tag, scope: 'knowledge:write' } as const
const reads = { tag, scope: 'knowledge:read' } as const
const params = Type.Object({ baseId: PathId(BaseId, 'Identifier of the knowledge base.') })

export const baseOperations = (pager: Pager, models: EmbeddingModels): readonly Operation[] => [
  operation(
    {
      ...writes,
      method: 'POST',
      path: '/v1/bases',
      operationId: 'createBase',
      summary: 'Create a knowledge base',
      description:
        'Creates an empty base. One model embeds all its chunks, so that they are comparable.',
      body: NewBase,
      status: 201,
      reply: Base,
      errors: ['plan_limit_reached'],
    },
    (work, { body }) => createBase(work, models, body),
  ),

  operation(
    {
      ...reads,
      method: 'GET',
      path: '/v1/bases',
      operationId: 'listBases',
      summary: 'List knowledge bases',
      description: 'Lists knowledge bases, newest first.',
      query: BaseQuery,
      reply: List(Base),
      tool: {
        name: 'list_bases',
        title: 'List knowledge bases',
        description:
          'Lists the knowledge bases that search can use, with the topic and size of each.',
        text: pageText(
          ({ id, name, description, sourcesCount, chunksCount }) =>
            `${lineOf(id, name)}${description ? `: ${description}` : ''} (${sourcesCount} sources, ${chunksCount} passages)`,
        ),
      },
    },
    async ({ db, organizationId }, { query }) => {
      const list = { organizationId, name: 'bases' }
      const page = { after: pager.after(list, query), limit: query.limit }
      const rows = await listBases(db, organizationId, { q: query.q }, page)
      return pager.page(list, query, rows, presentBase)
    },
  ),

  operation(
    {
      ...reads,
      method: 'GET',
      path: '/v1/bases/{baseId}',
      operationId: 'getBase',
      summary: 'Get a knowledge base',
      description: 'Returns one knowledge base.',
      params,
      reply: Base,
    },
    async ({ db, organizationId }, { params: { baseId } }) =>
      presentBase(requireFound(await findCountedBase(db, organizationId, baseId))),
  ),

  operation(
    {
      ...writes,
      method: 'PATCH',
      path: '/v1/bases/{baseId}',
      operationId: 'updateBase',
      summary: 'Update a knowledge base',
      description: 'Changes the fields that you send; null clears a field.',
      params,
      body: BaseChanges,
      reply: Base,
    },
    (work, { params: { baseId }, body }) => changeBase(work, models, baseId, body),
  ),

  operation(
    {
      ...writes,
      method: 'DELETE',
      path: '/v1/bases/{baseId}',
      operationId: 'deleteBase',
      summary: 'Delete a knowledge base',
      description:
        'Deletes the base with its sources and chunks, even while they are processed. They are unreachable as soon as this responds. If the base has more than 50 sources, the plan limits and reserved credits of the rest are released within seconds.',
      params,
      reply: null,
    },
    (work, { params: { baseId } }) => removeBase(work, baseId),
  ),
]
