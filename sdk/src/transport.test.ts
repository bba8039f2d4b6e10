import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { fakeServer, refusalBody } from '../test/fake-server.ts'
import {
  type Attempt,
  Capstan,
  ConnectionError,
  isConnectionError,
  isRateLimitError,
  isServerError,
  isTimeoutError,
  RefusedError,
  responseOf,
} from './index.ts'

const contact = { id: 'con_1', name: 'Ada' }
const client = (url: string, options: object = {}) =>
  new Capstan({ url, token: 'cap_test', retryDelayMs: 1, ...options })

describe('a request', () => {
  test('carries the token, its query and its body, and no body where there is none', async (t) => {
    const { url, received } = await fakeServer(
      t,
      [200, { data: [], nextCursor: null }],
      [201, contact],
    )
    await client(url).contacts.list({ tag: 'a b&c', limit: 5 }).page()
    await client(url).contacts.create({ name: 'Ada' })
    const [list, create] = received
    assert.equal(list?.url, '/v1/contacts?tag=a+b%26c&limit=5')
    assert.equal(list?.headers.authorization, 'Bearer cap_test')
    assert.equal(list?.headers['content-type'], undefined)
    assert.equal(list?.headers['idempotency-key'], undefined)
    assert.deepEqual([create?.method, create?.url], ['POST', '/v1/contacts'])
    assert.deepEqual(JSON.parse(create?.body ?? ''), { name: 'Ada' })
  })

  test('goes to the origin, whether or not the url ends in a slash or /v1', async (t) => {
    const { url, received } = await fakeServer(t, [200, contact])
    for (const end of ['', '/', '/v1', '/v1/']) await client(url + end).contacts.get('con_1')
    assert.deepEqual(
      new Set(received.map((request) => request.url)),
      new Set(['/v1/contacts/con_1']),
    )
  })

  test('keeps an id inside its place in the path', async (t) => {
    const { url, received } = await fakeServer(t, [200, contact])
    await client(url).contacts.get('../bases?x=1')
    assert.equal(received[0]?.url, '/v1/contacts/..%2Fbases%3Fx%3D1')
    for (const id of ['', '.', '..']) {
      assert.throws(() => client(url).contacts.delete(id), TypeError)
    }
    assert.equal(received.length, 1)
  })

  test('is never sent with a url or a token that cannot work, and the refusal hides the token', () => {
    assert.throws(() => client('capstan.example.com'), /http or https/)
    const token = 'cap_secret\r\nx: y'
    assert.throws(
      () => client('http://localhost', { token }),
      (error: Error) => error instanceof TypeError && !error.message.includes('cap_secret'),
    )
  })
})

describe('onAttempt', () => {
  test('tells each attempt and how it ended, without query, body or token', async (t) => {
    const { url } = await fakeServer(
      t,
      [503, refusalBody('unavailable'), { 'x-request-id': 'req_1' }],
      [200, { data: [], nextCursor: null }, { 'x-request-id': 'req_2' }],
    )
    const attempts: Attempt[] = []
    const onAttempt = (attempt: Attempt) => attempts.push(attempt)
    await client(url, { onAttempt }).contacts.list({ q: 'ada@example.com' }).page()
    const told = attempts.map(({ durationMs: _, ...attempt }) => attempt)
    const same = { method: 'GET', path: '/v1/contacts' }
    assert.deepEqual(told, [
      { ...same, number: 1, status: 503, code: 'unavailable', requestId: 'req_1' },
      { ...same, number: 2, status: 200, code: null, requestId: 'req_2' },
    ])
    const away = client('http://127.0.0.1:9', { onAttempt, maxRetries: 0 })
    await assert.rejects(away.contacts.list().page())
    const { status, code } = attempts.at(-1) ?? {}
    assert.deepEqual([attempts.length, status, code], [3, null, 'connection_failed'])
  })
})

