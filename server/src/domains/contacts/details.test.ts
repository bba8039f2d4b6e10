import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { make } from '../../../test/factories.ts'
import { harness } from '../../../test/harness.ts'

const none = {
  birthday: null,
  websites: [],
  additionalAddresses: [],
  faxNumbers: [],
  emailLabels: {},
  phoneLabels: {},
}

const details = {
  email: 'ada@example.com',
  additionalEmails: ['countess@example.com'],
  phone: '+14155550123',
  additionalPhones: ['+14155550124'],
  birthday: '1815-12-10',
  websites: [
    { url: 'https://ada.example', label: 'blog' },
    { url: 'http://Engines.example/Ada?x=1', label: null },
  ],
  additionalAddresses: [
    {
      label: 'home',
      street: '1 Ockham Rd',
      city: 'Ockham',
      region: null,
      postalCode: null,
      country: 'GB',
    },
  ],
  faxNumbers: ['+14155550125'],
  emailLabels: { 'ada@example.com': 'work', 'countess@example.com': 'Estate' },
  phoneLabels: { '+14155550123': 'mobile', '+14155550125': 'work' },
}

describe('details of a contact', () => {
  test('are shown once they are set, the same after a read, and cleared by null', async (t) => {
    const app = await harness(t)
    const contact = await make.contact(app, details)
    const path = `/v1/contacts/${contact.id}`
    assert.partialDeepStrictEqual(contact, details)
    const { body, headers } = await app.owner.get(path)
    assert.deepEqual(body, contact)
    const again = await app.owner.patch(path, details)
    assert.deepEqual([again.body, again.headers['etag']], [contact, headers['etag']])
    const cleared = Object.fromEntries(Object.keys(none).map((field) => [field, null]))
    assert.partialDeepStrictEqual((await app.owner.patch(path, cleared)).body, none)
    assert.partialDeepStrictEqual(await make.contact(app), none)
  })

  test('422 names an impossible date, another scheme, an unknown part and a label without a value', async (t) => {
    const app = await harness(t)
    for (const [field, fields] of [
      ['birthday', { birthday: '1815-02-29' }],
      ['birthday', { birthday: '--02-30' }],
      ['birthday', { birthday: '1799-12-31' }],
      ['birthday', { birthday: '10.12.1815' }],
      ['websites.0.url', { websites: [{ url: 'javascript:alert(1)' }] }],
      ['websites.1.url', { websites: [{ url: 'https://a.example' }, { url: 'ftp://b.example' }] }],
      ['additionalAddresses.0.planet', { additionalAddresses: [{ planet: 'Earth' }] }],
      ['additionalAddresses.0.country', { additionalAddresses: [{ country: 'England' }] }],
      ['faxNumbers.0', { faxNumbers: ['0155'] }],
      ['emailLabels.b@example.com', { emailLabels: { 'b@example.com': 'work' } }],
      ['phoneLabels.+14155550999', { phoneLabels: { '+14155550999': 'work' } }],
      ['websites', { websites: Array(21).fill({ url: 'https://a.example' }) }],
    ] as const) {
      const { status, body } = await app.owner.post('/v1/contacts', { name: 'Ada', ...fields })
      assert.deepEqual(
        [status, body.error?.code, body.error?.field],
        [422, 'validation_error', field],
      )
    }
    for (const birthday of ['--02-29', '2000-02-29', '1800-01-01']) {
      assert.equal((await make.contact(app, { birthday })).birthday, birthday)
    }
  })

  test('remove repeated values, and keep a label that one of them has', async (t) => {
    const app = await harness(t)
    const home = { street: '1 Ockham Rd', city: 'Ockham' }
    const contact = await make.contact(app, {
      address: { city: 'London' },
      websites: [{ url: 'https://ada.example' }, { url: 'HTTPS://ADA.example/', label: 'blog' }],
      additionalAddresses: [
        home,
        { ...home, city: 'ockham ', label: 'home' },
        { city: 'LONDON' },
        { label: 'nowhere' },
      ],
      faxNumbers: ['+14155550125', '+14155550125'],
    })
    assert.deepEqual(contact.websites, [{ url: 'https://ada.example', label: 'blog' }])
    assert.equal(contact.additionalAddresses.length, 1)
    assert.partialDeepStrictEqual(contact.additionalAddresses[0], { ...home, label: 'home' })
    assert.deepEqual(contact.faxNumbers, ['+14155550125'])
  })

  test('keep the label of an address that becomes the main one, and drop it with its address', async (t) => {
    const app = await harness(t)
    const { id } = await make.contact(app, details)
    const path = `/v1/contacts/${id}`
    const { body } = await app.owner.patch(path, { email: 'Countess@example.com' })
    assert.deepEqual(
      [body.email, body.additionalEmails, body.emailLabels],
      [
        'Countess@example.com',
        ['ada@example.com'],
        { 'ada@example.com': 'work', 'Countess@example.com': 'Estate' },
      ],
    )
    const { body: less } = await app.owner.patch(path, { additionalEmails: [], faxNumbers: [] })
    assert.deepEqual(less.emailLabels, { 'Countess@example.com': 'Estate' })
    assert.deepEqual(less.phoneLabels, { '+14155550123': 'mobile' })
  })

  test('change places with the main number, also by PUT and by a batch; a new one replaces it', async (t) => {
    const app = await harness(t)
    const { id } = await make.contact(app, { ...details, externalId: 'crm-1' })
    const read = async () => {
      const { body } = await app.owner.get(`/v1/contacts/${id}`)
      return [body.phone, body.additionalPhones]
    }
    await app.owner.patch(`/v1/contacts/${id}`, { phone: '+14155550124' })
    assert.deepEqual(await read(), ['+14155550124', ['+14155550123']])
    await app.owner.patch(`/v1/contacts/${id}`, { phone: '+14155550999' })
    assert.deepEqual(await read(), ['+14155550999', ['+14155550123']])
    await app.owner.patch(`/v1/contacts/${id}`, {
      phone: '+14155550123',
      additionalPhones: ['+14155550124'],
    })
    assert.deepEqual(await read(), ['+14155550123', ['+14155550124']])
    const items = [{ id, email: 'countess@example.com' }]
    await app.owner.post('/v1/contacts/batch', { mode: 'update', items })
    const { body } = await app.owner.get(`/v1/contacts/${id}`)
    assert.deepEqual(
      [body.email, body.additionalEmails],
      ['countess@example.com', ['ada@example.com']],
    )
  })

  test('let contacts share a fax number, which is no identifier', async (t) => {
    const app = await harness(t)
    const faxNumbers = ['+14155550125']
    const ada = await make.contact(app, { faxNumbers })
    await make.contact(app, { faxNumbers })
    await make.contact(app, { phone: '+14155550125' })
    const { body } = await app.owner.get('/v1/contacts?phone=%2B14155550125')
    assert.equal(body.data.length, 1)
    assert.deepEqual(ada.phone, null)
  })

  test('are written by PUT, batch and upserts of a sync as by POST', async (t) => {
    const app = await harness(t)
    const put = await app.owner.put('/v1/contacts/by/externalId/crm-1', details)
    assert.partialDeepStrictEqual(put.body, details)
    assert.equal((await app.owner.put('/v1/contacts/by/externalId/crm-1', details)).status, 200)
    await app.owner.delete(`/v1/contacts/${put.body.id}`)
    const items = [{ externalId: 'crm-1', ...details }]
    const { body } = await app.owner.post('/v1/contacts/batch', { mode: 'upsert', items })
    assert.equal(body.data[0].status, 'created')
    const { data } = (await app.owner.get('/v1/contacts')).body
    assert.partialDeepStrictEqual(data[0], details)
    const again = await app.owner.post('/v1/contacts/batch', { mode: 'upsert', items })
    assert.equal(again.body.data[0].status, 'unchanged')
  })
})
