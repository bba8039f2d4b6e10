import type { Db } from '../../../platform/db/database.ts'
import type { FetchedPage } from '../fetching/fetch-page.ts'
import { canonicalUrl, type PageLinks } from '../fetching/page-links.ts'
import type { PoliteFetcher } from '../fetching/polite-fetcher.ts'
import { type SiteSettings, settingsOf } from '../sources/path-globs.ts'
import { removeSource } from '../sources/service.ts'
import { findSourceSummary, lockSource, type SourceRow } from '../sources/store.ts'
import type { SiteContext } from './context.ts'
import { isAllowedByRobots } from './expand.ts'
import { isSameSite } from './same-site.ts'
import {
  countSitePages,
  findPage,
  insertDiscoveredPages,
  keyOfUrl,
  type Site,
  updatePage,
  upsertFoldedPage,
} from './store.ts'

/** Position of a page in the run of its sitemap or crawl. */
export interface CrawlPosition {
  site: Site
  run: number
  key: Buffer
  url: string
  siteUrl: string
  depth: number
  settings: SiteSettings
  /** True if its links are followed, so its body is needed even if it has not changed. */
  isFollowed: boolean
  /** True if robots' rules are ignored, including `noindex` and `nofollow`. */
  ignoresRobots: boolean
}

/** Returns null for a page that is not part of a running site. Refreshing a single page does not change its role. */
export async function findCrawlPosition(db: Db, source: SourceRow): Promise<CrawlPosition | null> {
  const { organization_id: organizationId, parent_id: siteId, url } = source
  if (siteId === null || url === null) return null
  const parent = await findSourceSummary(db, organizationId, siteId)
  if (parent?.stage !== 'pages') return null
  const site = { organizationId, siteId }
  const key = keyOfUrl(canonicalUrl(url))
  const page = await findPage(db, site, key)
  if (!page) return null
  const settings = settingsOf(parent)
  return {
    site,
    run: parent.run,
    key,
    url,
    siteUrl: parent.url ?? '',
    depth: page.depth,
    settings,
    isFollowed: parent.type === 'crawl' && page.depth < settings.maxDepth,
    ignoresRobots: source.ignore_robots,
  }
}

/**
 * Records a fetched page's facts about its site: the links to follow, and its own address. Deletes a page that
 * duplicates another by redirect or `rel=canonical`, leads off the site, or is marked noindex; of duplicates, the first
 * one is kept. It never locks the page while it holds the lock of the site. Returns true if the page is kept.
 */
export async function recordCrawledPage(
  context: SiteContext,
  source: SourceRow,
  position: CrawlPosition,
  { page, links }: { page: Pick<FetchedPage, 'url'>; links: PageLinks },
): Promise<boolean> {
  const linksToAdd = await linksToFollow(context.fetcher, position, links)
  const stays = await context.transact(
    position.site.organizationId,
    { kind: 'system' },
    async (work) => {
      const { site } = position
      const parent = await lockSource(work.db, site.organizationId, site.siteId)
      if (!parent || parent.run !== position.run || parent.stage !== 'pages') return true
      const room = 4 * position.settings.maxPages + 100 - (await countSitePages(work.db, site))
      await insertDiscoveredPages(
        work.db,
        site,
        position.run,
        position.depth + 1,
        linksToAdd.slice(0, Math.max(0, room)),
      )
      if (links.isHidden && !position.ignoresRobots) return leaveOut(work.db, position)
      return claimAddresses(work.db, source, position, {
        url: page.url,
        canonical: links.canonical,
      })
    },
  )
  if (!stays) {
    await context.transact(source.organization_id, { kind: 'system' }, (work) =>
      removeSource(work, source.base_id, source.id),
    )
  }
  return stays
}

async function linksToFollow(
  fetcher: PoliteFetcher,
  position: CrawlPosition,
  { links }: PageLinks,
): Promise<string[]> {
  if (!position.isFollowed) return []
  const { siteUrl, settings, ignoresRobots } = position
  const wanted = links.filter((url) => isSameSite(url, siteUrl) && settings.wanted(url))
  if (ignoresRobots) return wanted
  const isAllowed = await Promise.all(
    wanted.map((url) => isAllowedByRobots(fetcher, url).catch(() => false)),
  )
  return wanted.filter((_, index) => isAllowed[index])
}

async function leaveOut(db: Db, { site, key }: CrawlPosition): Promise<false> {
  await updatePage(db, site, key, { state: 'left_out', page_id: null })
  return false
}

/** Records the page's other addresses, unless another page already has one of them. */
async function claimAddresses(
  db: Db,
  source: SourceRow,
  position: CrawlPosition,
  at: { url: string; canonical: string | null },
): Promise<boolean> {
  const { site, run, key, depth } = position
  const finalUrl = canonicalUrl(at.url)
  const isFirst = depth === 0 && canonicalUrl(position.siteUrl) === canonicalUrl(position.url)
  const isOfSite = (url: string): boolean =>
    isSameSite(url, position.siteUrl) && position.settings.wanted(url)
  if (!isFirst && !isOfSite(finalUrl)) return leaveOut(db, position)
  const others = [
    finalUrl,
    ...(at.canonical && isOfSite(at.canonical) ? [at.canonical] : []),
  ].filter((url) => !keyOfUrl(url).equals(key))
  for (const url of others) {
    const other = await findPage(db, site, keyOfUrl(url))
    const isTaken = other?.page_id && other.page_id !== source.id && keepsAddress(other.state)
    if (isTaken) {
      await updatePage(db, site, key, { state: 'folded', page_id: other.page_id })
      return false
    }
  }
  for (const url of others) await upsertFoldedPage(db, site, { url, depth, run, pageId: source.id })
  return true
}

const keepsAddress = (state: string): boolean =>
  ['running', 'completed', 'folded', 'waiting'].includes(state)
