import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import type { ServerResponse } from 'node:http'
import { describe, type TestContext, test } from 'node:test'
import type { TLSSocket } from 'node:tls'
import { gzipSync } from 'node:zlib'
import { startHttpServer, startTlsServer } from '../../../test/fixtures/tls-server.ts'
import { createOutbound, type OutboundRequest, type OutboundSettings } from './index.ts'

const bounds = {
  maxBodyBytes: 1_000,
  onOversize: 'truncate',
  timeouts: { connectMs: 5_000, headersMs: 5_000, totalMs: 10_000 },
} as const satisfies Omit<OutboundRequest, 'url'>

function setUp(t: TestContext, settings: Partial<OutboundSettings> = {}) {
  const allowNetworks = ['127.0.0.0/8']
  const outbound = createOutbound({ allowNetworks, userAgent: 'test/1', ...settings })
  t.after(() => outbound[Symbol.asyncDispose]())
  return outbound
}

const loopback = async () => [{ address: '127.0.0.1', family: 4 as const }]
const turn = () => new Promise((resolve) => setImmediate(resolve))

describe('a request', () => {
  test('sends method, path, headers and the exact bytes of the body', async (t) => {
    const server = await startTlsServer(t)
    const outbound = setUp(t, { ca: server.ca })
    const body = Buffer.from('{"näme":"\u2028 🌍"}')
    const headers = { 'Content-Type': 'application/json', 'X-Service-Signature': 'abc' }
    const url = `${server.url}/hook?x=%20y`
    await outbound.request({ url, method: 'POST', headers, body, ...bounds })
    const [request] = server.requests
    assert.ok(request)
    assert.deepEqual([request.method, request.url], ['POST', '/hook?x=%20y'])
    assert.deepEqual(request.body, body)
    assert.equal(request.headers.host, `127.0.0.1:${server.port}`)
    assert.equal(request.headers['x-service-signature'], 'abc')
    assert.equal(request.headers['content-length'], String(body.length))
    assert.equal(request.headers['user-agent'], 'test/1')
    assert.equal(request.headers['accept-encoding'], 'gzip, deflate')
  })

  for (const [what, request, expected] of [
    ['a GET', {}, 200],
    ['a POST that its receiver knows', { method: 'POST', isIdempotent: true }, 200],
    ['another POST', { method: 'POST' }, 'connection_reset'],
    ['a GET that may not come twice', { isIdempotent: false }, 'connection_reset'],
  ] as const) {
    test(`on a kept connection that turns out to be closed: ${what} is ${expected}`, async (t) => {
      const connections = new Set<unknown>()
      const server = await startHttpServer(t, ({ url }, response) => {
        const { socket } = response
        connections.add(socket)
        if (url === '/first' || connections.size > 1) response.writeHead(200).end()
        // As a server whose idle time ends when the next request is on its way.
        else socket?.destroy()
      })
      const outbound = setUp(t)
      const send = (path: string, more: object) =>
        outbound.request({ url: server.url + path, schemes: ['http'], ...bounds, ...more })
      await send('/first', {})
      await turn()
      const sent = send('/second', request).then(
        ({ status }) => status,
        ({ code }) => code,
      )
      assert.deepEqual([await sent, connections.size], [expected, expected === 200 ? 2 : 1])
    })
  }

  test('lets the caller choose what the client would have sent', async (t) => {
    const server = await startHttpServer(t)
    const headers = { 'User-Agent': 'own/2', 'Accept-Encoding': 'identity' }
    await setUp(t).request({ url: server.url, schemes: ['http'], headers, ...bounds })
    const sent = server.requests[0]?.headers
    assert.deepEqual([sent?.['user-agent'], sent?.['accept-encoding']], ['own/2', 'identity'])
  })

  test('refuses headers that belong to the client or would break out of their line', async (t) => {
    const server = await startHttpServer(t)
    const outbound = setUp(t)
    const bad: [string, string][] = [
      ['Host', 'internal'],
      ['content-length', '5'],
      ['Transfer-Encoding', 'chunked'],
      ['Connection', 'close'],
      ['Upgrade', 'h2c'],
      ['X-A', 'b\r\nX-C: d'],
      ['X-A\r\nX-C', 'd'],
      ['X-A', 'b\0'],
    ]
    for (const [name, value] of bad) {
      const headers = { [name]: value }
      const sent = outbound.request({ url: server.url, schemes: ['http'], headers, ...bounds })
      await assert.rejects(sent, TypeError, name)
    }
    assert.equal(server.requests.length, 0)
  })

  test('shows the name in SNI and Host while it connects to the address', async (t) => {
    const server = await startTlsServer(
      t,
      (_request, response) => response.end((response.socket as TLSSocket).servername),
      { names: ['hooks.example.test'] },
    )
    const outbound = setUp(t, { ca: server.ca, resolve: loopback })
    const url = `https://hooks.example.test:${server.port}/`
    assert.equal((await outbound.request({ url, ...bounds })).body.toString(), 'hooks.example.test')
    assert.equal(server.requests[0]?.headers.host, `hooks.example.test:${server.port}`)
  })

  test('is http only where that is accepted', async (t) => {
    const server = await startHttpServer(t)
    const outbound = setUp(t)
    const refused = { code: 'invalid_url', message: 'The URL must begin with https://.' }
    await assert.rejects(outbound.request({ url: server.url, ...bounds }), refused)
    await assert.rejects(outbound.checkReachable(server.url), refused)
    await outbound.request({ url: server.url, schemes: ['http'], ...bounds })
    assert.equal(server.requests.length, 1)
  })
})

