import assert from 'node:assert/strict'
import { describe, type TestContext, test } from 'node:test'
import {
  Client,
  type OAuthClientProvider,
  StreamableHTTPClientTransport,
  UnauthorizedError,
} from '@modelcontextprotocol/client'
import { type Harness, harness } from '../../../../test/harness.ts'
import { joined, signedUp, type Visitor } from '../../../../test/visitor.ts'
import { listen } from '../../../../test/wire.ts'
import { endExpiredGrants } from './grants.ts'

const password = 'a difference engine'
const redirectUri = 'http://127.0.0.1:33418/callback'

/** The real server on a loopback port, and an owner who is signed in at a browser. */
async function served(t: TestContext) {
  const app = await harness(t)
  await listen(app.http)
  const origin = app.context.publicUrl.get()
  const owner = await signedUp(app, { name: 'Ada', email: 'ada@clients.example', password })
  return { app, origin, owner, mcp: new URL(`${origin}/mcp`) }
}

/** What a browser shows: pages and redirections, which no schema describes. */
async function browse(
  app: Harness,
  person: Visitor | null,
  url: string,
  posted?: { form: string; origin?: string },
) {
  const { origin = 'http://capstan.test', form: payload } = posted ?? {}
  const cookie = `capstan.session_token=${encodeURIComponent(person?.cookie('session_token') ?? '')}`
  const { statusCode, headers, body } = await app.http.inject({
    method: posted ? 'POST' : 'GET',
    url,
    headers: {
      host: 'capstan.test',
      accept: 'text/html',
      ...(person && { cookie }),
      ...(payload !== undefined && {
        'content-type': 'application/x-www-form-urlencoded',
        origin,
        'sec-fetch-site': origin === 'http://capstan.test' ? 'same-origin' : 'cross-site',
      }),
    },
    ...(payload !== undefined && { payload }),
  })
  return { status: statusCode, headers: headers as Record<string, string | undefined>, text: body }
}

const form = (fields: Record<string, string>) => new URLSearchParams(fields)

/** What the page of consent would post, with what the person ticks and presses. */
async function answerConsent(
  app: Harness,
  person: Visitor,
  address: URL,
  { grant, decision = 'allow' }: { grant?: string[]; decision?: string } = {},
) {
  const page = await browse(app, person, `${address.pathname}${address.search}`)
  assert.equal(page.status, 200, page.text)
  const fields = [...page.text.matchAll(/<input type="(\w+)" name="(.*?)" value="(.*?)"/g)]
  const unescaped = (text = '') => text.replaceAll('&amp;', '&')
  const posted = new URLSearchParams(
    fields
      .filter(([, type]) => type === 'hidden' || grant === undefined)
      .map(([, , name = '', value]): [string, string] => [name, unescaped(value)]),
  )
  for (const scope of grant ?? []) posted.append('grant', scope)
  posted.set('decision', decision)
  const action = unescaped(/action="(.*?)"/.exec(page.text)?.[1])
  const answer = await browse(app, person, action, { form: String(posted) })
  return { page, answer }
}

const locationOf = ({ headers }: { headers: Record<string, string | undefined> }) =>
  new URL(headers['location'] ?? '')

interface Issued {
  access_token: string
  refresh_token: string
}

/** A client as the SDK asks for it: what it keeps, and where it sends the browser. */
class Keeper implements OAuthClientProvider {
  kept: Record<string, unknown> = {}
  sentTo: URL | undefined
  redirectUrl = redirectUri
  clientMetadata = { client_name: 'Cursor', redirect_uris: [redirectUri] }
  state = () => 'state-1'
  clientInformation = () => this.kept['client'] as never
  tokens = () => this.kept['tokens'] as never
  saveClientInformation = (client: unknown) => this.keep({ client })
  saveTokens = (tokens: unknown) => this.keep({ tokens })
  saveCodeVerifier = (verifier: string) => this.keep({ verifier })
  keep(values: object): void {
    Object.assign(this.kept, values)
  }
  redirectToAuthorization(url: URL): void {
    this.sentTo = url
  }
  codeVerifier = () => String(this.kept['verifier'])
}

