import assert from 'node:assert/strict'
import { createHmac } from 'node:crypto'
import { test } from 'node:test'
import { make } from '../../../../test/factories.ts'
import { harness } from '../../../../test/harness.ts'

test('expressions see neither credentials nor signatures, under any header name', async (t) => {
  const app = await harness(t)
  const config = {
    ...{ header: 'X-Seal', idExpression: 'headers["x-seal"]' },
  }
  const hook = await make.hook(app, { preset: 'hmac', secret: 'sec', config })
  const names = ['x-seal', 'x-hub-signature-256', 'authorization', 'cookie', 'x-topic']
  const mapping = Object.fromEntries(
    names.map((name) => [name.replaceAll('-', '_'), `headers["${name}"]`]),
  )
  await make.automation(app, {
    trigger: { hook: hook.id },
    actions: [{ type: 'event.emit', event: 'custom.seen', mapping }],
  })
  const payload = '{}'
  const seal = createHmac('sha256', 'sec').update(payload).digest('hex')
  const headers = { ...Object.fromEntries(names.map((name) => [name, 'canary'])), 'x-seal': seal }
  const url = new URL(hook.url).pathname
  const { status, body } = await app.as(null).send({ method: 'POST', url, payload, headers })
  assert.equal(status, 200)
  await app.drain()
  const [seen] = (await app.owner.get('/v1/events?type=custom.seen')).body.data
  assert.deepEqual(seen.data, {
    ...{ x_seal: null, x_hub_signature_256: null, authorization: null, cookie: null },
    x_topic: 'canary',
  })
  // What is captured is sent on by `capstan hooks listen`, and verifies there.
  const event = (await app.owner.get(`/v1/integrations/inbound-events/${body.id}`)).body
  assert.deepEqual([event.headers['x-seal'], event.providerEventId], [seal, null])
  assert.deepEqual([event.headers.authorization, event.headers.cookie], [undefined, undefined])
})
