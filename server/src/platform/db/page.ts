import type { Keyring } from '../crypto/seal.ts'
import { createCursors, type ListName, uuidBytes, uuidOf } from './cursor.ts'

/** Keyset pagination. The place of a cursor is the id of the last row of its page, or what `placeOf` says. */
export interface Pager {
  /** Filters other than `limit` and `cursor`, which must stay the same over one walk. */
  after(list: ListName, query: PageQuery): string | null
  page<Row extends { id: string }, Item>(
    list: ListName,
    query: PageQuery,
    rows: readonly Row[],
    present: (row: Row) => Item,
  ): Page<Item>
  /** For a list in another order than that of ids: what `placeOf` said of the last row. */
  afterPlace(list: ListName, query: PageQuery): string | null
  pageByPlace<Row, Item>(
    list: ListName,
    query: PageQuery,
    rows: readonly Row[],
    forms: { placeOf: (row: Row) => string; present: (row: Row) => Item },
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
  const read = (list: ListName, query: PageQuery, bytes: number | null): Buffer | null => {
    const { limit: _, cursor, ...filters } = query
    return cursor === undefined ? null : cursors.read(list, filters, cursor, bytes, 'cursor')
  }
  /** Expects one row more than the limit when there is another page. */
  const pageOf = <Row, Item>(
    list: ListName,
    query: PageQuery,
    rows: readonly Row[],
    placeOf: (row: Row) => Buffer,
    present: (row: Row) => Item,
  ): Page<Item> => {
    const { limit, cursor: _, ...filters } = query
    const shown = rows.slice(0, limit)
    const last = shown.at(-1)
    const hasMore = rows.length > limit
    const nextCursor = hasMore && last ? cursors.write(list, filters, placeOf(last)) : null
    return { data: shown.map(present), hasMore, nextCursor }
  }
  return {
    after(list, query) {
      const place = read(list, query, 16)
      return place && uuidOf(place)
    },
    page: (list, query, rows, present) =>
      pageOf(list, query, rows, ({ id }) => uuidBytes(id), present),
    afterPlace: (list, query) => read(list, query, null)?.toString() ?? null,
    pageByPlace: (list, query, rows, { placeOf, present }) =>
      pageOf(list, query, rows, (row) => Buffer.from(placeOf(row)), present),
  }
}
