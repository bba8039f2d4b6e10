import { Type } from 'typebox'
import type { Db } from '../../../platform/db/database.ts'
import { notFound, requireFound } from '../../../platform/errors.ts'
import { type Operation, operation } from '../../../platform/operations/operation.ts'
import { hasScope } from '../../../platform/operations/principal.ts'
import { List, PageQuery, PathId } from '../../../platform/operations/schemas.ts'
import { lineOf } from '../../../platform/operations/tool.ts'
import type { Platform } from '../../../platform/platform.ts'
import { one, params, reads, writes } from './routes.ts'
import { presentConflict, presentError, presentRun } from './runs/finish.ts'
import { NewSyncRun, RunQuery, SyncConflict, SyncRecordError, SyncRun } from './runs/schema.ts'
import { findRun, listConflicts, listErrors, listRuns, type SyncRunRow } from './runs/store.ts'
import { SyncRunId } from './schema.ts'
import { beginRun, confirmRun } from './service.ts'
import { findSync } from './store.ts'

const runParams = Type.Object({
  ...params.properties,
  runId: PathId(SyncRunId, 'Identifier of the run.'),
})

const acts: readonly Operation[] = [
  operation(
    {
      ...writes,
      method: 'POST',
      path: `${one}/run`,
      operationId: 'runSync',
      summary: 'Run a sync',
      description:
        'Begins a run. A sync has one run at a time; a run that waits for a confirmation is replaced.',
      params,
      body: Type.Union([NewSyncRun, Type.Null()]),
      status: 201,
      location: `${one}/runs/{id}`,
      changes: 'syncId',
      reply: SyncRun,
      errors: ['invalid_transition', 'connection_not_active', 'insufficient_scope'],
      tool: {
        name: 'run_sync',
        title: 'Run a sync',
        description: 'Begins a run of a sync. Preview it first.',
        isDestructive: true,
        isOpenWorld: true,
        text: ({ id, status }) => lineOf(id, status),
      },
    },
    (work, { params: { syncId }, body }) =>
      beginRun(work, syncId, body ?? {}, { principal: work.principal }),
  ),
  operation(
    {
      ...writes,
      method: 'POST',
      path: `${one}/confirm`,
      operationId: 'confirmSync',
      summary: 'Confirm the removals of a run',
      description:
        'Continues a run that waits for confirmation: contacts or sources that are deleted at the source are tagged or deleted here, as the sync defines.',
      params,
      reply: SyncRun,
      errors: ['invalid_transition', 'insufficient_scope'],
    },
    (work, { params: { syncId } }) => confirmRun(work, syncId, { principal: work.principal }),
  ),
]

export const syncRunOperations = ({ pager }: Pick<Platform, 'pager'>): readonly Operation[] => [
  ...acts,
  operation(
    {
      ...reads,
      method: 'GET',
      path: `${one}/runs`,
      operationId: 'listSyncRuns',
      summary: 'List the runs of a sync',
      description: 'Lists runs of the last 90 days, newest first.',
      params,
      query: RunQuery,
      reply: List(SyncRun),
    },
    async ({ db, organizationId }, { params: { syncId }, query }) => {
      requireFound(await findSync(db, organizationId, syncId))
      const list = { organizationId, name: `runs of ${syncId}` }
      const page = { after: pager.after(list, query), limit: query.limit }
      const rows = await listRuns(db, organizationId, syncId, query, page)
      return pager.page(list, query, rows, presentRun)
    },
  ),
  operation(
    {
      ...reads,
      method: 'GET',
      path: `${one}/runs/{runId}`,
      operationId: 'getSyncRun',
      summary: 'Get a run of a sync',
      description: 'Returns one run with its counts so far.',
      params: runParams,
      reply: SyncRun,
    },
    async ({ db, organizationId }, { params: { syncId, runId } }) =>
      presentRun(await requireRun(db, organizationId, syncId, runId)),
  ),
  operation(
    {
      ...reads,
      method: 'GET',
      path: `${one}/runs/{runId}/errors`,
      operationId: 'listSyncRunErrors',
      summary: 'List the errors of a run',
      description:
        'Lists the records that could not be imported, with reasons, up to 1,000 of a run.',
      params: runParams,
      query: Type.Object(PageQuery),
      reply: List(SyncRecordError),
    },
    async ({ db, organizationId }, { params: { syncId, runId }, query }) => {
      await requireRun(db, organizationId, syncId, runId)
      const list = { organizationId, name: `errors of ${runId}` }
      const rows = await listErrors(db, organizationId, runId, afterPosition(pager, list, query))
      return pager.pageByPlace(list, query, rows, { placeOf, present: presentError })
    },
  ),
  operation(
    {
      ...reads,
      method: 'GET',
      path: `${one}/runs/{runId}/conflicts`,
      operationId: 'listSyncRunConflicts',
      summary: 'List the conflicts of a run',
      description:
        'Lists the fields that had changed both at the source and here, with the value that was kept, up to 1,000 of a run. Without `contacts:read` the values are null.',
      params: runParams,
      query: Type.Object(PageQuery),
      reply: List(SyncConflict),
    },
    async ({ db, organizationId, principal }, { params: { syncId, runId }, query }) => {
      await requireRun(db, organizationId, syncId, runId)
      const list = { organizationId, name: `conflicts of ${runId}` }
      const rows = await listConflicts(db, organizationId, runId, afterPosition(pager, list, query))
      return pager.pageByPlace(list, query, rows, {
        placeOf,
        present: (row) => presentConflict(row, hasScope(principal, 'contacts:read')),
      })
    },
  ),
]

const placeOf = ({ position }: { position: number }): string => String(position)

const afterPosition = (
  pager: Platform['pager'],
  list: Parameters<Platform['pager']['afterPlace']>[0],
  query: { limit: number; cursor?: string },
): { after: number; limit: number } => ({
  after: Number(pager.afterPlace(list, query) ?? -1),
  limit: query.limit,
})

async function requireRun(
  db: Db,
  organizationId: string,
  syncId: string,
  runId: string,
): Promise<SyncRunRow> {
  const row = await findRun(db, organizationId, runId)
  if (row?.sync_id !== syncId) throw notFound()
  return row
}
