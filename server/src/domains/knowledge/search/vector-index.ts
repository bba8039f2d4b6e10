import { sql } from 'kysely'
import type { Db } from '../../../platform/db/database.ts'
import type { VectorSlot } from '../vectors/store.ts'

/**
 * Number of chunks above which a base gets an HNSW index of its own. Comparing 20,000 vectors of 384 dimensions takes
 * 12 ms on PostgreSQL; below that, an index gains nothing and costs 1.2 ms for each inserted chunk.
 */
export const vectorIndexThreshold = 20_000

const indexPrefix = 'chunks_nearest_'
const lockKey = 7167327

/** pgvector's limit for an HNSW index over half-precision vectors. */
const maxDimensions = 4000

interface IndexedBase {
  id: string
  dimensions: number
  slot: VectorSlot
}

/**
 * Builds the vector index of every base that has grown large enough, and drops the indexes of deleted bases. Only for
 * PostgreSQL, where a build blocks no query; on the embedded database it would block the process (12 s for 20,000
 * chunks), so every vector is compared there. Run it periodically, outside a transaction; of several concurrent runs,
 * one does the work. Returns the names built and dropped.
 */
export async function maintainVectorIndexes(
  db: Db,
  threshold: number = vectorIndexThreshold,
): Promise<{ built: string[]; dropped: string[] }> {
  const nothing = { built: [], dropped: [] }
  return withMaintenanceLock(db, nothing, async (session) => {
    const dropped = await dropUnusedIndexes(session)
    const built: string[] = []
    for (const base of await listBasesToIndex(session, threshold)) {
      await buildIndex(session, base)
      built.push(await recordIndex(session, base))
    }
    return { built, dropped }
  })
}

/**
 * Builds the index over vectors before they are searched, then runs `act` with its name; null if the vectors are too
 * few or too long for an index. No other session drops the index until `act` ends.
 */
export async function withIndexReady<T>(
  db: Db,
  base: IndexedBase,
  chunksCount: number,
  act: (index: string | null) => Promise<T>,
): Promise<T> {
  if (chunksCount <= vectorIndexThreshold || base.dimensions > maxDimensions) return act(null)
  const acted = await withMaintenanceLock(db, null, async (session) => {
    if (!(await isValid(session, nameOf(base)))) {
      await sql`drop index concurrently if exists ${sql.id(nameOf(base))}`.execute(session)
      await buildIndex(session, base)
    }
    return { result: await act(nameOf(base)) }
  })
  // Another session is building: this index is built some minutes later.
  return acted ? acted.result : act(null)
}

/** Drops the index of vectors that are no longer searched, because it would refuse vectors of another length. */
export async function dropVectorIndex(
  db: Db,
  base: Omit<IndexedBase, 'dimensions'>,
): Promise<void> {
  await sql`drop index concurrently if exists ${sql.id(nameOf(base))}`.execute(db)
}

async function isValid(db: Db, name: string): Promise<boolean> {
  const { rows } = await sql<{ valid: boolean }>`
    select indisvalid as valid from pg_index where indexrelid = to_regclass(${name})`.execute(db)
  return rows[0]?.valid ?? false
}

/** Runs `act` in one session; returns `otherwise` while another session has the lock. */
async function withMaintenanceLock<T>(
  db: Db,
  otherwise: T,
  act: (session: Db) => Promise<T>,
): Promise<T> {
  return db.connection().execute(async (session) => {
    const { rows } = await sql<{ mine: boolean }>`
      select pg_try_advisory_lock(${lockKey}) as mine`.execute(session)
    if (!rows[0]?.mine) return otherwise
    try {
      await sql`set maintenance_work_mem = '512MB'`.execute(session)
      return await act(session)
    } finally {
      await sql`reset maintenance_work_mem`.execute(session)
      await sql`select pg_advisory_unlock(${lockKey})`.execute(session)
    }
  })
}

async function listBasesToIndex(db: Db, threshold: number): Promise<IndexedBase[]> {
  const { rows } = await sql<IndexedBase>`
    select id, embedding_dimensions as dimensions, vector_slot as slot from bases
    where (vector_index is null or to_regclass(quote_ident(vector_index)) is null)
      and embedding_dimensions <= ${maxDimensions} and ${threshold} < (
      select sum(chunks_count) from keyword_segments
      where organization_id = bases.organization_id and base_id = bases.id
    )
  `.execute(db)
  return rows
}

/** Builds an index over the base's rows only, so that its recall does not suffer from the rows of other bases. */
async function buildIndex(db: Db, base: IndexedBase): Promise<void> {
  const type = sql.raw(`halfvec(${base.dimensions})`)
  await sql`
    create index concurrently ${sql.id(nameOf(base))} on chunks
    using hnsw ((${sql.id(base.slot)}::${type}) halfvec_ip_ops)
    where base_id = ${sql.lit(base.id)}
  `.execute(db)
}

/** Records the index. If the base has switched its vectors meanwhile, it is not recorded and the next run drops it. */
async function recordIndex(db: Db, base: IndexedBase): Promise<string> {
  await sql`
    update bases set vector_index = ${nameOf(base)}
    where id = ${base.id} and vector_slot = ${base.slot}
  `.execute(db)
  return nameOf(base)
}

const nameOf = ({ id, slot }: Omit<IndexedBase, 'dimensions'>): string =>
  `${indexPrefix}${slot.at(-1)}_${id.replaceAll('-', '')}`

/** Drops the indexes of deleted bases, and the rest of interrupted builds. */
async function dropUnusedIndexes(db: Db): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class
    where relkind = 'i' and starts_with(relname, ${indexPrefix}) and relname not in (
      select vector_index from bases where vector_index is not null
    )
  `.execute(db)
  for (const { name } of rows) await sql`drop index concurrently ${sql.id(name)}`.execute(db)
  return rows.map(({ name }) => name)
}
