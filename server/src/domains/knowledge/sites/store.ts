import { createHash } from 'node:crypto'
import { type Selectable, sql } from 'kysely'
import type { Db } from '../../../platform/db/database.ts'
import { ownedTable } from '../../../platform/db/owned-table.ts'
import type { SitePagesTable } from '../../../platform/db/tables.generated.ts'

/** A sitemap or a crawl. */
export interface Site {
  organizationId: string
  siteId: string
}

/**
 * State of a page. waiting: to be fetched in this run. running, completed, failed: like its source. folded: the same as
 * another page, without a source of its own. left_out: not to be stored. vanished: no longer listed.
 */
export type PageState =
  | 'waiting'
  | 'running'
  | 'completed'
  | 'failed'
  | 'folded'
  | 'left_out'
  | 'vanished'

export type SitePageRow = Pick<
  Selectable<SitePagesTable>,
  'url_key' | 'url' | 'depth' | 'page_id' | 'run'
> & { state: PageState }

/** Returns the key of a canonical `url`. */
export const keyOfUrl = (url: string): Buffer => createHash('sha256').update(url).digest()

const pagesAtOnce = 1_000

/**
 * Records the pages that a sitemap lists, in its order. A page of an earlier run is fetched again unless the sitemap
 * gives the same time of its last change; with `all`, every page is. Idempotent.
 */
export async function upsertListedPages(
  db: Db,
  { organizationId, siteId }: Site,
  run: number,
  pages: readonly { url: string; lastModified: string | null }[],
  { all }: { all: boolean },
): Promise<void> {
  for (let first = 0; first < pages.length; first += pagesAtOnce) {
    const part = pages.slice(first, first + pagesAtOnce).map(({ url, lastModified }, place) => ({
      place,
      key: keyOfUrl(url).toString('hex'),
      url,
      lastModified,
    }))
    await sql`
      insert into site_pages (organization_id, source_id, url_key, url, depth, run, state, last_modified)
      select o.id, ${siteId}, decode(key, 'hex'), url, 0, ${run}, 'waiting', "lastModified"
      from organizations o, json_to_recordset(${JSON.stringify(part)}::text::json)
        as listed(place integer, key text, url text, "lastModified" text)
      where o.id = ${organizationId}
      order by place
      on conflict (organization_id, source_id, url_key) do update set
        run = excluded.run,
        last_modified = excluded.last_modified,
        state = case
          when site_pages.state = 'folded' then 'folded'
          -- With the source that a person deleted: it is to stay away.
          when site_pages.state = 'left_out' and site_pages.page_id is not null then 'left_out'
          when site_pages.state = 'completed' and not ${sql.lit(all)}
            and site_pages.last_modified = excluded.last_modified then 'completed'
          else 'waiting' end
      where site_pages.run < excluded.run`.execute(db)
  }
}

/** Marks the pages of earlier runs that are missing in this run's complete listing. */
export async function markVanishedPages(db: Db, site: Site, run: number): Promise<void> {
  await pagesOf(db, site, run).set({ state: 'vanished' }).execute()
}

/** Queues every page of earlier runs again, because its links may lead to new pages, and the first page. */
export async function beginCrawl(db: Db, site: Site, run: number, url: string): Promise<void> {
  const known = pagesOf(db, site, run)
  await known.where('state', '=', 'folded').set({ run }).execute()
  await known
    .where('state', '=', 'left_out')
    .where('page_id', 'is not', null)
    .set({ run })
    .execute()
  await known
    .where('state', 'in', ['running', 'completed', 'failed'])
    .where('page_id', 'is not', null)
    .set({ run, state: 'waiting' })
    .execute()
  await sitePages
    .deleting(db, site.organizationId, { source_id: site.siteId })
    .where('run', '<', run)
    .execute()
  await insertDiscoveredPages(db, site, run, 0, [url])
}

const pagesOf = (db: Db, { organizationId, siteId }: Site, run: number) =>
  db
    .updateTable('site_pages')
    .where('organization_id', '=', organizationId)
    .where('source_id', '=', siteId)
    .where('run', '<', run)

/** Adds the addresses that are new to the site as waiting pages, in this order. */
export async function insertDiscoveredPages(
  db: Db,
  { organizationId, siteId }: Site,
  run: number,
  depth: number,
  urls: readonly string[],
): Promise<void> {
  if (urls.length === 0) return
  const part = urls.map((url, place) => ({ place, key: keyOfUrl(url).toString('hex'), url }))
  await sql`
    insert into site_pages (organization_id, source_id, url_key, url, depth, run, state)
    select o.id, ${siteId}, decode(key, 'hex'), url, ${depth}, ${run}, 'waiting'
    from organizations o, json_to_recordset(${JSON.stringify(part)}::text::json)
      as found(place integer, key text, url text)
    where o.id = ${organizationId}
    order by place
    on conflict (organization_id, source_id, url_key) do nothing`.execute(db)
}

