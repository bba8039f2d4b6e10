import { Parser } from 'htmlparser2'
import { linkTarget } from './canonical-url.ts'

/** What a page says to a robot, beside its text. */
export interface PageLinks {
  /** Canonical addresses, each once, in the order of the page; empty where they are not to be followed. */
  links: string[]
  /** The address that the page gives as its own. */
  canonical: string | null
  /** Its text is not to be kept. */
  isHidden: boolean
}

/** A page with more is a list of everything, and its first ones say enough. */
const maxLinks = 2_000
/** As in extraction/html-page.ts: a stray end tag costs the parser time in proportion to the depth. */
const maxDepth = 512

/** No page of text is behind these. */
const otherFiles =
  /\.(?:png|jpe?g|gif|svg|webp|avif|ico|bmp|tiff?|css|m?js|map|woff2?|ttf|otf|eot|mp[34]|m4[av]|webm|ogg|wav|avi|mov|zip|gz|tgz|tar|bz2|xz|7z|rar|exe|dmg|deb|rpm|apk|iso|jar|wasm|rss|atom)$/i

/**
 * The links of a page in HTML: `rel=nofollow` is obeyed, `meta robots` and the header `X-Robots-Tag`
 * too. In one pass and without recursion; elements deeper than 512 levels are skipped.
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

/** `X-Robots-Tag: noindex, otherbot: nofollow`: only what is for all robots or for this one. */
function headerRules(value: string): string {
  const rules: string[] = []
  let isOurs = true
  for (const part of value.split(',')) {
    const [, robot, rule = part] = /^\s*([\w-]+)\s*:\s*(.*)$/.exec(part) ?? []
    // `unavailable_after` and the `max-` rules have a colon of their own.
    if (robot && !/^(?:unavailable_after|max-)/i.test(robot)) isOurs = /^capstan$/i.test(robot)
    if (isOurs) rules.push(rule)
  }
  return rules.join(',')
}
