/** Says where a visitor came from, never which page is shown. */
const tracking =
  /^(?:utm_\w+|gclid|gbraid|wbraid|dclid|gad_source|fbclid|msclkid|yclid|twclid|ttclid|li_fat_id|igshid|mc_[ce]id|srsltid|_ga|_gl)$/i

/**
 * The one spelling of addresses that name the same page: RFC 3986 section 6.2.2 (case, dot segments,
 * percent-encoding) and the default port, as the WHATWG parser does it, without fragment, tracking
 * parameters and the dot after a host. The order of the query and a slash at the end stay: they may
 * matter to the site. Applied twice it changes nothing more.
 *
 * @throws {TypeError} when `url` is none.
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
  // The setter drops a question mark that the value begins with.
  parsed.search = query && `?${query}`
  return parsed.href
}

/** What a link on a page leads to; null when that is nothing to fetch. */
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
