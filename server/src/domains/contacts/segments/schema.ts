import { type Static, Type } from 'typebox'
import { composed, Id, Name, PageQuery, Time } from '../../../platform/operations/schemas.ts'
import { SegmentId } from '../ids.ts'
import { FilterObject, Sort, searchQuery } from '../search/schema.ts'

const settable = {
  name: {
    ...Name('Name of the segment, unique in the organization.', 'Customers of this year'),
    ...composed,
  },
  filter: FilterObject,
}

export const Segment = Type.Object(
  {
    id: Id(SegmentId, 'Identifier of the segment.'),
    ...settable,
    createdAt: Time('When the segment was created.'),
    updatedAt: Time('When the segment last changed.'),
  },
  { title: 'Segment' },
)
export type Segment = Static<typeof Segment>

export const NewSegment = Type.Object(settable, {
  title: 'NewSegment',
  additionalProperties: false,
})
export type NewSegment = Static<typeof NewSegment>

export const SegmentChanges = Type.Partial(NewSegment, {
  title: 'SegmentChanges',
  additionalProperties: false,
})
export type SegmentChanges = Static<typeof SegmentChanges>

export const SegmentContactsQuery = Type.Object({
  ...PageQuery,
  sort: Type.Optional(Sort),
  totalCount: searchQuery.totalCount,
})
