import assert from 'node:assert/strict'
import type { ServerResponse } from 'node:http'
import { describe, type TestContext, test } from 'node:test'
import { make } from '../../../../test/factories.ts'
import { type ReceivedRequest, startHttpServer } from '../../../../test/fixtures/tls-server.ts'
import { type Harness, harness } from '../../../../test/harness.ts'
import { OrganizationId } from '../../../platform/ids.ts'
import { checkConnection } from './check.ts'
import { ConnectionFault, type ConnectionFaultKind } from './client.ts'
import { openConnectionClient } from './open-client.ts'
import { ConnectionId } from './schema.ts'

type Answer = (request: ReceivedRequest, response: ServerResponse) => void

/** A connection by key to a service of the test's own, and its client. */
async function connected(t: TestContext, answer: Answer, fields: object = {}) {
  const app = await harness(t)
  const service = await startHttpServer(t, answer)
  await make.provider(app, {
    key: 'x_service',
    baseUrl: `${service.url}/v1/`,
    auth: [{ type: 'api_key', header: 'X-Api-Key', prefix: 'Key ' }],
    headers: { 'X-Version': '2' },
    ...fields,
  })
  const credentials = { apiKey: 'canary-77ac' }
  const made = await make.connection(app, {
    provider: 'x_service',
    authType: 'api_key',
    config: {},
    credentials,
  })
  const organizationId = OrganizationId.read(app.organization.id) ?? ''
  const connectionId = ConnectionId.read(made.id) ?? ''
  const open = () => openConnectionClient(app.context, organizationId, connectionId)
  const check = () => checkConnection(app.context, { organizationId, connectionId })
  return { app, service, open, check, path: `/v1/integrations/connections/${made.id}` }
}

const isFault = (kind: ConnectionFaultKind, status?: number | null) => (error: unknown) => {
  assert.ok(error instanceof ConnectionFault, String(error))
  assert.ok(!error.message.includes('canary'))
  assert.deepEqual([error.kind, error.status], [kind, status ?? null])
  return true
}

const ask = (url: string, more: object = {}) => ({ url, maxBodyBytes: 10_000, ...more })
const statusOf = async (app: Harness, path: string) => (await app.owner.get(path)).body

describe('a request by a connection', () => {
  test('carries its key and the headers of the definition, and callers cannot replace them', async (t) => {
    const { service, open } = await connected(t, (_request, response) => response.end('{}'))
    const client = await open()
    assert.equal(client.baseUrl, `${service.url}/v1/`)
    await client.request(
      ask('people?limit=1', { headers: { 'X-API-KEY': 'mine', accept: 'text/csv' } }),
    )
    await client.request(ask(`${service.url}/elsewhere`, { method: 'PUT', body: 'x' }))
    const [first, second] = service.requests
    assert.deepEqual(
      [first?.url, first?.headers['x-api-key']],
      ['/v1/people?limit=1', 'Key canary-77ac'],
    )
    assert.deepEqual([first?.headers['x-version'], first?.headers['accept']], ['2', 'text/csv'])
    assert.deepEqual([second?.method, second?.url], ['PUT', '/elsewhere'])
    assert.deepEqual(await client.credentials(), { apiKey: 'canary-77ac' })
  })

  test('hides a key that the provider repeats, in one piece or in parts', async (t) => {
    const { open } = await connected(t, async (request, response) => {
      const key = String(request.headers['x-api-key'])
      response.write(`{"name":"Ada","key":"${key.slice(0, 8)}`)
      await new Promise((sent) => setImmediate(sent))
      response.end(`${key.slice(8)}","in":"${Buffer.from(`a:${key}`).toString('base64')}"}`)
    })
    const client = await open()
    const whole = (await client.request(ask('people'))).body.toString()
    const parts: Buffer[] = []
    await client.request(ask('people', { onBody: (part: Buffer) => void parts.push(part) }))
    for (const text of [whole, Buffer.concat(parts).toString()]) {
      assert.match(text, /^\{"name":"Ada","key":".*\(hidden\)","in":".*"\}$/)
      assert.doesNotMatch(text, /canary|Y2FuYXJ5|NhbmFyeS|jYW5hcn/)
    }
  })

  test('follows a redirect within its origin, but not to another one', async (t) => {
    const other = await startHttpServer(t)
    const { service, open } = await connected(t, (request, response) => {
      const target = request.url === '/v1/near' ? '/v1/there' : `${other.url}/far`
      if (request.url === '/v1/there') response.end('here')
      else response.writeHead(307, { location: target }).end()
    })
    const client = await open()
    assert.equal((await client.request(ask('near'))).body.toString(), 'here')
    assert.equal(service.requests[1]?.headers['x-api-key'], 'Key canary-77ac')
    await assert.rejects(client.request(ask('far')), isFault('refused'))
    assert.equal(other.requests.length, 0)
  })

  test('tells errors for a person from temporary ones and from responses', async (t) => {
    let status = 200
    const { open } = await connected(t, (_request, response) => response.writeHead(status).end())
    const client = await open()
    for (const [answered, kind] of [
      [401, 'reauthorize'],
      [403, 'refused'],
      [500, 'retry'],
      [503, 'retry'],
      [404, null],
      [410, null],
      [412, null],
    ] as const) {
      status = answered
      if (kind) await assert.rejects(client.request(ask('x')), isFault(kind, answered))
      else assert.equal((await client.request(ask('x'))).status, answered)
    }
  })

  test('is not sent before Retry-After has passed, on any node, for at most an hour', async (t) => {
    let header: string | undefined
    let refusal = 429
    const { app, service, open } = await connected(t, (_request, response) =>
      header === undefined
        ? response.end()
        : response.writeHead(refusal, { 'retry-after': header }).end(),
    )
    const inHours = (n: number) => new Date(app.clock.now().getTime() + n * 3_600_000)
    for (const [status, valueNow, waitS] of [
      [429, () => '30', 30],
      [429, () => inHours(0.5).toUTCString(), 1800],
      [503, () => '45', 45],
      [503, () => inHours(0.25).toUTCString(), 900],
      [429, () => '999999', 3600],
      [503, () => inHours(50).toUTCString(), 3600],
    ] as const) {
      const value = valueNow()
      header = value
      refusal = status
      await assert.rejects((await open()).request(ask('x')), isFault('wait', status))
      const count = service.requests.length
      header = undefined
      app.clock.advance(`${waitS - 1}s`)
      const again = (await open()).request(ask('x'))
      await assert.rejects(again, (error: ConnectionFault) => {
        assert.deepEqual(
          [error.kind, error.retryAt?.getTime()],
          ['wait', app.clock.now().getTime() + 1000],
        )
        return true
      })
      assert.equal(service.requests.length, count, value)
      app.clock.advance('1s')
      assert.equal((await (await open()).request(ask('x'))).status, 200)
    }
  })

  test('keeps the rate of the definition across all clients', async (t) => {
    const { app, service, open } = await connected(t, (_request, response) => response.end(), {
      rateLimit: { requestsPerMinute: 63, burst: 3 },
    })
    for (let i = 0; i < 3; i++) await (await open()).request(ask('x'))
    await assert.rejects((await open()).request(ask('x')), isFault('wait'))
    assert.equal(service.requests.length, 3)
    app.clock.advance('1s')
    await (await open()).request(ask('x'))
    assert.equal(service.requests.length, 4)
  })

  test('needs a connection that is currently active or degraded', async (t) => {
    const { app, open, path } = await connected(t, (_request, response) => response.end())
    const client = await open()
    await app.owner.post(`${path}/disable`)
    await assert.rejects(client.request(ask('x')), isFault('refused'))
    await assert.rejects(open(), isFault('refused'))
    await app.owner.post(`${path}/enable`)
    await assert.rejects(open(), isFault('reauthorize'))
    await app.drain()
    await (await open()).request(ask('x'))
    await app.owner.delete(path)
    await assert.rejects(client.request(ask('x')), isFault('refused'))
    await assert.rejects(open(), isFault('refused'))
  })
})

