import assert from 'node:assert/strict'
import { describe, type TestContext, test } from 'node:test'
import { forbiddenHosts } from '../../../test/fixtures/forbidden-hosts.ts'
import { startHttpServer, startTlsServer } from '../../../test/fixtures/tls-server.ts'
import { createOutbound, type OutboundRequest, type OutboundSettings } from './index.ts'
import type { ResolvedAddress } from './names.ts'

const bounds = {
  maxBodyBytes: 1_000,
  onOversize: 'truncate',
  timeouts: { connectMs: 5_000, headersMs: 5_000, totalMs: 10_000 },
  schemes: ['https', 'http'],
} as const satisfies Omit<OutboundRequest, 'url'>

const refused = {
  code: 'target_not_allowed',
  message: 'This server is not allowed to reach the address.',
}

function setUp(t: TestContext, settings: Partial<OutboundSettings> = {}) {
  const outbound = createOutbound({ allowNetworks: [], userAgent: 'test/1', ...settings })
  t.after(() => outbound[Symbol.asyncDispose]())
  return outbound
}

/** A resolver that gives one answer after another, the last one for ever, none of them to be kept. */
function answering(...answers: string[][]): NonNullable<OutboundSettings['resolve']> {
  return async () => {
    const addresses = (answers.length > 1 ? answers.shift() : answers[0]) ?? []
    return addresses.map(
      (address): ResolvedAddress => ({ address, family: address.includes(':') ? 6 : 4, ttl: 0 }),
    )
  }
}

describe('an address in the URL', () => {
  for (const host of forbiddenHosts) {
    test(`${host} is refused at create and at send`, async (t) => {
      const server = await startHttpServer(t)
      const outbound = setUp(t)
      const url = `http://${host}:${server.port}/`
      await assert.rejects(outbound.checkReachable(url, ['http']), refused)
      await assert.rejects(outbound.request({ url, ...bounds }), refused)
      assert.equal(server.requests.length, 0)
    })
  }

  test('is reached when its network is allowed, in IPv4-mapped form too', async (t) => {
    const server = await startHttpServer(t)
    const outbound = setUp(t, { allowNetworks: ['127.0.0.0/8'] })
    for (const host of ['127.0.0.1', '2130706433', '[::ffff:127.0.0.1]']) {
      const url = `http://${host}:${server.port}/`
      await outbound.checkReachable(url, ['http'])
      assert.equal((await outbound.request({ url, ...bounds })).status, 200, host)
    }
  })

  test('is not resolved', async (t) => {
    const server = await startHttpServer(t)
    const resolve = () => assert.fail('an address was looked up')
    const outbound = setUp(t, { allowNetworks: ['127.0.0.0/8'], resolve })
    assert.equal((await outbound.request({ url: server.url, ...bounds })).status, 200)
  })

  test('that is another one at the socket is refused before a byte is sent', async (t) => {
    const server = await startHttpServer(t)
    // The kernel connects `0.0.0.0` and `::` to the loopback address, which is not allowed here.
    const outbound = setUp(t, { allowNetworks: ['0.0.0.0/8', '::/128'] })
    const url = `http://0.0.0.0:${server.port}/`
    await outbound.checkReachable(url, ['http'])
    await assert.rejects(outbound.request({ url, ...bounds }), refused)
    assert.equal(server.requests.length, 0)
  })
})

describe('a name', () => {
  test('is refused when it resolves to a forbidden address, and the message does not tell which', async (t) => {
    const outbound = setUp(t, { resolve: answering(['10.20.30.40']) })
    await assert.rejects(outbound.checkReachable('https://a.example/'), refused)
    await assert.rejects(outbound.request({ url: 'https://a.example/', ...bounds }), refused)
  })

  test('is refused when one answer of several is forbidden', async (t) => {
    const server = await startHttpServer(t)
    const url = `http://a.example:${server.port}/`
    for (const bad of ['10.0.0.1', '::ffff:10.0.0.1', '::1', 'fe80::1%eth0', 'nonsense']) {
      const resolve = answering(['127.0.0.1', bad])
      const outbound = setUp(t, { allowNetworks: ['127.0.0.1/32'], resolve })
      await assert.rejects(outbound.request({ url, ...bounds }), refused, bad)
    }
    assert.equal(server.requests.length, 0)
  })

  test('that is rebound between create and send is refused at send', async (t) => {
    const server = await startHttpServer(t)
    const resolve = answering(['127.0.0.1'], ['127.0.0.2'])
    const outbound = setUp(t, { allowNetworks: ['127.0.0.1/32'], resolve })
    const url = `http://rebound.example:${server.port}/`
    await outbound.checkReachable(url, ['http'])
    await assert.rejects(outbound.request({ url, ...bounds }), refused)
    assert.equal(server.requests.length, 0)
  })

  test('is resolved once for a request, which goes to the very address that was vetted', async (t) => {
    const server = await startHttpServer(t)
    const other = await startHttpServer(t, undefined, { address: '127.0.0.2', port: server.port })
    const resolve = answering(['127.0.0.1'], ['127.0.0.2'])
    const outbound = setUp(t, { allowNetworks: ['127.0.0.0/8'], resolve })
    await outbound.request({ url: `http://a.example:${server.port}/`, ...bounds })
    assert.deepEqual([server.requests.length, other.requests.length], [1, 0])
  })

  test('that is rebound between two requests does not reuse the connection of the first', async (t) => {
    const first = await startHttpServer(t)
    const second = await startHttpServer(t, undefined, { address: '127.0.0.2', port: first.port })
    const resolve = answering(['127.0.0.1'], ['127.0.0.2'])
    const outbound = setUp(t, { allowNetworks: ['127.0.0.0/8'], resolve })
    const url = `http://a.example:${first.port}/`
    await outbound.request({ url, ...bounds })
    await outbound.request({ url, ...bounds })
    assert.deepEqual([first.requests.length, second.requests.length], [1, 1])
  })

  test('without an address is dns_failed at create and at send', async (t) => {
    const outbound = setUp(t, { resolve: answering([]) })
    await assert.rejects(outbound.checkReachable('https://a.example/'), { code: 'dns_failed' })
    const sent = outbound.request({ url: 'https://a.example/', ...bounds })
    await assert.rejects(sent, { code: 'dns_failed' })
  })

  test('localhost, with and without its dot, is resolved and classified', async (t) => {
    const server = await startHttpServer(t)
    for (const host of ['localhost', 'localhost.', 'LOCALHOST', 'any.localhost']) {
      const url = `http://${host}:${server.port}/`
      await assert.rejects(setUp(t).checkReachable(url, ['http']), refused)
      await assert.rejects(setUp(t).request({ url, ...bounds }), refused)
      const open = setUp(t, { allowNetworks: ['127.0.0.0/8'] })
      assert.equal((await open.request({ url, ...bounds })).status, 200)
    }
  })
})

