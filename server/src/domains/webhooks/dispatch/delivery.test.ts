import assert from 'node:assert/strict'
import { createHmac } from 'node:crypto'
import { describe, type TestContext, test } from 'node:test'
import { Webhook } from 'standardwebhooks'
import { make } from '../../../../test/factories.ts'
import {
  type Handler,
  startHttpServer,
  startTlsServer,
} from '../../../../test/fixtures/tls-server.ts'
import { type Harness, harness } from '../../../../test/harness.ts'
import { delaysMs } from '../deliveries/schedule.ts'

/** A webhook with a receiver behind it that answers as told. */
async function receiver(t: TestContext, app: Harness, handler?: Handler, fields: object = {}) {
  const server = await startTlsServer(t, handler)
  const webhook = await make.webhook(app, { url: `${server.url}/hooks?a=1`, ...fields })
  const lastDelivery = async () => {
    const { body } = await app.owner.get(`/v1/webhooks/${webhook.id}/deliveries?limit=1`)
    return (await app.owner.get(`/v1/deliveries/${body.data[0].id}`)).body
  }
  return { ...server, webhook, lastDelivery }
}

const answer =
  (status: number, headers: Record<string, string> = {}, body = ''): Handler =>
  (_request, response) =>
    response.writeHead(status, headers).end(body)

const hex = (secret: string, body: Buffer): string =>
  createHmac('sha256', secret).update(body).digest('hex')

interface Sent {
  headers: object
  body: Buffer
}

/** By the library of Standard Webhooks, which refuses messages that are more than five minutes old. */
function verify(t: TestContext, app: Harness, secret: string, { headers, body }: Sent): unknown {
  t.mock.timers.enable({ apis: ['Date'], now: app.clock.now() })
  try {
    return new Webhook(secret).verify(body, headers as Record<string, string>)
  } catch {
    return null
  } finally {
    t.mock.timers.reset()
  }
}

describe('a delivery', () => {
  test('is the event, byte for byte, signed for both kinds of receivers', async (t) => {
    const app = await harness(t)
    const { requests, webhook } = await receiver(t, app)
    await make.contact(app, { name: 'Zoë \u2028 🦄', custom: { z: 1, a: { y: 2.5, b: null } } })
    await app.drain()
    const [request] = requests
    assert.ok(request)
    assert.equal(requests.length, 1)
    assert.deepEqual([request.method, request.url], ['POST', '/hooks?a=1'])
    assert.equal(request.headers['x-service-signature'], hex(webhook.secret, request.body))
    assert.equal(request.headers['x-service-event'], 'contact.created')
    assert.equal(request.headers['x-service-signature-previous'], undefined)
    const [event] = (await app.owner.get('/v1/events')).body.data
    assert.deepEqual(verify(t, app, webhook.secret, request), event)
    assert.equal(request.headers['webhook-id'], event.id)
  })

  test('keeps its raw bytes on first send, retry and replay: U+2028, lone surrogates, big integers, duplicate keys', async (t) => {
    const app = await harness(t)
    const { requests, webhook } = await receiver(t, app, (_request, response) =>
      response.writeHead(requests.length > 1 ? 200 : 500).end(),
    )
    await make.contact(app)
    const body = `{"n":9007199254740993,"a":1,"a":2,"s":"\\ud800 \\u0000 é \u2028","z":1.0}`
    await app.context.database.db.updateTable('events').set({ body }).execute()
    await app.drain()
    app.clock.advance('6s')
    await app.drain()
    await app.owner.post(`/v1/webhooks/${webhook.id}/replay`, { status: 'succeeded' })
    await app.drain()
    assert.equal(requests.length, 3)
    for (const request of requests) {
      assert.equal(request.body.toString(), body)
      assert.equal(request.headers['x-service-signature'], hex(webhook.secret, Buffer.from(body)))
    }
  })

  test('goes to webhooks that subscribe to its type, its resource or everything', async (t) => {
    const app = await harness(t)
    const subscribers = [
      await receiver(t, app, undefined, { events: ['contact.created'] }),
      await receiver(t, app, undefined, { events: ['contact.*'] }),
      await receiver(t, app, undefined, { events: ['*'] }),
      await receiver(t, app, undefined, { events: ['contact.deleted', 'webhook.*'] }),
    ]
    const { client } = await make.stranger(app)
    await client.post('/v1/webhooks', { url: `${subscribers[0]?.url}/stranger`, events: ['*'] })
    await make.contact(app)
    await app.drain()
    assert.deepEqual(
      subscribers.map(({ requests }) => requests.length),
      [1, 1, 1, 0],
    )
  })

  test('of a change that is rolled back is never sent', async (t) => {
    const app = await harness(t)
    const { requests } = await receiver(t, app)
    await make.contact(app, { email: 'ada@example.com' })
    await app.owner.post('/v1/contacts', { email: 'ada@example.com' })
    await app.drain()
    assert.equal(requests.length, 1)
  })

  test('is logged with the exact request and response', async (t) => {
    const app = await harness(t)
    const reply = answer(201, { 'x-answer': 'yes' }, 'thanks')
    const { requests, webhook, lastDelivery } = await receiver(t, app, reply)
    const { id, name } = await make.contact(app)
    await app.drain()
    const { attempts, ...delivery } = await lastDelivery()
    const [request] = requests
    assert.deepEqual(
      { ...delivery, id: '', eventId: '' },
      {
        id: '',
        webhookId: webhook.id,
        eventId: '',
        eventType: 'contact.created',
        about: { name, ids: { id } },
        status: 'succeeded',
        attemptsCount: 1,
        maxAttempts: 1,
        lastAttempt: {
          at: app.clock.now().toISOString(),
          statusCode: 201,
          durationMs: attempts[0].durationMs,
          error: null,
        },
        nextAttemptAt: null,
        createdAt: app.clock.now().toISOString(),
        completedAt: app.clock.now().toISOString(),
        expungedAt: null,
        missingScope: null,
      },
    )
    const [attempt] = attempts
    assert.deepEqual(attempt.request, {
      url: webhook.url,
      headers: { ...request?.headers },
      body: request?.body.toString(),
    })
    assert.doesNotMatch(JSON.stringify(attempt), /whsec_/)
    const { response, error, timings } = attempt
    assert.deepEqual([response.status, response.body, response.truncated], [201, 'thanks', false])
    assert.equal(response.headers['x-answer'], 'yes')
    assert.equal(error, null)
    assert.equal(timings.dnsMs, null)
    assert.ok(timings.connectMs > 0 && timings.tlsMs > 0 && timings.firstByteMs > 0)
  })

  test('records that a response set a cookie, but not the cookie', async (t) => {
    const app = await harness(t)
    const { lastDelivery } = await receiver(t, app, (_request, response) =>
      response.setHeader('set-cookie', ['session=secret', 'b=c']).end(),
    )
    await make.contact(app)
    await app.drain()
    const { attempts } = await lastDelivery()
    assert.equal(attempts[0].response.headers['set-cookie'], '(hidden)')
    assert.doesNotMatch(JSON.stringify(attempts), /secret/)
  })

  test('keeps the first 16 KiB of a response, even one that is not text', async (t) => {
    const app = await harness(t)
    const { lastDelivery } = await receiver(t, app, (_request, response) =>
      response.end(Buffer.alloc(100_000, Buffer.from([0, 0xff]))),
    )
    await make.contact(app)
    await app.drain()
    const { status, attempts } = await lastDelivery()
    const { body, truncated } = attempts[0].response
    assert.deepEqual([status, truncated, body.length], ['succeeded', true, 16_384])
    assert.ok(body.startsWith('\0\ufffd'))
  })
})

