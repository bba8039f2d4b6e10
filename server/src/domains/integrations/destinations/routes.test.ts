import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { make } from '../../../../test/factories.ts'
import { harness } from '../../../../test/harness.ts'
import { dumpTables } from '../../../../test/tables.ts'

const lines: string[] = []
const log = { write: (line: string) => void lines.push(line) }

const address = 'https://127.0.0.1:9999/services/T000/B000/canaryAddress'
const slack = { type: 'slack', name: 'Sales', events: ['contact.*'], config: { address } }
const missing = '/v1/destinations/dst_01jbts0z0ye8t9tpsz3gn7nkm9'

describe('POST /v1/destinations', () => {
  test('201 returns its settings without secrets', async (t) => {
    const app = await harness(t, { log })
    const { status, body, headers } = await app.owner.post('/v1/destinations', slack)
    assert.equal(status, 201)
    assert.match(body.id, /^dst_/)
    assert.equal(headers['location'], `/v1/destinations/${body.id}`)
    assert.deepEqual([body.config, body.secretFields], [{}, ['address']])
    const { body: shown } = await app.owner.get(`/v1/destinations/${body.id}`)
    assert.deepEqual(shown, body)
  })

  const refusals: [string, object, string, string?][] = [
    ['a type that there is not', { type: 'fax' }, 'type'],
    ['a setting of another type', { config: { address, bucket: 'events' } }, 'config.bucket'],
    ['a type without what it needs', { config: {} }, 'config.address'],
    ['a channel without a connection', { config: { address, channel: 'C1' } }, 'config.channel'],
    [
      'a connection where none can be',
      { type: 'teams', connectionId: 'conn_01jbtt0z0yf8t9tpsz5gn2mz4g' },
      'connectionId',
    ],
    ['an unknown event', { events: ['contact.created', 'contact.creatd'] }, 'events.1'],
    ['a filter that cannot be read', { filter: 'data.' }, 'filter'],
    ['a template that cannot be read', { template: '{{ event. }}' }, 'template'],
    [
      'a template for a stream',
      { type: 'nats', config: { server: 'wss://n.example', subject: 'c' }, template: 'x' },
      'template',
    ],
    [
      'a stream without TLS words',
      { type: 'nats', config: { server: 'http://n.example', subject: 'c' } },
      'config.server',
    ],
    [
      'a subject with a wildcard',
      { type: 'nats', config: { server: 'wss://127.0.0.1:9999', subject: 'c.>' } },
      'config.subject',
    ],
    ['a mail to nobody', { type: 'email', config: {} }, 'config.to'],
    [
      'a mail to what is no address',
      { type: 'email', config: { to: ['ada@example.com\r\nBcc: e@x.y'] } },
      'config.to.0',
    ],
    [
      'a port without a server',
      { type: 'email', config: { to: ['a@example.com'], port: 25 } },
      'config.port',
    ],
    ['a bucket without a key', { type: 's3', config: { bucket: 'events' } }, 'config.accessKeyId'],
    [
      'an address of this network',
      { config: { address: 'https://10.0.0.1/x' } },
      'config.address',
      'target_not_allowed',
    ],
    [
      'a mail server of this network',
      { type: 'email', config: { to: ['a@example.com'], from: 'a@example.com', host: '10.0.0.1' } },
      'config.host',
      'target_not_allowed',
    ],
    [
      'a bucket of this network',
      {
        type: 's3',
        config: {
          bucket: 'events',
          accessKeyId: 'a',
          secretAccessKey: 's',
          endpoint: 'https://169.254.169.254',
        },
      },
      'config.endpoint',
      'target_not_allowed',
    ],
    [
      'a stream of this network',
      { type: 'nats', config: { server: 'wss://[fd00:ec2::254]', subject: 'c' } },
      'config.server',
      'target_not_allowed',
    ],
  ]
  for (const [name, fields, field, code = 'validation_error'] of refusals) {
    test(`422 refuses ${name}, and names it`, async (t) => {
      const app = await harness(t, { log })
      const { status, body } = await app.owner.post('/v1/destinations', { ...slack, ...fields })
      assert.deepEqual(
        [status, body.error.code, body.error.field],
        [422, code, field],
        body.error.message,
      )
    })
  }

  test('401, 402 and 403 as in every operation of integrations', async (t) => {
    const app = await harness(t, { log })
    assert.equal((await app.as(null).post('/v1/destinations', slack)).status, 401)
    const reader = app.as(await make.token(app, ['integrations:read', 'webhooks:write']))
    assert.equal((await reader.post('/v1/destinations', slack)).status, 403)
    assert.equal((await reader.get('/v1/destinations')).status, 200)
    await app.operator.put('/operator/v1/plans/tiny', { maxWebhooks: 1 })
    await app.operator.patch(`/operator/v1/organizations/${app.organization.id}`, { plan: 'tiny' })
    await make.webhook(app)
    // Both are owed deliveries, and one bound is for both.
    assert.equal((await app.owner.post('/v1/destinations', slack)).status, 402)
  })
})

