import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { make } from '../factories.ts'
import { startRestService } from '../fixtures/rest-service.ts'
import { type Harness, harness } from '../harness.ts'

const email = 'ada@example.com'

interface Entry {
  kind: string
  ref: string
  at: string
}

/** A hook makes the contact, an automation tags it, a sync changes it, a proposal goes to it. */
async function meet(t: TestContext, app: Harness): Promise<string> {
  const { owner } = app
  const pass = async () => {
    await app.drain()
    app.clock.advance('1m')
  }
  const hook = await make.hook(app, { preset: 'none' })
  await make.automation(app, {
    trigger: { hook: hook.id },
    actions: [{ type: 'contact.upsert', matchBy: 'email', mapping: { email: 'body.email' } }],
  })
  await app.http.inject({ method: 'POST', url: new URL(hook.url).pathname, payload: { email } })
  await pass()
  const { body: contact } = await owner.get(`/v1/contacts/by/email/${email}`)

  await make.automation(app, {
    trigger: { event: 'custom.order.paid' },
    actions: [{ type: 'contact.tag', contactId: 'event.data.contact', tag: 'customer' }],
  })
  const paid = { type: 'custom.order.paid', data: { contact: contact.id } }
  assert.equal((await owner.post('/v1/events', paid)).status, 201)
  await pass()

  const service = await startRestService(t, [{ id: 1, email, title: 'Countess' }])
  const connection = await make.restConnection(app, service.baseUrl)
  const mapping = { email: 'record.email', jobTitle: 'record.title' }
  const sync = await make.sync(app, { connection, config: service.config(), mapping })
  await owner.post(`/v1/integrations/syncs/${sync.id}/run`, {})
  await pass()

  const items = [{ name: 'Design', unitAmount: 100 }]
  const offer = { contactId: contact.id, recipients: [{ name: 'Ada', email }], items }
  const { body: proposal } = await owner.post('/v1/proposals', offer)
  await pass()
  const sent = await owner.post(`/v1/proposals/${proposal.id}/send`, { delivery: 'link_only' })
  assert.equal(sent.status, 200, sent.text)
  await pass()
  await owner.post(`/v1/contacts/${contact.id}/notes`, { text: 'Called' })
  await pass()
  return contact.id
}

async function timelineOf({ owner }: Pick<Harness, 'owner'>, id: string): Promise<Entry[]> {
  const { status, body } = await owner.get(`/v1/contacts/${id}/timeline?limit=100`)
  assert.equal(status, 200)
  return body.data.toReversed()
}

test('the timeline of a contact has what every product did with it, in order, and nothing of another tenant', async (t) => {
  const settings = { CAPSTAN_ALLOW_NETWORKS: '127.0.0.0/8', CAPSTAN_ALLOW_HTTP_WEBHOOKS: 'true' }
  const app = await harness(t, { settings })
  const { organization, client } = await make.stranger(app)
  const other = { ...app, organization, owner: client } as Harness
  const id = await meet(t, app)
  const before = await timelineOf(app, id)
  assert.deepEqual(
    before.map(({ kind }) => kind),
    [
      ...['contact.created', 'contact.updated', 'contact.tagged', 'contact.updated'],
      ...['proposal.created', 'proposal.sent', 'note.created'],
    ],
  )
  const times = before.map(({ at }) => at)
  assert.deepEqual(times, times.toSorted())
  for (const { kind, ref } of before.filter((entry) => entry.kind !== 'note.created')) {
    assert.equal((await app.owner.get(`/v1/events/${ref}`)).body.type, kind)
  }

  const theirs = await meet(t, other)
  assert.notEqual(theirs, id)
  assert.deepEqual(await timelineOf(app, id), before)
  const refs = new Set((await timelineOf(other, theirs)).map(({ ref }) => ref))
  assert.equal(refs.size, before.length)
  assert.ok(before.every(({ ref }) => !refs.has(ref)))
  assert.equal((await app.owner.get(`/v1/contacts/${theirs}/timeline`)).status, 404)
})
