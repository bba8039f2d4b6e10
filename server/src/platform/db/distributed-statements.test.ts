import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { databaseAt, findNodes, runOn } from '../../../test/distributed-storage.ts'
import { make } from '../../../test/factories.ts'
import { type Harness, harness, onCluster } from '../../../test/harness.ts'
import { OrganizationId } from '../ids.ts'

const skip = !onCluster && 'needs a coordinator with workers'

/** From now on the coordinator refuses a statement that more than one shard would have to run. */
async function refuseManyTasks({ context: { database } }: Harness, isOn: boolean): Promise<void> {
  const change = isOn
    ? "set citus.multi_task_query_log_level = 'error'"
    : 'reset citus.multi_task_query_log_level'
  await database.session(async (run) => {
    await run(
      `do $$ begin execute format('alter database %I ${change.replaceAll("'", "''")}', current_database()); end $$`,
    )
    // Sessions begin again, with the setting.
    await run(`select pg_terminate_backend(pid, 1000) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`)
  })
}

test('every statement of a hot request goes to one shard', { skip }, async (t) => {
  const world = await harness(t)
  const { owner, organization, context } = world
  const webhook = await owner.post('/v1/webhooks', {
    url: 'https://example.com/hook',
    events: ['*'],
  })
  assert.equal(webhook.status, 201)
  await refuseManyTasks(world, true)
  try {
    const created = await owner.post('/v1/contacts', {
      name: 'Ada',
      email: 'ada@example.com',
      tags: ['vip'],
    })
    assert.equal(created.status, 201)
    const path = `/v1/contacts/${created.body.id}`
    assert.equal((await owner.get(path)).status, 200)
    assert.equal((await owner.get('/v1/contacts')).status, 200)
    assert.equal((await owner.patch(path, { name: 'Ada L.' })).status, 200)

    const organizationId = OrganizationId.read(organization.id) ?? ''
    const find = (filter: ReturnType<typeof sql>) =>
      sql`select id from contacts where ${filter} and name = 'Ada L.'`.execute(context.database.db)
    assert.equal((await find(sql`organization_id = ${organizationId}`)).rows.length, 1)
    // The canary: without its filter the same statement is refused.
    await assert.rejects(find(sql`true`), /multi-task query/)
  } finally {
    await refuseManyTasks(world, false)
  }
})

/** Rows that each worker has written to tables of this database; a session that ends tells what it has written. */
async function countWrites({ context: { database } }: Harness): Promise<number[]> {
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(
    database.db,
  )
  const { workers } = await findNodes(process.env['TEST_DATABASE_URL'] ?? '')
  const counts = workers.map(async (url) => {
    const [row] = await runOn(databaseAt(url, rows[0]?.name ?? ''), [
      // Or the parts of tables would be hidden.
      'set citus.override_table_visibility = off',
      `select pg_terminate_backend(pid, 5000) from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`,
      `select coalesce(sum(n_tup_ins + n_tup_upd + n_tup_del), 0) as n
        from pg_stat_user_tables where schemaname = 'public'`,
    ])
    return Number(row?.['n'])
  })
  return Promise.all(counts)
}

test('an admission writes on the worker of its organization alone', { skip }, async (t) => {
  const world = await harness(t)
  const organization = await make.organization(world, { plan: 'scale' })
  const client = world.as(await make.token(world, ['*'], { organization }))
  const requests = 20
  const ask = async (): Promise<void> => {
    for (let n = 0; n < requests; n++) {
      assert.equal((await client.get('/v1/contacts?limit=1')).status, 200)
    }
  }
  await ask()
  const before = await countWrites(world)
  await ask()
  const after = await countWrites(world)
  const written = after.map((count, worker) => count - (before[worker] ?? 0))
  assert.equal(written.length, 2)
  assert.deepEqual(
    written.filter((count) => count > 0).map((count) => count >= requests),
    [true],
    `${written}`,
  )
})
