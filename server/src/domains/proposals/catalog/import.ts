import { isDeepStrictEqual } from 'node:util'
import { ApiError } from '../../../platform/errors.ts'
import type { Work } from '../../../platform/work.ts'
import { newFirstColumns } from '../library.ts'
import type { FileItem } from './import-file.ts'
import { changedRow, makeRow } from './representation.ts'
import type { CatalogImport, Price } from './schema.ts'
import { type CatalogRow, catalogItems, lockMatches } from './store.ts'

const rowsAtOnce = 500

/**
 * Creates or updates the items that the lines of a file name. A line matches by SKU, or, without a SKU, by the name of
 * an item that has no SKU either. Imports the whole file or nothing.
 */
export async function importCatalog(
  work: Work,
  items: readonly FileItem[],
): Promise<CatalogImport> {
  const skus = new Map<string, number>()
  for (const { changes, line } of items) refuseRepeated(skus, changes.sku, line)
  const find = matcher(
    await lockMatches(work.db, work.organizationId, {
      skus: [...skus.keys()],
      names: items.flatMap(({ changes }) => (changes.sku ? [] : changes.name)),
    }),
  )
  const made: CatalogRow[] = []
  const counts = { updated: 0, unchanged: 0 }
  for (const item of items) {
    const row = find(item)
    if (!row) {
      made.push(changedRow(makeRow(item.changes, newFirstColumns(work)), item.changes, work.now))
      continue
    }
    const wanted = changedRow(row, { ...item.changes, ...pricesOf(item, row) }, work.now)
    const isEqual = isDeepStrictEqual(wanted, row)
    counts[isEqual ? 'unchanged' : 'updated']++
    if (!isEqual) {
      catalogItems.update(work, { ...wanted, updated_at: work.now })
    }
  }
  for (let at = 0; at < made.length; at += rowsAtOnce) {
    catalogItems.insert(work, ...made.slice(at, at + rowsAtOnce))
  }
  return { created: made.length, ...counts }
}

function refuseRepeated(
  skus: Map<string, number>,
  sku: string | null | undefined,
  line: number,
): void {
  if (!sku) return
  const first = skus.get(sku)
  if (first !== undefined) {
    const message = `Line ${line} has the SKU of line ${first}. Remove one of them.`
    throw new ApiError('validation_error', message, { field: 'csv' })
  }
  skus.set(sku, line)
}

/** Matches each row once. Among items that share a name and have no SKU, the oldest comes first. */
function matcher(rows: readonly CatalogRow[]): (item: FileItem) => CatalogRow | undefined {
  const waiting = new Map<string, CatalogRow[]>()
  const keyOf = ({ sku, name }: { sku?: string | null; name: string }): string =>
    sku ? `sku ${sku}` : `name ${name}`
  for (const row of rows) {
    const key = keyOf(row)
    waiting.set(key, [...(waiting.get(key) ?? []), row])
  }
  return ({ changes }) => waiting.get(keyOf(changes))?.shift()
}

/** Sets the prices that the file has columns for; an empty cell removes a price. Other prices are kept. */
function pricesOf({ changes, priceColumns }: FileItem, row: CatalogRow): { prices?: Price[] } {
  if (!changes.prices) return {}
  const isInFile = ({ currency, billing }: Price) =>
    priceColumns.some((column) => column.currency === currency && column.billing === billing)
  return { prices: [...row.prices.filter((price) => !isInFile(price)), ...changes.prices] }
}
