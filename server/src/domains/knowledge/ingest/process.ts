import { PostponeJob } from '../../../platform/jobs/postpone.ts'
import { IngestError } from '../failures.ts'
import { EmbeddingError } from '../models/model.ts'
import { advanceSite } from '../sites/advance.ts'
import { findCrawlPosition, recordCrawledPage } from '../sites/crawl-position.ts'
import { expandSite } from '../sites/expand.ts'
import { fail } from '../sources/fail.ts'
import { begin, inRun, type Run, report, Superseded } from '../sources/run.ts'
import { isSite, type Stages } from '../sources/schema.ts'
import type { SourceRow } from '../sources/store.ts'
import { embedChunks } from './embed-chunks.ts'
import type { Extraction } from './extract-and-chunk.ts'
import type { Ingestion } from './ingestion.ts'
import { loadContent } from './load-content.ts'
import { keepContent, ModelChanged, replaceContent } from './replace-content.ts'

interface Attempt {
  last: boolean
  signal: AbortSignal
}

export const internalFailure = (): IngestError =>
  new IngestError('Processing failed on our side; refresh the source to try again.', {
    code: 'internal',
    retryable: true,
  })

/**
 * One run of one source: read, extract, chunk, embed, and swap the result in. May be cut off anywhere
 * and run again: nothing is visible before the last step, which is one transaction. After the last
 * attempt the source has ended, whatever happened.
 */
export async function processSource(
  ingestion: Ingestion,
  run: Run,
  attempt: Attempt,
): Promise<void> {
  const startedAt = ingestion.clock.now()
  const source = await begin(ingestion, run)
  if (!source) return
  try {
    if (isSite(source)) return await expandSite(ingestion, run, source, attempt.signal)
    await ingest(ingestion, { source, run, startedAt }, attempt.signal)
  } catch (error) {
    if (error instanceof Superseded) return
    if (error instanceof ModelChanged) return processSource(ingestion, run, attempt)
    if (error instanceof PostponeJob) throw error
    const reason = reasonOf(error)
    if (!reason) ingestion.log.error({ err: error, run }, 'processing a source failed')
    if ((reason?.retryable ?? true) && !attempt.last) throw postponementOf(reason) ?? error
    await inRun(ingestion, run, (work, row) => fail(work, row, reason ?? internalFailure()))
  }
  if (source.parent_id) await advanceSite(ingestion, source.organization_id, source.parent_id)
}

/** When a site says how long it wants to be left alone, the attempt waits that long. */
const postponementOf = (reason: IngestError | null): PostponeJob | null =>
  reason?.retryAfterMs
    ? new PostponeJob(reason.retryAfterMs, { countsAsAttempt: true, cause: reason })
    : null

/** What the one who added the source can be told; null when it is our own mistake. */
function reasonOf(error: unknown): IngestError | null {
  if (error instanceof IngestError) return error
  return error instanceof EmbeddingError ? new IngestError(error.message, error) : null
}

/** A shorter page is read out before anybody could see that it is. */
const longBytes = 250_000

async function ingest(
  ingestion: Ingestion,
  { source, run, startedAt }: { source: SourceRow; run: Run; startedAt: Date },
  signal: AbortSignal,
): Promise<void> {
  const { clock, database, models, extractionPool } = ingestion
  const model = await models.find(database.db, source.organization_id, source.embedding_model)
  if (!model) throw modelMissing(source.embedding_model)
  const position = await findCrawlPosition(database.db, source)
  const page = await loadContent(ingestion, source, position, signal)
  if (page === 'unchanged') {
    await inRun(ingestion, run, (work, row) => keepContent(work, row, startedAt))
    return
  }
  if (page.body.length > longBytes) {
    await report(ingestion, run, { stage: 'extracting', percent: 30 })
  }
  const extractingAt = clock.now()
  const isBuiltin = model === models.builtin
  const extraction = await extractionPool.extractAndChunk(
    {
      body: page.body,
      contentType: page.contentType,
      url: page.url,
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
    : await embedChunks(ingestion, model, { source, run, chunks }, signal)
  const stages = stagesOf(extractingAt, extraction.timings, clock.now())
  const result = { ...extraction, page, fetchedAt: startedAt, model: model.name, stages, embedded }
  await inRun(ingestion, run, (work, row) => replaceContent(work, row, result))
}

const modelMissing = (name: string): IngestError =>
  new IngestError(`The embedding model ${name} is not configured on this server.`, {
    code: 'model_missing',
  })

/** What a thread did in one go is told afterwards. */
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
