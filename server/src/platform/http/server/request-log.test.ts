import assert from 'node:assert/strict'
import { once } from 'node:events'
import { connect } from 'node:net'
import { describe, test } from 'node:test'
import { make } from '../../../../test/factories.ts'
import { type Harness, harness } from '../../../../test/harness.ts'
import { exchange, listen } from '../../../../test/wire.ts'

const lines: string[] = []
const log = { write: (line: string) => void lines.push(line) }

/** What a request logs, as the objects that its lines are. */
async function logged(request: () => Promise<unknown>): Promise<Record<string, unknown>[]> {
  lines.length = 0
  await request()
  await new Promise(setImmediate)
  return lines.map((line) => JSON.parse(line))
}

describe('the log of a request', () => {
  test('is one line with method, path, status, duration and request id', async (t) => {
    const app = await harness(t, { log })
    const answers: string[] = []
    const [line, ...more] = await logged(async () => {
      const { headers } = await app.owner.get('/v1/contacts?email=ada@example.com')
      answers.push(headers['x-request-id'] ?? '')
    })
    assert.deepEqual(more, [])
    assert.deepEqual(
      [line?.['method'], line?.['path'], line?.['status'], line?.['reqId']],
      ['GET', '/v1/contacts', 200, answers[0]],
    )
    assert.equal(typeof line?.['durationMs'], 'number')
  })

  test('says in words how severe it is, by which route, and by whose token it came', async (t) => {
    const app = await harness(t, { log })
    const { id, token } = await make.token(app, ['*'])
    const contact = await make.contact(app)
    const [line] = await logged(() => app.as({ token }).get(`/v1/contacts/${contact.id}`))
    assert.match(String(line?.['time']), /^\d{4}-\d\d-\d\dT[\d:.]+Z$/)
    const { level, route, organizationId, tokenId } = line ?? {}
    assert.deepEqual(
      { level, route, organizationId, tokenId },
      {
        level: 'info',
        route: '/v1/contacts/{contactId}',
        organizationId: app.organization.id,
        tokenId: id,
      },
    )
    const [operators] = await logged(() => app.operator.get('/operator/v1/organizations'))
    assert.deepEqual([operators?.['sender'], operators?.['tokenId']], ['operator', undefined])
    const [strangers] = await logged(() => app.as(null).get('/v1/contacts'))
    assert.deepEqual([strangers?.['sender'], strangers?.['organizationId']], [undefined, undefined])
  })

  test('holds no token, wherever in the request it stands', async (t) => {
    const app = await harness(t, { log })
    const { token } = await make.token(app, ['*'])
    const answer = await logged(async () => {
      await app.as(null).get(`/v1/contacts?token=${token}&access_token=${token}`)
      await app.as(null).get(`/v1/contacts/${token}`)
      await app.as(null).get(`/v1/${token}/${token}`)
      await app.as({ token }).get('/v1/contacts', { 'x-api-key': token })
      await app.as({ token }).post('/v1/contacts', { name: token, custom: { token } })
      await app.as({ token }).get('/v1/contacts', { authorization: `Bearer ${token}x` })
    })
    assert.equal(answer.length, 6)
    assert.doesNotMatch(JSON.stringify(answer), new RegExp(token))
  })
})

/** What a stranger may send, each on a connection of its own; those without an end break off. */
const strange: Record<string, { bytes: string | Buffer; breaksOff?: boolean }> = {
  'no HTTP': { bytes: 'hello\r\n\r\n' },
  'the first bytes of TLS': { bytes: Buffer.from([0x16, 0x03, 0x01, 0x02, 0x00, 0x01]) },
  'headers without an end': { bytes: `GET / HTTP/1.1\r\nX: ${'x'.repeat(17_000)}\r\n\r\n` },
  'half a header': { bytes: 'GET / HTTP/1.1\r\nHo', breaksOff: true },
  'half a body': {
    bytes:
      'POST /session/auth/sign-in/email HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 900\r\n\r\n{"email":',
    breaksOff: true,
  },
  'half a chunk': {
    bytes:
      'POST /session/join HTTP/1.1\r\nHost: x\r\nOrigin: http://x\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\nff\r\n{"a',
    breaksOff: true,
  },
  'a chunk without a length': {
    bytes:
      'POST /session/join HTTP/1.1\r\nHost: x\r\nOrigin: http://x\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\nZZ\r\n',
  },
  'no JSON': {
    bytes:
      'POST /session/join HTTP/1.1\r\nHost: x\r\nOrigin: http://x\r\nContent-Type: application/json\r\nContent-Length: 1\r\n\r\n{',
  },
  'a media type of nobody': {
    bytes:
      'POST /session/join HTTP/1.1\r\nHost: x\r\nOrigin: http://x\r\nContent-Type: ;;\r\nContent-Length: 1\r\n\r\n{',
  },
  'an escape that is none': { bytes: 'GET /v1/contacts/%zz HTTP/1.1\r\nHost: x\r\n\r\n' },
  'a token of nobody': {
    bytes: 'GET /v1/contacts HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer cap_x\r\n\r\n',
  },
  'an answer that nobody reads': {
    bytes: 'GET /docs/api/js/scalar.js HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(20),
    breaksOff: true,
  },
}

async function sendAndLeave(port: number, bytes: string | Buffer): Promise<void> {
  const socket = connect(port, '127.0.0.1')
  socket.on('error', () => {})
  await new Promise<void>((sent) => socket.write(bytes, () => sent()))
  await new Promise(setImmediate)
  socket.resetAndDestroy()
  await once(socket, 'close')
}

/** Until the server has forgotten every connection. */
async function settle({ http }: Harness): Promise<void> {
  const count = () => new Promise<number>((done) => http.server.getConnections((_, n) => done(n)))
  while ((await count()) > 0) await new Promise(setImmediate)
}

const severeLevels = ['warn', 'error', 'fatal']

describe('the log of what strangers send', () => {
  for (const [what, { bytes, breaksOff = false }] of Object.entries(strange)) {
    test(`holds no warning and no error for ${what}`, async (t) => {
      const app = await harness(t, { log })
      const port = await listen(app.http)
      const severe = await logged(async () => {
        if (breaksOff) await sendAndLeave(port, bytes)
        else await exchange(port, bytes)
        await settle(app)
      })
      assert.deepEqual(
        severe.filter(({ level }) => severeLevels.includes(String(level))),
        [],
      )
    })
  }

  test('holds no warning and no error for wrong passwords and codes', async (t) => {
    const app = await harness(t, { log })
    const headers = { host: 'x', origin: 'http://x' }
    const severe = await logged(async () => {
      for (const [path, body] of [
        ['sign-in/email', { email: 'nobody@example.com', password: 'wrong password' }],
        ['reset-password', { token: 'wrong', newPassword: 'another password' }],
        ['two-factor/verify-totp', { code: '000000' }],
      ] as const) {
        const url = `/session/auth/${path}`
        const answer = await app.as(null).send({ method: 'POST', url, headers, payload: body })
        assert.ok(answer.status >= 400 && answer.status < 500, `${path} ${answer.status}`)
      }
      await app.as(null).get('/session/auth/verify-email?token=wrong')
    })
    assert.deepEqual(
      severe.filter(({ level }) => severeLevels.includes(String(level))),
      [],
    )
  })
})