/** Gives running pages the status of their source; a page whose source was deleted is left out. */
export async function syncPageStates(db: Db, { organizationId, siteId }: Site): Promise<void> {
  await sql`
    update site_pages set state = coalesce((
      select case when status in ('completed', 'failed') then status else 'running' end
      from sources
      where sources.organization_id = ${organizationId} and sources.id = site_pages.page_id
    ), 'left_out')
    where organization_id = ${organizationId} and source_id = ${siteId} and state = 'running'`.execute(
    db,
  )
}

export type PageCounts = Record<'waiting' | 'running' | 'completed' | 'failed' | 'leftOut', number>

/** Counts the pages of this run by state. */
export async function countPages(db: Db, site: Site, run: number): Promise<PageCounts> {
  const counts: PageCounts = { waiting: 0, running: 0, completed: 0, failed: 0, leftOut: 0 }
  const rows = await ofSite(db, site)
    .select(['state', sql<number>`count(*)::integer`.as('count')])
    .where('state', 'in', ['waiting', 'running', 'completed', 'failed', 'left_out'])
    .where('run', '=', run)
    .groupBy('state')
    .execute()
  for (const { state, count } of rows) {
    counts[state === 'left_out' ? 'leftOut' : (state as keyof PageCounts)] = count
  }
  return counts
}

const ofSite = (db: Db, { organizationId, siteId }: Site) =>
  db
    .selectFrom('site_pages')
    .where('organization_id', '=', organizationId)
    .where('source_id', '=', siteId)

const sitePages = ownedTable<'site_pages', SitePageRow>('site_pages', {
  columns: ['url_key', 'url', 'depth', 'page_id', 'run', 'state'],
})

/** Finds the waiting page nearest to the first page; of several, the one found first. */
export const findNextWaitingPage = (
  db: Db,
  { organizationId, siteId }: Site,
): Promise<SitePageRow | undefined> =>
  sitePages
    .select(db, organizationId, { source_id: siteId, state: 'waiting' })
    .orderBy('depth')
    .orderBy('position')
    .limit(1)
    .executeTakeFirst()

export const findPage = (
  db: Db,
  { organizationId, siteId }: Site,
  key: Buffer,
): Promise<SitePageRow | undefined> =>
  sitePages.find(db, organizationId, { source_id: siteId, url_key: key })

export const updatePage = (
  db: Db,
  { organizationId, siteId }: Site,
  key: Buffer,
  change: Partial<SitePageRow>,
): Promise<unknown> =>
  sitePages.changing(db, organizationId, { source_id: siteId, url_key: key }, change).execute()

/** Records another address of a page that has a source. */
export async function upsertFoldedPage(
  db: Db,
  { organizationId, siteId }: Site,
  page: { url: string; depth: number; run: number; pageId: string },
): Promise<void> {
  const { url, depth, run, pageId } = page
  await db
    .insertInto('site_pages')
    .values({
      organization_id: organizationId,
      source_id: siteId,
      url_key: keyOfUrl(url),
      url,
      depth,
      run,
      state: 'folded',
      page_id: pageId,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['organization_id', 'source_id', 'url_key'])
        .doUpdateSet({ state: 'folded', page_id: pageId }),
    )
    .execute()
}

export async function countSitePages(db: Db, site: Site): Promise<number> {
  const { count } = await ofSite(db, site)
    .select(sql<number>`count(*)::integer`.as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/** Lists the keys of the pages that have a source. */
export async function listPageKeys(db: Db, site: Site): Promise<Set<string>> {
  const rows = await ofSite(db, site).select('url_key').where('page_id', 'is not', null).execute()
  return new Set(rows.map(({ url_key: key }) => Buffer.from(key).toString('hex')))
}

export const listVanishedPages = (
  db: Db,
  { organizationId, siteId }: Site,
  limit: number,
): Promise<SitePageRow[]> =>
  sitePages
    .select(db, organizationId, { source_id: siteId, state: 'vanished' })
    .limit(limit)
    .execute()

/** Deletes the page and the other addresses that lead to it. */
export const deletePage = (
  db: Db,
  { organizationId, siteId }: Site,
  { url_key: key, page_id: pageId }: SitePageRow,
): Promise<unknown> =>
  sitePages
    .deleting(db, organizationId, { source_id: siteId })
    .where(({ eb, or }) =>
      or([eb('url_key', '=', key), ...(pageId === null ? [] : [eb('page_id', '=', pageId)])]),
    )
    .execute()
