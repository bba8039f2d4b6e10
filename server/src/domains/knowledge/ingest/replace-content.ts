import { createHash } from 'node:crypto'
import type { Db } from '../../../platform/db/database.ts'
import { toApiError } from '../../../platform/db/refusals.ts'
import { ApiError } from '../../../platform/errors.ts'
import { newId } from '../../../platform/ids.ts'
import { RunSuperseded } from '../../../platform/jobs/run.ts'
import type { Work } from '../../../platform/work.ts'
import { settleCredits } from '../../billing/index.ts'
import { contentPartLength } from '../content/parts-store.ts'
import { retireContent } from '../content/retire-content.ts'
import { type ChunkDraft, findChunksHash, insertChunks } from '../content/store.ts'
import type { Extracted } from '../extraction/extract.ts'
import { IngestError } from '../failures.ts'
import type { FetchedPage } from '../fetching/fetch-page.ts'
import { costOf, subjectOf } from '../pricing.ts'
import { type IndexedChunk, indexChunks } from '../search/indexing.ts'
import { completeRun } from '../sources/complete.ts'
import { sourceUpdated } from '../sources/events.ts'
import type { SourceUsage, Stages } from '../sources/schema.ts'
import { type SourceRow, updateSource } from '../sources/store.ts'
import { slotOf, type VectorSlot } from '../vectors/store.ts'
import { lockHiddenRun, showRun } from '../visibility/store.ts'
import type { Warning } from '../warnings.ts'
import type { EmbeddingCounts } from './embed-chunks.ts'

/** Result of a run before it is visible. */
export interface RunResult {
  page: FetchedPage
  fetchedAt: Date
  /** Title that the chunks are embedded and searched with, besides their headings. */
  title: string | null
  extracted: Extracted
  chunks: readonly ChunkDraft[]
  /** Name of the model that made the vectors, and the column for them. */
  model: string
  slot: VectorSlot
  /** SHA-256 of the text. */
  contentHash: Buffer
  stages: Stages
  embedded: EmbeddingCounts
}

/** Thrown if the base was re-indexed while the run used the previous model. The run must start again. */
export class ModelChanged extends Error {
  override readonly name = 'ModelChanged'
}

/**
 * Swaps in the new chunks: a search sees either all old or all new ones. `attempt` has stored them out of sight; null
 * if they are not stored yet.
 */
