import { type Insertable, type Selectable, sql } from 'kysely'
import type { Db, Tx } from '../../../platform/db/database.ts'
import { newestFirst, ownedTable, type PageOf } from '../../../platform/db/owned-table.ts'
import type { BasesTable, ReindexesTable } from '../../../platform/db/tables.generated.ts'

export type StoredBase = Selectable<BasesTable>
export type ReindexRow = Selectable<ReindexesTable>

/** A re-index as JSON returns it, with times as text. */
export type ShownReindex = Omit<ReindexRow, 'started_at'> & { started_at: string }

export type BaseRow = StoredBase & {
  sources_count: number
  chunks_count: number
  reindex: ShownReindex | null
}

export async function insertBase(db: Db, base: Insertable<BasesTable>): Promise<StoredBase> {
  return db.insertInto('bases').values(base).returningAll().executeTakeFirstOrThrow()
}

const bases = ownedTable<'bases', StoredBase>('bases')

/** Store functions of bases. `deleteBase` leaves the sources, unreachable: see `insertRemoval`. */
export const { find: findBase, delete: deleteBase } = bases

export async function findCountedBase(
  db: Db,
  organizationId: string,
  id: string,
): Promise<BaseRow | undefined> {
  return counted(db, organizationId).where('id', '=', id).executeTakeFirst()
}

/**
 * Locks the base until the transaction ends, if it exists. `share` prevents its deletion; `all` also prevents adding
 * sources and ending runs.
 */
export async function lockBase(
  db: Tx,
  organizationId: string,
  id: string,
  extent: 'share' | 'all',
): Promise<StoredBase | undefined> {
  const base = bases.select(db, organizationId).where('id', '=', id)
  const locked = extent === 'all' ? base.forUpdate() : base.forKeyShare()
  return locked.executeTakeFirst()
}

/** Locks the re-index until the transaction ends. The caller must have locked the base. */
export const reindexes = ownedTable<'reindexes', ReindexRow>('reindexes', {
  locksReferences: true,
})

/** Locks the re-index until the transaction ends. The caller must have locked the base. */
export const lockReindex = (
  db: Tx,
  { organizationId, baseId }: { organizationId: string; baseId: string },
): Promise<ReindexRow | undefined> => reindexes.lock(db, organizationId, { base_id: baseId })

export const updateBase = (
  db: Db,
  organizationId: string,
  id: string,
  change: Partial<StoredBase>,
): Promise<unknown> => bases.changing(db, organizationId, id, change).execute()

export async function listBases(
  db: Db,
  organizationId: string,
  { q }: { q: string | undefined },
  page: PageOf,
): Promise<BaseRow[]> {
  const rows = counted(db, organizationId)
  const fitting =
    q === undefined ? rows : rows.where(sql<boolean>`strpos(lower(bases.name), lower(${q})) > 0`)
  return newestFirst(fitting, page)
}

const counted = (db: Db, organizationId: string) =>
  db
    .selectFrom('bases')
    .selectAll()
    .select([
      sql<number>`(select coalesce(sum(c.sources), 0)::integer from source_counts c
        where c.organization_id = ${organizationId} and c.owner_id = bases.id)`.as('sources_count'),
      sql<number>`(select coalesce(sum(c.chunks), 0)::integer from source_counts c
        where c.organization_id = ${organizationId} and c.owner_id = bases.id)`.as('chunks_count'),
      sql<ShownReindex | null>`(select to_jsonb(r) from reindexes r
        where r.organization_id = ${organizationId} and r.base_id = bases.id)`.as('reindex'),
    ])
    .where('organization_id', '=', organizationId)
