import { type Static, Type } from 'typebox'
import type { Pager } from '../../../platform/db/page.ts'
import { requireFound } from '../../../platform/errors.ts'
import { type Operation, operation } from '../../../platform/operations/operation.ts'
import {
  Id,
  List,
  Nullable,
  PageQuery,
  PathId,
  Time,
} from '../../../platform/operations/schemas.ts'
import { BaseId, RunId, SourceId } from '../ids.ts'
import { listRuns, type SourceRunRow } from '../runs/store.ts'
import { Failure, Progress, presentFailure, SourceUsage, type Stages, statuses } from './schema.ts'
import { findSource } from './store.ts'

const triggers = ['add', 'refresh', 'schedule', 'retry', 'replace', 'site'] as const
export type SourceRunTrigger = (typeof triggers)[number]

const SourceRun = Type.Object(
  {
    id: Id(RunId, 'Identifier of the run.'),
    sourceId: Id(SourceId, 'Source that it processed.'),
    number: Type.Integer({ minimum: 1, description: 'Number of the run in its source, from 1.' }),
    trigger: Type.Enum([...triggers], {
      description:
        'Trigger of the run: `add` the first run, `refresh` a request, `schedule` the refresh schedule, `retry` a retry of failed sources, `replace` a duplicate that replaced the source, `site` a run of its sitemap or crawl.',
    }),
    status: Type.Enum([...statuses], {
      description: 'queued, then processing, then completed or failed.',
    }),
    progress: Progress,
    chunksCount: Nullable(
      Type.Integer({
        minimum: 0,
        description: 'Number of chunks at its end; null unless completed.',
      }),
    ),
    usage: Nullable(SourceUsage),
    credits: Nullable(
      Type.Integer({
        minimum: 0,
        description: 'Cost of the run in credits; null until it has ended.',
      }),
    ),
    error: Nullable(
      Type.String({ description: 'The problem and what to do; null unless failed.' }),
    ),
    failure: Nullable(Failure),
    queuedAt: Time('When the run was requested.'),
    startedAt: Nullable(Time('When processing began; null while queued.')),
    endedAt: Nullable(Time('When the run ended; null until then.')),
  },
  { title: 'SourceRun' },
)
type SourceRun = Static<typeof SourceRun>

const presentRun = (row: SourceRunRow): SourceRun => ({
  id: RunId.show(row.id),
  sourceId: SourceId.show(row.source_id),
  number: row.number,
  trigger: row.trigger as SourceRunTrigger,
  status: row.status as SourceRun['status'],
  progress: {
    stage: row.stage,
    percent: row.percent,
    done: row.done,
    total: row.total,
    stages: row.stages as Stages,
  },
  chunksCount: row.chunks_count,
  usage: row.usage as SourceUsage | null,
  credits: row.credits,
  ...presentFailure(row),
  queuedAt: row.queued_at.toISOString(),
  startedAt: row.started_at?.toISOString() ?? null,
  endedAt: row.ended_at?.toISOString() ?? null,
})

export const runOperations = (pager: Pager): readonly Operation[] => [
  operation(
    {
      method: 'GET',
      path: '/v1/bases/{baseId}/sources/{sourceId}/runs',
      operationId: 'listSourceRuns',
      tag: 'Sources',
      summary: 'List the runs of a source',
      description:
        'Lists the runs of a source, newest first. The first one is the run that the source itself shows. The last 50 runs are kept.',
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
