import type { NewSource, OnDuplicate } from '@capstan/sdk'
import { UsageError } from '../io.ts'

/** The options of `sources add`. */
export interface Given {
  base: string
  wait?: boolean
  name?: string
  metadata?: Record<string, unknown>
  onDuplicate: OnDuplicate
  externalId?: string
  match?: 'name'
  refresh?: string
  encoding?: string
  whenGone?: 'keep' | 'remove'
  sitemap?: boolean
  crawl?: boolean
  include?: string[]
  exclude?: string[]
  maxPages?: number
  maxDepth?: number
  header?: Record<string, string>
  ignoreRobots?: boolean
}

export function textSource(text: string, options: Given): NewSource {
  const { name = 'Standard input', metadata, encoding } = options
  if (encoding !== undefined) throw new UsageError('--encoding is only for a page or a file.')
  return { type: 'text', name, text, ...(metadata && { metadata }) }
}

/** Returns the new source for a URL. Throws a UsageError for options that cannot be combined. */
export function addressSource(url: string, options: Given): NewSource {
  const { name, metadata, refresh, whenGone, header, ignoreRobots, sitemap, crawl } = options
  const { include, exclude, maxPages, maxDepth, encoding } = options
  const given = {
    url,
    ...(name !== undefined && { name }),
    ...(metadata && { metadata }),
    ...(refresh !== undefined && { refresh: { every: refresh, ...(whenGone && { whenGone }) } }),
    ...(header && { headers: header }),
    ...(ignoreRobots && { ignoreRobots }),
  }
  const pages = {
    ...(include && { include }),
    ...(exclude && { exclude }),
    ...(maxPages !== undefined && { maxPages }),
  }
  if (sitemap && crawl) throw new UsageError('Use only one of --sitemap and --crawl.')
  if (maxDepth !== undefined && !crawl) throw new UsageError('--max-depth needs --crawl.')
  if ((sitemap || crawl) && encoding !== undefined) {
    throw new UsageError('--encoding is for a page or a file.')
  }
  if (sitemap) return { type: 'sitemap', ...given, ...pages }
  if (crawl) {
    return { type: 'crawl', ...given, ...pages, ...(maxDepth !== undefined && { maxDepth }) }
  }
  if (Object.keys(pages).length > 0) {
    throw new UsageError('--include, --exclude and --max-pages need --sitemap or --crawl.')
  }
  return { type: 'url', ...given, ...(encoding !== undefined && { encoding }) }
}
