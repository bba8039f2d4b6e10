import { type Compilable, sql } from 'kysely'
import type { Db } from '../db/database.ts'
import { pipelineAll } from '../db/pipeline.ts'

/** A job that is committed, and perhaps not in the queue yet. */
export interface OutboxJob {
  organizationId: string
  /** The job has it in the queue, too, which takes no id twice. */
  id: string
  name: string
  data: object
  priority: number
}

export const insertOutboxJob = (
  db: Db,
  { organizationId, data, ...job }: OutboxJob,
  createdAt: Date,
): Compilable =>
  db.insertInto('job_outbox').values({
    organization_id: organizationId,
    ...job,
    data: JSON.stringify(data),
    created_at: createdAt,
  })

/** Of all organizations, the oldest first: the table holds no more than what is about to be sent. */
export async function listOutboxJobs(
  db: Db,
  { names, until, limit }: { names: readonly string[]; until: Date; limit: number },
): Promise<OutboxJob[]> {
  const { rows } = await sql<OutboxJob>`
    select organization_id as "organizationId", id, name, data, priority from job_outbox
    where created_at <= ${until} and name = any(${names}) order by id limit ${limit}`.execute(db)
  return rows
}

/** One statement for each organization. */
export async function deleteOutboxJobs(db: Db, jobs: readonly OutboxJob[]): Promise<void> {
  const groups = Map.groupBy(jobs, ({ organizationId }) => organizationId)
  await pipelineAll(db, [...groups], (sender, [organizationId, some]) =>
    sql`delete from job_outbox
      where organization_id = ${organizationId} and id = any(${some.map(({ id }) => id)}::uuid[])`.execute(
      sender,
    ),
  )
}
