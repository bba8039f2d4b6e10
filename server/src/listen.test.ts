import assert from 'node:assert/strict'
import { once } from 'node:events'
import { request } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { describe, test } from 'node:test'
import Fastify from 'fastify'
import { listen } from './listen.ts'
import { drainConnections } from './platform/http/server/shutdown.ts'
import type { Listener } from './platform/net/guard.ts'

describe('a host with two addresses', () => {
  test('is answered on both, and a stop drains the connections of both', async (t) => {
    const app = Fastify({ forceCloseConnections: 'idle', return503OnClosing: false })
    t.after(() => app.close())
    drainConnections(app, { isUnderway: false, remainingMs: 60_000 })
    const { promise: slow, resolve: answer } = Promise.withResolvers<string>()
    const { promise: asked, resolve: arrive } = Promise.withResolvers<void>()
    app.get('/slow', () => {
      arrive()
      return slow
    })
    const own: Listener[] = []
    const outbound = { refuseListeners: (all: readonly Listener[]) => void own.push(...all) }
    const addresses = ['127.0.0.1', '127.0.0.2']
    const listening = await listen(
      app,
      outbound,
      { host: 'localhost', port: 0 },
      async () => addresses,
    )
    const { port } = app.server.address() as AddressInfo
    assert.deepEqual(
      own.map((one) => [one.address, one.port]),
      [['127.0.0.2', port]],
    )

    const accepted = once(app.server, 'connection')
    const silent = connect(port, '127.0.0.2').resume()
    await Promise.all([accepted, once(silent, 'connect')])
    const answered = once(request({ host: '127.0.0.2', port, path: '/slow' }).end(), 'response')
    await asked
    let hasClosed = false
    const closing = listening.close().then(() => {
      hasClosed = true
    })
    await once(silent, 'close')
    await assert.rejects(once(connect(port, '127.0.0.2'), 'connect'), { code: 'ECONNREFUSED' })
    assert.equal(hasClosed, false, 'one request is still being answered')
    answer('done')
    const [response] = await answered
    assert.equal((await response.toArray()).join(''), 'done')
    await closing
  })

  test('is answered on the one that this machine has', async (t) => {
    const app = Fastify()
    const foreign = ['127.0.0.1', '192.0.2.1']
    const outbound = { refuseListeners: () => assert.fail() }
    const host = { host: 'localhost', port: 0 }
    const listening = await listen(app, outbound, host, async () => foreign)
    t.after(() => listening.close())
    const { port } = app.server.address() as AddressInfo
    assert.equal((await fetch(`http://127.0.0.1:${port}/`)).status, 404)
  })
})