describe('a response', () => {
  for (const [what, interim] of [
    ['100 Continue', (response) => response.writeContinue()],
    ['102 Processing', (response) => response.writeProcessing()],
    ['103 Early Hints', (response) => response.writeEarlyHints({ link: '</a.css>' })],
  ] as const satisfies [string, (response: ServerResponse) => void][]) {
    test(`comes after ${what} that nobody asked for, on a kept connection too`, async (t) => {
      const text = 'HTTP/1.1 100 is what the body says'
      const server = await startTlsServer(t, (_request, response) => {
        interim(response)
        interim(response)
        response.flushHeaders()
        response.end(text)
      })
      const outbound = setUp(t, { ca: server.ca })
      for (const path of ['/one', '/two']) {
        const url = server.url + path
        const { status, body } = await outbound.request({ url, method: 'POST', ...bounds })
        assert.deepEqual([status, body.toString()], [200, text])
      }
    })
  }

  test('has status, final URL, headers and body', async (t) => {
    const server = await startTlsServer(t, (_request, response) => {
      response
        .writeHead(418, { 'X-One': 'a', 'Set-Cookie': ['b=1', 'c=2'], __proto__x: 'y' })
        .end('tea')
    })
    const outbound = setUp(t, { ca: server.ca })
    const response = await outbound.request({ url: `${server.url}/pot`, ...bounds })
    assert.equal(response.status, 418)
    assert.equal(response.url, `${server.url}/pot`)
    assert.equal(response.headers['x-one'], 'a')
    assert.equal(response.headers['set-cookie'], 'b=1, c=2')
    assert.equal(response.body.toString(), 'tea')
    assert.deepEqual([response.truncated, response.bodyComplete], [false, true])
  })

  test('tells what the connection cost, to its first request alone', async (t) => {
    const server = await startTlsServer(t, undefined, { names: ['a.example.test'] })
    const outbound = setUp(t, { ca: server.ca, resolve: loopback })
    const url = `https://a.example.test:${server.port}/`
    const first = (await outbound.request({ url, ...bounds })).timings
    for (const value of Object.values(first)) assert.ok(typeof value === 'number' && value >= 0)
    await turn()
    const { dnsMs, connectMs, tlsMs, firstByteMs } = (await outbound.request({ url, ...bounds }))
      .timings
    assert.deepEqual([dnsMs, connectMs, tlsMs], [null, null, null])
    assert.equal(typeof firstByteMs, 'number')
  })

  test('is cut at the bound and marked, or is refused, as the caller wants it', async (t) => {
    const server = await startHttpServer(t, (_request, response) => response.end('ä'.repeat(1_000)))
    const outbound = setUp(t)
    const request = { ...bounds, url: server.url, schemes: ['http'] as const }
    const cut = await outbound.request({ ...request, maxBodyBytes: 3 })
    assert.deepEqual(cut.body, Buffer.from('ä'.repeat(2)).subarray(0, 3))
    assert.deepEqual([cut.status, cut.truncated, cut.bodyComplete], [200, true, false])
    await assert.rejects(outbound.request({ ...request, onOversize: 'fail' }), {
      code: 'body_too_large',
      message: 'The response body is larger than 1000 bytes.',
    })
    const whole = await outbound.request({ ...request, maxBodyBytes: 2_000, onOversize: 'fail' })
    assert.deepEqual([whole.body.length, whole.truncated, whole.bodyComplete], [2_000, false, true])
  })

  test('is decoded, and the bound holds for what comes out', async (t) => {
    const server = await startHttpServer(t, (_request, response) => {
      response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync('x'.repeat(1_001)))
    })
    const outbound = setUp(t)
    const request = { ...bounds, url: server.url, schemes: ['http'] as const }
    assert.equal((await outbound.request(request)).truncated, true)
    const whole = await outbound.request({ ...request, maxBodyBytes: 1_001 })
    assert.equal(whole.body.toString(), 'x'.repeat(1_001))
    assert.equal(whole.bodyComplete, true)
  })

  test('that is compressed and large is read whole, though its decoder asks for pauses', async (t) => {
    const bytes = randomBytes(1_000_000)
    const server = await startHttpServer(t, (_request, response) => {
      response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync(bytes))
    })
    const request = {
      ...bounds,
      url: server.url,
      schemes: ['http'] as const,
      maxBodyBytes: 1_000_000,
    }
    const { body } = await setUp(t).request({ ...request, onOversize: 'fail' })
    assert.ok(body.equals(bytes))
  })

  test('without a body is complete', async (t) => {
    const server = await startHttpServer(t, (request, response) => {
      const headers = { 'content-encoding': 'gzip', 'content-length': '5000' }
      if (request.method === 'HEAD') response.writeHead(200, headers).end()
      else response.writeHead(204).end()
    })
    const outbound = setUp(t)
    for (const method of ['HEAD', 'DELETE'] as const) {
      const request = { ...bounds, url: server.url, schemes: ['http'] as const, method }
      const response = await outbound.request({ ...request, onOversize: 'fail' })
      assert.deepEqual([response.body.length, response.bodyComplete], [0, true], method)
    }
  })
})

