import type { Database } from '../../../platform/db/database.ts'
import { partBytesOf, storedParts } from '../../../platform/db/stored-parts.ts'
import type { RandomFile } from '../../../platform/files/random-file.ts'
import type { ImportKey } from './drafts-store.ts'

export const importParts = storedParts({ table: 'contact_import_parts', owner: 'import_id' })

/** The file of an import, in its parts: one after the other, so that little of it is in memory. */
export function storedFile(
  database: Database,
  { organizationId, importId }: ImportKey,
  bytes: number,
): RandomFile {
  const size = partBytesOf(database)
  return {
    bytes,
    async *read(start, end) {
      for (let at = start; at < end; ) {
        const position = Math.floor(at / size)
        const part = await importParts.find(database.db, [organizationId, importId], position)
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