async function connect(t: TestContext, url: URL, authProvider: Keeper) {
  const client = new Client({ name: 'test', version: '1' })
  const transport = new StreamableHTTPClientTransport(url, { authProvider })
  t.after(() => client.close())
  return { client, transport, connecting: client.connect(transport) }
}

describe('the official client', () => {
  test('finds out where to ask, registers, is allowed, refreshes and is revoked', async (t) => {
    const { app, owner, mcp } = await served(t)
    const keeper = new Keeper()
    const first = await connect(t, mcp, keeper)
    await assert.rejects(first.connecting, UnauthorizedError)
    assert.ok(keeper.sentTo)
    const asked = keeper.sentTo.searchParams
    assert.deepEqual(
      [asked.get('resource'), asked.get('code_challenge_method')],
      [mcp.href, 'S256'],
    )

    const stranger = await browse(app, null, `${keeper.sentTo.pathname}${keeper.sentTo.search}`)
    assert.equal(stranger.status, 303)
    assert.match(stranger.headers['location'] ?? '', /^\/sign-in\?next=%2Foauth%2Fauthorize%3F/)
    const grant = ['knowledge:read', 'contacts:read']
    const { page, answer } = await answerConsent(app, owner, keeper.sentTo, { grant })
    assert.match(page.text, /Allow Cursor\?.*Organization of Ada, as Ada.*127\.0\.0\.1:33418/s)
    assert.match(page.headers['content-security-policy'] ?? '', /form-action 'self' http:\/\/127/)
    const back = locationOf(answer)
    assert.equal(back.searchParams.get('state'), 'state-1')
    await first.transport.finishAuth(back.searchParams)

    const second = await connect(t, mcp, keeper)
    await second.connecting
    const { tools } = await second.client.listTools()
    assert.ok(tools.some(({ name }) => name === 'search'))
    assert.ok(!tools.some(({ name }) => name === 'upsert_contact'))

    const { access_token: before, refresh_token: used } = keeper.tokens() as Issued
    app.clock.advance('2h')
    await app.drain()
    assert.ok((await second.client.listTools()).tools.length > 0)
    const { access_token: after } = keeper.tokens() as Issued
    assert.notEqual(after, before)
    assert.equal((await app.as({ token: before }).get('/v1/me')).status, 401)

    const { data } = (await owner.get('/session/tokens')).body
    assert.deepEqual(
      data.map(({ name, createdBy, scopes }: Record<string, unknown>) => [name, createdBy, scopes]),
      [['Cursor', 'Ada', grant]],
    )
    const entries = (await owner.get('/session/v1/audit-log?action=allowClient')).body.data
    assert.deepEqual([entries[0].actor.name, entries[0].after.client], ['Ada', 'Cursor'])

    assert.equal((await owner.delete(`/session/tokens/${data[0].id}`)).status, 204)
    await assert.rejects(second.client.listTools())
    assert.equal((await app.as({ token: after }).get('/v1/me')).body.error.code, 'revoked_token')
    assert.ok(used)
  })
})

const verifier = 'dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk'
const challenge = 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM'

const postJson = (app: Harness, path: string, body: unknown) =>
  app.http.inject({ method: 'POST', url: path, payload: body as object })
const postForm = async (app: Harness, path: string, fields: Record<string, string>) => {
  const answer = await app.http.inject({
    method: 'POST',
    url: path,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: String(form(fields)),
  })
  return { status: answer.statusCode, body: answer.json() }
}

async function registered(app: Harness, metadata: object = {}) {
  const asked = { client_name: 'Cursor', redirect_uris: [redirectUri], ...metadata }
  const answer = await postJson(app, '/oauth/register', asked)
  assert.equal(answer.statusCode, 201, answer.body)
  return answer.json().client_id as string
}

const addressOf = (client: string, fields: Record<string, string> = {}) =>
  new URL(
    `http://x/oauth/authorize?${form({
      ...{ response_type: 'code', client_id: client, redirect_uri: redirectUri },
      ...{ code_challenge: challenge, code_challenge_method: 'S256', state: 's' },
      ...fields,
    })}`,
  )

