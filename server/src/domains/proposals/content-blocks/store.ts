import { type Selectable, sql } from 'kysely'
import type { Db } from '../../../platform/db/database.ts'
import { containing } from '../../../platform/db/like-pattern.ts'
import type { Writing } from '../../../platform/db/pending-writes.ts'
import type { ContentBlocksTable } from '../../../platform/db/tables.generated.ts'
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

const asStoredRow = ({ block, metadata, ...row }: ContentBlockRow) => ({
  ...row,
  block: JSON.stringify(block),
  metadata: JSON.stringify(metadata),
  search: [row.name, 'text' in block ? block.text : ''].join('\n').toLowerCase(),
})

export const insertContentBlock = (
  { db, write }: Writing,
  organizationId: string,
  row: ContentBlockRow,
): void =>
  write(
    db
      .insertInto('content_blocks')
      .values({ organization_id: organizationId, ...asStoredRow(row) }),
  )

export function updateContentBlock(
  { db, write }: Writing,
  organizationId: string,
  row: ContentBlockRow,
): void {
  const { id, created_at: _, ...change } = asStoredRow(row)
  write(
    db
      .updateTable('content_blocks')
      .set(change)
      .where('organization_id', '=', organizationId)
      .where('id', '=', id),
  )
}

const selectBlocks = (db: Db, organizationId: string) =>
  db
    .selectFrom('content_blocks')
    .select(columns)
    .where('organization_id', '=', organizationId)
    .$castTo<ContentBlockRow>()

export const findContentBlock = (
  db: Db,
  organizationId: string,
  id: string,
): Promise<ContentBlockRow | undefined> =>
  selectBlocks(db, organizationId).where('id', '=', id).executeTakeFirst()

export const lockContentBlock = (
  db: Db,
  organizationId: string,
  id: string,
): Promise<ContentBlockRow | undefined> =>
  selectBlocks(db, organizationId).where('id', '=', id).forUpdate().executeTakeFirst()

export const deleteContentBlock = (
  db: Db,
  organizationId: string,
  id: string,
): Promise<{ id: string } | undefined> =>
  db
    .deleteFrom('content_blocks')
    .where('organization_id', '=', organizationId)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst()

/** Newest first, one row more than the limit when there is another page. */
export const listContentBlocks = (
  db: Db,
  organizationId: string,
  { q, archived }: { q: string | undefined; archived: boolean },
  { after, limit }: { after: string | null; limit: number },
): Promise<ContentBlockRow[]> =>
  selectBlocks(db, organizationId)
    .where('archived_at', archived ? 'is not' : 'is', null)
    .$if(q !== undefined, (query) =>
      query.where(sql<boolean>`search like ${containing((q ?? '').toLowerCase())}`),
    )
    .$if(after !== null, (query) => query.where('id', '<', after))
    .orderBy('id', 'desc')
    .limit(limit + 1)
    .execute()
