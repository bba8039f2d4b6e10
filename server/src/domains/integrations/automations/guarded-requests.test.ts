import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { make } from '../../../../test/factories.ts'
import { forbiddenHosts } from '../../../../test/fixtures/forbidden-hosts.ts'
import { startHttpServer } from '../../../../test/fixtures/tls-server.ts'
import { type Harness, harness } from '../../../../test/harness.ts'
import { refusalOf } from '../../../../test/refusal.ts'

const path = '/v1/automations'
const settings = { CAPSTAN_ALLOW_NETWORKS: '127.0.0.2/32', CAPSTAN_ALLOW_HTTP_WEBHOOKS: 'false' }
const calling = (url: string, fields: object = {}) => ({
  actions: [{ type: 'http.request', method: 'POST', url, ...fields }],
})
const automation = { name: 'Calls', trigger: { event: 'custom.called' } }

/** What sets it off, and how its run ends. */
async function lastRun(app: Harness, id: string) {
  await app.owner.post('/v1/events', { type: 'custom.called', data: {} })
  await app.drain()
  return (await app.owner.get(`${path}/${id}/runs?limit=1`)).body.data[0]
}

describe('the outbound guard before `http.request`', () => {
  test('refuses each address of its table, when an automation is created, changed or tested', async (t) => {
    const app = await harness(t, { settings })
    const { id } = await make.automation(app)
    const expected = [422, 'target_not_allowed', 'actions.0.url']
    for (const host of [...forbiddenHosts, 'localhost', '100.64.0.1']) {
      const change = calling(`https://${host}:9999/{{ event.id }}`)
      for (const answer of [
        await app.owner.post(path, { ...automation, ...change }),
        await app.owner.patch(`${path}/${id}`, change),
        await app.owner.post(`${path}/${id}/test`, { event: {}, changes: change }),
      ]) {
        assert.deepEqual(refusalOf(answer), expected, host)
      }
    }
    assert.equal((await app.owner.get(path)).body.data.length, 1)
    assert.equal((await app.owner.get(`${path}/${id}`)).body.version, 1)
  })

  test('refuses addresses that cannot receive a request when they are saved', async (t) => {
    const app = await harness(t, { settings })
    for (const url of [
      'http://127.0.0.2:9999/',
      'https://ada:swordfish@127.0.0.2:9999/',
      'https://127.0.0.2:25/',
      'https://127.0.0.2:9999/{{ event.id }}#part',
    ]) {
      const answer = await app.owner.post(path, { ...automation, ...calling(url) })
      assert.deepEqual(refusalOf(answer), [422, 'validation_error', 'actions.0.url'], url)
    }
    const unknown = calling('https://no-such-host.invalid/{{ "#" }}')
    assert.equal((await app.owner.post(path, { ...automation, ...unknown })).status, 201)
  })

  test('refuses headers that a request cannot have', async (t) => {
    const app = await harness(t, { settings })
    for (const [name, value] of [
      ['X-Topic', 'a\r\nX-Other: b'],
      ['X-Topic', '漢'],
      ['Keep-Alive', '5'],
      ['Metadata-Flavor', 'Google'],
      ['idempotency-key', '1'],
    ] as const) {
      const fields = calling('https://127.0.0.2:9999/', { headers: { [name]: value } })
      const answer = await app.owner.post(path, { ...automation, ...fields })
      const field = `actions.0.headers.${name}`
      assert.deepEqual(refusalOf(answer), [422, 'validation_error', field], `${name}: ${value}`)
    }
  })

  test('refuses to restore a version whose address is no longer allowed', async (t) => {
    const app = await harness(t, { settings })
    const server = await startHttpServer(t, undefined, { address: '127.0.0.2' })
    const { id } = await make.automation(app, calling(`https://127.0.0.2:${server.port}/`))
    await app.owner.patch(`${path}/${id}`, calling('https://127.0.0.2:9999/'))
    app.context.outbound.refuseListeners([{ address: '127.0.0.2', port: server.port }])
    const restored = await app.owner.post(`${path}/${id}/versions`, { version: 1 })
    assert.deepEqual(refusalOf(restored), [422, 'target_not_allowed', 'actions.0.url'])
  })

  test('checks the address again when a request is sent', async (t) => {
    const app = await harness(t, { settings })
    const server = await startHttpServer(t, undefined, { address: '127.0.0.2' })
    const { id } = await make.automation(app, {
      ...automation,
      ...calling(`https://127.0.0.2:${server.port}/`),
    })
    app.context.outbound.refuseListeners([{ address: '127.0.0.2', port: server.port }])
    const { status, error } = await lastRun(app, id)
    assert.deepEqual([status, error.code, error.action], ['failed', 'target_not_allowed', 0])
    assert.equal(server.requests.length, 0)
  })
})
