import type { Platform } from '../../../platform/platform.ts'
import type { EmbeddingModels } from '../models/registry.ts'
import type { Web } from '../sites/web.ts'
import type { Digester } from './digester.ts'

/** What a run of a source is made with. */
export interface Ingestion
  extends Pick<
    Platform,
    'outbound' | 'transact' | 'database' | 'clock' | 'jobs' | 'log' | 'keyring'
  > {
  models: EmbeddingModels
  digester: Digester
  web: Web
}
