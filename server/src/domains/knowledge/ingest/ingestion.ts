import { defineSweep } from '../../../platform/jobs/jobs.ts'
import { failOrphanedRuns } from '../../../platform/jobs/run.ts'
import type { Platform } from '../../../platform/platform.ts'
import type { EmbeddingModels } from '../models/registry.ts'
import { listUnfinishedRuns, type SourceRunKey } from '../runs/store.ts'
import { advanceSite } from '../sites/advance.ts'
import type { SiteContext } from '../sites/context.ts'
import { sourceRun } from '../sources/run.ts'
import type { ExtractionPool } from './extraction-pool.ts'

/** Dependencies of a run. */
export interface Ingestion extends SiteContext, Pick<Platform, 'clock' | 'jobs' | 'log'> {
  models: EmbeddingModels
  extractionPool: ExtractionPool
}

export const rescueJob = defineSweep('knowledge.rescue', '* * * * *')

const runsAtOnce = 500

/** Fails every run whose job is lost, and advances sites whose last advance was lost. */
export async function rescueSources(
  ingestion: Pick<Ingestion, 'database' | 'jobs' | 'transact' | 'log'>,
): Promise<void> {
  for (let after: SourceRunKey | null | undefined = null; after !== undefined; ) {
    const runs: SourceRunKey[] = await listUnfinishedRuns(ingestion.database.db, after, runsAtOnce)
    const waiting = await failOrphanedRuns(ingestion, sourceRun, runs)
    for (const { organizationId, sourceId } of waiting) {
      await advanceSite(ingestion, organizationId, sourceId)
    }
    after = runs[runsAtOnce - 1]
  }
}
