import { Type } from 'typebox'
import { type Operation, operation } from '../../../platform/operations/operation.ts'
import { List, PageQuery, PathId } from '../../../platform/operations/schemas.ts'
import type { Platform } from '../../../platform/platform.ts'
import { SegmentId } from '../ids.ts'
import { searchPage } from '../search/page.ts'
import { ContactList } from '../search/schema.ts'
import { NewSegment, Segment, SegmentChanges, SegmentContactsQuery } from './schema.ts'
import {
  changeSegment,
  createSegment,
  getSegment,
  presentSegment,
  removeSegment,
} from './service.ts'
import { listSegments } from './store.ts'

const tag = 'Segments'
const writes = { tag, scope: 'contacts:write' } as const
const reads = { tag, scope: 'contacts:read' } as const
const path = '/v1/segments/{segmentId}'
const params = Type.Object({ segmentId: PathId(SegmentId, 'Identifier of the segment.') })

export const segmentOperations = (platform: Platform): readonly Operation[] => [
  ...reading(platform),
  operation(
    {
      ...writes,
      method: 'POST',
      path: '/v1/segments',
      operationId: 'createSegment',
      summary: 'Create a segment',
      description: 'Saves a filter under a name. The filter can name other segments.',
      body: NewSegment,
      status: 201,
      reply: Segment,
      errors: ['duplicate_resource', 'plan_limit_reached'],
    },
    (work, { body }) => createSegment(work, body),
  ),
  operation(
    {
      ...writes,
      method: 'PATCH',
      path,
      operationId: 'updateSegment',
      summary: 'Update a segment',
      description: 'Changes the name or the filter. The filter is replaced as a whole.',
      params,
      body: SegmentChanges,
      reply: Segment,
      errors: ['duplicate_resource'],
    },
    (work, { params: { segmentId }, body }) => changeSegment(work, segmentId, body),
  ),
  operation(
    {
      ...writes,
      method: 'DELETE',
      path,
      operationId: 'deleteSegment',
      summary: 'Delete a segment',
      description: 'Deletes a segment that no other segment names. Its contacts are kept.',
      params,
      reply: null,
      errors: ['invalid_transition'],
    },
    (work, { params: { segmentId } }) => removeSegment(work, segmentId),
  ),
]

const reading = ({ pager }: Platform): readonly Operation[] => [
  operation(
    {
      ...reads,
      method: 'GET',
      path: '/v1/segments',
      operationId: 'listSegments',
      summary: 'List segments',
      description: 'Lists segments, newest first.',
      query: Type.Object(PageQuery),
      reply: List(Segment),
    },
    async ({ db, organizationId }, { query }) => {
      const list = { organizationId, name: 'segments' }
      const page = { after: pager.after(list, query), limit: query.limit }
      return pager.page(list, query, await listSegments(db, organizationId, page), presentSegment)
    },
  ),
  operation(
    {
      ...reads,
      method: 'GET',
      path,
      operationId: 'getSegment',
      summary: 'Get a segment',
      description: 'Returns one segment.',
      params,
      reply: Segment,
    },
    async ({ db, organizationId }, { params: { segmentId } }) =>
      presentSegment(await getSegment(db, organizationId, segmentId)),
  ),
  operation(
    {
      ...reads,
      method: 'GET',
      path: `${path}/contacts`,
      operationId: 'listSegmentContacts',
      summary: 'List the contacts of a segment',
      description: 'Lists the contacts that match the filter now, as a search does.',
      params,
      query: SegmentContactsQuery,
      reply: ContactList,
      errors: ['search_timeout'],
    },
    async (reader, { params: { segmentId }, query }) => {
      const { filter } = await getSegment(reader.db, reader.organizationId, segmentId)
      return searchPage(pager, reader, { ...query, filter })
    },
  ),
]
