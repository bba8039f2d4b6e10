import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import {
  s3Credentials,
  s3Region,
  startS3Server,
} from '../../../../test/counterparties/s3-server.ts'
import { make } from '../../../../test/factories.ts'
import { startMailServer } from '../../../../test/fixtures/mail-server.ts'
import { makeCertificate } from '../../../../test/fixtures/tls-server.ts'
import { type Harness, harness } from '../../../../test/harness.ts'
import { ConnectionFault } from '../connections/index.ts'
import type { Order } from './carriers/order.ts'
import { slack } from './carriers/slack.ts'

const login = { username: 'capstan', password: 'canaryPassword' }

const sentAfterTest = async (app: Harness, id: string) => {
  await app.owner.post(`/v1/destinations/${id}/test`, {})
  await app.drain()
  const { body } = await app.owner.get(`/v1/destinations/${id}/deliveries?limit=1`)
  return (await app.owner.get(`/v1/destinations/${id}/deliveries/${body.data[0].id}`)).body
}

describe('a destination by a connection', () => {
  test('sends mails through the server of the connection, as its sender, until it is disabled', async (t) => {
    const app = await harness(t)
    const server = await startMailServer(t, { tls: await makeCertificate({}), login })
    const connection = await make.connection(app, {
      ...{ provider: 'smtp', authType: 'basic', credentials: login },
      config: {
        ...{ host: '127.0.0.1', port: Number(new URL(server.url).port), security: 'tls' },
        from: 'sales@example.com',
      },
    })
    await app.drain()
    const fields = { type: 'email', connectionId: connection.id, config: { to: ['a@example.com'] } }
    const { id, connectionId } = await make.destination(app, fields)
    assert.equal(connectionId, connection.id)
    const delivery = await sentAfterTest(app, id)
    assert.equal(delivery.status, 'succeeded', JSON.stringify(delivery.attempts))
    assert.match(server.received[0]?.message ?? '', /^From: sales@example\.com\r$/m)
    assert.doesNotMatch(JSON.stringify(delivery), /canary/)
    const at = `/v1/integrations/connections/${connection.id}`
    assert.equal((await app.owner.post(`${at}/disable`)).status, 200)
    const { status, attempts } = await sentAfterTest(app, id)
    assert.deepEqual([status, attempts[0].error.code], ['pending', 'connection_refused'])
    const other = await app.owner.post('/v1/destinations', {
      ...{ ...fields, name: 'Other', events: ['*'] },
    })
    assert.deepEqual([other.status, other.body.error.code], [409, 'connection_not_active'])
  })

  test('archives in the bucket of the connection', async (t) => {
    const app = await harness(t)
    const server = await startS3Server(t, { now: () => app.clock.now() })
    const { accessKeyId: username, secretAccessKey: password } = s3Credentials
    const connection = await make.connection(app, {
      ...{ provider: 's3', authType: 'basic', credentials: { username, password } },
      config: { baseUrl: `${server.url}/`, region: s3Region, bucket: 'b', pathStyle: true },
    })
    await app.drain()
    const { id } = await make.destination(app, {
      ...{ type: 's3', connectionId: connection.id, config: {} },
    })
    const delivery = await sentAfterTest(app, id)
    assert.equal(delivery.status, 'succeeded', JSON.stringify(delivery.attempts))
    assert.equal(server.objects.size, 1)
  })

  test('422 refuses an unknown connection, one of another service, and settings that it has already', async (t) => {
    const app = await harness(t)
    const { id } = await make.connection(app)
    const none = 'conn_01jbtt0z0yf8t9tpsz5gn2mz4g'
    for (const [connectionId, config, field] of [
      [none, {}, 'connectionId'],
      [id, {}, 'connectionId'],
      [id, { bucket: 'b' }, 'config.bucket'],
    ] as const) {
      const { status, body } = await app.owner.post('/v1/destinations', {
        ...{ type: 's3', name: 'Archive', events: ['*'], connectionId, config },
      })
      assert.deepEqual([status, body.error.field], [422, field])
    }
  })
})

/** https://docs.slack.dev/reference/methods/chat.postMessage */
describe('a message from the app of a connection', () => {
  const answers: [string, string | ConnectionFault, string][] = [
    ['is there when Slack says so', '{"ok":true,"ts":"1.2"}', 'done'],
    ['to a channel that is archived disables', '{"ok":false,"error":"is_archived"}', 'gone'],
    [
      'with blocks that Slack refuses is given up',
      '{"ok":false,"error":"invalid_blocks"}',
      'failed',
    ],
    ['that Slack has no time for waits', '{"ok":false,"error":"fatal_error"}', 'retry'],
    ['with an answer that is none waits', 'oops', 'retry'],
    ['waits for a person who has to act', new ConnectionFault('reauthorize', 'Sign in.'), 'retry'],
  ]
  for (const [name, answer, outcome] of answers) {
    test(name, async (t) => {
      const { context } = await harness(t)
      const bodies: string[] = []
      const order = {
        platform: context,
        catalogue: { events: [] },
        parcel: {
          body: '{"id":"evt_1","type":"custom.x","createdAt":"2026-01-01T00:00:00.000Z","data":{"a":"<!here>"}}',
        },
        row: { template: null },
        settings: { channel: 'C1' },
        signal: new AbortController().signal,
        client: {
          baseUrl: 'https://slack.com/api/',
          async request({ url, body }: { url: string; body: string }) {
            assert.equal(url, 'chat.postMessage')
            bodies.push(body)
            if (answer instanceof ConnectionFault) throw answer
            return { status: 200, headers: {}, body: Buffer.from(answer), bodyComplete: true }
          },
        },
      } as unknown as Order
      assert.equal((await slack(order)).outcome, outcome)
      const { channel, text } = JSON.parse(bodies[0] ?? '')
      assert.deepEqual([channel, text], ['C1', '{"a":"&lt;!here&gt;"}'])
    })
  }
})
