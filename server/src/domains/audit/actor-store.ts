import { sql } from 'kysely'
import type { Db } from '../../platform/db/database.ts'

/** Who made a change, and when. */
export interface RecordedActor {
  at: Date
  resourceId: string
  kind: string
  id: string | null
  name: string
  /** JSON before and after the change, of one resource only; null if it was not asked for, or is not kept. */
  before: string | null
  after: string | null
}

interface WantedActors {
  resourceIds: readonly string[]
  times: readonly Date[]
  /** The resource whose state before and after is read, too. */
  withStatesOf: string | null
}

/** Returns who changed the resources at these times. A change and its events have the same time. */
export async function listActors(
  db: Db,
  organizationId: string,
  { resourceIds, times, withStatesOf }: WantedActors,
): Promise<RecordedActor[]> {
  const { rows } = await sql<RecordedActor>`
    select at, resource_id as "resourceId", actor_kind as kind, actor_id as id, actor_name as name,
      case when resource_id = ${withStatesOf}::text then before end as before,
      case when resource_id = ${withStatesOf}::text then after end as after
    from audit_entries
    where organization_id = ${organizationId} and resource_id = any(${[...resourceIds]}::text[])
      and at = any(${times.map((at) => at.toISOString())}::timestamptz[])
    order by at, id`.execute(db)
  return rows
}
