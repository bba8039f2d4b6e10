import { attemptRun, inRun } from '../../../platform/jobs/run.ts'
import { fileParts } from '../content/parts-store.ts'
import { findTexts } from '../content/store.ts'
import { IngestError } from '../failures.ts'
import { type FetchedPage, fetchPage } from '../fetching/fetch-page.ts'
import type { SourceRunKey } from '../runs/store.ts'
import { advanceSite } from '../sites/advance.ts'
import {
  type CrawlPosition,
  findCrawlPosition,
  recordCrawledPage,
} from '../sites/crawl-position.ts'
import { expandSite } from '../sites/expand.ts'
import { reportProgress, sourceRun, startRun } from '../sources/run.ts'
import { isSite, type Stages } from '../sources/schema.ts'
import { secretHeadersOf } from '../sources/secret-headers.ts'
import type { SourceRow } from '../sources/store.ts'
import { slotOf } from '../vectors/store.ts'
import { embedChunks, forgetVectors } from './embed-chunks.ts'
import type { Extraction } from './extract-and-chunk.ts'
import type { Ingestion } from './ingestion.ts'
import { hasSameContent, keepContent, ModelChanged, replaceContent } from './replace-content.ts'
import { storeContent } from './store-content.ts'

/**
 * Runs one source: fetch, extract, chunk, embed, and swap in the result. It can be interrupted anywhere and run again,
 * because nothing is visible before the last step, which is one transaction. After the last attempt, the run has ended.
 */
export async function processSource(
  ingestion: Ingestion,
  key: SourceRunKey,
  { last, signal }: { last: boolean; signal: AbortSignal },
): Promise<void> {
  let parentId: string | null = null
  const steps = async (ends: AbortSignal): Promise<void> => {
    const startedAt = ingestion.clock.now()
    const source = await startRun(ingestion, key)
    parentId = source.parent_id
    if (isSite(source)) return expandSite(ingestion, key, source, ends)
    await ingest(ingestion, { source, key, startedAt }, ends)
  }
  await attemptRun(ingestion, sourceRun, key, {
    isLast: last,
    signal,
    steps: (ends) => untilModelStays(() => steps(ends)),
  })
  if (parentId) await advanceSite(ingestion, key.organizationId, parentId)
}

async function untilModelStays(steps: () => Promise<void>): Promise<void> {
  try {
    await steps()
  } catch (error) {
    if (!(error instanceof ModelChanged)) throw error
    await untilModelStays(steps)
  }
}

/** Minimum size for reporting the stage. A shorter page is extracted before a client could see it. */
const longBytes = 250_000

async function ingest(
  ingestion: Ingestion,
  { source, key, startedAt }: { source: SourceRow; key: SourceRunKey; startedAt: Date },
  signal: AbortSignal,
): Promise<void> {
  const { clock, database, models, extractionPool } = ingestion
  const model = await models.find(database.db, source.organization_id, source.embedding_model)
  if (!model) throw modelMissing(source.embedding_model)
  const position = await findCrawlPosition(database.db, source)
  const page = await loadContent(ingestion, source, position, signal)
  if (page === 'unchanged') {
    await inRun(ingestion, sourceRun, key, (work, row) => keepContent(work, row, startedAt))
    return
  }
  if (page.body.length > longBytes) {
    await reportProgress(ingestion, key, { stage: 'extracting', percent: 30 })
  }
  const extractingAt = clock.now()
  const isBuiltin = model === models.builtin
  const extraction = await extractionPool.extractAndChunk(
    {
      body: page.body,
      contentType: page.contentType,
      url: page.url,
      encoding: source.encoding,
      fileName: (source.file as { name: string } | null)?.name ?? null,
      title: source.type === 'text' ? source.name : null,
      chunking: {
        maxTokens: Math.min(source.max_tokens, model.maxTokens),
        overlapTokens: source.overlap_tokens,
      },
      embed: isBuiltin,
      ...(source.url !== null && {
        fetched: { robotsTag: page.robotsTag, ofSite: position !== null },
      }),
    },
    signal,
    source.organization_id,
  )
  const { links } = extraction
  if (position && links) {
    const stays = await recordCrawledPage(ingestion, source, position, { page, links })
    if (!stays) return
  }
  if (extraction.kind === 'refused')
    throw new IngestError(extraction.message, { code: extraction.code })
  const { chunks } = extraction
  const embedded = isBuiltin
    ? { chunksEmbedded: chunks.length, chunksReused: 0 }
    : await embedChunks(ingestion, model, { source, key, chunks }, signal)
  const stages = stagesOf(extractingAt, extraction.timings, clock.now())
  const result = {
    ...extraction,
    page,
    fetchedAt: startedAt,
    model: model.name,
    slot: slotOf(source),
    contentHash: Buffer.from(extraction.textHash),
    stages,
    embedded,
  }
  const attempt = (await hasSameContent(database.db, source, result))
    ? null
    : await storeContent(ingestion, { source, key }, result, signal)
  await inRun(ingestion, sourceRun, key, (work, row) => replaceContent(work, row, result, attempt))
  if (!isBuiltin) await forgetVectors(ingestion, source, result)
}

const modelMissing = (name: string): IngestError =>
  new IngestError(
    `The embedding model ${name} is not configured on this server. Configure it, or re-index the base.`,
    {
      code: 'model_missing',
    },
  )

/** Records the thread's stages afterwards, because it does them in one go. */
function stagesOf(
  extractingAt: Date,
  { extractMs, chunkMs }: Extract<Extraction, { kind: 'extracted' }>['timings'],
  storingAt: Date,
): Stages {
  const chunkingMs = extractingAt.getTime() + extractMs
  const at = (ms: number): string => new Date(Math.min(ms, storingAt.getTime())).toISOString()
  return {
    extracting: extractingAt.toISOString(),
    chunking: at(chunkingMs),
    embedding: at(chunkingMs + chunkMs),
    storing: storingAt.toISOString(),
  }
}

/** Loads the content of a source before extraction: the page at its address, its file, or its text. */
async function loadContent(
  ingestion: Ingestion,
  source: SourceRow,
  position: CrawlPosition | null,
  signal: AbortSignal,
): Promise<FetchedPage | 'unchanged'> {
  const { db } = ingestion.database
  if (source.url !== null) {
    const canBeUnchanged = isAsChunked(source) && !position?.isFollowed
    return fetchPage(ingestion.fetcher, {
      url: source.url,
      etag: canBeUnchanged ? source.etag : null,
      lastModified: canBeUnchanged ? source.last_modified : null,
      headers: await secretHeadersOf(db, ingestion.keyring, source),
      ignoreRobots: source.ignore_robots,
      signal,
    })
  }
  if (source.type === 'file') {
    const { mediaType } = source.file as { mediaType: string }
    const parts = fileParts.stream(db, [source.organization_id, source.id])
    return storedPage(Buffer.concat(await Array.fromAsync(parts)), mediaType)
  }
  const texts = await findTexts(db, source.organization_id, source.id)
  return storedPage(Buffer.from(texts?.given_text ?? ''), 'text/markdown; charset=utf-8')
}

const storedPage = (body: Buffer, contentType: string): FetchedPage => ({
  body,
  contentType,
  url: '',
  etag: null,
  lastModified: null,
})

/**
 * Returns true if an unchanged page would give the same chunks, because the base has not changed since the last fetch.
 */
const isAsChunked = ({ last_fetched_at: fetchedAt, base_updated_at: changedAt }: SourceRow) =>
  fetchedAt !== null && changedAt < fetchedAt
