import type { Database } from '../../../platform/db/database.ts'
import type { RandomFile } from '../../../platform/files/random-file.ts'
import type { ImportKey } from './drafts-store.ts'
import { findPart } from './parts-store.ts'

/** Bytes of one row: see knowledge/sources/add-file.ts, which measured them. */
export const partBytes = { embedded: 128 * 1024, postgres: 1024 * 1024 }

/** The file of an import, in its parts: one after the other, so that little of it is in memory. */
export function storedFile({ db, kind }: Database, key: ImportKey, bytes: number): RandomFile {
  const size = partBytes[kind]
  return {
    bytes,
    async *read(start, end) {
      for (let at = start; at < end; ) {
        const position = Math.floor(at / size)
        const part = await findPart(db, key, position)
        if (!part) throw new Error('a part of an import file is missing')
        const from = at - position * size
        const piece = part.subarray(from, Math.min(part.length, from + end - at))
        if (piece.length === 0) throw new Error('a part of an import file is shorter than it was')
        yield piece
        at += piece.length
      }
    },
  }
}
