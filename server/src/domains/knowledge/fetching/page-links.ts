import { Parser } from 'htmlparser2'
import { binaryFormat } from '../extraction/binary.ts'
import { decodeText } from '../extraction/charset.ts'

/** Facts in a page for robots, besides its text. */
export interface PageLinks {
  /** Canonical addresses, each once, in page order; empty if they must not be followed. */
  links: string[]
  /** Address that the page declares as its own. */
  canonical: string | null
  /** True if its text must not be stored. */
  isHidden: boolean
}

/** Maximum of links. A page with more lists everything, and its first ones are enough. */
const maxLinks = 2_000
/** Maximum depth, as in extraction/html-page.ts: a stray end tag costs the parser time in proportion to the depth. */
const maxDepth = 512

/** File types without a page of text. */
const otherFiles =
  /\.(?:png|jpe?g|gif|svg|webp|avif|ico|bmp|tiff?|css|m?js|map|woff2?|ttf|otf|eot|mp[34]|m4[av]|webm|ogg|wav|avi|mov|zip|gz|tgz|tar|bz2|xz|7z|rar|exe|dmg|deb|rpm|apk|iso|jar|wasm|rss|atom)$/i

/**
 * Reads the links of an HTML page. It obeys `rel=nofollow`, `meta robots` and the header `X-Robots-Tag`. One pass
 * without recursion; elements deeper than 512 levels are skipped.
 */
export function readPageLinks(html: string, url: string, robotsTag: string | undefined): PageLinks {
  const reader = new LinkReader(url)
  if (robotsTag !== undefined) reader.obey(headerRules(robotsTag))
  const parser = new Parser(reader)
  try {
    parser.end(html)
  } catch (error) {
    if (error !== tooDeep) throw error
  }
  const { links, canonical, isHidden, isFollowed } = reader
  return { links: isFollowed ? [...links] : [], canonical, isHidden }
}

const tooDeep = new Error('nested too deep')

class LinkReader {
  readonly links = new Set<string>()
  canonical: string | null = null
  isHidden = false
  isFollowed = true
  #base: string
  #hasBase = false
  #depth = 0

  constructor(url: string) {
    this.#base = url
  }

  obey(rules: string): void {
    if (/\b(?:noindex|none)\b/i.test(rules)) this.isHidden = true
    if (/\b(?:nofollow|none)\b/i.test(rules)) this.isFollowed = false
  }

  onopentag(name: string, attributes: Record<string, string>): void {
    if (++this.#depth > maxDepth) throw tooDeep
    const { href, rel = '', content = '' } = attributes
    const kinds = rel.toLowerCase().split(/\s+/)
    if (name === 'meta') this.#readMeta(attributes['name'] ?? '', content)
    if (href === undefined) return
    if (name === 'base' && !this.#hasBase) this.#rebase(href)
    if (name === 'link' && kinds.includes('canonical')) {
      this.canonical ??= linkTarget(href, this.#base)
    }
    if ((name === 'a' || name === 'area') && !kinds.includes('nofollow')) this.#add(href)
  }

  onclosetag(): void {
    this.#depth--
  }

  #readMeta(name: string, content: string): void {
    if (/^(?:robots|capstan)$/i.test(name)) this.obey(content)
  }

  #rebase(href: string): void {
    this.#base = URL.parse(href, this.#base)?.href ?? this.#base
    this.#hasBase = true
  }

  #add(href: string): void {
    if (this.links.size >= maxLinks || href.startsWith('#')) return
    const target = linkTarget(href, this.#base)
    if (target !== null && target.length <= 2048 && !otherFiles.test(new URL(target).pathname)) {
      this.links.add(target)
    }
  }
}

/** Parameters that say where a visitor came from, not which page is shown. */
const tracking =
  /^(?:utm_\w+|gclid|gbraid|wbraid|dclid|gad_source|fbclid|msclkid|yclid|twclid|ttclid|li_fat_id|igshid|mc_[ce]id|srsltid|_ga|_gl)$/i

/**
 * Returns the canonical form of addresses that name the same page: RFC 3986 section 6.2.2 (case, dot segments,
 * percent-encoding) and the default port, as in the WHATWG parser, without fragment, tracking parameters and the dot
 * after a host. The order of the query and a final slash are kept, because they may matter to the site. Applying it
 * twice changes nothing.
 *
 * @throws {TypeError} if `url` is not a URL.
 */
export function canonicalUrl(url: string): string {
  const parsed = new URL(url)
  parsed.hash = ''
  parsed.hostname = parsed.hostname.replace(/\.+$/, '')
  parsed.pathname = evenlyEncoded(parsed.pathname)
  const query = evenlyEncoded(parsed.search)
    .slice(1)
    .split('&')
    .filter((part) => part !== '' && !tracking.test(part.split('=', 1)[0] ?? ''))
    .join('&')
  // The setter drops a leading question mark.
  parsed.search = query && `?${query}`
  return parsed.href
}

/** Returns the address that a link leads to; null if there is nothing to fetch. */
export function linkTarget(href: string, base: string): string | null {
  const url = URL.parse(href, base)
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password) return null
  return canonicalUrl(url.href)
}

const unreserved = /[A-Za-z0-9._~-]/

const evenlyEncoded = (part: string): string =>
  part.replace(/%[0-9a-f]{2}/gi, (code) => {
    const char = String.fromCharCode(Number.parseInt(code.slice(1), 16))
    return unreserved.test(char) ? char : code.toUpperCase()
  })

/** Reads `X-Robots-Tag: noindex, otherbot: nofollow`: only the rules for all robots or for this one. */
function headerRules(value: string): string {
  const rules: string[] = []
  let isOurs = true
  for (const part of value.split(',')) {
    const [, robot, rule = part] = /^\s*([\w-]+)\s*:\s*(.*)$/.exec(part) ?? []
    // `unavailable_after` and the `max-` rules contain a colon.
    if (robot && !/^(?:unavailable_after|max-)/i.test(robot)) isOurs = /^capstan$/i.test(robot)
    if (isOurs) rules.push(rule)
  }
  return rules.join(',')
}

interface FetchedBody {
  body: Uint8Array
  contentType: string | null
  url: string | null
}

/** Returns the facts for robots in a fetched page; for other documents, only its headers count. */
export function readFacts(page: FetchedBody, robotsTag: string | undefined): PageLinks {
  const html = htmlOf(page) ?? ''
  return readPageLinks(html, page.url ?? '', robotsTag)
}

/** Maximum text of a sign-in page. A page with more to read is not only a sign-in. */
const mostChars = 600

/** Returns true for a page that requires signing in instead of showing text: a password field and few words. */
export const isLoginWall = (text: string, page: FetchedBody): boolean =>
  text.length <= mostChars && /\btype\s{0,9}=\s{0,9}["']?password\b/i.test(htmlOf(page) ?? '')

export const loginWall =
  'The page requires signing in. It must be readable without signing in, or set `headers` that grant access.'

/** Returns null for a body that is not HTML. */
export function htmlOf({ body, contentType }: FetchedBody): string | null {
  const isOther = contentType !== null && !/html|^text\/plain/i.test(contentType)
  if (isOther || binaryFormat(body) !== null) return null
  return decodeText(body, contentType).text
}
