import assert from 'node:assert/strict'
import { validateHeaderName, validateHeaderValue } from 'node:http'
import { describe, test } from 'node:test'
import fc from 'fast-check'
import { atDepth } from '../../../test/depth.ts'
import { make } from '../../../test/factories.ts'
import { startHttpServer } from '../../../test/fixtures/tls-server.ts'
import { harness } from '../../../test/harness.ts'
import { dumpTables } from '../../../test/tables.ts'
import { requireHeaders } from './shape.ts'

const url = 'https://127.0.0.1:9999/hooks'
const secretValue = 'Bearer canary-of-the-receiver'

describe('custom headers', () => {
  test('are sent as configured with each delivery, and hidden in its log', async (t) => {
    const app = await harness(t)
    const server = await startHttpServer(t)
    const headers = { Authorization: secretValue, 'X-Name': 'Zoë' }
    const webhook = await make.webhook(app, { url: server.url, headers })
    assert.deepEqual(webhook.headerNames, ['Authorization', 'X-Name'])
    await make.contact(app)
    await app.drain()
    const [sent] = server.requests
    assert.equal(sent?.headers.authorization, secretValue)
    assert.equal(sent?.headers['x-name'], 'Zoë')
    const list = await app.owner.get(`/v1/webhooks/${webhook.id}/deliveries`)
    const { text, body } = await app.owner.get(`/v1/deliveries/${list.body.data[0].id}`)
    const logged = body.attempts[0].request.headers
    assert.deepEqual([logged.Authorization, logged['X-Name']], ['(hidden)', '(hidden)'])
    assert.equal(logged['webhook-id'], sent?.headers['webhook-id'])
    assert.doesNotMatch(text, /canary-of-the-receiver/)
  })

  test('are hidden if a receiver repeats them, in any form', async (t) => {
    const app = await harness(t)
    const pair = 'capstan:canary of the/receiver'
    const authorization = `Basic ${Buffer.from(pair).toString('base64')}`
    const server = await startHttpServer(t, (request, response) => {
      response.setHeader('x-you-sent', String(request.headers.authorization))
      const echo = [authorization, encodeURIComponent(pair), JSON.stringify({ pair })]
      response.writeHead(500).end([...echo, Buffer.from(`"${pair}"`).toString('base64')].join('\n'))
    })
    await make.webhook(app, { url: server.url, headers: { Authorization: authorization } })
    await make.contact(app)
    await app.drain()
    const stored = (await dumpTables(app.context.database.db)).map(({ text }) => text).join('\n')
    assert.match(stored, /\(hidden\)/)
    for (const echo of [/canary/, /Y2FuYXJ5/, /NhbmFyeS/, /jYW5hcn/])
      assert.doesNotMatch(stored, echo)
  })

  test('are encrypted at rest and in no response', async (t) => {
    const app = await harness(t)
    const { id } = await make.webhook(app, { headers: { Authorization: secretValue } })
    const answers = [
      await app.owner.get(`/v1/webhooks/${id}`),
      await app.owner.get('/v1/webhooks'),
      await app.owner.patch(`/v1/webhooks/${id}`, { headers: { 'X-Other': secretValue } }),
    ]
    for (const { text } of answers) assert.doesNotMatch(text, /canary/)
    for (const { text } of await dumpTables(app.context.database.db)) {
      assert.doesNotMatch(text, /canary/)
      assert.ok(!text.includes(Buffer.from('canary').toString('hex')))
    }
  })

  test('are replaced as a whole, cleared by null, and kept by other changes', async (t) => {
    const app = await harness(t)
    const { id } = await make.webhook(app, { url, headers: { 'X-A': '1', 'X-B': '2' } })
    const names = async (change: object) =>
      (await app.owner.patch(`/v1/webhooks/${id}`, change)).body.headerNames
    assert.deepEqual(await names({ description: 'Other' }), ['X-A', 'X-B'])
    assert.deepEqual(await names({ url: 'https://127.0.0.1:9999/elsewhere' }), ['X-A', 'X-B'])
    assert.deepEqual(await names({ headers: { 'X-C': '3' } }), ['X-C'])
    assert.deepEqual(await names({ headers: null }), [])
  })

  test('are removed when the webhook moves to another origin, unless they are sent again', async (t) => {
    const app = await harness(t)
    const server = await startHttpServer(t)
    const { id } = await make.webhook(app, { url, headers: { Authorization: secretValue } })
    const moved = await app.owner.patch(`/v1/webhooks/${id}`, { url: server.url })
    assert.deepEqual(moved.body.headerNames, [])
    await make.contact(app)
    await app.drain()
    assert.equal(server.requests[0]?.headers.authorization, undefined)
    const change = { url, headers: { Authorization: 'new' } }
    const back = await app.owner.patch(`/v1/webhooks/${id}`, change)
    assert.deepEqual(back.body.headerNames, ['Authorization'])
  })

  for (const [name, value] of [
    ['Host', 'internal'],
    ['content-length', '0'],
    ['Transfer-Encoding', 'chunked'],
    ['Connection', 'close'],
    ['Content-Type', 'text/plain'],
    ['Webhook-Signature', 'v1,x'],
    ['X-Service-Signature', 'x'],
    ['svix-id', 'x'],
    ['X-Forwarded-For', '127.0.0.1'],
    ['Forwarded', 'for=127.0.0.1'],
    ['X-Real-IP', '127.0.0.1'],
    ['X-Amz-Security-Token', 'x'],
    ['X-aws-ec2-metadata-token', 'x'],
    ['Metadata-Flavor', 'Google'],
    ['CF-Connecting-IP', '127.0.0.1'],
    ['Proxy-Authorization', 'x'],
    ['X Space', 'x'],
    ['X-Colon:', 'x'],
    ['X-Ünicode', 'x'],
    ['', 'x'],
    ['x'.repeat(101), 'x'],
    ['X-A', 'a\r\nX-B: b'],
    ['X-A', 'a\nb'],
    ['X-A', 'a\u0000'],
    ['X-A', 'a\u007f'],
    ['X-A', '🦄'],
    ['X-A', 'x'.repeat(2001)],
  ] as const) {
    test(`422 refuses ${JSON.stringify({ [name]: value }).slice(0, 60)}, and names it`, async (t) => {
      const app = await harness(t)
      const body = { url, events: ['*'], headers: { [name]: value } }
      const answer = await app.owner.post('/v1/webhooks', body)
      assert.equal(answer.status, 422)
      const { code, field } = answer.body.error
      assert.deepEqual([code, field], ['validation_error', `headers.${name}`])
    })
  }

  test('422 refuses more than twenty, one name twice, and more than 4096 bytes', async (t) => {
    const app = await harness(t)
    const many = Array.from({ length: 21 }, (_, index) => [`X-${index}`, ''])
    const full = { 'X-A': 'a'.repeat(2000), 'X-B': 'b'.repeat(2000), 'X-C': 'c'.repeat(87) }
    const post = (headers: object) =>
      app.owner.post('/v1/webhooks', { url, events: ['*'], headers })
    for (const [field, headers] of [
      ['headers', Object.fromEntries(many)],
      ['headers.x-a', { 'X-A': '1', 'x-a': '2' }],
      ['headers', { ...full, 'X-C': 'c'.repeat(88) }],
    ] as const) {
      const { status, body } = await post(headers)
      assert.deepEqual([status, body.error.field], [422, field])
    }
    assert.equal((await post(full)).status, 201)
  })

  test('that are accepted can be sent: HTTP allows their names and values', () => {
    fc.assert(
      fc.property(
        fc.dictionary(fc.string({ minLength: 1, maxLength: 20 }), fc.string({ unit: 'binary' })),
        (headers) => {
          try {
            requireHeaders(headers)
          } catch {
            return
          }
          for (const [name, value] of Object.entries(headers)) {
            validateHeaderName(name)
            validateHeaderValue(name, value)
          }
        },
      ),
      { numRuns: atDepth(2_000) },
    )
  })
})
