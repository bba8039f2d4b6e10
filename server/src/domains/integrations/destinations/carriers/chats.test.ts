import assert from 'node:assert/strict'
import type { ServerResponse } from 'node:http'
import { describe, type TestContext, test } from 'node:test'
import { make } from '../../../../../test/factories.ts'
import { type Handler, startTlsServer } from '../../../../../test/fixtures/tls-server.ts'
import { type Harness, harness } from '../../../../../test/harness.ts'

// biome-ignore lint/suspicious/noExplicitAny: a test asserts what it reads
type Any = any

/** What each chat answers to a message that it takes, by its documents. */
const takes: Record<string, Handler> = {
  slack: (_request, response) => response.writeHead(200).end('ok'),
  teams: (_request, response) => response.writeHead(202).end(),
  discord: (_request, response) => response.writeHead(204).end(),
}

async function chat(
  t: TestContext,
  app: Harness,
  type: string,
  handler?: Handler,
  fields: object = {},
) {
  const server = await startTlsServer(t, handler ?? takes[type])
  const { id } = await make.destination(app, {
    type,
    events: ['contact.created'],
    config: { address: `${server.url}/services/T000/B000/veryLongSecretPart` },
    ...fields,
  })
  const at = `/v1/destinations/${id}`
  const last = async (): Promise<Any> => {
    const { body } = await app.owner.get(`${at}/deliveries?limit=1`)
    return (await app.owner.get(`${at}/deliveries/${body.data[0].id}`)).body
  }
  const sent = (): Any[] => server.requests.map(({ body }) => JSON.parse(body.toString()))
  return { ...server, at, id, last, sent }
}

for (const type of ['slack', 'teams', 'discord']) {
  describe(`a destination of the type ${type}`, () => {
    test(`${type}: gets what it wants, once, in words that say it`, async (t) => {
      const app = await harness(t)
      const { sent, last, requests } = await chat(t, app, type, undefined, {
        filter: 'data.name != "Not this"',
      })
      await make.contact(app, { name: 'Not this' })
      await make.contact(app, { name: '<!channel> & Ada' })
      await make.company(app)
      await app.drain()
      assert.equal(requests.length, 1)
      assert.equal(requests[0]?.headers['content-type'], 'application/json; charset=utf-8')
      const text = JSON.stringify(sent()[0])
      assert.match(text, /contact\.created/)
      const delivery = await last()
      assert.deepEqual([delivery.status, delivery.attemptsCount], ['succeeded', 1])
      const [attempt] = delivery.attempts
      assert.match(attempt.request.url, /^https:\/\/127\.0\.0\.1:\d+\/\(hidden\)$/)
    })

    for (const status of [404, 410]) {
      test(`${type}: ${status} disables it, and its owner is told`, async (t) => {
        const app = await harness(t)
        // The worst of servers repeats what it was asked for.
        const { at, last } = await chat(t, app, type, ({ url }, response) =>
          response.writeHead(status, { location: url }).end(`no ${url}`),
        )
        await make.contact(app)
        await app.drain()
        const { body } = await app.owner.get(at)
        assert.deepEqual([body.enabled, body.disabledReason], [false, 'gone'])
        const { data } = (await app.owner.get('/v1/events?type=destination.disabled')).body
        assert.deepEqual(
          data.map((one: Any) => one.data),
          [body],
        )
        assert.equal((await app.owner.get('/v1/events?type=webhook.disabled')).body.data.length, 0)
        const delivery = await last()
        assert.equal(delivery.attempts[0].response.body, 'no (hidden)')
        assert.doesNotMatch(JSON.stringify(delivery), /veryLongSecretPart/)
        // What comes now is held, and a replay delivers it.
        await make.contact(app)
        await app.drain()
        assert.equal((await last()).status, 'held')
      })
    }

    test(`${type}: a fault is tried again, a message that is never taken is not`, async (t) => {
      const app = await harness(t)
      const statuses = [500, 400]
      const { at, last, requests } = await chat(t, app, type, (_request, response) =>
        response.writeHead(statuses.shift() ?? 500).end(),
      )
      await make.contact(app)
      await app.drain()
      assert.equal((await last()).status, 'pending')
      app.clock.advance('6s')
      await app.drain()
      assert.deepEqual([(await last()).status, requests.length], ['failed', 2])
      const { body } = await app.owner.post(`${at}/replay`, { status: 'failed' })
      assert.deepEqual(body, { replayed: 1 })
    })
  })
}

