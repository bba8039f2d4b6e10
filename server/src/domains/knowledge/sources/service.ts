import { isDeepStrictEqual } from 'node:util'
import { ApiError, requireFound } from '../../../platform/errors.ts'
import { requireEncoding } from '../../../platform/files/encoding.ts'
import type { Work } from '../../../platform/work.ts'
import { reserveCredits, settleCredits } from '../../billing/index.ts'
import { deletePages } from '../bases/removal/delete-sources.ts'
import { deleteContentJob } from '../content/delete-content.ts'
import { IngestError } from '../failures.ts'
import { expectedCost, siteCost, subjectOf } from '../pricing.ts'
import { listFailedSources } from '../runs/store.ts'
import { hideSources } from '../visibility/store.ts'
import { sourceDeleted, sourceUpdated } from './events.ts'
import { failRun } from './fail.ts'
import type { SourceChanges } from './new-source.ts'
import { queueRun } from './queue.ts'
import { nextRefreshOf, refreshColumns } from './refresh.ts'
import type { SourceRunTrigger } from './run-schema.ts'
import { hasEnded, isSite, presentSource, type Source } from './schema.ts'
import {
  deleteSource,
  listUnfinishedPages,
  lockSource,
  type SourceChange,
  type SourceRow,
  updateSource,
} from './store.ts'

export async function changeSource(
  work: Work,
  baseId: string,
  id: string,
  changes: SourceChanges,
): Promise<Source> {
  const row = await lockExistingSource(work, baseId, id)
  return presentSource(await saveSettings(work, row, settingsOf(work, row, changes)))
}

/** Returns the columns of a request besides the content. Absent fields are kept. */
export const settingsOf = (work: Work, row: SourceRow, changes: SourceChanges): SourceChange => ({
  ...changeOf(row, changes),
  ...refreshOf(work, row, changes),
})

/** Saves the settings; returns the row itself if nothing changes. */
export async function saveSettings(
  work: Work,
  row: SourceRow,
  change: SourceChange,
): Promise<SourceRow> {
  const isSame = Object.entries(change).every(([name, value]) =>
    isDeepStrictEqual(value, row[name as keyof SourceRow]),
  )
  if (isSame) return row
  const changed = await updateSource(work.db, row, { ...change, updated_at: work.now })
  await work.emit(sourceUpdated, presentSource(changed))
  return changed
}

const changeOf = (
  row: SourceRow,
  { name, externalId, metadata, encoding }: SourceChanges,
): SourceChange => ({
  name: name ?? row.name,
  external_id: externalId === undefined ? row.external_id : externalId,
  metadata: metadata ?? row.metadata,
  ...(encoding !== undefined && encodingChange(row, encoding)),
})

/** Reads an unchanged page again if its encoding setting changes. */
function encodingChange(row: SourceRow, given: string | null): SourceChange {
  if (given !== null && row.type !== 'url' && row.type !== 'file') {
    const message = 'Only a page or a file has an encoding. Leave it out.'
    throw new ApiError('validation_error', message, { field: 'encoding' })
  }
  const encoding = given === null ? null : requireEncoding(given, 'encoding')
  return encoding === row.encoding ? {} : { encoding, etag: null, last_modified: null }
}

/** Returns the refresh columns. A schedule starts when it is set; setting the same one again changes nothing. */
function refreshOf(work: Work, row: SourceRow, { refresh }: SourceChanges): SourceChange {
  const columns = refreshColumns(refresh)
  const { refresh_seconds: seconds } = columns
  if (seconds === undefined || seconds === row.refresh_seconds) return columns
  return { ...columns, next_refresh_at: hasEnded(row) ? nextRefreshOf(seconds, work.now) : null }
}

/** Deletes a source, even while it is processed, and releases the credits reserved for it. */
export async function removeSource(work: Work, baseId: string, id: string): Promise<void> {
  const row = await lockExistingSource(work, baseId, id)
  if (isSite(row)) await deletePages(work, id)
  await hideSources(work.db, work.organizationId, [id], work.now)
  await deleteSource(work.db, work.organizationId, id)
  await work.enqueue(deleteContentJob, {})
  await work.emit(sourceDeleted, presentSource(row))
  if (!hasEnded(row)) await settleCredits(work, subjectOf(id, row.run), 0)
}

/** Starts another run at a client's request. Searches find the current chunks until it completes. */
export async function refreshSource(work: Work, baseId: string, id: string): Promise<Source> {
  const row = await lockExistingSource(work, baseId, id)
  if (!hasEnded(row)) {
    throw new ApiError(
      'invalid_transition',
      `The source is ${row.status}. Refresh it when it is completed or failed.`,
    )
  }
  return presentSource(await beginRun(work, row, 'refresh'))
}

/** Starts another run of a source whose newest run has ended. The caller must have locked the source. */
export async function beginRun(
  work: Work,
  row: SourceRow,
  trigger: Exclude<SourceRunTrigger, 'add'>,
): Promise<SourceRow> {
  const run = row.run + 1
  const queued = await queueRun(work, { ...row, run }, trigger)
  const begun = await updateSource(work.db, queued, {
    status: 'queued',
    next_refresh_at: null,
    run,
    updated_at: work.now,
  })
  await reserveCredits(work, subjectOf(row.id, run), isSite(row) ? siteCost : expectedCost(null))
  return begun
}

/** Ends the queued or running run. Chunks of an earlier run stay searchable. */
export async function cancelSource(work: Work, baseId: string, id: string): Promise<Source> {
  const row = await lockExistingSource(work, baseId, id)
  if (hasEnded(row)) {
    throw new ApiError(
      'invalid_transition',
      `The source is ${row.status}. Only a queued or processing source can be canceled.`,
    )
  }
  return endRun(work, row, canceled())
}

/** Ends the run of a source, and the runs of a site's pages, before they complete. */
export async function endRun(work: Work, row: SourceRow, error: IngestError): Promise<Source> {
  if (isSite(row)) {
    for (const page of await lockUnfinishedPages(work, row)) await failRun(work, page, error)
  }
  return failRun(work, row, error)
}

const canceled = (): IngestError =>
  new IngestError('The run was canceled. Refresh the source to run it again.', {
    code: 'canceled',
    retryable: true,
  })

/** Maximum of sources that one request runs again. */
const maxRetried = 1000

/** Starts another run of the failed sources of a base, oldest first. */
export async function retrySources(
  work: Work,
  baseId: string,
  codes: readonly string[] | undefined,
): Promise<number> {
  const failed = await listFailedSources(work.db, work.organizationId, baseId, codes, maxRetried)
  let retried = 0
  for (const { id } of failed) {
    const row = await lockSource(work.db, work.organizationId, id, baseId)
    if (row?.status !== 'failed') continue
    await beginRun(work, row, 'retry')
    retried++
  }
  return retried
}

async function lockUnfinishedPages(
  work: Work,
  { base_id: baseId, id }: SourceRow,
): Promise<SourceRow[]> {
  const pages: SourceRow[] = []
  for (const page of await listUnfinishedPages(work.db, work.organizationId, id)) {
    const row = await lockSource(work.db, work.organizationId, page.id, baseId)
    if (row && !hasEnded(row)) pages.push(row)
  }
  return pages
}

async function lockExistingSource(work: Work, baseId: string, id: string): Promise<SourceRow> {
  return requireFound(await lockSource(work.db, work.organizationId, id, baseId))
}
