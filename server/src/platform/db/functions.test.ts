import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { createTestDatabase, migratedImage } from '../../../test/storage.ts'
import type { Run } from './catalog.ts'
import { type Database, embeddedDatabase, postgresDatabase } from './database.ts'
import { functions } from './functions.ts'
import { migrate } from './migrate.ts'
import { openPglite } from './pglite.ts'

const server = process.env['TEST_DATABASE_URL']

let database: Database
let drop = async () => {}

before(async () => {
  const created = server ? await createTestDatabase(server) : null
  drop = async () => created?.drop()
  database = created
    ? postgresDatabase(created.url)
    : embeddedDatabase(await openPglite(null, await migratedImage()))
  await migrate(database)
})

after(async () => {
  await database[Symbol.asyncDispose]()
  await drop()
})

const definition = async (run: Run, name: string): Promise<unknown[]> =>
  (
    await run(`select pg_get_functiondef(oid) as text from pg_proc
      where proname = '${name}' and pronamespace = 'public'::regnamespace`)
  ).map(({ text }) => text)

/** As if an earlier release had applied `sql` as this function. */
const leaveEarlier = (run: Run, name: string, sql: string) =>
  run(`${sql};
    insert into applied_functions (name, hash) values ('${name}', 'of an earlier release')
      on conflict (name) do update set hash = excluded.hash`)

describe('the functions', () => {
  test('are one a file, named after it, and can replace themselves', () => {
    for (const { name, sql } of functions()) {
      const created = [...sql.matchAll(/^create (?:or replace )?(?:function|procedure) (\w+)/gm)]
      assert.deepEqual(
        created.map(([, routine]) => routine),
        [name],
      )
      assert.match(sql, /^create or replace /m, name)
    }
  })

  test('fit shards: none asks for the name of its table, none fixes the kind of its plans', () => {
    for (const { name, sql } of functions()) {
      const statements = sql.replaceAll(/--.*$/gm, '')
      assert.doesNotMatch(statements, /tg_table_name|tg_relname|plan_cache_mode/i, name)
    }
  })

  test('are all there after a start, each with one signature and the text of its file', async () => {
    await database.session(async (run) => {
      for (const { name } of functions())
        assert.equal((await definition(run, name)).length, 1, name)
      const applied = await run('select name, hash from applied_functions order by name')
      assert.deepEqual(
        applied,
        functions().map(({ name, hash }) => ({ name, hash })),
      )
    })
  })

  test('are replaced in place when their text changed, and triggers keep them', async () => {
    await database.session(async (run) => {
      const now = await definition(run, 'mark_index_changed')
      const earlier = `create or replace function mark_index_changed() returns trigger
        language plpgsql as $$ begin return null; end $$`
      await leaveEarlier(run, 'mark_index_changed', earlier)
      assert.notDeepEqual(await definition(run, 'mark_index_changed'), now)
      await migrate(database)
      assert.deepEqual(await definition(run, 'mark_index_changed'), now)
    })
  })

  for (const [what, signature] of [
    ['argument types', '(ordering text, subject text, strict boolean) returns text'],
    ['argument names', '(kind text, about text) returns text'],
    ['result', '(ordering text, subject text) returns integer'],
  ]) {
    test(`are dropped and created when an earlier one has another signature: ${what}`, async () => {
      await database.session(async (run) => {
        const now = await definition(run, 'order_key')
        const earlier = `drop function order_key(text, text);
          create function order_key${signature} language sql as 'select null'`
        await leaveEarlier(
          run,
          'order_key',
          what === 'result' ? earlier.replace('null', '1') : earlier,
        )
        await migrate(database)
        assert.deepEqual(await definition(run, 'order_key'), now)
      })
    })
  }

  test('are dropped when this build has no such file', async () => {
    await database.session(async (run) => {
      await leaveEarlier(
        run,
        'of_old',
        "create function of_old() returns int language sql as 'select 1'",
      )
      await migrate(database)
      assert.deepEqual(await definition(run, 'of_old'), [])
    })
  })

  test('that cannot be replaced stop the start, and the database stays as it was', async () => {
    await database.session(async (run) => {
      const earlier = `drop function order_key(text, text);
        create function order_key(ordering text, subject text) returns integer
          language sql immutable as 'select 1';
        create index depending on deliveries (order_key(order_key, subject))`
      await leaveEarlier(run, 'order_key', earlier)
      const before = await definition(run, 'order_key')
      await assert.rejects(migrate(database), /other objects depend on it/)
      assert.deepEqual(await definition(run, 'order_key'), before)
    })
  })
})
