import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { make } from '../../../../test/factories.ts'
import { type Harness, harness } from '../../../../test/harness.ts'

const path = '/v1/proposals'
const email = 'ada@example.com'

const begin = async (app: Harness) => {
  const contact = await make.contact(app, { name: 'Ada Lovelace', email })
  const fields = { contactId: contact.id, items: [{ name: 'Design', unitAmount: 100 }] }
  const create = async (more: object = {}) =>
    (await app.owner.post(path, { ...fields, ...more })).body
  return { contact, create }
}

/** Of proposals: what is kept of a contact that is deleted, and not erased, is of the contacts. */
const traces = async (app: Harness): Promise<string> => {
  const lists = [path, `${path}?q=lovelace`, '/v1/events?limit=100', '/v1/audit-log?limit=100']
  const bodies = await Promise.all(lists.map(async (list) => (await app.owner.get(list)).body.data))
  const isOfContact = ({ type = '', resource }: { type?: string; resource?: { type: string } }) =>
    type.startsWith('contact.') || resource?.type === 'contact'
  return JSON.stringify(bodies.flat().filter((one) => !isOfContact(one)))
}

for (const [act, forget] of [
  ['deleted', (app: Harness, id: string) => app.owner.delete(`/v1/contacts/${id}`)],
  ['erased', (app: Harness, id: string) => app.owner.post(`/v1/contacts/${id}/erase`)],
] as const) {
  describe(`a contact that is ${act}`, () => {
    test(`is in no draft any more, nor in its events, when ${act}`, async (t) => {
      const app = await harness(t)
      const { contact, create } = await begin(app)
      const typed = { recipients: [{ name: 'Ada Lovelace', email: 'ADA@example.com' }] }
      const draft = await create(typed)
      assert.equal(draft.recipients[0].contactId, contact.id)
      await forget(app, contact.id)
      await app.drain()
      const { body } = await app.owner.get(`${path}/${draft.id}`)
      assert.deepEqual([body.contactId, body.recipients, body.status], [null, [], 'draft'])
      app.clock.advance('2h')
      await app.drain()
      assert.doesNotMatch(await traces(app), /ada@example|Lovelace/i)
    })

    test(`ends what is out to it, without a trace, when ${act}`, async (t) => {
      const app = await harness(t)
      const { contact, create } = await begin(app)
      const { id } = await create()
      const sent = await app.owner.post(`${path}/${id}/send`, { delivery: 'link_only' })
      assert.equal(sent.status, 200, JSON.stringify(sent.body))
      await forget(app, contact.id)
      await app.drain()
      const { body } = await app.owner.get(`${path}/${id}`)
      assert.deepEqual(
        [body.status, body.reason, body.contactId, body.contentSha256, body.recipients[0].name],
        ['canceled', 'contact deleted', null, null, 'Deleted contact'],
      )
      app.clock.advance('2h')
      await app.drain()
      assert.doesNotMatch(await traces(app), /ada@example|Lovelace/i)
      const [first] = (await app.owner.get(`/v1/events?subject=${id}`)).body.data
      assert.equal(first.type, 'proposal.canceled')
    })
  })
}

describe('a contact that is merged into another', () => {
  test('leaves its proposals to that one', async (t) => {
    const app = await harness(t)
    const { contact, create } = await begin(app)
    const { id } = await create()
    const survivor = await make.contact(app, { name: 'Countess' })
    await app.owner.post(`/v1/contacts/${survivor.id}/merge`, { contactIds: [contact.id] })
    const { body } = await app.owner.get(`${path}/${id}`)
    assert.deepEqual([body.contactId, body.recipients[0].contactId], [survivor.id, survivor.id])
    const { body: list } = await app.owner.get(`${path}?contactId=${survivor.id}`)
    assert.equal(list.data.length, 1)
  })
})

describe('what is kept of a contact', () => {
  test('has its proposals, and the timeline their acts', async (t) => {
    const app = await harness(t)
    const { contact, create } = await begin(app)
    const { id } = await create()
    await app.owner.patch(`${path}/${id}`, { title: 'B' })
    const { body } = await app.owner.get(`/v1/contacts/${contact.id}/personal-data`)
    assert.equal(body.records.proposals[0].id, id)
    assert.equal(body.records.proposals[0].recipients[0].email, email)
    const { body: timeline } = await app.owner.get(`/v1/contacts/${contact.id}/timeline`)
    assert.deepEqual(
      timeline.data.map(({ summary }: { summary: string }) => summary),
      ['Proposal “Proposal” was created.', 'A contact was created.'],
    )
    const { body: me } = await app.owner.get('/v1/me')
    const [created] = timeline.data
    assert.deepEqual(
      [created.subject, created.actor?.id],
      [{ id, number: null, title: 'Proposal' }, me.token.id],
    )
  })
})
