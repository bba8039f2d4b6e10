import assert from 'node:assert/strict'
import { sql } from 'kysely'
import type { Db } from '../../src/platform/db/database.ts'
import { newId, OrganizationId } from '../../src/platform/ids.ts'
import { make } from '../factories.ts'
import type { Harness } from '../harness.ts'
import { fill } from './fill.ts'
import type { Filled } from './filled.ts'

/** More than what one statement may read of any table. */
export const grownRows = 12_000

/** What the database knows of the rows: nothing, or what there is, or only those of an older organization. */
export type Statistics = 'none' | 'current' | 'of another organization'

/** Gives the organization of the harness rows of every kind. */
export async function grow(
  app: Harness,
  { statistics }: { statistics: Statistics },
): Promise<Filled> {
  const webhook = await make.webhook(app)
  const base = await make.base(app)
  await make.hook(app)
  const segment = await make.segment(app, { filter: { field: 'tag', op: 'eq', value: 'rare' } })
  const { db } = app.context.database
  const { rows: found } = await sql<Record<'webhook' | 'base' | 'hook', string>>`
    select (select id from webhooks) as webhook, (select id from bases) as base, (select id from hooks) as hook`.execute(
    db,
  )
  assert.ok(webhook.id && base.id && found[0])
  const filled = {
    organizationId: OrganizationId.read(app.organization.id) ?? '',
    tokenId: 'tok_filled',
    webhookId: found[0].webhook,
    hookId: found[0].hook,
    segmentId: segment.id,
    baseId: found[0].base,
    rows: grownRows,
    // With a tenth of the rows, comparing all texts would be the best plan.
    sourcesShare: 1 / 2,
    startMs: Date.parse('2026-11-20T00:00:00Z'),
  }
  await stopAutovacuum(db)
  await db.connection().execute(async (session) => {
    await sql`set auto_explain.log_min_duration = -1; set session_replication_role = replica`.execute(
      session,
    )
    if (statistics === 'of another organization') {
      await fill(session, { ...filled, organizationId: newId() }, 0, grownRows)
      await sql`analyze`.execute(session)
    }
    await fill(session, filled, 0, grownRows)
    if (statistics === 'current') await sql`analyze`.execute(session)
    await sql`reset session_replication_role; reset auto_explain.log_min_duration`.execute(session)
  })
  return filled
}

/** It comes when it likes, and would tell the database of rows that it is not to know of. */
const stopAutovacuum = (db: Db) =>
  sql`do $$ declare name regclass; begin
    for name in select oid from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace loop
      execute format('alter table %s set (autovacuum_enabled = off)', name);
    end loop;
  end $$`.execute(db)
