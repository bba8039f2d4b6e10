import { inRun, type RunKind } from '../../../platform/jobs/run.ts'
import type { Platform } from '../../../platform/platform.ts'
import type { Work } from '../../../platform/work.ts'
import { IngestError } from '../failures.ts'
import { EmbeddingError } from '../models/model.ts'
import { type SourceRunKey, updateRun } from '../runs/store.ts'
import { failRun } from './fail.ts'
import { processJob } from './queue.ts'
import { hasEnded, isSite, type Stage, type Stages } from './schema.ts'
import { lockSource, runKeyOf, type SourceRow, updateSource } from './store.ts'

/** One run of one source. A refresh starts another one, after which the previous one no longer writes. */
export const sourceRun: RunKind<SourceRunKey, SourceRow, IngestError> = {
  job: processJob,
  async lock({ db }, { organizationId, sourceId, run }) {
    const row = await lockSource(db, organizationId, sourceId)
    return row && row.run === run && !hasEnded(row) ? row : undefined
  },
  failureOf: (error) => {
    if (error instanceof IngestError) return error
    return error instanceof EmbeddingError ? new IngestError(error.message, error) : null
  },
  internalFailure: () =>
    new IngestError(
      'Processing failed because of a problem on our side. Refresh the source to try again.',
      {
        code: 'internal',
        retryable: true,
      },
    ),
  fail: failRun,
  // A site has no job of its own while its pages are processed.
  isWaiting: (row) => isSite(row) && row.stage === 'pages',
}

type Transact = Pick<Platform, 'transact'>

/**
 * Marks the run as started, and returns its source.
 *
 * @throws RunSuperseded
 */
export const startRun = (platform: Transact, key: SourceRunKey): Promise<SourceRow> =>
  inRun(platform, sourceRun, key, (work, row) =>
    recordProgress(work, row, {
      stage: row.url === null ? 'extracting' : 'fetching',
      percent: 5,
    }),
  )

export interface SourceProgress {
  stage: Stage
  percent: number
  /** Number of embedded chunks, or of pages that have ended, and the total. */
  counts?: { done: number; total: number }
}

/**
 * Reports the progress of a run.
 *
 * @throws RunSuperseded
 */
export async function reportProgress(
  platform: Transact,
  key: SourceRunKey,
  progress: SourceProgress,
): Promise<void> {
  await inRun(platform, sourceRun, key, (work, row) => recordProgress(work, row, progress))
}

/** Records the progress, which never decreases, even if the run is retried. */
async function recordProgress(
  work: Work,
  row: SourceRow,
  { stage, percent, counts }: SourceProgress,
): Promise<SourceRow> {
  const isForward = percent > row.percent || (counts?.done ?? 0) > (row.done ?? 0)
  if (!isForward) return row
  const began = row.stages as Stages
  const isFirst = row.status === 'queued'
  const change = {
    status: 'processing',
    stage,
    percent: Math.max(percent, row.percent),
    stages: { ...began, [stage]: began[stage] ?? work.now.toISOString() },
    ...counts,
  }
  await updateRun(work.db, runKeyOf(row), { ...change, ...(isFirst && { started_at: work.now }) })
  if (isFirst) await updateSource(work.db, row, { status: 'processing' })
  return { ...row, ...change } as SourceRow
}
