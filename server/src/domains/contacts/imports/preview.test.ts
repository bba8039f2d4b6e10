import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { make } from '../../../../test/factories.ts'
import { type Harness, harness } from '../../../../test/harness.ts'
import { importContacts, uploadContacts } from '../../../../test/importing.ts'

async function previewOf(app: Harness, content: string | Buffer, start: object = {}) {
  const { body } = await uploadContacts(app, content)
  const path = `/v1/contact-imports/${body.id}`
  const preview = await app.owner.post(`${path}/preview`, start)
  assert.equal(preview.status, 200, JSON.stringify(preview.body))
  return { path, columns: body.columns, ...preview.body }
}

const csv = [
  'Name,Email,Phone,Notes,Tags',
  'Ada Lovelace,ada@example.com,020 7946 0000,likes tea,"vip, eu"',
  'Ada King,ada@example.com,,,',
  'Grace,grace@example.com,,,navy',
  'Nobody,not an address,,,',
  'Bob,bob@example.com,12,,',
  '',
].join('\n')

describe('POST /v1/contact-imports/{importId}/preview', () => {
  test('200 returns what the first rows would become, and writes nothing', async (t) => {
    const app = await harness(t)
    const grace = await make.contact(app, {
      name: 'Grace',
      email: 'grace@example.com',
      tags: ['navy'],
    })
    const before = await app.owner.get('/v1/contacts')
    const preview = await previewOf(app, csv, { options: { defaultCountry: 'GB' } })
    assert.deepEqual(
      preview.rows.map(({ line, outcome, changed }: Record<string, unknown>) => [
        line,
        outcome,
        changed,
      ]),
      [
        [2, 'created', ['name', 'email', 'phone', 'tags']],
        [3, 'updated', ['name']],
        [4, 'unchanged', []],
        [5, 'failed', []],
        [6, 'created', ['name', 'email']],
      ],
    )
    const [ada, king, unchanged, nobody, bob] = preview.rows
    assert.deepEqual(ada.values, {
      name: 'Ada Lovelace',
      email: 'ada@example.com',
      phone: '+442079460000',
      tags: ['vip', 'eu'],
    })
    assert.deepEqual([ada.contactId, king.values.name], [null, 'Ada King'])
    assert.equal(unchanged.contactId, grace.id)
    assert.partialDeepStrictEqual(nobody.problems, [{ column: 'Email', code: 'validation_error' }])
    assert.partialDeepStrictEqual(bob.problems, [{ column: 'Phone', code: 'validation_error' }])
    const dropped = preview.columns.filter(({ field }: { field: string | null }) => field === null)
    assert.deepEqual(
      dropped.map(({ name }: { name: string }) => name),
      ['Notes'],
    )
    assert.deepEqual((await app.owner.get('/v1/contacts')).body, before.body)
    assert.equal((await app.owner.get(preview.path)).body.status, 'uploaded')
  })

  test('200 shows at most ten rows, and the run has the same results', async (t) => {
    const app = await harness(t)
    const rows = Array.from({ length: 30 }, (_, at) => `Person ${at},0041 44 668 18 ${10 + at}`)
    const file = ['Name,Phone', ...rows, ''].join('\n')
    const options = { defaultCountry: 'DE', tags: ['fair'] }
    const preview = await previewOf(app, file, { options })
    assert.equal(preview.rows.length, 10)
    await importContacts(app, file, { options })
    const { data } = (await app.owner.get('/v1/contacts?limit=100')).body
    const stored = data.toReversed().slice(0, 10)
    assert.deepEqual(
      preview.rows.map(({ values }: { values: object }) => values),
      stored.map(({ name, phone, tags }: Record<string, unknown>) => ({ name, phone, tags })),
    )
  })

  test('200 reads with another encoding and another header row', async (t) => {
    const app = await harness(t)
    const bytes = Buffer.from('Clients\nNom,E-mail\nJos\xe9,jose@example.com\n', 'latin1')
    const guessed = await previewOf(app, bytes)
    assert.deepEqual([guessed.headerRow, guessed.rows[0].values.name], [2, 'José'])
    const again = async (options: object) =>
      (await app.owner.post(`${guessed.path}/preview`, { options })).body
    const cyrillic = await again({ encoding: 'windows-1251' })
    assert.deepEqual([cyrillic.encoding, cyrillic.rows[0].values.name], ['windows-1251', 'Josй'])
    const none = await again({ headerRow: 0 })
    assert.deepEqual(
      none.rows.map(({ line }: { line: number }) => line),
      [1, 2, 3],
    )
    const { columns } = await again({ headerRow: 3 })
    assert.deepEqual(
      columns.map(({ name, header, field }: Record<string, unknown>) => [name, header, field]),
      [
        ['Nom', 'José', 'name'],
        ['E-mail', 'jose@example.com', 'email'],
      ].map(([name, header], at) => [name, header, guessed.columns[at].field]),
    )
  })

  test('200 lists the details of cards that have no field', async (t) => {
    const app = await harness(t)
    const card = ['BEGIN:VCARD', 'VERSION:4.0', 'FN:Ada', 'NOTE:tea', 'NICKNAME:A', 'END:VCARD', '']
    const preview = await previewOf(app, card.join('\r\n'))
    assert.deepEqual(preview.rows[0].values, { name: 'Ada' })
    const dropped = preview.columns.filter(({ field }: { field: string | null }) => field === null)
    assert.ok(dropped.length >= 2, JSON.stringify(preview.columns))
  })

  test('403 for a token that can write contacts but not read them', async (t) => {
    const app = await harness(t)
    await make.contact(app, { name: 'Ada', email: 'ada@example.com', jobTitle: 'Engineer' })
    const { body } = await uploadContacts(app, csv)
    const writer = app.as(await make.token(app, ['contacts:write']))
    const preview = await writer.post(`/v1/contact-imports/${body.id}/preview`, {})
    assert.deepEqual([preview.status, preview.body.error.code], [403, 'insufficient_scope'])
    assert.match(preview.body.error.message, /contacts:read/)
  })

  test('404, 409 and 422 as when starting', async (t) => {
    const app = await harness(t)
    const missing = '/v1/contact-imports/imp_01jbts0z0ye8t9tpsz3gn7nkm8/preview'
    assert.equal((await app.owner.post(missing, {})).status, 404)
    const ended = await importContacts(app, 'Name\nAda\n')
    const over = await app.owner.post(`/v1/contact-imports/${ended.id}/preview`, {})
    assert.deepEqual([over.status, over.body.error.code], [409, 'invalid_transition'])
    const { body } = await uploadContacts(app, 'Name\nAda\n')
    const wrong = await app.owner.post(`/v1/contact-imports/${body.id}/preview`, {
      mapping: { Nom: 'name' },
    })
    assert.deepEqual([wrong.status, wrong.body.error.field], [422, 'mapping.Nom'])
    const none = await app.owner.post(`/v1/contact-imports/${body.id}/preview`, {
      options: { encoding: 'klingon' },
    })
    assert.equal(none.body.error.field, 'options.encoding')
  })
})
