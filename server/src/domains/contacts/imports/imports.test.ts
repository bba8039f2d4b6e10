import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { make, shownAddress } from '../../../../test/factories.ts'
import { harness } from '../../../../test/harness.ts'
import {
  countsOf,
  importContacts,
  startImport,
  uploadContacts,
} from '../../../../test/importing.ts'

type Body = Record<string, never>

describe('POST /v1/contact-imports', () => {
  test('201 detects the format and suggests fields for the columns', async (t) => {
    const app = await harness(t)
    const csv = 'Nom;Courriel;Plan;Courriel\nÉva;eva@example.com;gold;eva@work.example\n'
    const { status, body, headers } = await uploadContacts(app, Buffer.from(csv, 'latin1'))
    assert.equal(status, 201)
    assert.equal(headers['location'], `/v1/contact-imports/${body.id}`)
    assert.partialDeepStrictEqual(body, {
      status: 'uploaded',
      fileName: 'contacts.csv',
      format: 'csv',
      encoding: 'windows-1252',
      delimiter: ';',
      columns: [
        { name: 'Nom', samples: ['Éva'], suggestion: { field: 'name', confidence: 1 } },
        { name: 'Courriel', suggestion: { field: 'email', confidence: 1 } },
        { name: 'Plan', samples: ['gold'], suggestion: null },
        { name: 'Courriel (2)', suggestion: { field: 'additionalEmails' } },
      ],
      mapping: null,
      options: null,
      error: null,
    })
    const { data } = (await app.owner.get('/v1/contact-imports')).body
    assert.deepEqual(data, [body])
  })

  const refused: [what: string, content: string | Buffer, message: RegExp][] = [
    ['nothing but empty lines', '\n\n', /is empty/],
    ['an old workbook', Buffer.from('\xd0\xcf\x11\xe0\xa1\xb1', 'latin1'), /Save it as XLSX/],
    ['a PDF', '%PDF-1.7', /PDF/],
    ['a picture', Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), /picture/],
    ['a compressed file', Buffer.from('\x1f\x8b\x08\x00', 'latin1'), /Unpack it/],
    ['a web page', '<!DOCTYPE html>\n<table><tr><td>Name', /Save it as XLSX or CSV/],
    ['a JSON list', '[\n  {"name": "Ada"}]', /one object on each line/],
    ['a cut workbook', Buffer.from('PK\x03\x04aaaa', 'latin1'), /damaged or incomplete/],
    [
      'a card of version 5',
      'BEGIN:VCARD\nVERSION:5.0\nEND:VCARD\n',
      /unsupported version \(5\.0\)/,
    ],
    ['a header of 501 columns', `${'a,'.repeat(500)}a\n`, /more than 500 columns/],
  ]
  for (const [what, content, message] of refused) {
    test(`422 refuses ${what} and keeps nothing of it`, async (t) => {
      const app = await harness(t)
      const { status, body } = await uploadContacts(app, content)
      assert.deepEqual([status, body.error.field], [422, 'file'])
      assert.match(body.error.message, message)
      const { db } = app.context.database
      assert.deepEqual(await db.selectFrom('contact_imports').selectAll().execute(), [])
      assert.deepEqual(await db.selectFrom('contact_import_parts').selectAll().execute(), [])
    })
  }

  test('422 without a file', async (t) => {
    const app = await harness(t)
    const { status, body } = await app.owner.post('/v1/contact-imports')
    assert.deepEqual([status, body.error.field], [422, 'file'])
  })
})

