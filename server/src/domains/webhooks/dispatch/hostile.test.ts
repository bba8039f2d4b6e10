import assert from 'node:assert/strict'
import { createServer, type Socket } from 'node:net'
import { describe, type TestContext, test } from 'node:test'
import { gzipSync } from 'node:zlib'
import { make } from '../../../../test/factories.ts'
import { type Handler, startHttpServer } from '../../../../test/fixtures/tls-server.ts'
import { type Harness, harness } from '../../../../test/harness.ts'
import { createMetrics } from '../../../platform/metrics.ts'
import type { OutboundRequest } from '../../../platform/net/index.ts'
import { Dispatcher } from './dispatcher.ts'

type Bounds = OutboundRequest['timeouts']

/** Sends what is due to this address; returns the one attempt, and the bounds it was given. A hurried one is a hundredth. */
async function attemptAt(app: Harness, url: string, hurried?: keyof Bounds) {
  const { id } = await make.webhook(app, { url, events: ['contact.*'] })
  await make.contact(app)
  const { outbound } = app.context
  let timeouts: Bounds | undefined
  const request = (asked: OutboundRequest) => {
    timeouts = asked.timeouts
    const shorter = hurried && { [hurried]: asked.timeouts[hurried] / 100 }
    return outbound.request({ ...asked, timeouts: { ...asked.timeouts, ...shorter } })
  }
  const metrics = createMetrics()
  await new Dispatcher({ ...app.context, metrics, outbound: { ...outbound, request } }).drain()
  const { body } = await app.owner.get(`/v1/webhooks/${id}/deliveries`)
  const delivery = (await app.owner.get(`/v1/deliveries/${body.data[0].id}`)).body
  return { status: delivery.status, ...delivery.attempts[0], timeouts }
}

/** Answers every connection as told, beneath HTTP. */
async function startRaw(t: TestContext, serve: (socket: Socket) => void): Promise<number> {
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => {}).on('data', () => {})
    serve(socket)
  })
  t.after(() => {
    server.close()
    for (const socket of sockets) socket.destroy()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  return typeof address === 'object' ? (address?.port ?? 0) : 0
}

function drip(socket: Socket, text: string): void {
  const timer = setInterval(() => socket.write(text), 5)
  socket.once('close', () => clearInterval(timer))
}

describe('connect ≤ 5 s, headers ≤ 15 s and the whole exchange ≤ 20 s are enforced', () => {
  const bounds = { connectMs: 5_000, headersMs: 15_000, totalMs: 20_000 }

  for (const [name, scheme, code, serve] of [
    ['a server that never finishes the handshake', 'https', 'connect_timeout', () => {}],
    ['a server that never answers', 'http', 'headers_timeout', () => {}],
    [
      'endless headers, byte by byte',
      'http',
      'headers_timeout',
      (socket: Socket) => {
        socket.write('HTTP/1.1 200 OK\r\nX-Long: ')
        drip(socket, 'a')
      },
    ],
    [
      '1xx responses for ever',
      'http',
      'malformed_response',
      (socket: Socket) => drip(socket, 'HTTP/1.1 103 Early Hints\r\n\r\n'),
    ],
    [
      'a flood of headers',
      'http',
      'malformed_response',
      (socket: Socket) => {
        socket.write('HTTP/1.1 200 OK\r\n')
        socket.write(`X-Flood: ${'a'.repeat(1_000)}\r\n`.repeat(1_000))
      },
    ],
  ] as const) {
    test(`against ${name}: ${code}`, async (t) => {
      const app = await harness(t)
      const port = await startRaw(t, serve)
      const hurried = code === 'connect_timeout' ? 'connectMs' : 'headersMs'
      const attempt = await attemptAt(app, `${scheme}://127.0.0.1:${port}/`, hurried)
      assert.deepEqual([attempt.status, attempt.error?.code], ['pending', code])
      assert.deepEqual(attempt.timeouts, bounds)
    })
  }

  test('against a body of one byte at a time: the status had arrived, so it counts', async (t) => {
    const app = await harness(t)
    const port = await startRaw(t, (socket) => {
      socket.write('HTTP/1.1 200 OK\r\nContent-Length: 1000000\r\n\r\n')
      drip(socket, 'x')
    })
    const { status, response, error } = await attemptAt(app, `http://127.0.0.1:${port}/`, 'totalMs')
    assert.deepEqual([status, error, response.truncated], ['succeeded', null, true])
    assert.match(response.body, /^x+$/)
    assert.ok(response.body.length < 1_000)
  })
})

describe('a hostile response', () => {
  const compressed =
    (body: Buffer): Handler =>
    (_request, response) =>
      response.writeHead(200, { 'content-encoding': 'gzip' }).end(body)

  test('as a gzip bomb is stored as its first 16 KiB, decoded and marked truncated', async (t) => {
    const app = await harness(t)
    const bomb = gzipSync(Buffer.alloc(50_000_000, 'b'))
    const { url } = await startHttpServer(t, compressed(bomb))
    const { status, response } = await attemptAt(app, `${url}/`)
    assert.deepEqual([status, response.truncated], ['succeeded', true])
    assert.equal(response.body, 'b'.repeat(16_384))
  })

  test('as a 200 with malformed gzip is still a success', async (t) => {
    const app = await harness(t)
    const whole = gzipSync('a body that is cut')
    for (const body of [Buffer.from('not gzip'), whole.subarray(0, whole.length - 12)]) {
      const { url } = await startHttpServer(t, compressed(body))
      const { status, error, response } = await attemptAt(app, `${url}/`)
      assert.deepEqual([status, error, response.truncated], ['succeeded', null, true])
    }
  })
})
