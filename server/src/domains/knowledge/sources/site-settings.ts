import { type Wanted, wantedBy } from './path-globs.ts'
import type { SourceRow } from './store.ts'

/** How a sitemap or crawl is to be expanded. */
export interface SiteSettings {
  wanted: Wanted
  maxPages: number
  /** Links from the first page; 0 of a sitemap. */
  maxDepth: number
}

export function settingsOf({ site }: Pick<SourceRow, 'site'>): SiteSettings {
  const { include, exclude, maxPages, maxDepth } = site as unknown as {
    include: string[]
    exclude: string[]
    maxPages: number
    maxDepth?: number
  }
  return { wanted: wantedBy({ include, exclude }), maxPages, maxDepth: maxDepth ?? 0 }
}
