import type { Db } from '../../../platform/db/database.ts'
import { presentable, type SourceRow } from './store.ts'

/** A base to look up sources in. */
interface Base {
  organization_id: string
  id: string
}

/** Finds the source of the base that has this external id. */
export async function findByExternalId(
  db: Db,
  base: Base,
  externalId: string,
): Promise<SourceRow | undefined> {
  return presentable(db, base.organization_id)
    .where('sources.base_id', '=', base.id)
    .where('sources.external_id', '=', externalId)
    .executeTakeFirst()
}

/** Lists the oldest sources of the base that have this name. */
export async function listNamesakes(
  db: Db,
  base: Base,
  name: string,
  limit: number,
): Promise<{ id: string }[]> {
  return db
    .selectFrom('sources')
    .select('id')
    .where('organization_id', '=', base.organization_id)
    .where('base_id', '=', base.id)
    .where('name', '=', name)
    .orderBy('id')
    .limit(limit)
    .execute()
}

/** Finds the source of the base that already has this address or content. */
export async function findDuplicate(
  db: Db,
  base: Base,
  key: Buffer,
): Promise<{ id: string } | undefined> {
  return db
    .selectFrom('sources')
    .select('id')
    .where('organization_id', '=', base.organization_id)
    .where('base_id', '=', base.id)
    .where('unique_key', '=', key)
    .executeTakeFirst()
}
