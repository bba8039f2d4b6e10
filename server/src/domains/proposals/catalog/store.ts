import { type Selectable, sql } from 'kysely'
import type { Db } from '../../../platform/db/database.ts'
import { containing } from '../../../platform/db/like-pattern.ts'
import type { Writing } from '../../../platform/db/pending-writes.ts'
import type { CatalogItemsTable } from '../../../platform/db/tables.generated.ts'
import type { CatalogItem } from './schema.ts'

const columns = [
  'id',
  'name',
  'description',
  'sku',
  'unit',
  'prices',
  'taxes',
  'archived_at',
  'metadata',
  'created_at',
  'updated_at',
] as const

type Checked = Pick<CatalogItem, 'prices' | 'taxes' | 'metadata'>

export type CatalogRow = Omit<
  Pick<Selectable<CatalogItemsTable>, (typeof columns)[number]>,
  keyof Checked
> &
  Checked

const asStoredRow = ({ prices, taxes, metadata, ...row }: CatalogRow) => ({
  ...row,
  prices: JSON.stringify(prices),
  taxes: JSON.stringify(taxes),
  metadata: JSON.stringify(metadata),
  search: [row.name, row.sku, row.description].filter(Boolean).join('\n').toLowerCase(),
})

/** Many with one statement. */
export function insertCatalogItems(
  { db, write }: Writing,
  organizationId: string,
  rows: readonly CatalogRow[],
): void {
  if (rows.length === 0) return
  const values = rows.map((row) => ({ organization_id: organizationId, ...asStoredRow(row) }))
  write(db.insertInto('catalog_items').values(values))
}

export function updateCatalogItem(
  { db, write }: Writing,
  organizationId: string,
  row: CatalogRow,
): void {
  const { id, created_at: _, ...change } = asStoredRow(row)
  write(
    db
      .updateTable('catalog_items')
      .set(change)
      .where('organization_id', '=', organizationId)
      .where('id', '=', id),
  )
}

const selectItems = (db: Db, organizationId: string) =>
  db
    .selectFrom('catalog_items')
    .select(columns)
    .where('organization_id', '=', organizationId)
    .$castTo<CatalogRow>()

export const findCatalogItem = (
  db: Db,
  organizationId: string,
  id: string,
): Promise<CatalogRow | undefined> =>
  selectItems(db, organizationId).where('id', '=', id).executeTakeFirst()

export const findCatalogItems = (
  db: Db,
  organizationId: string,
  ids: readonly string[],
): Promise<CatalogRow[]> => selectItems(db, organizationId).where('id', 'in', ids).execute()

export const lockCatalogItem = (
  db: Db,
  organizationId: string,
  id: string,
): Promise<CatalogRow | undefined> =>
  selectItems(db, organizationId).where('id', '=', id).forUpdate().executeTakeFirst()

export const deleteCatalogItem = (
  db: Db,
  organizationId: string,
  id: string,
): Promise<{ id: string } | undefined> =>
  db
    .deleteFrom('catalog_items')
    .where('organization_id', '=', organizationId)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst()

interface Filter {
  q: string | undefined
  sku: string | undefined
  archived: boolean
}

/** Newest first, one row more than the limit when there is another page. */
export const listCatalogItems = (
  db: Db,
  organizationId: string,
  { q, sku, archived }: Filter,
  { after, limit }: { after: string | null; limit: number },
): Promise<CatalogRow[]> =>
  selectItems(db, organizationId)
    .where('archived_at', archived ? 'is not' : 'is', null)
    .$if(sku !== undefined, (query) => query.where('sku', '=', sku ?? ''))
    .$if(q !== undefined, (query) =>
      query.where(sql<boolean>`search like ${containing((q ?? '').toLowerCase())}`),
    )
    .$if(after !== null, (query) => query.where('id', '<', after))
    .orderBy('id', 'desc')
    .limit(limit + 1)
    .execute()

/** The next in the order in which they were made, archived ones too. */
export const listAllCatalogItems = (
  db: Db,
  organizationId: string,
  { after, limit }: { after: string | null; limit: number },
): Promise<CatalogRow[]> =>
  selectItems(db, organizationId)
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
  selectItems(db, organizationId)
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
