import assert from 'node:assert/strict'
import { describe, type TestContext, test } from 'node:test'
import { sql } from 'kysely'
import { breakableDatabase } from '../../../test/fixtures/breakable-database.ts'
import { type Database, type Db, postgresDatabase } from './database.ts'
import { listenForever } from './listen.ts'
import { toApiError } from './refusals.ts'
import { sessionLimits } from './sessions.ts'

const server = process.env['TEST_DATABASE_URL'] ?? ''
const needsPostgres = { skip: !server && 'needs PostgreSQL' }

/** A database behind a connection that a test can silence, which gives a statement up after 2 s. */
async function setUp(t: TestContext) {
  const way = await breakableDatabase(t, server)
  const requests = { ...sessionLimits.requests, max: 1, connectMs: 2_000, queryMs: 2_000 }
  const database = postgresDatabase(way.url, { requests })
  t.after(() => database[Symbol.asyncDispose]())
  return { way, database }
}

const ask = ({ db }: Database) =>
  sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db).then(({ rows }) => rows[0]?.pid)

const isUnavailable = (error: unknown): boolean => toApiError(error)?.code === 'unavailable'

describe('a session', needsPostgres, () => {
  test('loses its locks when it idles in a transaction, and waits 2 s for those of others', async (t) => {
    const { database } = await setUp(t)
    const { rows } = await sql<Record<string, string>>`
      select current_setting('idle_in_transaction_session_timeout') as idle,
        current_setting('lock_timeout') as lock, current_setting('statement_timeout') as statement
    `.execute(database.db)
    assert.deepEqual(rows, [{ idle: '3s', lock: '2s', statement: '30s' }])
  })

  test('that admits requests waits for no flush of the log; every other one as the server says', async (t) => {
    const { database } = await setUp(t)
    const shown = sql<{ isOwn: boolean; setting: string }>`
      select source = 'session' as "isOwn", setting from pg_settings
      where name = 'synchronous_commit'`
    const settingOf = async (db: Db) => (await shown.execute(db)).rows[0]
    assert.deepEqual(await settingOf(database.admission), { isOwn: true, setting: 'off' })
    for (const db of [database.db, database.longRunning]) {
      assert.equal((await settingOf(db))?.isOwn, false)
    }
  })

  test('of a machine that vanished is ended by PostgreSQL after 40 s, not after hours', async (t) => {
    const { database } = await setUp(t)
    const settings = `select current_setting('tcp_keepalives_idle') as idle,
      current_setting('tcp_keepalives_interval') as interval,
      current_setting('tcp_keepalives_count') as count`
    const { rows } = await sql.raw(settings).execute(database.db)
    const forMaintenance = await database.session((run) => run(settings))
    const expected = [{ idle: '10', interval: '10', count: '3' }]
    assert.deepEqual([rows, forMaintenance], [expected, expected])
  })

  test('takes as long as it needs for maintenance', async (t) => {
    const { database } = await setUp(t)
    const [settings] = await database.session((run) =>
      run(`select current_setting('statement_timeout') as statement,
        current_setting('lock_timeout') as lock`),
    )
    assert.deepEqual(settings, { statement: '0', lock: '0' })
    await sql`select pg_sleep(2.5)`.execute(database.longRunning)
  })

  test('that no longer answers is given up, and another one takes its place', async (t) => {
    const { way, database } = await setUp(t)
    const before = await ask(database)
    way.silence()
    await assert.rejects(ask(database), isUnavailable)
    assert.notEqual(await ask(database), before)
  })

  test('that falls silent in a transaction is never used again', async (t) => {
    const { way, database } = await setUp(t)
    const transaction = database.db.transaction().execute(async (tx) => {
      await sql`select 1`.execute(tx)
      way.silence()
      await sql`select 2`.execute(tx)
    })
    await assert.rejects(transaction, isUnavailable)
    assert.ok(await ask(database))
  })

  test('that a silent server does not open is unavailable', async (t) => {
    const { way, database } = await setUp(t)
    way.silence({ forNewOnes: true })
    await assert.rejects(ask(database), isUnavailable)
    way.mend()
    assert.ok(await ask(database))
  })

  test('that listens and no longer answers is opened again', async (t) => {
    const { way, database } = await setUp(t)
    const gap = Promise.withResolvers<void>()
    const heard = Promise.withResolvers<string>()
    const pace = { everyMs: 50, answerMs: 2_000 }
    await using _listening = await listenForever(
      way.url,
      'silence_test',
      heard.resolve,
      gap.resolve,
      pace,
    )
    way.silence()
    await gap.promise
    await database.session((run) => run(`notify silence_test, 'again'`))
    assert.equal(await heard.promise, 'again')
  })
})