describe('the health of a connection', () => {
  const tested = {
    test: { method: 'GET', path: 'me', accept: 'body.ok == true', account: 'body.team' },
  }

  test('is tested on creation, on demand and daily; three permanent failures make it degraded, once', async (t) => {
    let answer: [number, object] = [200, { ok: true, team: 'Acme' }]
    const { app, service, check, path } = await connected(
      t,
      (_request, response) => response.writeHead(answer[0]).end(JSON.stringify(answer[1])),
      tested,
    )
    assert.equal((await statusOf(app, path)).status, 'pending')
    await app.drain()
    const created = await statusOf(app, path)
    assert.deepEqual([created.status, created.account, created.lastError], ['active', 'Acme', null])
    assert.equal(
      (await app.owner.post(`${path}/test`)).body.lastOkAt,
      app.clock.now().toISOString(),
    )
    assert.equal(service.requests.length, 2)
    app.clock.advance('23h')
    await app.drain()
    assert.equal(service.requests.length, 2)
    answer = [200, { ok: false }]
    app.clock.advance('1h')
    await app.drain()
    assert.equal(service.requests.length, 3)
    assert.deepEqual(
      [(await statusOf(app, path)).status, (await statusOf(app, path)).lastError.code],
      ['active', 'test_failed'],
    )
    answer = [401, {}]
    await check()
    assert.equal((await statusOf(app, path)).status, 'active')
    const third = await app.owner.post(`${path}/test`)
    const { code, retryable, providerStatus } = third.body.lastError
    assert.deepEqual(
      [third.body.status, code, retryable, providerStatus],
      ['degraded', 'credentials_refused', false, 401],
    )
    await check()
    answer = [200, { ok: true, team: 'Acme' }]
    assert.equal((await app.owner.post(`${path}/test`)).body.status, 'active')
    const { data } = (await app.owner.get('/v1/events?limit=100')).body
    const types = data.map(({ type }: { type: string }) => type)
    assert.equal(types.filter((type: string) => type === 'connection.degraded').length, 1)
    assert.equal(types.filter((type: string) => type === 'connection.activated').length, 2)
  })

  test('503 is retried soon, and a repeated job changes nothing', async (t) => {
    let status = 503
    const { app, service, check, path } = await connected(
      t,
      (_request, response) => response.writeHead(status).end('{"ok":true}'),
      tested,
    )
    await app.drain()
    const { lastError, status: shown } = await statusOf(app, path)
    assert.deepEqual(
      [shown, lastError.retryable, lastError.code],
      ['pending', true, 'provider_error'],
    )
    status = 200
    app.clock.advance('29s')
    await app.drain()
    assert.equal(service.requests.length, 1)
    app.clock.advance('1s')
    await app.drain()
    await check()
    await check()
    assert.equal((await statusOf(app, path)).status, 'active')
    const { data } = (await app.owner.get('/v1/events?type=connection.activated')).body
    assert.equal(data.length, 1)
  })
})
