import { type Selectable, sql } from 'kysely'
import type { Db } from '../../../platform/db/database.ts'
import type { Writing } from '../../../platform/db/pending-writes.ts'
import type { SegmentsTable } from '../../../platform/db/tables.generated.ts'

const columns = ['id', 'name', 'filter', 'created_at', 'updated_at', 'compared_at'] as const

export type SegmentRow = Pick<
  Selectable<SegmentsTable>,
  'id' | 'name' | 'created_at' | 'updated_at' | 'compared_at'
> & {
  filter: object
}

const selectSegments = (db: Db, organizationId: string) =>
  db
    .selectFrom('segments')
    .select(columns)
    .where('organization_id', '=', organizationId)
    .$castTo<SegmentRow>()

export const findSegment = (
  db: Db,
  organizationId: string,
  id: string,
): Promise<SegmentRow | undefined> =>
  selectSegments(db, organizationId).where('id', '=', id).executeTakeFirst()

export const lockSegment = (
  db: Db,
  organizationId: string,
  id: string,
): Promise<SegmentRow | undefined> =>
  selectSegments(db, organizationId).where('id', '=', id).forUpdate().executeTakeFirst()

/** Newest first, one row more than the limit when there is another page. */
export const listSegments = (
  db: Db,
  organizationId: string,
  { after, limit }: { after: string | null; limit: number },
): Promise<SegmentRow[]> =>
  selectSegments(db, organizationId)
    .$if(after !== null, (query) => query.where('id', '<', after))
    .orderBy('id', 'desc')
    .limit(limit + 1)
    .execute()

/** One that names this one in its filter. */
export const findNaming = (
  db: Db,
  organizationId: string,
  id: string,
): Promise<SegmentRow | undefined> =>
  selectSegments(db, organizationId)
    .where(sql<boolean>`segment_ids @> array[${id}::uuid]`)
    .limit(1)
    .executeTakeFirst()

export const insertSegment = (
  { db, write }: Writing,
  organizationId: string,
  row: SegmentRow,
  segmentIds: string[],
): void =>
  write(
    db.insertInto('segments').values({
      organization_id: organizationId,
      ...row,
      filter: JSON.stringify(row.filter),
      segment_ids: segmentIds,
    }),
  )

export const updateSegment = (
  { db, write }: Writing,
  organizationId: string,
  { id, name, filter, updated_at }: SegmentRow,
  segmentIds: string[],
): void =>
  write(
    db
      .updateTable('segments')
      .set({ name, filter: JSON.stringify(filter), segment_ids: segmentIds, updated_at })
      .where('organization_id', '=', organizationId)
      .where('id', '=', id),
  )

export const deleteSegment = ({ db, write }: Writing, organizationId: string, id: string): void =>
  write(
    db.deleteFrom('segments').where('organization_id', '=', organizationId).where('id', '=', id),
  )
