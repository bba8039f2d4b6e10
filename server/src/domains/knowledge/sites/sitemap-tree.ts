import { IngestError } from '../failures.ts'
import { requireSuccess } from '../fetching/fetch-page.ts'
import { canonicalUrl } from '../fetching/page-links.ts'
import type { PoliteFetcher } from '../fetching/polite-fetcher.ts'
import type { SecretHeaders } from '../sources/secret-headers.ts'
import { isSameSite } from './same-site.ts'
import type { Sitemap, SitemapEntry } from './sitemap.ts'

const maxDepth = 3
const maxUrls = 50_000
const maxBytes = 50 * 2 ** 20
/** Maximum of requests. An index lists up to 50,000 sitemaps. */
const maxFiles = 500

export interface SitemapListing {
  /** Pages by canonical address. If one is listed twice, the first entry counts. */
  pages: Map<string, SitemapEntry>
  /** True if these are all pages that the site lists. */
  isWhole: boolean
}

export interface SitemapVisit {
  url: string
  headersFor: (url: string) => SecretHeaders
  ignoreRobots: boolean
  signal: AbortSignal
}

/**
 * Reads a sitemap and the sitemaps that an index lists: up to three levels, 500 files, 50 MiB unpacked and 50,000
 * addresses. Addresses of other sites are left out, as the protocol requires.
 *
 * @throws {IngestError} if the first one cannot be read, or another one temporarily cannot.
 */
export async function listSitemap(
  fetcher: PoliteFetcher,
  visit: SitemapVisit,
): Promise<SitemapListing> {
  const pages: SitemapListing['pages'] = new Map()
  const seen = new Set([canonicalUrl(visit.url)])
  let level = [visit.url]
  let isWhole = true
  let left = { bytes: maxBytes, urls: maxUrls, files: maxFiles }
  for (let depth = 0; level.length > 0 && depth <= maxDepth; depth++) {
    const next: string[] = []
    for (const url of level) {
      if (left.urls <= 0 || left.bytes <= 0 || left.files <= 0) return { pages, isWhole: false }
      const found = await read(fetcher, visit, url, { ...left, isRoot: depth === 0 })
      if (found === null) {
        isWhole = false
        continue
      }
      const { bytes, urls, files } = left
      const count = found.pages.length + found.sitemaps.length
      left = { bytes: bytes - found.bytes, urls: urls - count, files: files - 1 }
      isWhole &&= found.isWhole
      for (const page of found.pages) keep(pages, visit.url, page)
      next.push(...found.sitemaps.flatMap((loc) => newSitemap(seen, visit.url, loc)))
    }
    level = next
  }
  if (pages.size === 0 && !isWhole) throw tooLarge()
  return { pages, isWhole: isWhole && level.length === 0 }
}

function keep(pages: SitemapListing['pages'], root: string, page: SitemapEntry): void {
  const url = siteUrl(page.url, root)
  if (url !== null && !pages.has(url)) pages.set(url, { ...page, url })
}

function newSitemap(seen: Set<string>, root: string, loc: string): string[] {
  const url = siteUrl(loc, root)
  if (url === null || seen.has(url)) return []
  seen.add(url)
  return [url]
}

function siteUrl(address: string, root: string): string | null {
  if (!URL.canParse(address) || !isSameSite(address, root)) return null
  return canonicalUrl(address)
}

/** Returns null for a sitemap that an index lists but that does not exist. */
async function read(
  fetcher: PoliteFetcher,
  visit: SitemapVisit,
  url: string,
  { isRoot, ...bounds }: { isRoot: boolean; bytes: number; urls: number },
): Promise<Sitemap | null> {
  try {
    const { readSitemap } = await import('./sitemap.ts')
    return await readSitemap(await fetchSitemap(fetcher, visit, url), bounds)
  } catch (error) {
    if (isRoot || !(error instanceof IngestError) || error.retryable) throw error
    return null
  }
}

async function fetchSitemap(
  fetcher: PoliteFetcher,
  visit: SitemapVisit,
  url: string,
): Promise<Buffer> {
  const response = await fetcher.get({
    url,
    accept: 'application/xml,text/xml,text/plain;q=0.9,*/*;q=0.1',
    headers: visit.headersFor(url),
    ignoreRobots: visit.ignoreRobots,
    maxBytes,
    signal: visit.signal,
  })
  requireSuccess(response)
  return response.body
}

const tooLarge = (): IngestError =>
  new IngestError('The sitemap is larger than 50 MiB, which is the limit. Split it.', {
    code: 'too_large',
  })
