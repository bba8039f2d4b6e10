import { type RawBuilder, sql } from 'kysely'
import type { Database, Db } from './database.ts'
import { deleteRowsOf } from './owned-table.ts'

/**
 * Bytes of a part that is stored outside of any transaction: on the embedded database, which answers nobody
 * meanwhile, 128 KiB take some 3 ms.
 */
export const partBytesOf = ({ kind }: Pick<Database, 'kind'>): number =>
  kind === 'embedded' ? 128 * 1024 : 1024 * 1024

/** Parts of one transaction: on the embedded database each takes some 5 ms. */
const deletedAtOnce = 8

interface PartTable {
  table: 'blob_parts' | 'contact_export_parts' | 'contact_import_parts' | 'source_files'
  /** Column of the id of what the bytes belong to. */
  owner: string
  /** Column of the bytes, of at most 1 MiB. */
  column?: string
}

/** What the bytes belong to: its organization and its id. */
type Owner = readonly [organizationId: string, id: string]

/** Keeps large bytes as rows of a table, one part each, by owner and position. */
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
    /** Yields the parts of so many bytes, or all, one statement each, so that little is in memory. */
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

/** Returns bytes in parts of at most 1 MiB, or of another size. */
export function partsIn(content: Buffer, partBytes = 1024 * 1024): Buffer[] {
  const parts: Buffer[] = []
  for (let at = 0; at < content.length; at += partBytes) {
    parts.push(content.subarray(at, at + partBytes))
  }
  return parts
}

/** A multiple of three, so that base64 of each piece stands alone. */
const pieceBytes = 48 * 1024

/**
 * The bytes that a query gives as `bytes` in its one row; null where there is none. They travel in pieces of 64 KB:
 * in one piece, as hex, the driver's buffer doubles until the row fits, and its text is as long again.
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
