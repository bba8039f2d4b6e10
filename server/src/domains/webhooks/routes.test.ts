import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { make } from '../../../test/factories.ts'
import { harness } from '../../../test/harness.ts'
import { defaultPace } from './pace-settings.ts'
import { defaultShape } from './shape.ts'

const url = 'https://127.0.0.1:9999/hooks'
const unknown = '0192f5a0-7c1e-7a34-9d5b-3f1c2a7b8e90'
const secretForm = /^whsec_[A-Za-z0-9+/]{43}=$/

describe('POST /v1/webhooks', () => {
  test('201 creating a webhook returns the secret exactly once, and later reads never contain it', async (t) => {
    const app = await harness(t)
    const given = { url, events: ['contact.created', 'contact.*', '*'], description: 'Production' }
    const { status, body } = await app.owner.post('/v1/webhooks', given)
    assert.equal(status, 201)
    const { id, secret, createdAt, updatedAt, ...rest } = body
    const expected = {
      ...defaultPace,
      ...defaultShape,
      ...given,
      enabled: true,
      disabledReason: null,
    }
    assert.deepEqual(rest, { ...rest, ...expected })
    assert.match(secret, secretForm)
    assert.equal(Buffer.from(secret.slice(6), 'base64').length, 32)
    assert.equal(createdAt, '2026-11-21T09:30:00.000Z')
    assert.equal(updatedAt, createdAt)
    const later = [
      await app.owner.get(`/v1/webhooks/${id}`),
      await app.owner.get('/v1/webhooks'),
      await app.owner.patch(`/v1/webhooks/${id}`, { description: null }),
    ]
    for (const { text } of later) assert.doesNotMatch(text, /secret|whsec_/)
  })

  test('201 the stored secret is encrypted at rest, sealed to its row, and still opens for signing', async (t) => {
    const app = await harness(t)
    const { id, secret } = await make.webhook(app)
    const other = await make.webhook(app)
    const rows = await app.context.database.db.selectFrom('webhooks').selectAll().execute()
    const sealed = Buffer.from(rows.find((row) => row.id === id)?.secret ?? '')
    assert.ok(!sealed.includes(secret.slice(6, 20)))
    const { keyring } = app.context
    assert.equal(keyring.open(`webhooks:secret:${id}`, sealed), secret)
    assert.throws(() => keyring.open(`webhooks:secret:${other.id}`, sealed))
  })

  test('201 can begin disabled, and shows by whom', async (t) => {
    const app = await harness(t)
    const { enabled, disabledReason } = await make.webhook(app, { enabled: false })
    assert.deepEqual([enabled, disabledReason], [false, 'manual'])
  })

  test('201 accepts a name that does not resolve yet', async (t) => {
    const app = await harness(t)
    await make.webhook(app, { url: 'https://not-there-yet.invalid/hooks' })
  })

  for (const target of [
    'https://10.0.0.1/',
    'https://169.254.169.254/latest/meta-data',
    'https://[::ffff:10.0.0.1]/',
    'https://①⓪.0.0.1/',
    'https://0x0a000001/',
    'https://user:password@example.com/',
    'https://example.com/#fragment',
    'https://example.com:25/',
    'ftp://example.com/',
  ]) {
    test(`422 refuses at create every address that may not be reached, such as ${target}`, async (t) => {
      const app = await harness(t)
      const { status, body } = await app.owner.post('/v1/webhooks', { url: target, events: ['*'] })
      assert.equal(status, 422)
      assert.deepEqual([body.error.code, body.error.field], ['target_not_allowed', 'url'])
    })
  }

  for (const [field, fields] of Object.entries({
    url: { url: 'not an address', events: ['*'] },
    'events.1': { url, events: ['contact.created', 'contact.crated'] },
    'events.0': { url, events: ['nonsense'] },
    events: { url, events: [] },
    enabled: { url, events: ['*'], enabled: 'yes' },
    secret: { url, events: ['*'], secret: 'whsec_mine' },
  })) {
    test(`422 refuses a registration whose ${field} breaks its rule`, async (t) => {
      const app = await harness(t)
      const { status, body } = await app.owner.post('/v1/webhooks', fields)
      assert.equal(status, 422)
      assert.deepEqual([body.error.code, body.error.field], ['validation_error', field])
    })
  }

  test('422 suggests the event type that was probably meant', async (t) => {
    const app = await harness(t)
    const { body } = await app.owner.post('/v1/webhooks', { url, events: ['contact.crated'] })
    assert.match(body.error.message, /contact\.created/)
  })

  test('402 refuses one webhook more than the plan allows', async (t) => {
    const app = await harness(t)
    await app.operator.put('/operator/v1/plans/tiny', { maxWebhooks: 1 })
    const organization = await make.organization(app, { plan: 'tiny' })
    const client = app.as(await make.token(app, ['*'], { organization }))
    const both = await Promise.all(
      [1, 2].map(() => client.post('/v1/webhooks', { url, events: ['*'] })),
    )
    assert.deepEqual(both.map(({ status }) => status).sort(), [201, 402])
  })

  test('403 needs webhooks:write, 401 a token, to register a webhook', async (t) => {
    const app = await harness(t)
    const reader = app.as(await make.token(app, ['webhooks:read']))
    const answers = [
      await reader.post('/v1/webhooks', { url, events: ['*'] }),
      await app.as(null).post('/v1/webhooks', { url, events: ['*'] }),
    ]
    assert.deepEqual(
      answers.map(({ status }) => status),
      [403, 401],
    )
  })
})

