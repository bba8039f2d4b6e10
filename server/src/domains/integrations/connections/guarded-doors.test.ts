import assert from 'node:assert/strict'
import { describe, type TestContext, test } from 'node:test'
import { make } from '../../../../test/factories.ts'
import { forbiddenHosts } from '../../../../test/fixtures/forbidden-hosts.ts'
import { startHttpServer } from '../../../../test/fixtures/tls-server.ts'
import { type Harness, harness } from '../../../../test/harness.ts'
import { grantedConnection, OAuthService } from '../../../../test/oauth-service.ts'

const providers = '/v1/integrations/providers'
const connections = '/v1/integrations/connections'
const elsewhere = 'https://127.0.0.1:9999/'

const oauth = {
  type: 'oauth2_code',
  authorizationUrl: elsewhere,
  tokenUrl: elsewhere,
  ...{ scopes: [], clientAuthentication: 'basic', issuer: null, promisesIssuer: false },
  parameters: {},
}
const login = { username: 'ada', password: 'swordfish' }

/** Each field of ours that takes an address, with the request that gives it one. */
const doors = (app: Harness, known: { provider: string; connection: string }) => {
  const provider = { key: 'x_new', name: 'New', baseUrl: elsewhere, auth: [{ type: 'none' }] }
  const open = { name: 'New', authType: 'none' }
  const basic = { name: 'New', authType: 'basic', credentials: login }
  const bucket = { region: 'eu-west-1', bucket: 'b' }
  const providerFields = (url: string): [string, object][] => [
    ['baseUrl', { baseUrl: url }],
    ['auth.0.tokenUrl', { auth: [{ ...oauth, tokenUrl: url }] }],
    ['auth.0.authorizationUrl', { auth: [{ ...oauth, authorizationUrl: url }] }],
    ['auth.0.tokenUrl', { auth: [{ ...asClient(oauth), tokenUrl: url }] }],
  ]
  return (url: string) => [
    ...providerFields(url).flatMap(([field, fields]) => [
      [
        `POST ${field}`,
        field,
        () => app.owner.post(providers, { ...provider, ...fields }),
      ] as const,
      [
        `PATCH ${field}`,
        field,
        () => app.owner.patch(`${providers}/${known.provider}`, fields),
      ] as const,
    ]),
    ...(
      [
        { provider: 'rest', ...open, config: { baseUrl: url } },
        { provider: 'csv_url', ...open, config: { baseUrl: url } },
        { provider: 'carddav', ...basic, config: { baseUrl: url } },
        { provider: 'webdav', ...basic, config: { baseUrl: url } },
        { provider: 's3', ...basic, config: { baseUrl: url, ...bucket } },
      ] as const
    ).map(
      (fields) =>
        [fields.provider, 'config.baseUrl', () => app.owner.post(connections, fields)] as const,
    ),
    [
      'PATCH config',
      'config.baseUrl',
      () => app.owner.patch(`${connections}/${known.connection}`, { config: { baseUrl: url } }),
    ] as const,
  ]
}

const asClient = ({ tokenUrl, scopes, clientAuthentication }: typeof oauth) => ({
  ...{ type: 'oauth2_client', tokenUrl, scopes, clientAuthentication },
})

describe('the outbound guard', () => {
  test('refuses each address of its table for a provider and a connection, and stores nothing', async (t) => {
    const app = await harness(t)
    const { key } = await make.provider(app, { key: 'x_known' })
    const { id } = await make.restConnection(app)
    const walk = doors(app, { provider: key, connection: id })
    // The harness may reach IPv4 loopback, and nothing else of its own.
    const rows = [...forbiddenHosts, '192.168.0.1:9999', '100.64.0.1', '[::ffff:10.0.0.1]'].filter(
      (host) => !loopback.test(host),
    )
    assert.equal(rows.length, forbiddenHosts.length - 6)
    for (const host of rows) {
      for (const [door, field, ask] of walk(`https://${host}/`)) {
        const { status, body } = await ask()
        const answer = [status, body.error?.code, body.error?.field]
        assert.deepEqual(answer, [422, 'target_not_allowed', field], `${door} ${host}`)
      }
    }
    assert.equal((await app.owner.get(`${connections}?limit=100`)).body.data.length, 1)
    assert.equal((await app.owner.get(`${providers}/x_new`)).status, 404)
  })

  test('checks a mail server, whose name is resolved when it is tested', async (t) => {
    const app = await harness(t)
    for (const host of ['10.0.0.1', '169.254.169.254', '0.0.0.0', '192.168.0.1']) {
      const config = { host, port: 2525, security: 'tls', from: 'a@example.com' }
      const fields = { provider: 'smtp', authType: 'basic', credentials: login, config }
      const { id } = await make.connection(app, fields)
      const { lastError, status } = (await app.owner.post(`${connections}/${id}/test`)).body
      assert.deepEqual([status, lastError.code], ['pending', 'access_refused'], host)
    }
  })

  for (const [name, status] of [
    ['a token endpoint that leads elsewhere is not followed', 302],
    ['nor with its form', 307],
  ] as const) {
    test(name, (t) => notFollowed(t, status))
  }
})

async function notFollowed(t: TestContext, status: number): Promise<void> {
  const app = await harness(t)
  const service = await OAuthService.start(t)
  const other = await startHttpServer(t)
  const { path } = await grantedConnection(app.owner, app.context, service, { secondsLeft: -1 })
  service.failure = { status, headers: { location: `${other.url}/token` } }
  const { body } = await app.owner.post(`${path}/test`)
  assert.deepEqual([body.lastError.providerStatus, other.requests.length], [status, 0])
  assert.equal(service.refreshed.length, 1)
}

const loopback = /127[.]0[.]0[.]1|7f|2130706433/
