import type { Db } from '../../../platform/db/database.ts'
import type { Page } from '../ingest/fetch.ts'
import type { Ingestion } from '../ingest/ingestion.ts'
import { removeSource } from '../sources/service.ts'
import { lockSource, type SourceRow } from '../sources/store.ts'
import { canonicalUrl } from './canonical.ts'
import { allows } from './expand.ts'
import type { PageLinks } from './page-links.ts'
import { isSameSite } from './same-site.ts'
import { type SiteSettings, settingsOf } from './settings.ts'
import {
  countKnown,
  findPage,
  findParent,
  insertFolded,
  insertFound,
  keyOfUrl,
  type Site,
  updatePage,
} from './store.ts'
import type { Web } from './web.ts'

/** Where a page stands in the run of its sitemap or crawl. */
export interface Place {
  site: Site
  run: number
  key: Buffer
  url: string
  siteUrl: string
  depth: number
  settings: SiteSettings
  /** Its links lead further, so its body is needed even if it has not changed. */
  isFollowed: boolean
  /** `noindex` and `nofollow` are robots' rules, too. */
  ignoresRobots: boolean
}

/** Null for a page that is no part of a running site: one that is refreshed alone stays what it is. */
export async function findPlace(db: Db, source: SourceRow): Promise<Place | null> {
  const { organization_id: organizationId, parent_id: siteId, url } = source
  if (siteId === null || url === null) return null
  const parent = await findParent(db, organizationId, siteId)
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
 * Writes down what a fetched page says of its site: links to go on with, and which page it is. One that
 * is the same as another by redirect or `rel=canonical`, leads off the site, or is not to be kept, goes
 * away with its source; of pages that are the same, the first to come stays. Never holds the page while
 * it holds the site. Says whether the page stays.
 */
export async function placePage(
  ingestion: Ingestion,
  source: SourceRow,
  place: Place,
  { page, links }: { page: Pick<Page, 'url'>; links: PageLinks },
): Promise<boolean> {
  const found = await linksToFollow(ingestion.web, place, links)
  const stays = await ingestion.transact(
    place.site.organizationId,
    { kind: 'system' },
    async (work) => {
      const { site } = place
      const parent = await lockSource(work.db, site.organizationId, site.siteId)
      if (!parent || parent.run !== place.run || parent.stage !== 'pages') return true
      const room = 4 * place.settings.maxPages + 100 - (await countKnown(work.db, site))
      await insertFound(
        work.db,
        site,
        place.run,
        place.depth + 1,
        found.slice(0, Math.max(0, room)),
      )
      if (links.isHidden && !place.ignoresRobots) return leaveOut(work.db, place)
      return claim(work.db, source, place, { url: page.url, canonical: links.canonical })
    },
  )
  if (!stays) {
    await ingestion.transact(source.organization_id, { kind: 'system' }, (work) =>
      removeSource(work, source.base_id, source.id),
    )
  }
  return stays
}

async function linksToFollow(web: Web, place: Place, { links }: PageLinks): Promise<string[]> {
  if (!place.isFollowed) return []
  const { siteUrl, settings, ignoresRobots } = place
  const wanted = links.filter((url) => isSameSite(url, siteUrl) && settings.wanted(url))
  if (ignoresRobots) return wanted
  const isAllowed = await Promise.all(wanted.map((url) => allows(web, url).catch(() => false)))
  return wanted.filter((_, index) => isAllowed[index])
}

async function leaveOut(db: Db, { site, key }: Place): Promise<false> {
  await updatePage(db, site, key, { state: 'left_out', page_id: null })
  return false
}

/** Takes the other addresses of the page, unless another page has taken one of them before. */
async function claim(
  db: Db,
  source: SourceRow,
  place: Place,
  at: { url: string; canonical: string | null },
): Promise<boolean> {
  const { site, run, key, depth } = place
  const arrived = canonicalUrl(at.url)
  const isFirst = depth === 0 && canonicalUrl(place.siteUrl) === canonicalUrl(place.url)
  const isOfSite = (url: string): boolean =>
    isSameSite(url, place.siteUrl) && place.settings.wanted(url)
  if (!isFirst && !isOfSite(arrived)) return leaveOut(db, place)
  const others = [
    arrived,
    ...(at.canonical && isOfSite(at.canonical) ? [at.canonical] : []),
  ].filter((url) => !keyOfUrl(url).equals(key))
  for (const url of others) {
    const other = await findPage(db, site, keyOfUrl(url))
    const isTaken = other?.page_id && other.page_id !== source.id && isHeld(other.state)
    if (isTaken) {
      await updatePage(db, site, key, { state: 'folded', page_id: other.page_id })
      return false
    }
  }
  for (const url of others) await insertFolded(db, site, { url, depth, run, pageId: source.id })
  return true
}

const isHeld = (state: string): boolean =>
  ['running', 'completed', 'folded', 'waiting'].includes(state)
