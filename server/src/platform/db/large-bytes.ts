import { type RawBuilder, sql } from 'kysely'
import type { Db } from './database.ts'

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
