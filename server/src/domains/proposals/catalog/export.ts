import type { Db } from '../../../platform/db/database.ts'
import { byteOrderMark, writeCsvRow } from '../../../platform/files/csv-writer.ts'
import { joinValues } from '../../../platform/files/several.ts'
import { billings } from '../pricing/schema.ts'
import { nameOfColumn, type PriceColumn, writePrice, writeTax } from './csv-cells.ts'
import { type CatalogRow, listAllCatalogItems, listPriceKinds } from './store.ts'

/** The columns of a file beside those of prices. */
export const textColumns = [
  'name',
  'sku',
  'description',
  'unit',
  'taxes',
  'archived',
  'metadata',
] as const

const rowsAtOnce = 500

/** All items as a CSV file, oldest first, piece by piece; an import of it makes the same file again. */
export async function* writeCatalog(db: Db, organizationId: string): AsyncGenerator<string> {
  const kinds = (await listPriceKinds(db, organizationId)) as PriceColumn[]
  const columns = billings
    .flatMap((billing) => kinds.filter((kind) => kind.billing === billing))
    .sort((one, other) => (one.currency < other.currency ? -1 : +(one.currency > other.currency)))
  yield byteOrderMark + writeCsvRow([...textColumns, ...columns.map(nameOfColumn)])
  for (let after: string | null = null, full = true; full; ) {
    const rows = await listAllCatalogItems(db, organizationId, { after, limit: rowsAtOnce })
    yield rows.map((row) => writeCsvRow(cellsOf(row, columns))).join('')
    after = rows.at(-1)?.id ?? null
    full = rows.length === rowsAtOnce
  }
}

function cellsOf(row: CatalogRow, columns: readonly PriceColumn[]): (string | null)[] {
  const { name, sku, description, unit, taxes, archived_at, metadata, prices } = row
  const isEmpty = Object.keys(metadata).length === 0
  return [
    ...[name, sku, description, unit],
    joinValues(taxes.map(writeTax)),
    archived_at ? 'true' : null,
    isEmpty ? null : JSON.stringify(metadata),
    ...columns.map(({ currency, billing }) => {
      const price = prices.find((one) => one.currency === currency && one.billing === billing)
      return price ? writePrice(price) : null
    }),
  ]
}
