import assert from 'node:assert/strict'
import { describe, type TestContext, test } from 'node:test'
import { make } from '../../../../test/factories.ts'
import { type Harness, harness } from '../../../../test/harness.ts'
import { Browser, startOidcProvider } from '../../../../test/oidc-provider.ts'
import { dumpTables } from '../../../../test/tables.ts'
import { OrganizationId } from '../../../platform/ids.ts'
import { openConnectionClient } from './open-client.ts'
import { ConnectionId } from './schema.ts'
import { openTokens } from './secrets.ts'

const connections = '/v1/integrations/connections'

const lines: string[] = []
const log = { write: (line: string) => void lines.push(line) }

async function world(t: TestContext, method: object = {}) {
  const app = await harness(t, { log })
  const origin = app.context.publicUrl.get()
  const redirectUri = `${origin}/oauth/callback/x_oidc`
  const server = await startOidcProvider(t, [redirectUri])
  await make.provider(app, {
    key: 'x_oidc',
    baseUrl: `${server.url}/`,
    auth: [{ ...server.method, ...method }, { ...server.clientMethod }],
    test: { method: 'GET', path: 'api/me', account: 'body.account' },
  })
  const made = await make.connection(app, {
    provider: 'x_oidc',
    authType: 'oauth2_code',
    config: {},
    credentials: server.credentials,
  })
  const path = `${connections}/${made.id}`
  const begin = async () => {
    const { status, body } = await app.owner.post(`${path}/authorize`)
    assert.equal(status, 200)
    return new URL(body.url)
  }
  const statusOf = async () => (await app.owner.get(path)).body.status
  return { app, server, made, path, begin, statusOf, origin, redirectUri }
}

const get = (app: Harness, url: URL, browser: Browser) =>
  browser.visit(async (cookie) => {
    const accept = 'text/html,*/*'
    const response = await app.http.inject({
      url: url.pathname + url.search,
      headers: { accept, ...(cookie && { cookie }), 'sec-fetch-site': 'cross-site' },
    })
    const set = [response.headers['set-cookie'] ?? []].flat()
    return {
      status: response.statusCode,
      location: response.headers.location ?? linkIn(response.body),
      set,
      text: response.body,
    }
  }, url)

/** Of the page that names where a provider of the organization's own is. */
const linkIn = (html: string): string | undefined =>
  /<a rel="noreferrer" href="([^"]*)">/.exec(html)?.[1]?.replaceAll('&amp;', '&')

/** From the address that we gave out to the one that the provider sends the browser back to. */
async function grant(
  app: Harness,
  start: URL,
  browser = new Browser(),
): Promise<{ back: URL; browser: Browser }> {
  const { status, location } = await get(app, start, browser)
  assert.equal(status, 200)
  return { back: await browser.follow(new URL(location ?? ''), '/oauth/callback/'), browser }
}

