import { sql } from 'kysely'
import type { Db } from '../db/database.ts'

/**
 * Those of the payloads that no job of that type has, neither in the outbox nor waiting nor running. The outbox is
 * asked first: a job leaves it once the queue has it.
 */
export async function findOrphaned<Payload extends object>(
  db: Db,
  name: string,
  payloads: readonly Payload[],
): Promise<Payload[]> {
  const { rows: sent } = await sql<{ payload: Payload }>`
    select payload from ${elements(payloads)} where not exists (
      select from job_outbox where name = ${name} and data - 'causedBy' = payload
    )`.execute(db)
  const { rows: orphaned } = await sql<{ payload: Payload }>`
    select payload from ${elements(sent.map(({ payload }) => payload))} where not exists (
      select from pgboss.job where name = ${name} and state < 'completed' and data - 'causedBy' = payload
    )`.execute(db)
  return orphaned.map(({ payload }) => payload)
}

const elements = (payloads: readonly object[]) =>
  sql`jsonb_array_elements(${JSON.stringify(payloads)}::text::jsonb) as payload`
