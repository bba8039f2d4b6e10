import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { harness } from '../../../../test/harness.ts'
import { serverOf } from '../../../../test/principal.ts'
import { exchange, listen } from '../../../../test/wire.ts'

type Headers = Record<string, string | string[] | number | undefined>

function assertSecure(headers: Headers, what: string): void {
  const policy = String(headers['content-security-policy'])
  assert.match(policy, /default-src 'none'/, what)
  assert.match(policy, /frame-ancestors 'none'/, what)
  const [scripts = ''] = /script-src[^;]*/.exec(policy) ?? []
  assert.doesNotMatch(scripts, /unsafe|\*|https?:|data:/, what)
  assert.equal(headers['x-content-type-options'], 'nosniff', what)
  assert.equal(headers['referrer-policy'], 'no-referrer', what)
  assert.equal(headers['cross-origin-resource-policy'], 'same-origin', what)
  assert.match(String(headers['cache-control']), /no-store|no-cache|max-age/, what)
  assert.match(String(headers['x-request-id']), /^req_/, what)
}

const pages = ['/', '/contacts', '/docs', '/docs/errors', '/docs/api/']

describe('the headers that protect an answer', () => {
  test('are there for every operation, whatever it answers', async (t) => {
    const { http, described } = await harness(t)
    for (const { method, path, audience } of described) {
      const url = path.replaceAll(/\{\w+\}/g, '00000000-0000-0000-0000-000000000000')
      const urls = audience === 'token' ? [url, `/session${url}`] : [url]
      for (const each of urls) {
        const { headers } = await http.inject({ method, url: each })
        assertSecure(headers, `${method} ${each}`)
        if (each.startsWith('/session/')) assert.equal(headers['cache-control'], 'no-store', each)
      }
    }
  })

  for (const url of [
    ...pages,
    '/docs/api',
    '/docs/api/js/scalar.js',
    '/docs/webhooks.md',
    '/docs/nothing',
    '/docs/llms.txt',
    '/mark.svg',
    '/favicon.ico',
    '/robots.txt',
    '/.well-known/security.txt',
    '/openapi.json',
    '/v1/openapi.json',
    '/v1/webhooks.json',
    '/session/openapi.json',
    '/metrics',
    '/nothing',
    '/v1/contacts/%zz',
    '/v1//contacts',
  ]) {
    test(`are there for ${url}`, async (t) => {
      const { http } = await harness(t)
      const accept = pages.includes(url) ? 'text/html' : '*/*'
      const { headers } = await http.inject({ url, headers: { accept } })
      assertSecure(headers, url)
    })
  }

  for (const url of pages) {
    test(`keep ${url} apart from windows that open it`, async (t) => {
      const { http } = await harness(t)
      const { headers } = await http.inject({ url, headers: { accept: 'text/html' } })
      assert.match(String(headers['content-type']), /^text\/html/)
      assert.equal(headers['cross-origin-opener-policy'], 'same-origin')
    })
  }

  test('are there for what has no body, an unusual method and a preflight', async (t) => {
    const { http, owner } = await harness(t)
    const { headers } = await owner.get('/v1/me')
    assertSecure(headers, 'GET /v1/me')
    const { body } = await owner.post('/v1/contacts', { name: 'Ada' })
    const read = await owner.get(`/v1/contacts/${body.id}`)
    const known = { 'if-none-match': read.headers['etag'] ?? '' }
    const unchanged = await owner.get(`/v1/contacts/${body.id}`, known)
    assert.equal(unchanged.status, 304)
    assertSecure(unchanged.headers, '304')
    const deleted = await owner.delete(`/v1/contacts/${body.id}`)
    assert.equal(deleted.status, 204)
    assertSecure(deleted.headers, '204')
    for (const method of ['PROPFIND', 'OPTIONS'] as const) {
      const answer = await http.inject({ method: method as 'OPTIONS', url: '/v1/contacts' })
      assertSecure(answer.headers, method)
    }
  })

  for (const [status, request] of Object.entries({
    400: 'hello\r\n\r\n',
    431: `GET /v1/me HTTP/1.1\r\nHost: x\r\nX: ${'x'.repeat(17_000)}\r\n\r\n`,
  })) {
    test(`are there for a ${status} that is written without the router`, async (t) => {
      const { http } = await harness(t)
      const answer = await exchange(await listen(http), request)
      assert.equal(answer.status, Number(status))
      assertSecure(answer.headers, status)
      assert.match(answer.headers['link'] ?? '', /^<\/docs\/errors#\w+>; rel="help"/)
    })
  }

  test('ask for TLS exactly where the public address has it', async (t) => {
    const { context } = await harness(t)
    for (const [publicUrl, expected] of [
      ['https://capstan.example', 'max-age=31536000'],
      ['http://capstan.example', undefined],
      [null, undefined],
    ] as const) {
      const config = { ...context.config, http: { ...context.config.http, publicUrl } }
      const http = serverOf({ ...context, config }, [])
      t.after(() => http.close())
      const { headers } = await http.inject({ url: '/nothing' })
      assert.equal(headers['strict-transport-security'], expected)
    }
  })

  test('allow the one script inside the reference by its hash', async (t) => {
    const { http } = await harness(t)
    const { body, headers } = await http.inject({ url: '/docs/api/' })
    const inside = [...body.matchAll(/<script(?![^>]*\ssrc=)[^>]*>/g)]
    const hashes = String(headers['content-security-policy']).match(/'sha256-[\w+/]{43}='/g)
    assert.equal(inside.length, 1)
    assert.equal(hashes?.length, 1)
  })
})
