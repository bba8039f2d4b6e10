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
import { Visitor } from '../../../../test/visitor.ts'

const callback = 'http://dashboard.test/session/auth/single-sign-on/callback'
const lines: string[] = []

describe('an answer of the provider that breaks the protocol', () => {
  const ending = newEnding()
  let provider: IdentityProvider

  before(async () => {
    provider = await IdentityProvider.start(ending, callback)
  })
  after(ending.end)

  const begin = async (t: TestContext): Promise<Harness> => {
    provider.reset()
    provider.person = { sub: 'u-1', email: 'ada@example.com', email_verified: true }
    lines.length = 0
    const app = await harness(t, {
      settings: { ...provider.settings, CAPSTAN_PUBLIC_URL: 'http://dashboard.test' },
      log: { write: (line) => void lines.push(line) },
    })
    // Metadata of the test before is no longer cached.
    app.clock.advance('11m')
    provider.now = () => app.clock.now()
    return app
  }

  /** Nobody is signed in, and nobody was created. */
  const isShutOut = async (app: Harness, browser: Visitor): Promise<void> => {
    assert.equal((await browser.get('/session/me')).status, 401)
    const { db } = app.context.database
    assert.deepEqual(await db.selectFrom('people').select('email').execute(), [])
    assert.deepEqual(await db.selectFrom('sessions').select('id').execute(), [])
  }

  const nowS = (app: Harness): number => Math.floor(app.clock.now().getTime() / 1000)
  const tokens: Record<string, (app: Harness) => IdentityProvider['token']> = {
    'another nonce': () => ({ claims: { nonce: 'x'.repeat(43) } }),
    'no nonce': () => ({ claims: { nonce: undefined } }),
    'another audience': () => ({ claims: { aud: 'somebody else' } }),
    'two audiences and another party': () => ({
      claims: { aud: ['capstan', 'somebody else'], azp: 'somebody else' },
    }),
    'another issuer': () => ({ claims: { iss: 'https://evil.example' } }),
    'an end in the past': (app) => ({ claims: { exp: nowS(app) - 60 } }),
    'no end': () => ({ claims: { exp: undefined } }),
    'a subject that is too long': () => ({ claims: { sub: 'x'.repeat(256) } }),
    'a subject with a null': () => ({ claims: { sub: 'u\u0000' } }),
    'no subject': () => ({ claims: { sub: undefined } }),
    'no signature': () => ({ header: { alg: 'none' } }),
    'a number for an algorithm': () => ({ header: { alg: 1 } }),
    'a signature by the secret of the client': () => ({ header: { alg: 'HS256' } }),
    'an unknown key': () => ({ header: { kid: 'k-2' } }),
    'a signature by another key': () => ({ isForged: true }),
  }
  for (const [name, token] of Object.entries(tokens)) {
    test(`refuses an ID token with ${name}`, async (t) => {
      const app = await begin(t)
      provider.token = token(app)
      const browser = new Visitor(app)
      assert.equal(refusalIn(await signOn(browser)), 'invalid_answer')
      await isShutOut(app, browser)
    })
  }

  test('refuses a token without a signature even from a provider that offers it', async (t) => {
    const app = await begin(t)
    provider.metadata = { id_token_signing_alg_values_supported: ['RS256', 'HS256', 'none'] }
    for (const alg of ['none', 'HS256']) {
      provider.token = { header: { alg } }
      const browser = new Visitor(app)
      assert.equal(refusalIn(await signOn(browser)), 'invalid_answer')
      await isShutOut(app, browser)
    }
  })

  for (const endpoint of ['token', 'jwks'] as const) {
    const answers = {
      'answers 500': [500, 'application/json', '{}', 'unavailable'],
      'answers 429': [429, 'application/json', '{}', 'unavailable'],
      'answers 400': [400, 'application/json', '{"error":"invalid_client"}', 'invalid_answer'],
      'answers 304': [304, 'application/json', '', 'invalid_answer'],
      'redirects elsewhere': [302, 'text/html', '', 'invalid_answer'],
      'is not JSON': [200, 'text/html', '<h1>Hello</h1>', 'invalid_answer'],
      'is broken JSON': [200, 'application/json', '{"access_token":"canary', 'invalid_answer'],
      'is an array': [200, 'application/json', '[]', 'invalid_answer'],
      'is empty': [200, 'application/json', '{}', 'invalid_answer'],
      'is too large': [200, 'application/json', `"${'x'.repeat(300_000)}"`, 'unavailable'],
    } as const
    for (const [name, [status, type, body, code]] of Object.entries(answers)) {
      test(`refuses a sign-in whose ${endpoint} endpoint ${name}`, async (t) => {
        const app = await begin(t)
        provider.answers[endpoint] = (response) => {
          response.writeHead(status, { 'content-type': type, location: 'https://evil.example' })
          response.end(body)
        }
        const browser = new Visitor(app)
        assert.equal(refusalIn(await signOn(browser)), code)
        await isShutOut(app, browser)
      })
    }
  }

  test('that closes the connection counts as no answer', async (t) => {
    const app = await begin(t)
    provider.answers.token = (response) => response.destroy()
    assert.equal(refusalIn(await signOn(new Visitor(app))), 'unavailable')
  })

  const metadata: Record<string, object> = {
    'of another issuer': { issuer: 'https://evil.example' },
    'of a pattern of issuers': { issuer: 'https://login.example/{tenantid}/v2.0' },
    'without an authorization endpoint': { authorization_endpoint: undefined },
    'with a script for an endpoint': { authorization_endpoint: 'javascript:alert(1)' },
  }
  for (const [name, wrong] of Object.entries(metadata)) {
    test(`does not begin with metadata ${name}`, async (t) => {
      const app = await begin(t)
      provider.metadata = wrong as IdentityProvider['metadata']
      const { status, body } = await new Visitor(app).post('/session/auth/single-sign-on/start', {})
      assert.deepEqual([status, body.error.code], [503, 'unavailable'])
      assert.match(body.error.message, /^Signing in with Acme does not work at the moment\./)
      provider.metadata = {}
      assert.equal(refusalIn(await signOn(new Visitor(app))), null)
    })
  }

  test('logs the reason of a refusal, and no code, token or secret', async (t) => {
    const app = await begin(t)
    provider.token = { isForged: true }
    const browser = new Visitor(app)
    const back = await goToProvider(browser, '/')
    await comeBack(browser, back)
    const log = lines.join('\n')
    assert.match(log, /single sign-on was refused/)
    const canaries = ['code', 'state'].map((name) => back.searchParams.get(name) ?? '')
    for (const canary of [...canaries, provider.settings['CAPSTAN_OIDC_CLIENT_SECRET'] ?? '']) {
      assert.ok(canary !== '' && !log.includes(canary), canary)
    }
  })
})
