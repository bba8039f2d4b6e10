import type { Db } from '../../../platform/db/database.ts'

export interface RunRow {
  organizationId: string
  sourceId: string
  run: number
}

/** Runs of an organization that have not ended, counted up to `most`. */
export async function countUnfinished(
  db: Db,
  organizationId: string,
  most: number,
): Promise<number> {
  const some = unfinished(db).where('organization_id', '=', organizationId).limit(most)
  const { waiting } = await db
    .selectFrom(some.as('some'))
    .select(({ fn }) => fn.countAll<number>().as('waiting'))
    .executeTakeFirstOrThrow()
  return waiting
}

/** Runs of a base's sources that have not ended. */
export async function listRunsOfBase(
  db: Db,
  organizationId: string,
  baseId: string,
): Promise<RunRow[]> {
  return unfinished(db)
    .where('organization_id', '=', organizationId)
    .where('base_id', '=', baseId)
    .execute()
}

/** Runs of all organizations that have not ended, in a stable order, from the one after `after` on. */
export async function listRuns(db: Db, after: RunRow | null, limit: number): Promise<RunRow[]> {
  let query = unfinished(db).orderBy('organization_id').orderBy('id').limit(limit)
  if (after) {
    query = query.where(({ eb, refTuple, tuple }) =>
      eb(refTuple('organization_id', 'id'), '>', tuple(after.organizationId, after.sourceId)),
    )
  }
  return query.execute()
}

const unfinished = (db: Db) =>
  db
    .selectFrom('sources')
    .select(['organization_id as organizationId', 'id as sourceId', 'run'])
    .where('status', 'in', ['queued', 'processing'])
