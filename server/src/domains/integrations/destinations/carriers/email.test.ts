import assert from 'node:assert/strict'
import { describe, type TestContext, test } from 'node:test'
import { make } from '../../../../../test/factories.ts'
import { startMailServer } from '../../../../../test/fixtures/mail-server.ts'
import { makeCertificate } from '../../../../../test/fixtures/tls-server.ts'
import { type Harness, harness } from '../../../../../test/harness.ts'
import { OrganizationId } from '../../../../platform/ids.ts'
import { admitMail } from '../../../../platform/mail/admission.ts'

// biome-ignore lint/suspicious/noExplicitAny: a test asserts what it reads
type Any = any

const to = ['ops@example.com', 'ada@example.com']
const login = { username: 'capstan', password: 'canaryPassword' }

async function mailbox(
  t: TestContext,
  app: Harness,
  options: Parameters<typeof startMailServer>[1] = {},
  settings: object = {},
) {
  const server = await startMailServer(t, { tls: await makeCertificate({}), login, ...options })
  const { id } = await make.destination(app, {
    type: 'email',
    events: ['contact.created'],
    config: {
      ...{ to, from: 'capstan@example.com', host: '127.0.0.1', ...login },
      ...{ port: Number(new URL(server.url).port), subject: 'New: {{ event.data.name }}' },
      ...settings,
    },
  })
  const at = `/v1/destinations/${id}`
  const last = async (): Promise<Any> => {
    const { body } = await app.owner.get(`${at}/deliveries?limit=1`)
    return (await app.owner.get(`${at}/deliveries/${body.data[0].id}`)).body
  }
  return { ...server, received: server.received, at, last }
}

const messageId = (message = '') => /^Message-ID:\s*(<[^>]+>)/im.exec(message)?.[1]

describe('a mail of an event', () => {
  test("goes through Capstan's mail server if no server is set", async (t) => {
    const app = await harness(t)
    await make.destination(app, { type: 'email', events: ['contact.created'], config: { to } })
    await make.contact(app, { name: 'Ada\r\nBcc: eve@example.com' })
    await app.drain()
    assert.equal(app.mails.length, 1)
    assert.deepEqual([app.mails[0]?.to, app.mails[0]?.subject], [to.join(', '), 'contact.created'])
    assert.match(app.mails[0]?.text ?? '', /contact\.created · 2026-11-21T09:30:00\.000Z · evt_/)
  })

  test('waits if its organization has reached its limit of mails', async (t) => {
    const app = await harness(t)
    const destination = { type: 'email', events: ['contact.created'], config: { to } }
    const { id } = await make.destination(app, destination)
    const organizationId = OrganizationId.read(app.organization.id) ?? ''
    while (await admitMail(app.context, organizationId, to[0] ?? ''));
    await make.contact(app)
    await app.drain()
    assert.equal(app.mails.length, 0)
    const at = `/v1/destinations/${id}/deliveries`
    const [waiting] = (await app.owner.get(at)).body.data
    const { attempts } = (await app.owner.get(`${at}/${waiting.id}`)).body
    assert.deepEqual([waiting.status, attempts[0].error.code], ['pending', 'rate_limited'])
    app.clock.advance('2h')
    await app.drain()
    assert.equal(app.mails.length, 1)
  })

  test('goes to the configured server, with TLS and its password, under one Message-ID', async (t) => {
    const app = await harness(t)
    const answers = [451, 250, 250]
    const { received, at, last } = await mailbox(t, app, { answer: () => answers.shift() ?? 250 })
    await make.contact(app, { name: 'Ada \u2028 <b>' })
    await app.drain()
    const first = await last()
    assert.deepEqual([first.status, first.attempts[0].error.code], ['pending', 'mail_failed'])
    app.clock.advance('6s')
    await app.drain()
    assert.deepEqual(
      received.map((one) => one.to),
      [to],
    )
    await app.owner.post(`${at}/replay`, { status: 'succeeded' })
    await app.drain()
    const ids = received.map(({ message }) => messageId(message))
    assert.equal(ids.length, 2)
    assert.match(ids[0] ?? '', /@example\.com>$/)
    assert.equal(ids[0], ids[1])
    assert.doesNotMatch(JSON.stringify(await last()), /canary/)
    await make.contact(app)
    await app.drain()
    assert.notEqual(messageId(received[2]?.message), ids[0])
  })

  test('that is refused permanently is not retried; a wrong password may be fixed', async (t) => {
    const app = await harness(t)
    const { last } = await mailbox(t, app, { answer: () => 554 })
    await make.contact(app)
    await app.drain()
    const { status, attempts } = await last()
    assert.deepEqual([status, attempts[0].error.code], ['failed', 'mail_refused'])
    assert.match(attempts[0].error.message, /554/)

    const other = await mailbox(t, app, {}, { password: 'canaryWrong' })
    await make.contact(app)
    await app.drain()
    const second = await other.last()
    assert.deepEqual([second.status, second.attempts[0].error.code], ['pending', 'login_refused'])
    assert.doesNotMatch(JSON.stringify(second), /canary/)
  })

  test('goes through STARTTLS with its password, to a server that proves its name', async (t) => {
    const app = await harness(t)
    const server = { tls: undefined, startTls: await makeCertificate({}) }
    const { received, last } = await mailbox(t, app, server, { security: 'starttls' })
    await make.contact(app)
    await app.drain()
    assert.deepEqual(
      received.map(({ to: recipients, isEncrypted }) => [recipients, isEncrypted]),
      [[to, true]],
      JSON.stringify((await last()).attempts[0].error),
    )
    const expired = { tls: undefined, startTls: await makeCertificate({ expired: true }) }
    const other = await mailbox(t, app, expired, { security: 'starttls' })
    await make.contact(app)
    await app.drain()
    assert.deepEqual([(await other.last()).status, other.received.length], ['pending', 0])
  })

  test('is not sent without the configured encryption', async (t) => {
    const app = await harness(t)
    const server = await startMailServer(t)
    const config = {
      ...{ to, from: 'capstan@example.com', host: '127.0.0.1', security: 'starttls' },
      port: Number(new URL(server.url).port),
    }
    const { id } = await make.destination(app, { type: 'email', events: ['*'], config })
    await app.owner.post(`/v1/destinations/${id}/test`, {})
    await app.drain()
    const { body } = await app.owner.get(`/v1/destinations/${id}/deliveries`)
    assert.equal(body.data[0].status, 'pending')
    assert.equal(server.received.length, 0)
    // The same server, where that is asked for.
    await app.owner.patch(`/v1/destinations/${id}`, { config: { ...config, security: 'none' } })
    app.clock.advance('6s')
    await app.drain()
    assert.equal(server.received.length, 1)
  })
})

