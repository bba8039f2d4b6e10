import { type Selectable, sql } from 'kysely'
import type { Db } from '../../../platform/db/database.ts'
import { newestFirst, ownedTable, type PageOf } from '../../../platform/db/owned-table.ts'
import type { SegmentsTable } from '../../../platform/db/tables.generated.ts'

export type SegmentRow = Omit<Selectable<SegmentsTable>, 'filter'> & { filter: object }

const segments = ownedTable<'segments', SegmentRow>('segments', {
  json: ['filter'],
  locksReferences: true,
})

export const {
  insert: insertSegment,
  update: updateSegment,
  find: findSegment,
  lock: lockSegment,
  delete: deleteSegment,
} = segments

export const listSegments = (db: Db, organizationId: string, page: PageOf): Promise<SegmentRow[]> =>
  newestFirst(segments.select(db, organizationId), page)

/** Returns a segment that names this one in its filter. */
export const findNaming = (
  db: Db,
  organizationId: string,
  id: string,
): Promise<SegmentRow | undefined> =>
  segments
    .select(db, organizationId)
    .where(sql<boolean>`segment_ids @> array[${id}::uuid]`)
    .limit(1)
    .executeTakeFirst()