describe('a delivery that fails', () => {
  test('follows the documented schedule in its retries, none earlier than its base, under the same id, signed again', async (t) => {
    const app = await harness(t)
    const only = { events: ['contact.*'] }
    const { requests, lastDelivery } = await receiver(t, app, answer(500), only)
    await make.contact(app)
    for (const [made, delay] of delaysMs.entries()) {
      app.clock.advance(`${Math.max(0, delay - 1)}ms`)
      if (delay > 0) {
        await app.drain()
        assert.equal(requests.length, made, 'an attempt came early')
      }
      app.clock.advance(`${Math.ceil(delay * 0.1) + 1}ms`)
      await app.drain()
      assert.equal(requests.length, made + 1, 'an attempt is missing')
    }
    const ids = new Set(requests.map(({ headers }) => headers['webhook-id']))
    const times = new Set(requests.map(({ headers }) => headers['webhook-timestamp']))
    assert.deepEqual([ids.size, times.size], [1, delaysMs.length])
    const { status, attemptsCount, nextAttemptAt, completedAt } = await lastDelivery()
    assert.deepEqual([status, attemptsCount, nextAttemptAt], ['failed', 10, null])
    assert.equal(completedAt, app.clock.now().toISOString())
    app.clock.advance('30d')
    await app.drain()
    assert.equal(requests.length, 10)
  })

  for (const status of [301, 302, 303, 307, 308]) {
    test(`with a 3xx such as ${status} is recorded with status and Location, and no second host is ever contacted`, async (t) => {
      const app = await harness(t)
      const elsewhere = await startHttpServer(t)
      const location = `${elsewhere.url}/secret`
      const { lastDelivery } = await receiver(t, app, answer(status, { location }))
      await make.contact(app)
      await app.drain()
      const { attempts, ...delivery } = await lastDelivery()
      const { response } = attempts[0]
      assert.deepEqual(
        [delivery.status, response.status, response.headers.location],
        ['pending', status, location],
      )
      assert.equal(elsewhere.requests.length, 0)
    })
  }

  for (const [status, retryAfter, seconds] of [
    [429, '600', 600],
    [503, '600', 600],
    [503, 'in 10 minutes, as a date', 600],
    [429, '9999999', 86_400],
    [429, '1', 5],
    [500, '600', 5],
  ] as const) {
    test(`with ${status} and Retry-After: ${retryAfter} waits ${seconds} s: never less than the schedule, never more than 24 h`, async (t) => {
      const app = await harness(t)
      const at = Math.ceil(app.clock.now().getTime() / 1000 + 600)
      const date = new Date(at * 1000).toUTCString()
      const hint = retryAfter.startsWith('in') ? date : retryAfter
      const reply = answer(status, { 'retry-after': hint })
      const { lastDelivery } = await receiver(t, app, reply)
      await make.contact(app)
      await app.drain()
      const { nextAttemptAt } = await lastDelivery()
      const waited = (Date.parse(nextAttemptAt) - app.clock.now().getTime()) / 1000
      assert.ok(waited >= seconds && waited <= seconds + 1, `waits ${waited} s`)
    })
  }

  test('because no server listens has a clear error for the customer', async (t) => {
    const app = await harness(t)
    const webhook = await make.webhook(app, {
      url: 'https://127.0.0.1:9999/hooks',
    })
    await make.contact(app)
    await app.drain()
    const { body } = await app.owner.get(`/v1/webhooks/${webhook.id}/deliveries`)
    const [attempt] = (await app.owner.get(`/v1/deliveries/${body.data[0].id}`)).body.attempts
    assert.equal(attempt.response, null)
    assert.equal(attempt.error.code, 'connect_failed')
    assert.equal(body.data[0].status, 'pending')
  })

  test('because the address is no longer allowed is an attempt with that error', async (t) => {
    const app = await harness(t)
    const { id } = await make.webhook(app)
    await app.context.database.db
      .updateTable('webhooks')
      .set({ url: 'https://10.0.0.1/' })
      .execute()
    await make.contact(app)
    await app.drain()
    const { body } = await app.owner.get(`/v1/webhooks/${id}/deliveries`)
    const [attempt] = (await app.owner.get(`/v1/deliveries/${body.data[0].id}`)).body.attempts
    assert.equal(attempt.error.code, 'target_not_allowed')
  })

  test('is retried with the current address and secret of the webhook', async (t) => {
    const app = await harness(t)
    const old = await receiver(t, app, answer(500))
    const fresh = await startTlsServer(t)
    await make.contact(app)
    await app.drain()
    await app.owner.patch(`/v1/webhooks/${old.webhook.id}`, { url: `${fresh.url}/new` })
    const rotated = await app.owner.post(`/v1/webhooks/${old.webhook.id}/rotate-secret`)
    app.clock.advance('6s')
    await app.drain()
    const [request] = fresh.requests
    assert.ok(request)
    assert.equal(request.headers['x-service-signature'], hex(rotated.body.secret, request.body))
    assert.equal(old.requests.length, 1)
  })
})

