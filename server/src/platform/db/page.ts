import type { Keyring } from '../crypto/seal.ts'
import { ApiError } from '../errors.ts'

interface ListName {
  organizationId: string
  name: string
}

export const uuidBytes = (id: string): Buffer => Buffer.from(id.replaceAll('-', ''), 'hex')

export const uuidOf = (bytes: Buffer): string =>
  bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')

/** Keyset pagination. A cursor contains the id of the last row of its page, or the value of `placeOf`. */
export interface Pager {
  /** Reads the position of a cursor. Filters other than `limit` and `cursor` must stay the same over one walk. */
  after(list: ListName, query: PageQuery): string | null
  page<Row extends { id: string }, Item>(
    list: ListName,
    query: PageQuery,
    rows: readonly Row[],
    present: (row: Row) => Item,
  ): Page<Item>
  /** Reads the position for a list that is not ordered by id: the value of `placeOf` for the last row. */
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
  /** Builds a page from its rows, which include one row beyond the limit if there is another page. */
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

/** Signs positions in lists with a MAC over the position, the organization, the list and its filters. */
export interface Cursors {
  write(list: ListName, filters: object, place: Buffer): string
  /**
   * Returns the position, which has `bytes` bytes, or any length if null. Rejects cursors that were altered or belong
   * to another organization, list or filter, and names `field` in the error.
   */
  read(list: ListName, filters: object, cursor: string, bytes: number | null, field: string): Buffer
}

const macBytes = 12

export function createCursors(keyring: Keyring): Cursors {
  const messageOf = (list: ListName, filters: object, place: Buffer): string => {
    const names = Object.keys(filters).sort()
    const sorted = names.map((name) => [name, Reflect.get(filters, name)])
    return JSON.stringify([list.organizationId, list.name, sorted, place.toString('hex')])
  }
  const mac = (message: string): Buffer => keyring.mac('cursor', message).subarray(0, macBytes)
  return {
    write: (list, filters, place) =>
      Buffer.concat([mac(messageOf(list, filters, place)), place]).toString('base64url'),
    read(list, filters, cursor, bytes, field) {
      const raw = Buffer.from(cursor, 'base64url')
      const canonical = raw.toString('base64url') === cursor
      const placeBytes = raw.length - macBytes
      const fits = bytes === null ? placeBytes > 0 : placeBytes === bytes
      if (!fits || !canonical) throw badCursor(field)
      const place = raw.subarray(macBytes)
      const message = messageOf(list, filters, place)
      if (!keyring.isMac('cursor', message, raw.subarray(0, macBytes))) throw badCursor(field)
      return place
    },
  }
}

export const badCursor = (field: string): ApiError =>
  new ApiError('invalid_cursor', undefined, { field })
