import type { Platform } from '../../../platform/platform.ts'
import type { EmbeddingModels } from '../models/registry.ts'
import type { SiteContext } from '../sites/context.ts'
import type { ExtractionPool } from './extraction-pool.ts'

/** What the run of a source works with. */
export interface Ingestion extends SiteContext, Pick<Platform, 'clock' | 'jobs' | 'log'> {
  models: EmbeddingModels
  extractionPool: ExtractionPool
}
