import { Parser } from 'htmlparser2'
import type { OutboundResponse } from '../../../platform/net/index.ts'
import { htmlOf } from './page-links.ts'

/** Longest delay of a redirect. A page shown for longer is meant to be read. */
const maxSeconds = 5
const headBytes = 65_536

/**
 * Returns the address that a page sends its reader to within five seconds, by `meta http-equiv=refresh` or the header
 * of that name, which documentation generators use for redirects. Null for a page that reloads itself.
 */
export function refreshTarget(
  response: Pick<OutboundResponse, 'status' | 'headers' | 'body' | 'url'>,
): string | null {
  const { status, headers, body, url } = response
  if (status < 200 || status > 299) return null
  const declared = headers['refresh'] ?? null
  if (declared !== null) return targetOf(declared, url, url)
  const head = body.subarray(0, headBytes)
  // Few pages have one, and only those are parsed.
  if (!/http-equiv\s*=\s*["']?refresh/i.test(head.toString('latin1'))) return null
  const html = htmlOf({ body: head, contentType: headers['content-type'] ?? null, url })
  return html === null ? null : refreshIn(html, url)
}

function refreshIn(html: string, url: string): string | null {
  const reader = new RefreshReader()
  new Parser(reader).end(html)
  const { content, base } = reader
  return content === null ? null : targetOf(content, URL.parse(base ?? '', url)?.href ?? url, url)
}

/** Elements whose meta element is for readers without scripts, not for the page's own. */
const unread = new Set(['noscript', 'template', 'svg'])

class RefreshReader {
  content: string | null = null
  base: string | null = null
  #unreadDepth = 0

  onopentag(name: string, attributes: Record<string, string>): void {
    if (unread.has(name)) this.#unreadDepth++
    if (this.#unreadDepth > 0) return
    if (name === 'base') this.base ??= attributes['href'] ?? null
    const isRefresh = attributes['http-equiv']?.trim().toLowerCase() === 'refresh'
    if (name === 'meta' && isRefresh) this.content ??= attributes['content'] ?? null
  }

  onclosetag(name: string): void {
    if (unread.has(name)) this.#unreadDepth--
  }
}

/** Parses the content by the HTML Standard's "shared declarative refresh steps". */
function targetOf(content: string, base: string, own: string): string | null {
  const [, seconds, rest = ''] = /^\s*(\d{0,9})(?:\.[\d.]*)?\s*[;,\s]\s*(.*)$/s.exec(content) ?? []
  if (seconds === undefined || Number(seconds) > maxSeconds) return null
  const address = rest.replace(/^url\s*=\s*/i, '')
  const quote = /^["']/.exec(address)?.[0]
  const plain = quote ? (address.slice(1).split(quote, 1)[0] ?? '') : address.trim()
  const target = plain === '' ? null : URL.parse(plain, base)
  if (!target || !/^https?:$/.test(target.protocol)) return null
  target.hash = ''
  return target.href === own.replace(/#.*$/, '') ? null : target.href
}
