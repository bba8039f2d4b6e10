import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { parse } from 'csv-parse/sync'
import { make } from '../../../../test/factories.ts'
import { type Harness, harness } from '../../../../test/harness.ts'
import { countsOf, importContacts } from '../../../../test/importing.ts'
import { randomNumbers } from '../../../../test/random-numbers.ts'
import { SegmentId } from '../ids.ts'
import { expireExports } from './run-export.ts'
import { exportFields } from './schema.ts'

type Sender = Pick<Harness, 'owner' | 'drain'>

async function exportContacts(app: Sender, body: object): Promise<string> {
  const made = await app.owner.post('/v1/contact-exports', body)
  assert.equal(made.status, 201)
  await app.drain()
  const path = `/v1/contact-exports/${made.body.id}`
  const { body: ended } = await app.owner.get(path)
  const { text, headers } = await app.owner.get(`${path}/file`)
  assert.deepEqual([ended.status, ended.bytes], ['completed', Buffer.byteLength(text)])
  assert.equal(Number(headers['content-length']), ended.bytes)
  return text
}

const hostile = [
  '=1+1',
  '@SUM(A1)',
  '-2+3',
  "'=quoted",
  '\tTab',
  '＝1',
  'a;b',
  'a;=1+1',
  'a\t=1+1',
  'a|@SUM(A1)',
  '+1',
  '-1-1',
  '=1+1\n=2',
  'a\\;b',
  'back\\slash',
  'comma, "quote"',
  'two\nlines',
  'two\r\nlines',
  ' spaces ',
  'ünïcode 🚢',
  '+14155550123',
  '1e5',
  '007',
]

interface Reach {
  email?: string | undefined
  phone?: string | undefined
  additionalEmails?: string[] | undefined
  additionalPhones?: string[] | undefined
  faxNumbers?: string[] | undefined
}

/** Contacts with every field and with few, whose texts are hostile. */
async function furnish(app: Harness): Promise<void> {
  const next = randomNumbers(7)
  const text = () => hostile[Math.floor(next() * hostile.length)] ?? ''
  const maybe = <T>(value: T) => (next() < 0.5 ? value : undefined)
  const labelsOf = (...values: (string | undefined)[]) =>
    Object.fromEntries(
      values.flatMap((value) =>
        value === undefined || next() < 0.5 ? [] : [[value, maybe('work') ?? text()]],
      ),
    )
  const labelled = <Item extends Reach>(item: Item) => ({
    ...item,
    emailLabels: labelsOf(item.email, ...(item.additionalEmails ?? [])),
    phoneLabels: labelsOf(item.phone, ...(item.additionalPhones ?? []), ...(item.faxNumbers ?? [])),
  })
  const items = Array.from({ length: 60 }, (_, at) =>
    labelled({
      externalId: `${text()} ${at}`,
      name: maybe(text()),
      firstName: maybe(text()),
      lastName: maybe(text()),
      email: maybe(`a${at}@example.com`),
      phone: maybe(`+1415555${1000 + at}`),
      company: maybe(text()),
      jobTitle: maybe(text()),
      tags: maybe([...new Set([text(), `tag ${at}`])]),
      additionalEmails: maybe([`b${at}@example.com`, `c${at}@example.com`]),
      additionalPhones: maybe([`+1415556${1000 + at}`]),
      address: maybe({ street: text(), city: text(), country: 'GB' }),
      locale: maybe('en-GB'),
      timezone: maybe('Europe/London'),
      doNotContact: maybe(true),
      birthday: maybe(next() < 0.5 ? '--02-29' : '1815-12-10'),
      websites: maybe([
        { url: `https://a.example/x,y;z?q=${at}`, label: text() },
        { url: 'http://b.example/back\\slash' },
      ]),
      additionalAddresses: maybe([
        { label: text(), street: text(), city: `Town ${at}`, country: 'FR' },
        { postalCode: '007' },
      ]),
      faxNumbers: maybe([`+1415557${1000 + at}`]),
      custom: maybe({ tier: text(), 'a b': maybe(text()) ?? '', seats: at }),
    }),
  )
  const { body } = await app.owner.post('/v1/contacts/batch', { mode: 'create', items })
  assert.deepEqual(
    body.data.filter(({ error }: { error: unknown }) => error),
    [],
  )
}

