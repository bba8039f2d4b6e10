import { type Kysely, sql } from 'kysely'
import type { Tables } from '../../src/platform/db/tables.generated.ts'
import type { Answer, Listed, World } from './world.ts'

/** What is missing, twice or damaged after so many cuts. */
export async function check(world: World, acknowledged: string[], cuts: number): Promise<string[]> {
  const { db } = world.context.database
  const findings: string[] = []
  const find = (what: string): unknown => findings.push(`after cut ${cuts}: ${what}`)
  const ids = await listIds(world, '/v1/contacts', ({ id }) => id)
  const created = await listIds(world, '/v1/events', ({ type, data }) =>
    type === 'contact.created' ? data.id : null,
  )
  const lost = acknowledged.filter((id) => !ids.includes(id))
  if (lost.length > 0)
    find(`${lost.length} of ${acknowledged.length} acknowledged contacts are lost`)
  if (new Set(created).size !== created.length) find('the feed has an event twice')
  const told = new Set(created)
  if (ids.length !== created.length || ids.some((id) => !told.has(id))) {
    find(`${ids.length} contacts have ${created.length} events`)
  }
  const { body } = await world.call('GET', '/v1/audit-log/verification')
  if (body.intact !== true) find(`the audit chain is broken: ${JSON.stringify(body)}`)
  findings.push(...(await readPages(db)))
  return findings
}

async function listIds(
  { call }: World,
  path: string,
  pick: (row: Listed) => string | null,
): Promise<string[]> {
  const ids: string[] = []
  for (let cursor: string | null = ''; cursor !== null; ) {
    const { status, body }: Answer = await call(
      'GET',
      `${path}?limit=100${cursor && `&cursor=${encodeURIComponent(cursor)}`}`,
    )
    if (status !== 200) throw new Error(`${path} answered ${status}: ${JSON.stringify(body)}`)
    ids.push(...body.data.map(pick).filter((id) => id !== null))
    cursor = body.nextCursor
  }
  return ids
}

/** Every page of every table, whose checksum PostgreSQL compares. */
async function readPages(db: Kysely<Tables>): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select format('%I.%I', nspname, relname) as name from pg_class join pg_namespace n on n.oid = relnamespace
    where relkind in ('r', 'm') and nspname in ('public', 'pgboss')`.execute(db)
  const findings: string[] = []
  for (const { name } of rows) {
    await sql`select count(*) from ${sql.raw(name)} t where t is null`
      .execute(db)
      .catch((error) => findings.push(`${name} is damaged: ${error}`))
  }
  return findings
}
