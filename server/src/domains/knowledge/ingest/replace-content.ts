import { createHash } from 'node:crypto'
import { toApiError } from '../../../platform/db/refusals.ts'
import { ApiError } from '../../../platform/errors.ts'
import { newId } from '../../../platform/ids.ts'
import type { Work } from '../../../platform/work.ts'
import { settleCredits } from '../../billing/index.ts'
import type { ChunkDraft } from '../content/chunk-draft.ts'
import { deleteChunks, insertChunks, listChunkHashes } from '../content/store.ts'
import type { Extracted } from '../extraction/extract.ts'
import { IngestError } from '../failures.ts'
import type { Page } from '../fetching/fetch-page.ts'
import { costOf, subjectOf } from '../pricing.ts'
import { indexChunks, unindexSource } from '../search/indexing.ts'
import { completeRun } from '../sources/complete.ts'
import { sourceUpdated } from '../sources/events.ts'
import type { Stages, Usage } from '../sources/schema.ts'
import type { SourceRow } from '../sources/store.ts'
import { textsPerBatch } from '../vectors/embed.ts'
import { deleteEmbeddedTexts } from '../vectors/store.ts'
import { slotOf } from '../vectors/vector-slot.ts'
import type { EmbeddingCounts } from './embed-chunks.ts'

/** What a run came to, before it is visible. */
export interface RunResult {
  page: Page
  fetchedAt: Date
  /** What the chunks are embedded and searched with, beside their headings. */
  title: string | null
  extracted: Extracted
  chunks: readonly ChunkDraft[]
  /** Name of the model that made the vectors. */
  model: string
  stages: Stages
  embedded: EmbeddingCounts
}

/** The base was re-indexed while the run embedded with the model from before: it has to begin again. */
export class ModelChanged extends Error {
  override readonly name = 'ModelChanged'
}

/** Swaps the new chunks in: a search sees all of the old ones or all of the new ones. */
export async function replaceContent(work: Work, row: SourceRow, result: RunResult): Promise<void> {
  const { page, fetchedAt, extracted, chunks, stages } = result
  if (row.embedding_model !== result.model) throw new ModelChanged()
  const contentHash = createHash('sha256').update(extracted.markdown).digest()
  const isSameText = row.content_hash !== null && contentHash.equals(row.content_hash)
  if (isSameText && (await hasSameChunks(work, row, chunks))) {
    return keepContent(work, row, fetchedAt, page)
  }
  await explainLimits(chunks.length, async () => {
    await replaceChunks(work, row, result)
    if (result.embedded.chunksEmbedded > textsPerBatch) await deleteKeptVectors(work, result)
  })
  const usage = usageOf(result)
  const source = await completeRun(work, row, {
    source: {
      ...fetchedColumns(row, fetchedAt, page),
      chunks_count: chunks.length,
      content_hash: contentHash,
      usage,
      texts: textColumns(extracted),
      ...(!isSameText && { content_changed_at: work.now }),
      ...(isUnnamed(row) && extracted.title && { name: extracted.title.slice(0, 500) }),
    },
    run: {
      done: chunks.length,
      total: chunks.length,
      stages: { ...(row.stages as Stages), ...stages },
      usage,
      credits: usage.credits,
    },
  })
  if (row.content_hash && !isSameText) await work.emit(sourceUpdated, source)
  await explainLimits(chunks.length, () =>
    settleCredits(work, subjectOf(row.id, row.run), costOf(chunks.length)),
  )
}

const deleteKeptVectors = (
  { db, organizationId }: Work,
  { model, chunks }: RunResult,
): Promise<void> =>
  deleteEmbeddedTexts(
    db,
    { organizationId, model },
    chunks.map(({ hash }) => Buffer.from(hash)),
  )

const textColumns = (extracted: Extracted) => ({
  content: extracted.markdown,
  title: extracted.title,
  language: extracted.language,
  charset: extracted.charset,
  published_at: extracted.publishedAt === null ? null : new Date(extracted.publishedAt),
})

const usageOf = ({ page, chunks, embedded }: RunResult): Usage => ({
  bytes: page.body.length,
  tokens: chunks.reduce((sum, { tokenCount }) => sum + tokenCount, 0),
  ...embedded,
  credits: costOf(chunks.length),
})

/** An address that was given no name takes the title of its page. */
const isUnnamed = ({ name, url }: SourceRow): boolean => name === url?.slice(0, 500)

/** A text may be cut otherwise than before, when the chunking of its base or its title has changed. */
async function hasSameChunks(
  { db, organizationId }: Work,
  row: SourceRow,
  chunks: readonly ChunkDraft[],
): Promise<boolean> {
  if (row.chunks_count !== chunks.length) return false
  const hashes = await listChunkHashes(db, organizationId, row.id)
  return chunks.every(({ hash }, position) => hashes[position]?.equals(hash))
}

/** The text is the one that is already searchable: nothing is swapped and nothing is charged. */
export async function keepContent(
  work: Work,
  row: SourceRow,
  fetchedAt: Date,
  page?: Page,
): Promise<void> {
  await settleCredits(work, subjectOf(row.id, row.run), 0)
  const previous = row.usage as Usage | null
  const usage: Usage = {
    bytes: page?.body.length ?? 0,
    tokens: previous?.tokens ?? 0,
    chunksEmbedded: 0,
    chunksReused: row.chunks_count,
    credits: 0,
  }
  const counts = { done: row.chunks_count, total: row.chunks_count }
  await completeRun(work, row, {
    source: { ...fetchedColumns(row, fetchedAt, page), usage },
    run: { ...counts, usage, credits: 0 },
  })
}

const fetchedColumns = (row: SourceRow, fetchedAt: Date, page: Page | undefined) =>
  row.url !== null
    ? {
        last_fetched_at: fetchedAt,
        ...(page && { etag: page.etag, last_modified: page.lastModified }),
      }
    : {}

async function replaceChunks(
  work: Work,
  row: SourceRow,
  { title, extracted, chunks }: RunResult,
): Promise<void> {
  const { db, organizationId } = work
  if (row.chunks_count > 0) await deleteChunks(db, organizationId, row.id)
  const identified = chunks.map((draft) => ({ ...draft, id: newId() }))
  const target = { organizationId, baseId: row.base_id, sourceId: row.id, slot: slotOf(row) }
  await insertChunks(db, target, identified)
  // After the chunks: deletions by cascade take the chunks' counter before the base's row, too.
  if (row.chunks_count > 0) await unindexSource(db, organizationId, { sourceId: row.id })
  await indexChunks(db, organizationId, {
    baseId: row.base_id,
    sourceId: row.id,
    language: extracted.language,
    chunks: identified.map(({ id, text, headings }) => ({ id, text, headings, title })),
  })
}

/** Only now is it known what a text comes to; that it is too much is for the customer to know. */
async function explainLimits(chunksCount: number, act: () => Promise<void>): Promise<void> {
  try {
    await act()
  } catch (error) {
    const refusal = error instanceof ApiError ? error : toApiError(error)
    const text = `The text comes to ${chunksCount} chunks`
    if (refusal?.code === 'insufficient_credits') {
      const cost = costOf(chunksCount)
      throw new IngestError(
        `${text}, which cost ${cost} credits, and fewer are available. The operator can grant more; then refresh the source.`,
        { code: 'insufficient_credits' },
      )
    }
    if (refusal?.code === 'plan_limit_reached') {
      throw new IngestError(
        `${text}. ${refusal.message} Delete something or move to a larger plan, then refresh the source.`,
        { code: 'plan_limit_reached' },
      )
    }
    throw error
  }
}
