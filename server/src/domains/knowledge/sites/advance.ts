import { toApiError } from '../../../platform/db/refusals.ts'
import { ApiError } from '../../../platform/errors.ts'
import type { Work } from '../../../platform/work.ts'
import { settleCredits } from '../../billing/index.ts'
import { lockBase } from '../bases/store.ts'
import { IngestError } from '../failures.ts'
import { siteCost, subjectOf } from '../pricing.ts'
import { findFirstFailedPage, updateRun } from '../runs/store.ts'
import { addPage } from '../sources/add.ts'
import { completeRun } from '../sources/complete.ts'
import { failRun } from '../sources/fail.ts'
import { settingsOf } from '../sources/path-globs.ts'
import { hasEnded, type Stages } from '../sources/schema.ts'
import { beginRun, removeSource } from '../sources/service.ts'
import { findSourceSummary, lockSource, runKeyOf, type SourceRow } from '../sources/store.ts'
import { boundWarnings, type Warning } from '../warnings.ts'
import type { SiteContext } from './context.ts'
import { pageWarnings } from './page-warnings.ts'
import {
  countPages,
  deletePage,
  findNextWaitingPage,
  listVanishedPages,
  type PageCounts,
  type Site,
  type SitePageRow,
  syncPageStates,
  updatePage,
} from './store.ts'

/** Pages at the same time: two are fetched from one host, while the others are extracted. */
const pagesAtOnce = 4
const vanishedAtOnce = 50

/**
 * Advances a sitemap or crawl after one of its pages has ended: starts the next pages, or ends the site after the last
 * one. Does nothing for a site that has ended. Repeating it is harmless: the rescue job does it for a call that was
 * lost with its process.
 */
export async function advanceSite(
  context: Pick<SiteContext, 'transact'>,
  organizationId: string,
  siteId: string,
): Promise<void> {
  const site: Site = { organizationId, siteId }
  const inTransaction = <T>(act: (work: Work) => Promise<T>): Promise<T> =>
    context.transact(organizationId, { kind: 'system' }, act)
  for (let next: NextStep = 'page'; next !== null; ) {
    try {
      next = await inTransaction((work) =>
        next === 'vanished' ? deleteVanishedPages(work, site) : advanceOnce(work, site),
      )
    } catch (error) {
      const refusal = refusalCode(error)
      if (!refusal) throw error
      next = await inTransaction((work) => abortSite(work, site, refusal))
    }
  }
}

/** The next step; null if there is none before another page ends. */
type NextStep = 'page' | 'vanished' | null

/** Adds one page in one transaction, so that a refusal by the plan or the credits affects nothing else. */
async function advanceOnce(work: Work, site: Site): Promise<NextStep> {
  const row = await lockSite(work, site)
  if (!row) return null
  await syncPageStates(work.db, site)
  const counts = await countPages(work.db, site, row.run)
  const { maxPages } = settingsOf(row)
  const { running, waiting } = counts
  const begun = running + counts.completed + counts.failed
  const canBegin = waiting > 0 && begun < maxPages
  if (canBegin && running < pagesAtOnce) {
    await beginNextPage(work, site, row)
    if (running + 1 < pagesAtOnce || waiting === 1) return 'page'
    await recordProgress(work, row, counts, maxPages)
    return null
  }
  if (running > 0) {
    await recordProgress(work, row, counts, maxPages)
    return null
  }
  if (row.when_gone === 'remove' && (await listVanishedPages(work.db, site, 1)).length > 0) {
    return 'vanished'
  }
  await finishSite(work, site, row, counts)
  return null
}

/** Locks the base first, because a page is added to it. Returns undefined unless the site waits for pages. */
async function lockSite(
  work: Work,
  { organizationId, siteId }: Site,
): Promise<SourceRow | undefined> {
  const found = await findSourceSummary(work.db, organizationId, siteId)
  if (found?.stage !== 'pages') return undefined
  if (!(await lockBase(work.db, organizationId, found.base_id, 'share'))) return undefined
  const row = await lockSource(work.db, organizationId, siteId)
  return row && !hasEnded(row) && row.stage === 'pages' ? row : undefined
}