describe('POST /v1/contact-exports', () => {
  for (const format of ['csv', 'ndjson', 'vcard']) {
    test(`201 writes ${format} that an import reads back, byte by byte`, async (t) => {
      const app = await harness(t)
      await furnish(app)
      const file = await exportContacts(app, { format })
      const { client } = await make.stranger(app)
      const other = { owner: client, drain: app.drain }
      const result = await importContacts(other, file)
      assert.deepEqual(countsOf(result), { rowsRead: 60, created: 60 })
      const again = await exportContacts(other, { format })
      for (const [at, line] of again.split('\r\n').entries()) {
        assert.equal(line, file.split('\r\n')[at])
      }
      assert.equal(again.length, file.length)
      // A card has one sign for every line end.
      if (format === 'vcard') return
      assert.deepEqual(countsOf(await importContacts(app, file)), { rowsRead: 60, unchanged: 60 })
    })
  }

  test('201 writes no CSV cell that starts a formula, and numbers unchanged', async (t) => {
    const app = await harness(t)
    await furnish(app)
    await make.contact(app, { phone: '+14155559999' })
    const file = await exportContacts(app, { format: 'csv' })
    // As LibreOffice opens it: all of these part cells.
    const rows: string[][] = parse(file, { bom: true, delimiter: [',', ';', '\t', '|'] })
    assert.ok(rows.length > 60 && rows.every(({ length }) => length === rows[0]?.length))
    for (const cell of rows.flat()) {
      const isNumber = /^(\+[1-9]\d{6,14}|-?\d+(\.\d+)?(e\d+)?)$/i.test(cell)
      assert.ok(isNumber || !/^[=+\-@\t\r＝＋－＠]/.test(cell), cell)
    }
    assert.match(file, /,\+14155559999,/)
  })

  test('201 writes the requested fields in their order', async (t) => {
    const app = await harness(t)
    const { id } = await make.contact(app, { name: 'Ada', custom: { tier: 'gold' } })
    const fields = ['custom', 'name', 'id', 'tags']
    assert.equal(
      await exportContacts(app, { format: 'csv', fields }),
      `\ufeffcustom.tier,name,id,tags\r\ngold,Ada,${id},\r\n`,
    )
    assert.equal(
      await exportContacts(app, { format: 'ndjson', fields }),
      `{"custom":{"tier":"gold"},"name":"Ada","id":"${id}"}\n`,
    )
  })

  /** What of a value is there. */
  const filled = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map((one) => (one?.city ? filled(one) : one))
    if (typeof value !== 'object' || value === null) return value || null
    const parts = Object.entries(value).map(([name, part]) => [name, filled(part)] as const)
    return Object.fromEntries(parts.filter(([, part]) => part !== null))
  }

  test('201 writes every field as the API shows it', async (t) => {
    const app = await harness(t)
    const { id } = await make.contact(app, {
      ...{ externalId: 'crm-1', name: 'Ada', firstName: 'A', lastName: 'L', company: 'Engines' },
      ...{ email: 'a@example.com', additionalEmails: ['b@example.com'], jobTitle: 'Countess' },
      ...{ phone: '+14155552671', additionalPhones: ['+14155550124'], tags: ['vip'] },
      ...{ address: { city: 'London' }, locale: 'en-GB', timezone: 'Europe/London' },
      ...{ doNotContact: true, custom: { tier: 'gold' }, birthday: '--12-10' },
      ...{ websites: [{ url: 'https://ada.example', label: 'blog' }] },
      ...{ additionalAddresses: [{ city: 'Ockham' }], faxNumbers: ['+14155550125'] },
      ...{ emailLabels: { 'a@example.com': 'work' }, phoneLabels: { '+14155550125': 'work' } },
    })
    const consent = { channel: 'sms', purpose: 'News', status: 'opted_in' }
    await app.owner.post(`/v1/contacts/${id}/consents`, consent)
    await importContacts(app, 'external id,city\ncrm-1,Paris\ncrm-2,Rome\n')
    const fields = [...exportFields]
    const file = await exportContacts(app, { format: 'ndjson', fields })
    const { data } = (await app.owner.get('/v1/contacts')).body
    const shown = data.toReversed().map((contact: Record<string, unknown>) => {
      const some = fields.flatMap((name) => {
        const value = name === 'phoneInfo' ? contact[name] : filled(contact[name])
        const isEmpty = value === null || (typeof value === 'object' && !Object.keys(value).length)
        return isEmpty ? [] : [[name, value]]
      })
      return Object.fromEntries(some)
    })
    assert.deepEqual(
      file
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line)),
      shown,
    )
    const lacking = fields.filter((name) => !(name in shown[0]))
    assert.deepEqual(lacking, ['ownerId', 'source'])
    assert.ok('source' in shown[1])
  })

  test('201 stores the file encrypted', async (t) => {
    const app = await harness(t)
    await make.contact(app, { name: 'Canary' })
    await exportContacts(app, { format: 'csv' })
    const { db } = app.context.database
    const [part] = await db.selectFrom('contact_export_parts').selectAll().execute()
    assert.ok(part && !Buffer.from(part.sealed_text).includes('Canary'))
  })

  test('201 writes more than one part, and continues after a stored one', async (t) => {
    const app = await harness(t)
    const long = 'x'.repeat(200)
    const rows = Array.from({ length: 1_200 }, (_, at) => `${long},${long},${long},id ${at}`)
    const header = 'name,company,job title,external id'
    await importContacts(app, `${header}\n${rows.join('\n')}\n`, { options: { events: 'summary' } })
    const file = await exportContacts(app, {
      format: 'csv',
      fields: ['name', 'company', 'jobTitle', 'externalId'],
    })
    assert.deepEqual(file.trim().split('\r\n').slice(1), rows)
    const { db } = app.context.database
    const parts = await db.selectFrom('contact_export_parts').select('position').execute()
    assert.ok(parts.length > 1)
  })
})

