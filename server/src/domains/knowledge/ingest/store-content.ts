import type { Tx } from '../../../platform/db/database.ts'
import { newId } from '../../../platform/ids.ts'
import { inRun, RunSuperseded } from '../../../platform/jobs/run.ts'
import { deleteContent } from '../content/delete-content.ts'
import { contentPartLength, insertContentPart, partsOf } from '../content/parts-store.ts'
import { insertChunks } from '../content/store.ts'
import type { SourceRunKey } from '../runs/store.ts'
import { encodeSegments } from '../search/indexing.ts'
import { insertSegment } from '../search/store.ts'
import { sourceRun } from '../sources/run.ts'
import type { SourceRow } from '../sources/store.ts'
import { slotOf } from '../vectors/store.ts'
import { hideRun, lockHiddenRun } from '../visibility/store.ts'
import type { Ingestion } from './ingestion.ts'
import {
  type IdentifiedChunk,
  identifyChunks,
  indexedChunks,
  type RunResult,
} from './replace-content.ts'

/**
 * Chunks in one transaction. On the embedded database, which computes in the main thread, 50 take about 10 ms;
 * PostgreSQL takes 1,000 in 100 ms, beside everything else.
 */
const chunksAtOnce = { embedded: 50, postgres: 1_000 }

/** Longer than any run takes. Content left after this time belongs to no run. */
const keptForMs = 24 * 3600 * 1000

/**
 * Stores the content of a run in short transactions, hidden from searches, so that showing it is one short transaction,
 * too. Returns the attempt that may show it; null for content short enough to be stored when it is shown.
 *
 * @throws RunSuperseded if another attempt at the run has begun, or the run has ended
 */
export async function storeContent(
  ingestion: Ingestion,
  { source, key }: { source: SourceRow; key: SourceRunKey },
  result: RunResult,
  signal: AbortSignal,
): Promise<string | null> {
  const { database, clock } = ingestion
  const { chunks, extracted } = result
  const limit = database.pick(chunksAtOnce)
  if (chunks.length <= limit && extracted.markdown.length <= contentPartLength) return null
  const place = { ...key, baseId: source.base_id }
  const attempt = newId()
  const deleteAfter = new Date(clock.now().getTime() + keptForMs)
  await inRun(ingestion, sourceRun, key, ({ db }) => hideRun(db, place, { attempt, deleteAfter }))
  // Left by an interrupted attempt.
  await deleteContent(database, place, attempt, signal)

  const inAttempt = (write: (tx: Tx) => Promise<void>): Promise<void> => {
    signal.throwIfAborted()
    return database.db.transaction().execute(async (tx) => {
      if (!(await lockHiddenRun(tx, place, attempt))) throw new RunSuperseded()
      await write(tx)
    })
  }
  const identified: IdentifiedChunk[] = []
  const target = { ...place, slot: slotOf(source) }
  for (let first = 0; first < chunks.length; first += limit) {
    const batch = identifyChunks(chunks.slice(first, first + limit))
    await inAttempt((tx) => insertChunks(tx, target, batch))
    identified.push(...batch)
  }
  const indexed = { language: extracted.language, chunks: indexedChunks(identified, result) }
  for await (const segment of encodeSegments(database.db, indexed)) {
    await inAttempt((tx) => insertSegment(tx, key.organizationId, { ...place, ...segment }))
  }
  if (extracted.markdown.length > contentPartLength) {
    for (const [position, text] of partsOf(extracted.markdown).entries()) {
      await inAttempt((tx) => insertContentPart(tx, place, { position, text }))
    }
  }
  return attempt
}
