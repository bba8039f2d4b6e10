import { toApiError } from '../../../platform/db/refusals.ts'
import { ApiError } from '../../../platform/errors.ts'
import { defineJob, defineSweep, waitingWorkers } from '../../../platform/jobs/jobs.ts'
import type { RunFailure, RunKind } from '../../../platform/jobs/run.ts'
import type { Platform } from '../../../platform/platform.ts'
import type { Work } from '../../../platform/work.ts'
import { settleCredits } from '../../billing/index.ts'
import {
  lockBase,
  lockReindex,
  type ReindexRow,
  type StoredBase,
  updateBase,
} from '../bases/store.ts'
import { EmbeddingError, type EmbeddingModel } from '../models/model.ts'
import type { EmbeddingModels } from '../models/registry.ts'
import { reindexSubject } from '../pricing.ts'
import { updateReindex } from './store.ts'

export type Reindexer = Pick<Platform, 'database' | 'transact' | 'jobs' | 'clock' | 'log'> & {
  models: EmbeddingModels
}

export interface ReindexRun {
  organizationId: string
  baseId: string
  reindexId: string
}

/** Makes some batches of the second set of vectors, and queues itself again until all are made. */
export const reindexJob = defineJob<ReindexRun>('knowledge.reindex', waitingWorkers(1))

/** Empties vectors that bases no longer search. */
export const clearJob = defineSweep('knowledge.clear_vectors', '*/5 * * * *')

/** Data of one re-index job, with the base as it was when the job began. */
export interface ReindexContext {
  run: ReindexRun
  base: StoredBase
  model: EmbeddingModel
}

/** The running re-index of a base. */
export const reindexRun: RunKind<ReindexRun, ReindexRow, RunFailure> = {
  job: reindexJob,
  lock: (work, run) => lockRunning(work, run, 'share'),
  failureOf(error) {
    if (error instanceof EmbeddingError) return error
    const refusal = error instanceof ApiError ? error : toApiError(error)
    if (refusal?.code !== 'insufficient_credits') return null
    return { message: refusal.message, retryable: false }
  },
  internalFailure: () => ({
    message: 'The re-index failed because of a problem on our side. Start it again.',
    retryable: false,
  }),
  async fail(work, reindex, { message }) {
    await updateReindex(work.db, reindex, { status: 'failed', error: message })
    const { organization_id: organizationId, base_id: baseId } = reindex
    await updateBase(work.db, organizationId, baseId, { clear_after: work.now })
    await settleCredits(work, reindexSubject(reindex.id), 0)
  },
}

/** The same run, with its base locked against any other change. */
export const exclusiveReindexRun: Pick<typeof reindexRun, 'lock'> = {
  lock: (work, run) => lockRunning(work, run, 'all'),
}

/** Locks the base first, like the deletion of a base, so that the two cannot deadlock. */
async function lockRunning(
  { db }: Work,
  { organizationId, baseId, reindexId }: ReindexRun,
  extent: 'share' | 'all',
): Promise<ReindexRow | undefined> {
  await lockBase(db, organizationId, baseId, extent)
  const reindex = await lockReindex(db, { organizationId, baseId })
  return reindex?.id === reindexId && reindex.status === 'running' ? reindex : undefined
}
