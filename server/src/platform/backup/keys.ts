import type { SealedColumn } from '../crypto/sealed-column.ts'
import { quote, type Run } from '../db/catalog.ts'

/** Ids (hex) of all keys that something is sealed with; they are the first four bytes of each value. */
export async function listKeysInUse(run: Run, columns: readonly SealedColumn[]): Promise<string[]> {
  const ids = new Set<string>()
  for (const { table, column } of columns) {
    const rows = await run(
      `select distinct encode(substring(${quote(column)} from 1 for 4), 'hex') as key
        from ${quote(table)} where ${quote(column)} is not null`,
    )
    for (const { key } of rows) ids.add(String(key))
  }
  return [...ids].sort()
}