describe('a digest', () => {
  test('is one mail of the events since its first one, sent once, and identical in a retry', async (t) => {
    const app = await harness(t)
    const answers = [451, 250]
    const { received, at, last } = await mailbox(
      t,
      app,
      { answer: () => answers.shift() ?? 250 },
      { digestMinutes: 10, subject: 'News: {{ event.data.events }}' },
    )
    await make.contact(app, { name: 'Ada' })
    await app.drain()
    app.clock.advance('9m')
    await make.contact(app, { name: 'Grace' })
    await make.company(app)
    await app.drain()
    assert.equal(received.length, 0)
    assert.equal((await app.owner.get(`${at}/deliveries`)).body.data.length, 0)
    app.clock.advance('1m')
    await app.drain()
    assert.equal((await last()).status, 'pending')
    app.clock.advance('6s')
    await make.contact(app, { name: 'Later' })
    await app.drain()
    assert.equal(received.length, 1)
    const { message = '' } = received[0] ?? {}
    assert.match(message, /^Subject: News: 2\r$/m)
    assert.match(message, /2 =C3=97 contact\.created|2 × contact\.created/)
    assert.doesNotMatch(message, /Later/)
    app.clock.advance('10m')
    await app.drain()
    assert.deepEqual([received.length, (await last()).eventType], [2, 'destination.batch'])
    assert.match(received[1]?.message ?? '', /^Subject: News: 1\r$/m)
  })

  test('keeps its minutes changeable, but stays a digest', async (t) => {
    const app = await harness(t)
    const config = { to, digestMinutes: 10 }
    const { id } = await make.destination(app, { type: 'email', events: ['*'], config })
    const at = `/v1/destinations/${id}`
    assert.equal((await app.owner.patch(at, { config: { to, digestMinutes: 20 } })).status, 200)
    const refused = await app.owner.patch(at, { config: { to } })
    assert.deepEqual([refused.status, refused.body.error.field], [422, 'config.digestMinutes'])
  })
})
