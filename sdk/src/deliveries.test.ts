import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { fakeServer } from '../test/fake-server.ts'
import { type Served, served } from '../test/served.ts'
import { type EventType, verifyWebhook } from './index.ts'

/** The clock of the test server stands still, far from ours. */
const anyTime = { toleranceSeconds: Number.POSITIVE_INFINITY, requireTimestamp: true }

const register = async ({ capstan }: Served, url: string) =>
  capstan.webhooks.create({ url, events: ['contact.*'] })

describe('a webhook of the real server', () => {
  test('verifies in both families, also with the old secret after a rotation', async (t) => {
    const world = await served(t)
    const { app, capstan } = world
    const { url, received } = await fakeServer(t, [204])
    const { id, secret } = await register(world, url)
    const contact = await capstan.contacts.create({ name: 'Ada Ünïcode' })
    const rotated = await capstan.webhooks.rotateSecret(id, { overlapHours: 1 })
    await app.drain()
    const [delivery] = received
    const { headers = {}, body = '' } = delivery ?? {}
    const only = Object.entries(headers).filter(([name]) => name.startsWith('x-service'))
    for (const key of [secret, rotated.secret]) {
      const event = await verifyWebhook(body, headers, key, anyTime)
      assert.ok(event.type === 'contact.created')
      assert.deepEqual(event.data, contact)
      assert.deepEqual(await verifyWebhook(body, Object.fromEntries(only), key), event)
    }
    assert.deepEqual((await capstan.events.list().page()).data[0], JSON.parse(body))
  })

  test('is listed with its deliveries, whose attempts show both sides', async (t) => {
    const world = await served(t)
    const { app, capstan } = world
    const { url } = await fakeServer(t, [500, 'no'], [204])
    const { secret, ...webhook } = await register(world, url)
    assert.match(secret, /^whsec_/)
    assert.deepEqual(await capstan.webhooks.get(webhook.id), webhook)
    const listed = await capstan.webhooks.list().page()
    assert.deepEqual(listed.data, [webhook])

    const { id } = await capstan.webhooks.test(webhook.id, { eventType: 'contact.created' })
    await app.drain()
    const failed = await capstan.deliveries.get(id)
    assert.deepEqual([failed.status, failed.attempts[0]?.response?.status], ['pending', 500])
    await capstan.deliveries.retry(id)
    await app.drain()
    const succeeded = await capstan.deliveries.list(webhook.id, { status: 'succeeded' }).page()
    assert.deepEqual(
      succeeded.data.map((delivery) => [delivery.id, delivery.attemptsCount]),
      [[id, 2]],
    )
    await capstan.webhooks.delete(webhook.id)
    await assert.rejects(capstan.webhooks.get(webhook.id), { code: 'not_found' })
  })

  test('holds deliveries while it is disabled, and replays them', async (t) => {
    const world = await served(t)
    const { app, capstan } = world
    const { url, received } = await fakeServer(t, [204])
    const { id } = await register(world, url)
    const disabled = await capstan.webhooks.update(id, { enabled: false })
    assert.equal(disabled.disabledReason, 'manual')
    await capstan.contacts.create({ name: 'Ada' })
    await app.drain()
    assert.equal(received.length, 0)
    await capstan.webhooks.update(id, { enabled: true })
    assert.deepEqual(await capstan.webhooks.replay(id), { replayed: 1 })
    await app.drain()
    assert.equal(received.length, 1)
  })
})

describe('the types of events', () => {
  test('are the ones that the server can send', async (t) => {
    const { capstan } = await served(t)
    // The compiler refuses a type too many or too few here.
    const known: Record<EventType, true> = {
      'contact.created': true,
      'contact.updated': true,
      'contact.tagged': true,
      'contact.consent_changed': true,
      'contact.segment_entered': true,
      'contact.segment_left': true,
      'contact.merged': true,
      'contact.unmerged': true,
      'contact.erased': true,
      'contact.deleted': true,
      'company.created': true,
      'company.updated': true,
      'company.deleted': true,
      'contact_import.completed': true,
      'contact_import.failed': true,
      'inbound.received': true,
      'inbound.failed': true,
      'inbound.rejected': true,
      'source.completed': true,
      'source.failed': true,
      'source.updated': true,
      'source.deleted': true,
      'base.reindexed': true,
      'base.deleted': true,
      'proposal.created': true,
      'proposal.updated': true,
      'proposal.deleted': true,
      'proposal.sent': true,
      'proposal.revised': true,
      'proposal.delivered': true,
      'proposal.delivery_failed': true,
      'proposal.viewed': true,
      'proposal.signed': true,
      'proposal.accepted': true,
      'proposal.countersigned': true,
      'proposal.completed': true,
      'proposal.declined': true,
      'proposal.expired': true,
      'proposal.canceled': true,
      'proposal.voided': true,
      'proposal.commented': true,
      'proposal.comment_resolved': true,
      'proposal.reminder_sent': true,
      'proposal.recipient_changed': true,
      'proposal.anonymized': true,
      'connection.activated': true,
      'connection.degraded': true,
      'connection.reauth_required': true,
      'connection.deleted': true,
      'automation.completed': true,
      'automation.failed': true,
      'automation.throttled': true,
      'sync.started': true,
      'sync.completed': true,
      'sync.partial': true,
      'sync.failed': true,
      'sync.needs_confirmation': true,
      'destination.failing': true,
      'destination.disabled': true,
      'token.expiring': true,
      'token.rotated': true,
      'token.revoked': true,
      'webhook.test': true,
      'webhook.failing': true,
      'webhook.disabled': true,
    }
    const sent: string[] = []
    for await (const { type } of capstan.events.types()) sent.push(type)
    assert.deepEqual(sent.sort(), Object.keys(known).sort())
  })
})
