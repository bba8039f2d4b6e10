import { type RawBuilder, sql } from 'kysely'
import type { Database, Db } from './database.ts'
import { deleteRowsOf } from './owned-table.ts'

/**
 * Returns the size in bytes of a part that is stored outside a transaction. The embedded database answers nothing else
 * meanwhile, and takes about 3 ms for 128 KiB.
 */
export const partBytesOf = (database: Pick<Database, 'pick'>): number =>
  database.pick({ embedded: 128 * 1024, postgres: 1024 * 1024 })

/** Parts deleted in one transaction. On the embedded database each takes about 5 ms. */
const deletedAtOnce = 8

interface PartTable {
  table: 'blob_parts' | 'contact_export_parts' | 'contact_import_parts' | 'source_files'
  /** Column with the id of the owner. */
  owner: string
  /** Column of the bytes, at most 1 MiB each. */
  column?: string
}

/** The owner of the bytes: organization and id. */
type Owner = readonly [organizationId: string, id: string]

/** Stores large binary values as rows of a table, one row per part, by owner and position. */
export function storedParts({ table: name, owner, column = 'bytes' }: PartTable) {
  // One table stands for all: no other column is named here.
  const table = name as 'contact_import_parts'
  const rowOf = ([organizationId, id]: Owner) => ({ organization_id: organizationId, [owner]: id })
  const insert = (db: Db, of: Owner, position: number, bytes: Buffer) =>
    db.insertInto(table).values({ ...rowOf(of), position, [column]: bytes } as never)
  const find = (db: Db, [organizationId, id]: Owner, position: number): Promise<Buffer | null> =>
    readLargeBytes(
      db,
      sql`select ${sql.ref(column)} as bytes from ${sql.table(table)}
        where organization_id = ${organizationId} and ${sql.ref(owner)} = ${id} and position = ${position}`,
    )
  return {
    insert,
    find,
    async insertAll(db: Db, of: Owner, parts: AsyncIterable<Buffer>): Promise<void> {
      let position = 0
      for await (const bytes of parts) await insert(db, of, position++, bytes).execute()
    },
    /** Yields the parts of the first `bytes` bytes, or all, with one statement each, so that memory use stays low. */
    async *stream(db: Db, of: Owner, bytes = Number.POSITIVE_INFINITY): AsyncGenerator<Buffer> {
      for (let [position, read] = [0, 0]; read < bytes; position++) {
        const part = await find(db, of, position)
        if (!part) return
        read += part.length
        yield part
      }
    },
    /** Deletes all parts in short transactions. */
    async delete(db: Db, of: Owner, signal?: AbortSignal): Promise<void> {
      for (let full = true; full; ) {
        signal?.throwIfAborted()
        full = (await deleteRowsOf(db, table, rowOf(of), deletedAtOnce)) === deletedAtOnce
      }
    },
  }
}

/** Splits bytes into parts of at most 1 MiB, or of another size. */
export function partsIn(content: Buffer, partBytes = 1024 * 1024): Buffer[] {
  const parts: Buffer[] = []
  for (let at = 0; at < content.length; at += partBytes) {
    parts.push(content.subarray(at, at + partBytes))
  }
  return parts
}

/** Piece size, a multiple of three, so that each piece can be decoded from base64 separately. */
const pieceBytes = 48 * 1024

/**
 * Returns the bytes that a query selects as `bytes` in its only row, or null without a row. They are read in pieces of
 * 64 KB: in one piece, as hex, the driver's buffer doubles until the row fits, and its text needs the same again.
 */
export async function readLargeBytes(
  db: Db,
  query: RawBuilder<{ bytes: Buffer }>,
): Promise<Buffer | null> {
  // Put together once: a piece of what is stored compressed would be unpacked from its beginning.
  const { rows } = await sql<{ size: number; start: number | null; text: string | null }>`
    with stored as (${query}), whole as materialized (select bytes || ''::bytea as bytes from stored)
    select octet_length(bytes) as size, start,
      encode(substring(bytes from start for ${pieceBytes}::integer), 'base64') as text
    from whole left join lateral generate_series(1, octet_length(bytes), ${pieceBytes}::integer) as start on true
    order by start`.execute(db)
  if (rows[0] === undefined) return null
  const bytes = Buffer.allocUnsafeSlow(rows[0].size)
  for (const { start, text } of rows)
    if (start !== null) bytes.write(text ?? '', start - 1, 'base64')
  return bytes
}
