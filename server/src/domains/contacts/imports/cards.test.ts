import assert from 'node:assert/strict'
import { test } from 'node:test'
import { harness } from '../../../../test/harness.ts'
import { countsOf, importContacts, uploadContacts } from '../../../../test/importing.ts'

const card = (...lines: string[]): string =>
  ['BEGIN:VCARD', 'VERSION:3.0', ...lines, 'END:VCARD', ''].join('\r\n')

test('a bad card is listed, and the cards before and after it are imported', async (t) => {
  const app = await harness(t)
  const file = [
    card('FN:Ann One', 'EMAIL:ann@example.com'),
    'BEGIN:VCARD\r\nFN:No Version\r\nEND:VCARD\r\n',
    'BEGIN:VCARD\r\nVERSION:3.0\r\nFN:No End\r\n',
    card('FN:Odd Line', 'this is none', 'EMAIL:odd@example.com'),
    card('FN:Bob Two', 'EMAIL:bob@example.com'),
  ].join('')
  const result = await importContacts(app, file)
  assert.equal(result.status, 'completed')
  assert.deepEqual(countsOf(result), { rowsRead: 5, created: 3, failed: 2, incomplete: 1 })
  const { text } = await app.owner.get(`/v1/contact-imports/${result.id}/errors`)
  assert.match(text, /version \(none\)/)
  assert.match(text, /has no END:VCARD/)
  assert.match(text, /a line that is not a vCard property: this is none/)
})

test('a card is imported without a detail that cannot be read', async (t) => {
  const app = await harness(t)
  const file = [
    card('FN:John Doe', 'TZ:-05:00', 'EMAIL:john@example.com'),
    card('FN:Balance Sim', 'TEL;TYPE=CELL:1', 'EMAIL:sim@example.com'),
    card('FN:Mitko', 'ADR:;;Shipka 1;Sofia;;1000;България', 'EMAIL:mitko@example.bg'),
    card('FN:Jane', 'TEL;VALUE=uri:tel:+1-415-555-2671;ext=5', 'EMAIL:jane@example.com'),
    card('FN:Lang', 'LANG:English (United States)', 'EMAIL:lang@example.com'),
  ].join('')
  const result = await importContacts(app, file)
  assert.deepEqual(countsOf(result), { rowsRead: 5, created: 5, incomplete: 4 })
  const { body } = await app.owner.get('/v1/contacts/by/email/mitko@example.bg')
  assert.equal(body.address.country, 'BG')
})

test('card properties without a contact field become columns, and a fax number is not a phone number', async (t) => {
  const app = await harness(t)
  const file = card(
    ...['FN:Kim Lee', 'EMAIL:kim@example.com', 'NOTE:Allergic to nuts', 'BDAY:1980-02-29'],
    ...['URL:https://kim.example', 'ORG:Acme;Sales', 'TEL;TYPE=FAX,PREF:+14155550199'],
    ...['ADR;TYPE=WORK:PO Box 12;Suite 500;1 Main St;Springfield;IL;62701;US'],
    ...['ADR;TYPE=HOME:;;2 Home Rd;Springfield;IL;62702;US', 'TEL:+14155552671'],
  )
  const { body: upload } = await uploadContacts(app, file)
  const unknown = upload.columns
    .filter(({ suggestion }: { suggestion: object | null }) => suggestion === null)
    .map(({ name }: { name: string }) => name)
  assert.deepEqual(unknown.sort(), ['addressLine2', 'department', 'note', 'postOfficeBox'])
  const mapping = Object.fromEntries([
    ...upload.columns.map(
      ({ name, suggestion }: { name: string; suggestion?: { field: string } }) => [
        name,
        suggestion?.field ?? `custom.${name}`,
      ],
    ),
  ])
  await app.owner.post(`/v1/contact-imports/${upload.id}/start`, { mapping })
  await app.drain()
  const { body } = await app.owner.get('/v1/contacts/by/email/kim@example.com')
  assert.equal(body.phone, '+14155552671')
  assert.deepEqual(body.custom, {
    ...{ note: 'Allergic to nuts', department: 'Sales', postOfficeBox: 'PO Box 12' },
    ...{ addressLine2: 'Suite 500' },
  })
  assert.deepEqual([body.birthday, body.faxNumbers], ['1980-02-29', ['+14155550199']])
  assert.deepEqual(body.websites, [{ url: 'https://kim.example', label: null }])
  assert.partialDeepStrictEqual(body.additionalAddresses, [
    { label: 'home', street: '2 Home Rd', city: 'Springfield', postalCode: '62702' },
  ])
})