describe('a message', () => {
  test('is the template, filled so that a value stays text', async (t) => {
    const app = await harness(t)
    const template = '*{{ event.data.name }}* is <https://example.com|new>'
    const { sent } = await chat(t, app, 'slack', undefined, { template })
    await make.contact(app, { name: '<!here> & co' })
    await app.drain()
    const [{ text, blocks }] = sent()
    assert.equal(text, '*&lt;!here&gt; &amp; co* is <https://example.com|new>')
    assert.equal(blocks[0].text.text, text)
  })

  test('that lacks a value is not sent, and the log has the reason', async (t) => {
    const app = await harness(t)
    const template = 'Dear {{ event.data.nickname }}'
    const { last, requests } = await chat(t, app, 'discord', undefined, { template })
    await make.contact(app)
    await app.drain()
    const { status, attempts } = await last()
    assert.deepEqual([status, requests.length], ['failed', 0])
    assert.deepEqual(attempts[0].error.code, 'template_failed')
    assert.match(attempts[0].error.message, /event\.data\.nickname/)
  })

  test('of Slack is delivered only if the response says ok', async (t) => {
    const app = await harness(t)
    const { last } = await chat(t, app, 'slack', (_request, response) =>
      response.writeHead(200).end('no_service'),
    )
    await make.contact(app)
    await app.drain()
    assert.equal((await last()).status, 'pending')
  })

  test('of Discord waits for the requested time, to the fraction of a second', async (t) => {
    const app = await harness(t)
    const { last } = await chat(t, app, 'discord', (_request, response) =>
      response.writeHead(429).end(JSON.stringify({ retry_after: 64.57, global: false })),
    )
    await make.contact(app)
    await app.drain()
    const { nextAttemptAt } = await last()
    assert.equal(Date.parse(nextAttemptAt) - app.clock.now().getTime(), 64_570)
  })

  test('of Slack waits as its header says', async (t) => {
    const app = await harness(t)
    const { last } = await chat(t, app, 'slack', (_request, response) =>
      response.writeHead(429, { 'retry-after': '30' }).end(),
    )
    await make.contact(app)
    await app.drain()
    const { nextAttemptAt } = await last()
    assert.equal(Date.parse(nextAttemptAt) - app.clock.now().getTime(), 30_000)
  })
})

test('a test is delivered with any subscription, but not while the destination is disabled', async (t) => {
  const app = await harness(t)
  const { at, sent, last } = await chat(t, app, 'teams')
  const { status, headers, body } = await app.owner.post(`${at}/test`, {
    eventType: 'contact.deleted',
  })
  assert.deepEqual([status, body.eventType], [201, 'contact.deleted'])
  assert.equal(headers['location'], `${at}/deliveries/${body.id}`)
  await app.drain()
  assert.match(JSON.stringify(sent()[0]), /contact\.deleted/)
  assert.equal((await last()).status, 'succeeded')
  await app.owner.patch(at, { enabled: false })
  const refused = await app.owner.post(`${at}/test`, {})
  assert.deepEqual([refused.status, refused.body.error.code], [409, 'invalid_transition'])
})

test('a destination that hangs delays no webhook', async (t) => {
  const app = await harness(t)
  const hanging = Promise.withResolvers<ServerResponse>()
  await chat(t, app, 'slack', (_request, response) => hanging.resolve(response))
  const received = Promise.withResolvers<void>()
  const webhook = await startTlsServer(t, (_request, response) => {
    response.end()
    if (webhook.requests.length === 3) received.resolve()
  })
  await make.webhook(app, { url: webhook.url, events: ['contact.created'] })
  for (let count = 0; count < 3; count++) await make.contact(app)
  const drained = app.drain()
  const response = await hanging.promise
  await received.promise
  assert.equal(response.writableEnded, false)
  response.destroy()
  await drained
})
