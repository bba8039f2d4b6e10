import { isDeepStrictEqual } from 'node:util'
import { notFound } from '../../../platform/errors.ts'
import { newId } from '../../../platform/ids.ts'
import type { Work } from '../../../platform/work.ts'
import { changedRow, presentCatalogItem } from './representation.ts'
import type { CatalogItem, CatalogItemChanges, NewCatalogItem } from './schema.ts'
import { type CatalogRow, catalogItems } from './store.ts'

/** An item of a name that has nothing else yet. */
export const emptyRow = (name: string, now: Date): CatalogRow => ({
  ...{ id: newId(), name, description: null, sku: null, unit: null },
  ...{ prices: [], taxes: [], archived_at: null, metadata: {}, created_at: now, updated_at: now },
})

export async function createCatalogItem(work: Work, input: NewCatalogItem): Promise<CatalogItem> {
  const row = changedRow(emptyRow(input.name, work.now), input, work.now)
  catalogItems.insert(work, work.organizationId, [row])
  return presentCatalogItem(row)
}

export async function changeCatalogItem(
  work: Work,
  id: string,
  changes: CatalogItemChanges,
): Promise<CatalogItem> {
  const row = await catalogItems.lock(work.db, work.organizationId, id)
  if (!row) throw notFound()
  const wanted = changedRow(row, changes, work.now)
  if (isDeepStrictEqual(wanted, row)) return presentCatalogItem(row)
  const changed = { ...wanted, updated_at: work.now }
  catalogItems.update(work, work.organizationId, changed)
  return presentCatalogItem(changed)
}

/** Drafts and sent proposals keep what they took of it, for they have copies. */
export async function removeCatalogItem(work: Work, id: string): Promise<void> {
  if (!(await catalogItems.delete(work.db, work.organizationId, id))) throw notFound()
}
