import assert from 'node:assert/strict'
import { once } from 'node:events'
import type { Server } from 'node:http'
import { connect } from 'node:net'
import { describe, type TestContext, test } from 'node:test'
import { Ajv } from 'ajv'
import { make } from '../../../../test/factories.ts'
import { harness } from '../../../../test/harness.ts'
import { exchange, listen, type WireAnswer } from '../../../../test/wire.ts'
import { ErrorBody } from '../../operations/schemas.ts'

const isError = new Ajv({ strict: false }).compile(ErrorBody)

async function send(
  t: TestContext,
  request: (token: string) => string | Buffer,
): Promise<WireAnswer> {
  const app = await harness(t)
  const { token } = await make.token(app, ['*'])
  return exchange(await listen(app.http), request(`Host: x\r\nAuthorization: Bearer ${token}\r\n`))
}

function assertError({ status, headers, body }: WireAnswer, expected: [number, string]): void {
  const parsed = JSON.parse(body)
  assert.ok(isError(parsed), body)
  assert.deepEqual([status, parsed.error.code], expected)
  assert.match(headers['content-type'] ?? '', /^application\/json/)
  assert.match(headers['x-request-id'] ?? '', /^req_/)
}

describe('a request that HTTP itself cannot read', () => {
  for (const [what, request] of Object.entries({
    'no HTTP at all': () => 'hello\r\n\r\n',
    'a method that does not exist': (auth: string) => `FOO /healthz HTTP/1.1\r\n${auth}\r\n`,
    'another protocol': () => 'GET /healthz SMTP/1.1\r\nHost: x\r\n\r\n',
    'the first bytes of TLS': () => Buffer.from([0x16, 0x03, 0x01, 0x02, 0x00, 0x01]),
    'a header without a colon': () => 'GET /healthz HTTP/1.1\r\nHost\r\n\r\n',
    'two lengths': (auth: string) =>
      `POST /v1/contacts HTTP/1.1\r\n${auth}Content-Length: 2\r\nContent-Length: 3\r\n\r\n{}`,
    'a length and chunks, as smugglers send it': (auth: string) =>
      `POST /v1/contacts HTTP/1.1\r\n${auth}Content-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n{}`,
    'a chunk whose length is no number': (auth: string) =>
      `POST /v1/contacts HTTP/1.1\r\n${auth}Content-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\nZZ\r\n{}\r\n`,
    'no Host': () => 'GET /healthz HTTP/1.1\r\n\r\n',
    'two lines of Host': (auth: string) => `GET /healthz HTTP/1.1\r\n${auth}HOST: y\r\n\r\n`,
    'two equal lines of Host': (auth: string) => `GET /healthz HTTP/1.1\r\n${auth}Host: x\r\n\r\n`,
    'two lines of Host in HTTP/1.0': () => 'GET /healthz HTTP/1.0\r\nHost: x\r\nHost: y\r\n\r\n',
    'a Host that is none': () => 'GET /healthz HTTP/1.1\r\nHost: a.example/path\r\n\r\n',
    'a Host with a name before it': () => 'GET /healthz HTTP/1.1\r\nHost: me@a.example\r\n\r\n',
    'an attempt to tunnel': (auth: string) => `CONNECT example.com:443 HTTP/1.1\r\n${auth}\r\n`,
  })) {
    test(`400 in the error shape for ${what}`, async (t) => {
      assertError(await send(t, request), [400, 'malformed_request'])
    })
  }

  test('431 in the error shape for more than 16 KiB of headers', async (t) => {
    const answer = await send(
      t,
      (auth) => `GET /v1/me HTTP/1.1\r\n${auth}X: ${'x'.repeat(17_000)}\r\n\r\n`,
    )
    assertError(answer, [431, 'headers_too_large'])
  })

  test('431 for an address that is longer than all headers may be', async (t) => {
    const answer = await send(t, (auth) => `GET /v1/${'x'.repeat(17_000)} HTTP/1.1\r\n${auth}\r\n`)
    assertError(answer, [431, 'headers_too_large'])
  })

  test('413 without reading on when more is announced than may be sent', async (t) => {
    const answer = await send(
      t,
      (auth) =>
        `POST /v1/contacts HTTP/1.1\r\n${auth}Content-Type: application/json\r\nContent-Length: 9000000\r\n\r\n{`,
    )
    assertError(answer, [413, 'payload_too_large'])
  })

  test('413 when the chunks of a body grow beyond what may be sent', async (t) => {
    const chunk = `10000\r\n${' '.repeat(0x10000)}\r\n`
    const answer = await send(
      t,
      (auth) =>
        `POST /v1/contacts HTTP/1.1\r\n${auth}Content-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n${chunk.repeat(17)}`,
    )
    assertError(answer, [413, 'payload_too_large'])
  })

  test('an expectation that nobody knows is no obstacle', async (t) => {
    const answer = await send(t, (auth) => `GET /v1/me HTTP/1.1\r\n${auth}Expect: magic\r\n\r\n`)
    assert.equal(answer.status, 200)
  })

  for (const host of [
    '',
    'capstan',
    'capstan.example:8080',
    '[::1]:80',
    '127.0.0.1',
    'a_b.example',
  ]) {
    test(`Host: ${host} is one`, async (t) => {
      const answer = await send(t, () => `GET /healthz HTTP/1.1\r\nHost: ${host}\r\n\r\n`)
      assert.equal(answer.status, 200)
    })
  }

  test('HTTP/1.0, which knows no Host, is answered', async (t) => {
    assert.equal((await send(t, () => 'GET /healthz HTTP/1.0\r\n\r\n')).status, 200)
  })
})

test('hundreds of senders that never finish keep nobody waiting, and their time is bounded', async (t) => {
  const { http } = await harness(t)
  const port = await listen(http)
  const begun = [
    '',
    'GET /healthz HTTP/1.1\r\nHost: x\r\nX-Slow: ',
    'POST /v1/contacts HTTP/1.1\r\n',
  ]
  const slow = Array.from({ length: 600 }, (_, n) => {
    const socket = connect(port, '127.0.0.1').on('error', () => {})
    socket.write(begun[n % begun.length] ?? '')
    return socket
  })
  t.after(() => slow.forEach((socket) => void socket.destroy()))
  await Promise.all(slow.map((socket) => socket.connecting && once(socket, 'connect')))
  const answer = await exchange(port, 'GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n')
  assert.equal(answer.status, 200)
  const { headersTimeout, requestTimeout } = http.server as Server
  assert.ok(headersTimeout > 0 && headersTimeout <= 60_000, `${headersTimeout} ms for a header`)
  assert.ok(requestTimeout > 0 && requestTimeout <= 300_000, `${requestTimeout} ms for a request`)
})
