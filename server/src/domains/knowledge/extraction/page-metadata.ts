import { readTime } from '../../../platform/foreign-values.ts'
import type { PageHead } from './page-head.ts'

/** Article types of schema.org. `TechArticle` and `APIReference` are documentation, which is read differently. */
const articleType =
  /^(?:\w*NewsArticle|Article|BlogPosting|LiveBlogPosting|Report|SocialMediaPosting)$/
/** Types of pages with parts that an article does not have. Blogs declare every page an article. */
const otherType =
  /^(?:\w*Event|Course|FAQPage|HowTo|JobPosting|\w*LocalBusiness|MenuItem|Product|ProductGroup|QAPage|Recipe|Restaurant)$/
/** Separators between a page's title and the name of its site. */
const separator = /\s+(?:[|–—·•»›:-]|::)\s+|_/
const edge = /^[\s|–—·•»›:_-]+|[\s|–—·•»›:_-]+$/g
const maxTitleChars = 300
const maxNodes = 10_000

/** Returns true if the page declares itself only as an article of a newspaper or a blog. */
export function isArticle(head: PageHead): boolean {
  const types = structuredNodes(head).flatMap(typesOf)
  if (types.some((type) => otherType.test(type))) return false
  return (
    head.meta.get('og:type')?.toLowerCase() === 'article' ||
    head.meta.has('article:published_time') ||
    types.some((type) => articleType.test(type))
  )
}

/**
 * Returns the title for readers: the one for sharing, else the title element, else the first heading. The site's name
 * is removed only if a heading, the declared site name or the host shows which part it is.
 */
export function titleOf(head: PageHead, url: string | null): string | null {
  const site = head.meta.get('og:site_name') ?? null
  const shared = head.meta.get('og:title')
  const whole =
    (shared && !isSame(shared, site) ? shared : head.title) ?? shared ?? head.headings[0]
  if (!whole) return null
  const title = whole.replace(/\s+/g, ' ').trim()
  return (
    cutSite(title, head.headings, [site, hostLabel(url)])
      .slice(0, maxTitleChars)
      .trim() || null
  )
}

function cutSite(title: string, headings: string[], siteNames: (string | null)[]): string {
  const parts = title.split(separator).filter((part) => part !== '')
  const [first, last] = [parts[0] ?? '', parts.at(-1) ?? '']
  if (parts.length < 2) return title
  const isSite = (text: string): boolean => siteNames.some((name) => isSame(text, name))
  const heading = headings.find((text) => title.startsWith(text) && !isSite(text))
  if (heading && title.slice(heading.length).search(separator) === 0) return heading
  if (isSite(last)) return title.slice(0, title.lastIndexOf(last)).replace(edge, '')
  if (isSite(first)) return title.slice(first.length).replace(edge, '')
  return title
}

const lettersOf = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')

const isSame = (text: string, name: string | null): boolean =>
  name !== null && lettersOf(name) !== '' && lettersOf(text) === lettersOf(name)

/** Returns `example` for `https://docs.example.org/`. */
function hostLabel(url: string | null): string | null {
  const host = url === null ? null : URL.parse(url)?.hostname
  return host?.split('.').at(-2) ?? null
}

/** Returns the page's BCP 47 tag in canonical form. */
export function languageOf(head: PageHead): string | null {
  for (const tag of [head.lang, head.meta.get('content-language'), head.meta.get('og:locale')]) {
    const first = tag?.split(/[,;]/)[0]?.trim().replaceAll('_', '-')
    if (!first) continue
    try {
      return Intl.getCanonicalLocales(first)[0] ?? null
    } catch {
      // Not a tag: `English`, or a template's placeholder.
    }
  }
  return null
}

/** Returns the declared time of publication in ISO 8601 in UTC. A time without a zone is read as UTC. */
export function publishedAtOf(head: PageHead): string | null {
  const structured = structuredNodes(head).map((node) => node['datePublished'])
  const candidates = [
    ...metasOf(head, 'article:published_time', 'og:published_time', 'datepublished'),
    ...structured.filter((date) => typeof date === 'string'),
    head.datePublished ?? '',
    ...metasOf(head, 'parsely-pub-date', 'sailthru.date', 'dc.date.issued', 'dcterms.issued'),
    ...metasOf(head, 'dc.date', 'dcterms.date', 'pubdate', 'publish-date', 'date'),
  ]
  for (const candidate of candidates) {
    const date = readTime(candidate)
    if (date !== null) return date.toISOString()
  }
  return null
}

const metasOf = (head: PageHead, ...names: string[]): string[] =>
  names.map((name) => head.meta.get(name) ?? '')

/** Lists the objects of the page's JSON-LD, including those in lists and `@graph`. */
function structuredNodes(head: PageHead): Record<string, unknown>[] {
  const nodes: Record<string, unknown>[] = []
  const queue = [...head.jsonLd]
  for (let index = 0; index < queue.length && index < maxNodes; index += 1) {
    const value = queue[index]
    if (Array.isArray(value)) for (const one of value.slice(0, maxNodes)) queue.push(one)
    else if (typeof value === 'object' && value !== null) {
      nodes.push(value as Record<string, unknown>)
      if ('@graph' in value) queue.push(value['@graph'])
    }
  }
  return nodes
}

const typesOf = (node: Record<string, unknown>): string[] =>
  [node['@type']].flat().filter((type) => typeof type === 'string')

/** Returns the text in structured data, for pages that a script builds. */
export const articleBodyOf = (head: PageHead): string | null => {
  const bodies = structuredNodes(head).map((node) => node['articleBody'])
  return bodies.find((body) => typeof body === 'string') ?? null
}
