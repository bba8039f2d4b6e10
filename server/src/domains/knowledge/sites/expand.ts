import { inRun } from '../../../platform/jobs/run.ts'
import { IngestError } from '../failures.ts'
import { canonicalUrl } from '../fetching/page-links.ts'
import type { PoliteFetcher } from '../fetching/polite-fetcher.ts'
import type { SourceRunKey } from '../runs/store.ts'
import { settingsOf } from '../sources/path-globs.ts'
import { reportProgress, sourceRun } from '../sources/run.ts'
import { headersFor } from '../sources/secret-headers.ts'
import { type SourceRow, updateSource } from '../sources/store.ts'
import { type Warning, warn } from '../warnings.ts'
import { advanceSite } from './advance.ts'
import type { SiteContext } from './context.ts'
import { countOfPages, pageLimitReached } from './page-warnings.ts'
import type { SitemapEntry } from './sitemap.ts'
import { listSitemap } from './sitemap-tree.ts'
import {
  beginCrawl,
  keyOfUrl,
  listPageKeys,
  markVanishedPages,
  type Site,
  upsertListedPages,
} from './store.ts'

/**
 * Records the first pages of a sitemap or a crawl and starts the first of them. The end of each page starts the next
 * one (`advanceSite`). It can be interrupted anywhere and run again.
 *
 * @throws {IngestError}
 */
export async function expandSite(
  context: SiteContext,
  key: SourceRunKey,
  source: SourceRow,
  signal: AbortSignal,
): Promise<void> {
  const { organizationId, sourceId: siteId } = key
  const site: Site = { organizationId, siteId }
  if (source.type === 'crawl') {
    const url = canonicalUrl(source.url ?? '')
    if (!source.ignore_robots) await requireAllowed(context.fetcher, url)
    await inRun(context, sourceRun, key, async ({ db }, row) => {
      await beginCrawl(db, site, key.run, url)
      await updateSource(db, row, { warnings: [] })
    })
  } else {
    await recordSitemap(context, { site, key, source }, signal)
  }
  await reportProgress(context, key, { stage: 'pages', percent: 10 })
  await advanceSite(context, organizationId, siteId)
}

async function recordSitemap(
  context: SiteContext,
  { site, key, source }: { site: Site; key: SourceRunKey; source: SourceRow },
  signal: AbortSignal,
): Promise<void> {
  const { fetcher, database, keyring } = context
  const listing = await listSitemap(fetcher, {
    url: source.url ?? '',
    headersFor: (url) => headersFor(keyring, source, url),
    ignoreRobots: source.ignore_robots,
    signal,
  })
  const { wanted, maxPages } = settingsOf(source)
  const allowed = await filterAllowed(fetcher, [...listing.pages.values()], source.ignore_robots)
  const pages = allowed.filter(({ url }) => wanted(url))
  if (pages.length === 0) throw noPages(listing.pages.size, allowed.length)
  const known = await listPageKeys(database.db, site)
  const isKnown = ({ url }: SitemapEntry): boolean => known.has(keyOfUrl(url).toString('hex'))
  // If a list grows at its start, the existing pages still stay within the limit.
  const chosen = [...pages.filter(isKnown), ...pages.filter((page) => !isKnown(page))]
  const all = source.last_fetched_at === null || source.base_updated_at >= source.last_fetched_at
  const warnings = listingWarnings({
    isWhole: listing.isWhole,
    refused: listing.pages.size - allowed.length,
    beyond: chosen.length - maxPages,
    maxPages,
  })
  await inRun(context, sourceRun, key, async ({ db }, row) => {
    await updateSource(db, row, { warnings })
    await upsertListedPages(db, site, key.run, chosen.slice(0, maxPages), { all })
    if (listing.isWhole && chosen.length <= maxPages) await markVanishedPages(db, site, key.run)
  })
}

/** Warns about pages that the site does not provide. The end of the run adds warnings about its pages. */
function listingWarnings({
  isWhole,
  refused,
  beyond,
  maxPages,
}: {
  isWhole: boolean
  refused: number
  beyond: number
  maxPages: number
}): Warning[] {
  const warnings: Warning[] = []
  if (!isWhole) {
    const message =
      'A part of the sitemap could not be read, so pages may be missing. Check the sitemaps that it lists, then refresh.'
    warnings.push(warn('sitemap_incomplete', message))
  }
  if (beyond > 0) warnings.push(pageLimitReached(beyond, maxPages))
  if (refused > 0) {
    const message = `${countOfPages(refused)} left out, because robots.txt does not allow robots to read them. Allow them there, or set ignoreRobots for a site of your own.`
    warnings.push(warn('pages_left_out', message))
  }
  return warnings
}

async function filterAllowed(
  fetcher: PoliteFetcher,
  pages: readonly SitemapEntry[],
  ignoreRobots: boolean,
): Promise<readonly SitemapEntry[]> {
  if (ignoreRobots) return pages
  const isAllowed = await Promise.all(pages.map(({ url }) => isAllowedByRobots(fetcher, url)))
  return pages.filter((_, index) => isAllowed[index])
}

/**
 * Returns true if robots.txt allows the address.
 *
 * @throws {IngestError} while robots.txt cannot be read.
 */
export async function isAllowedByRobots(fetcher: PoliteFetcher, url: string): Promise<boolean> {
  const { pathname, search } = new URL(url)
  return (await fetcher.robots.rulesOf(url)).allows(pathname + search)
}

async function requireAllowed(fetcher: PoliteFetcher, url: string): Promise<void> {
  if (await isAllowedByRobots(fetcher, url)) return
  throw new IngestError(
    `The robots.txt of ${new URL(url).host} does not allow robots on the first page. Allow it there, or set ignoreRobots for a site of your own.`,
    { code: 'robots_refused' },
  )
}

function noPages(listed: number, allowed: number): IngestError {
  if (listed > 0 && allowed === 0) {
    return new IngestError(
      'The robots.txt of the site does not allow robots on any page of the sitemap. Allow them there, or set ignoreRobots for a site of your own.',
      {
        code: 'robots_refused',
      },
    )
  }
  const sentence =
    listed === 0
      ? 'The sitemap lists no page of its own site.'
      : `None of the ${listed} pages of the sitemap matches include and exclude.`
  return new IngestError(`${sentence} Check the address and the patterns.`, { code: 'no_pages' })
}