/** A client that a person has allowed, with its code. */
async function allowed(app: Harness, person: Visitor, fields: Record<string, string> = {}) {
  const client = await registered(app)
  const { answer } = await answerConsent(app, person, addressOf(client, fields))
  const code = locationOf(answer).searchParams.get('code') ?? ''
  assert.ok(code, answer.headers['location'])
  const exchange = (changes: Record<string, string> = {}) =>
    postForm(app, '/oauth/token', {
      ...{ grant_type: 'authorization_code', code, client_id: client, redirect_uri: redirectUri },
      ...{ code_verifier: verifier, ...changes },
    })
  const refresh = (token: string, changes: Record<string, string> = {}) =>
    postForm(app, '/oauth/token', {
      ...{ grant_type: 'refresh_token', refresh_token: token, client_id: client, ...changes },
    })
  return { client, code, exchange, refresh }
}

const statusOf = async (app: Harness, token: string) =>
  (await app.as({ token }).get('/v1/me')).status

describe('POST /oauth/token', () => {
  test('400 for a wrong verifier, redirect or client, and the code is gone', async (t) => {
    const { app, owner } = await served(t)
    for (const wrong of [
      { code_verifier: 'x'.repeat(43) },
      { redirect_uri: 'http://127.0.0.1:33418/other' },
      { client_id: await registered(app, { client_name: 'Another' }) },
    ]) {
      const { exchange } = await allowed(app, owner)
      const refused = await exchange(wrong)
      assert.deepEqual([refused.status, refused.body.error], [400, 'invalid_grant'])
      assert.equal((await exchange()).status, 400)
    }
    const { exchange } = await allowed(app, owner)
    const other = await exchange({ resource: 'https://other.example/mcp' })
    assert.deepEqual([other.status, other.body.error], [400, 'invalid_target'])
    app.clock.advance('3m')
    assert.equal((await exchange()).body.error, 'invalid_grant')
    const odd = await postForm(app, '/oauth/token', { grant_type: 'password' })
    assert.equal(odd.body.error, 'unsupported_grant_type')
  })

  test('400 for a code that comes twice, which ends its tokens', async (t) => {
    const { app, owner } = await served(t)
    const { exchange, refresh } = await allowed(app, owner)
    const { status, body } = await exchange()
    assert.equal(status, 200)
    assert.deepEqual([body.token_type, body.expires_in], ['Bearer', 3600])
    assert.equal(await statusOf(app, body.access_token), 200)
    assert.equal((await exchange()).body.error, 'invalid_grant')
    assert.equal(await statusOf(app, body.access_token), 401)
    assert.equal((await refresh(body.refresh_token)).body.error, 'invalid_grant')
  })

  test('400 for a refresh token that comes twice, which ends the newer ones', async (t) => {
    const { app, owner } = await served(t)
    const { exchange, refresh } = await allowed(app, owner)
    const { body: first } = await exchange()
    const { body: second } = await refresh(first.refresh_token)
    assert.equal(await statusOf(app, first.access_token), 401)
    assert.equal(await statusOf(app, second.access_token), 200)
    const other = await refresh(second.refresh_token, { client_id: 'client_x' })
    assert.equal(other.body.error, 'invalid_grant')
    assert.equal((await refresh(first.refresh_token)).body.error, 'invalid_grant')
    assert.equal(await statusOf(app, second.access_token), 401)
    assert.equal((await refresh(second.refresh_token)).body.error, 'invalid_grant')
  })

  test('400 and no token any more for a member who goes, or has a smaller role', async (t) => {
    const { app, owner } = await served(t)
    const join = (name: string, role: 'admin' | 'member') =>
      joined(app, owner, { name, email: `${name}@clients.example`, password }, role)
    const [bob, eve] = [await join('bob', 'member'), await join('eve', 'admin')]
    const { data } = (await owner.get('/session/members')).body
    const idOf = (name: string) =>
      data.find((member: { name: string }) => member.name === name).id as string
    const ofBob = await allowed(app, bob, { scope: 'contacts:read' })
    const ofEve = await allowed(app, eve, { scope: 'contacts:read integrations:write' })
    const [{ body: bobs }, { body: eves }] = [await ofBob.exchange(), await ofEve.exchange()]
    assert.equal((await owner.delete(`/session/members/${idOf('bob')}`)).status, 204)
    const lowered = await owner.patch(`/session/members/${idOf('eve')}`, { role: 'member' })
    assert.equal(lowered.status, 200, lowered.text)
    for (const { access_token } of [bobs, eves]) {
      assert.equal(await statusOf(app, access_token), 401)
    }
    assert.equal((await ofBob.refresh(bobs.refresh_token)).body.error, 'invalid_grant')
    assert.equal((await ofEve.refresh(eves.refresh_token)).body.error, 'invalid_grant')
  })

  test('ends what nobody refreshes for 30 days, and codes that nobody exchanges', async (t) => {
    const { app, owner } = await served(t)
    const { exchange, refresh } = await allowed(app, owner)
    const { body } = await exchange()
    await allowed(app, owner)
    const grants = { roles: app.catalogue.roles, principals: app.context.principals }
    app.clock.advance('31d')
    for (let run = 0; run < 2; run++) await endExpiredGrants(app.context, grants)
    assert.equal((await refresh(body.refresh_token)).body.error, 'invalid_grant')
    const { db } = app.context.database
    assert.deepEqual(await db.selectFrom('oauth_grants').selectAll().execute(), [])
    const living = await db
      .selectFrom('tokens')
      .selectAll()
      .where('revoked_at', 'is', null)
      .execute()
    assert.deepEqual(
      living.filter(({ name }) => name === 'Cursor'),
      [],
    )
  })
})