export async function replaceContent(
  work: Work,
  row: SourceRow,
  result: RunResult,
  attempt: string | null,
): Promise<void> {
  const { page, fetchedAt, extracted, chunks, contentHash, stages } = result
  if (row.embedding_model !== result.model || slotOf(row) !== result.slot) throw new ModelChanged()
  const isSameText = hasSameText(row, result)
  if (attempt === null && (await hasSameContent(work.db, row, result))) {
    return keepContent(work, row, fetchedAt, { page, warnings: extracted.warnings })
  }
  await explainLimits(chunks.length, async () => {
    await retireContent(work, row)
    if (attempt === null) await insertContent(work, row, result)
    else await showStored(work, row, attempt)
    await updateSource(work.db, row, { content_run: row.run, chunks_count: chunks.length })
  })
  const usage = usageOf(result)
  const source = await completeRun(work, row, {
    source: {
      ...fetchedColumns(row, fetchedAt, page),
      content_run: row.run,
      chunks_count: chunks.length,
      content_hash: contentHash,
      usage,
      warnings: extracted.warnings,
      texts: textColumns(extracted, attempt),
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
  // Last, because it blocks other payments of the organization.
  await explainLimits(chunks.length, () =>
    settleCredits(work, subjectOf(row.id, row.run), costOf(chunks.length)),
  )
}

const textColumns = (extracted: Extracted, attempt: string | null) => ({
  content:
    attempt !== null && extracted.markdown.length > contentPartLength ? null : extracted.markdown,
  title: extracted.title,
  language: extracted.language,
  charset: extracted.charset,
  published_at: extracted.publishedAt === null ? null : new Date(extracted.publishedAt),
})

const usageOf = ({ page, chunks, embedded }: RunResult): SourceUsage => ({
  bytes: page.body.length,
  tokens: chunks.reduce((sum, { tokenCount }) => sum + tokenCount, 0),
  ...embedded,
  credits: costOf(chunks.length),
})

/** Returns true for an address without a name, which gets the title of its page. */
const isUnnamed = ({ name, url }: SourceRow): boolean => name === url?.slice(0, 500)

const hasSameText = (
  { content_hash: stored }: SourceRow,
  { contentHash }: Pick<RunResult, 'contentHash'>,
): boolean => stored !== null && contentHash.equals(stored)

/**
 * Returns true if the source already shows this content. The same text may have other chunks if its title or the base's
 * chunking has changed.
 */
export async function hasSameContent(db: Db, row: SourceRow, result: RunResult): Promise<boolean> {
  const { chunks } = result
  if (!hasSameText(row, result) || row.chunks_count !== chunks.length) return false
  const hash = createHash('sha256')
  for (const chunk of chunks) hash.update(chunk.hash)
  const stored = await findChunksHash(db, row.organization_id, row.id)
  return stored?.equals(hash.digest()) ?? chunks.length === 0
}

/**
 * Keeps the visible content, because the text is the same: nothing is swapped and nothing is charged. `again` is the
 * result of reading it again.
 */
export async function keepContent(
  work: Work,
  row: SourceRow,
  fetchedAt: Date,
  again?: { page: FetchedPage; warnings: readonly Warning[] },
): Promise<void> {
  const page = again?.page
  await settleCredits(work, subjectOf(row.id, row.run), 0)
  const previous = row.usage as SourceUsage | null
  const usage: SourceUsage = {
    bytes: page?.body.length ?? 0,
    tokens: previous?.tokens ?? 0,
    chunksEmbedded: 0,
    chunksReused: row.chunks_count,
    credits: 0,
  }
  const counts = { done: row.chunks_count, total: row.chunks_count }
  await completeRun(work, row, {
    source: {
      ...fetchedColumns(row, fetchedAt, page),
      usage,
      ...(again && { warnings: again.warnings }),
    },
    run: { ...counts, usage, credits: 0 },
  })
}

const fetchedColumns = (row: SourceRow, fetchedAt: Date, page: FetchedPage | undefined) =>
  row.url !== null
    ? {
        last_fetched_at: fetchedAt,
        ...(page && { etag: page.etag, last_modified: page.lastModified }),
      }
    : {}

async function insertContent(work: Work, row: SourceRow, result: RunResult): Promise<void> {
  const { db, organizationId } = work
  const place = { organizationId, baseId: row.base_id, sourceId: row.id, run: row.run }
  const identified = identifyChunks(result.chunks)
  await insertChunks(db, { ...place, slot: result.slot }, identified)
  const chunks = indexedChunks(identified, result)
  await indexChunks(db, organizationId, { ...place, language: result.extracted.language, chunks })
}

/**
 * Shows the content that an attempt stored.
 *
 * @throws RunSuperseded if another attempt has begun to store its own.
 */
async function showStored(work: Work, row: SourceRow, attempt: string): Promise<void> {
  const { db, organizationId } = work
  const place = { organizationId, baseId: row.base_id, sourceId: row.id, run: row.run }
  if (!(await lockHiddenRun(db, place, attempt))) throw new RunSuperseded()
  await showRun(db, place)
}

export type IdentifiedChunk = ChunkDraft & { id: string }

export const identifyChunks = (chunks: readonly ChunkDraft[]): IdentifiedChunk[] =>
  chunks.map((draft) => ({ ...draft, id: newId() }))

export const indexedChunks = (
  chunks: readonly IdentifiedChunk[],
  { title }: RunResult,
): IndexedChunk[] => chunks.map(({ id, text, headings }) => ({ id, text, headings, title }))

/** Explains a limit to the customer. The size of a text is known only now. */
async function explainLimits(chunksCount: number, act: () => Promise<void>): Promise<void> {
  try {
    await act()
  } catch (error) {
    const refusal = error instanceof ApiError ? error : toApiError(error)
    const text = `The text has ${chunksCount} chunks`
    if (refusal?.code === 'insufficient_credits') {
      const cost = costOf(chunksCount)
      throw new IngestError(
        `${text}, which cost ${cost} credits, more than are available. Ask the operator for more, then refresh the source.`,
        { code: 'insufficient_credits' },
      )
    }
    if (refusal?.code === 'plan_limit_reached') {
      throw new IngestError(
        `${text}. ${refusal.message} Delete sources or upgrade the plan, then refresh the source.`,
        { code: 'plan_limit_reached' },
      )
    }
    throw error
  }
}
