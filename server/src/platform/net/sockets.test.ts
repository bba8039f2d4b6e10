import assert from 'node:assert/strict'
import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket, Socket as TcpSocket } from 'node:net'
import { describe, type TestContext, test } from 'node:test'
import { startTlsServer } from '../../../test/fixtures/tls-server.ts'
import { createOutbound, type OutboundSettings } from './index.ts'
import type { ResolvedAddress } from './names.ts'

const loopback = { allowNetworks: ['127.0.0.0/8'] }
const refused = {
  code: 'target_not_allowed',
  message: 'This server is not allowed to reach the address.',
}

function setUp(t: TestContext, settings: Partial<OutboundSettings> = {}) {
  const outbound = createOutbound({ allowNetworks: [], userAgent: 'test/1', ...settings })
  t.after(() => outbound[Symbol.asyncDispose]())
  return outbound
}

/** A server that greets, and keeps what connects to it. */
async function startServer(
  t: TestContext,
  address = '127.0.0.1',
  port = 0,
  greeting = '220 hi\r\n',
) {
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => {}).resume()
    if (greeting) socket.write(greeting)
  })
  server.listen(port, address)
  await once(server, 'listening')
  t.after(() => {
    server.close()
    for (const socket of sockets) socket.destroy()
  })
  return { port: (server.address() as AddressInfo).port, sockets }
}

const answering =
  (...answers: string[][]): NonNullable<OutboundSettings['resolve']> =>
  async () => {
    const addresses = (answers.length > 1 ? answers.shift() : answers[0]) ?? []
    return addresses.map(
      (address): ResolvedAddress => ({ address, family: address.includes(':') ? 6 : 4, ttl: 0 }),
    )
  }

const plain = { secure: false, connectMs: 5_000 } as const

describe('a socket to an address', () => {
  const forbidden = [
    ...['127.0.0.1', '0x7f.1', '2130706433', '169。254。169。254', '0.0.0.0', '10.0.0.1'],
    ...['::1', '[::1]', '::ffff:127.0.0.1', '64:ff9b::127.0.0.1', 'fd00:ec2::254', 'fe80::1'],
  ]
  for (const host of forbidden) {
    test(`${host} is refused, for mail and for a WebSocket`, async (t) => {
      const { port, sockets } = await startServer(t)
      const outbound = setUp(t)
      await assert.rejects(outbound.connect({ host, port, ...plain }), refused)
      const literal = host.includes(':') && !host.startsWith('[') ? `[${host}]` : host
      const url = `ws://${literal}:${port}/`
      const opening = outbound.openWebSocket({
        url,
        schemes: ['http'],
        connectMs: 5_000,
        maxMessageBytes: 1_000,
      })
      await assert.rejects(opening, refused)
      assert.equal(sockets.size, 0)
    })
  }

  test('is reached when its network is allowed', async (t) => {
    const { port } = await startServer(t)
    const socket = await setUp(t, loopback).connect({ host: '127.0.0.1', port, ...plain })
    const [greeting] = await once(socket, 'data')
    assert.equal(String(greeting), '220 hi\r\n')
    socket.destroy()
  })

  test('that is another one at the socket is refused before a byte is sent', async (t) => {
    const { port } = await startServer(t)
    const outbound = setUp(t, { allowNetworks: ['0.0.0.0/8'] })
    await assert.rejects(outbound.connect({ host: '0.0.0.0', port, ...plain }), refused)
  })

  test('that is reset before it is looked at is a failed connection, which may be tried again', async (t) => {
    const { port } = await startServer(t)
    const outbound = setUp(t, loopback)
    t.mock.method(TcpSocket.prototype as never, '_getpeername' as never, () => ({}))
    const failing = outbound.connect({ host: '127.0.0.1', port, ...plain })
    await assert.rejects(failing, { code: 'connect_failed' })
  })

  test('of our own listener is refused even inside an allowed network', async (t) => {
    const { port } = await startServer(t)
    const outbound = setUp(t, { ...loopback, resolve: answering(['127.0.0.1']) })
    outbound.refuseListeners([{ address: '127.0.0.1', port }])
    for (const host of ['127.0.0.1', 'a.example', '::ffff:127.0.0.1']) {
      await assert.rejects(outbound.connect({ host, port, ...plain }), refused, host)
    }
  })
})