describe('POST /oauth/revoke', () => {
  test('200 ends the access by either token, of its own client alone', async (t) => {
    const { app, owner } = await served(t)
    for (const which of ['access_token', 'refresh_token']) {
      const { client, exchange, refresh } = await allowed(app, owner)
      const { body } = await exchange()
      const revoke = (client_id: string) =>
        postForm(app, '/oauth/revoke', { client_id, token: body[which] })
      assert.equal((await revoke('client_other')).status, 200)
      assert.equal(await statusOf(app, body.access_token), 200)
      assert.equal((await revoke(client)).status, 200)
      assert.equal(await statusOf(app, body.access_token), 401)
      assert.equal((await refresh(body.refresh_token)).body.error, 'invalid_grant')
    }
  })
})

describe('GET /oauth/authorize', () => {
  test('never leads to an address that the client did not register', async (t) => {
    const { app, owner } = await served(t)
    const client = await registered(app)
    for (const wrong of [
      addressOf(client, { redirect_uri: 'https://evil.example/callback' }),
      addressOf(client, { redirect_uri: 'http://127.0.0.1:33418/callback/x' }),
      addressOf(client, { redirect_uri: 'http://localhost:33418/callback' }),
      addressOf(`${client}x`),
      addressOf('client_'),
    ]) {
      const { status, headers } = await browse(app, owner, `${wrong.pathname}${wrong.search}`)
      assert.deepEqual([status, headers['location']], [400, undefined], wrong.href)
    }
    const otherPort = addressOf(client, { redirect_uri: 'http://127.0.0.1:9/callback' })
    assert.equal((await browse(app, owner, `${otherPort.pathname}${otherPort.search}`)).status, 200)
    const exact = await registered(app, { redirect_uris: ['https://app.example/cb'] })
    const port = addressOf(exact, { redirect_uri: 'https://app.example:8443/cb' })
    assert.equal((await browse(app, owner, `${port.pathname}${port.search}`)).status, 400)
  })

  test('tells the client of a request that it cannot answer', async (t) => {
    const { app, owner, origin } = await served(t)
    const client = await registered(app)
    for (const [fields, error] of [
      [{ code_challenge_method: 'plain' }, 'invalid_request'],
      [{ response_type: 'token' }, 'unsupported_response_type'],
      [{ resource: 'https://other.example/mcp' }, 'invalid_target'],
      [{ scope: '*' }, 'invalid_scope'],
    ] as const) {
      const { pathname, search } = addressOf(client, fields)
      const back = locationOf(await browse(app, owner, `${pathname}${search}`)).searchParams
      assert.deepEqual(
        [back.get('error'), back.get('state'), back.get('iss')],
        [error, 's', origin],
      )
    }
    const { answer } = await answerConsent(app, owner, addressOf(client), { decision: 'deny' })
    assert.equal(locationOf(answer).searchParams.get('error'), 'access_denied')
  })

  test('offers what the person has, and gives no more whatever is posted', async (t) => {
    const { app, owner } = await served(t)
    const person = { name: 'Bob', email: 'bob@clients.example', password }
    const bob = await joined(app, owner, person, 'member')
    const client = await registered(app)
    const scope = 'contacts:read integrations:write'
    const { page, answer } = await answerConsent(app, bob, addressOf(client, { scope }), {
      grant: ['contacts:read', 'integrations:write'],
    })
    assert.match(page.text, /value="contacts:read"/)
    assert.doesNotMatch(page.text, /name="grant" value="integrations:write"/)
    assert.deepEqual([answer.status, answer.headers['location']], [403, undefined])
    const none = addressOf(client, { scope: 'integrations:write' })
    assert.equal((await browse(app, bob, `${none.pathname}${none.search}`)).status, 403)
    // The address cannot tick what the page does not show.
    const ticked = addressOf(client, { grant: 'contacts:write', scope: 'contacts:read' })
    assert.doesNotMatch(
      (await browse(app, bob, `${ticked.pathname}${ticked.search}`)).text,
      /contacts:write/,
    )
  })

  test('403 for a post of another site, and a page that no site can frame', async (t) => {
    const { app, owner } = await served(t)
    const address = addressOf(await registered(app))
    const page = await browse(app, owner, `${address.pathname}${address.search}`)
    assert.match(page.headers['content-security-policy'] ?? '', /frame-ancestors 'none'/)
    const posted = `${address.search.slice(1)}&grant=contacts:read&decision=allow`
    const sent = { form: posted, origin: 'https://evil.example' }
    const foreign = await browse(app, owner, '/oauth/authorize', sent)
    assert.equal(foreign.status, 403)
    assert.match(foreign.text, /"foreign_origin"/)
    assert.deepEqual((await owner.get('/session/tokens')).body.data, [])
  })

  test('402 as a page when the plan allows no more tokens', async (t) => {
    const { app } = await served(t)
    await app.operator.put('/operator/v1/plans/tiny', { maxTokens: 0 })
    const eve = { name: 'Eve', email: 'eve@clients.example', password }
    const owner = await signedUp(app, eve, 'tiny')
    const { answer } = await answerConsent(app, owner, addressOf(await registered(app)))
    assert.equal(answer.status, 402)
    assert.match(answer.text, /<h1>Access is not possible.*The plan allows 0 tokens/s)
  })
})

