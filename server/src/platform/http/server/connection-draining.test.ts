import assert from 'node:assert/strict'
import { once } from 'node:events'
import { request } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { describe, type TestContext, test } from 'node:test'
import Fastify, { type FastifyInstance } from 'fastify'
import { drainConnections } from './shutdown.ts'

/** A server whose only answer waits for `answer`. */
async function startServer(t: TestContext, remainingMs = 60_000) {
  const shutdown = { isUnderway: false, remainingMs }
  const app = Fastify({ forceCloseConnections: 'idle', return503OnClosing: false })
  t.after(() => app.close())
  drainConnections(app, shutdown)
  const { promise, resolve: answer } = Promise.withResolvers<string>()
  const { promise: asked, resolve: arrive } = Promise.withResolvers<void>()
  app.get('/slow', () => {
    arrive()
    return promise
  })
  app.get('/quick', async () => 'here')
  app.post('/body', async () => 'read')
  await app.listen({ host: '127.0.0.1', port: 0 })
  const { port } = app.server.address() as AddressInfo
  return { app, shutdown, port, answer, asked }
}

async function open(port: number, text: string) {
  const socket = connect(port, '127.0.0.1')
  const closed = new Promise((resolve) => socket.on('error', () => {}).once('close', resolve))
  await once(socket, 'connect')
  socket.write(text)
  socket.resume()
  return closed
}

/** Waits until the server has this many connections. */
async function connected({ server }: FastifyInstance, count: number): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  let open = 0
  server.on('connection', () => {
    if (++open === count) resolve()
  })
  await promise
}

const halfHeader = 'GET /quick HTTP/1.1\r\nHost: a\r\nX-Long: '
const halfBody =
  'POST /body HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{"a'

describe('a server that closes', () => {
  test('ends silent sockets and half headers while it still answers what it has begun', async (t) => {
    const { app, port, answer, asked } = await startServer(t)
    const both = connected(app, 2)
    const silent = open(port, '')
    const half = open(port, halfHeader)
    await both
    const asking = request({ port, path: '/slow' }).end()
    const answered = once(asking, 'response')
    await asked
    const closing = app.close()
    await Promise.all([silent, half])
    answer('done')
    const [response] = await answered
    assert.equal(response.statusCode, 200)
    assert.equal((await response.toArray()).join(''), 'done')
    await closing
  })

  test('cuts off half a body when the time of the shutdown is over', async (t) => {
    const { app, port } = await startServer(t, 0)
    const handled = once(app.server, 'request')
    const half = open(port, halfBody)
    await handled
    await app.close()
    await half
  })

  test('asks for another connection from the beginning of the shutdown on', async (t) => {
    const { shutdown, port } = await startServer(t)
    const header = async () =>
      (await fetch(`http://127.0.0.1:${port}/quick`)).headers.get('connection')
    assert.equal(await header(), 'keep-alive')
    shutdown.isUnderway = true
    assert.equal(await header(), 'close')
  })
})