describe('a socket to a name', () => {
  test('is refused when one answer of several is forbidden', async (t) => {
    const { port, sockets } = await startServer(t)
    for (const bad of ['10.0.0.1', '::1', 'nonsense']) {
      const resolve = answering(['127.0.0.1', bad])
      const outbound = setUp(t, { allowNetworks: ['127.0.0.1/32'], resolve })
      await assert.rejects(outbound.connect({ host: 'a.example', port, ...plain }), refused, bad)
    }
    assert.equal(sockets.size, 0)
  })

  test('goes to the very address that was vetted, though the name is rebound', async (t) => {
    const first = await startServer(t)
    const second = await startServer(t, '127.0.0.2', first.port)
    const resolve = answering(['127.0.0.1'], ['127.0.0.2'])
    const outbound = setUp(t, { allowNetworks: ['127.0.0.1/32'], resolve })
    const socket = await outbound.connect({ host: 'a.example', port: first.port, ...plain })
    socket.destroy()
    await assert.rejects(
      outbound.connect({ host: 'a.example', port: first.port, ...plain }),
      refused,
    )
    assert.deepEqual([first.sockets.size, second.sockets.size], [1, 0])
  })

  test('tries the next address when one is dead', async (t) => {
    const { port } = await startServer(t)
    const resolve = answering(['127.0.0.9', '127.0.0.1'])
    const outbound = setUp(t, { ...loopback, resolve })
    const socket = await outbound.connect({ host: 'a.example', port, ...plain })
    assert.equal(socket.remoteAddress, '127.0.0.1')
    socket.destroy()
  })
})

describe('what is no host and port', () => {
  const hosts = [
    ...['', 'a.example/path', 'user@a.example', 'a.example:25', 'a.example?x', 'a.example#x'],
    ...['a.example\r\nMAIL FROM', ' ', `${'a'.repeat(300)}.example`],
  ]
  test('is refused without a look-up', async (t) => {
    const outbound = setUp(t, { ...loopback, resolve: () => assert.fail('a look-up') })
    for (const host of hosts) {
      const opening = outbound.connect({ host, port: 2525, ...plain })
      await assert.rejects(opening, { code: 'invalid_url' }, JSON.stringify(host))
    }
    for (const port of [0, -1, 1.5, 65_536, 22, 110, 6379 - 6379, Number.NaN]) {
      const opening = outbound.connect({ host: '127.0.0.1', port, ...plain })
      await assert.rejects(opening, { code: 'invalid_url' }, String(port))
    }
  })
})

describe('a server that keeps a socket waiting', () => {
  test('with its TLS handshake is a connect_timeout, and leaves no socket', async (t) => {
    const { port, sockets } = await startServer(t, '127.0.0.1', 0, '')
    const outbound = setUp(t, loopback)
    const opening = outbound.connect({ host: '127.0.0.1', port, secure: true, connectMs: 100 })
    await assert.rejects(opening, { code: 'connect_timeout' })
    const [socket] = sockets
    if (socket && !socket.closed) await once(socket, 'close')
  })

  test('is given up when the caller goes, or the server ends', async (t) => {
    const { port } = await startServer(t, '127.0.0.1', 0, '')
    const outbound = createOutbound({ ...loopback, userAgent: 'test/1' })
    const leaving = new AbortController()
    const request = { host: '127.0.0.1', port, secure: true, connectMs: 5_000 }
    const opening = outbound.connect({ ...request, signal: leaving.signal })
    setImmediate(() => leaving.abort())
    await assert.rejects(opening, { code: 'aborted' })
    const open = await outbound.connect({ ...request, secure: false })
    await outbound[Symbol.asyncDispose]()
    assert.ok(open.destroyed)
    await assert.rejects(outbound.connect(request), { code: 'aborted' })
  })
})

test('a socket with TLS believes the authorities that requests believe, and no others', async (t) => {
  const server = await startTlsServer(t)
  const request = { host: '127.0.0.1', port: server.port, secure: true, connectMs: 5_000 }
  await assert.rejects(setUp(t, loopback).connect(request), { code: 'tls_failed' })
  const socket = await setUp(t, { ...loopback, ca: server.ca }).connect(request)
  socket.destroy()
})