describe('GET /v1/webhooks/{id}', () => {
  test('200 returns it, and the list has it once', async (t) => {
    const app = await harness(t)
    const { secret, ...webhook } = await make.webhook(app)
    await make.webhook(app)
    assert.deepEqual((await app.owner.get(`/v1/webhooks/${webhook.id}`)).body, webhook)
    assert.deepEqual(
      (await app.owner.get(`/v1/webhooks/${webhook.id.toUpperCase()}`)).body,
      webhook,
    )
    const first = await app.owner.get('/v1/webhooks?limit=1')
    assert.equal(first.body.hasMore, true)
    const second = await app.owner.get(`/v1/webhooks?limit=1&cursor=${first.body.nextCursor}`)
    assert.deepEqual(second.body.data, [webhook])
    assert.equal(second.body.hasMore, false)
    assert.ok(secret)
  })

  for (const id of ['nonsense', 'whk_01jbts0z0ye8t9tpsz3gn7nkm8', unknown.replace('-7a', '-9a')]) {
    for (const method of ['GET', 'PATCH', 'DELETE'] as const) {
      test(`400 refuses ${id} in ${method}`, async (t) => {
        const app = await harness(t)
        const payload = method === 'PATCH' ? { payload: { enabled: false } } : {}
        const answer = await app.owner.send({ method, url: `/v1/webhooks/${id}`, ...payload })
        assert.equal(answer.status, 400)
        assert.deepEqual(
          [answer.body.error.code, answer.body.error.field],
          ['invalid_parameter', 'id'],
        )
      })
    }
  }

  for (const id of [
    unknown,
    '00000000-0000-0000-0000-000000000000',
    'ffffffff-ffff-ffff-ffff-ffffffffffff',
  ]) {
    test(`404 for the well-formed ${id}`, async (t) => {
      const app = await harness(t)
      assert.equal((await app.owner.get(`/v1/webhooks/${id}`)).status, 404)
    })
  }

  test('404 for every operation on a webhook of another organization', async (t) => {
    const app = await harness(t)
    const { id } = await make.webhook(app)
    const { client } = await make.stranger(app)
    const answers = [
      await client.get(`/v1/webhooks/${id}`),
      await client.patch(`/v1/webhooks/${id}`, { enabled: false }),
      await client.post(`/v1/webhooks/${id}/rotate-secret`),
      await client.post(`/v1/webhooks/${id}/test`),
      await client.post(`/v1/webhooks/${id}/replay`),
      await client.get(`/v1/webhooks/${id}/deliveries`),
      await client.delete(`/v1/webhooks/${id}`),
    ]
    for (const { status, body } of answers) {
      assert.deepEqual([status, body.error.code], [404, 'not_found'])
    }
    assert.equal((await app.owner.get(`/v1/webhooks/${id}`)).body.enabled, true)
  })
})

