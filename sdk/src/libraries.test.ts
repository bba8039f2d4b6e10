import assert from 'node:assert/strict'
import type { ServerResponse } from 'node:http'
import { describe, mock, test } from 'node:test'
import { Webhook as StandardWebhook } from 'standardwebhooks'
import { Webhook as SvixWebhook } from 'svix'
import { fakeServer, type Received } from '../test/fake-server.ts'
import { type Served, served } from '../test/served.ts'
import { verifyWebhook } from './index.ts'

/** Each gives the event, or throws. */
const libraries = {
  standardwebhooks: (secret: string, { body, headers }: Received) =>
    new StandardWebhook(secret).verify(body, headers as Record<string, string>),
  svix: (secret: string, { body, headers }: Received) => {
    new SvixWebhook(secret).verify(body, headers as Record<string, string>)
    return JSON.parse(body)
  },
  ours: (secret: string, { body, headers }: Received) => verifyWebhook(body, headers, secret),
}

/** Which of the libraries accept the delivery with this secret, at the time that it was sent. */
async function accepting(secret: string, received: Received): Promise<string[]> {
  const sentAt = Number(received.headers['webhook-timestamp']) * 1000
  mock.timers.enable({ apis: ['Date'], now: sentAt + 1000 })
  const accepted: string[] = []
  try {
    for (const [name, verify] of Object.entries(libraries)) {
      const event = await Promise.resolve()
        .then(() => verify(secret, received))
        .catch(() => null)
      if (event) assert.deepEqual(event, JSON.parse(received.body))
      if (event) accepted.push(name)
    }
  } finally {
    mock.timers.reset()
  }
  return accepted
}

const all = Object.keys(libraries)
const name = 'Ünïcode \u2028 \u{1F600} "quoted" \\ '

/** An event that is refused once, retried, and replayed: three deliveries of the same bytes. */
async function deliverThrice({ app, capstan }: Served, webhookId: string, received: Received[]) {
  const before = received.length
  await capstan.contacts.create({ name })
  await app.drain()
  app.clock.advance('6s')
  await app.drain()
  const event = String(received.at(-1)?.headers['webhook-id'])
  app.clock.advance('2s')
  await capstan.webhooks.replay(webhookId, { eventIds: [event] })
  await app.drain()
  const sent = received.slice(before)
  assert.equal(sent.length, 3)
  return sent
}

describe('the official Standard Webhooks and Svix libraries', () => {
  test('verify first send, retry and replay: before, in and after the overlap of a rotation', async (t) => {
    const world = await served(t)
    const { app, capstan } = world
    // One refusal, then a retry and a replay that succeed, three times over.
    const answer = (response: ServerResponse) =>
      response.writeHead(received.length % 3 === 1 ? 500 : 204).end()
    const { url, received } = await fakeServer(t, answer)
    const old = await capstan.webhooks.create({ url, events: ['contact.*'] })
    const check = async (accepted: [secret: string, by: string[]][]) => {
      const sent = await deliverThrice(world, old.id, received)
      const values = (header: string) => new Set(sent.map(({ headers }) => headers[header]))
      assert.equal(values('webhook-id').size, 1)
      assert.equal(values('webhook-timestamp').size, 3)
      assert.equal(new Set(sent.map(({ body }) => body)).size, 1)
      for (const delivery of sent) {
        for (const [secret, by] of accepted) {
          assert.deepEqual(await accepting(secret, delivery), by)
        }
      }
    }
    await check([[old.secret, all]])
    const current = await capstan.webhooks.rotateSecret(old.id, { overlapHours: 1 })
    await check([
      [old.secret, all],
      [current.secret, all],
    ])
    app.clock.advance('1h')
    await check([
      [old.secret, []],
      [current.secret, all],
    ])
  })
})
