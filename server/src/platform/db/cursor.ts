import type { Keyring } from '../crypto/seal.ts'
import { ApiError } from '../errors.ts'

export interface ListName {
  organizationId: string
  name: string
}

/** A place in a list, and a MAC over it, the organization, the list and its filters. */
export interface Cursors {
  write(list: ListName, filters: object, place: Buffer): string
  /** The place, `bytes` long, or of any length. Altered, foreign and cross-filter cursors are refused, blaming `field`. */
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

export const uuidBytes = (id: string): Buffer => Buffer.from(id.replaceAll('-', ''), 'hex')

export const uuidOf = (bytes: Buffer): string =>
  bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
