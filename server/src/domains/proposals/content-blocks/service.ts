import { isDeepStrictEqual } from 'node:util'
import { asStored } from '../../../platform/db/stored-json.ts'
import { notFound } from '../../../platform/errors.ts'
import { newId } from '../../../platform/ids.ts'
import type { Work } from '../../../platform/work.ts'
import { ContentBlockId } from '../ids.ts'
import type { ContentBlock, ContentBlockChanges, NewContentBlock } from './schema.ts'
import { type ContentBlockRow, contentBlocks } from './store.ts'

export const presentContentBlock = (row: ContentBlockRow): ContentBlock => ({
  id: ContentBlockId.show(row.id),
  name: row.name,
  block: row.block,
  archived: row.archived_at !== null,
  metadata: row.metadata,
  createdAt: row.created_at.toISOString(),
  updatedAt: row.updated_at.toISOString(),
})

function changedRow(
  row: ContentBlockRow,
  { name, block, metadata, archived }: ContentBlockChanges,
  now: Date,
): ContentBlockRow {
  return {
    ...row,
    ...(name !== undefined && { name }),
    ...(block && { block: asStored(block) }),
    ...(metadata !== undefined && { metadata: asStored(metadata ?? {}) }),
    ...(archived !== undefined && { archived_at: archived ? (row.archived_at ?? now) : null }),
  }
}

export async function createContentBlock(
  work: Work,
  input: NewContentBlock,
): Promise<ContentBlock> {
  const { name, block } = input
  const times = { created_at: work.now, updated_at: work.now }
  const empty = { id: newId(), name, block, archived_at: null, metadata: {}, ...times }
  const row = changedRow(empty, input, work.now)
  contentBlocks.insert(work, work.organizationId, [row])
  return presentContentBlock(row)
}

export async function changeContentBlock(
  work: Work,
  id: string,
  changes: ContentBlockChanges,
): Promise<ContentBlock> {
  const row = await contentBlocks.lock(work.db, work.organizationId, id)
  if (!row) throw notFound()
  const wanted = changedRow(row, changes, work.now)
  if (isDeepStrictEqual(wanted, row)) return presentContentBlock(row)
  const changed = { ...wanted, updated_at: work.now }
  contentBlocks.update(work, work.organizationId, changed)
  return presentContentBlock(changed)
}

/** Drafts and sent proposals keep what they took of it, for they have copies. */
export async function removeContentBlock(work: Work, id: string): Promise<void> {
  if (!(await contentBlocks.delete(work.db, work.organizationId, id))) throw notFound()
}
