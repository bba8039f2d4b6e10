import type { Platform } from '../../../platform/platform.ts'
import { EmbeddingError, type EmbeddingModel } from '../models/model.ts'
import type { EmbeddingModels } from '../models/registry.ts'
import { findTexts, type SourceRow } from '../sources/store.ts'
import { complete, completeUnchanged, fail } from './complete.ts'
import type { Digest } from './digest.ts'
import type { Digester } from './digester.ts'
import { embedTexts, type KnownVectors } from './embed.ts'
import { fetchPage, IngestError, type Page } from './fetch.ts'
import { begin, inRun, type Run, report } from './run.ts'
import { findEmbeddings } from './store.ts'

export interface Ingestion
  extends Pick<Platform, 'outbound' | 'transact' | 'database' | 'clock' | 'jobs' | 'log'> {
  models: EmbeddingModels
  digester: Digester
}

interface Attempt {
  last: boolean
  signal: AbortSignal
}

export const failedOnOurSide = 'Processing failed on our side; refresh the source to try again.'

/**
 * One run of one source: fetch, extract, chunk, embed, and swap the result in. May be cut off anywhere
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
    await ingest(ingestion, { source, run, startedAt }, attempt.signal)
  } catch (error) {
    const reason = reasonOf(error)
    if (!reason) ingestion.log.error({ err: error, run }, 'processing a source failed')
    const { message, retryable } = reason ?? { message: failedOnOurSide, retryable: true }
    if (retryable && !attempt.last) throw error
    await inRun(ingestion, run, (work, row) => fail(work, row, message))
  }
}

/** What the one who added the source can be told; null when it is our own mistake. */
const reasonOf = (error: unknown): { message: string; retryable: boolean } | null =>
  error instanceof IngestError || error instanceof EmbeddingError ? error : null

/** A shorter page is read out before anybody could see that it is. */
const longBytes = 250_000

async function ingest(
  ingestion: Ingestion,
  { source, run, startedAt }: { source: SourceRow; run: Run; startedAt: Date },
  signal: AbortSignal,
): Promise<void> {
  const model = ingestion.models.find(source.embedding_model)
  if (!model) {
    throw new IngestError(
      `The embedding model ${source.embedding_model} is not configured on this server.`,
    )
  }
  const page = await readPage(ingestion, source)
  if (page === 'unchanged') {
    await inRun(ingestion, run, (work, row) => completeUnchanged(work, row, startedAt))
    return
  }
  if (page.body.length > longBytes) await report(ingestion, run, 'extracting', 30)
  const isBuiltin = model === ingestion.models.builtin
  const digest = await ingestion.digester.digest(
    {
      body: page.body,
      contentType: page.contentType,
      url: page.url,
      title: source.type === 'text' ? source.name : null,
      chunking: { maxTokens: source.max_tokens, overlapTokens: source.overlap_tokens },
      embed: isBuiltin,
    },
    signal,
  )
  if (digest.kind === 'refused') throw new IngestError(digest.message)
  if (!isBuiltin) {
    await report(ingestion, run, 'embedding', 50)
    await embedPieces(ingestion, model, source, digest, signal)
  }
  const result = { page, fetchedAt: startedAt, ...digest }
  await inRun(ingestion, run, (work, row) => complete(work, row, result))
}

async function readPage(
  { outbound, database }: Ingestion,
  source: SourceRow,
): Promise<Page | 'unchanged'> {
  if (source.type === 'url') {
    const known = isAsChunked(source)
    return fetchPage(outbound, {
      url: source.url ?? '',
      etag: known ? source.etag : null,
      lastModified: known ? source.last_modified : null,
    })
  }
  const texts = await findTexts(database.db, source.organization_id, source.id)
  return {
    body: Buffer.from(texts?.given_text ?? ''),
    contentType: 'text/markdown; charset=utf-8',
    url: '',
    etag: null,
    lastModified: null,
  }
}

/** Whether an unchanged page would be cut into the same chunks; the base may have changed since. */
const isAsChunked = ({ last_fetched_at: fetchedAt, base_updated_at: changedAt }: SourceRow) =>
  fetchedAt !== null && changedAt < fetchedAt

async function embedPieces(
  { database }: Ingestion,
  model: EmbeddingModel,
  source: SourceRow,
  digest: Extract<Digest, { kind: 'digested' }>,
  signal: AbortSignal,
): Promise<void> {
  const hashes = digest.pieces.map(({ hash }) => Buffer.from(hash))
  const stored = await findEmbeddings(database.db, source.organization_id, source.id, hashes)
  const known: KnownVectors = new Map(
    [...stored].map(([hash, text]) => [hash, Float32Array.from(JSON.parse(text) as number[])]),
  )
  const texts = digest.pieces.map(({ embedded }) => embedded)
  const vectors = await embedTexts(model, texts, known, { signal })
  for (const [index, piece] of digest.pieces.entries()) piece.vector = vectors[index] ?? null
}
