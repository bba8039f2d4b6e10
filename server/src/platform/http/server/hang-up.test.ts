import assert from 'node:assert/strict'
import { once } from 'node:events'
import type { IncomingMessage } from 'node:http'
import { connect, type Socket } from 'node:net'
import { describe, type TestContext, test } from 'node:test'
import { make } from '../../../../test/factories.ts'
import { harness } from '../../../../test/harness.ts'
import { exchange, listen } from '../../../../test/wire.ts'

const lines: string[] = []
const log = { write: (line: string) => void lines.push(line) }
const failures = () => lines.filter((line) => line.includes('"level":"error"'))

/** Requests whose handlers look at the address of the client, most of them after they have waited for the database. */
async function doorsOf(t: TestContext) {
  const app = await harness(t, { log })
  const { token } = await make.token(app, ['*'])
  const { body: hook } = await app.owner.post('/v1/integrations/hooks', {
    ...{ name: 'Hook', preset: 'none' },
  })
  const post = (path: string, body: string, headers = '') =>
    `POST ${path} HTTP/1.1\r\nHost: x\r\n${headers}Content-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`
  const auth = `Authorization: Bearer ${token}\r\n`
  lines.length = 0
  return {
    app,
    requests: {
      'a hook': post(new URL(hook.url).pathname, '{}'),
      'a write': post('/v1/contacts', '{"name":"Ada"}', auth),
      'a read': `GET /v1/me HTTP/1.1\r\nHost: x\r\n${auth}\r\n`,
      'an unknown token': 'GET /v1/me HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer none\r\n\r\n',
      'a page of a proposal': `GET /public/proposals/${'a'.repeat(43)} HTTP/1.1\r\nHost: x\r\n\r\n`,
      'the metrics': 'GET /metrics HTTP/1.1\r\nHost: localhost\r\n\r\n',
      'a sign-in': post('/session/auth/sign-in/email', '{}', 'Origin: http://x\r\n'),
    },
  }
}

describe('a client that hangs up', () => {
  test('before its request is looked at is refused, and no error is logged', async (t) => {
    const { app, requests } = await doorsOf(t)
    const port = await listen(app.http)
    const forget = (socket: Socket) =>
      Object.defineProperty(socket, 'remoteAddress', { value: undefined })
    app.http.server.prependListener('connection', forget)
    t.after(() => app.http.server.off('connection', forget))
    for (const [door, request] of Object.entries(requests)) {
      const { status, body } = await exchange(port, request)
      assert.deepEqual([door, status, failures()], [door, 400, []])
      assert.match(body, /cut off/)
    }
  })

  test('while its request is handled leaves its address, and no error is logged', async (t) => {
    const { app, requests } = await doorsOf(t)
    const port = await listen(app.http)
    for (const request of Object.values(requests)) {
      const socket = connect(port, '127.0.0.1').resume()
      socket.on('error', () => {})
      // After the server's own listener: the request is being handled.
      const asked = once(app.http.server, 'request') as Promise<[IncomingMessage]>
      socket.write(request)
      const [{ socket: served }] = await asked
      served.destroy()
      if (!socket.closed) await once(socket, 'close')
      assert.equal(served.remoteAddress, '127.0.0.1')
      await app.drain()
    }
    // Behind all of them.
    await exchange(port, requests['a read'])
    assert.deepEqual(failures(), [])
  })
})
