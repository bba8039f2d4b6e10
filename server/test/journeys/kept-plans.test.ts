import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import type { Db } from '../../src/platform/db/database.ts'
import { sessionLimits } from '../../src/platform/db/sessions.ts'
import { analyzeGrownTables } from '../../src/platform/db/upkeep.ts'
import { grow } from '../growth/grow.ts'
import { harness, onCluster, onPostgres } from '../harness.ts'

/** Columns that a row is looked up by: of a unique index, or of either side of a foreign key. */
interface LookUp {
  name: string
  relation: string
  columns: string[]
  types: string[]
}

/** Tables with more rows than a look-up by the organization alone should read. */
const grown = ['attempts', 'audit_entries', 'deliveries', 'events', 'request_log', 'sources']

test('a plan that was made while a table was empty is made anew as it fills', {
  skip: onPostgres ? onCluster && 'reads the plans of one PostgreSQL' : 'needs PostgreSQL',
}, async (t) => {
  // A database of its own: in one that files before it have filled, PostgreSQL knows better.
  const app = await harness(t, { settings: {} })
  const { db } = app.context.database
  assert.ok((await listWrong(db)).length > 5, 'without rows, every index costs the same')
  await grow(app, { statistics: 'none' })
  await flushStatistics(db)
  await analyzeGrownTables(db)
  assert.deepEqual(await listWrong(db), [])
})

test('the hooks of requests that came together are found by a kept plan, however few they are', {
  skip: !onPostgres && 'needs PostgreSQL',
}, async (t) => {
  const app = await harness(t)
  const { db } = app.context.database
  await sql`insert into hooks (organization_id, id, name, preset, token, token_hash, token_last_four, created_at, updated_at)
    select id, gen_random_uuid(), 'Hook', 'none', '', sha256(n::text::bytea), '', created_at, created_at
    from organizations, generate_series(1, 5000) as n`.execute(db)
  await sql`analyze hooks`.execute(db)
  const plans = await db.connection().execute(async (session) => {
    await sql`prepare find (uuid[], uuid[], bytea) as select h.*, a.arrival_us
      from find_hooks($1, $2, $3) h
      left join request_rates a on a.organization_id = h.organization_id and a.subject = h.id
      order by h.place`.execute(session)
    for (let n = 0; n < 8; n++) {
      await sql`execute find (array[gen_random_uuid()], array[gen_random_uuid()], '')`.execute(
        session,
      )
    }
    const { rows } = await sql`
      select generic_plans::integer as kept, custom_plans::integer as made from pg_prepared_statements
      where name = 'find'`.execute(session)
    return rows
  })
  // PostgreSQL makes five before it compares.
  assert.deepEqual(plans, [{ kept: 3, made: 5 }])
})

/** Each session that has written keeps its counts for a second: all of them are held at once, and tell theirs. */
async function flushStatistics(db: Db): Promise<void> {
  const { max } = sessionLimits.requests
  const { promise: allHeld, resolve } = Promise.withResolvers<void>()
  let held = 0
  const flush = async (session: Db): Promise<void> => {
    await sql`select pg_stat_force_next_flush()`.execute(session)
    if (++held === max) resolve()
    await allHeld
  }
  await Promise.all(Array.from({ length: max }, () => db.connection().execute(flush)))
}

/** Look-ups by another index than that of their columns, as kept plans of this moment would make them. */
async function listWrong(db: Db): Promise<string[]> {
  const wrong: string[] = []
  for (const { name, relation, columns, types } of await listLookUps(db)) {
    // The planner does not see the values, as in a kept plan.
    const compared = columns.map((column, n) => `${column} = (select null::${types[n]})`)
    const query = `explain (format json) select 1 from only ${relation} where ${compared.join(' and ')}`
    const { rows } = await sql`${sql.raw(query)}`.execute(db)
    const index = /"Index Name":"([^"]+)"/.exec(JSON.stringify(rows))?.[1]
    const leading = index === undefined ? [] : (await keyOf(db, index)).slice(0, columns.length)
    if (columns.some((column) => !leading.includes(column)))
      wrong.push(`${name}: ${relation} by ${index}`)
  }
  return wrong
}

async function listLookUps(db: Db): Promise<LookUp[]> {
  const columns = sql`array_agg(attname::text order by at) as columns,
    array_agg(format_type(atttypid, null) order by at) as types`
  const sideOf = (relation: 'conrelid' | 'confrelid', key: 'conkey' | 'confkey') => sql`
    select conname as name, ${sql.ref(relation)}::regclass::text as relation, ${columns}
    from pg_constraint cross join unnest(${sql.ref(key)}) with ordinality as part (number, at)
    join pg_attribute on attrelid = ${sql.ref(relation)} and attnum = number
    where contype = 'f' and connamespace = 'public'::regnamespace
    group by conname, ${sql.ref(relation)}`
  const { rows } = await sql<LookUp>`
    ${sideOf('confrelid', 'confkey')} union all ${sideOf('conrelid', 'conkey')} union all
    select indexrelid::regclass::text, indrelid::regclass::text, ${columns}
    from pg_index join pg_class c on c.oid = indrelid
    cross join unnest(indkey::int2[]) with ordinality as part (number, at)
    join pg_attribute on attrelid = indrelid and attnum = number
    where indisunique and indpred is null and indexprs is null
      and c.relnamespace = 'public'::regnamespace
    group by 1, 2 order by 1`.execute(db)
  return rows.filter((one) => grown.includes(one.relation) && one.columns.length > 1)
}

async function keyOf(db: Db, index: string): Promise<string[]> {
  const { rows } = await sql<{ column: string }>`
    select attname::text as column from pg_attribute where attrelid = ${index}::regclass
    order by attnum`.execute(db)
  return rows.map(({ column }) => column)
}
