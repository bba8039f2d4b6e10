import type { Platform } from '../../../platform/platform.ts'
import type { Work } from '../../../platform/work.ts'
import { lockBase, lockReindex, type ReindexRow, type StoredBase } from '../bases/store.ts'
import type { EmbeddingModel } from '../models/model.ts'
import type { EmbeddingModels } from '../models/registry.ts'
import type { ReindexRun } from './job.ts'

export type Reindexer = Pick<Platform, 'database' | 'transact' | 'jobs' | 'clock' | 'log'> & {
  models: EmbeddingModels
}

/** One job's share of a re-index; the base as it was when the job began. */
export interface ReindexContext {
  run: ReindexRun
  base: StoredBase
  model: EmbeddingModel
}

/** The re-index is canceled, replaced, or its base is deleted: nothing is left to do. */
export class Superseded extends Error {
  override readonly name = 'Superseded'
}

/**
 * Acts while this is the re-index of its base that is under way; `extent` as for the base.
 *
 * @throws Superseded
 */
export async function inReindex<T>(
  { transact }: Pick<Platform, 'transact'>,
  { organizationId, baseId, reindexId }: ReindexRun,
  act: (work: Work, reindex: ReindexRow) => Promise<T>,
  extent: 'share' | 'all' = 'share',
): Promise<T> {
  return transact(organizationId, { kind: 'system' }, async (work) => {
    // The base first, like where it is deleted, so that the two never wait for each other.
    await lockBase(work.db, organizationId, baseId, extent)
    const reindex = await lockReindex(work.db, { organizationId, baseId })
    if (reindex?.id !== reindexId || reindex.status !== 'running') throw new Superseded()
    return act(work, reindex)
  })
}
