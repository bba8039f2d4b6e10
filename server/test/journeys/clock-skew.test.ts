import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { type TestContext, test } from 'node:test'
import { type App, buildApp } from '../../src/app.ts'
import { createContext } from '../../src/context.ts'
import { readConfig } from '../../src/platform/config/config.ts'
import { completeSecrets } from '../../src/platform/config/secrets.ts'
import { createLog } from '../../src/platform/log.ts'
import { createClient } from '../client.ts'
import { startHttpServer } from '../fixtures/tls-server.ts'
import { onPostgres, operatorKey } from '../harness.ts'
import { createTestDatabase } from '../storage.ts'

const minute = 60_000
const day = 1_440 * minute

/** Nodes in this process, on one database, whose own clocks are ahead by so much. */
async function startNodes(t: TestContext, aheads: readonly number[]) {
  const database = await createTestDatabase(process.env['TEST_DATABASE_URL'] ?? '')
  const stack = new AsyncDisposableStack()
  stack.defer(() => database.drop())
  t.after(() => stack.disposeAsync())
  const [config, given] = readConfig({
    CAPSTAN_ALLOW_NETWORKS: '127.0.0.0/8',
    CAPSTAN_ALLOW_HTTP_WEBHOOKS: 'true',
    CAPSTAN_SECRET_KEY: randomBytes(32).toString('base64'),
    CAPSTAN_OPERATOR_KEY: operatorKey,
    DATABASE_URL: database.url,
  })
  const start = async (aheadMs: number): Promise<App> => {
    const nodeClock = { now: () => new Date(Date.now() + aheadMs) }
    const log = createLog('silent')
    const secrets = completeSecrets(config, given)
    const context = stack.use(await createContext(config, secrets, { nodeClock, log }))
    const app = stack.use(await buildApp(context))
    await context.jobs.start(app.jobs, false)
    return app
  }
  const nodes: App[] = []
  for (const aheadMs of aheads) nodes.push(await start(aheadMs))
  const as = (node: App, token: string | null) => createClient(node.http, node.described, token)
  return { nodes, as }
}

test('nodes whose clocks are a day apart claim, retry, sign and replay as one', {
  skip: !onPostgres && 'needs several nodes on one database: PostgreSQL',
}, async (t) => {
  const { nodes, as } = await startNodes(t, [0, day, -day])
  const [right, ...skewed] = nodes as [App, App, App]
  const operator = as(right, operatorKey)
  const organizations = '/operator/v1/organizations'
  const { id } = (await operator.post(organizations, { name: 'One', plan: 'unlimited' })).body
  const tokens = `${organizations}/${id}/tokens`
  const { token } = (await operator.post(tokens, { name: 'All', scopes: ['*'] })).body

  let answer = Promise.withResolvers<number>()
  let arrived = Promise.withResolvers<void>()
  const { url, requests } = await startHttpServer(t, async (_request, response) => {
    arrived.resolve()
    response.writeHead(await answer.promise).end()
  })
  const hook = { url: `${url}/`, events: ['contact.created'], retryScheduleSeconds: [3_600] }
  const webhook = (await as(right, token).post('/v1/webhooks', hook)).body

  for (const [index, node] of skewed.entries()) {
    requests.length = 0
    answer = Promise.withResolvers()
    arrived = Promise.withResolvers()
    const client = as(node, token)
    const key = { 'idempotency-key': `key-${index}` }
    const contact = { name: `Contact ${index}` }
    const created = await client.post('/v1/contacts', contact, key)
    const again = await as(right, token).post('/v1/contacts', contact, key)
    assert.deepEqual([again.status, again.body.id], [201, created.body.id])
    assert.equal(again.headers['idempotency-replayed'], 'true')

    // What one sends at once, no other sends as well: not while it is underway, nor before its retry.
    const sending = node.drain()
    await arrived.promise
    for (const other of nodes) if (other !== node) await other.drain()
    answer.resolve(500)
    await sending
    for (const other of nodes) await other.drain()
    assert.equal(requests.length, 1)
    const [{ headers }] = requests as [(typeof requests)[0]]
    const signedAt = Number(headers['webhook-timestamp']) * 1_000
    assert.ok(Math.abs(signedAt - Date.now()) < 5 * minute, `${signedAt}`)
    const { body } = await client.get(`/v1/webhooks/${webhook.id}/deliveries?limit=1`)
    const waitMs = Date.parse(body.data[0].nextAttemptAt) - Date.now()
    assert.ok(waitMs > 50 * minute && waitMs < 70 * minute, `${waitMs}`)

    const { concerns } = (await as(node, null).get('/readyz')).body
    assert.match(
      concerns.join(),
      /^The clock of this node is 86400 s (ahead of|behind) the database/,
    )
  }
})
