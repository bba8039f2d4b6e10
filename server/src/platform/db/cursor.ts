import { timingSafeEqual } from 'node:crypto'
import type { Keyring } from '../crypto/seal.ts'
import { ApiError } from '../errors.ts'

export interface ListName {
  organizationId: string
  name: string
}

/** A place in a list, and a MAC over it, the organization, the list and its filters. */
export interface Cursors {
  write(list: ListName, filters: object, place: Buffer): string
  /** The place, `bytes` long. Altered, foreign and cross-filter cursors are refused, blaming `field`. */
  read(list: ListName, filters: object, cursor: string, bytes: number, field: string): Buffer
}

const macBytes = 12

export function createCursors(keyring: Keyring): Cursors {
  const mac = (list: ListName, filters: object, place: Buffer): Buffer => {
    const sorted = Object.entries(filters).sort(([a], [b]) => (a < b ? -1 : 1))
    const message = [list.organizationId, list.name, sorted, place.toString('hex')]
    return keyring.mac('cursor', JSON.stringify(message)).subarray(0, macBytes)
  }
  return {
    write: (list, filters, place) =>
      Buffer.concat([mac(list, filters, place), place]).toString('base64url'),
    read(list, filters, cursor, bytes, field) {
      const given = Buffer.from(cursor, 'base64url')
      const canonical = given.toString('base64url') === cursor
      if (given.length !== macBytes + bytes || !canonical) throw badCursor(field)
      const place = given.subarray(macBytes)
      if (!timingSafeEqual(mac(list, filters, place), given.subarray(0, macBytes))) {
        throw badCursor(field)
      }
      return place
    },
  }
}

export const badCursor = (field: string): ApiError =>
  new ApiError('invalid_cursor', undefined, { field })

export const uuidBytes = (id: string): Buffer => Buffer.from(id.replaceAll('-', ''), 'hex')

export const uuidOf = (bytes: Buffer): string =>
  bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
