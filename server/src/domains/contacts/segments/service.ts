import { isDeepStrictEqual } from 'node:util'
import type { Db } from '../../../platform/db/database.ts'
import { asStored } from '../../../platform/db/stored-json.ts'
import { ApiError, requireFound } from '../../../platform/errors.ts'
import { newId } from '../../../platform/ids.ts'
import type { Work } from '../../../platform/work.ts'
import { SegmentId } from '../ids.ts'
import { readFilter } from '../search/filter.ts'
import { readSegments, segmentIdsOf } from '../search/segment-filters.ts'
import type { NewSegment, Segment, SegmentChanges } from './schema.ts'
import {
  deleteSegment,
  findNaming,
  findSegment,
  insertSegment,
  lockSegment,
  type SegmentRow,
  updateSegment,
} from './store.ts'

export const presentSegment = (row: SegmentRow): Segment => ({
  id: SegmentId.show(row.id),
  name: row.name,
  filter: row.filter,
  createdAt: row.created_at.toISOString(),
  updatedAt: row.updated_at.toISOString(),
})

export async function getSegment(db: Db, organizationId: string, id: string): Promise<SegmentRow> {
  return requireFound(await findSegment(db, organizationId, id))
}

/** Lock of an organization's segments: without it, two could be saved that name each other and never end. */
const lockName = 'segments'

export async function createSegment(work: Work, { name, filter }: NewSegment): Promise<Segment> {
  work.lock(lockName)
  const id = newId()
  const row = {
    organization_id: work.organizationId,
    id,
    name,
    filter: asStored(filter),
    segment_ids: await checkFilter(work, filter, id),
    created_at: work.now,
    updated_at: work.now,
    compared_at: null,
  }
  insertSegment(work, row)
  return presentSegment(row)
}

export async function changeSegment(
  work: Work,
  id: string,
  changes: SegmentChanges,
): Promise<Segment> {
  work.lock(lockName)
  const row = requireFound(await lockSegment(work.db, work.organizationId, id))
  const { name = row.name, filter = row.filter } = changes
  const wanted = { ...row, name, filter: asStored(filter) }
  if (isDeepStrictEqual(wanted, row)) return presentSegment(row)
  const change = {
    name,
    filter: wanted.filter,
    segment_ids: await checkFilter(work, filter, id),
    updated_at: work.now,
  }
  updateSegment(work, work.organizationId, id, change)
  return presentSegment({ ...row, ...change })
}

export async function removeSegment(work: Work, id: string): Promise<void> {
  work.lock(lockName)
  requireFound(await lockSegment(work.db, work.organizationId, id))
  const naming = await findNaming(work.db, work.organizationId, id)
  if (naming) {
    throw new ApiError(
      'invalid_transition',
      `The segment "${naming.name}" (${SegmentId.show(naming.id)}) names this one in its filter. Change that filter first.`,
    )
  }
  await deleteSegment(work.db, work.organizationId, id)
}

/** Returns the segments that a filter names. Throws if it is invalid or leads back to this segment. */
async function checkFilter(work: Work, filter: object, id: string): Promise<string[]> {
  const condition = readFilter(filter)
  const segments = await readSegments(work, condition)
  if (segments.has(id)) {
    throw new ApiError(
      'validation_error',
      'filter names a segment whose filter leads back to this one. Remove that condition.',
      {
        field: 'filter',
      },
    )
  }
  return segmentIdsOf(condition)
}
