import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { Webhook } from 'standardwebhooks'
import { make } from '../../../test/factories.ts'
import { startHttpServer } from '../../../test/fixtures/tls-server.ts'
import { harness } from '../../../test/harness.ts'
import { thinBody } from './shape.ts'

describe('a thin payload', () => {
  test('has the event with only the id of its subject, signed, and the log shows it so', async (t) => {
    const app = await harness(t)
    const server = await startHttpServer(t)
    const webhook = await make.webhook(app, { url: server.url, payload: 'thin' })
    const contact = await make.contact(app)
    await app.drain()
    const [sent] = server.requests
    assert.ok(sent)
    const [event] = (await app.owner.get('/v1/events')).body.data
    assert.equal(sent.body.toString(), JSON.stringify({ ...event, data: { id: contact.id } }))
    t.mock.timers.enable({ apis: ['Date'], now: app.clock.now() })
    new Webhook(webhook.secret).verify(sent.body, sent.headers as Record<string, string>)
    t.mock.timers.reset()
    const list = await app.owner.get(`/v1/webhooks/${webhook.id}/deliveries`)
    const { body } = await app.owner.get(`/v1/deliveries/${list.body.data[0].id}`)
    assert.equal(body.attempts[0].request.body, sent.body.toString())
  })

  test('is fixed when the event occurs: a retry and a replay carry the same bytes', async (t) => {
    const app = await harness(t)
    const answer = { status: 500 }
    const server = await startHttpServer(t, (_request, response) =>
      response.writeHead(answer.status).end(),
    )
    const { id } = await make.webhook(app, { url: server.url, payload: 'thin' })
    await make.contact(app)
    await app.drain()
    assert.equal(
      (await app.owner.patch(`/v1/webhooks/${id}`, { payload: null })).body.payload,
      'full',
    )
    answer.status = 200
    app.clock.advance('10s')
    await app.drain()
    await app.owner.post(`/v1/webhooks/${id}/replay`, { status: 'succeeded' })
    await app.drain()
    const bodies = server.requests.map(({ body }) => body.toString())
    assert.equal(bodies.length, 3)
    assert.equal(new Set(bodies).size, 1)
    await make.contact(app, { name: 'Full' })
    await app.drain()
    assert.match(String(server.requests[3]?.body), /"name":"Full"/)
  })

  test('of a test is thin too', async (t) => {
    const app = await harness(t)
    const server = await startHttpServer(t)
    const { id } = await make.webhook(app, { url: server.url, payload: 'thin' })
    await app.owner.post(`/v1/webhooks/${id}/test`, { eventType: 'contact.created' })
    await app.drain()
    assert.deepEqual(Object.keys(JSON.parse(String(server.requests[0]?.body)).data), ['id'])
  })
})

test('an event without a subject has an empty `data` when it is thin', () => {
  assert.equal(thinBody('{"id":"evt_1","data":{"message":"x"}}', null), '{"id":"evt_1","data":{}}')
  assert.equal(
    thinBody('{"data":{"a":1,"id":"z"},"expungedAt":"t"}', 'z'),
    '{"data":{"id":"z"},"expungedAt":"t"}',
  )
})