test('a group is not imported and tags its members with its name; a place is not imported', async (t) => {
  const app = await harness(t)
  const file = [
    card('FN:Ada', 'UID:8ADFBE3B-7A0A-4F77', 'CATEGORIES:vip'),
    card('FN:Grace', 'UID:urn:uuid:03a0e51f'),
    card('FN:Nobody else', 'UID:x'),
    card(
      ...['FN:Kunden', 'X-ADDRESSBOOKSERVER-KIND:group', 'UID:G-1'],
      'X-ADDRESSBOOKSERVER-MEMBER:urn:uuid:8adfbe3b-7a0a-4f77',
    ),
    card(
      'KIND:group',
      'FN:Friends',
      'MEMBER:urn:uuid:03a0e51f',
      'MEMBER:urn:uuid:8adfbe3b-7a0a-4f77',
    ),
    card('KIND:location', 'FN:Town hall'),
  ].join('')
  const result = await importContacts(app, file)
  assert.deepEqual(countsOf(result), { rowsRead: 4, created: 3, failed: 1 })
  const { data } = (await app.owner.get('/v1/contacts')).body
  assert.deepEqual(
    data.map(({ name, tags }: { name: string; tags: string[] }) => [name, tags]).reverse(),
    [
      ['Ada', ['vip', 'Kunden', 'Friends']],
      ['Grace', ['Friends']],
      ['Nobody else', []],
    ],
  )
})

test('birthdays, labels and websites of cards are read as programs write them', async (t) => {
  const app = await harness(t)
  const file = [
    card(
      ...['FN:Kim', 'EMAIL;TYPE=INTERNET,HOME:kim@example.com', 'BDAY:--0229'],
      ...['item1.EMAIL:k@example.com', 'item1.X-ABLabel:Verein\\, alt'],
      ...['TEL;TYPE=CELL,VOICE,PREF:+1 415 555 2671', 'item2.TEL:+14155552672'],
      ...[
        'item2.X-ABLabel:_$!<Main>!$_',
        'item3.URL:kim.example',
        'item3.X-ABLabel:_$!<HomePage>!$_',
      ],
    ),
    card('FN:Bo', 'EMAIL:bo@example.com', 'BDAY;X-APPLE-OMIT-YEAR=1604:1604-05-01', 'URL:mailto:x'),
    card('FN:Di', 'EMAIL:di@example.com', 'BDAY:19800501T000000Z'),
  ].join('')
  const result = await importContacts(app, file)
  assert.deepEqual(countsOf(result), { rowsRead: 3, created: 3, incomplete: 1 })
  const read = async (name: string) =>
    (await app.owner.get(`/v1/contacts/by/email/${name}@example.com`)).body
  const kim = await read('kim')
  assert.deepEqual(
    [kim.birthday, kim.emailLabels, kim.phoneLabels, kim.websites],
    [
      '--02-29',
      { 'k@example.com': 'Verein, alt', 'kim@example.com': 'home' },
      { '+14155552671': 'mobile', '+14155552672': 'main' },
      [{ url: 'https://kim.example', label: 'homepage' }],
    ],
  )
  assert.deepEqual(
    [(await read('bo')).birthday, (await read('di')).birthday],
    ['--05-01', '1980-05-01'],
  )
})
