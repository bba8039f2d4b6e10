import assert from 'node:assert/strict'
import { after, describe, type TestContext, test } from 'node:test'
import { make } from '../../../../test/factories.ts'
import { forbiddenHosts } from '../../../../test/fixtures/forbidden-hosts.ts'
import { startHttpServer } from '../../../../test/fixtures/tls-server.ts'
import { type Harness, harness } from '../../../../test/harness.ts'
import { refusalOf } from '../../../../test/refusal.ts'

const path = '/v1/destinations'
const keys = { bucket: 'events', accessKeyId: 'a', secretAccessKey: 's' }
const mail = { to: ['ada@example.com'], from: 'capstan@example.com', security: 'none' }

/** Each field of a destination that says where it is, with a config that leads to a host. */
const doors: Record<string, { field: string; config: (host: string, port: number) => object }> = {
  slack: web('address'),
  teams: web('address'),
  discord: web('address'),
  s3: { field: 'endpoint', config: (h, p) => ({ ...keys, endpoint: `http://${h}:${p}` }) },
  nats: { field: 'server', config: (h, p) => ({ server: `ws://${h}:${p}`, subject: 'c' }) },
  email: {
    field: 'host',
    config: (h, port) => ({ ...mail, host: h.replace(/^\[|\]$/g, ''), port }),
  },
}

function web(field: string) {
  return { field, config: (h: string, p: number) => ({ [field]: `http://${h}:${p}/hook` }) }
}

const ends: (() => unknown)[] = []
after(async () => {
  for (const end of ends) await end()
})
/** A port that is refused stays so: it may not go to a server of a later test. */
const wholeFile = { after: (end: () => unknown) => void ends.push(end) } as Pick<
  TestContext,
  'after'
>

/** Of the delivery of a test event. */
async function lastAttempt(app: Harness, id: string) {
  const { body: delivery } = await app.owner.post(`${path}/${id}/test`)
  await app.drain()
  const { body } = await app.owner.get(`${path}/${id}/deliveries/${delivery.id}`)
  return body.attempts.at(-1)
}

describe('the outbound guard', () => {
  test('refuses each address of its table for a destination, created or changed', async (t) => {
    const app = await harness(t, { settings: { CAPSTAN_ALLOW_NETWORKS: '127.0.0.2/32' } })
    for (const [type, { field, config }] of Object.entries(doors)) {
      const known = { type, events: ['*'], config: config('127.0.0.2', 9999) }
      const { id } = await make.destination(app, known)
      const expected = [422, 'target_not_allowed', `config.${field}`]
      for (const host of [...forbiddenHosts, 'localhost', '100.64.0.1']) {
        const fields = { ...known, config: config(host, 9999) }
        assert.deepEqual(refusalOf(await app.owner.post(path, fields)), expected, `${type} ${host}`)
        const changed = await app.owner.patch(`${path}/${id}`, { config: fields.config })
        assert.deepEqual(refusalOf(changed), expected, `PATCH ${type} ${host}`)
      }
      const { body } = await app.owner.get(`${path}?limit=100`)
      assert.equal(body.data.filter((one: { type: string }) => one.type === type).length, 1, type)
    }
  })

  for (const [type, { config }] of Object.entries(doors)) {
    test(`stands before ${type} when something is sent, whatever it was when it was saved`, async (t) => {
      const app = await harness(t)
      const server = await startHttpServer(wholeFile, undefined, { address: '127.0.0.2' })
      const known = { type, events: ['*'], config: config('127.0.0.2', server.port) }
      const { id } = await make.destination(app, known)
      app.context.outbound.refuseListeners([{ address: '127.0.0.2', port: server.port }])
      const { error, response } = await lastAttempt(app, id)
      assert.deepEqual([error.code, response], ['target_not_allowed', null])
      assert.equal(server.requests.length, 0)
    })
  }

  for (const type of ['slack', 'teams', 'discord', 's3']) {
    test(`${type} follows no redirect`, async (t) => {
      const app = await harness(t)
      const elsewhere = await startHttpServer(t, undefined, { address: '127.0.0.2' })
      const server = await startHttpServer(
        t,
        (_request, response) => response.writeHead(307, { location: elsewhere.url }).end(),
        { address: '127.0.0.2' },
      )
      const known = { type, events: ['*'], config: doors[type]?.config('127.0.0.2', server.port) }
      const { id } = await make.destination(app, known)
      await lastAttempt(app, id)
      assert.ok(server.requests.length > 0)
      assert.equal(elsewhere.requests.length, 0)
    })
  }
})

test('422 refuses an invalid address of a destination, and a mail server with more than its name', async (t) => {
  const app = await harness(t)
  for (const [type, field, value] of [
    ['slack', 'address', 'hooks.slack.com/services'],
    ['s3', 'endpoint', '//s3.example.com'],
    ['nats', 'server', 'wss://'],
    ['nats', 'server', 'nats://example.com'],
    ['email', 'host', 'smtp.example.com/x'],
    ['email', 'host', 'smtp.example.com:25'],
    ['email', 'host', 'ada@smtp.example.com'],
    ['email', 'host', 'smtp.example.com#'],
  ] as const) {
    const config = { ...doors[type]?.config('127.0.0.2', 9999), [field]: value }
    const answer = await app.owner.post(path, { type, events: ['*'], config })
    assert.deepEqual(refusalOf(answer), [422, 'validation_error', `config.${field}`], value)
  }
})
