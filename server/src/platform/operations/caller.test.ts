import assert from 'node:assert/strict'
import { describe, type TestContext, test } from 'node:test'
import { harness } from '../../../test/harness.ts'
import { createServer } from '../http/server/server.ts'
import { callerOf, plainAddress, type RequestOrigin } from './principal.ts'

async function whoAmI(t: TestContext, trustedProxies: string[]) {
  const { context } = await harness(t)
  const { config } = context
  const http = createServer({
    ...context,
    config: { ...config, http: { ...config.http, trustedProxies } },
  })
  t.after(() => http.close())
  http.get('/who', async (request) => callerOf(request))
  return async (remoteAddress: string, headers: Record<string, string>): Promise<RequestOrigin> =>
    (await http.inject({ url: '/who', remoteAddress, headers })).json()
}

describe('the caller of a request', () => {
  test('is who opened the connection, whatever X-Forwarded-For says', async (t) => {
    const ask = await whoAmI(t, [])
    const { address } = await ask('192.0.2.1', { 'x-forwarded-for': '203.0.113.7' })
    assert.equal(address, '192.0.2.1')
  })

  test('is the last one in X-Forwarded-For that is no trusted proxy', async (t) => {
    const ask = await whoAmI(t, ['192.0.2.0/24', '2001:db8::/32'])
    const forwarded = { 'x-forwarded-for': '10.0.0.1, 203.0.113.7, 2001:db8::5' }
    assert.equal((await ask('192.0.2.1', forwarded)).address, '203.0.113.7')
    assert.equal((await ask('::ffff:192.0.2.1', forwarded)).address, '203.0.113.7')
    assert.equal((await ask('192.0.2.1', {})).address, '192.0.2.1')
    assert.equal((await ask('198.51.100.1', forwarded)).address, '198.51.100.1')
  })

  test('names its agent, of which three hundred characters are kept', async (t) => {
    const ask = await whoAmI(t, [])
    const { userAgent } = await ask('192.0.2.1', { 'user-agent': 'a'.repeat(400) })
    assert.equal(userAgent, 'a'.repeat(300))
    assert.equal((await ask('192.0.2.1', { 'user-agent': '' })).userAgent, null)
  })

  test('has an address of one spelling, and no zone', () => {
    assert.equal(plainAddress('::ffff:192.0.2.1'), '192.0.2.1')
    assert.equal(plainAddress('fe80::1%eth0'), 'fe80::1')
    assert.equal(plainAddress('2001:db8::1'), '2001:db8::1')
    assert.equal(plainAddress('unknown'), 'unknown')
  })
})