describe('a redirect', () => {
  test('is the response when none may be followed', async (t) => {
    const server = await startHttpServer(t, (_request, response) => {
      response.writeHead(307, { location: '/elsewhere' }).end()
    })
    const request = { ...bounds, url: server.url, schemes: ['http'] as const }
    const response = await setUp(t).request({ ...request, method: 'POST', body: 'x' })
    assert.deepEqual([response.status, response.headers['location']], [307, '/elsewhere'])
    assert.equal(server.requests.length, 1)
  })

  test('is followed to the last hop that is allowed', async (t) => {
    const server = await startHttpServer(t, ({ url }, response) => {
      const left = Number(url.slice(1))
      if (left > 0) response.writeHead(302, { location: `/${left - 1}` }).end('y'.repeat(50_000))
      else response.end('arrived')
    })
    const outbound = setUp(t)
    const request = {
      ...bounds,
      schemes: ['http'] as const,
      redirects: 3,
      onOversize: 'fail' as const,
    }
    const response = await outbound.request({ ...request, url: `${server.url}/3` })
    assert.deepEqual([response.url, response.body.toString()], [`${server.url}/0`, 'arrived'])
    await assert.rejects(outbound.request({ ...request, url: `${server.url}/4` }), {
      code: 'too_many_redirects',
      message: 'The server redirected more than 3 times.',
    })
  })

  test("takes the caller's credentials to its own origin, and to no other", async (t) => {
    const other = await startHttpServer(t)
    const server = await startHttpServer(t, ({ url }, response) => {
      const location = url === '/same' ? '/other' : other.url
      response.writeHead(302, { location }).end()
    })
    const headers = { Authorization: 'Bearer x', Cookie: 'a=b', 'X-Key': 'k', Accept: 'text/html' }
    const request = { ...bounds, schemes: ['http'] as const, redirects: 2, headers }
    await setUp(t).request({ ...request, url: `${server.url}/same` })
    assert.equal(server.requests[1]?.headers.authorization, 'Bearer x')
    const seen = other.requests[0]?.headers
    assert.ok(seen)
    const { authorization, cookie, accept } = seen
    assert.deepEqual(
      [authorization, cookie, seen['x-key'], accept],
      [undefined, undefined, undefined, 'text/html'],
    )
  })
})