describe('PATCH and DELETE /v1/destinations/{destinationId}', () => {
  test('200 keeps an absent secret, and removes it if the server changes', async (t) => {
    const app = await harness(t, { log })
    const config = { bucket: 'events', accessKeyId: 'a', endpoint: 'https://127.0.0.1:9999' }
    const { id } = await make.destination(app, {
      ...{ type: 's3', name: 'Archive', config: { ...config, secretAccessKey: 'canarySecretKey' } },
    })
    const at = `/v1/destinations/${id}`
    const kept = await app.owner.patch(at, { config: { ...config, prefix: 'x/' } })
    assert.deepEqual(kept.body.secretFields, ['secretAccessKey'])
    const moved = await app.owner.patch(at, {
      config: { ...config, endpoint: 'https://127.0.0.1:9998' },
    })
    assert.deepEqual([moved.status, moved.body.error.field], [422, 'config.secretAccessKey'])
    const refused = await app.owner.patch(at, { type: 'nats' })
    assert.deepEqual([refused.status, refused.body.error.field], [422, 'type'])
    assert.equal((await app.owner.delete(at)).status, 204)
    assert.equal((await app.owner.get(at)).status, 404)
  })

  test('404 for an unknown destination, and 400 for an invalid id', async (t) => {
    const app = await harness(t, { log })
    for (const path of ['', '/deliveries', '/deliveries/dlv_01jbts0z0ye8t9tpsz3gn7nkm9']) {
      assert.equal((await app.owner.get(missing + path)).status, 404, path)
    }
    for (const path of ['/test', '/replay']) {
      assert.equal((await app.owner.post(missing + path, {})).status, 404, path)
    }
    assert.equal((await app.owner.patch(missing, { name: 'x' })).status, 404)
    assert.equal((await app.owner.delete(missing)).status, 404)
    assert.equal(
      (await app.owner.get('/v1/destinations/con_01jbts0z0ye8t9tpsz3gn7nkm9')).status,
      400,
    )
  })
})

test("webhooks and destinations are not visible through each other's operations", async (t) => {
  const app = await harness(t, { log })
  const webhook = await make.webhook(app)
  const destination = await make.destination(app)
  const { body: owed } = await app.owner.post(`/v1/destinations/${destination.id}/test`, {})
  assert.equal(owed.destinationId, destination.id)
  assert.equal('webhookId' in owed, false)
  const uuid = (await app.context.database.db.selectFrom('destinations').select('id').execute())[0]
    ?.id
  const { body: webhooks } = await app.owner.get('/v1/webhooks')
  assert.deepEqual(
    webhooks.data.map(({ id }: { id: string }) => id),
    [webhook.id],
  )
  const { body: destinations } = await app.owner.get('/v1/destinations')
  assert.deepEqual(
    destinations.data.map(({ id }: { id: string }) => id),
    [destination.id],
  )
  for (const path of ['', '/deliveries', '/health']) {
    assert.equal((await app.owner.get(`/v1/webhooks/${uuid}${path}`)).status, 404, path)
    if (path !== '/health') {
      assert.equal((await app.owner.get(`/v1/destinations/${webhook.id}${path}`)).status, 404, path)
    }
  }
  assert.equal((await app.owner.get(`/v1/deliveries/${owed.id}`)).status, 404)
  assert.equal((await app.owner.post(`/v1/deliveries/${owed.id}/retry`)).status, 404)
  assert.equal((await app.owner.delete(`/v1/webhooks/${uuid}`)).status, 404)
  assert.equal((await app.owner.post(`/v1/webhooks/${uuid}/rotate-secret`)).status, 404)
  const other = await make.destination(app)
  assert.equal(
    (await app.owner.get(`/v1/destinations/${other.id}/deliveries/${owed.id}`)).status,
    404,
  )
})

test('a secret of a destination is in no response, table, event or log line', async (t) => {
  const app = await harness(t, { log })
  lines.length = 0
  const secrets = {
    slack: { address },
    nats: {
      server: 'wss://127.0.0.1:9999',
      subject: 'c',
      username: 'u',
      password: 'canaryPassword',
    },
    s3: {
      ...{ bucket: 'events', accessKeyId: 'a', secretAccessKey: 'canarySecretKey' },
      endpoint: 'https://127.0.0.1:9999',
    },
  }
  const answers: unknown[] = []
  for (const [type, config] of Object.entries(secrets)) {
    const made = await app.owner.post('/v1/destinations', {
      type,
      name: type,
      events: ['*'],
      config,
    })
    assert.equal(made.status, 201)
    answers.push(
      made.body,
      (await app.owner.post(`/v1/destinations/${made.body.id}/test`, {})).body,
    )
    await app.drain()
    const { body } = await app.owner.get(`/v1/destinations/${made.body.id}/deliveries`)
    const [{ id }] = body.data
    const delivery = await app.owner.get(`/v1/destinations/${made.body.id}/deliveries/${id}`)
    assert.equal(delivery.body.attempts[0].error.code, 'connect_failed')
    answers.push(body, delivery.body)
  }
  answers.push((await app.owner.get('/v1/audit-log?limit=100')).body)
  answers.push((await app.owner.get('/v1/events?limit=100')).body)
  const tables = await dumpTables(app.context.database.db)
  assert.doesNotMatch(JSON.stringify(answers), /canary/)
  assert.doesNotMatch(lines.join(''), /canary/)
  for (const { table, text } of tables) assert.doesNotMatch(text, /canary/, table)
})
