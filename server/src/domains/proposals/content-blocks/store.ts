import type { Selectable } from 'kysely'
import type { ContentBlocksTable } from '../../../platform/db/tables.generated.ts'
import { libraryStore } from '../library-store.ts'
import type { ContentBlock } from './schema.ts'

const columns = [
  'id',
  'name',
  'block',
  'archived_at',
  'metadata',
  'created_at',
  'updated_at',
] as const

type Checked = Pick<ContentBlock, 'block' | 'metadata'>

export type ContentBlockRow = Omit<
  Pick<Selectable<ContentBlocksTable>, (typeof columns)[number]>,
  keyof Checked
> &
  Checked

export const contentBlocks = libraryStore<ContentBlockRow>({
  table: 'content_blocks',
  columns,
  columnsOf: ({ block, metadata, ...row }) => ({
    ...row,
    block: JSON.stringify(block),
    metadata: JSON.stringify(metadata),
    search: [row.name, 'text' in block ? block.text : ''].join('\n').toLowerCase(),
  }),
})