describe('a retry', () => {
  test('repeats a POST with one Idempotency-Key until it is answered', async (t) => {
    const { url, received } = await fakeServer(
      t,
      (response) => response.destroy(),
      [503, refusalBody('unavailable'), { 'retry-after': '0' }],
      [429, refusalBody('rate_limited'), { 'retry-after': '0' }],
      [201, contact],
    )
    assert.deepEqual(await client(url).contacts.create({ name: 'Ada' }), contact)
    const keys = received.map(({ headers }) => headers['idempotency-key'])
    assert.equal(keys.length, 4)
    assert.match(String(keys[0]), /^[0-9a-f]{32}$/)
    assert.equal(new Set(keys).size, 1)
  })

  test('uses another Idempotency-Key for each call, or the one that is given', async (t) => {
    const { url, received } = await fakeServer(t, [201, contact])
    const { contacts } = client(url)
    await contacts.create({ name: 'Ada' })
    await contacts.create({ name: 'Ada' })
    await contacts.create({ name: 'Ada' }, { idempotencyKey: 'order-7' })
    const keys = received.map(({ headers }) => headers['idempotency-key'])
    assert.equal(new Set(keys).size, 3)
    assert.equal(keys[2], 'order-7')
  })

  test('waits for the first request with the same key instead of failing', async (t) => {
    const { url, received } = await fakeServer(
      t,
      [409, refusalBody('idempotency_in_progress'), { 'retry-after': '0' }],
      [201, contact, { 'idempotency-replayed': 'true' }],
    )
    const created = await client(url).contacts.create({ name: 'Ada' })
    assert.equal(responseOf(created)?.replayed, true)
    assert.equal(received.length, 2)
  })

  test('ends after maxRetries with the error of the last answer', async (t) => {
    const { url, received } = await fakeServer(t, [500, refusalBody('internal_error')])
    await assert.rejects(client(url, { maxRetries: 2 }).contacts.get('con_1'), isServerError)
    assert.equal(received.length, 3)
    await assert.rejects(client(url).contacts.get('con_1', { maxRetries: 0 }), isServerError)
    assert.equal(received.length, 4)
  })

  test('does not wait for a Retry-After that is too long, and says how long it is', async (t) => {
    const headers = { 'retry-after': '61', 'x-request-id': 'req_1' }
    const { url, received } = await fakeServer(t, [429, refusalBody('rate_limited'), headers])
    await assert.rejects(client(url).contacts.get('con_1'), (error) => {
      assert.ok(isRateLimitError(error))
      assert.deepEqual([error.retryAfterSeconds, error.requestId], [61, 'req_1'])
      return true
    })
    assert.equal(received.length, 1)
  })

  test('is not made for a refusal that would come again', async (t) => {
    const { url, received } = await fakeServer(t, [409, refusalBody('duplicate_resource', 'email')])
    await assert.rejects(client(url).contacts.create({ email: 'a@b.c' }), { field: 'email' })
    assert.equal(received.length, 1)
  })

  test('of a deletion whose answer was lost takes "not found" for done', async (t) => {
    const lost = (response: { destroy(): void }) => response.destroy()
    const gone = [404, refusalBody('not_found')] as [number, unknown]
    const { url } = await fakeServer(t, lost, gone)
    await client(url).contacts.delete('con_1')
    const { url: other } = await fakeServer(t, gone)
    await assert.rejects(client(other).contacts.delete('con_1'), { code: 'not_found' })
  })
})

