import { Parser } from 'htmlparser2'
import type { OutboundResponse } from '../../../platform/net/index.ts'
import { htmlOf } from './page-links.ts'

/** A page that is shown for longer is there to be read. */
const maxSeconds = 5
const headBytes = 65_536

/**
 * Where a page sends its reader within five seconds, by `meta http-equiv=refresh` or the header of the
 * same name, as generators of documentation write redirects; null for a page that loads itself again.
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

/** One for readers without scripts is not for those of the page. */
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

/** By the HTML Standard, "shared declarative refresh steps". */
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
