import { type Static, Type } from 'typebox'
import { Id, Nullable, Time } from '../../../platform/operations/schemas.ts'
import { RunId, SourceId } from '../ids.ts'
import type { RunRow } from '../runs/store.ts'
import { Failure, Progress, presentFailure, type Stages, statuses, Usage } from './schema.ts'

const triggers = ['add', 'refresh', 'schedule', 'retry', 'replace', 'site'] as const
export type Trigger = (typeof triggers)[number]

export const SourceRun = Type.Object(
  {
    id: Id(RunId, 'Identifier of the run.'),
    sourceId: Id(SourceId, 'The source that it processed.'),
    number: Type.Integer({ minimum: 1, description: 'Counts the runs of the source from 1.' }),
    trigger: Type.Enum([...triggers], {
      description:
        'What began it: `add` the first run, `refresh` a request, `schedule` its refresh schedule, `retry` a retry of failed sources, `replace` a duplicate that replaced it, `site` a run of its sitemap or crawl.',
    }),
    status: Type.Enum([...statuses], {
      description: 'queued, then processing, then completed or failed.',
    }),
    progress: Progress,
    chunksCount: Nullable(
      Type.Integer({ minimum: 0, description: 'Chunks at its end; null unless completed.' }),
    ),
    usage: Nullable(Usage),
    credits: Nullable(
      Type.Integer({ minimum: 0, description: 'What the run cost; null until it has ended.' }),
    ),
    error: Nullable(
      Type.String({ description: 'What went wrong and what to do; null unless failed.' }),
    ),
    failure: Nullable(Failure),
    queuedAt: Time('When the run was asked for.'),
    startedAt: Nullable(Time('When processing began; null while queued.')),
    endedAt: Nullable(Time('When the run ended; null before.')),
  },
  { title: 'SourceRun' },
)
export type SourceRun = Static<typeof SourceRun>

export const presentRun = (row: RunRow): SourceRun => ({
  id: RunId.show(row.id),
  sourceId: SourceId.show(row.source_id),
  number: row.number,
  trigger: row.trigger as Trigger,
  status: row.status as SourceRun['status'],
  progress: {
    stage: row.stage,
    percent: row.percent,
    done: row.done,
    total: row.total,
    stages: row.stages as Stages,
  },
  chunksCount: row.chunks_count,
  usage: row.usage as Usage | null,
  credits: row.credits,
  ...presentFailure(row),
  queuedAt: row.queued_at.toISOString(),
  startedAt: row.started_at?.toISOString() ?? null,
  endedAt: row.ended_at?.toISOString() ?? null,
})
