import type { Domain } from '../../platform/domain.ts'
import { defineJob, handle, type JobHandler } from '../../platform/jobs/jobs.ts'
import type { Platform } from '../../platform/platform.ts'
import { baseOperations } from './bases/routes.ts'
import { createPoliteFetcher } from './fetching/polite-fetcher.ts'
import { createExtractionPool } from './ingest/extraction-pool.ts'
import { processSource } from './ingest/process.ts'
import { rescueJob, rescueSources } from './ingest/rescue.ts'
import { mcpEndpoint } from './mcp/endpoint.ts'
import { configuredModel } from './models/configured.ts'
import { createEmbeddingModels } from './models/registry.ts'
import { modelOperations } from './models/routes.ts'
import { clearUnusedVectors } from './reindex/clear.ts'
import { baseReindexed } from './reindex/events.ts'
import { clearJob, reindexJob } from './reindex/job.ts'
import { reindexOperations } from './reindex/routes.ts'
import { rescueReindexes, runReindex } from './reindex/run.ts'
import { configuredReranker } from './search/reranker.ts'
import { searchOperations } from './search/routes.ts'
import { maintainVectorIndexes } from './search/vector-index.ts'
import { bulkOperations } from './sources/bulk-routes.ts'
import { contentOperations } from './sources/content-routes.ts'
import { sourceCompleted, sourceFailed, sourceUpdated } from './sources/events.ts'
import { processJob } from './sources/job.ts'
import { refreshDue, refreshDueJob } from './sources/refresh-due.ts'
import { sourceOperations } from './sources/routes.ts'
import { runOperations } from './sources/run-routes.ts'
import { expireEmbeddedTexts, expireEmbeddedTextsJob } from './vectors/expire-embedded-texts.ts'

export function knowledge(platform: Platform): Domain {
  const { pager } = platform
  const configured = configuredModel(platform)
  const models = createEmbeddingModels(configured, platform)
  const reranker = configuredReranker(platform)
  const extractionPool = createExtractionPool()
  const ingestion = { ...platform, models, extractionPool, fetcher: createPoliteFetcher(platform) }
  const operations = [
    ...baseOperations(pager, models),
    ...modelOperations(platform, models),
    ...sourceOperations(platform),
    ...bulkOperations(platform),
    ...contentOperations(pager),
    ...runOperations(pager),
    ...reindexOperations(platform, models),
    ...searchOperations({ ...platform, models, reranker }),
  ]
  return {
    operations,
    endpoints: [mcpEndpoint(platform, operations)],
    events: [sourceCompleted, sourceFailed, sourceUpdated, baseReindexed],
    jobs: [
      handle(processJob, (run, attempt) => processSource(ingestion, run, attempt)),
      handle(rescueJob, async () => {
        await rescueSources(ingestion)
        await rescueReindexes(ingestion)
      }),
      handle(refreshDueJob, () => refreshDue(platform)),
      handle(reindexJob, (run, attempt) => runReindex(ingestion, run, attempt)),
      handle(clearJob, (_, { signal }) => clearUnusedVectors(platform, signal)),
      handle(expireEmbeddedTextsJob, () => expireEmbeddedTexts(platform)),
      ...(platform.database.kind === 'postgres' ? [vectorIndexes(platform)] : []),
    ],
    async dispose() {
      await extractionPool[Symbol.asyncDispose]()
      await configured?.[Symbol.asyncDispose]()
      await reranker?.[Symbol.asyncDispose]()
    },
  }
}

/** Large bases get a vector index of their own some minutes after they have grown. */
const vectorIndexes = ({ database }: Platform): JobHandler =>
  handle(
    defineJob('knowledge.index_vectors', { schedule: '*/10 * * * *', concurrency: 1 }),
    async () => void (await maintainVectorIndexes(database.db)),
  )