describe('GET /v1/contact-exports/{exportId}/file', () => {
  test('403 for another token, 409 while it runs, 404 after a day', async (t) => {
    const app = await harness(t)
    const { body } = await app.owner.post('/v1/contact-exports', { format: 'csv' })
    const path = `/v1/contact-exports/${body.id}`
    assert.equal((await app.owner.get(`${path}/file`)).status, 409)
    await app.drain()
    const other = app.as(await make.token(app, ['*']))
    assert.equal((await other.get(path)).status, 200)
    const refused = await other.get(`${path}/file`)
    assert.deepEqual([refused.status, refused.body.error.code], [403, 'insufficient_scope'])
    assert.equal((await app.owner.get(`${path}/file`)).status, 200)
    app.clock.advance('25h')
    await app.owner.get('/v1/contact-exports')
    const { context } = app
    await expireExports(context, new AbortController().signal)
    assert.equal((await app.owner.get(path)).status, 404)
    assert.deepEqual(
      await context.database.db.selectFrom('contact_export_parts').selectAll().execute(),
      [],
    )
  })

  test('contains the contacts of a filter or a segment, but not of both', async (t) => {
    const app = await harness(t)
    for (const [name, tags] of [
      ['Ada', ['vip']],
      ['Grace', ['new']],
      ['Joan', ['vip', 'new']],
    ]) {
      await make.contact(app, { name, tags })
    }
    const filter = { field: 'tag', op: 'eq', value: 'vip' }
    const { id: segmentId } = await make.segment(app, { filter })
    const what = { format: 'ndjson', fields: ['name'] }
    const expected = '{"name":"Ada"}\n{"name":"Joan"}\n'
    assert.equal(await exportContacts(app, { ...what, filter }), expected)
    assert.equal(await exportContacts(app, { ...what, segmentId }), expected)
    for (const [place, body] of [
      ['segmentId', { filter, segmentId }],
      ['filter.field', { filter: { field: 'nothing', op: 'exists' } }],
      ['segmentId', { segmentId: 'seg_1' }],
      ['segmentId', { segmentId: SegmentId.example }],
    ] as const) {
      const refused = await app.owner.post('/v1/contact-exports', { ...what, ...body })
      assert.deepEqual([refused.status, refused.body.error.field], [422, place])
    }
  })
})
