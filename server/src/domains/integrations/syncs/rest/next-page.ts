import { hash } from 'node:crypto'
import type { Json } from '../../../../platform/db/tables.generated.ts'
import { readTruth } from '../../../../platform/foreign-values.ts'
import type { Pagination, RecordListing } from '../../providers/index.ts'
import { maxPages, SourceFault } from '../source.ts'

/** Position of a listing: all that is stored of the previous pages. */
export interface ListingCursor {
  /** A cursor, a number or a URL; null for the first page. */
  at: string | number | null
  /** Number of pages read. */
  pages: number
  /** Start time of the next incremental listing. */
  startedAt: string
  /** Digests of the last positions, and of one further back at growing distances: together they detect every loop. */
  seen: string[]
  anchor: { digest: string; page: number }
  /** Digest of the ids on the previous page. */
  ids: string
}

export const firstPlace = (startedAt: Date): ListingCursor => ({
  at: null,
  pages: 0,
  startedAt: startedAt.toISOString(),
  seen: [],
  anchor: { digest: '', page: 0 },
  ids: '',
})

const maxSeen = 100

/** @throws SourceFault on page 10,001 */
export function requireAllowed({ pages }: ListingCursor): void {
  if (pages < maxPages) return
  throw new SourceFault(
    `The listing has more than ${maxPages} pages. Request more records on each page, or check that the listing ends.`,
  )
}

interface PageSeen {
  body: unknown
  items: readonly unknown[]
  ids: readonly string[]
  /** URL of the page. */
  url: URL
  link: string | undefined
  /** Only origin that may be requested. */
  origin: string
}

/** Returns the next position; null at the end of the listing. @throws SourceFault for a loop or another origin */
export function nextPlace(
  place: ListingCursor,
  { pagination }: RecordListing,
  page: PageSeen,
): ListingCursor | null {
  const at = nextOf(pagination, place, page)
  if (at === null) return null
  const ids = digestOf(page.ids.join('\n'))
  if (page.ids.length > 0 && ids === place.ids && isCounted(pagination)) {
    throw new SourceFault('The source returns the same page repeatedly. Check its pagination.')
  }
  const digest = digestOf(String(at))
  const pages = place.pages + 1
  if (place.seen.includes(digest) || place.anchor.digest === digest) {
    throw new SourceFault(
      'The listing is a loop: the source returned a page that was read before. Check its pagination.',
    )
  }
  // Brent's algorithm: the position to compare with advances at each power of two.
  const anchor = pages >= place.anchor.page * 2 ? { digest, page: pages } : place.anchor
  return { ...place, at, pages, ids, anchor, seen: [...place.seen, digest].slice(-maxSeen) }
}

const isCounted = ({ kind }: Pagination): boolean => kind === 'page' || kind === 'offset'

const digestOf = (text: string): string => hash('sha256', text, 'base64url').slice(0, 11)

function nextOf(
  pagination: Pagination,
  place: ListingCursor,
  page: PageSeen,
): string | number | null {
  switch (pagination.kind) {
    case 'none':
      return null
    case 'cursor': {
      const cursor = valueAt(page.body, pagination.next)
      if (!hasMore(pagination.more, page)) return null
      if (typeof cursor === 'number') return cursor
      return typeof cursor === 'string' && cursor !== '' ? cursor : null
    }
    case 'page':
      return hasMore(pagination.more, page) ? Number(place.at ?? pagination.first) + 1 : null
    case 'offset':
      return hasMore(pagination.more, page) ? Number(place.at ?? 0) + page.items.length : null
    case 'link':
      return addressOf(nextLink(page.link), page)
    case 'next_url':
      return addressOf(valueAt(page.body, pagination.next), page)
  }
}

/**
 * Returns true if there may be another page. A short page can be followed by others: only an empty one is surely the
 * last.
 */
function hasMore(pointer: string | undefined, { body, items }: PageSeen): boolean {
  if (pointer === undefined) return items.length > 0
  const value = valueAt(body, pointer)
  // More pages without records would make an offset grow forever.
  if (value === undefined) return items.length > 0
  const more = value === null ? false : readTruth(value)
  if (more === null) {
    throw new SourceFault(`The field "${pointer}" of a page must be true or false.`)
  }
  return more
}

/**
 * Returns the value at a JSON Pointer (RFC 6901), with `-1` for the last item of a list; undefined if there is none.
 */
export function valueAt(value: unknown, pointer: string): unknown {
  if (pointer === '') return value
  let place = value
  for (const part of pointer.slice(1).split('/')) {
    const name = part.replaceAll('~1', '/').replaceAll('~0', '~')
    if (typeof place !== 'object' || place === null) return undefined
    if (Array.isArray(place))
      place = /^(0|[1-9]\d{0,9}|-1)$/.test(name) ? place.at(Number(name)) : undefined
    else place = Object.hasOwn(place, name) ? (place as Record<string, unknown>)[name] : undefined
  }
  return place
}

function addressOf(next: unknown, { url, origin }: PageSeen): string | null {
  if (next === undefined || next === null || next === '') return null
  if (typeof next !== 'string' || !URL.canParse(next, url.href)) {
    throw new SourceFault('The URL of the next page is invalid.')
  }
  const address = new URL(next, url)
  if (address.origin !== origin) {
    throw new SourceFault(
      `The next page is at ${address.origin}, but the credentials are only for ${origin}.`,
    )
  }
  address.hash = ''
  return address.href
}

/** Reads `<https://…?page=2>; rel="next", …` (RFC 8288). */
function nextLink(header: string | undefined): string | undefined {
  for (const [, address, parameters] of (header ?? '').matchAll(/<([^<>]*)>([^<]*)/g)) {
    const rel = /;\s*rel\s*=\s*(?:"([^"]*)"|([^\s;,"]+))/i.exec(parameters ?? '')
    if ((rel?.[1] ?? rel?.[2] ?? '').toLowerCase().split(/\s+/).includes('next')) return address
  }
  return undefined
}

export const asCheckpoint = (place: ListingCursor): Json => place as unknown as Json
export const asPlace = (checkpoint: Json): ListingCursor => checkpoint as unknown as ListingCursor
