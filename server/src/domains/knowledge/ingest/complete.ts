import { createHash } from 'node:crypto'
import { ApiError } from '../../../platform/errors.ts'
import { newId } from '../../../platform/ids.ts'
import type { Work } from '../../../platform/work.ts'
import { settleCredits } from '../../billing/index.ts'
import { sourceCompleted, sourceFailed, sourceUpdated } from '../events.ts'
import { costOf, subjectOf } from '../pricing.ts'
import { indexChunks, unindexSource } from '../search/indexing.ts'
import { presentSource } from '../sources/schema.ts'
import { findSourceOfJob, type SourceRow, updateSource } from '../sources/store.ts'
import type { Digest } from './digest.ts'
import { type Fetched, IngestError } from './fetch.ts'
import { deleteChunks, insertChunks } from './store.ts'

type Page = Extract<Fetched, { kind: 'page' }>
type Digested = Extract<Digest, { kind: 'digested' }>

/** Swaps the new chunks in: whoever searches sees all of the old ones or all of the new ones. */
export async function complete(
  work: Work,
  row: SourceRow,
  page: Page,
  { extracted, pieces }: Pick<Digested, 'extracted' | 'pieces'>,
): Promise<void> {
  const contentHash = createHash('sha256').update(extracted.markdown).digest()
  const wasCompleted = row.content_hash !== null
  // The count tells when the base's chunking was changed since.
  const isSame = row.content_hash && contentHash.equals(row.content_hash)
  if (isSame && row.chunks_count === pieces.length) return completeUnchanged(work, row, page)
  await settle(work, row, costOf(pieces.length))
  await replaceChunks(work, row, { extracted, pieces })
  await finish(work, row, {
    ...fetchedColumns(work, row, page),
    chunks_count: pieces.length,
    content_hash: contentHash,
    content: extracted.markdown,
    title: extracted.title,
    language: extracted.language,
    // An address that was given no name takes the title of its page.
    ...(row.name === row.url && extracted.title && { name: extracted.title.slice(0, 500) }),
  })
  if (wasCompleted) await work.emit(sourceUpdated, await present(work, row.id))
}

/** The text is the one that is already searchable: nothing is swapped and nothing is charged. */
export async function completeUnchanged(work: Work, row: SourceRow, page?: Page): Promise<void> {
  await settleCredits(work, subjectOf(row.id, row.run), 0)
  await finish(work, row, fetchedColumns(work, row, page))
}

export async function fail(work: Work, row: SourceRow, message: string): Promise<void> {
  await settleCredits(work, subjectOf(row.id, row.run), 0)
  await updateSource(work.db, work.organizationId, row.id, {
    status: 'failed',
    stage: null,
    percent: 0,
    error: message,
    updated_at: work.now,
  })
  await work.emit(sourceFailed, await present(work, row.id))
}

async function finish(
  work: Work,
  row: SourceRow,
  change: Parameters<typeof updateSource>[3],
): Promise<void> {
  await updateSource(work.db, work.organizationId, row.id, {
    ...change,
    status: 'completed',
    stage: null,
    percent: 100,
    error: null,
    updated_at: work.now,
  })
  await work.emit(sourceCompleted, await present(work, row.id))
}

async function present(work: Work, id: string) {
  const row = await findSourceOfJob(work.db, work.organizationId, id, { lock: false })
  if (!row) throw new Error(`source ${id} vanished inside its own transaction`)
  return presentSource(row)
}

const fetchedColumns = (work: Work, row: SourceRow, page: Page | undefined) =>
  row.type === 'url'
    ? {
        last_fetched_at: work.now,
        ...(page && { etag: page.etag, last_modified: page.lastModified }),
      }
    : {}

async function replaceChunks(
  work: Work,
  row: SourceRow,
  { extracted, pieces }: Pick<Digested, 'extracted' | 'pieces'>,
): Promise<void> {
  const { db, organizationId } = work
  await unindexSource(db, organizationId, { sourceId: row.id })
  await deleteChunks(db, organizationId, row.id)
  const placed = pieces.map((piece) => ({ ...piece, id: newId() }))
  await insertChunks(
    db,
    placed.map((piece) => ({
      organization_id: organizationId,
      base_id: row.base_id,
      source_id: row.id,
      id: piece.id,
      position: piece.position,
      text: piece.text,
      token_count: piece.tokenCount,
      headings: piece.headings,
      char_start: piece.charStart,
      char_end: piece.charEnd,
      content_hash: Buffer.from(piece.hash),
      embedding: vectorText(piece.vector),
    })),
  )
  await indexChunks(db, organizationId, {
    baseId: row.base_id,
    sourceId: row.id,
    language: extracted.language,
    chunks: placed.map(({ id, text, headings }) => ({ id, text, headings, title: extracted.title })),
  })
}

/** Seven digits are all that a float of 32 bits has; JavaScript would print seventeen. */
function vectorText(vector: Float32Array | null): string {
  if (!vector) throw new Error('a chunk has no vector')
  return `[${Array.from(vector, (value) => Number(value.toPrecision(7))).join(',')}]`
}

// A page can come to more than was reserved for it; what is not there fails the run, not the balance.
async function settle(work: Work, row: SourceRow, cost: number): Promise<void> {
  try {
    await settleCredits(work, subjectOf(row.id, row.run), cost)
  } catch (error) {
    throw error instanceof ApiError ? new IngestError(error.message) : error
  }
}
