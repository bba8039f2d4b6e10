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

/** Narrows a list to the item of a SKU. */
export const withSku =
  ({ sku }: LibraryQuery & { sku?: string }): Parameters<typeof catalogItems.list>[4] =>
  (items) =>
    sku === undefined ? items : items.where('sku', '=', sku)

export const findCatalogItems = (
  db: Db,
  organizationId: string,
  ids: readonly string[],
): Promise<CatalogRow[]> => catalogItems.select(db, organizationId).where('id', 'in', ids).execute()

/** The next in the order in which they were made, archived ones too. */
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

/** Those that have one of the SKUs, or none and one of the names, oldest first and locked. */
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

/** The currencies and billings for which an item has a price, in order. */
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