describe('a request without a usable answer', () => {
  test('is a ConnectionError that names the server and the cause', async () => {
    const call = client('http://127.0.0.1:1', { maxRetries: 1 }).contacts.get('con_1')
    await assert.rejects(call, (error) => {
      assert.ok(isConnectionError(error) && error instanceof ConnectionError)
      assert.match(error.message, /^http:\/\/127\.0\.0\.1:1 cannot be reached: /)
      assert.deepEqual([error.code, error.status], ['connection_failed', undefined])
      return true
    })
  })

  test('is a TimeoutError after timeoutMs, whether the head or the body is missing', async (t) => {
    const silent = () => {}
    const halfway = (response: {
      writeHead(status: number): unknown
      write(text: string): void
    }) => {
      response.writeHead(200)
      response.write('{"id":')
    }
    for (const answer of [silent, halfway]) {
      const { url, received } = await fakeServer(t, answer)
      // A busy machine can need longer to send a request.
      for (const timeoutMs of [200, 2_000, 20_000]) {
        received.length = 0
        const { contacts } = client(url, { timeoutMs, maxRetries: 1 })
        await assert.rejects(contacts.get('con_1'), isTimeoutError)
        if (received.length === 2) break
      }
      assert.equal(received.length, 2)
    }
  })

  test('is refused when it is a redirect, which would carry the token elsewhere', async (t) => {
    const elsewhere = await fakeServer(t, [200, contact])
    const { url, received } = await fakeServer(t, [307, undefined, { location: elsewhere.url }])
    await assert.rejects(client(url).contacts.get('con_1'), /redirects to another address/)
    assert.deepEqual([received.length, elsewhere.received.length], [1, 0])
  })

  test('is told apart from Capstan when it is not JSON', async (t) => {
    const { url } = await fakeServer(t, [200, '<html>'], [502, '<html>'])
    const { contacts } = client(url, { maxRetries: 0 })
    await assert.rejects(contacts.get('con_1'), { code: 'unexpected_answer', status: undefined })
    await assert.rejects(contacts.get('con_1'), { code: 'unexpected_answer', status: 502 })
    await assert.rejects(contacts.get('con_1'), RefusedError)
  })
})

describe('an AbortSignal', () => {
  test('ends a call with its own reason while it waits for an answer', async (t) => {
    const controller = new AbortController()
    const { url, received } = await fakeServer(t, () => controller.abort(new Error('enough')))
    const call = client(url).contacts.get('con_1', { signal: controller.signal })
    await assert.rejects(call, { message: 'enough' })
    assert.equal(received.length, 1)
  })

  test('ends a call while it waits between attempts', async (t) => {
    const controller = new AbortController()
    const { signal } = controller
    const headers = { 'retry-after': '30' }
    const { url, received } = await fakeServer(t, [503, refusalBody('unavailable'), headers])
    const listen = EventTarget.prototype.addEventListener.bind(signal)
    // The wait is what listens to the signal itself.
    t.mock.method(signal, 'addEventListener', (...args: Parameters<typeof listen>) => {
      listen(...args)
      controller.abort(new Error('enough'))
    })
    const call = client(url).contacts.get('con_1', { signal })
    await assert.rejects(call, { message: 'enough' })
    assert.equal(received.length, 1)
  })

  test('that was aborted before sends nothing', async (t) => {
    const { url, received } = await fakeServer(t, [200, contact])
    const signal = AbortSignal.abort(new Error('never'))
    await assert.rejects(client(url).contacts.get('con_1', { signal }), { message: 'never' })
    assert.equal(received.length, 0)
  })
})

describe('what came with an answer', () => {
  test('is the request id, the ETag and the rate limit', async (t) => {
    const { url } = await fakeServer(t, [
      200,
      contact,
      {
        'x-request-id': 'req_7',
        etag: '"abc"',
        'ratelimit-policy': '"token";q=600;w=60, "organization";q=1800;w=60',
        ratelimit: '"token";r=599;t=1, "organization";r=7;t=58',
      },
    ])
    assert.deepEqual(responseOf(await client(url).contacts.get('con_1')), {
      status: 200,
      requestId: 'req_7',
      etag: '"abc"',
      rateLimit: {
        name: 'organization',
        limit: 1800,
        windowSeconds: 60,
        remaining: 7,
        resetSeconds: 58,
      },
      replayed: false,
      retryAfterMs: null,
    })
  })

  test('has no rate limit when the plan sets none', async (t) => {
    const { url } = await fakeServer(t, [200, contact])
    assert.equal(responseOf(await client(url).contacts.get('con_1'))?.rateLimit, undefined)
  })
})
