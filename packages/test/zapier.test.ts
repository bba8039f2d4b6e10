import assert from 'node:assert/strict'
import { createRequire } from 'node:module'
import { describe, type TestContext, test } from 'node:test'
import { fakeServer } from '../../sdk/test/fake-server.ts'
import { type Served, served } from '../../sdk/test/served.ts'

const folder = '../capstan-zapier'

/** The app as Zapier runs it; null where its tools are not installed. */
async function openApp() {
  try {
    const load = createRequire(new URL(`${folder}/index.js`, import.meta.url))
    const { createAppTester } = load('zapier-platform-core')
    // It ends a process above 450 MB after 250 calls, and here the process has a whole Capstan in it.
    load('zapier-platform-core/src/constants').KILL_MAX_LIMIT = Number.POSITIVE_INFINITY
    const { default: app } = await import(new URL(`${folder}/index.js`, import.meta.url).href)
    return { app, call: createAppTester(app) }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'MODULE_NOT_FOUND') throw error
    return null
  }
}

const opened = await openApp()
const skip = opened ? false : 'capstan-zapier is not installed: npm run packages:test installs it'
const { app, call } = opened ?? { app: { triggers: {}, creates: {}, searches: {} }, call: null }

const authData = ({ url, token }: Served) => ({ serverUrl: `${url}/`, apiToken: token })

const create = (world: Served, key: string, inputData: object) =>
  call(app.creates[key].operation.perform, { authData: authData(world), inputData })

const search = (world: Served, key: string, inputData: object) =>
  call(app.searches[key].operation.perform, { authData: authData(world), inputData })

/** A Zap that is turned on, and what it makes of the last delivery. */
async function turnOn(t: TestContext, world: Served, key: string, inputData: object = {}) {
  const { operation } = app.triggers[key]
  const { url: targetUrl, received } = await fakeServer(t, [200, {}])
  const bundle = { authData: authData(world), inputData, targetUrl }
  const subscribeData = await call(operation.performSubscribe, bundle)
  const perform = async (change = (body: string) => body) => {
    await world.app.drain()
    const { headers = {}, body = '' } = received.at(-1) ?? {}
    // Zapier prefixes the names of headers, and writes them with capitals.
    const named = Object.entries(headers).map(([name, value]) => [
      `Http-${name.replaceAll(/\b[a-z]/g, (letter) => letter.toUpperCase())}`,
      value,
    ])
    const rawRequest = { headers: Object.fromEntries(named), content: change(body) }
    return call(operation.perform, { ...bundle, subscribeData, rawRequest })
  }
  const turnOff = () => call(operation.performUnsubscribe, { ...bundle, subscribeData })
  return { subscribeData, perform, turnOff, bundle, operation }
}

describe('the connection of Zapier', { skip }, () => {
  test('is tested by /v1/me, and a wrong token is refused in the words of Capstan', async (t) => {
    const world = await served(t)
    const me = await call(app.authentication.test, { authData: authData(world) })
    assert.equal(me.organization.name, 'First')
    const wrong = { ...authData(world), apiToken: 'wrong' }
    await assert.rejects(call(app.authentication.test, { authData: wrong }), /token/i)
  })
})

