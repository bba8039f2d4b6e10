import type { Domain } from '../../platform/domain.ts'
import { defineJob, handle, type JobHandler } from '../../platform/jobs/jobs.ts'
import type { Platform } from '../../platform/platform.ts'
import { baseOperations } from './bases/routes.ts'
import { sourceCompleted, sourceFailed, sourceUpdated } from './events.ts'
import { createDigester } from './ingest/digester.ts'
import { processJob } from './ingest/job.ts'
import { processSource } from './ingest/process.ts'
import { rescueJob, rescueSources } from './ingest/rescue.ts'
import { configuredModel } from './models/configured.ts'
import { createEmbeddingModels } from './models/registry.ts'
import { searchOperations } from './search/routes.ts'
import { maintainVectorIndexes } from './search/vector-index.ts'
import { contentOperations } from './sources/content-routes.ts'
import { sourceOperations } from './sources/routes.ts'

export function knowledge(platform: Platform): Domain {
  const { pager, outbound } = platform
  const configured = configuredModel(platform)
  const models = createEmbeddingModels(configured)
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
    jobs: [
      handle(processJob, (run, attempt) => processSource(ingestion, run, attempt)),
      handle(rescueJob, () => rescueSources(ingestion)),
      ...(platform.database.kind === 'postgres' ? [vectorIndexes(platform)] : []),
    ],
    async dispose() {
      await digester[Symbol.asyncDispose]()
      await configured?.[Symbol.asyncDispose]()
    },
  }
}

/** Large bases get a vector index of their own some minutes after they have grown. */
const vectorIndexes = ({ database }: Platform): JobHandler =>
  handle(
    defineJob('knowledge.index_vectors', { schedule: '*/10 * * * *', concurrency: 1 }),
    async () => void (await maintainVectorIndexes(database.db)),
  )
