import type { Platform } from '../../../platform/platform.ts'
import type { Work } from '../../../platform/work.ts'
import { findBase } from '../bases/store.ts'
import { EmbeddingError } from '../models/model.ts'
import type { EmbeddingModels } from '../models/registry.ts'
import { findSourceOfJob, findTexts, type SourceRow, updateSource } from '../sources/store.ts'
import type { Stage } from '../sources/schema.ts'
import { complete, completeUnchanged, fail } from './complete.ts'
import type { Digest } from './digest.ts'
import type { Digester } from './digester.ts'
import { embedTexts, type KnownVectors } from './embed.ts'
import { type Fetched, fetchPage, IngestError } from './fetch.ts'
import { findEmbeddings } from './store.ts'

export interface Ingestion extends Pick<Platform, 'outbound' | 'transact' | 'database' | 'clock'> {
  models: EmbeddingModels
  digester: Digester
}

interface Run {
  organizationId: string
  sourceId: string
  run: number
}

interface Attempt {
  last: boolean
  signal: AbortSignal
}

/**
 * One run of one source: fetch, extract, chunk, embed, and swap the result in. May be cut off anywhere
 * and run again: nothing is visible before the last step, which is one transaction.
 */
export async function processSource(ingestion: Ingestion, run: Run, attempt: Attempt): Promise<void> {
  const source = await begin(ingestion, run)
  if (!source) return
  try {
    await ingest(ingestion, source, run, attempt.signal)
  } catch (error) {
    const reason = reasonOf(error)
    if (!reason || (reason.retryable && !attempt.last)) throw error
    await inRun(ingestion, run, (work, row) => fail(work, row, reason.message))
  }
}

const reasonOf = (error: unknown): { message: string; retryable: boolean } | null =>
  error instanceof IngestError || error instanceof EmbeddingError ? error : null

async function begin(ingestion: Ingestion, run: Run): Promise<SourceRow | undefined> {
  return inRun(ingestion, run, async (work, row) => {
    const stage: Stage = row.type === 'url' ? 'fetching' : 'extracting'
    await updateSource(work.db, run.organizationId, row.id, { status: 'processing', stage, percent: 5 })
    return row
  })
}

async function ingest(
  ingestion: Ingestion,
  source: SourceRow,
  run: Run,
  signal: AbortSignal,
): Promise<void> {
  const input = await readInput(ingestion, source)
  if (input.kind === 'unchanged') {
    await inRun(ingestion, run, (work, row) => completeUnchanged(work, row))
    return
  }
  if (source.type === 'url') await report(ingestion, run, 'extracting', 30)
  const { organizationId } = run
  const base = await findBase(ingestion.database.db, organizationId, source.base_id)
  if (!base) return
  const model = ingestion.models.find(base.embedding_model)
  if (!model) {
    throw new IngestError(
      `The embedding model ${base.embedding_model} is not configured on this server.`,
    )
  }
  const isBuiltin = model === ingestion.models.builtin
  const digest = await ingestion.digester.digest(
    {
      body: input.body,
      contentType: input.contentType,
      url: input.url,
      title: source.type === 'text' ? source.name : null,
      chunking: { maxTokens: base.max_tokens, overlapTokens: base.overlap_tokens },
      embed: isBuiltin,
    },
    signal,
  )
  if (digest.kind === 'refused') throw new IngestError(digest.message)
  if (!isBuiltin) {
    await report(ingestion, run, 'embedding', 50)
    await embedPieces(ingestion, model, source, digest, signal)
  }
  await inRun(ingestion, run, (work, row) => complete(work, row, input, digest))
}

type Page = Extract<Fetched, { kind: 'page' }>

async function readInput({ outbound, database }: Ingestion, source: SourceRow): Promise<Fetched> {
  if (source.type === 'url') {
    const known = source.content_hash !== null && source.chunks_count > 0
    return fetchPage(outbound, {
      url: source.url ?? '',
      etag: known ? source.etag : null,
      lastModified: known ? source.last_modified : null,
    })
  }
  const texts = await findTexts(database.db, source.organization_id, source.id)
  const page: Page = {
    kind: 'page',
    body: Buffer.from(texts?.given_text ?? ''),
    contentType: 'text/markdown; charset=utf-8',
    url: '',
    etag: null,
    lastModified: null,
  }
  return page
}

async function embedPieces(
  { database }: Ingestion,
  model: NonNullable<ReturnType<EmbeddingModels['find']>>,
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

const report = (ingestion: Ingestion, run: Run, stage: Stage, percent: number): Promise<unknown> =>
  inRun(ingestion, run, (work, row) =>
    updateSource(work.db, work.organizationId, row.id, { stage, percent }),
  )

/** Acts on the source only while this is its newest run and not yet ended; otherwise does nothing. */
async function inRun<T>(
  { transact }: Ingestion,
  { organizationId, sourceId, run }: Run,
  act: (work: Work, row: SourceRow) => Promise<T>,
): Promise<T | undefined> {
  return transact(organizationId, { kind: 'system' }, async (work) => {
    const row = await findSourceOfJob(work.db, organizationId, sourceId, { lock: true })
    const isOver = row?.status === 'completed' || row?.status === 'failed'
    return row && row.run === run && !isOver ? act(work, row) : undefined
  })
}
