import assert from 'node:assert/strict'
import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { describe, type TestContext, test } from 'node:test'
import { Worker } from 'node:worker_threads'
import fc from 'fast-check'
import { atDepth } from '../../../test/depth.ts'
import {
  createOutbound,
  OutboundError,
  type OutboundRequest,
  type OutboundResponse,
} from './index.ts'

const patient = { connectMs: 60_000, headersMs: 60_000, totalMs: 120_000 }

/** Totals for what has to happen before the time is over: on a busy machine the first ones are too short for it. */
const totals = [100, 1_000, 10_000, 100_000]
const bounds = {
  maxBodyBytes: 16_384,
  onOversize: 'truncate',
  timeouts: patient,
  schemes: ['http', 'https'],
} as const satisfies Omit<OutboundRequest, 'url'>

function setUp(t: Pick<TestContext, 'after'>) {
  const outbound = createOutbound({ allowNetworks: ['127.0.0.0/8'], userAgent: 'test/1' })
  t.after(() => outbound[Symbol.asyncDispose]())
  return outbound
}

/** A server that does with each connection what `misbehave` says, once something has been sent to it. */
async function startRawServer(t: Pick<TestContext, 'after'>, misbehave: (socket: Socket) => void) {
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => {})
    socket.once('data', () => misbehave(socket))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  t.after(() => {
    server.close()
    for (const socket of sockets) socket.destroy()
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
}

/** Asks with longer and longer totals until enough of the response has come: a machine with other work is slow. */
async function receive(
  outbound: ReturnType<typeof setUp>,
  url: string,
  isEnough: (response: OutboundResponse) => boolean,
): Promise<OutboundResponse | null> {
  for (const totalMs of totals) {
    const sent = outbound.request({ url, ...bounds, timeouts: { ...patient, totalMs } })
    const received = await sent.catch((error: unknown) => {
      // It was given up before its response began.
      if (!(error instanceof OutboundError) || error.code !== 'total_timeout') throw error
    })
    if (received && isEnough(received)) return received
  }
  return null
}

/** Writes for as long as the other side reads. */
function writeForEver(socket: Socket, text: string): void {
  const more = (): void => {
    while (!socket.destroyed && socket.write(text)) {}
  }
  socket.on('drain', more)
  more()
}

/** Writes a little every few milliseconds, until the other side goes. */
function drip(socket: Socket, text: string, everyMs: number): void {
  const timer = setInterval(() => socket.write(text), everyMs)
  socket.once('close', () => clearInterval(timer))
}

describe('a server that keeps one waiting', () => {
  test('with its headers is a headers_timeout', async (t) => {
    const url = await startRawServer(t, () => {})
    const timeouts = { ...patient, headersMs: 100 }
    await assert.rejects(setUp(t).request({ url, ...bounds, timeouts }), {
      code: 'headers_timeout',
      message: 'No response within 100 ms.',
    })
  })

  test('with headers that come byte by byte is a headers_timeout', async (t) => {
    const url = await startRawServer(t, (socket) => {
      socket.write('HTTP/1.1 200 OK\r\nX-Long: ')
      drip(socket, 'a', 10)
    })
    const timeouts = { ...patient, headersMs: 150 }
    const sent = setUp(t).request({ url, ...bounds, timeouts })
    await assert.rejects(sent, { code: 'headers_timeout' })
  })

  test('with 1xx responses in between is a headers_timeout all the same', async (t) => {
    const url = await startRawServer(t, (socket) =>
      drip(socket, 'HTTP/1.1 103 Early Hints\r\n\r\n', 30),
    )
    const timeouts = { ...patient, headersMs: 150 }
    const sent = setUp(t).request({ url, ...bounds, timeouts })
    await assert.rejects(sent, { code: 'headers_timeout' })
  })

  test('with the TLS handshake is a connect_timeout', async (t) => {
    const url = await startRawServer(t, () => {})
    const timeouts = { ...patient, connectMs: 100 }
    const sent = setUp(t).request({ url: url.replace('http:', 'https:'), ...bounds, timeouts })
    await assert.rejects(sent, {
      code: 'connect_timeout',
      message: 'No connection within 100 ms.',
    })
  })

  test('with its name server is a total_timeout when that is the shorter bound', async (t) => {
    const resolve = () => new Promise<never>(() => {})
    const outbound = createOutbound({ allowNetworks: [], userAgent: 'test/1', resolve })
    t.after(() => outbound[Symbol.asyncDispose]())
    const timeouts = { ...patient, totalMs: 100 }
    const sent = outbound.request({ url: 'http://a.example/', ...bounds, timeouts })
    await assert.rejects(sent, { code: 'total_timeout' })
  })

  test('with a body of one byte at a time costs no more than the total', async (t) => {
    const url = await startRawServer(t, (socket) => {
      socket.write('HTTP/1.1 200 OK\r\nContent-Length: 1000000\r\n\r\n')
      drip(socket, 'x', 10)
    })
    const outbound = setUp(t)
    const received = await receive(outbound, url, ({ body }) => body.length > 0)
    const { status, truncated, bodyComplete } = received ?? {}
    assert.deepEqual([status, truncated, bodyComplete], [200, false, false])
    const timeouts = { ...patient, totalMs: 200 }
    const whole = outbound.request({ url, ...bounds, timeouts, onOversize: 'fail' })
    await assert.rejects(whole, {
      code: 'total_timeout',
      message: 'The exchange took longer than 200 ms.',
    })
  })

  test('over several redirects has one total for all of them', async (t) => {
    const url = await startRawServer(t, (socket) => {
      socket.on('data', () => {})
      const answer =
        'HTTP/1.1 302 Found\r\nLocation: /\r\nContent-Length: 0\r\nConnection: close\r\n\r\n'
      setTimeout(() => socket.end(answer), 60)
    })
    const timeouts = { ...patient, totalMs: 200 }
    const sent = setUp(t).request({ url, ...bounds, timeouts, redirects: 1_000 })
    await assert.rejects(sent, { code: 'total_timeout' })
  })
})

test('a redirect that took all the time there was is not followed', async (t) => {
  let connections = 0
  const url = await startRawServer(t, (socket) => {
    const isFirst = ++connections === 1
    const head = 'HTTP/1.1 302 Found\r\nLocation: /to\r\nContent-Length: 1000\r\n\r\n'
    socket.write(isFirst ? head : 'HTTP/1.1 204 No Content\r\n\r\n')
  })
  const outbound = setUp(t)
  for (const totalMs of totals) {
    const timeouts = { ...patient, totalMs }
    const sent = outbound.request({ url, ...bounds, timeouts, redirects: 1 })
    await assert.rejects(sent, { code: 'total_timeout' })
    if (connections > 0) break
  }
  assert.equal(connections, 1)
})

describe('a server that sends too much', () => {
  test('beside a redirect is left after the first 16 KiB', async (t) => {
    let isFirst = true
    const url = await startRawServer(t, (socket) => {
      const head = 'HTTP/1.1 302 Found\r\nLocation: /to\r\nContent-Length: 1000000\r\n\r\n'
      socket.write(isFirst ? head + 'x'.repeat(20_000) : 'HTTP/1.1 204 No Content\r\n\r\n')
      isFirst = false
    })
    const sent = setUp(t).request({ url, ...bounds, maxBodyBytes: 1_000_000, redirects: 1 })
    assert.equal((await sent).status, 204)
  })

  test('of headers is a malformed_response', async (t) => {
    const url = await startRawServer(t, (socket) => {
      socket.write('HTTP/1.1 200 OK\r\n')
      writeForEver(socket, 'X-Flood: aaaaaaaaaaaaaaaaaaaaaaaa\r\n')
    })
    await assert.rejects(setUp(t).request({ url, ...bounds }), {
      code: 'malformed_response',
      message: 'The response headers are larger than 16384 bytes.',
    })
  })

  test('of a single header is a malformed_response', async (t) => {
    const url = await startRawServer(t, (socket) => {
      socket.write('HTTP/1.1 200 OK\r\nX-Flood: ')
      writeForEver(socket, 'aaaaaaaaaaaaaaaaaaaaaaaa')
    })
    await assert.rejects(setUp(t).request({ url, ...bounds }), { code: 'malformed_response' })
  })

  test('of 1xx responses is a malformed_response', async (t) => {
    const url = await startRawServer(t, (socket) =>
      writeForEver(socket, 'HTTP/1.1 103 Early Hints\r\nLink: </a.css>\r\n\r\n'),
    )
    await assert.rejects(setUp(t).request({ url, ...bounds }), {
      code: 'malformed_response',
      message: 'The server sent more than 16 1xx responses.',
    })
  })

  test('of trailers does not turn a complete status into anything else', async (t) => {
    const url = await startRawServer(t, (socket) => {
      socket.write('HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n2\r\nok\r\n0\r\n')
      writeForEver(socket, 'X-Flood: aaaaaaaaaaaaaaaaaaaaaaaa\r\n')
    })
    const { status, body, bodyComplete } = await setUp(t).request({ url, ...bounds })
    assert.deepEqual([status, body.toString(), bodyComplete], [200, 'ok', false])
  })

  test('of chunk extensions costs no more than the total', async (t) => {
    const url = await startRawServer(t, (socket) => {
      socket.write('HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n2;')
      writeForEver(socket, 'a=bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb;')
    })
    const { status, bodyComplete } = (await receive(setUp(t), url, () => true)) ?? {}
    assert.deepEqual([status, bodyComplete], [200, false])
  })
})

describe('a server that breaks off', () => {
  const begun = 'HTTP/1.1 200 OK\r\nContent-Length: 100\r\n\r\nfirst half'

  test('before its headers is a connection_reset', async (t) => {
    const endings: ((socket: Socket) => void)[] = [
      (socket) => socket.resetAndDestroy(),
      (socket) => socket.end(),
      (socket) => socket.write('HTTP/1.1 200 OK\r\nX-A', () => socket.resetAndDestroy()),
    ]
    for (const end of endings) {
      const url = await startRawServer(t, end)
      await assert.rejects(setUp(t).request({ url, ...bounds }), {
        code: 'connection_reset',
        message: 'The server closed the connection before the response was complete.',
      })
    }
  })

  test('inside its body has still sent a status', async (t) => {
    const url = await startRawServer(t, (socket) => socket.write(begun, () => socket.end()))
    const response = await setUp(t).request({ url, ...bounds })
    assert.deepEqual([response.status, response.bodyComplete], [200, false])
    assert.equal(response.body.toString(), 'first half')
  })

  test('inside a body that is needed whole is an error', async (t) => {
    const url = await startRawServer(t, (socket) => socket.write(begun, () => socket.end()))
    const sent = setUp(t).request({ url, ...bounds, onOversize: 'fail' })
    await assert.rejects(sent, (error: OutboundError) =>
      /^(connection_reset|malformed_response)$/.test(error.code),
    )
  })

  test('in the TLS handshake is a tls_failed', async (t) => {
    for (const end of [
      (socket: Socket) => socket.resetAndDestroy(),
      (socket: Socket) => socket.end(),
      (socket: Socket) => socket.end('HTTP/1.1 400 Bad Request\r\n\r\n'),
    ]) {
      const url = (await startRawServer(t, end)).replace('http:', 'https:')
      await assert.rejects(setUp(t).request({ url, ...bounds }), { code: 'tls_failed' })
    }
  })
})

test('a client that ends takes the connections with it that are still being made', async (t) => {
  const heard = Promise.withResolvers<Socket>()
  const url = (await startRawServer(t, heard.resolve)).replace('http:', 'https:')
  const outbound = setUp(t)
  const sent = assert.rejects(outbound.request({ url, ...bounds }), { code: 'aborted' })
  const socket = await heard.promise
  const closed = once(socket.resume(), 'close')
  await outbound[Symbol.asyncDispose]()
  await Promise.all([sent, closed])
})

describe('a server that does not speak HTTP', () => {
  const answers: Record<string, string> = {
    'another protocol': 'SSH-2.0-OpenSSH_9.6\r\n',
    'an upgrade nobody asked for':
      'HTTP/1.1 101 Switching Protocols\r\nUpgrade: x\r\nConnection: upgrade\r\n\r\n',
    'two lengths': 'HTTP/1.1 200 OK\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nab',
    'a header with a bare line feed': 'HTTP/1.1 200 OK\r\nX: a\rb\r\n\r\n',
  }
  for (const [name, answer] of Object.entries(answers)) {
    test(`but ${name} is a malformed_response`, async (t) => {
      const url = await startRawServer(t, (socket) => socket.end(answer))
      await assert.rejects(setUp(t).request({ url, ...bounds }), {
        code: 'malformed_response',
        message: 'The server did not send a valid HTTP response.',
      })
    })
  }

  test('and claims gzip without sending any has still sent a status', async (t) => {
    const answer = 'HTTP/1.1 200 OK\r\nContent-Encoding: gzip\r\nContent-Length: 5\r\n\r\nplain'
    const url = await startRawServer(t, (socket) => socket.end(answer))
    const outbound = setUp(t)
    const response = await outbound.request({ url, ...bounds })
    assert.deepEqual(
      [response.status, response.bodyComplete, response.body.length],
      [200, false, 0],
    )
    await assert.rejects(outbound.request({ url, ...bounds, onOversize: 'fail' }), {
      code: 'malformed_response',
      message: 'The response body could not be decoded.',
    })
  })

  test('and sends any bytes at all ends in a response or in an OutboundError', async (t) => {
    const pieces = fc.constantFrom(
      'HTTP/1.1 200 OK\r\n',
      'HTTP/1.1 103 Hi\r\n\r\n',
      'Content-Length: 3\r\n',
      'Transfer-Encoding: chunked\r\n',
      'Content-Encoding: gzip\r\n',
      'Content-Encoding: deflate\r\n',
      'Connection: close\r\n',
      '__proto__: x\r\n',
      'constructor: y\r\n',
      'Location: /x\r\n',
      'HTTP/1.1 302 Found\r\n',
      '\r\n',
      '3\r\nabc\r\n',
      '0\r\n\r\n',
      '\x1f\x8b\x08',
      'HTTP/1.0 204 No\r\n',
    )
    const noise = fc
      .uint8Array({ maxLength: 20 })
      .map((bytes) => Buffer.from(bytes).toString('latin1'))
    const answers = fc.array(fc.oneof({ weight: 4, arbitrary: pieces }, noise), { maxLength: 12 })
    let answer = ''
    const url = await startRawServer(t, (socket) => socket.end(answer, 'latin1'))
    const outbound = setUp(t)
    await fc.assert(
      fc.asyncProperty(answers, async (parts) => {
        answer = parts.join('')
        const sent = outbound.request({ url, ...bounds, redirects: 1 })
        const error = await sent.then(
          () => null,
          (reason: unknown) => reason,
        )
        assert.ok(error === null || error instanceof OutboundError, String(error))
      }),
      { numRuns: atDepth(200) },
    )
  })
})

describe('an endless body', () => {
  // In a thread of its own, so that its memory is not counted as ours.
  const serverSource = `
    const { createServer } = require('node:http')
    const { gzipSync } = require('node:zlib')
    const { parentPort } = require('node:worker_threads')
    const member = gzipSync(Buffer.alloc(10 * 1024 * 1024)) // members in a row are one body
    const plain = Buffer.alloc(65536, 'x')
    let written = 0
    createServer((request, response) => {
      const isBomb = request.url === '/bomb'
      response.writeHead(200, isBomb ? { 'content-encoding': 'gzip' } : { 'content-length': 10 * 2 ** 30 })
      const more = () => {
        while (!response.destroyed && response.write(isBomb ? member : plain)) written += plain.length
      }
      response.on('drain', more).on('close', () => parentPort.postMessage({ closed: request.url }))
      more()
    }).listen(0, '127.0.0.1', function () { parentPort.postMessage({ port: this.address().port }) })
  `

  /** The most that buffers and native code took above the start, while `work` was running. */
  async function peakBytes(work: Promise<unknown>): Promise<number> {
    const used = (): number => {
      const { arrayBuffers, external } = process.memoryUsage()
      return Math.max(arrayBuffers, external)
    }
    const before = used()
    let peak = before
    let isOver = false
    const done = work.finally(() => {
      isOver = true
    })
    while (!isOver) {
      peak = Math.max(peak, used())
      await new Promise((resolve) => setImmediate(resolve))
    }
    await done
    return peak - before
  }

  for (const [name, path] of [
    ['a body of 10 GB', 'plain'],
    ['a gzip bomb', 'bomb'],
  ] as const) {
    test(`${name} is cut, costs less than 1 MB, and its connection is closed`, async (t) => {
      const worker = new Worker(serverSource, { eval: true })
      t.after(() => worker.terminate())
      const [{ port }] = (await once(worker, 'message')) as [{ port: number }]
      const outbound = setUp(t)
      const url = `http://127.0.0.1:${port}/${path}`
      await outbound.request({ url, ...bounds }) // loads what is loaded once
      await once(worker, 'message')
      const sent = outbound.request({ url, ...bounds })
      const closed = once(worker, 'message')
      const taken = await peakBytes(sent)
      const { status, body, truncated } = await sent
      assert.deepEqual([status, body.length, truncated], [200, 16_384, true])

      assert.ok(taken < 1_048_576, `${taken} bytes`)
      assert.deepEqual(await closed, [{ closed: `/${path}` }])
      const whole = outbound.request({ url, ...bounds, onOversize: 'fail' })
      await assert.rejects(whole, { code: 'body_too_large' })
    })
  }
})
