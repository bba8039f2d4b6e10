import type { Platform } from '../../../platform/platform.ts'
import type { PoliteFetcher } from '../fetching/polite-fetcher.ts'

/** Dependencies for expanding a sitemap or a crawl. */
export interface SiteContext extends Pick<Platform, 'transact' | 'database' | 'keyring'> {
  fetcher: PoliteFetcher
}
