import { savesMemory } from '../../platform/db/pglite.ts'
import type { Domain, OpenDomain } from '../../platform/domain.ts'
import { defineJob, handle, type JobHandler } from '../../platform/jobs/jobs.ts'
import type { Platform } from '../../platform/platform.ts'
import { deleteRemovedSources, deleteSourcesJob } from './bases/removal/delete-sources.ts'
import { baseOperations } from './bases/routes.ts'
import { baseDeleted } from './bases/schema.ts'
import { deleteContentJob, deleteHiddenContent } from './content/delete-content.ts'
import { createPoliteFetcher } from './fetching/polite-fetcher.ts'
import { BaseId, ChunkId, ModelId, RunId, SourceId } from './ids.ts'
import { createExtractionPool } from './ingest/extraction-pool.ts'
import { rescueJob, rescueSources } from './ingest/ingestion.ts'
import { processSource } from './ingest/process.ts'
import { knowledgeToolbox } from './mcp/toolbox.ts'
import {
  configuredModel,
  createEmbeddingModels,
  keyColumn,
  timeEmbeddings,
} from './models/registry.ts'
import { modelOperations } from './models/routes.ts'
import { configuredOcr } from './ocr/ocr-package.ts'
import { clearUnusedVectors } from './reindex/clear.ts'
import { clearJob, reindexJob } from './reindex/context.ts'
import { reindexOperations } from './reindex/routes.ts'
import { baseReindexed, rescueReindexes, runReindex } from './reindex/run.ts'
import { registerRunMetrics } from './runs/run-metrics.ts'
import { configuredReranker } from './search/reranker.ts'
import { searchOperations } from './search/routes.ts'
import { createSearchIndexes } from './search/search-indexes.ts'
import { keepSearch, searchDuration } from './search/service.ts'
import { maintainVectorIndexes } from './search/vector-index.ts'
import { bulkOperations } from './sources/bulk-routes.ts'
import { contentOperations } from './sources/content-routes.ts'
import { sourceCompleted, sourceDeleted, sourceFailed, sourceUpdated } from './sources/events.ts'
import { knowledgeFinders } from './sources/finders-store.ts'
import { processJob } from './sources/queue.ts'
import { refreshDue, refreshDueJob } from './sources/refresh-due.ts'
import { sourceOperations } from './sources/routes.ts'
import { runOperations } from './sources/run-schema.ts'
import { headersColumn } from './sources/secret-headers.ts'
import { sourceUpsertOperations } from './sources/upsert-routes.ts'
import { expireEmbeddedTexts, expireEmbeddedTextsJob } from './vectors/expire-embedded-texts.ts'

export { findBase } from './bases/store.ts'
export { findChunkText } from './content/store.ts'
export { BaseId, ChunkId, SourceId } from './ids.ts'
export { findPassage } from './search/service.ts'
export { addFileContent, replaceFileContent } from './sources/add-content.ts'
export { Source } from './sources/schema.ts'
export { removeSource } from './sources/service.ts'

/** Knowledge bases: sources that are fetched, extracted, split into chunks and searched together. */
export const knowledge: Domain = {
  name: 'knowledge',
  tags: {
    'Knowledge bases': 'Collections of sources that are searched together.',
    Sources:
      'Web pages, files, texts and sites of a base: added, extracted, split into chunks, refreshed.',
    'Embedding models': "An organization's own models, which turn the text of bases into vectors.",
  },
  scopes: ['knowledge:read', 'knowledge:write'],
  roles: { member: ['knowledge:read', 'knowledge:write'] },
  limits: ['bases', 'sources', 'chunks'].map((resource) => ({
    resource,
    description: 'Null means no limit.',
  })),
  sealedColumns: [headersColumn, keyColumn],
  ids: [BaseId, SourceId, ChunkId, ModelId, RunId],
  events: [sourceCompleted, sourceFailed, sourceUpdated, sourceDeleted, baseReindexed, baseDeleted],
  open: openKnowledge,
}

function openKnowledge(platform: Platform): OpenDomain {
  const { pager } = platform
  const configured = configuredModel(platform)
  const models = timeEmbeddings(createEmbeddingModels(configured, platform), platform)
  registerRunMetrics(platform)
  const reranker = configuredReranker(platform)
  const searching = {
    duration: searchDuration(platform),
    indexes: createSearchIndexes(platform),
  }
  const searches = { ...platform, ...searching, models, reranker }
  keepSearch(platform, searches)
  const extractionPool = createExtractionPool(
    undefined,
    // A second thread takes about 100 MB: one reads 19 short texts a second, two read 26.
    savesMemory(platform.config) ? 1 : undefined,
    configuredOcr(platform.config.ocrLanguages),
  )
  const ingestion = { ...platform, models, extractionPool, fetcher: createPoliteFetcher(platform) }
  const operations = [
    ...baseOperations(pager, models),
    ...modelOperations(platform, models),
    ...sourceOperations(platform),
    ...sourceUpsertOperations(platform),
    ...bulkOperations(platform),
    ...contentOperations(pager),
    ...runOperations(pager),
    ...reindexOperations(platform, models),
    ...searchOperations(searches),
  ]
  return {
    operations,
    toolbox: knowledgeToolbox,
    finders: knowledgeFinders,
    jobs: [
      handle(processJob, (run, attempt) => processSource(ingestion, run, attempt)),
      handle(rescueJob, async () => {
        await rescueSources(ingestion)
        await rescueReindexes(ingestion)
      }),
      handle(refreshDueJob, () => refreshDue(platform)),
      handle(reindexJob, (run, attempt) => runReindex(ingestion, run, attempt)),
      handle(deleteSourcesJob, (_, { signal }) => deleteRemovedSources(platform, signal)),
      handle(deleteContentJob, (_, { signal }) => deleteHiddenContent(platform, signal)),
      handle(clearJob, (_, { signal }) => clearUnusedVectors(platform, signal)),
      handle(expireEmbeddedTextsJob, () => expireEmbeddedTexts(platform)),
      ...(platform.database.indexesVectors ? [vectorIndexes(platform)] : []),
    ],
    async close() {
      await extractionPool[Symbol.asyncDispose]()
      await configured?.[Symbol.asyncDispose]()
      await reranker?.[Symbol.asyncDispose]()
    },
  }
}

/** Builds vector indexes for large bases some minutes after they have grown. */
const vectorIndexes = ({ database }: Platform): JobHandler =>
  handle(
    defineJob('knowledge.index_vectors', { schedule: '*/10 * * * *', concurrency: 1 }),
    async () => void (await maintainVectorIndexes(database.longRunning)),
  )