describe('POST /v1/contact-imports/{importId}/start', () => {
  test('200 creates, updates and leaves contacts unchanged, with matching events', async (t) => {
    const app = await harness(t)
    const csv =
      'Name,E-mail,Phone,Tags\nAda,ada@example.com,+14155550123,a;b\nGrace,grace@example.com,,\n'
    const first = await importContacts(app, csv)
    assert.deepEqual([first.status, countsOf(first)], ['completed', { rowsRead: 2, created: 2 }])
    assert.deepEqual(countsOf(await importContacts(app, csv)), { rowsRead: 2, unchanged: 2 })
    const third = await importContacts(app, csv.replace('a;b', 'a;c'))
    assert.deepEqual(countsOf(third), { rowsRead: 2, updated: 1, unchanged: 1 })
    const { data } = (await app.owner.get('/v1/events?limit=100')).body
    assert.deepEqual(data.map(({ type }: { type: string }) => type).toReversed(), [
      'contact.created',
      'contact.created',
      'contact_import.completed',
      'contact_import.completed',
      'contact.updated',
      'contact.tagged',
      'contact_import.completed',
    ])
    const { body: ada } = await app.owner.get('/v1/contacts/by/email/ada@example.com')
    assert.partialDeepStrictEqual(ada, {
      name: 'Ada',
      phone: '+14155550123',
      tags: ['a', 'c'],
      source: { kind: 'import', id: first.id },
    })
  })

  test('200 uses the mapping instead of the suggestions', async (t) => {
    const app = await harness(t)
    const csv = 'Name,Mail,Seats,City\nAda,ada@example.com,12,London\n'
    const mapping = { Name: null, Mail: 'externalId', Seats: 'custom.seats', City: 'city' }
    await importContacts(app, csv, { mapping })
    const { body } = await app.owner.get('/v1/contacts/by/externalId/ada@example.com')
    assert.partialDeepStrictEqual(body, {
      name: null,
      email: null,
      custom: { seats: '12' },
      address: { city: 'London' },
    })
  })

  test('200 keeps parts of `custom` and `address` without a column, and the type of unchanged values', async (t) => {
    const app = await harness(t)
    const { id } = await make.contact(app, {
      externalId: 'a',
      custom: { seats: 12, tier: 'gold' },
      address: { city: 'London', country: 'GB' },
    })
    const csv = 'externalId,custom.seats,city,name\na,12,Paris,\n'
    assert.deepEqual(countsOf(await importContacts(app, csv)), { rowsRead: 1, updated: 1 })
    const { body } = await app.owner.get(`/v1/contacts/${id}`)
    assert.deepEqual(body.custom, { seats: 12, tier: 'gold' })
    assert.deepEqual(body.address, shownAddress({ city: 'Paris', country: 'GB' }))
    assert.match(body.name, /^Contact/)
    await importContacts(app, csv, { options: { clearEmpty: true } })
    assert.equal((await app.owner.get(`/v1/contacts/${id}`)).body.name, null)
  })

  test('200 fills only empty fields, or skips contacts, as onConflict says', async (t) => {
    const app = await harness(t)
    await make.contact(app, { name: 'Ada', email: 'ada@example.com' })
    const csv = 'Name,Email,Company\nAugusta,ada@example.com,Engines\n'
    const skipped = await importContacts(app, csv, { options: { onConflict: 'skip' } })
    assert.deepEqual(countsOf(skipped), { rowsRead: 1, skipped: 1 })
    const filled = await importContacts(app, csv, { options: { onConflict: 'fill_empty' } })
    assert.deepEqual(countsOf(filled), { rowsRead: 1, updated: 1 })
    const { body } = await app.owner.get('/v1/contacts/by/email/ada@example.com')
    assert.partialDeepStrictEqual(body, { name: 'Ada', company: 'Engines' })
  })

  test('200 adds tags to every contact of the file, and undo removes them', async (t) => {
    const app = await harness(t)
    await app.owner.post('/v1/contacts', { email: 'ada@example.com', tags: ['vip'] })
    const file = 'Email,Tags\nada@example.com,\ngrace@example.com,navy;fair\n'
    const { id, progress } = await importContacts(app, file, {
      options: { tags: ['fair', '2026'] },
    })
    assert.deepEqual(countsOf({ progress }), { rowsRead: 2, created: 1, updated: 1 })
    const tagsOf = async (email: string) =>
      (await app.owner.get(`/v1/contacts?email=${email}`)).body.data[0]?.tags
    assert.deepEqual(await tagsOf('ada@example.com'), ['vip', 'fair', '2026'])
    assert.deepEqual(await tagsOf('grace@example.com'), ['navy', 'fair', '2026'])
    await app.owner.post(`/v1/contact-imports/${id}/undo`)
    await app.drain()
    assert.deepEqual(await tagsOf('ada@example.com'), ['vip'])
    assert.equal(await tagsOf('grace@example.com'), undefined)
  })

  test('200 reports at the end that every byte was read, for a header alone and for whole batches', async (t) => {
    const app = await harness(t)
    for (const rows of [0, 1, 500]) {
      const lines = Array.from({ length: rows }, (_, at) => `p${at}@example.com\n`)
      const { status, progress } = await importContacts(app, `email\n${lines.join('')}`)
      const { rowsRead, bytesRead, bytesTotal } = progress
      assert.deepEqual([status, rowsRead, bytesRead], ['completed', rows, bytesTotal])
    }
  })

  test('200 reads the file in the chosen encoding, with the columns as they were shown', async (t) => {
    const app = await harness(t)
    // Имя and Иван in an encoding of old Macs, which nothing guesses.
    const file = Buffer.from(
      '88ecdf2c456d61696c0a88e2e0ed2c6976616e406578616d706c652e636f6d0a',
      'hex',
    )
    const { body } = await uploadContacts(app, file)
    const [{ name }] = body.columns
    assert.notEqual(name, 'Имя')
    await app.owner.post(`/v1/contact-imports/${body.id}/start`, {
      mapping: { [name]: 'name', Email: 'email' },
      options: { encoding: 'x-mac-cyrillic' },
    })
    await app.drain()
    const stored = await app.owner.get('/v1/contacts/by/email/ivan@example.com')
    assert.equal(stored.body.name, 'Иван')
  })

  test('200 with `summary` sends one event for all', async (t) => {
    const app = await harness(t)
    await importContacts(app, 'Name\nAda\nGrace\n', { options: { events: 'summary' } })
    const { data } = (await app.owner.get('/v1/events')).body
    assert.deepEqual(
      data.map(({ type }: { type: string }) => type),
      ['contact_import.completed'],
    )
  })

  test('200 joins the lines of a street, of the main address and of another', async (t) => {
    const app = await harness(t)
    const result = await importContacts(
      app,
      [
        'First Name,Business Street,Business Street 2,Business Street 3,Business City,Home Street,Home Street 2,Home City',
        'Ada,1 Dock Road,Building C,Floor 3,London,2 Mill Lane,Flat 5,Leeds',
        'Bob,9 Quay,,,Hull,,Flat 7,York',
      ].join('\n'),
    )
    assert.deepEqual(countsOf(result), { rowsRead: 2, created: 2 })
    const { data } = (await app.owner.get('/v1/contacts?sort=name')).body
    interface Read {
      address: { street: string }
      additionalAddresses: { street: string }[]
    }
    const streets = data.map(({ address, additionalAddresses }: Read) => [
      address.street,
      ...additionalAddresses.map(({ street }) => street),
    ])
    assert.deepEqual(streets.sort(), [
      ['1 Dock Road\nBuilding C\nFloor 3', '2 Mill Lane\nFlat 5'],
      ['9 Quay', 'Flat 7'],
    ])
  })

  test('200 reports a row whose additional email leads to a contact with another external id', async (t) => {
    const app = await harness(t)
    const ada = await make.contact(app, { externalId: 'a', email: 'a@example.com', company: 'A' })
    await make.contact(app, { externalId: 'b', email: 'b@example.com', phone: '+14155550123' })
    const csv = [
      'externalId,email,additionalEmails,phone,company',
      'c,c@example.com,a@example.com,,by an additional email',
      ',,a@example.com,+14155550123,of two',
    ].join('\n')
    const result = await importContacts(app, csv)
    assert.deepEqual(countsOf(result), { rowsRead: 2, failed: 2 })
    const { text } = await app.owner.get(`/v1/contact-imports/${result.id}/errors`)
    assert.equal(text.match(/,ambiguous_match,/g)?.length, 2)
    assert.equal((await app.owner.get(`/v1/contacts/${ada.id}`)).body.company, 'A')
  })

  test('200 matches by external id, then email, then phone; two contacts are ambiguous', async (t) => {
    const app = await harness(t)
    await make.contact(app, { externalId: 'a', email: 'a@example.com' })
    await make.contact(app, { phone: '+14155550123', additionalEmails: ['b@example.com'] })
    const csv = [
      'externalId,email,phone,company',
      'a,,,by id',
      ',A@example.com,,by email',
      ',b@example.com,,by additional email',
      ',,+14155550123,by phone',
      'a,b@example.com,,two',
      'z,z@example.com,+14155550123,joins',
    ].join('\n')
    const result = await importContacts(app, csv)
    assert.deepEqual(countsOf(result), { rowsRead: 6, updated: 5, failed: 1 })
    const { text } = await app.owner.get(`/v1/contact-imports/${result.id}/errors`)
    assert.match(text, /\r\n6,,ambiguous_match,.*,a,b@example\.com,,two\r\n/)
    const { data } = (await app.owner.get('/v1/contacts')).body
    assert.equal(data.length, 2)
    const { body } = await app.owner.get('/v1/contacts/by/externalId/z')
    assert.partialDeepStrictEqual(body, { email: 'z@example.com', company: 'joins' })
  })

  test('200 lets a row use an identifier that an earlier row released', async (t) => {
    const app = await harness(t)
    for (const name of ['a', 'b', 'c']) {
      await make.contact(app, { externalId: name, email: `${name}@example.com` })
    }
    const csv = 'externalId,email\na,\nb,a@example.com\nc,\nd,c@example.com\n'
    const result = await importContacts(app, csv, { options: { clearEmpty: true } })
    assert.deepEqual(countsOf(result), { rowsRead: 4, created: 1, updated: 3 })
  })

  test('409 while it runs and after it has ended; a dry run can be followed by a run', async (t) => {
    const app = await harness(t)
    const path = await startImport(app, 'Name\nAda\n', { options: { dryRun: true } })
    assert.equal((await app.owner.post(`${path}/start`, {})).status, 409)
    await app.drain()
    assert.equal((await app.owner.post(`${path}/start`, {})).status, 200)
    await app.drain()
    const again = await app.owner.post(`${path}/start`, {})
    assert.deepEqual([again.status, again.body.error.code], [409, 'invalid_transition'])
    assert.equal((await app.owner.get('/v1/contacts')).body.data.length, 1)
  })

  test('a unique value that another contact has is an error of its row only', async (t) => {
    const app = await harness(t)
    await make.contactField(app, { key: 'badge', type: 'number', unique: true })
    await make.contact(app, { custom: { badge: 9 } })
    await make.contact(app, { email: 'grace@example.com', custom: { badge: 7 } })
    const csv = 'Name,Email,Badge\nA,,1\nB,,1\nC,,9\nD,,2\nGrace,grace@example.com,3\nE,,7\n'
    const mapping = { Name: 'name', Email: 'email', Badge: 'custom.badge' }
    for (const dryRun of [true, false]) {
      const result = await importContacts(app, csv, { mapping, options: { dryRun } })
      assert.deepEqual(
        [result.status, countsOf(result)],
        ['completed', { rowsRead: 6, created: 3, updated: 1, failed: 2 }],
      )
      const { text } = await app.owner.get(`/v1/contact-imports/${result.id}/errors`)
      const rows = text.split('\r\n').filter((line) => /,Badge,duplicate_resource,/.test(line))
      assert.deepEqual(
        rows.map((line) => line.split(',')[0]),
        ['3', '4'],
      )
    }
  })

  test('422 names the invalid column or option', async (t) => {
    const app = await harness(t)
    const { body } = await uploadContacts(app, 'Name,Mail\nAda,\n')
    const start = async (given: object): Promise<unknown> => {
      const answer = await app.owner.post(`/v1/contact-imports/${body.id}/start`, given)
      return [answer.status, (answer.body as Body & { error: { field: string } }).error.field]
    }
    assert.deepEqual(await start({ mapping: { Other: 'name' } }), [422, 'mapping.Other'])
    assert.deepEqual(await start({ mapping: { Name: 'email', Mail: 'email' } }), [
      422,
      'mapping.Mail',
    ])
    assert.deepEqual(await start({ mapping: { Name: null } }), [422, 'mapping'])
    assert.deepEqual(await start({ options: { encoding: 'utf-9' } }), [422, 'options.encoding'])
    assert.deepEqual(await start({ options: { defaultCountry: 'XX' } }), [
      ...[422, 'options.defaultCountry'],
    ])
  })
})

test('columns may have the names of object properties, imported or not', async (t) => {
  const app = await harness(t)
  const csv = '__proto__,constructor,toString\n1,Ada,x\n'
  const { id, progress } = await importContacts(app, csv, { mapping: { constructor: 'name' } })
  assert.deepEqual(countsOf({ progress }), { rowsRead: 1, created: 1 }, id)
  const [contact] = (await app.owner.get('/v1/contacts')).body.data
  assert.deepEqual([contact.name, contact.custom], ['Ada', {}])
})

describe('POST /v1/contact-imports/{importId}/cancel', () => {
  test('200 ends the import at its current position', async (t) => {
    const app = await harness(t)
    const path = await startImport(app, 'Name\nAda\n')
    assert.equal((await app.owner.post(`${path}/cancel`)).body.status, 'canceled')
    await app.drain()
    const { body } = await app.owner.get(path)
    assert.deepEqual([body.status, countsOf(body)], ['canceled', {}])
    assert.equal((await app.owner.post(`${path}/cancel`)).status, 409)
  })
})
