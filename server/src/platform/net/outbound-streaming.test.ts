import assert from 'node:assert/strict'
import { createHash, randomBytes } from 'node:crypto'
import type { ServerResponse } from 'node:http'
import { describe, type TestContext, test } from 'node:test'
import { gzipSync } from 'node:zlib'
import { startHttpServer } from '../../../test/fixtures/tls-server.ts'
import { createOutbound, type OutboundRequest, type OutboundSettings } from './index.ts'

const bounds = {
  schemes: ['http'],
  maxBodyBytes: 100_000_000,
  onOversize: 'fail',
  timeouts: { connectMs: 5_000, headersMs: 5_000, totalMs: 30_000 },
} as const satisfies Omit<OutboundRequest, 'url'>

function setUp(t: TestContext, settings: Partial<OutboundSettings> = {}) {
  const allowNetworks = ['127.0.0.0/8']
  const outbound = createOutbound({ allowNetworks, userAgent: 'test/1', ...settings })
  t.after(() => outbound[Symbol.asyncDispose]())
  return outbound
}

const turn = () => new Promise((resolve) => setImmediate(resolve))
const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')

/** Takes pieces one at a time, each only after some turns of the event loop. */
function collector(turns = 1) {
  const hash = createHash('sha256')
  const seen = { bytes: 0, pieces: 0, atOnce: 0, most: 0 }
  const onBody = async (chunk: Buffer) => {
    seen.most = Math.max(seen.most, ++seen.atOnce)
    for (let at = 0; at < turns; at++) await turn()
    hash.update(chunk)
    seen.bytes += chunk.length
    seen.pieces++
    seen.atOnce--
  }
  return { seen, onBody, digest: () => hash.digest('hex') }
}

