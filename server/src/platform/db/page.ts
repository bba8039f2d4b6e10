import { timingSafeEqual } from 'node:crypto'
import type { Keyring } from '../crypto/seal.ts'
import { ApiError } from '../errors.ts'

/**
 * Keyset pagination. A cursor holds the id of the last row of its page and a MAC over the
 * organization, the list and its filters: altered, foreign and cross-filter cursors are refused.
 */
export interface Pager {
  /** Filters other than `limit` and `cursor`, which must stay the same over one walk. */
  after(list: ListName, query: PageQuery): string | null
  page<Row extends { id: string }, Item>(
    list: ListName,
    query: PageQuery,
    rows: readonly Row[],
    present: (row: Row) => Item,
  ): Page<Item>
}

export interface ListName {
  organizationId: string
  name: string
}

export type PageQuery = { limit: number; cursor?: string } & Record<string, unknown>

export interface Page<Item> {
  data: Item[]
  hasMore: boolean
  nextCursor: string | null
}

const macBytes = 12

export function createPager(keyring: Keyring): Pager {
  const mac = (list: ListName, query: PageQuery, id: string): Buffer => {
    const { limit: _limit, cursor: _cursor, ...filters } = query
    const sorted = Object.entries(filters).sort(([a], [b]) => (a < b ? -1 : 1))
    const message = JSON.stringify([list.organizationId, list.name, sorted, id])
    return keyring.mac('cursor', message).subarray(0, macBytes)
  }
  return {
    after(list, query) {
      if (query.cursor === undefined) return null
      const bytes = Buffer.from(query.cursor, 'base64url')
      const id = bytes.subarray(macBytes).toString('hex').replace(uuidHex, '$1-$2-$3-$4-$5')
      const canonical = bytes.toString('base64url') === query.cursor
      if (bytes.length !== macBytes + 16 || !canonical) throw badCursor()
      if (!timingSafeEqual(mac(list, query, id), bytes.subarray(0, macBytes))) throw badCursor()
      return id
    },
    /** Expects one row more than the limit when there is another page. */
    page(list, query, rows, present) {
      const shown = rows.slice(0, query.limit)
      const last = shown.at(-1)
      const hasMore = rows.length > query.limit
      const nextCursor =
        hasMore && last
          ? Buffer.concat([
              mac(list, query, last.id),
              Buffer.from(last.id.replaceAll('-', ''), 'hex'),
            ]).toString('base64url')
          : null
      return { data: shown.map(present), hasMore, nextCursor }
    },
  }
}

const uuidHex = /^(.{8})(.{4})(.{4})(.{4})(.{12})$/

const badCursor = (): ApiError => new ApiError('invalid_cursor', undefined, { field: 'cursor' })
