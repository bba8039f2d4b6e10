import { type Selectable, sql } from 'kysely'
import type { Db } from '../../../platform/db/database.ts'
import type { CatalogItemsTable } from '../../../platform/db/tables.generated.ts'
import { type LibraryQuery, libraryStore } from '../library-store.ts'
import type { CatalogItem } from './schema.ts'

type TypedColumns = Pick<CatalogItem, 'prices' | 'taxes' | 'metadata'>

export type CatalogRow = Omit<Selectable<CatalogItemsTable>, 'search' | keyof TypedColumns> &
  TypedColumns

export const catalogItems = libraryStore<CatalogRow>({
  table: 'catalog_items',
  json: ['prices', 'taxes', 'metadata'],
  textsOf: ({ name, sku, description }) => [name, sku, description],
})

/** Narrows a list to the item with a SKU. */
export const withSku =
  ({ sku }: LibraryQuery & { sku?: string }): Parameters<typeof catalogItems.list>[4] =>
  (items) =>
    sku === undefined ? items : items.where('sku', '=', sku)

export const findCatalogItems = (
  db: Db,
  organizationId: string,
  ids: readonly string[],
): Promise<CatalogRow[]> => catalogItems.select(db, organizationId).where('id', 'in', ids).execute()

/** Lists the next items in the order of their creation, including archived ones. */
export const listAllCatalogItems = (
  db: Db,
  organizationId: string,
  { after, limit }: { after: string | null; limit: number },
): Promise<CatalogRow[]> =>
  catalogItems
    .select(db, organizationId)
    .$if(after !== null, (query) => query.where('id', '>', after))
    .orderBy('id')
    .limit(limit)
    .execute()

/** Locks the items that have one of the SKUs, and those without a SKU that have one of the names; oldest first. */
export const lockMatches = (
  db: Db,
  organizationId: string,
  { skus, names }: { skus: readonly string[]; names: readonly string[] },
): Promise<CatalogRow[]> =>
  catalogItems
    .select(db, organizationId)
    .where((by) =>
      by.or([
        by('sku', '=', by.fn.any(sql<string[]>`${[...skus]}::text[]`)),
        by.and([
          by('sku', 'is', null),
          by('name', '=', by.fn.any(sql<string[]>`${[...names]}::text[]`)),
        ]),
      ]),
    )
    .orderBy('id')
    .forUpdate()
    .execute()

/** Lists each currency and billing that any item has a price for, in order. */
export async function listPriceKinds(
  db: Db,
  organizationId: string,
): Promise<{ currency: string; billing: string }[]> {
  const { rows } = await sql<{ currency: string; billing: string }>`
    select distinct price->>'currency' as currency, price->>'billing' as billing
    from catalog_items, jsonb_array_elements(prices) as price
    where organization_id = ${organizationId}`.execute(db)
  return rows
}
