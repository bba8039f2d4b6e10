import type { Pager } from '../../../platform/db/page.ts'
import { asStored } from '../../../platform/db/stored-json.ts'
import type { Operation } from '../../../platform/operations/operation.ts'
import { ContentBlockId } from '../ids.ts'
import { changeShared, libraryOperations, presentShared } from '../library.ts'
import { ContentBlock, ContentBlockChanges, ContentBlockQuery, NewContentBlock } from './schema.ts'
import { type ContentBlockRow, contentBlocks } from './store.ts'

const presentContentBlock = (row: ContentBlockRow): ContentBlock => ({
  id: ContentBlockId.show(row.id),
  name: row.name,
  block: row.block,
  ...presentShared(row),
})

const changedRow = (
  row: ContentBlockRow,
  { name, block, ...shared }: ContentBlockChanges,
  now: Date,
): ContentBlockRow => ({
  ...row,
  ...(name !== undefined && { name }),
  ...(block && { block: asStored(block) }),
  ...changeShared(row, shared, now),
})

export const contentBlockOperations = (pager: Pager): readonly Operation[] =>
  libraryOperations(
    {
      store: contentBlocks,
      ids: ContentBlockId,
      path: '/v1/content-blocks',
      param: 'contentBlockId',
      name: 'ContentBlock',
      words: { one: 'a content block', many: 'content blocks', short: 'block' },
      texts: {
        create: 'Creates a block that drafts can copy. Its name is unique.',
        update: 'Changes the fields that you send. Proposals keep the values that they copied.',
        delete: 'Deletes a block permanently. Proposals keep the values that they copied.',
        list: 'Lists the blocks that are not archived, newest first.',
        get: 'Returns one block, archived or not.',
      },
      schemas: {
        shown: ContentBlock,
        created: NewContentBlock,
        changes: ContentBlockChanges,
        query: ContentBlockQuery,
      },
      make: ({ name, block }: NewContentBlock, first): ContentBlockRow => ({
        ...first,
        name,
        block,
      }),
      change: changedRow,
      present: presentContentBlock,
    },
    pager,
  )
