import type { Domain } from '../../platform/domain.ts'
import type { Platform } from '../../platform/platform.ts'
import { handle } from '../../platform/jobs/jobs.ts'
import { baseOperations } from './bases/routes.ts'
import { sourceCompleted, sourceFailed, sourceUpdated } from './events.ts'
import { createDigester } from './ingest/digester.ts'
import { processJob } from './ingest/job.ts'
import { processSource } from './ingest/process.ts'
import { configuredModel } from './models/configured.ts'
import { createEmbeddingModels } from './models/registry.ts'
import { searchOperations } from './search/routes.ts'
import { contentOperations } from './sources/content-routes.ts'
import { sourceOperations } from './sources/routes.ts'

export function knowledge(platform: Platform): Domain {
  const { pager, outbound, config } = platform
  const models = createEmbeddingModels(configuredModel(config))
  const digester = createDigester()
  const ingestion = { ...platform, models, digester }
  return {
    operations: [
      ...baseOperations(pager, models),
      ...sourceOperations(pager, outbound),
      ...contentOperations(pager),
      ...searchOperations(platform, models),
    ],
    events: [sourceCompleted, sourceFailed, sourceUpdated],
    jobs: [handle(processJob, (run, attempt) => processSource(ingestion, run, attempt))],
    dispose: async () => digester[Symbol.asyncDispose](),
  }
}
