import assert from 'node:assert/strict'
import { after, before, describe, type TestContext, test } from 'node:test'
import { IdentityProvider } from '../../../../test/fixtures/identity-provider.ts'
import { type Harness, harness } from '../../../../test/harness.ts'
import {
  comeBack,
  goToProvider,
  newEnding,
  refusalIn,
  signOn,
} from '../../../../test/single-sign-on.ts'
import { joined, mailedToken, signedUp, Visitor } from '../../../../test/visitor.ts'

const ada = { name: 'Ada', email: 'ada@example.com', password: 'a difference engine' }
const bob = { name: 'Bob', email: 'bob@example.com', password: 'another long password' }
const verified = { sub: 'u-1', name: 'Ada Lovelace', email: ada.email, email_verified: true }
const callback = 'http://dashboard.test/session/auth/single-sign-on/callback'

describe('single sign-on', () => {
  const ending = newEnding()
  let provider: IdentityProvider

  before(async () => {
    provider = await IdentityProvider.start(ending, callback)
  })
  after(ending.end)

  const begin = async (t: TestContext): Promise<Harness> => {
    provider.reset()
    provider.person = verified
    const app = await harness(t, {
      settings: { ...provider.settings, CAPSTAN_PUBLIC_URL: 'http://dashboard.test' },
    })
    provider.now = () => app.clock.now()
    return app
  }

  const meOf = async (visitor: Visitor) => (await visitor.get('/session/me')).body

  test('creates a person with the verified address, and leads to the page that they wanted', async (t) => {
    const app = await begin(t)
    const browser = new Visitor(app)
    assert.equal((await browser.get('/session/sign-up-policy')).body.singleSignOn, 'Acme')
    const answer = await signOn(browser, '/contacts?tag=vip#top')
    assert.deepEqual(
      [answer.status, answer.headers['location'], answer.headers['referrer-policy']],
      [303, 'http://dashboard.test/contacts?tag=vip#top', 'no-referrer'],
    )
    const me = await meOf(browser)
    assert.deepEqual([me.name, me.email, me.organizations], ['Ada Lovelace', ada.email, []])
    const { data } = (await browser.get('/session/sessions')).body
    assert.deepEqual([data.length, data[0].current], [1, true])
  })

  test('signs the same person in again, whatever address and name the provider has by then', async (t) => {
    const app = await begin(t)
    const first = new Visitor(app)
    await signOn(first)
    const { id } = await meOf(first)
    for (const email of ['ada@new.example', undefined]) {
      provider.person = { sub: 'u-1', name: 'Countess', email, email_verified: false }
      const browser = new Visitor(app)
      assert.equal(refusalIn(await signOn(browser)), null)
      const me = await meOf(browser)
      assert.deepEqual([me.id, me.name, me.email], [id, 'Ada Lovelace', ada.email])
    }
    provider.person = { ...verified, sub: 'U-1', email: 'other@example.com' }
    const other = new Visitor(app)
    await signOn(other)
    assert.notEqual((await meOf(other)).id, id)
  })

  test('links the account with the same address, and asks for no second factor', async (t) => {
    const app = await begin(t)
    const owner = await signedUp(app, ada)
    const before = await meOf(owner)
    await owner.post('/session/auth/two-factor/enable', { password: ada.password })
    await app.context.database.db.updateTable('people').set({ two_factor_enabled: true }).execute()
    provider.person = { ...verified, email: 'ADA@Example.com' }
    const browser = new Visitor(app)
    assert.equal(refusalIn(await signOn(browser)), null)
    const me = await meOf(browser)
    assert.deepEqual([me.id, me.email, me.name], [before.id, ada.email, 'Ada'])
    await app.drain()
    const { data } = (await owner.get('/session/v1/audit-log?limit=100')).body
    assert.deepEqual(
      data
        .slice(0, 1)
        .map((one: { action: string; actor: { kind: string; name: string } }) => [
          one.action,
          one.actor.kind,
          one.actor.name,
        ]),
      [['finishSingleSignOn', 'member', 'Ada']],
    )
  })

  test('reads the address from the userinfo endpoint where the ID token lacks it', async (t) => {
    const app = await begin(t)
    provider.inUserinfo = ['email', 'email_verified', 'name']
    const browser = new Visitor(app)
    await signOn(browser)
    assert.equal((await meOf(browser)).email, ada.email)
    provider.answers = {
      userinfo: (response) =>
        response
          .writeHead(200, { 'content-type': 'application/json' })
          .end(JSON.stringify({ ...verified, sub: 'somebody else', email: bob.email })),
    }
    provider.person = { ...verified, sub: 'u-2' }
    assert.equal(refusalIn(await signOn(new Visitor(app))), 'invalid_answer')
  })

  test('authenticates by the form where the provider prefers it', async (t) => {
    const app = await begin(t)
    // The metadata is cached for ten minutes.
    app.clock.advance('10m')
    provider.metadata = { token_endpoint_auth_methods_supported: ['client_secret_post'] }
    assert.equal(refusalIn(await signOn(new Visitor(app))), null)
    const token = provider.requests.find(({ url }) => url === '/token')
    assert.equal(token?.headers.authorization, undefined)
    app.clock.advance('10m')
  })

  describe('refuses to take over an account', () => {
    test('by an address that the provider has not verified', async (t) => {
      const app = await begin(t)
      await signedUp(app, ada)
      for (const email_verified of [false, undefined, 'true', 1]) {
        provider.person = { ...verified, email_verified }
        const browser = new Visitor(app)
        assert.equal(refusalIn(await signOn(browser)), 'email_not_verified')
        assert.equal((await browser.get('/session/me')).status, 401)
      }
    })

    test('by an address that looks like another in lower case, or is none', async (t) => {
      const app = await begin(t)
      await signedUp(app, { ...ada, email: 'kate@example.com' })
      const wrong = ['\u212aate@example.com', 'kate@example.com\u0000', 'kate', '', 7, ['x']]
      for (const email of wrong) {
        provider.person = { ...verified, email }
        assert.equal(refusalIn(await signOn(new Visitor(app))), 'email_missing', String(email))
      }
    })

    test('whose owner has not confirmed the address: somebody else may have made it', async (t) => {
      const app = await begin(t)
      const trap = new Visitor(app)
      await trap.post('/session/auth/sign-up/email', ada)
      assert.equal(refusalIn(await signOn(new Visitor(app))), 'address_not_confirmed')
      await trap.post('/session/auth/verify-email', { token: await mailedToken(app) })
      assert.equal(refusalIn(await signOn(new Visitor(app))), null)
    })

    test('that another subject of the provider is linked to', async (t) => {
      const app = await begin(t)
      const owner = await signedUp(app, ada)
      await signOn(new Visitor(app))
      provider.person = { ...verified, sub: 'u-2' }
      assert.equal(refusalIn(await signOn(new Visitor(app))), 'linked_to_another')
      await app.drain()
      const { data } = (await owner.get('/session/v1/audit-log?limit=100')).body
      const { action, actor, after: recorded } = data[0]
      assert.deepEqual(
        [action, actor.kind, recorded.error.code],
        ['finishSingleSignOn', 'public', 'invalid_credentials'],
      )
    })
  })

  test('two first sign-ins of a person at once make one person', async (t) => {
    const app = await begin(t)
    const browsers = Array.from({ length: 4 }, () => new Visitor(app))
    const answers = await Promise.all(browsers.map((one) => signOn(one)))
    assert.deepEqual(
      answers.map((one) => refusalIn(one)),
      [null, null, null, null],
    )
    const ids = await Promise.all(browsers.map(async (one) => (await meOf(one)).id))
    assert.equal(new Set(ids).size, 1)
  })

  test('a member who was removed signs in to nothing', async (t) => {
    const app = await begin(t)
    const owner = await signedUp(app, bob)
    await joined(app, owner, ada, 'member')
    await signOn(new Visitor(app))
    const { data } = (await owner.get('/session/members')).body
    const { id } = data.find(({ email }: { email: string }) => email === ada.email)
    assert.equal((await owner.delete(`/session/members/${id}`)).status, 204)
    const browser = new Visitor(app)
    await signOn(browser)
    assert.deepEqual((await meOf(browser)).organizations, [])
    assert.equal((await browser.get('/session/v1/contacts')).status, 403)
  })

  test('the profile shows the link, and lets go of it where another way is left', async (t) => {
    const app = await begin(t)
    const browser = new Visitor(app)
    await signOn(browser)
    const linkedAt = app.clock.now().toISOString()
    const path = '/session/single-sign-on'
    assert.deepEqual((await browser.get(path)).body, { name: 'Acme', linkedAt, canUnlink: false })
    const refused = await browser.delete(path)
    assert.deepEqual([refused.status, refused.body.error.code], [409, 'invalid_transition'])
    for (const [way, body] of [
      ['change-password', { currentPassword: 'x', newPassword: 'a difference engine' }],
      ['two-factor/enable', { password: 'x' }],
      ['passkey/registration-options', { password: 'x' }],
    ] as const) {
      const { status } = await browser.post(`/session/auth/${way}`, body)
      assert.ok(status >= 400 && status < 500, `${way}: ${status}`)
    }
    await browser.post('/session/auth/request-password-reset', { email: ada.email })
    const token = await mailedToken(app)
    const reset = { token, newPassword: ada.password }
    assert.equal((await browser.post('/session/auth/reset-password', reset)).status, 200)
    assert.equal((await browser.signIn(ada.email, ada.password)).status, 200)
    assert.equal((await browser.get(path)).body.canUnlink, true)
    assert.equal((await browser.delete(path)).status, 204)
    assert.equal((await browser.get(path)).body.linkedAt, null)
    assert.equal((await browser.delete(path)).status, 404)
    provider.person = { ...verified, email_verified: false }
    assert.equal(refusalIn(await signOn(new Visitor(app))), 'email_not_verified')
  })

  test('leads only to pages of this server', async (t) => {
    const app = await begin(t)
    const browser = new Visitor(app)
    for (const next of ['//evil.example', 'https://evil.example', '/\\evil.example', '/\tx', '']) {
      const answer = await browser.post('/session/auth/single-sign-on/start', { next })
      assert.deepEqual([answer.status, answer.body.error.field], [422, 'next'], next)
    }
    const answer = await signOn(browser, '/.//evil.example')
    assert.equal(answer.headers['location'], 'http://dashboard.test//evil.example')
  })

  test('cannot be started from a page of another site', async (t) => {
    const app = await begin(t)
    const { status } = await new Visitor(app).post(
      '/session/auth/single-sign-on/start',
      {},
      { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
    )
    assert.equal(status, 403)
  })

  test('cookies are out of reach of scripts and are sent to its own paths alone', async (t) => {
    const app = await begin(t)
    const { headers } = await new Visitor(app).post('/session/auth/single-sign-on/start', {})
    assert.match(
      String(headers['set-cookie']),
      /^capstan\.sso\.[0-9a-f]{16}=[\w-]{32}\.[\w-]+; Max-Age=600; Path=\/session\/auth\/single-sign-on; HttpOnly; SameSite=Lax$/,
    )
  })

  test('keeps no secret of a sign-in in the database', async (t) => {
    const app = await begin(t)
    const browser = new Visitor(app)
    const url = new URL(await goToProvider(browser, '/join?token=of-an-invitation', false))
    const rows = JSON.stringify(
      await app.context.database.db.selectFrom('verifications').selectAll().execute(),
    )
    for (const name of ['state', 'nonce', 'code_challenge']) {
      assert.ok(!rows.includes(url.searchParams.get(name) ?? 'x'), name)
    }
    assert.ok(!rows.includes('of-an-invitation'))
  })

  test('counts the sign-ins of a network, and leads to the sign-in page beyond', async (t) => {
    const app = await begin(t)
    const browser = new Visitor(app)
    const back = await goToProvider(browser, '/')
    await app.context.database.db.updateTable('attempt_counts').set({ attempts: 600 }).execute()
    const start = await browser.post('/session/auth/single-sign-on/start', {})
    assert.equal(start.status, 429)
    assert.equal(refusalIn(await comeBack(browser, back)), 'rate_limited')
    assert.equal(refusalIn(await comeBack(browser.elsewhere('192.0.2.1'), back)), 'expired')
  })

  describe('a way back', () => {
    test('works once', async (t) => {
      const app = await begin(t)
      const browser = new Visitor(app)
      const back = await goToProvider(browser, '/')
      const replay = new Visitor(app, undefined, new Map(browser.cookies))
      assert.equal(refusalIn(await comeBack(browser, back)), null)
      assert.equal(refusalIn(await comeBack(browser, back)), 'expired')
      assert.equal(refusalIn(await comeBack(replay, back)), 'expired')
      assert.equal((await replay.get('/session/me')).status, 401)
    })

    test('is the one of the browser that began, with its own state', async (t) => {
      const app = await begin(t)
      const [victim, attacker] = [new Visitor(app), new Visitor(app)]
      const back = await goToProvider(attacker, '/')
      const own = await goToProvider(victim, '/')
      assert.equal(refusalIn(await comeBack(victim, back)), 'expired')
      const mixed = new URL(back)
      mixed.searchParams.set('state', own.searchParams.get('state') ?? '')
      assert.equal(refusalIn(await comeBack(victim, mixed)), 'invalid_answer')
      for (const state of ['', 'x', 'x'.repeat(4000)]) {
        own.searchParams.set('state', state)
        assert.equal(refusalIn(await comeBack(victim, own)), 'expired')
      }
      assert.equal((await victim.get('/session/me')).status, 401)
      assert.equal(refusalIn(await signOn(attacker)), null)
    })

    test('of two tabs works for each', async (t) => {
      const app = await begin(t)
      const browser = new Visitor(app)
      const [one, two] = [await goToProvider(browser, '/a'), await goToProvider(browser, '/b')]
      assert.equal(refusalIn(await comeBack(browser, one)), null)
      assert.equal(refusalIn(await comeBack(browser, two)), null)
    })

    test('works for ten minutes', async (t) => {
      const app = await begin(t)
      const browser = new Visitor(app)
      const late = await goToProvider(browser, '/')
      app.clock.advance('10m')
      assert.equal(refusalIn(await comeBack(browser, late)), 'expired')
    })

    test('after a refusal of the provider keeps the page that was wanted, and none of its text', async (t) => {
      const app = await begin(t)
      for (const [error, code] of [
        ['access_denied', 'denied'],
        ['temporarily_unavailable', 'unavailable'],
        ['<b>call 555</b>', 'invalid_answer'],
      ] as const) {
        provider.error = error
        const answer = await signOn(new Visitor(app), '/contacts')
        assert.equal(
          answer.headers['location'],
          `http://dashboard.test/sign-in?refused=${code}&next=%2Fcontacts`,
        )
      }
    })

    test('comes from the provider that was asked', async (t) => {
      const app = await begin(t)
      for (const iss of ['https://evil.example', null]) {
        const browser = new Visitor(app)
        const back = await goToProvider(browser, '/')
        if (iss) back.searchParams.set('iss', iss)
        else back.searchParams.delete('iss')
        assert.equal(refusalIn(await comeBack(browser, back)), 'invalid_answer')
      }
      assert.equal(provider.requests.filter(({ url }) => url === '/token').length, 0)
    })
  })
})
