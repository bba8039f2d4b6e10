import assert from 'node:assert/strict'
import { test } from 'node:test'
import { make } from '../../../../test/factories.ts'
import { type Harness, harness } from '../../../../test/harness.ts'
import { draftProposal } from '../../../../test/proposals.ts'
import { makers } from '../../../../test/resources.ts'
import { joined, signedUp, type Visitor } from '../../../../test/visitor.ts'

const ada = { name: 'Ada Kingfisher', email: 'ada@example.com', password: 'a difference engine' }
const bob = { name: 'Bob', email: 'bob@example.com', password: 'another long password' }

interface Found {
  type: string
  id: string
  title: string
  hint: string | null
  parentId: string | null
}

const find = async (visitor: Visitor, q: string): Promise<Found[]> => {
  const { status, body, text } = await visitor.get(`/session/objects?q=${encodeURIComponent(q)}`)
  assert.equal(status, 200, text)
  assert.deepEqual(body.unanswered, [])
  return body.data
}
const titles = async (visitor: Visitor, q: string) =>
  (await find(visitor, q)).map(({ title }) => title)

/** The harness with the organization of a person: what is made is theirs. */
async function ofPerson(app: Harness, visitor: Visitor): Promise<Harness> {
  const { body: me } = await visitor.get('/session/me')
  const { body } = await visitor.post('/session/tokens', { name: 'All', scopes: ['*'] })
  return { ...app, owner: app.as(body), organization: { id: me.organizationId } }
}

test('finds the objects of every product by name, also with a typo', async (t) => {
  const world = await harness(t)
  const visitor = await signedUp(world, ada)
  const app = await ofPerson(world, visitor)
  const name = 'Kingfisher'
  await make.contact(app, { name: 'Grace Kingfisher', company: name })
  await make.company(app, { name })
  await make.segment(app, { name })
  const base = await make.base(app, { name })
  await make.source(app, { base, name: 'Kingfisher manual' })
  await draftProposal(app, { title: 'Offer for Kingfisher' })
  await make.proposalTemplate(app, { name })
  const hook = await make.hook(app, { name })
  await make.automation(app, { name })
  await make.connection(app, { name })
  await make.sync(app, { name })
  await make.destination(app, { name })
  await make.webhook(app, { url: 'https://kingfisher.example.com/hooks', description: null })
  await visitor.post('/session/tokens', { name, scopes: ['contacts:read'] })
  const all = [
    ...['contact', 'company', 'segment', 'base', 'source', 'proposal', 'template', 'hook'],
    ...['automation', 'connection', 'sync', 'destination', 'webhook', 'token', 'member'],
  ].sort()
  for (const q of [
    'kingfisher',
    'KINGFI',
    'kingfsher',
    'kignfisher',
    'kingfissher',
    'kongfisher',
  ]) {
    assert.deepEqual((await find(visitor, q)).map(({ type }) => type).sort(), all, q)
  }
  const found = await find(visitor, hook.id)
  const shown = { type: 'hook', id: hook.id, title: name, hint: 'github', parentId: null }
  assert.deepEqual(found, [shown])
  const [source] = (await find(visitor, 'manual')).filter(({ type }) => type === 'source')
  assert.equal(source?.parentId, base.id)
  assert.deepEqual(await find(visitor, 'kingfosherr'), [])
})

test('finds contacts by words in any order and by parts of a number', async (t) => {
  const world = await harness(t)
  const visitor = await signedUp(world, ada)
  const app = await ofPerson(world, visitor)
  await make.contact(app, { name: 'Ada Lovelace', phone: '+442071838750' })
  await make.contact(app, { name: 'Max Müller', phone: '+4930901820' })
  for (const q of [
    'lovlace',
    'Lovelace Ada',
    'ada lovlace',
    '+44 20',
    '020 7183',
    '+44 20 7183 8',
  ]) {
    assert.deepEqual(await titles(visitor, q), ['Ada Lovelace'], q)
  }
  assert.deepEqual(await titles(visitor, 'muller'), ['Max Müller'])
  // Too short for a typo, and another digit is another number.
  for (const q of ['maz', 'ada lovexyz', '30901821'])
    assert.deepEqual(await titles(visitor, q), [], q)
  const listed = await app.owner.get(`/v1/contacts?q=${encodeURIComponent('+44 20 71')}`)
  assert.deepEqual(listed.body.data.length, 1)
})

test('opens what an id names, and nothing of another organization', async (t) => {
  const world = await harness(t)
  const visitor = await signedUp(world, ada)
  const stranger = await signedUp(world, bob)
  const app = await ofPerson(world, visitor)
  const above: Record<string, string> = {
    source: (await make.base(app)).id,
    syncRun: (await make.sync(app)).id,
    automationRun: (await make.automation(app, { trigger: { event: 'custom.walked' } })).id,
    destinationDelivery: (await make.destination(app)).id,
  }
  const paths = {
    contact: '/v1/contacts/{contactId}',
    company: '/v1/companies/{companyId}',
    segment: '/v1/segments/{segmentId}',
    contactImport: '/v1/contact-imports/{importId}',
    base: '/v1/bases/{baseId}',
    source: '/v1/bases/{baseId}/sources/{sourceId}',
    proposal: '/v1/proposals/{proposalId}',
    template: '/v1/proposal-templates/{templateId}',
    hook: '/v1/integrations/hooks/{hookId}',
    inboundEvent: '/v1/integrations/inbound-events/{inboundEventId}',
    automation: '/v1/automations/{automationId}',
    automationRun: '/v1/automations/{automationId}/runs/{runId}',
    connection: '/v1/integrations/connections/{connectionId}',
    sync: '/v1/integrations/syncs/{syncId}',
    syncRun: '/v1/integrations/syncs/{syncId}/runs/{runId}',
    destination: '/v1/destinations/{destinationId}',
    destinationDelivery: '/v1/destinations/{destinationId}/deliveries/{deliveryId}',
    webhook: '/v1/webhooks/{id}',
    event: '/v1/events/{id}',
    delivery: '/v1/deliveries/{id}',
    request: '/v1/requests/{requestId}',
  }
  for (const [type, path] of Object.entries(paths)) {
    const id = (await makers[path]?.(app, above[type] ?? '')) ?? ''
    await app.drain()
    const found = await find(visitor, ` ${id} `)
    assert.deepEqual(
      found.map((one) => [one.type, one.id]),
      [[type, id]],
    )
    if (above[type]) assert.equal(found[0]?.parentId, above[type])
    assert.deepEqual(await find(stranger, id), [], type)
  }
  assert.deepEqual(await find(visitor, 'con_01jbts0z0ye8t9tpsz3gn7nkm8'), [])
})

test('shows each person what they may see', async (t) => {
  const world = await harness(t)
  const owner = await signedUp(world, ada)
  const app = await ofPerson(world, owner)
  await make.contact(app, { name: 'Everything' })
  await owner.post('/session/tokens', { name: 'Everything', scopes: ['*'] })
  const member = await joined(world, owner, bob, 'member')
  const typesFor = async (visitor: Visitor) =>
    (await find(visitor, 'everything')).map(({ type }) => type).sort()
  assert.deepEqual(await typesFor(owner), ['contact', 'token'])
  assert.deepEqual(await typesFor(member), ['contact'])
  assert.equal((await owner.get('/session/objects?q=')).status, 400)
})
