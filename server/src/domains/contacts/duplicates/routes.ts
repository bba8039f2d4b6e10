import { Type } from 'typebox'
import { type Operation, operation } from '../../../platform/operations/operation.ts'
import { PathId } from '../../../platform/operations/schemas.ts'
import type { Platform } from '../../../platform/platform.ts'
import { DuplicateGroupId } from '../ids.ts'
import { dismissGroup } from './dismissal.ts'
import { duplicatesPage } from './page.ts'
import { DuplicateList, DuplicateQuery } from './schema.ts'

export const duplicateOperations = ({ pager }: Pick<Platform, 'pager'>): readonly Operation[] => [
  operation(
    {
      method: 'GET',
      path: '/v1/contacts/duplicates',
      operationId: 'listDuplicates',
      tag: 'Contacts',
      summary: 'List duplicates',
      description:
        'Lists groups of 2 to 50 contacts that look like one person, the surest first. Contacts are compared in the background: what you write shows up here within a minute or two.',
      scope: 'contacts:read',
      query: DuplicateQuery,
      reply: DuplicateList,
    },
    (reader, { query }) => duplicatesPage(pager, reader, query),
  ),
  operation(
    {
      method: 'POST',
      path: '/v1/contacts/duplicates/{duplicateId}/dismiss',
      operationId: 'dismissDuplicates',
      tag: 'Contacts',
      summary: 'Dismiss duplicates',
      description:
        'Says that no two contacts of the group are one person. The group is gone, and these contacts are never in one group again. Dismissing it twice changes nothing.',
      scope: 'contacts:write',
      params: Type.Object({
        duplicateId: PathId(DuplicateGroupId, 'Identifier of the group.'),
      }),
      reply: null,
      changes: 'duplicateId',
    },
    (work, { params: { duplicateId } }) => dismissGroup(work, duplicateId),
  ),
]
