import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { type TestContext, test } from 'node:test'
import { sql } from 'kysely'
import pg from 'pg'
import { type Pgbouncer, startPgbouncer } from '../../../scripts/postgres/pgbouncer.ts'
import { PostgresUnavailable } from '../../../scripts/postgres/unavailable.ts'
import { type Db, postgresDatabase } from '../../src/platform/db/database.ts'
import { sessionLimits } from '../../src/platform/db/sessions.ts'
import { startTlsServer } from '../fixtures/tls-server.ts'
import { onPostgres } from '../harness.ts'
import { type Installation, install, type RunningServer, until } from '../server-process.ts'

/** Fewer sessions than the connections of one node, so that they are shared. */
const poolSize = 6

/** As docs/operations.md has it. */
function readSettings(): string {
  const page = readFileSync(new URL('../../../docs/operations.md', import.meta.url), 'utf8')
  const [, settings] = /^```ini\b.*\n([\s\S]*?)^```$/m.exec(page) ?? []
  assert.ok(settings, 'docs/operations.md shows a pgbouncer.ini')
  return `${settings}default_pool_size = ${poolSize}`
}

/** Null, and the test skipped, where there is no PgBouncer. */
async function pooler(t: TestContext, target: string): Promise<Pgbouncer | null> {
  try {
    const started = await startPgbouncer(target, readSettings())
    t.after(() => started[Symbol.asyncDispose]())
    return started
  } catch (error) {
    if (!(error instanceof PostgresUnavailable)) throw error
    t.skip(error.message)
    return null
  }
}

const needsPostgres = { skip: !onPostgres && 'PgBouncer is for PostgreSQL' }

const shownLimits = sql<Record<string, string>>`
  select current_setting('statement_timeout') as statement, current_setting('lock_timeout') as lock,
    current_setting('idle_in_transaction_session_timeout') as idle`

test(
  'behind PgBouncer each transaction has its limits, and leaves none on the session',
  needsPostgres,
  async (t) => {
    const directUrl = process.env['TEST_DATABASE_URL'] ?? ''
    const pgbouncer = await pooler(t, directUrl)
    if (!pgbouncer) return
    const settings = { ...sessionLimits.requests.settings, lock_timeout: 50 }
    const requests = { ...sessionLimits.requests, settings }
    await using database = postgresDatabase(pgbouncer.url, { directUrl, requests })
    const limitsOf = async (db: Db) => (await shownLimits.execute(db)).rows

    const limited = [{ statement: '30s', lock: '50ms', idle: '3s' }]
    assert.deepEqual(await limitsOf(database.db), limited)
    assert.deepEqual(await database.db.transaction().execute(limitsOf), limited)
    assert.deepEqual(await limitsOf(database.longRunning), [
      { statement: '0', lock: '0', idle: '30s' },
    ])

    const own = `select pg_advisory_xact_lock(${process.pid})`
    await database.db.transaction().execute(async (tx) => {
      await sql.raw(own).execute(tx)
      await assert.rejects(sql.raw(own).execute(database.db), { code: '55P03' })
    })
    await sql.raw(own).execute(database.db)
    await assert.rejects(sql`select 1/0`.execute(database.db), { code: '22012' })

    const other = new pg.Client({ connectionString: pgbouncer.url })
    await other.connect()
    const unlimited = [{ statement: '0', lock: '0', idle: '0' }]
    for (let session = 0; session < poolSize; session++) {
      assert.deepEqual((await other.query(shownLimits.compile(database.db).sql)).rows, unlimited)
    }
    await other.end()
  },
)

/** The bodies of answers, and the statuses, of the operator and of a token. */
function talk({ environment }: Installation) {
  return async (
    { url }: RunningServer,
    method: string,
    path: string,
    { token = environment['CAPSTAN_OPERATOR_KEY'], body }: { token?: string; body?: object } = {},
  ) => {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
    const init = { method, headers, ...(body && { body: JSON.stringify(body) }) }
    const response = await fetch(url + path, init)
    const text = await response.text()
    // biome-ignore lint/suspicious/noExplicitAny: what the API answers
    return { status: response.status, body: (text ? JSON.parse(text) : null) as any }
  }
}

