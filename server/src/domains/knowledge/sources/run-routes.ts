import { Type } from 'typebox'
import type { Pager } from '../../../platform/db/page.ts'
import { requireFound } from '../../../platform/errors.ts'
import { type Operation, operation } from '../../../platform/operations/operation.ts'
import { List, PageQuery, PathId } from '../../../platform/operations/schemas.ts'
import { BaseId, SourceId } from '../ids.ts'
import { listRuns } from '../runs/store.ts'
import { presentRun, SourceRun } from './run-schema.ts'
import { findSource } from './store.ts'

export const runOperations = (pager: Pager): readonly Operation[] => [
  operation(
    {
      method: 'GET',
      path: '/v1/bases/{baseId}/sources/{sourceId}/runs',
      operationId: 'listSourceRuns',
      tag: 'Sources',
      summary: 'List the runs of a source',
      description:
        'Lists the runs of a source, newest first. The first is the run that the source itself shows; the last 50 are stored.',
      scope: 'knowledge:read',
      params: Type.Object({
        baseId: PathId(BaseId, 'Identifier of the knowledge base.'),
        sourceId: PathId(SourceId, 'Identifier of the source.'),
      }),
      query: Type.Object(PageQuery),
      reply: List(SourceRun),
    },
    async ({ db, organizationId }, { params: { baseId, sourceId }, query }) => {
      requireFound(await findSource(db, organizationId, baseId, sourceId))
      const list = { organizationId, name: `runs ${sourceId}` }
      const page = { after: pager.after(list, query), limit: query.limit }
      const rows = await listRuns(db, organizationId, sourceId, page)
      return pager.page(list, query, rows, presentRun)
    },
  ),
]