describe('after a rotation', () => {
  const send = async (app: Harness, requests: readonly Sent[]) => {
    await make.contact(app)
    await app.drain()
    const sent = requests.at(-1)
    assert.ok(sent)
    return { ...sent, headers: sent.headers as Record<string, string> }
  }

  test('the old secret verifies until the overlap ends, to the millisecond', async (t) => {
    const app = await harness(t)
    const { requests, webhook } = await receiver(t, app)
    const path = `/v1/webhooks/${webhook.id}/rotate-secret`
    const { secret } = (await app.owner.post(path, { overlapHours: 2 })).body
    app.clock.advance('7199999ms')
    const within = await send(app, requests)
    assert.equal(within.headers['x-service-signature'], hex(secret, within.body))
    assert.equal(within.headers['x-service-signature-previous'], hex(webhook.secret, within.body))
    for (const holds of [secret, webhook.secret]) assert.ok(verify(t, app, holds, within))
    app.clock.advance('1ms')
    const beyond = await send(app, requests)
    assert.equal(beyond.headers['x-service-signature'], hex(secret, beyond.body))
    assert.equal(beyond.headers['x-service-signature-previous'], undefined)
    assert.ok(verify(t, app, secret, beyond))
    assert.equal(verify(t, app, webhook.secret, beyond), null)
  })

  test('a second rotation ends the older secret, and one without overlap ends both', async (t) => {
    const app = await harness(t)
    const { requests, webhook } = await receiver(t, app)
    const path = `/v1/webhooks/${webhook.id}/rotate-secret`
    const rotate = async (body?: object) => (await app.owner.post(path, body)).body.secret
    const secrets = [webhook.secret, await rotate(), await rotate()]
    const sent = await send(app, requests)
    const holding = (request: Sent) =>
      secrets.map((secret) => verify(t, app, secret, request) !== null)
    assert.deepEqual(holding(sent), [false, true, true])
    secrets.push(await rotate({ overlapHours: 0 }))
    assert.deepEqual(holding(await send(app, requests)), [false, false, false, true])
  })
})
