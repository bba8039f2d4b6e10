import assert from 'node:assert/strict'
import { describe, type TestContext, test } from 'node:test'
import { fakeServer } from '../../sdk/test/fake-server.ts'
import { type Served, served } from '../../sdk/test/served.ts'
import { builtPackage, evaluate, n8nHost, n8nWebhook } from './n8n-host.ts'

const built = builtPackage()
const { node, trigger, credential } = built ?? { node: null, trigger: null, credential: null }
const skip = built ? false : 'n8n-nodes-capstan is not built: npm run packages:test builds it'

type Item = { json: Record<string, unknown>; pairedItem: { item: number } }

/** Runs an operation of the built node on one item. */
const run = async (world: Served, parameters: object, more: object = {}): Promise<Item[]> => {
  const [items] = await node.execute.call(
    n8nHost(world, { parameters: { ...parameters }, ...more }),
  )
  return items
}

const one = async (world: Served, parameters: object) => {
  const items = await run(world, parameters)
  assert.equal(items.length, 1)
  return items[0]?.json as Record<string, string>
}

describe('the credentials of n8n', { skip }, () => {
  test('are tested by /v1/me', async (t) => {
    const { url, token } = await served(t)
    const { request } = credential.test
    const test = (apiToken: string) => {
      const given = { serverUrl: `${url}//`, apiToken }
      const { Authorization } = credential.authenticate.properties.headers
      return fetch(evaluate(request.baseURL, given) + evaluate(request.url, given), {
        headers: { authorization: evaluate(Authorization, given) },
      })
    }
    assert.equal((await test(token)).status, 200)
    assert.equal((await test('wrong')).status, 401)
  })
})

describe('the node of n8n', { skip }, () => {
  test('creates, finds, lists, changes and deletes contacts', async (t) => {
    const world = await served(t)
    const contact = { resource: 'contact' }
    const fields = { additionalFields: { tags: ['lead'], custom: '{"tier":"gold"}' } }
    const created = await one(world, {
      ...{ ...contact, operation: 'create', email: 'ada@example.com', name: 'Ada', ...fields },
    })
    assert.deepEqual([created['tags'], created['custom']], [['lead'], { tier: 'gold' }])
    const by = { ...contact, key: 'email', value: 'ada@example.com' }
    const upserted = await one(world, {
      ...{ ...by, operation: 'upsert', additionalFields: { company: 'Engines' } },
    })
    assert.equal(upserted['id'], created['id'])
    assert.equal((await one(world, { ...by, operation: 'find' }))['company'], 'Engines')
    assert.deepEqual(await run(world, { ...by, operation: 'find', value: 'no@example.com' }), [])

    const { id: contactId } = created
    await one(world, { ...contact, operation: 'addTag', contactId, tag: 'vip & co' })
    await one(world, { ...contact, operation: 'addNote', contactId, text: 'Called.' })
    const updateFields = { jobTitle: 'Engineer' }
    const updated = await one(world, { ...contact, operation: 'update', contactId, updateFields })
    assert.deepEqual([updated['jobTitle'], updated['tags']], ['Engineer', ['lead', 'vip & co']])
    const removal = { ...contact, operation: 'removeTag', contactId, tag: 'lead' }
    assert.deepEqual(await one(world, removal), { success: true })
    assert.deepEqual(await one(world, { ...contact, operation: 'delete', contactId }), {
      success: true,
    })
  })

  test('follows the pages of a list, or stops at the limit', async (t) => {
    const world = await served(t)
    const items = Array.from({ length: 103 }, (_, at) => ({ json: { at } }))
    const name = (at: number) => `Person ${at}`
    const made = await run(world, { resource: 'contact', operation: 'create', name }, { items })
    assert.deepEqual(
      made.map(({ pairedItem }) => pairedItem.item),
      items.map(({ json }) => json.at),
    )
    const list = { resource: 'contact', operation: 'getAll' }
    assert.equal((await run(world, { ...list, returnAll: true })).length, 103)
    assert.equal((await run(world, { ...list, returnAll: false, limit: 7 })).length, 7)
    const filtered = { ...list, returnAll: true, filters: { q: 'Person 10' } }
    assert.equal((await run(world, filtered)).length, 4)
  })

  test('adds a text to a base that it offers to pick, and finds a sentence of it', async (t) => {
    const world = await served(t)
    const base = await world.capstan.bases.create({ name: 'Handbook' })
    const offered = await node.methods.loadOptions.bases.call(n8nHost(world))
    assert.deepEqual(offered, [{ name: 'Handbook', value: base.id }])
    const source = await one(world, {
      ...{ resource: 'source', operation: 'addText', baseId: base.id, name: 'Hours' },
      text: 'We open at nine.',
    })
    await world.app.drain()
    const got = await one(world, {
      ...{ resource: 'source', operation: 'get', baseId: base.id, sourceId: source['id'] },
    })
    assert.equal(got['status'], 'completed')
    const [hit] = await run(world, {
      ...{ resource: 'knowledgeBase', operation: 'search', baseIds: [base.id], limit: 50 },
      query: 'When do you open?',
    })
    assert.match(String(hit?.json['text']), /at nine/)
  })

  test('creates a proposal with its recipients, sends it, and publishes an event', async (t) => {
    const world = await served(t)
    const proposal = { resource: 'proposal' }
    const rows = [{ name: 'Ada', email: 'ada@example.com', role: 'signer' }]
    const additionalFields = { recipients: { rows }, expiresAt: '2026-12-24T18:00:00' }
    const created = await one(world, {
      ...{ ...proposal, operation: 'create', title: 'Website', additionalFields },
    })
    assert.equal(created['expiresAt'], '2026-12-24T17:00:00.000Z')
    const { id: proposalId } = created
    const delivery = { additionalFields: { delivery: 'link_only' } }
    const sent = await one(world, { ...proposal, operation: 'send', proposalId, ...delivery })
    assert.equal(sent['status'], 'sent')
    const listed = {
      ...proposal,
      operation: 'getAll',
      returnAll: true,
      filters: { status: 'sent' },
    }
    assert.equal((await run(world, listed)).length, 1)
    const event = await one(world, {
      ...{ resource: 'event', operation: 'publish', type: 'custom.order.paid' },
      data: '{"orderId":"A-1"}',
    })
    assert.deepEqual(event['data'], { orderId: 'A-1' })
  })

  test('says in the words of Capstan what was refused, or goes on', async (t) => {
    const world = await served(t)
    const wrong = { resource: 'contact', operation: 'get', contactId: 'con_no' }
    await assert.rejects(run(world, wrong), /contact/i)
    const [item] = await run(world, wrong, { continues: true })
    assert.match(String(item?.json['error']), /contact/i)
    const notJson = { resource: 'event', operation: 'publish', type: 'custom.a', data: '{' }
    await assert.rejects(run(world, notJson), /data is not JSON/)
    await assert.rejects(run(world, wrong, { token: 'wrong' }), /token/i)
  })
})