describe('connections', () => {
  test('go to the next address when one refuses, and stay with the one that works', async (t) => {
    const server = await startHttpServer(t)
    const addresses = ['127.0.0.2', '127.0.0.3', '127.0.0.1']
    const resolve = async () => addresses.map((address) => ({ address, family: 4 as const }))
    const outbound = setUp(t, { resolve })
    const request = {
      ...bounds,
      url: `http://a.example:${server.port}/`,
      schemes: ['http'] as const,
    }
    assert.equal((await outbound.request(request)).status, 200)
    await turn()
    const late = await startHttpServer(t, undefined, { address: '127.0.0.2', port: server.port })
    assert.equal((await outbound.request(request)).timings.connectMs, null)
    assert.deepEqual([server.requests.length, late.requests.length], [2, 0])
  })

  test('that nobody accepts are connect_failed, with nothing of the address in the message', async (t) => {
    const { port } = await startHttpServer(t)
    const resolve = async () => [{ address: '127.0.0.2', family: 4 as const }]
    const url = `http://a.example:${port}/`
    await assert.rejects(setUp(t, { resolve }).request({ ...bounds, url, schemes: ['http'] }), {
      code: 'connect_failed',
      message: 'The server refused the connection.',
    })
  })

  test('are as many as there are requests: none waits for another one', async (t) => {
    const held: ServerResponse[] = []
    const hangs = Promise.withResolvers<void>()
    const server = await startHttpServer(t, ({ url }, response) => {
      if (url === '/well') response.end()
      else if (held.push(response) === 200) hangs.resolve()
    })
    const outbound = setUp(t)
    const request = { ...bounds, schemes: ['http'] as const }
    const send = (path: string) => outbound.request({ ...request, url: server.url + path })
    const hanging = Array.from({ length: 200 }, () => send('/hangs'))
    await hangs.promise
    assert.equal((await send('/well')).status, 200)
    for (const response of held) response.end()
    assert.equal((await Promise.all(hanging)).length, 200)
  })

  test('after the first resume its TLS session', async (t) => {
    const server = await startTlsServer(t, (_request, response) => {
      const isResumed = (response.socket as TLSSocket).isSessionReused()
      response.writeHead(200, { connection: 'close' }).end(String(isResumed))
    })
    const outbound = setUp(t, { ca: server.ca })
    const send = async () =>
      (await outbound.request({ url: server.url, ...bounds })).body.toString()
    assert.deepEqual([await send(), await send()], ['false', 'true'])
  })

  test('end with the client, and nothing is sent afterwards', async (t) => {
    const server = await startHttpServer(t, () => {})
    const outbound = setUp(t)
    const request = { ...bounds, url: server.url, schemes: ['http'] as const }
    const running = assert.rejects(outbound.request(request), { code: 'aborted' })
    while (server.requests.length === 0) await turn()
    await outbound[Symbol.asyncDispose]()
    await running
    const other = await startHttpServer(t)
    await assert.rejects(outbound.request(request), { code: 'aborted' })
    await assert.rejects(outbound.request({ ...request, url: other.url }), { code: 'aborted' })
    assert.deepEqual([server.requests.length, other.requests.length], [1, 0])
  })
})