describe('a body that is taken as it comes', () => {
  const bytes = randomBytes(3_000_000)
  const codings: [string, Record<string, string>, Buffer][] = [
    ['plain', {}, bytes],
    ['compressed', { 'content-encoding': 'gzip' }, gzipSync(bytes)],
  ]
  for (const [name, headers, wire] of codings) {
    test(`arrives whole, in order and one piece at a time when it is ${name}`, async (t) => {
      const server = await startHttpServer(t, (_request, response) => {
        response.writeHead(200, headers).end(wire)
      })
      const { seen, onBody, digest } = collector()
      const response = await setUp(t).request({ ...bounds, url: server.url, onBody })
      assert.deepEqual([response.body.length, response.bodyComplete], [0, true])
      assert.deepEqual([seen.bytes, seen.most], [bytes.length, 1])
      assert.equal(digest(), sha256(bytes))
    })
  }

  test('holds the server back until its piece is done with', async (t) => {
    const chunk = Buffer.alloc(1_000_000)
    let written = 0
    const server = await startHttpServer(t, async (_request, response) => {
      for (; written < 80; written++) {
        if (!response.write(chunk)) await new Promise((resolve) => response.once('drain', resolve))
      }
      response.end()
    })
    let isFirst = true
    let bytes = 0
    let atRelease = 0
    await setUp(t).request({
      ...bounds,
      url: server.url,
      onBody: async (piece) => {
        bytes += piece.length
        if (!isFirst) return
        isFirst = false
        for (let at = 0; at < 3_000; at++) await turn()
        atRelease = written
      },
    })
    assert.equal(bytes, 80_000_000)
    assert.ok(atRelease < 40, `${atRelease} MB had left the server`)
  })

  const leastSpeed = { bytes: 1_000, withinMs: 100 }

  test('ends when it drips, long before the whole of it may take', async (t) => {
    const server = await startHttpServer(t, (_request, response) => {
      response.writeHead(200)
      const drip = setInterval(() => response.write('name\n'), 10)
      response.on('close', () => clearInterval(drip))
    })
    const { onBody } = collector()
    await assert.rejects(setUp(t, { leastSpeed }).request({ ...bounds, url: server.url, onBody }), {
      code: 'too_slow',
      message: 'The server sent its response too slowly.',
    })
  })

  test('does not end because its reader is slow, nor once everything has arrived', async (t) => {
    for (const headers of [{}, { 'content-encoding': 'gzip' }]) {
      const text = Buffer.alloc(300_000, 'name,')
      const server = await startHttpServer(t, (_request, response) => {
        const isZipped = 'content-encoding' in headers
        response.writeHead(200, headers).end(isZipped ? gzipSync(text) : text)
      })
      const readMs = 2 * leastSpeed.withinMs
      let bytes = 0
      await setUp(t, { leastSpeed: { ...leastSpeed, bytes: 1 } }).request({
        ...bounds,
        url: server.url,
        onBody: async (piece) => {
          const until = performance.now() + (bytes === 0 ? readMs : 0)
          while (performance.now() < until) await turn()
          bytes += piece.length
        },
      })
      assert.equal(bytes, text.length)
    }
  })

  test('is bounded in what comes out, and is cut at the exact byte', async (t) => {
    const server = await startHttpServer(t, (_request, response) => {
      response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync(Buffer.alloc(5_000_000)))
    })
    const request = { ...bounds, url: server.url, maxBodyBytes: 2_000_001 }
    const first = collector()
    await assert.rejects(setUp(t).request({ ...request, onBody: first.onBody }), {
      code: 'body_too_large',
    })
    const second = collector()
    const cut = await setUp(t).request({
      ...request,
      onOversize: 'truncate',
      onBody: second.onBody,
    })
    assert.deepEqual([cut.truncated, second.seen.bytes], [true, 2_000_001])
  })

  test('ends the request when it cannot be taken, with the reason', async (t) => {
    const server = await startHttpServer(t, (_request, response) => response.end(bytes))
    const outbound = setUp(t)
    const fault = new Error('the disk is full')
    let calls = 0
    const sent = outbound.request({
      ...bounds,
      url: server.url,
      onBody: () => {
        calls++
        throw fault
      },
    })
    await assert.rejects(sent, (error) => error === fault)
    assert.equal(calls, 1)
    const again = collector(0)
    await outbound.request({ ...bounds, url: server.url, onBody: again.onBody })
    assert.equal(again.digest(), sha256(bytes))
  })

  test('that breaks off or does not decode fails, after what came was handed over', async (t) => {
    const server = await startHttpServer(t, ({ url }, response) => {
      if (url === '/broken') response.writeHead(200, { 'content-encoding': 'gzip' }).end('no gzip')
      else {
        response.writeHead(200, { 'content-length': '5000000' })
        response.write(bytes, () => response.destroy())
      }
    })
    const outbound = setUp(t)
    const half = collector()
    await assert.rejects(outbound.request({ ...bounds, url: server.url, onBody: half.onBody }), {
      code: 'connection_reset',
    })
    const none = collector()
    const broken = { ...bounds, url: `${server.url}/broken`, onBody: none.onBody }
    await assert.rejects(outbound.request(broken), { code: 'malformed_response' })
    assert.equal(none.seen.bytes, 0)
  })

  test('is not that of an error, of a redirect, or of a response without one', async (t) => {
    const server = await startHttpServer(t, ({ url }, response) => {
      const location = '/end'
      if (url === '/redirect') response.writeHead(302, { location }).end('see there')
      else if (url === '/end') response.end('arrived')
      else if (url === '/none') response.writeHead(204).end()
      else response.writeHead(404).end('absent')
    })
    const outbound = setUp(t)
    const read = async (path: string, redirects = 0) => {
      const pieces: Buffer[] = []
      const onBody = (piece: Buffer) => void pieces.push(Buffer.from(piece))
      const request = { ...bounds, url: server.url + path, redirects, onBody }
      const { status, body } = await outbound.request(request)
      return [status, body.toString(), Buffer.concat(pieces).toString()]
    }
    assert.deepEqual(await read('/redirect', 1), [200, '', 'arrived'])
    assert.deepEqual(await read('/redirect'), [302, 'see there', ''])
    assert.deepEqual(await read('/absent'), [404, 'absent', ''])
    assert.deepEqual(await read('/none'), [204, '', ''])
  })

  test('is let go when the caller gives up, or takes longer than the exchange may', async (t) => {
    const held: ServerResponse[] = []
    const server = await startHttpServer(t, (_request, response) => {
      held.push(response)
      response.write(bytes)
    })
    const outbound = setUp(t)
    const controller = new AbortController()
    let calls = 0
    const onBody = async () => {
      calls++
      controller.abort()
      await turn()
    }
    const { signal } = controller
    await assert.rejects(outbound.request({ ...bounds, url: server.url, signal, onBody }), {
      code: 'aborted',
    })
    for (let at = 0; at < 20; at++) await turn()
    assert.equal(calls, 1)
    const hangs = () => new Promise<void>(() => {})
    const timeouts = { ...bounds.timeouts, totalMs: 100 }
    const slow = outbound.request({ ...bounds, url: server.url, timeouts, onBody: hangs })
    await assert.rejects(slow, { code: 'total_timeout' })
  })
})

describe('the methods of WebDAV', () => {
  test('carry a body, and keep it over a redirect to their own origin alone', async (t) => {
    const other = await startHttpServer(t)
    const server = await startHttpServer(t, ({ url }, response) => {
      if (url === '/end') response.writeHead(207).end('<multistatus/>')
      else response.writeHead(307, { location: url === '/out' ? other.url : '/end' }).end()
    })
    const outbound = setUp(t)
    for (const method of ['PROPFIND', 'REPORT'] as const) {
      const headers = { Depth: '1' }
      const request = { ...bounds, method, headers, body: '<propfind/>', redirects: 2 }
      const { status, body } = await outbound.request({ ...request, url: `${server.url}/in` })
      assert.deepEqual([status, body.toString()], [207, '<multistatus/>'])
      const last = server.requests.at(-1)
      assert.deepEqual(
        [last?.method, last?.url, last?.body.toString(), last?.headers['depth']],
        [method, '/end', '<propfind/>', '1'],
      )
      assert.equal((await outbound.request({ ...request, url: `${server.url}/out` })).status, 307)
    }
    assert.equal(other.requests.length, 0)
  })
})