/** A trigger of n8n at an address that keeps what arrives. */
async function listening(t: TestContext, world: Served, parameters: object) {
  const { url, received } = await fakeServer(t, [200, {}])
  const host = n8nHost(world, { parameters: { ...parameters }, webhookUrl: url })
  const call = (name: string) => trigger.webhookMethods.default[name].call(host)
  const arrive = async (change: (body: string) => string = (body) => body) => {
    await world.app.drain()
    const delivery = received.at(-1)
    assert.ok(delivery)
    const at = n8nWebhook(host, { ...delivery, body: change(delivery.body) })
    return { ...(await trigger.webhook.call(at)), answered: at.answered }
  }
  return { url, host, call, arrive, received }
}

describe('the trigger of n8n', { skip }, () => {
  test('subscribes to each type of event, receives it signed, and unsubscribes', async (t) => {
    const world = await served(t)
    t.mock.timers.enable({ apis: ['Date'], now: world.app.clock.now() })
    const { options } = trigger.description.properties[0]
    const types = options.map(({ value }: { value: string }) => value)
    assert.deepEqual(
      types.filter((type: string) => type !== '*').sort(),
      world.app.catalogue.events.map(({ type }) => type).sort(),
    )
    for (const eventType of types) {
      const { url, call, arrive } = await listening(t, world, { events: [eventType] })
      assert.equal(await call('checkExists'), false)
      assert.equal(await call('create'), true)
      assert.equal(await call('checkExists'), true)
      const [webhook] = (await world.capstan.webhooks.list().page()).data
      assert.deepEqual([webhook?.url, webhook?.events], [url, [eventType]])
      const tested = eventType === '*' ? 'contact.created' : eventType
      await world.capstan.webhooks.test(webhook?.id ?? '', { eventType: tested })
      const { workflowData } = await arrive()
      assert.equal(workflowData[0][0].json.type, tested)
      assert.equal(await call('delete'), true)
      assert.deepEqual((await world.capstan.webhooks.list().page()).data, [])
      assert.equal(await call('checkExists'), false)
    }
  })

  test('refuses what Capstan did not sign, or signed long ago', async (t) => {
    const world = await served(t)
    const now = world.app.clock.now().getTime()
    t.mock.timers.enable({ apis: ['Date'], now })
    const { call, arrive } = await listening(t, world, { customEvents: ['custom.*'] })
    await call('create')
    await world.capstan.events.publish({ type: 'custom.a', data: { total: 1 } })
    const { workflowData } = await arrive()
    assert.deepEqual(workflowData[0][0].json.data, { total: 1 })
    const forged = await arrive((body) => body.replace('1', '2'))
    assert.deepEqual([forged.noWebhookResponse, forged.answered.status], [true, 401])
    t.mock.timers.setTime(now + 301_000)
    assert.equal((await arrive()).answered.status, 401)
  })

  test('registers anew where the events changed, and keeps the webhook of another address', async (t) => {
    const world = await served(t)
    const kept = {}
    const { url } = await fakeServer(t, [200, {}])
    const at = (webhookUrl: string, events: string[]) => {
      const host = n8nHost(world, { parameters: { events }, kept, webhookUrl })
      return (name: string) => trigger.webhookMethods.default[name].call(host)
    }
    const production = at(`${url}/webhook`, ['contact.created'])
    await production('create')
    const trial = at(`${url}/webhook-test`, ['contact.created'])
    assert.equal(await trial('checkExists'), false)
    await trial('create')
    await trial('delete')
    assert.equal(await production('checkExists'), true)
    const changed = at(`${url}/webhook`, ['contact.deleted'])
    assert.equal(await changed('checkExists'), false)
    await changed('create')
    const { data } = await world.capstan.webhooks.list().page()
    assert.deepEqual(
      data.map(({ events }) => events),
      [['contact.deleted']],
    )
  })
})
