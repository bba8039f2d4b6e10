import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { make } from '../../../../test/factories.ts'
import { startHttpServer } from '../../../../test/fixtures/tls-server.ts'
import { harness } from '../../../../test/harness.ts'
import { dumpTables } from '../../../../test/tables.ts'

const path = '/v1/integrations/connections'
const rest = {
  provider: 'rest',
  name: 'Billing',
  config: { baseUrl: 'https://127.0.0.1:9999/api' },
}
const key = { apiKey: 'canary-8d21-key' }

describe('/v1/integrations/connections', () => {
  test('201, 200, 204: a connection is created, read, listed, changed, disabled, enabled and deleted', async (t) => {
    const app = await harness(t)
    const { status, headers, body } = await app.owner.post(path, { ...rest, credentials: key })
    assert.deepEqual([status, headers['location']], [201, `${path}/${body.id}`])
    assert.match(body.id, /^conn_/)
    // There is no test, and nobody has to grant anything.
    assert.deepEqual([body.status, body.authType, body.account], ['active', 'api_key', null])
    assert.deepEqual((await app.owner.get(`${path}/${body.id}`)).body, body)
    assert.deepEqual((await app.owner.get(`${path}?provider=rest`)).body.data, [body])
    assert.deepEqual((await app.owner.get(`${path}?provider=slack`)).body.data, [])
    const named = await app.owner.patch(`${path}/${body.id}`, { name: 'Bills' })
    assert.deepEqual([named.status, named.body.name, named.body.status], [200, 'Bills', 'active'])
    assert.equal((await app.owner.post(`${path}/${body.id}/disable`)).body.status, 'disabled')
    assert.equal((await app.owner.post(`${path}/${body.id}/test`)).body.status, 'disabled')
    assert.equal((await app.owner.post(`${path}/${body.id}/enable`)).body.status, 'pending')
    await app.drain()
    assert.equal((await app.owner.get(`${path}/${body.id}`)).body.status, 'active')
    assert.equal((await app.owner.delete(`${path}/${body.id}`)).status, 204)
    assert.equal((await app.owner.get(`${path}/${body.id}`)).status, 404)
    const { data } = (await app.owner.get('/v1/events?limit=100')).body
    const types = data
      .map(({ type }: { type: string }) => type)
      .filter((type: string) => type.startsWith('connection'))
    assert.deepEqual(types.toSorted(), [
      'connection.activated',
      'connection.activated',
      'connection.deleted',
    ])
  })

  test('422 names unknown settings, missing ones, and unused credentials', async (t) => {
    const app = await harness(t)
    await make.provider(app, {
      key: 'x_label',
      baseUrl: 'https://127.0.0.1:9999/{tenant}/',
      settings: [{ name: 'tenant', title: 'Tenant', type: 'text', required: true }],
    })
    const refused = async (fields: object) => {
      const { status, body } = await app.owner.post(path, { ...rest, credentials: key, ...fields })
      return status === 201 ? null : [status, body.error.field]
    }
    const basic = { authType: 'basic' }
    const label = { provider: 'x_label', credentials: {} }
    for (const [fields, field] of [
      [{ provider: 'nothing' }, 'provider'],
      [{ authType: 'oauth2_code' }, 'authType'],
      [{ config: {} }, 'config.baseUrl'],
      [{ config: { ...rest.config, region: 'x' } }, 'config.region'],
      [{ config: { baseUrl: 'https://ada:secret@127.0.0.1:9999/' } }, 'config.baseUrl'],
      [{ config: { baseUrl: 'https://127.0.0.1:9999/?key=1' } }, 'config.baseUrl'],
      [{ config: { baseUrl: 'file:///etc/passwd' } }, 'config.baseUrl'],
      [{ credentials: undefined }, 'credentials.apiKey'],
      [{ credentials: { ...key, password: 'x' } }, 'credentials.password'],
      [{ credentials: { apiKey: 'a\r\nx: y' } }, 'credentials.apiKey'],
      [{ credentials: { apiKey: 'ключ' } }, 'credentials.apiKey'],
      [{ ...basic, credentials: { username: 'ada' } }, 'credentials.password'],
      [{ ...basic, credentials: { username: 'a:b', password: 'x' } }, 'credentials.username'],
      [{ scopes: ['a'] }, 'scopes'],
      ...['a.b', 'A', 'a/b', '', 'a@b', 'a'.repeat(64), '..', 'a:1'].map((tenant) => [
        { ...label, config: { tenant } },
        'config.tenant',
      ]),
      [{ provider: 's3', credentials: { username: 'a', password: 'b' } }, 'config.region'],
      [
        {
          provider: 'smtp',
          authType: 'none',
          credentials: {},
          config: { host: 'mail.example.com', port: 99_999, security: 'tls', from: 'a' },
        },
        'config.port',
      ],
    ] as [object, string][]) {
      assert.deepEqual(await refused(fields), [422, field], JSON.stringify(fields))
    }
    assert.equal(await refused({ ...label, config: { tenant: 'a-1' } }), null)
    for (const host of [
      '10.0.0.1',
      '169.254.169.254',
      '[::1]',
      '[::ffff:10.0.0.1]',
      '0.0.0.0',
      '2130706433.nip.invalid',
    ]) {
      const answer = await app.owner.post(path, {
        ...rest,
        credentials: key,
        config: { baseUrl: `https://${host}/` },
      })
      if (host.endsWith('invalid')) assert.equal(answer.status, 201)
      else
        assert.deepEqual([answer.status, answer.body.error.code], [422, 'target_not_allowed'], host)
    }
  })

  test('a new address needs the credentials again, and the previous state is reset', async (t) => {
    const app = await harness(t)
    const { body } = await app.owner.post(path, { ...rest, credentials: key })
    const change = (fields: object) => app.owner.patch(`${path}/${body.id}`, fields)
    assert.equal(
      (await change({ config: { baseUrl: 'https://127.0.0.1:9999/other/' } })).status,
      200,
    )
    for (const baseUrl of ['https://127.0.0.1:9998/api/', 'http://127.0.0.1:9999/api/']) {
      const { status, body: refusal } = await change({ config: { baseUrl } })
      assert.deepEqual([status, refusal.error.field], [422, 'credentials'], baseUrl)
    }
    const moved = await change({
      config: { baseUrl: 'https://127.0.0.1:9998/' },
      credentials: { apiKey: 'new' },
    })
    assert.deepEqual([moved.status, moved.body.status], [200, 'pending'])
  })

  test('402 above the limit of the plan; 400, 401, 403, 404 as in every operation', async (t) => {
    const app = await harness(t)
    await app.operator.put('/operator/v1/plans/one', { maxConnections: 1 })
    const organization = await make.organization(app, { plan: 'one' })
    const client = app.as(await make.token(app, ['integrations:write'], { organization }))
    const open = { ...rest, authType: 'none' }
    assert.equal((await client.post(path, open)).status, 201)
    assert.equal((await client.post(path, open)).body.error.code, 'plan_limit_reached')
    const { id } = await make.connection(app)
    const reader = app.as(await make.token(app, ['integrations:read']))
    assert.equal((await app.owner.get(`${path}/con_1`)).status, 400)
    assert.equal((await app.as(null).get(path)).status, 401)
    assert.equal((await reader.get(path)).status, 200)
    for (const act of ['', '/test', '/authorize', '/disable', '/enable']) {
      const method = act === '' ? 'patch' : 'post'
      assert.equal((await reader[method](`${path}/${id}${act}`, {})).status, 403, act)
      assert.equal(
        (await client[method](`${path}/${id}${act}`, {})).status,
        act === '' ? 404 : 404,
        act,
      )
    }
    assert.equal((await client.delete(`${path}/${id}`)).status, 404)
    const { status, body } = await app.owner.post(`${path}/${id}/authorize`)
    assert.deepEqual([status, body.error.code], [409, 'invalid_transition'])
  })

  test('credentials are in no response, event, list, audit entry or plain row, and are deleted with the connection', async (t) => {
    const lines: string[] = []
    const app = await harness(t)
    const service = await startHttpServer(t, (request, response) => {
      response.writeHead(200, { 'content-type': 'application/json' })
      response.end(JSON.stringify({ said: request.headers['authorization'], ok: true }))
    })
    await make.provider(app, {
      key: 'x_echo',
      baseUrl: `${service.url}/`,
      auth: [{ type: 'api_key', header: 'Authorization', prefix: 'Bearer ' }],
      // A service that repeats what it is told tells nobody else.
      test: { method: 'GET', path: 'me', account: 'body.said' },
    })
    const made = await app.owner.post(
      path,
      { provider: 'x_echo', name: 'Echo', credentials: key },
      { 'idempotency-key': 'k' },
    )
    lines.push(made.text)
    const at = `${path}/${made.body.id}`
    const tested = await app.owner.post(`${at}/test`)
    assert.deepEqual([tested.body.status, tested.body.account], ['active', null])
    lines.push(
      tested.text,
      (await app.owner.patch(at, { credentials: { apiKey: 'canary-8d21-other' } })).text,
    )
    await app.drain()
    assert.ok(
      service.requests.some(
        ({ headers }) => headers['authorization'] === 'Bearer canary-8d21-other',
      ),
    )
    for (const url of [
      at,
      path,
      '/v1/events?limit=100',
      '/v1/audit-log?limit=100',
      '/v1/requests?limit=100',
    ]) {
      lines.push((await app.owner.get(url)).text)
    }
    lines.push((await app.owner.patch(at, { credentials: { apiKey: 'canary-8d21\n' } })).text)
    lines.push(...(await dumpTables(app.context.database.db)).map(({ text }) => text))
    assert.ok(lines.length > 20)
    for (const line of lines) assert.ok(!line.includes('canary-8d21'), line.slice(0, 300))
    await app.owner.delete(at)
    const left = await app.context.database.db.selectFrom('connections').selectAll().execute()
    assert.deepEqual(left, [])
  })
})
