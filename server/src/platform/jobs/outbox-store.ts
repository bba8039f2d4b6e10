import { type Compilable, type CompiledQuery, sql } from 'kysely'
import type { Db } from '../db/database.ts'
import { pipelineAll } from '../db/pipeline.ts'

/** A committed job that may not be in the queue yet. */
export interface OutboxJob {
  organizationId: string
  /** Id of the job, also in the queue, which rejects duplicates. */
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

/** Inserts jobs of one organization and type. */
export function insertOutboxJobs(
  db: Db,
  jobs: readonly OutboxJob[],
  createdAt: Date,
): { compile: () => CompiledQuery } {
  const [{ organizationId, name } = { organizationId: '', name: '' }] = jobs
  const insert = sql`
    insert into job_outbox (organization_id, id, name, data, priority, created_at)
    select o.id, j.id, ${name}, j.data::jsonb, j.priority, ${createdAt}
    from organizations o, unnest(${jobs.map(({ id }) => id)}::uuid[], ${jobs.map(({ data }) => JSON.stringify(data))}::text[],
      ${jobs.map(({ priority }) => priority)}::integer[]) as j (id, data, priority)
    where o.id = ${organizationId}`
  return { compile: () => insert.compile(db) }
}

/** Lists jobs of all organizations, oldest first. The table contains only jobs that are about to be sent. */
export async function listOutboxJobs(
  db: Db,
  { names, until, limit }: { names: readonly string[]; until: Date; limit: number },
): Promise<OutboxJob[]> {
  const { rows } = await sql<OutboxJob>`
    select organization_id as "organizationId", id, name, data, priority from job_outbox
    where created_at <= ${until} and name = any(${names}) order by id limit ${limit}`.execute(db)
  return rows
}

/** Deletes jobs, with one statement for each organization. */
export async function deleteOutboxJobs(db: Db, jobs: readonly OutboxJob[]): Promise<void> {
  const groups = Map.groupBy(jobs, ({ organizationId }) => organizationId)
  await pipelineAll(db, [...groups], (sender, [organizationId, some]) =>
    sql`delete from job_outbox
      where organization_id = ${organizationId} and id = any(${some.map(({ id }) => id)}::uuid[])`.execute(
      sender,
    ),
  )
}
