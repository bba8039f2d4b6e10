import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { make } from '../../../../test/factories.ts'
import { harness } from '../../../../test/harness.ts'
import { startOidcProvider } from '../../../../test/oidc-provider.ts'

const runs = Number(process.env['TEST_DOOR_FUZZ_RUNS'] ?? 300)

/** What stands in an address: texts of all kinds, and such as servers have stumbled over. */
const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.constantFrom(
    '',
    '\0',
    '%',
    '%00',
    '\r\nset-cookie: a=b',
    '../..',
    '[]',
    '{"$ne":1}',
    '<script>',
  ),
  fc.string({ minLength: 3_000, maxLength: 4_000 }),
)
const shaped = fc.tuple(
  fc.stringMatching(/^[A-Za-z0-9_-]{22}$/),
  fc.stringMatching(/^[A-Za-z0-9_-]{32}$/),
)
const state = fc.oneof(
  text,
  shaped.map((parts) => parts.join('.')),
)
const name = fc.constantFrom('code', 'state', 'iss', 'error', 'error_description', 'session_state')
const encoded = (part: string): string => encodeURIComponent(part.toWellFormed())

test('any request to the authorization pages returns the same page, and nothing is exchanged', async (t) => {
  const app = await harness(t)
  const origin = app.context.publicUrl.get()
  const server = await startOidcProvider(t, [`${origin}/oauth/callback/x_oidc`])
  const auth = [server.method]
  await make.provider(app, { key: 'x_oidc', baseUrl: `${server.url}/`, auth })
  const made = await make.connection(app, {
    ...{ provider: 'x_oidc', authType: 'oauth2_code', config: {} },
    credentials: server.credentials,
  })
  const get = async (url: string, headers: Record<string, string> = {}) => {
    const accept = 'text/html'
    const {
      statusCode,
      body,
      headers: sent,
    } = await app.http.inject({
      ...{ url, headers: { accept, ...headers } },
    })
    return {
      statusCode,
      body,
      cookie: [sent['set-cookie'] ?? []].flat()[0],
      location: sent.location,
    }
  }
  const unknown = await get('/oauth/callback/x_oidc')
  assert.deepEqual([unknown.statusCode, unknown.cookie], [404, undefined])
  const isUnknown = async (url: string, headers?: Record<string, string>): Promise<void> => {
    const answer = await get(url, headers)
    // No address of the server may hold U+0000.
    if (url.includes('%00')) assert.equal(answer.statusCode, 400, url)
    else assert.deepEqual(answer, unknown, url)
  }

  const start = fc.asyncProperty(state, (token) =>
    isUnknown(`/oauth/start/${encoded(token) || '-'}`),
  )
  await fc.assert(start, { numRuns: runs })
  const query = fc.array(fc.tuple(fc.oneof(name, text), fc.oneof(state, text)), { maxLength: 12 })
  const callback = fc.asyncProperty(
    fc.oneof(fc.constantFrom('x_oidc', 'hubspot', 'rest', 'none'), text),
    query,
    fc.option(text),
    async (provider, pairs, cookie) => {
      const search = pairs.map((pair) => pair.map(encoded).join('=')).join('&')
      const headers = cookie === null ? {} : { cookie: `capstan.oauth.0=${encoded(cookie)}` }
      await isUnknown(`/oauth/callback/${encoded(provider) || '-'}?${search}`, headers)
    },
  )
  await fc.assert(callback, { numRuns: runs })

  // With a state that is good, in its own browser, an answer that is none uses it up.
  const begin = async () => {
    const { body } = await app.owner.post(`/v1/integrations/connections/${made.id}/authorize`)
    const { pathname } = new URL(body.url)
    const { cookie = '' } = await get(pathname)
    return { state: pathname.split('/').at(-1) ?? '', cookie: cookie.split(';')[0] ?? '' }
  }
  const bad = fc.asyncProperty(
    fc.array(fc.tuple(fc.constantFrom('code', 'iss', 'error', 'response'), text), { maxLength: 8 }),
    async (pairs) => {
      const { state, cookie } = await begin()
      const search = [['state', state], ...pairs]
        .map((pair) => pair.map(encoded).join('='))
        .join('&')
      const { statusCode, body } = await get(`/oauth/callback/x_oidc?${search}`, { cookie })
      if (search.includes('%00')) {
        assert.equal(statusCode, 400, search)
        return
      }
      assert.deepEqual([statusCode, body.includes('Not connected')], [409, true], search)
      await isUnknown(`/oauth/callback/x_oidc?${search}`, { cookie })
    },
  )
  await fc.assert(bad, { numRuns: Math.ceil(runs / 6) })
  assert.equal(server.tokenRequests(), 0)
})
