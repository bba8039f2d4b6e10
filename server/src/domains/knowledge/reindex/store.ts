import { type Insertable, sql } from 'kysely'
import type { Db, Tx } from '../../../platform/db/database.ts'
import type { ReindexesTable } from '../../../platform/db/tables.generated.ts'
import { type ReindexRow, reindexes } from '../bases/store.ts'
import { encodeFloatArray, type VectorSlot } from '../vectors/store.ts'
import { isShown } from '../visibility/store.ts'

interface BaseKey {
  organizationId: string
  baseId: string
}

/** Stores a re-index and replaces a failed one. The caller must have locked the base. */
export async function replaceReindex(db: Tx, reindex: Insertable<ReindexesTable>): Promise<void> {
  await deleteReindex(db, { organizationId: reindex.organization_id, baseId: reindex.base_id })
  await db.insertInto('reindexes').values(reindex).execute()
}

export const updateReindex = (
  db: Tx,
  { organization_id, base_id }: ReindexRow,
  change: Partial<ReindexRow>,
): Promise<unknown> => reindexes.changing(db, organization_id, { base_id }, change).execute()

export const deleteReindex = (db: Tx, { organizationId, baseId }: BaseKey): Promise<unknown> =>
  reindexes.delete(db, organizationId, { base_id: baseId })

/** Lists running re-indexes of all organizations. */
export async function listRunningReindexes(
  db: Db,
  limit: number,
): Promise<{ organizationId: string; baseId: string; reindexId: string }[]> {
  return db
    .selectFrom('reindexes')
    .select(['organization_id as organizationId', 'base_id as baseId', 'id as reindexId'])
    .where('status', '=', 'running')
    .orderBy('started_at')
    .limit(limit)
    .execute()
}

/** Lists bases whose old vectors are due for removal. */
export async function listBasesToClear(db: Db, now: Date, limit: number): Promise<BaseKey[]> {
  return db
    .selectFrom('bases')
    .select(['organization_id as organizationId', 'id as baseId'])
    .where('clear_after', '<=', now)
    .orderBy('clear_after')
    .limit(limit)
    .execute()
}

/** A position in the walk over the chunks of a base: after this chunk. */
export interface Cursor {
  sourceId: string
  position: number
}

export const firstCursor: Cursor = {
  sourceId: '00000000-0000-0000-0000-000000000000',
  position: -1,
}

const sourcesAtOnce = 100
const lastPosition = 2 ** 31 - 1

/** Lists chunks of a base after the cursor, and the next cursor; null at the end. It reads no text. */
export async function walkChunks(
  db: Db,
  { organizationId, baseId }: BaseKey,
  { sourceId, position }: Cursor,
  limit: number,
): Promise<{ ids: string[]; next: Cursor | null }> {
  const { rows: sources } = await sql<{ id: string }>`
    select id from sources where organization_id = ${organizationId} and base_id = ${baseId}
      and id >= ${sourceId} order by id limit ${sourcesAtOnce}`.execute(db)
  const sourceIds = sources.map(({ id }) => id)
  const { rows } = await sql<Cursor & { id: string }>`
    select id, source_id as "sourceId", position from chunks
    where organization_id = ${organizationId} and source_id = any(${sourceIds}::uuid[])
      and (source_id, position) > (${sourceId}, ${position})
      and ${isShown('chunks', { organizationId, baseId })}
    order by source_id, position limit ${limit}`.execute(db)
  const ids = rows.map(({ id }) => id)
  const last = rows.at(-1)
  if (last && rows.length === limit) return { ids, next: last }
  const lastSource = sourceIds[sourcesAtOnce - 1]
  return { ids, next: lastSource ? { sourceId: lastSource, position: lastPosition } : null }
}

export interface UnembeddedChunk {
  id: string
  text: string
  headings: string[]
  /** Title that is embedded before it, besides its headings. */
  title: string | null
}

/** Lists those of the chunks that have no vector in the slot, with the text to embed. Sources as in `findChunks`. */
export async function listUnembeddedChunks(
  db: Db,
  organizationId: string,
  ids: readonly string[],
  slot: VectorSlot,
): Promise<UnembeddedChunk[]> {
  const { rows } = await sql<UnembeddedChunk>`
    with found as materialized (
      select id, source_id, position, text, headings from chunks
      where organization_id = ${organizationId} and id = any(${ids}::uuid[]) and ${sql.id(slot)} is null
    )
    select found.id, found.text, found.headings,
      case when sources.type = 'text' then sources.name else sources.title end as title
    from found cross join lateral (
      select id, type, name, title from sources
      where organization_id = ${organizationId} and id >= found.source_id order by id limit 1
    ) as sources
    where sources.id = found.source_id
    order by found.source_id, found.position`.execute(db)
  return rows
}

/** Stores vectors; chunks that were deleted meanwhile are skipped. */
export async function updateVectors(
  db: Tx,
  organizationId: string,
  slot: VectorSlot,
  vectors: ReadonlyMap<string, Float32Array>,
): Promise<void> {
  const values = [...vectors.values()]
  const dimensions = values[0]?.length ?? 0
  await sql`
    update chunks set ${sql.id(slot)} = (${encodeFloatArray(values)}::real[])[
      (ordinal - 1) * ${dimensions} + 1 : ordinal * ${dimensions}]::vector
    from json_array_elements_text(${JSON.stringify([...vectors.keys()])}::text::json)
      with ordinality as embedded (id, ordinal)
    where organization_id = ${organizationId} and chunks.id = embedded.id::uuid`.execute(db)
}

/** Empties the slot of these chunks. */
export async function clearVectors(
  db: Tx,
  organizationId: string,
  ids: readonly string[],
  slot: VectorSlot,
): Promise<void> {
  await sql`
    update chunks set ${sql.id(slot)} = null
    where organization_id = ${organizationId} and id = any(${ids}::uuid[])
      and ${sql.id(slot)} is not null`.execute(db)
}

/** Returns true if a chunk of the base has no vector in the slot. It reads every chunk: 60 ms for 100,000. */
export async function hasUnembedded(
  db: Tx,
  { organizationId, baseId }: BaseKey,
  slot: VectorSlot,
): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    select exists (
      select from chunks where organization_id = ${organizationId} and base_id = ${baseId}
        and ${sql.id(slot)} is null and ${isShown('chunks', { organizationId, baseId })}
    ) as found`.execute(db)
  return rows[0]?.found ?? false
}

export async function findLongestChunk(
  db: Db,
  { organizationId, baseId }: BaseKey,
): Promise<number> {
  const { rows } = await sql<{ tokens: number | null }>`
    select max(token_count) as tokens from chunks
    where organization_id = ${organizationId} and base_id = ${baseId}`.execute(db)
  return rows[0]?.tokens ?? 0
}
