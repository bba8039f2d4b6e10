import { sql } from 'kysely'
import { OrganizationId } from '../src/platform/ids.ts'
import type { JobType } from '../src/platform/jobs/jobs.ts'
import type { Harness } from './harness.ts'

/** Commits a job as a node does that dies before it sends it. */
export async function leaveJob<Payload extends object>(
  { context, organization }: Pick<Harness, 'context' | 'organization'>,
  type: Pick<JobType<Payload>, 'name' | 'payload'>,
  payload: Payload,
  options?: { priority?: number },
): Promise<void> {
  const id = OrganizationId.read(organization.id) ?? ''
  await context.transact(id, { kind: 'system' }, async (work) => {
    context.jobs.enqueue({ ...work, afterCommit: () => {} }, type, payload, options)
  })
}

export const listLeftJobs = async ({ context }: Pick<Harness, 'context'>): Promise<string[]> =>
  (
    await sql<{ id: string }>`select id from job_outbox order by id`.execute(context.database.db)
  ).rows.map(({ id }) => id)
