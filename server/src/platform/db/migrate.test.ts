import assert from 'node:assert/strict'
import { describe, type TestContext, test } from 'node:test'
import { createTestDatabase, migratedImage } from '../../../test/storage.ts'
import { type Database, embeddedDatabase, postgresDatabase } from './database.ts'
import { functions } from './functions.ts'
import { MigrationIsUnknown, MigrationWasEdited, migrate } from './migrate.ts'
import { checkReady, migrations } from './migrations.ts'
import { openPglite } from './pglite.ts'

const server = process.env['TEST_DATABASE_URL']
const onPostgres = server !== undefined
const names = migrations().map(({ name }) => name)
const needsPostgres = { skip: onPostgres ? false : 'needs two connections: PostgreSQL only' }

/** An empty database that ends with the test, and as many connections to it as are asked for. */
async function emptyDatabase(t: TestContext, image?: Blob): Promise<() => Database> {
  const opened: Database[] = []
  const created = server ? await createTestDatabase(server) : null
  t.after(async () => {
    for (const one of opened) await one[Symbol.asyncDispose]()
    await created?.drop()
  })
  const pglite = created ? null : await openPglite(null, image)
  return () => {
    const database = created
      ? postgresDatabase(created.url)
      : embeddedDatabase(pglite as NonNullable<typeof pglite>)
    opened.push(database)
    return database
  }
}

const tablesOf = (database: Database): Promise<string[]> =>
  database.session(async (run) =>
    (await run("select tablename from pg_tables where schemaname = 'public' order by 1")).map(
      (row) => String(row['tablename']),
    ),
  )

describe('the migrations', () => {
  test('are numbered, each number once', () => {
    for (const name of names) assert.match(name, /^\d{4}_[a-z_]+$/)
    assert.equal(new Set(names.map((name) => name.slice(0, 4))).size, names.length)
  })

  test('bring an empty database up in order, and a second run changes nothing', async (t) => {
    const database = (await emptyDatabase(t))()
    await assert.rejects(checkReady(database))
    assert.deepEqual(await migrate(database), names)
    await checkReady(database)
    const tables = await tablesOf(database)
    assert.deepEqual(await migrate(database), [])
    assert.deepEqual(await tablesOf(database), tables)
  })

  test('leave nothing behind when one of them fails', async (t) => {
    const database = (await emptyDatabase(t))()
    await database.session((run) => run('create table contacts (stray integer)'))
    await assert.rejects(migrate(database), /already exists/)
    assert.deepEqual(await tablesOf(database), ['contacts'])
    await database.session((run) => run('drop table contacts'))
    assert.deepEqual(await migrate(database), names)
  })

  for (const [whose, name] of [
    ['a newer version', '9999_future'],
    ['a version before files were renumbered', '0003_contacts'],
  ] as const) {
    test(`refuse a database that ${whose} has migrated, and name what it has`, async (t) => {
      const database = (await emptyDatabase(t, onPostgres ? undefined : await migratedImage()))()
      await migrate(database)
      await database.session((run) =>
        run(`insert into migrations (name, checksum) values ('${name}', '')`),
      )
      await assert.rejects(migrate(database), (error: Error) => {
        assert.ok(error instanceof MigrationIsUnknown)
        assert.match(error.message, new RegExp(`lacks: ${name}\\. Start the version that`))
        return true
      })
      assert.ok((await tablesOf(database)).includes('contacts'))
    })
  }

  test('refuse a database whose applied text is another than the file’s, and say what to do', async (t) => {
    const database = (await emptyDatabase(t, onPostgres ? undefined : await migratedImage()))()
    await migrate(database)
    await database.session((run) =>
      run("update migrations set checksum = 'other' where name = '0009_contacts'"),
    )
    await assert.rejects(migrate(database), (error: Error) => {
      assert.ok(error instanceof MigrationWasEdited)
      assert.match(error.message, /: 0009_contacts\. .* Install the released files again/)
      return true
    })
  })

  test('need functions that exist', () => {
    const names = new Set(functions().map(({ name }) => name))
    for (const { name, needs } of migrations()) {
      for (const needed of needs) assert.ok(names.has(needed), `${name} needs ${needed}`)
    }
  })

  test('are applied once when two nodes start at once', needsPostgres, async (t) => {
    const connect = await emptyDatabase(t)
    const applied = await Promise.all([migrate(connect()), migrate(connect()), migrate(connect())])
    assert.deepEqual(applied.map(({ length }) => length).sort(), [0, 0, names.length])
  })

  test('may take longer than a statement of a request', needsPostgres, async (t) => {
    const database = (await emptyDatabase(t))()
    const timeouts: unknown[] = []
    const watched: Database = {
      ...database,
      session: (work) =>
        database.session((run) =>
          work(async (sql) => {
            if (sql.startsWith('create table if not exists migrations'))
              timeouts.push(await run('show statement_timeout'))
            return run(sql)
          }),
        ),
    }
    await migrate(watched)
    assert.deepEqual(timeouts, [[{ statement_timeout: '0' }]])
  })
})
