import { sql } from 'kysely'
import type { Db } from '../../src/platform/db/database.ts'
import { newId, OrganizationId } from '../../src/platform/ids.ts'
import type { Harness } from '../harness.ts'
import { fill } from './fill.ts'
import type { Filled } from './filled.ts'
import { fills } from './tables.ts'

const knownOrganizations = 5_000
export const rowsOfUnknown = 3_000

/** Tables that `fill` has no rows for; `n` counts them. */
const others: Record<string, string> = {
  'unmatched_contacts (organization_id, contact_id)': 'bench_id(1, n)',
  'duplicate_groups (organization_id, id, score)': 'bench_id(11, n), 90',
  'duplicate_members (organization_id, contact_id, group_id)': 'bench_id(1, n), bench_id(11, n)',
  'segment_members (organization_id, segment_id, contact_id)': 'bench_id(11, 1), bench_id(1, n)',
  'inbound_keys (organization_id, hook_id, key, event_id, expires_at)':
    'bench_id(11, 1), sha256(n::text::bytea), bench_id(23, n), bench_time(n)',
  'sync_records (organization_id, sync_id, remote_id, epoch, values, contact_id, dropped)':
    "bench_id(27, 1), n, 1, '{}', bench_id(1, n), false",
  'chunks (organization_id, base_id, source_id, id, position, text, token_count, headings, char_start, char_end, content_hash, embedding_a)':
    "bench_id(10, 1), bench_id(5, n), bench_id(11, n), 0, '', 1, '{}', 0, 1, sha256(n::text::bytea), '[1]'",
}

/** Small organizations that the statistics know, and a larger one that has come since. */
export async function growUnknown(app: Harness): Promise<Filled> {
  const filled = {
    organizationId: OrganizationId.read(app.organization.id) ?? '',
    ...{ tokenId: '', webhookId: newId(), hookId: newId(), segmentId: newId(), baseId: newId() },
    ...{ rows: knownOrganizations, sourcesShare: 1 },
    startMs: Date.parse('2026-11-20T00:00:00Z'),
  }
  await app.context.database.db.connection().execute(async (session) => {
    await sql`set auto_explain.log_min_duration = -1; set session_replication_role = replica`.execute(
      session,
    )
    await addRows(session, { ...filled, organizationId: newId() }, knownOrganizations)
    await scatter(session)
    await addRows(session, filled, rowsOfUnknown)
    await sql`update contact_fields set is_unique = true;
      update events set dedupe_key = id`.execute(session)
    await sql`reset session_replication_role; reset auto_explain.log_min_duration`.execute(session)
  })
  return filled
}

async function addRows(session: Db, filled: Filled, count: number): Promise<void> {
  await fill(session, filled, 0, count, fills)
  for (const [table, columns] of Object.entries(others)) {
    await sql`insert into ${sql.raw(table)} select ${filled.organizationId}, ${sql.raw(columns)}
      from generate_series(1, ${count}::bigint) as n`.execute(session)
  }
}

/** Gives each row an organization of its own. */
const scatter = (session: Db) =>
  sql`do $$ declare name regclass; begin
    for name in select attrelid from pg_attribute join pg_class on pg_class.oid = attrelid
      where attname = 'organization_id' and relkind = 'r' and relnamespace = 'public'::regnamespace
    loop
      execute format('alter table %s set (autovacuum_enabled = off)', name);
      if name not in ('audit_chains'::regclass, 'tokens'::regclass, 'token_homes'::regclass) then
        execute format('update %s set organization_id = gen_random_uuid()', name);
      end if;
      execute format('analyze %s', name);
    end loop;
  end $$`.execute(session)
