import { defineSweep } from '../../../../platform/jobs/jobs.ts'
import type { Platform } from '../../../../platform/platform.ts'
import type { Work } from '../../../../platform/work.ts'
import { settleCredits } from '../../../billing/index.ts'
import { deleteContentJob } from '../../content/delete-content.ts'
import { subjectOf } from '../../pricing.ts'
import { hideSources } from '../../visibility/store.ts'
import {
  type DoomedSource,
  deleteKnownPages,
  deleteRemoval,
  deleteSources,
  listRemovals,
  lockPagesOf,
  lockRemoval,
  lockSourcesOf,
} from './store.ts'

/** Runs on a schedule, too, so that an interrupted removal continues. */
export const deleteSourcesJob = defineSweep('knowledge.delete_sources', '* * * * *')

const basesAtOnce = 100
/** Sources in one statement. On the embedded database, 50 with fifty runs each take 5 ms, 15 ms at most. */
export const sourcesAtOnce = 50
const knownPagesAtOnce = 1_000

/** Deletes the sources of deleted bases. If it is interrupted, the next run continues with the rest. */
export async function deleteRemovedSources(
  { database, transact }: Pick<Platform, 'database' | 'transact'>,
  signal: AbortSignal,
): Promise<void> {
  for (const { organizationId, baseId } of await listRemovals(database.db, basesAtOnce)) {
    for (let isLeft = true; isLeft; ) {
      if (signal.aborted) return
      isLeft = await transact(organizationId, { kind: 'system' }, (work) =>
        deleteSomeOf(work, baseId),
      )
    }
  }
}

/** Deletes some sources of a deleted base. Returns false if there are none left, which ends the removal. */
export async function deleteSomeOf(work: Work, baseId: string): Promise<boolean> {
  const { db, organizationId } = work
  const base = { organizationId, baseId }
  if (!(await lockRemoval(db, base))) return false
  const sources = await lockSourcesOf(db, base, sourcesAtOnce)
  if (sources.length === 0) {
    await deleteRemoval(db, base)
    return false
  }
  await work.enqueue(deleteContentJob, {})
  // Deleting a site deletes its pages in the same statement.
  for (const site of sources.filter(isSite)) {
    if (await deleteSomePages(work, site.id)) return true
  }
  await deleteWithContent(work, sources)
  return true
}

/** Deletes all pages of a sitemap or a crawl, and the records of known pages, in short statements. */
export async function deletePages(work: Work, siteId: string): Promise<void> {
  while (await deleteSomePages(work, siteId));
}

/** Deletes some pages; returns false if there are none left. */
async function deleteSomePages(work: Work, siteId: string): Promise<boolean> {
  const { db, organizationId } = work
  const pages = await lockPagesOf(db, organizationId, siteId, sourcesAtOnce)
  if (pages.length > 0) {
    await deleteWithContent(work, pages)
    return true
  }
  return (await deleteKnownPages(db, organizationId, siteId, knownPagesAtOnce)) > 0
}

/** Deletes sources and their content, and releases the credits of runs that have not ended. */
async function deleteWithContent(work: Work, sources: readonly DoomedSource[]): Promise<void> {
  const { db, organizationId } = work
  const ids = sources.map(({ id }) => id)
  await hideSources(db, organizationId, ids, work.now)
  await deleteSources(db, organizationId, ids)
  for (const { id, run, status } of sources) {
    if (status === 'queued' || status === 'processing') {
      await settleCredits(work, subjectOf(id, run), 0)
    }
  }
}

const isSite = ({ type }: DoomedSource): boolean => type === 'sitemap' || type === 'crawl'
