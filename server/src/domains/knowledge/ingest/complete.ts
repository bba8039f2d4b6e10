import { createHash } from 'node:crypto'
import { toApiError } from '../../../platform/db/refusals.ts'
import { ApiError } from '../../../platform/errors.ts'
import { newId } from '../../../platform/ids.ts'
import type { Work } from '../../../platform/work.ts'
import { settleCredits } from '../../billing/index.ts'
import { sourceCompleted, sourceUpdated } from '../events.ts'
import { costOf, subjectOf } from '../pricing.ts'
import { indexChunks, unindexSource } from '../search/indexing.ts'
import { slotOf } from '../search/vector-slot.ts'
import { nextRefreshOf } from '../sources/refresh.ts'
import { presentSource, type Source, type Stages, type Usage } from '../sources/schema.ts'
import { type SourceChange, type SourceRow, updateSource } from '../sources/store.ts'
import { forgetVectors } from '../vectors/store.ts'
import type { Piece } from './digest.ts'
import { portion } from './embed.ts'
import type { Extracted } from './extract.ts'
import { IngestError } from './failures.ts'
import type { Page } from './fetch.ts'
import { deleteChunks, insertChunks, listChunkHashes } from './store.ts'
import type { Embedded } from './vectors.ts'

/** What a run came to, before anybody sees it. */
export interface Result {
  page: Page
  fetchedAt: Date
  /** What the chunks are embedded and searched with, beside their headings. */
  title: string | null
  extracted: Extracted
  pieces: readonly Piece[]
  /** Name of the model that made the vectors. */
  model: string
  stages: Stages
  embedded: Embedded
}

/** The base was re-indexed while the run embedded with the model from before: it has to begin again. */
export class ModelChanged extends Error {
  override readonly name = 'ModelChanged'
}

/** Swaps the new chunks in: whoever searches sees all of the old ones or all of the new ones. */
export async function complete(work: Work, row: SourceRow, result: Result): Promise<void> {
  const { page, fetchedAt, extracted, pieces, stages } = result
  if (row.embedding_model !== result.model) throw new ModelChanged()
  const contentHash = createHash('sha256').update(extracted.markdown).digest()
  const isSameText = row.content_hash !== null && contentHash.equals(row.content_hash)
  if (isSameText && (await hasSameChunks(work, row, pieces))) {
    return completeUnchanged(work, row, fetchedAt, page)
  }
  await withinLimits(pieces.length, async () => {
    await replaceChunks(work, row, result)
    if (result.embedded.chunksEmbedded > portion) await forgetKept(work, result)
    // Last, for it holds up whatever else the organization has to pay for.
    await settleCredits(work, subjectOf(row.id, row.run), costOf(pieces.length))
  })
  const source = await finish(work, row, {
    ...fetchedColumns(row, fetchedAt, page),
    chunks_count: pieces.length,
    content_hash: contentHash,
    usage: usageOf(result),
    done: pieces.length,
    total: pieces.length,
    stages: { ...(row.stages as Stages), ...stages },
    texts: {
      content: extracted.markdown,
      title: extracted.title,
      language: extracted.language,
      charset: extracted.charset,
      published_at: extracted.publishedAt === null ? null : new Date(extracted.publishedAt),
    },
    ...(!isSameText && { content_changed_at: work.now }),
    ...(isUnnamed(row) && extracted.title && { name: extracted.title.slice(0, 500) }),
  })
  if (row.content_hash && !isSameText) await work.emit(sourceUpdated, source)
}

const forgetKept = ({ db, organizationId }: Work, { model, pieces }: Result): Promise<void> =>
  forgetVectors(
    db,
    { organizationId, model },
    pieces.map(({ hash }) => Buffer.from(hash)),
  )

const usageOf = ({ page, pieces, embedded }: Result): Usage => ({
  bytes: page.body.length,
  tokens: pieces.reduce((sum, { tokenCount }) => sum + tokenCount, 0),
  ...embedded,
  credits: costOf(pieces.length),
})

/** An address that was given no name takes the title of its page. */
const isUnnamed = ({ name, url }: SourceRow): boolean => name === url?.slice(0, 500)

/** A text may be cut otherwise than before, when the chunking of its base or its title has changed. */
async function hasSameChunks(
  { db, organizationId }: Work,
  row: SourceRow,
  pieces: readonly Piece[],
): Promise<boolean> {
  if (row.chunks_count !== pieces.length) return false
  const hashes = await listChunkHashes(db, organizationId, row.id)
  return pieces.every(({ hash }, position) => hashes[position]?.equals(hash))
}

/** The text is the one that is already searchable: nothing is swapped and nothing is charged. */
export async function completeUnchanged(
  work: Work,
  row: SourceRow,
  fetchedAt: Date,
  page?: Page,
): Promise<void> {
  await settleCredits(work, subjectOf(row.id, row.run), 0)
  const known = row.usage as Usage | null
  const usage: Usage = {
    bytes: page?.body.length ?? 0,
    tokens: known?.tokens ?? 0,
    chunksEmbedded: 0,
    chunksReused: row.chunks_count,
    credits: 0,
  }
  const counts = { done: row.chunks_count, total: row.chunks_count }
  await finish(work, row, { ...fetchedColumns(row, fetchedAt, page), ...counts, usage })
}

/** Ends the run well. */
export async function finish(work: Work, row: SourceRow, change: SourceChange): Promise<Source> {
  const source = presentSource(
    await updateSource(work.db, row, {
      status: 'completed',
      stage: null,
      percent: 100,
      error: null,
      misses: 0,
      last_checked_at: work.now,
      next_refresh_at: nextRefreshOf(row.refresh_seconds, work.now),
      ...change,
      updated_at: work.now,
    }),
  )
  await work.emit(sourceCompleted, source)
  return source
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
  { title, extracted, pieces }: Result,
): Promise<void> {
  const { db, organizationId } = work
  if (row.chunks_count > 0) await deleteChunks(db, organizationId, row.id)
  const placed = pieces.map((piece) => ({ ...piece, id: newId() }))
  const place = { organizationId, baseId: row.base_id, sourceId: row.id, slot: slotOf(row) }
  await insertChunks(db, place, placed)
  // After the chunks: deletions by cascade take the chunks' counter before the base's row, too.
  if (row.chunks_count > 0) await unindexSource(db, organizationId, { sourceId: row.id })
  await indexChunks(db, organizationId, {
    baseId: row.base_id,
    sourceId: row.id,
    language: extracted.language,
    chunks: placed.map(({ id, text, headings }) => ({ id, text, headings, title })),
  })
}

/** Only now is it known what a text comes to; that it is too much is for the customer to know. */
async function withinLimits(chunksCount: number, act: () => Promise<void>): Promise<void> {
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
