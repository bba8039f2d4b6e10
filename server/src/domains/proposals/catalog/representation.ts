import { asStored } from '../../../platform/db/stored-json.ts'
import { CatalogItemId } from '../ids.ts'
import { changeShared, type newFirstColumns, presentShared } from '../library.ts'
import { withoutNulls } from '../pricing/lines.ts'
import { billings } from '../pricing/schema.ts'
import { checkPrices } from './prices.ts'
import type { CatalogItem, CatalogItemChanges, Price } from './schema.ts'
import type { CatalogRow } from './store.ts'

export const presentCatalogItem = (row: CatalogRow): CatalogItem => ({
  id: CatalogItemId.show(row.id),
  name: row.name,
  description: row.description,
  sku: row.sku,
  unit: row.unit,
  prices: row.prices,
  taxes: row.taxes,
  ...presentShared(row),
})

/** Makes an item that has only a name. */
export const makeRow = (
  { name }: { name: string },
  first: ReturnType<typeof newFirstColumns>,
): CatalogRow => ({
  ...first,
  name,
  description: null,
  sku: null,
  unit: null,
  prices: [],
  taxes: [],
})

/** Applies the fields of a request to a row; refuses invalid prices and taxes. */
export function changedRow(
  row: CatalogRow,
  { prices, taxes, metadata, archived, ...plain }: CatalogItemChanges,
  now: Date,
): CatalogRow {
  checkPrices(prices ?? [], taxes ?? [])
  return {
    ...row,
    ...plain,
    ...(prices !== undefined && { prices: (prices ?? []).map(completePrice).sort(inOrder) }),
    ...(taxes !== undefined && { taxes: asStored(taxes ?? []) }),
    ...changeShared(row, { archived, metadata }, now),
  }
}

const completePrice = ({ billing = 'one_time', ...price }: Price): Price =>
  asStored(withoutNulls({ ...price, billing }))

const placeOf = ({ currency, billing = 'one_time' }: Price): string =>
  `${currency} ${billings.indexOf(billing)}`

/** Sorts prices by currency, then from one-time to yearly. Columns of an exported file have this order. */
const inOrder = (one: Price, other: Price): number => (placeOf(one) < placeOf(other) ? -1 : 1)