async function beginNextPage(work: Work, site: Site, parent: SourceRow): Promise<void> {
  const page = await findNextWaitingPage(work.db, site)
  if (!page) return
  const pageId =
    page.page_id === null ? await addNewPage(work, parent, page) : await requeuePage(work, page)
  // Another source of the base has the address, or the page was deleted.
  const change =
    pageId === null
      ? { state: 'left_out' as const }
      : { state: 'running' as const, page_id: pageId }
  await updatePage(work.db, site, page.url_key, change)
}

const addNewPage = async (
  work: Work,
  parent: SourceRow,
  { url }: SitePageRow,
): Promise<string | null> => (await addPage(work, parent, { url }))?.id ?? null

/** Starts another run of a page. A page that is already queued or processed keeps its run. */
async function requeuePage(work: Work, { page_id: id }: SitePageRow): Promise<string | null> {
  const page = id && (await findSourceSummary(work.db, work.organizationId, id))
  if (!page) return null
  if (hasEnded(page)) {
    const row = await lockSource(work.db, work.organizationId, page.id)
    if (!row) return null
    if (hasEnded(row)) await beginRun(work, row, 'site')
  }
  return page.id
}

async function recordProgress(
  work: Work,
  row: SourceRow,
  counts: PageCounts,
  maxPages: number,
): Promise<void> {
  const done = counts.completed + counts.failed
  const total = Math.min(done + counts.running + counts.waiting, maxPages)
  const percent = Math.max(row.percent, 10 + Math.floor((85 * done) / Math.max(total, 1)))
  if (done !== row.done || total !== row.total) {
    await updateRun(work.db, runKeyOf(row), { done, total, percent })
  }
}

async function finishSite(
  work: Work,
  site: Site,
  row: SourceRow,
  counts: PageCounts,
): Promise<void> {
  const { completed, failed } = counts
  if (completed === 0) {
    await failRun(work, row, await noPageCompleted(work, site, failed))
    return
  }
  const isFirst = row.last_fetched_at === null
  const credits = isFirst ? siteCost : 0
  await settleCredits(work, subjectOf(row.id, row.run), credits)
  const beganAt = (row.stages as Stages).fetching
  const total = completed + failed
  await completeRun(work, row, {
    source: {
      last_fetched_at: beganAt === undefined ? work.now : new Date(beganAt),
      warnings: boundWarnings([
        ...(row.warnings as unknown as Warning[]),
        ...pageWarnings(counts, settingsOf(row).maxPages),
      ]),
    },
    run: { done: total, total, credits },
  })
}

async function noPageCompleted(work: Work, site: Site, failed: number): Promise<IngestError> {
  if (failed === 0) {
    return new IngestError(
      'No page of the site could be added. They are marked noindex, or the base already has them.',
      { code: 'no_pages' },
    )
  }
  const first = await findFirstFailedPage(work.db, site.organizationId, site.siteId)
  return new IngestError(
    `${failed === 1 ? 'The only page' : `Each of the ${failed} pages`} failed. ${first?.url}: ${first?.error}`,
    { code: 'pages_failed', retryable: true },
  )
}

/** Deletes pages that the sitemap no longer lists. */
async function deleteVanishedPages(work: Work, site: Site): Promise<NextStep> {
  const row = await lockSource(work.db, site.organizationId, site.siteId)
  if (!row || hasEnded(row)) return null
  for (const page of await listVanishedPages(work.db, site, vanishedAtOnce)) {
    const source =
      page.page_id && (await findSourceSummary(work.db, site.organizationId, page.page_id))
    if (source) await removeSource(work, row.base_id, source.id)
    await deletePage(work.db, site, page)
  }
  return 'page'
}

type Refusal = 'insufficient_credits' | 'plan_limit_reached'

function refusalCode(error: unknown): Refusal | null {
  const code = (error instanceof ApiError ? error : toApiError(error))?.code
  return code === 'insufficient_credits' || code === 'plan_limit_reached' ? code : null
}

async function abortSite(work: Work, site: Site, code: Refusal): Promise<null> {
  const row = await lockSource(work.db, site.organizationId, site.siteId)
  if (!row || hasEnded(row)) return null
  const { completed, failed, running } = await countPages(work.db, site, row.run)
  const what = code === 'insufficient_credits' ? 'the credits' : 'the sources of the plan'
  const sentence = `After ${completed + failed + running} pages, ${what} were used up. Those pages are kept. Get more, then refresh the source.`
  await failRun(work, row, new IngestError(sentence, { code, retryable: true }))
  return null
}