describe('a redirect', () => {
  const places: [string, string, string][] = [
    ['a private address', 'http://10.0.0.1/', 'target_not_allowed'],
    ['another loopback address', 'http://127.0.0.2:$port/', 'target_not_allowed'],
    ['a strange notation of it', 'http://0x7f.2:$port/', 'target_not_allowed'],
    ['the unspecified address', 'http://[::]:$port/', 'target_not_allowed'],
    ['a name of a private address', 'http://internal.example:$port/', 'target_not_allowed'],
    ['a file', 'file:///etc/passwd', 'invalid_url'],
    ['a URL with credentials', 'http://user:pass@127.0.0.1:$port/', 'invalid_url'],
    ['the port of another protocol', 'http://127.0.0.1:25/', 'invalid_url'],
  ]
  for (const [name, location, code] of places) {
    test(`to ${name} is vetted like the first address and refused`, async (t) => {
      const server = await startHttpServer(t, (_request, response) => {
        const to = location.replace('$port', String(server.port))
        response.writeHead(302, { location: to }).end()
      })
      const elsewhere = await startHttpServer(t, undefined, {
        address: '127.0.0.2',
        port: server.port,
      })
      const resolve = answering(['127.0.0.2'])
      const outbound = setUp(t, { allowNetworks: ['127.0.0.1/32'], resolve })
      const sent = outbound.request({ url: server.url, redirects: 5, ...bounds })
      await assert.rejects(sent, { code })
      assert.deepEqual([server.requests.length, elsewhere.requests.length], [1, 0])
    })
  }

  test('from https to http is refused where only https is accepted', async (t) => {
    const plain = await startHttpServer(t)
    const server = await startTlsServer(t, (_request, response) => {
      response.writeHead(302, { location: plain.url }).end()
    })
    const outbound = setUp(t, { allowNetworks: ['127.0.0.0/8'], ca: server.ca })
    const { schemes: _, ...httpsOnly } = bounds
    const sent = outbound.request({ url: server.url, redirects: 1, ...httpsOnly })
    await assert.rejects(sent, { code: 'invalid_url' })
    assert.equal(plain.requests.length, 0)
  })
})

describe('our own listener', () => {
  test('is refused even inside an allowed network, by address, by name and by way of 0.0.0.0', async (t) => {
    const server = await startHttpServer(t)
    const outbound = setUp(t, {
      allowNetworks: ['127.0.0.0/8', '0.0.0.0/8'],
      resolve: answering(['127.0.0.1']),
    })
    outbound.refuseListeners([{ address: '127.0.0.1', port: server.port }])
    for (const host of ['127.0.0.1', 'a.example', '[::ffff:127.0.0.1]']) {
      const url = `http://${host}:${server.port}/`
      await assert.rejects(outbound.checkReachable(url, ['http']), refused, host)
      await assert.rejects(outbound.request({ url, ...bounds }), refused, host)
    }
    const around = outbound.request({ url: `http://0.0.0.0:${server.port}/`, ...bounds })
    await assert.rejects(around, refused)
    assert.equal(server.requests.length, 0)
  })

  test('does not stand in the way of other ports', async (t) => {
    const server = await startHttpServer(t)
    const outbound = setUp(t, { allowNetworks: ['127.0.0.0/8'] })
    outbound.refuseListeners([{ address: '127.0.0.1', port: server.port + 1 }])
    assert.equal((await outbound.request({ url: server.url, ...bounds })).status, 200)
  })
})

test('a proxy in the environment is not used', async (t) => {
  const server = await startHttpServer(t)
  const proxy = await startHttpServer(t)
  const names = ['HTTP_PROXY', 'http_proxy', 'HTTPS_PROXY', 'ALL_PROXY', 'NODE_USE_ENV_PROXY']
  const before = names.map((name) => [name, process.env[name]] as const)
  t.after(() => {
    for (const [name, value] of before) {
      if (value === undefined) delete process.env[name]
      else process.env[name] = value
    }
  })
  for (const name of names) process.env[name] = name.startsWith('NODE') ? '1' : proxy.url
  const outbound = setUp(t, { allowNetworks: ['127.0.0.0/8'] })
  await outbound.request({ url: server.url, ...bounds })
  assert.deepEqual([server.requests.length, proxy.requests.length], [1, 0])
})

test('an allowed network that is none stops the start', () => {
  const settings = { allowNetworks: ['10.0.0.0/8', 'intranet'], userAgent: 'test/1' }
  assert.throws(() => createOutbound(settings), /"intranet" is not a network/)
})