describe('the code flow against oidc-provider', () => {
  test('grants access with PKCE, shows a page, emits an event, and uses each new refresh token', async (t) => {
    const { app, server, made, begin, statusOf, path } = await world(t)
    assert.equal(await statusOf(), 'pending')
    const { back, browser } = await grant(app, await begin())
    const asked = server.authorizations.at(-1)
    assert.deepEqual(
      [asked?.get('code_challenge_method'), asked?.get('response_type')],
      ['S256', 'code'],
    )
    assert.equal(back.searchParams.get('iss'), server.url)
    const page = await get(app, back, browser)
    assert.deepEqual([page.status, /close this window/.test(page.text)], [200, true])
    assert.ok(!page.text.includes('<script'))
    await app.drain()
    const { body } = await app.owner.get(path)
    assert.deepEqual([body.status, body.account, body.scopes], ['active', 'ada', ['contacts.read']])
    assert.ok(body.expiresAt > app.clock.now().toISOString())
    const { data } = (await app.owner.get('/v1/events?type=connection.activated')).body
    assert.equal(data.length, 1)
    const organizationId = OrganizationId.read(app.organization.id) ?? ''
    const client = await openConnectionClient(
      app.context,
      organizationId,
      ConnectionId.read(made.id) ?? '',
    )
    for (let round = 0; round < 3; round++) {
      app.clock.advance('1h')
      assert.equal((await client.request({ url: 'api/me', maxBodyBytes: 1000 })).status, 200)
    }
    assert.equal(await statusOf(), 'active')
    assert.equal(server.tokenRequests(), 4)
    const row = await app.context.database.db
      .selectFrom('connections')
      .selectAll()
      .executeTakeFirstOrThrow()
    const tokens = openTokens(app.context.keyring, row)
    const secrets = [
      ...[server.credentials.clientSecret, tokens?.accessToken, tokens?.refreshToken],
      ...[back.searchParams.get('code'), back.searchParams.get('state')],
    ]
    const shown = [...lines, ...(await dumpTables(app.context.database.db)).map(({ text }) => text)]
    for (const url of [
      path,
      connections,
      '/v1/events?limit=100',
      '/v1/audit-log?limit=100',
      '/v1/requests?limit=100',
    ]) {
      shown.push((await app.owner.get(url)).text)
    }
    for (const secret of secrets) {
      assert.ok(typeof secret === 'string' && secret.length > 10)
      for (const text of shown) assert.ok(!text.includes(secret), text.slice(0, 300))
    }
    assert.ok(lines.some((line) => line.includes('/oauth/callback/')))
  })

  test("a page names the host of an organization's own provider before the browser goes there, but not of others", async (t) => {
    const { app, server, begin } = await world(t)
    const page = await get(app, await begin(), new Browser())
    assert.equal(page.status, 200)
    assert.ok(page.text.includes(`Continue to ${new URL(server.url).host}`), page.text)
    const known = await make.connection(app, {
      provider: 'hubspot',
      authType: 'oauth2_code',
      config: {},
      credentials: { clientId: 'client', clientSecret: 'a secret of the client' },
    })
    const { body } = await app.owner.post(`${connections}/${known.id}/authorize`)
    const { status, location } = await get(app, new URL(body.url), new Browser())
    assert.deepEqual([status, new URL(location ?? '').host], [302, 'app.hubspot.com'])
  })

  test('fails without PKCE or with another verifier', async (t) => {
    const { app, server, begin } = await world(t)
    const browser = new Browser()
    const { location } = await get(app, await begin(), browser)
    const url = new URL(location ?? '')
    assert.ok((url.searchParams.get('code_challenge') ?? '').length >= 43)
    url.searchParams.delete('code_challenge')
    url.searchParams.delete('code_challenge_method')
    const back = await browser.follow(url, '/oauth/callback/')
    assert.deepEqual(
      [back.searchParams.get('error'), back.searchParams.get('code')],
      ['invalid_request', null],
    )
    assert.equal((await get(app, back, browser)).status, 409)
    assert.equal(server.tokenRequests(), 0)
  })

  test('a used, foreign, expired, repeated or stolen state ends it before the token exchange', async (t) => {
    const { app, server, begin, statusOf } = await world(t)
    const { back, browser } = await grant(app, await begin())
    const refuse = async (url: URL, who = browser) => {
      const page = await get(app, url, who)
      assert.deepEqual([page.status, page.set], [404, []], url.href)
    }
    await refuse(back, new Browser())
    const tampered = new URL(back)
    tampered.searchParams.set('state', `${back.searchParams.get('state')?.slice(0, -1)}~`)
    await refuse(tampered)
    const foreign = new URL(back)
    foreign.searchParams.set('state', new URL(await begin()).pathname.split('/').at(-1) ?? '')
    await refuse(foreign)
    // The address that was given out last is the one that works.
    await refuse(back)
    const second = await grant(app, await begin())
    const doubled = new URL(second.back)
    doubled.searchParams.append('state', second.back.searchParams.get('state') ?? '')
    await refuse(doubled, second.browser)
    const elsewhere = new URL(second.back.href.replace('/callback/x_oidc', '/callback/rest'))
    await refuse(elsewhere, second.browser)
    app.clock.advance('10m')
    await refuse(second.back, second.browser)
    assert.equal(server.tokenRequests(), 0)
    const third = await grant(app, await begin())
    assert.equal((await get(app, third.back, third.browser)).status, 200)
    await refuse(third.back, third.browser)
    assert.deepEqual([server.tokenRequests(), await statusOf()], [1, 'active'])
  })

  test('another iss, or a missing one, ends it before the token exchange and uses the state up', async (t) => {
    const { app, server, begin, statusOf } = await world(t)
    for (const iss of ['https://evil.example', null]) {
      const { back, browser } = await grant(app, await begin())
      const genuine = new URL(back)
      if (iss === null) back.searchParams.delete('iss')
      else back.searchParams.set('iss', iss)
      assert.equal((await get(app, back, browser)).status, 409)
      assert.equal((await get(app, genuine, browser)).status, 404)
    }
    assert.deepEqual([server.tokenRequests(), await statusOf()], [0, 'pending'])
  })

  test('the URL works only in the first browser, and not after the connection is disabled or deleted', async (t) => {
    const { app, begin, path } = await world(t)
    const start = await begin()
    const first = new Browser()
    assert.equal((await get(app, start, first)).status, 200)
    assert.equal((await get(app, start, first)).status, 200)
    assert.equal((await get(app, start, new Browser())).status, 404)
    await app.owner.post(`${path}/disable`)
    assert.equal((await get(app, start, first)).status, 404)
    assert.equal(
      (await app.owner.post(`${path}/authorize`)).body.error.code,
      'connection_not_active',
    )
    await app.owner.post(`${path}/enable`)
    await app.owner.delete(path)
    assert.equal((await get(app, start, first)).status, 404)
    const left = await app.context.database.db
      .selectFrom('connection_authorizations')
      .selectAll()
      .execute()
    assert.deepEqual(left, [])
  })

  test('a redirect URL that differs from the registered one is refused by the provider', async (t) => {
    const { app, begin } = await world(t)
    const browser = new Browser()
    const { location } = await get(app, await begin(), browser)
    const url = new URL(location ?? '')
    url.searchParams.set('redirect_uri', `${url.searchParams.get('redirect_uri')}/`)
    await assert.rejects(browser.follow(url, '/oauth/callback/'), /400/)
  })
})

describe('client credentials against oidc-provider', () => {
  test('are granted without a person, and rejected ones need new credentials', async (t) => {
    const { app, server } = await world(t)
    const fields = { provider: 'x_oidc', authType: 'oauth2_client', config: {}, name: 'Own behalf' }
    const good = await app.owner.post(connections, { ...fields, credentials: server.credentials })
    await app.drain()
    const shown = (await app.owner.get(`${connections}/${good.body.id}`)).body
    assert.deepEqual([shown.status, shown.account], ['active', 'app'])
    const wrong = { ...server.credentials, clientSecret: 'canary-wrong' }
    const bad = await app.owner.post(connections, { ...fields, credentials: wrong })
    await app.drain()
    const refused = (await app.owner.get(`${connections}/${bad.body.id}`)).body
    assert.deepEqual(
      [refused.status, refused.lastError.code],
      ['reauth_required', 'credentials_refused'],
    )
    await app.owner.patch(`${connections}/${bad.body.id}`, { credentials: server.credentials })
    await app.drain()
    assert.equal((await app.owner.get(`${connections}/${bad.body.id}`)).body.status, 'active')
  })
})
