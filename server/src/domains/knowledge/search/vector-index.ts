import { sql } from 'kysely'
import type { Db } from '../../../platform/db/database.ts'

/**
 * Chunks above which a base gets an HNSW index of its own. Comparing 20,000 vectors of 384 takes 12 ms
 * on PostgreSQL; below that an index gains nothing and would cost each inserted chunk 1.2 ms.
 */
export const vectorIndexThreshold = 20_000

const indexPrefix = 'chunks_nearest_'
const lockKey = 7167327

/** pgvector's bound for an HNSW index over half-precision vectors. */
const maxDimensions = 4000

interface IndexedBase {
  id: string
  dimensions: number
}

/**
 * Builds the vector index of every base that has grown large enough, and drops those of bases that
 * were deleted. For PostgreSQL, where it blocks nobody; on the embedded database a build would stop the
 * process (12 s for 20,000 chunks), so there every vector is compared. Run it now and then, not inside
 * a transaction; of several runs at once one works. Returns the names built and dropped.
 */
export async function maintainVectorIndexes(
  db: Db,
  threshold: number = vectorIndexThreshold,
): Promise<{ built: string[]; dropped: string[] }> {
  return db.connection().execute(async (session) => {
    const { rows } = await sql<{ mine: boolean }>`
      select pg_try_advisory_lock(${lockKey}) as mine`.execute(session)
    if (!rows[0]?.mine) return { built: [], dropped: [] }
    try {
      await sql`set statement_timeout = 0`.execute(session)
      await sql`set maintenance_work_mem = '512MB'`.execute(session)
      const dropped = await dropUnused(session)
      const built: string[] = []
      for (const base of await listGrown(session, threshold)) built.push(await build(session, base))
      return { built, dropped }
    } finally {
      await sql`reset statement_timeout`.execute(session)
      await sql`reset maintenance_work_mem`.execute(session)
      await sql`select pg_advisory_unlock(${lockKey})`.execute(session)
    }
  })
}

async function listGrown(db: Db, threshold: number): Promise<IndexedBase[]> {
  const { rows } = await sql<IndexedBase>`
    select id, embedding_dimensions as dimensions from bases
    where vector_index is null and embedding_dimensions <= ${maxDimensions} and ${threshold} < (
      select sum(chunks_count) from keyword_segments
      where organization_id = bases.organization_id and base_id = bases.id
    )
  `.execute(db)
  return rows
}

/** An index over the base's rows alone: its recall does not suffer from other bases' rows. */
async function build(db: Db, { id, dimensions }: IndexedBase): Promise<string> {
  const name = `${indexPrefix}${id.replaceAll('-', '')}`
  await sql`
    create index concurrently ${sql.id(name)} on chunks
    using hnsw ((embedding::${sql.raw(`halfvec(${dimensions})`)}) halfvec_ip_ops)
    where base_id = ${sql.lit(id)}
  `.execute(db)
  await sql`update bases set vector_index = ${name} where id = ${id}`.execute(db)
  return name
}

/** Indexes of deleted bases, and what a build that was cut short left behind. */
async function dropUnused(db: Db): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class
    where relkind = 'i' and starts_with(relname, ${indexPrefix}) and relname not in (
      select vector_index from bases where vector_index is not null
    )
  `.execute(db)
  for (const { name } of rows) await sql`drop index concurrently ${sql.id(name)}`.execute(db)
  return rows.map(({ name }) => name)
}