describe('the triggers of Zapier', { skip }, () => {
  test('each subscribes, receives its event signed, and unsubscribes', async (t) => {
    const world = await served(t)
    const { events } = world.app.catalogue
    for (const { type } of events) {
      const key = type.replaceAll('.', '_')
      const { subscribeData, perform, turnOff, operation } = await turnOn(t, world, key)
      const webhook = await world.capstan.webhooks.get(subscribeData.id)
      assert.deepEqual(webhook.events, [type])
      await world.capstan.webhooks.test(subscribeData.id, { eventType: type })
      const [event, ...others] = await perform()
      assert.deepEqual([event.type, others], [type, []])
      assert.deepEqual(Object.keys(operation.sample), Object.keys(event))
      await turnOff()
      await turnOff()
      assert.deepEqual((await world.capstan.webhooks.list().page()).data, [])
    }
  })

  test('list what happened, and refuse what Capstan did not sign', async (t) => {
    const world = await served(t)
    const zap = await turnOn(t, world, 'custom_event', { type: 'custom.order.*' })
    await create(world, 'publish_event', { type: 'custom.order.paid', data: { total: 1 } })
    const [event] = await zap.perform()
    assert.deepEqual(event.data, { total: 1 })
    assert.deepEqual(await call(zap.operation.performList, zap.bundle), [event])
    await assert.rejects(
      zap.perform((body) => body.replace('1', '2')),
      /signature/,
    )
  })

  test('a 410 of a Zap that is gone disables its webhook', async (t) => {
    const world = await served(t)
    const { url: targetUrl } = await fakeServer(t, [410, {}])
    const bundle = { authData: authData(world), targetUrl }
    const { performSubscribe } = app.triggers['contact_created'].operation
    const { id } = await call(performSubscribe, bundle)
    await create(world, 'create_contact', { name: 'Ada' })
    await world.app.drain()
    const { enabled, disabledReason } = await world.capstan.webhooks.get(id)
    assert.deepEqual([enabled, disabledReason], [false, 'gone'])
  })
})

describe('the actions of Zapier', { skip }, () => {
  test('keep contacts, and find one or none', async (t) => {
    const world = await served(t)
    const custom = { tier: 'gold' }
    const { id } = await create(world, 'create_contact', { email: 'ada@example.com', custom })
    const by = { key: 'email', value: 'ada@example.com' }
    assert.equal((await create(world, 'upsert_contact', { ...by, name: 'Ada' })).id, id)
    await create(world, 'add_tag_contact', { contactId: id, tag: 'vip' })
    await create(world, 'add_note_contact', { contactId: id, text: 'Called.' })
    const [found] = await search(world, 'find_contact', by)
    assert.deepEqual([found.name, found.tags, found.custom], ['Ada', ['vip'], custom])
    assert.deepEqual(await search(world, 'find_contact', { ...by, value: 'no@example.com' }), [])
    const removal = { contactId: id, tag: 'vip' }
    assert.deepEqual(await create(world, 'remove_tag_contact', removal), { success: true })
    const twice = create(world, 'create_contact', { email: 'ada@example.com' })
    await assert.rejects(twice, /ada@example\.com|already|exists/i)
  })

  test('fill a base that is offered to pick, and search it', async (t) => {
    const world = await served(t)
    const base = await world.capstan.bases.create({ name: 'Handbook' })
    const bundle = { authData: authData(world), meta: { page: 0 } }
    const [offered] = await call(app.triggers['bases'].operation.perform, bundle)
    assert.deepEqual([offered.id, offered.name], [base.id, 'Handbook'])
    const text = { baseId: base.id, name: 'Hours', text: 'We open at nine.' }
    await create(world, 'add_text_source', text)
    await world.app.drain()
    const query = { baseIds: [base.id], query: 'When do you open?' }
    const [hit] = await search(world, 'search_knowledge_base', query)
    assert.match(hit.text, /at nine/)
  })

  test('create a proposal, send it and find it', async (t) => {
    const world = await served(t)
    const recipients = [{ name: 'Ada', email: 'ada@example.com', role: 'signer' }]
    const { id } = await create(world, 'create_proposal', { title: 'Website', recipients })
    const sent = await create(world, 'send_proposal', { proposalId: id, delivery: 'link_only' })
    assert.equal(sent.status, 'sent')
    const [found] = await search(world, 'get_all_proposal', { recipientEmail: 'ada@example.com' })
    assert.equal(found.id, id)
    const canceled = await create(world, 'cancel_proposal', { proposalId: id, reason: 'Later' })
    assert.equal(canceled.status, 'canceled')
  })
})
