import { asStored } from '../../../platform/db/stored-json.ts'
import { CatalogItemId } from '../ids.ts'
import { withoutNulls } from '../pricing/complete.ts'
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
  archived: row.archived_at !== null,
  metadata: row.metadata,
  createdAt: row.created_at.toISOString(),
  updatedAt: row.updated_at.toISOString(),
})

/** The row with the fields that a request has; refuses prices and taxes that are none. */
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
    ...(metadata !== undefined && { metadata: asStored(metadata ?? {}) }),
    ...(archived !== undefined && { archived_at: archived ? (row.archived_at ?? now) : null }),
  }
}

const completePrice = ({ billing = 'one_time', ...price }: Price): Price =>
  asStored(withoutNulls({ ...price, billing }))

const placeOf = ({ currency, billing = 'one_time' }: Price): string =>
  `${currency} ${billings.indexOf(billing)}`

/** By currency, then from one-time to yearly: a file of them has its columns in this order. */
const inOrder = (one: Price, other: Price): number => (placeOf(one) < placeOf(other) ? -1 : 1)
