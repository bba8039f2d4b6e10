import { listSealedColumns, quote, type Run } from '../db/catalog.ts'

/** Ids (hex) of all keys that something is sealed with; they are the first four bytes of each value. */
export async function listKeysInUse(run: Run): Promise<string[]> {
  const found = new Set<string>()
  for (const { table, column } of await listSealedColumns(run)) {
    const rows = await run(
      `select distinct encode(substring(${quote(column)} from 1 for 4), 'hex') as key
        from ${quote(table)} where ${quote(column)} is not null`,
    )
    for (const { key } of rows) found.add(String(key))
  }
  return [...found].sort()
}
