import { Type } from 'typebox'
import type { Pager } from '../../../platform/db/page.ts'
import { notFound } from '../../../platform/errors.ts'
import { type Operation, operation } from '../../../platform/operations/operation.ts'
import { List, PathId } from '../../../platform/operations/schemas.ts'
import { ContentBlockId } from '../ids.ts'
import { ContentBlock, ContentBlockChanges, ContentBlockQuery, NewContentBlock } from './schema.ts'
import {
  changeContentBlock,
  createContentBlock,
  presentContentBlock,
  removeContentBlock,
} from './service.ts'
import { contentBlocks } from './store.ts'

const path = '/v1/content-blocks'
const params = Type.Object({ contentBlockId: PathId(ContentBlockId, 'Identifier of the block.') })
const shared = { audience: 'token', tag: 'Proposal libraries' } as const
const reads = { ...shared, effect: 'read', method: 'GET', scope: 'proposals:read' } as const
const writes = { ...shared, effect: 'write', scope: 'proposals:write' } as const

const writing: readonly Operation[] = [
  operation(
    {
      ...writes,
      method: 'POST',
      path,
      operationId: 'createContentBlock',
      summary: 'Create a content block',
      description: 'Creates a block that drafts can copy. Its name is unique.',
      body: NewContentBlock,
      status: 201,
      reply: ContentBlock,
      errors: ['duplicate_resource'],
    },
    (work, { body }) => createContentBlock(work, body),
  ),
  operation(
    {
      ...writes,
      method: 'PATCH',
      path: `${path}/{contentBlockId}`,
      operationId: 'updateContentBlock',
      summary: 'Update a content block',
      description: 'Changes the fields that you send. Proposals keep what they took of it.',
      params,
      body: ContentBlockChanges,
      status: 200,
      reply: ContentBlock,
      errors: ['duplicate_resource', 'precondition_failed'],
    },
    (work, { params: { contentBlockId }, body }) => changeContentBlock(work, contentBlockId, body),
  ),
  operation(
    {
      ...writes,
      method: 'DELETE',
      path: `${path}/{contentBlockId}`,
      operationId: 'deleteContentBlock',
      summary: 'Delete a content block',
      description: 'Deletes a block permanently. Proposals keep what they took of it.',
      params,
      status: 204,
      reply: null,
      errors: ['precondition_failed'],
    },
    (work, { params: { contentBlockId } }) => removeContentBlock(work, contentBlockId),
  ),
]

export const contentBlockOperations = (pager: Pager): readonly Operation[] => [
  ...writing,
  operation(
    {
      ...reads,
      path,
      operationId: 'listContentBlocks',
      summary: 'List content blocks',
      description: 'Lists the blocks that are not archived, newest first.',
      query: ContentBlockQuery,
      status: 200,
      reply: List(ContentBlock),
    },
    async ({ db, organizationId }, { query }) => {
      const list = { organizationId, name: 'content blocks' }
      const { q, archived } = query
      const page = { after: pager.after(list, query), limit: query.limit }
      const rows = await contentBlocks.list(db, organizationId, { q, archived }, page)
      return pager.page(list, query, rows, presentContentBlock)
    },
  ),
  operation(
    {
      ...reads,
      path: `${path}/{contentBlockId}`,
      operationId: 'getContentBlock',
      summary: 'Get a content block',
      description: 'Returns one block, archived or not.',
      params,
      status: 200,
      reply: ContentBlock,
    },
    async ({ db, organizationId }, { params: { contentBlockId } }) => {
      const row = await contentBlocks.find(db, organizationId, contentBlockId)
      if (!row) throw notFound()
      return presentContentBlock(row)
    },
  ),
]
