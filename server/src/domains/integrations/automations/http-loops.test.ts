import assert from 'node:assert/strict'
import type { IncomingHttpHeaders } from 'node:http'
import { describe, type TestContext, test } from 'node:test'
import { startHttpServer } from '../../../../test/fixtures/tls-server.ts'
import { type Harness, harness } from '../../../../test/harness.ts'

const settings = { CAPSTAN_ALLOW_NETWORKS: '127.0.0.0/8', CAPSTAN_ALLOW_HTTP_WEBHOOKS: 'true' }

interface Asked {
  headers: IncomingHttpHeaders
  payload: Record<string, unknown>
}

/** A service that passes on what it gets, with the header that it does not know. */
async function startRelay(t: TestContext, pass: (asked: Asked) => Promise<unknown>) {
  return startHttpServer(t, async ({ headers, body }, response) => {
    await pass({ headers, payload: JSON.parse(body.toString()) })
    response.end('{}')
  })
}

const depthOf = ({ headers }: Asked) => ({ 'capstan-depth': String(headers['capstan-depth']) })

const runsOf = async (app: Harness) => {
  const { data: automations } = (await app.owner.get('/v1/automations')).body
  const all = []
  for (const { id } of automations) {
    const { data } = (await app.owner.get(`/v1/automations/${id}/runs`)).body
    for (const { status, reason, depth } of data) all.push([depth, reason ?? status])
  }
  return all.sort()
}

const loop = [...[1, 2, 3, 4, 5].map((depth) => [depth, 'succeeded']), [6, 'loop']]

/** Until nothing is left: each turn of a loop queues the next one. */
async function settle(app: Harness): Promise<void> {
  for (let turn = 0; turn < 8; turn++) await app.drain()
}

describe('a loop through another server', () => {
  test('through a request to the automation’s own hook ends at the fifth run', async (t) => {
    const app = await harness(t, { settings })
    const { body: hook } = await app.owner.post('/v1/integrations/hooks', {
      ...{ name: 'Shop', preset: 'none' },
    })
    const post = (payload: object, headers = {}) =>
      app.http.inject({ method: 'POST', url: new URL(hook.url).pathname, payload, headers })
    let n = 0
    const relay = await startRelay(t, (asked) => post({ n: n++ }, depthOf(asked)))
    await app.owner.post('/v1/automations', {
      ...{ name: 'Loop', trigger: { hook: hook.id } },
      actions: [{ type: 'http.request', method: 'POST', url: relay.url, mapping: { n: 'body.n' } }],
    })
    await post({ n: 'first' })
    await settle(app)
    assert.deepEqual(await runsOf(app), loop)
  })

  test('through a webhook to the hook that triggered the event ends at the fifth run', async (t) => {
    const app = await harness(t, { settings })
    const { body: hook } = await app.owner.post('/v1/integrations/hooks', {
      ...{ name: 'Shop', preset: 'none' },
    })
    const post = (payload: object, headers = {}) =>
      app.http.inject({ method: 'POST', url: new URL(hook.url).pathname, payload, headers })
    const relay = await startRelay(t, (asked) => post({ at: asked.payload['id'] }, depthOf(asked)))
    await app.owner.post('/v1/webhooks', { url: relay.url, events: ['custom.came'] })
    await app.owner.post('/v1/automations', {
      ...{ name: 'Loop', trigger: { hook: hook.id } },
      actions: [{ type: 'event.emit', event: 'custom.came', mapping: { at: 'body.at' } }],
    })
    await post({ at: 'first' })
    await settle(app)
    assert.deepEqual(await runsOf(app), loop)
  })

  test('through a program that calls the API ends when its automation is triggered again', async (t) => {
    const app = await harness(t, { settings })
    const relay = await startRelay(t, (asked) =>
      app.owner.post('/v1/events', { type: 'custom.came', data: {} }, depthOf(asked)),
    )
    await app.owner.post('/v1/automations', {
      ...{ name: 'Loop', trigger: { event: 'custom.came' } },
      actions: [{ type: 'http.request', method: 'POST', url: relay.url, mapping: {} }],
    })
    await app.owner.post('/v1/events', { type: 'custom.came', data: {} })
    await settle(app)
    assert.deepEqual(await runsOf(app), [
      [1, 'succeeded'],
      [2, 'loop'],
    ])
  })

  test('is detected only by our own header', async (t) => {
    const app = await harness(t)
    const { body: made } = await app.owner.post(
      '/v1/events',
      { type: 'custom.x', data: {} },
      {
        'capstan-depth': '5',
      },
    )
    assert.equal(made.causedBy, undefined)
    const { body: known } = await app.owner.post(
      '/v1/events',
      { type: 'custom.x', data: {} },
      {
        'capstan-depth': '2;run=arun_01jbts0z0ye8t9tpsz3gn7nkm8',
      },
    )
    assert.deepEqual(known.causedBy, { runId: 'arun_01jbts0z0ye8t9tpsz3gn7nkm8', depth: 2 })
  })
})
