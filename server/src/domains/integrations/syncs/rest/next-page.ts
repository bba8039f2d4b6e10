import { hash } from 'node:crypto'
import type { Json } from '../../../../platform/db/tables.generated.ts'
import { readTruth } from '../../../../platform/foreign-values.ts'
import type { Pagination, RecordListing } from '../../providers/index.ts'
import { maxPages, SourceFault } from '../source.ts'

/** Where a listing goes on. It is all that is kept of the pages before. */
export interface ListingCursor {
  /** A cursor, a number or an address; null for the first page. */
  at: string | number | null
  /** Pages read. */
  pages: number
  /** From when on the next incremental listing asks for changes. */
  startedAt: string
  /** Digests of the last places, and of one further back that moves ever farther apart: they find every loop. */
  seen: string[]
  anchor: { digest: string; page: number }
  /** Of the ids of the page before. */
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
    `The listing has more than ${maxPages} pages. Ask for more records on each, or see whether it ends.`,
  )
}

interface PageSeen {
  body: unknown
  items: readonly unknown[]
  ids: readonly string[]
  /** Where it came from. */
  url: URL
  link: string | undefined
  /** The only origin that may be asked. */
  origin: string
}

/** Where the page leads; null at the end of the listing. @throws SourceFault where that goes round or elsewhere */
export function nextPlace(
  place: ListingCursor,
  { pagination }: RecordListing,
  page: PageSeen,
): ListingCursor | null {
  const at = nextOf(pagination, place, page)
  if (at === null) return null
  const ids = digestOf(page.ids.join('\n'))
  if (page.ids.length > 0 && ids === place.ids && isCounted(pagination)) {
    throw new SourceFault('The source gives the same page again and again. See its pagination.')
  }
  const digest = digestOf(String(at))
  const pages = place.pages + 1
  if (place.seen.includes(digest) || place.anchor.digest === digest) {
    throw new SourceFault(
      'The listing goes round: the source leads to a page that was read before.',
    )
  }
  // Brent's way: the place to compare with moves on at each power of two.
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

/** A page may be shorter than was asked for: only an empty one is surely the last. */
function hasMore(pointer: string | undefined, { body, items }: PageSeen): boolean {
  if (pointer === undefined) return items.length > 0
  const value = valueAt(body, pointer)
  // Further pages that say nothing of records would never end an offset.
  if (value === undefined) return items.length > 0
  const more = value === null ? false : readTruth(value)
  if (more === null) {
    throw new SourceFault(
      `What a page has at "${pointer}" says neither that there are more nor that there are not.`,
    )
  }
  return more
}

/** The value at a JSON Pointer (RFC 6901), with `-1` for the last of a list; undefined where there is none. */
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
    throw new SourceFault('The address of the next page is none.')
  }
  const address = new URL(next, url)
  if (address.origin !== origin) {
    throw new SourceFault(
      `The next page is at ${address.origin}, and credentials are for ${origin} alone.`,
    )
  }
  address.hash = ''
  return address.href
}

/** Of `<https://…?page=2>; rel="next", …` (RFC 8288). */
function nextLink(header: string | undefined): string | undefined {
  for (const [, address, parameters] of (header ?? '').matchAll(/<([^<>]*)>([^<]*)/g)) {
    const rel = /;\s*rel\s*=\s*(?:"([^"]*)"|([^\s;,"]+))/i.exec(parameters ?? '')
    if ((rel?.[1] ?? rel?.[2] ?? '').toLowerCase().split(/\s+/).includes('next')) return address
  }
  return undefined
}

export const asCheckpoint = (place: ListingCursor): Json => place as unknown as Json
export const asPlace = (checkpoint: Json): ListingCursor => checkpoint as unknown as ListingCursor