describe('a certificate', () => {
  const refusals: [string, Parameters<typeof startTlsServer>[2], boolean, string, RegExp][] = [
    ['of another name', { names: ['b.example.test'] }, true, 'a.example.test', /another host name/],
    ['of another address', {}, true, '[::ffff:127.0.0.1]', /another host name/],
    ['that has expired', { expired: true }, true, 'localhost', /expired/],
    ['of an unknown authority', {}, false, 'localhost', /unknown authority/],
  ]
  for (const [name, options, isTrusted, host, message] of refusals) {
    test(`${name} is tls_failed`, async (t) => {
      const server = await startTlsServer(t, undefined, options)
      const ca = isTrusted ? { ca: server.ca } : {}
      const outbound = setUp(t, { ...ca, resolve: loopback })
      const url = `https://${host}:${server.port}/`
      await assert.rejects(outbound.request({ url, ...bounds }), { code: 'tls_failed', message })
      assert.equal(server.requests.length, 0)
    })
  }
})

describe('a caller who gives up', () => {
  const request = { ...bounds, schemes: ['http'] as const }

  test('before the request is not heard by the server', async (t) => {
    const server = await startHttpServer(t)
    const signal = AbortSignal.abort()
    const sent = setUp(t).request({ ...request, url: server.url, signal })
    await assert.rejects(sent, { code: 'aborted' })
    assert.equal(server.requests.length, 0)
    const outbound = setUp(t, { resolve: () => new Promise(() => {}) })
    const named = outbound.request({ ...request, url: 'http://a.example/', signal })
    await assert.rejects(named, { code: 'aborted' })
  })

  test('while the name is resolved is let go', async (t) => {
    const controller = new AbortController()
    const outbound = setUp(t, {
      resolve: () => new Promise(() => queueMicrotask(() => controller.abort())),
    })
    const sent = outbound.request({
      ...request,
      url: 'http://a.example/',
      signal: controller.signal,
    })
    await assert.rejects(sent, { code: 'aborted' })
  })

  test('while the server thinks, or sends its body, is let go', async (t) => {
    const controllers = [new AbortController(), new AbortController()]
    const server = await startHttpServer(t, ({ url }, response) => {
      if (url === '/1') response.write('begun')
      setImmediate(() => controllers[Number(url.slice(1))]?.abort())
    })
    for (const [index, { signal }] of controllers.entries()) {
      const sent = setUp(t).request({ ...request, url: `${server.url}/${index}`, signal })
      await assert.rejects(sent, { code: 'aborted' })
    }
  })

  test('while a connection opens is not heard by the server', async (t) => {
    const server = await startHttpServer(t)
    const outbound = setUp(t)
    const controller = new AbortController()
    const { signal } = controller
    const first = outbound.request({ ...request, url: `${server.url}/1`, signal })
    // A literal address needs no turn of the event loop before its connection is on its way; opening one does.
    for (let step = 0; step < 50; step++) await null
    controller.abort()
    await assert.rejects(first, { code: 'aborted' })
    await outbound.request({ ...request, url: `${server.url}/2` })
    await turn()
    await outbound.request({ ...request, url: `${server.url}/3` })
    assert.deepEqual(
      server.requests.map(({ url }) => url),
      ['/2', '/3'],
    )
  })
})
