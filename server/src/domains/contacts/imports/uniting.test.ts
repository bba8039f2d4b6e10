import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { make } from '../../../../test/factories.ts'
import { type Harness, harness } from '../../../../test/harness.ts'
import { countsOf, importContacts } from '../../../../test/importing.ts'

const start = (options: object = {}) => ({ options: { defaultCountry: 'GB', ...options } })

const ada = async (app: Harness) => (await app.owner.get('/v1/contacts/by/externalId/crm-1')).body

const given = {
  ...{ externalId: 'crm-1', email: 'a@example.com', additionalEmails: ['b@example.com'] },
  ...{ phone: '+442079460018', tags: ['vip'], websites: [{ url: 'https://a.example' }] },
  ...{ address: { street: '1 High St', city: 'Leeds', region: 'Yorkshire', country: 'GB' } },
  ...{ emailLabels: { 'a@example.com': 'work' }, birthday: '1815-12-10' },
}

const header = 'externalId,email,Mobile,Business Fax,tags,website,Street,City,Country,birthday'

describe('an import of an existing person', () => {
  test('adds to the lists and removes nothing; a replaced main value is kept in the list', async (t) => {
    const app = await harness(t)
    await make.contact(app, given)
    const row =
      'crm-1,C@example.com,07700 900123,020 7946 0019,new,www.b.example,2 Low Rd,York,UK,--12-10'
    const file = `${header}\n${row}\n`
    assert.deepEqual(countsOf(await importContacts(app, file, start())), {
      rowsRead: 1,
      updated: 1,
    })
    const contact = await ada(app)
    assert.deepEqual(
      [contact.email, contact.additionalEmails.toSorted(), contact.emailLabels],
      ['C@example.com', ['a@example.com', 'b@example.com'], { 'a@example.com': 'work' }],
    )
    assert.deepEqual(
      [contact.phone, contact.additionalPhones, contact.phoneLabels, contact.faxNumbers],
      [
        '+447700900123',
        ['+442079460018'],
        { '+447700900123': 'mobile', '+442079460019': 'work' },
        ['+442079460019'],
      ],
    )
    assert.deepEqual(contact.tags, ['vip', 'new'])
    assert.deepEqual(
      contact.websites.map(({ url }: { url: string }) => url),
      ['https://a.example', 'https://www.b.example'],
    )
    assert.partialDeepStrictEqual(contact.address, {
      street: '2 Low Rd',
      city: 'York',
      region: null,
    })
    assert.partialDeepStrictEqual(contact.additionalAddresses, [
      { street: '1 High St', city: 'Leeds', region: 'Yorkshire' },
    ])
    assert.equal(contact.birthday, '1815-12-10')
    assert.deepEqual(countsOf(await importContacts(app, file, start())), {
      ...{ rowsRead: 1, unchanged: 1 },
    })
  })

  test('with fill_empty keeps main values and adds the others', async (t) => {
    const app = await harness(t)
    await make.contact(app, given)
    const file = `${header}\ncrm-1,c@example.com,07700 900123,,new,,2 Low Rd,York,GB,1900-01-01\n`
    await importContacts(app, file, start({ onConflict: 'fill_empty' }))
    const contact = await ada(app)
    assert.deepEqual(
      [contact.email, contact.additionalEmails, contact.phone, contact.additionalPhones],
      ['a@example.com', ['b@example.com', 'c@example.com'], '+442079460018', ['+447700900123']],
    )
    assert.deepEqual([contact.tags, contact.birthday], [['vip', 'new'], '1815-12-10'])
    assert.equal(contact.address.city, 'Leeds')
    assert.partialDeepStrictEqual(contact.additionalAddresses, [
      { street: '2 Low Rd', city: 'York' },
    ])
  })

  test('treats a partial address as a correction, and an existing address as the same one', async (t) => {
    const app = await harness(t)
    await make.contact(app, {
      ...given,
      additionalAddresses: [{ street: '2 Low Rd', city: 'York' }],
    })
    await importContacts(app, 'externalId,city\ncrm-1,Bradford\n')
    assert.partialDeepStrictEqual((await ada(app)).address, {
      street: '1 High St',
      city: 'Bradford',
    })
    await importContacts(app, 'externalId,street,city,zip\ncrm-1,2 LOW rd,York,YO1\n')
    const contact = await ada(app)
    assert.partialDeepStrictEqual(contact.address, { street: '1 High St', city: 'Bradford' })
    assert.partialDeepStrictEqual(contact.additionalAddresses, [
      { street: '2 Low Rd', city: 'York', postalCode: 'YO1' },
    ])
    assert.equal(contact.additionalAddresses.length, 1)
  })

  test('also finds the person by an additional address in the row', async (t) => {
    const app = await harness(t)
    await make.contact(app, given)
    const result = await importContacts(
      app,
      'Name,email,additionalEmails,phone\nAda,x@example.com,B@example.com,+442079460018\n',
    )
    assert.deepEqual(countsOf(result), { rowsRead: 1, updated: 1 })
    const contact = await ada(app)
    assert.deepEqual(contact.email, 'x@example.com')
    assert.deepEqual(contact.additionalEmails.toSorted(), ['a@example.com', 'b@example.com'])
  })

  test('reports a list that would be too long, and an ambiguous date', async (t) => {
    const app = await harness(t)
    const additionalEmails = Array.from({ length: 20 }, (_, at) => `n${at}@example.com`)
    await make.contact(app, { ...given, additionalEmails })
    const full = await importContacts(app, 'externalId,email\ncrm-1,new@example.com\n')
    assert.deepEqual(countsOf(full), { rowsRead: 1, failed: 1 })
    assert.equal((await ada(app)).email, 'a@example.com')
    const days = 'Name,Birthday\nA,5/12/1980\nB,12.5.1980\nC,0/0/00\nD,May 12 1980\n'
    assert.deepEqual(countsOf(await importContacts(app, days)), {
      ...{ rowsRead: 4, created: 4, incomplete: 1 },
    })
    const known = 'Name,Birthday\nE,5/12/1980\nF,5/13/1980\n'
    assert.deepEqual(countsOf(await importContacts(app, known)), { rowsRead: 2, created: 2 })
    const { data } = (await app.owner.get('/v1/contacts?limit=6')).body
    assert.deepEqual(
      data.map((one: { birthday: string }) => one.birthday),
      ['1980-05-13', '1980-05-12', '1980-05-12', null, '1980-05-12', null],
    )
  })

  test('reads further addresses by their groups of headers, each with its label', async (t) => {
    const app = await harness(t)
    const file = [
      'Name,Address 1 - Label,Address 1 - Street,Address 1 - City,Address 2 - Label,Address 2 - Street,Address 2 - City,Home Street,Website 1 - Label,Website 1 - Value,E-mail 1 - Label,E-mail 1 - Value',
      'Ada,Work,1 High St,Leeds,Ferienhaus,,York,3 Elm St,Blog,a.example,* Work ::: Verein,a@example.com ::: b@example.com',
      '',
    ].join('\n')
    assert.deepEqual(countsOf(await importContacts(app, file)), { rowsRead: 1, created: 1 })
    const { body } = await app.owner.get('/v1/contacts/by/email/a@example.com')
    assert.partialDeepStrictEqual(body.additionalAddresses, [
      { label: 'Ferienhaus', street: null, city: 'York' },
      { label: 'home', street: '3 Elm St' },
    ])
    assert.deepEqual(body.websites, [{ url: 'https://a.example', label: 'blog' }])
    assert.deepEqual(body.emailLabels, { 'a@example.com': 'work', 'b@example.com': 'Verein' })
  })
})
