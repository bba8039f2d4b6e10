import assert from 'node:assert/strict'
import { describe, type TestContext, test } from 'node:test'
import { harness } from '../../../../test/harness.ts'
import { createServer } from './server.ts'

const page = 'https://page.example'

async function serverFor(t: TestContext, corsOrigins: string[]) {
  const { context } = await harness(t)
  const { config } = context
  const http = createServer({
    ...context,
    config: { ...config, http: { ...config.http, corsOrigins } },
  })
  http.get('/v1/thing', async () => ({}))
  http.get('/operator/v1/thing', async () => ({}))
  t.after(() => http.close())
  return (method: 'GET' | 'OPTIONS', url: string, origin: string) =>
    http.inject({
      method,
      url,
      headers: {
        origin,
        ...(method === 'OPTIONS' && { 'access-control-request-method': 'PATCH' }),
      },
    })
}

describe('a page of another origin', () => {
  test('may read nothing when no origin is configured', async (t) => {
    const send = await serverFor(t, [])
    for (const method of ['GET', 'OPTIONS'] as const) {
      const { headers } = await send(method, '/v1/thing', page)
      assert.equal(headers['access-control-allow-origin'], undefined)
    }
  })

  test('may call the API when it is configured, and read the headers that matter', async (t) => {
    const send = await serverFor(t, [page])
    const preflight = await send('OPTIONS', '/v1/thing', page)
    assert.equal(preflight.statusCode, 204)
    assert.equal(preflight.headers['access-control-allow-origin'], page)
    assert.match(String(preflight.headers['access-control-allow-methods']), /PATCH/)
    const { headers } = await send('GET', '/v1/thing', page)
    assert.equal(headers['access-control-allow-origin'], page)
    assert.match(String(headers['access-control-expose-headers']), /Retry-After/)
    assert.equal(headers['access-control-allow-credentials'], undefined)
  })

  test('may read nothing when it is another one, and never the operator API', async (t) => {
    const send = await serverFor(t, [page])
    const foreign = await send('GET', '/v1/thing', 'https://elsewhere.example')
    assert.equal(foreign.headers['access-control-allow-origin'], undefined)
    const operator = await send('GET', '/operator/v1/thing', page)
    assert.equal(operator.headers['access-control-allow-origin'], undefined)
  })
})
