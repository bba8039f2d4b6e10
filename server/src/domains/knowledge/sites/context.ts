import type { Platform } from '../../../platform/platform.ts'
import type { PoliteFetcher } from '../fetching/polite-fetcher.ts'

/** What the expansion of a sitemap or a crawl works with. */
export interface SiteContext extends Pick<Platform, 'transact' | 'database' | 'keyring'> {
  fetcher: PoliteFetcher
}