describe('PATCH /v1/webhooks/{id}', () => {
  test('200 changes address, events, state and description, and keeps absent fields', async (t) => {
    const app = await harness(t)
    const { secret, ...webhook } = await make.webhook(app, { description: 'Old' })
    app.clock.advance('1h')
    const changes = { url: 'https://127.0.0.1:9999/new', events: ['contact.*'], enabled: false }
    const { status, body } = await app.owner.patch(`/v1/webhooks/${webhook.id}`, changes)
    assert.equal(status, 200)
    const updatedAt = '2026-11-21T10:30:00.000Z'
    assert.deepEqual(body, { ...webhook, ...changes, disabledReason: 'manual', updatedAt })
    const cleared = await app.owner.patch(`/v1/webhooks/${webhook.id}`, {
      enabled: true,
      description: null,
    })
    assert.deepEqual(
      [cleared.body.enabled, cleared.body.disabledReason, cleared.body.description],
      [true, null, null],
    )
    assert.ok(secret)
  })

  test('422 refuses an invalid address, event type and field as registering does', async (t) => {
    const app = await harness(t)
    const { id } = await make.webhook(app)
    for (const [code, field, change] of [
      ['target_not_allowed', 'url', { url: 'https://192.168.0.1/' }],
      ['validation_error', 'url', { url: 'nonsense' }],
      ['validation_error', 'events.0', { events: ['nothing.happened'] }],
      ['validation_error', 'secret', { secret: 'whsec_mine' }],
      ['validation_error', 'enabled', { enabled: null }],
    ] as const) {
      const { status, body } = await app.owner.patch(`/v1/webhooks/${id}`, change)
      assert.deepEqual([status, body.error.code, body.error.field], [422, code, field])
    }
  })

  test('412 when the webhook changed since its ETag was read', async (t) => {
    const app = await harness(t)
    const { id } = await make.webhook(app)
    const { headers } = await app.owner.get(`/v1/webhooks/${id}`)
    const ifMatch = { 'if-match': String(headers['etag']) }
    assert.equal(
      (await app.owner.patch(`/v1/webhooks/${id}`, { enabled: false }, ifMatch)).status,
      200,
    )
    assert.equal(
      (await app.owner.patch(`/v1/webhooks/${id}`, { enabled: true }, ifMatch)).status,
      412,
    )
  })
})

describe('DELETE /v1/webhooks/{id}', () => {
  test('204 has no body, and frees its place in the plan', async (t) => {
    const app = await harness(t)
    const { id } = await make.webhook(app)
    const { status, text } = await app.owner.delete(`/v1/webhooks/${id}`)
    assert.deepEqual([status, text], [204, ''])
    assert.equal((await app.owner.get(`/v1/webhooks/${id}`)).status, 404)
    assert.equal((await app.owner.delete(`/v1/webhooks/${id}`)).status, 404)
    assert.equal((await app.owner.get('/v1/usage')).body.limits.webhooks.used, 0)
  })
})

describe('POST /v1/webhooks/{id}/rotate-secret', () => {
  test('200 shows a new secret once, and a repeated request the same one', async (t) => {
    const app = await harness(t)
    const { id, secret } = await make.webhook(app)
    const key = { 'idempotency-key': 'rotate-1' }
    const rotated = await app.owner.post(`/v1/webhooks/${id}/rotate-secret`, {}, key)
    assert.equal(rotated.status, 200)
    assert.match(rotated.body.secret, secretForm)
    assert.notEqual(rotated.body.secret, secret)
    const again = await app.owner.post(`/v1/webhooks/${id}/rotate-secret`, {}, key)
    assert.equal(again.text, rotated.text)
  })

  for (const overlapHours of [-1, 169, 1.5, '24']) {
    test(`422 refuses an overlap of ${JSON.stringify(overlapHours)} hours`, async (t) => {
      const app = await harness(t)
      const { id } = await make.webhook(app)
      const path = `/v1/webhooks/${id}/rotate-secret`
      const { status, body } = await app.owner.post(path, { overlapHours })
      assert.deepEqual([status, body.error.field], [422, 'overlapHours'])
    })
  }
})

test('the OpenAPI document has the response variants that the specification counts', async (t) => {
  const app = await harness(t)
  const { paths } = (await app.as(null).get('/v1/openapi.json')).body
  const variants = (path: string, method: string) => Object.keys(paths[path][method].responses)
  assert.deepEqual(variants('/v1/webhooks', 'post'), ['201', '400', '401', '422', 'default'])
  assert.deepEqual(variants('/v1/webhooks/{id}', 'patch'), ['200', '401', '404', '422', 'default'])
  assert.deepEqual(variants('/v1/webhooks/{id}', 'delete'), ['204', '401', '404', 'default'])
})
