import type { Selectable } from 'kysely'
import type { ContentBlocksTable } from '../../../platform/db/tables.generated.ts'
import { libraryStore } from '../library-store.ts'
import type { ContentBlock } from './schema.ts'

type TypedColumns = Pick<ContentBlock, 'block' | 'metadata'>

export type ContentBlockRow = Omit<Selectable<ContentBlocksTable>, 'search' | keyof TypedColumns> &
  TypedColumns

export const contentBlocks = libraryStore<ContentBlockRow>({
  table: 'content_blocks',
  json: ['block', 'metadata'],
  textsOf: ({ name, block }) => [name, 'text' in block ? block.text : ''],
})
