import type { Keyring } from '../crypto/seal.ts'
import { createCursors, type ListName, uuidBytes, uuidOf } from './cursor.ts'

/** Keyset pagination, newest first. The place of a cursor is the id of the last row of its page. */
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

export type PageQuery = { limit: number; cursor?: string } & Record<string, unknown>

export interface Page<Item> {
  data: Item[]
  hasMore: boolean
  nextCursor: string | null
}

export function createPager(keyring: Keyring): Pager {
  const cursors = createCursors(keyring)
  return {
    after(list, query) {
      const { limit: _, cursor, ...filters } = query
      if (cursor === undefined) return null
      return uuidOf(cursors.read(list, filters, cursor, 16, 'cursor'))
    },
    /** Expects one row more than the limit when there is another page. */
    page(list, query, rows, present) {
      const { limit, cursor: _, ...filters } = query
      const shown = rows.slice(0, limit)
      const last = shown.at(-1)
      const hasMore = rows.length > limit
      const nextCursor = hasMore && last ? cursors.write(list, filters, uuidBytes(last.id)) : null
      return { data: shown.map(present), hasMore, nextCursor }
    },
  }
}
