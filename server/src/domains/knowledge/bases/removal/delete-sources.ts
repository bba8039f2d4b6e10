import { defineJob } from '../../../../platform/jobs/jobs.ts'
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

/** Scheduled, too, so that a removal that was cut off is taken up again. */
export const deleteSourcesJob = defineJob('knowledge.delete_sources', {
  schedule: '* * * * *',
  retryLimit: 0,
  concurrency: 1,
})

const basesAtOnce = 100
/** Of one statement: on the embedded database 50, of fifty runs each, take 5 ms, and 15 at most. */
export const sourcesAtOnce = 50
const knownPagesAtOnce = 1_000

/** Deletes the sources of deleted bases. Cut off anywhere, it goes on with what is left. */
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

/** Deletes some sources of a deleted base; false when there are none, which ends the removal. */
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
  // A site that goes takes its pages along, all in one statement.
  for (const site of sources.filter(isSite)) {
    if (await deleteSomePages(work, site.id)) return true
  }
  await deleteWithContent(work, sources)
  return true
}

/** Deletes all pages of a sitemap or a crawl, in short statements, with what it knows of its pages. */
export async function deletePages(work: Work, siteId: string): Promise<void> {
  while (await deleteSomePages(work, siteId));
}

/** False when there are none. */
async function deleteSomePages(work: Work, siteId: string): Promise<boolean> {
  const { db, organizationId } = work
  const pages = await lockPagesOf(db, organizationId, siteId, sourcesAtOnce)
  if (pages.length > 0) {
    await deleteWithContent(work, pages)
    return true
  }
  return (await deleteKnownPages(db, organizationId, siteId, knownPagesAtOnce)) > 0
}

/** Gives back what was reserved for a run that has not ended. */
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