test(
  'nodes behind PgBouncer in transaction mode do all that they do without it',
  needsPostgres,
  async (t) => {
    const receiver = await startTlsServer(t)
    const installation = await install(t)
    const { environment } = installation
    const directUrl = environment['DATABASE_URL'] ?? ''
    const pgbouncer = await pooler(t, directUrl)
    if (!pgbouncer) return
    environment['DATABASE_URL'] = pgbouncer.url
    environment['CAPSTAN_DATABASE_DIRECT_URL'] = directUrl
    const ask = talk(installation)
    const nodes = [await installation.start(), await installation.start()] as const
    const [first, second] = nodes

    const issue = async (limit: object, name: string) => {
      await ask(first, 'PUT', `/operator/v1/plans/${name}`, { body: limit })
      const made = await ask(first, 'POST', '/operator/v1/organizations', {
        body: { name, plan: name },
      })
      const path = `/operator/v1/organizations/${made.body.id}/tokens`
      const issued = await ask(first, 'POST', path, { body: { name, scopes: ['*'] } })
      return { token: issued.body.token as string, path: `${path}/${issued.body.id}` }
    }
    const { token, path } = await issue({ requestsPerMinute: null }, 'everything')

    await t.test('contacts are created, and their deliveries arrive', async () => {
      const body = { url: receiver.url, events: ['contact.created'] }
      assert.equal((await ask(first, 'POST', '/v1/webhooks', { token, body })).status, 201)
      const created = Array.from({ length: 40 }, (_, n) =>
        ask(nodes[n % 2 === 0 ? 0 : 1], 'POST', '/v1/contacts', {
          token,
          body: { name: `Ada ${n}` },
        }),
      )
      const ids = (await Promise.all(created)).map((answer) => answer.body.id as string)
      const told = () => receiver.requests.map((one) => JSON.parse(one.body.toString()).data.id)
      await until('every contact was told', async () => ids.every((id) => told().includes(id)))
      assert.deepEqual(told().sort(), ids.sort(), 'each once')
    })

    await t.test('a source is ingested, and a search finds it', async () => {
      const base = await ask(first, 'POST', '/v1/bases', { token, body: { name: 'Garden' } })
      const at = `/v1/bases/${base.body.id}`
      const text = { type: 'text', name: 'Roses', text: 'Roses are watered in the evening.' }
      assert.equal((await ask(second, 'POST', `${at}/sources`, { token, body: text })).status, 201)
      await until('the search finds it', async () => {
        const search = { token, body: { query: 'watering roses' } }
        return (await ask(first, 'POST', `${at}/search`, search)).body.data.length > 0
      })
    })

    await t.test('a limit counts over all nodes', async () => {
      const limited = await issue({ requestsPerMinute: 5, burst: 1 }, 'few')
      const sent = Array.from({ length: 30 }, (_, n) =>
        ask(nodes[n % 2 === 0 ? 0 : 1], 'GET', '/v1/contacts', { token: limited.token }),
      )
      const statuses = (await Promise.all(sent)).map(({ status }) => status)
      assert.equal(statuses.filter((status) => status === 200).length, 1)
      assert.equal(statuses.filter((status) => status === 429).length, 29)
    })

    await t.test('a revocation holds on all nodes', async () => {
      assert.equal((await ask(first, 'DELETE', path)).status, 204)
      for (const node of nodes) {
        assert.equal((await ask(node, 'GET', '/v1/contacts', { token })).status, 401)
      }
    })

    const diagnose = async (node: RunningServer) => {
      const { body } = await ask(
        node,
        'GET',
        '/operator/v1/diagnosis?outbound=https://127.0.0.1:9/',
      )
      const checks = body.checks as { name: string; status: string; message: string }[]
      return checks.find(({ name }) => name === 'notifications')
    }

    await t.test(
      'the doctor finds that notifications arrive, and without the direct address that they do not',
      async () => {
        assert.equal((await diagnose(first))?.status, 'ok')
        for (const node of nodes) assert.equal(await node.stop(), 0)
        delete environment['CAPSTAN_DATABASE_DIRECT_URL']
        const deaf = await diagnose(await installation.start())
        assert.equal(deaf?.status, 'fault')
        assert.match(deaf?.message ?? '', /set CAPSTAN_DATABASE_DIRECT_URL/)
      },
    )
  },
)
