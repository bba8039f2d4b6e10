import type { Work } from '../../../platform/work.ts'
import { settleCredits } from '../../billing/index.ts'
import { discardStored, retireContent } from '../content/retire-content.ts'
import type { IngestError } from '../failures.ts'
import { subjectOf } from '../pricing.ts'
import { runsEnded } from '../runs/run-metrics.ts'
import { updateRun } from '../runs/store.ts'
import { sourceFailed } from './events.ts'
import { nextRefreshOf } from './refresh.ts'
import { presentSource, type Source } from './schema.ts'
import { runKeyOf, type SourceRow, updateSource } from './store.ts'

/** Ends the newest run as failed. Chunks stay searchable, except those of a page that no longer exists. */
export async function failRun(work: Work, row: SourceRow, error: IngestError): Promise<Source> {
  await settleCredits(work, subjectOf(row.id, row.run), 0)
  const isMissing = error.code === 'not_found' && row.content_hash !== null
  const misses = isMissing ? row.misses + 1 : row.misses
  const isGone = isMissing && misses >= missesUntilGone
  const isRemoved = isGone && row.when_gone === 'remove'
  await discardStored(work, row)
  if (isRemoved) await retireContent(work, row)
  const seconds = isGone ? null : row.refresh_seconds
  const ended = {
    stage: null,
    percent: 0,
    error: isGone ? goneSentence(isRemoved) : error.message,
    failure_code: isGone ? 'gone' : error.code,
    failure_stage: row.stage,
    retryable: error.retryable,
  }
  await updateRun(work.db, runKeyOf(row), {
    ...ended,
    status: 'failed',
    credits: 0,
    ended_at: work.now,
  })
  const failed = await updateSource(work.db, row, {
    status: 'failed',
    misses,
    next_refresh_at: nextRefreshOf(seconds, work.now),
    ...(isRemoved && {
      chunks_count: 0,
      content_hash: null,
      etag: null,
      last_modified: null,
      warnings: [],
    }),
    updated_at: work.now,
  })
  const source = presentSource({ ...failed, ...ended })
  work.count(runsEnded, { status: 'failed', code: ended.failure_code })
  await work.emit(sourceFailed, source)
  return source
}

/** Number of misses until a page counts as gone, because one or two may be a mistake. */
const missesUntilGone = 3

const goneSentence = (isRemoved: boolean): string =>
  `The page was missing in ${missesUntilGone} refreshes in a row. Its chunks ${isRemoved ? 'were removed' : 'are kept'}. Delete the source, or refresh it when the page is back.`