describe('POST /oauth/register', () => {
  test('400 for addresses that lead nowhere safe, and metadata that is none', async (t) => {
    const { app } = await served(t)
    for (const [redirect_uris, error] of [
      [['http://app.example/cb'], 'invalid_redirect_uri'],
      [['javascript:alert(1)'], 'invalid_redirect_uri'],
      [['https://app.example/cb#x'], 'invalid_redirect_uri'],
      [['https://a:b@app.example/cb'], 'invalid_redirect_uri'],
      [[], 'invalid_client_metadata'],
      [Array(6).fill(redirectUri), 'invalid_client_metadata'],
      ['x', 'invalid_client_metadata'],
    ]) {
      const answer = await postJson(app, '/oauth/register', { redirect_uris })
      assert.deepEqual(
        [answer.statusCode, answer.json().error],
        [400, error],
        String(redirect_uris),
      )
    }
    await registered(app, { redirect_uris: ['cursor://anysphere.cursor-mcp/oauth/callback'] })
    await registered(app, { redirect_uris: ['http://[::1]/cb'], client_name: undefined })
  })

  test('429 beyond 60 in a quarter of an hour from one network', async (t) => {
    const { app } = await served(t)
    const ask = () => postJson(app, '/oauth/register', { redirect_uris: [redirectUri] })
    for (let asked = 0; asked < 60; asked++) assert.equal((await ask()).statusCode, 201)
    assert.equal((await ask()).statusCode, 429)
  })
})
