import type { Db, Tx } from '../../../../platform/db/database.ts'
import { deleteRowsOf, ownedTable } from '../../../../platform/db/owned-table.ts'

export interface RemovedBase {
  organizationId: string
  baseId: string
}

/** Queues the sources of a deleted base for deletion in batches. */
export async function insertRemoval(
  db: Tx,
  { organizationId, baseId }: RemovedBase,
): Promise<void> {
  await db
    .insertInto('base_removals')
    .values({ organization_id: organizationId, base_id: baseId })
    .execute()
}

export async function listRemovals(db: Db, limit: number): Promise<RemovedBase[]> {
  return db
    .selectFrom('base_removals')
    .select(['organization_id as organizationId', 'base_id as baseId'])
    .orderBy('base_id')
    .limit(limit)
    .execute()
}

/** Locks the removal until the transaction ends; returns false if it is complete. */
const removals = ownedTable<'base_removals', { base_id: string }>('base_removals', {
  locksReferences: true,
})

/** Locks the removal until the transaction ends; returns false if it is complete. */
export const lockRemoval = async (
  db: Tx,
  { organizationId, baseId }: RemovedBase,
): Promise<boolean> => (await removals.lock(db, organizationId, { base_id: baseId })) !== undefined

export async function deleteRemoval(
  db: Tx,
  { organizationId, baseId }: RemovedBase,
): Promise<void> {
  await removals.delete(db, organizationId, { base_id: baseId })
  await deleteCounts(db, organizationId, [baseId])
}

/** Deletes the counts of bases, sitemaps and crawls that have no sources left. */
export async function deleteCounts(
  db: Db,
  organizationId: string,
  ownerIds: readonly string[],
): Promise<void> {
  await db
    .deleteFrom('source_counts')
    .where('organization_id', '=', organizationId)
    .where('owner_id', 'in', ownerIds)
    .execute()
}

/** Fields of a source that its deletion needs. */
export interface DoomedSource {
  id: string
  type: string
  run: number
  status: string
}

const doomed = (db: Tx, organizationId: string, limit: number) =>
  db
    .selectFrom('sources')
    .select(['id', 'type', 'run', 'status'])
    .where('organization_id', '=', organizationId)
    .orderBy('id')
    .limit(limit)
    .forUpdate()

/** Locks and returns some sources of a base. */
export async function lockSourcesOf(
  db: Tx,
  { organizationId, baseId }: RemovedBase,
  limit: number,
): Promise<DoomedSource[]> {
  return doomed(db, organizationId, limit).where('base_id', '=', baseId).execute()
}

/** Locks and returns some pages of a sitemap or a crawl. */
export async function lockPagesOf(
  db: Tx,
  organizationId: string,
  siteId: string,
  limit: number,
): Promise<DoomedSource[]> {
  return doomed(db, organizationId, limit).where('parent_id', '=', siteId).execute()
}

/** Deletes sources and their runs. */
export async function deleteSources(
  db: Tx,
  organizationId: string,
  ids: readonly string[],
): Promise<void> {
  await db
    .deleteFrom('sources')
    .where('organization_id', '=', organizationId)
    .where('id', 'in', ids)
    .execute()
  await deleteCounts(db, organizationId, ids)
}

/** Deletes some records of the pages that a sitemap or a crawl knows; returns how many. */
export const deleteKnownPages = (
  db: Tx,
  organizationId: string,
  siteId: string,
  limit: number,
): Promise<number> =>
  deleteRowsOf(db, 'site_pages', { organization_id: organizationId, source_id: siteId }, limit)
