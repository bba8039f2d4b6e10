import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { atDepth } from '../../../../test/depth.ts'
import { make } from '../../../../test/factories.ts'
import { makeWorkbook, textRow } from '../../../../test/fixtures/workbook.ts'
import { type Harness, harness, onPostgres } from '../../../../test/harness.ts'
import { countsOf, importContacts, startImport } from '../../../../test/importing.ts'
import { randomNumbers } from '../../../../test/random-numbers.ts'
import { dumpTables } from '../../../../test/tables.ts'
import { expireImports } from './expiry.ts'

/** What an import says of itself, what is said of every request, and the background search for duplicates. */
const ofImport =
  /^public\.(contact_imports|contact_import_(?!changes)\w+|job_outbox|audit_\w+|request\w*|events|deliveries|idempotency\w*|rate\w*|admission\w*|tokens|api_tokens|unmatched_contacts|match_keys|duplicate_\w+)$/

/** All rows of all tables but those. */
const rowsOf = async ({ context }: Pick<Harness, 'context'>) =>
  (await dumpTables(context.database.db))
    .filter(({ table }) => /^public\./.test(table) && !ofImport.test(table))
    .map(({ table, text }) => `${table} ${text}`)
    // The file of a dry run is kept for the run after it.
    .filter((row) => !row.includes(',storedBytes,'))

const eventsOf = async ({ context }: Pick<Harness, 'context'>) =>
  (await context.database.db.selectFrom('events').select('type').orderBy('id').execute()).map(
    ({ type }) => type,
  )

/** Of the generated files. */
const seeds = [2, 1, 3].slice(0, atDepth(3))

/** A file whose rows repeat, contradict and lack each other's addresses. */
function generatedFile(seed: number): string {
  const next = randomNumbers(seed)
  const pick = <T>(values: readonly T[]): T => values[Math.floor(next() * values.length)] as T
  const rows = Array.from({ length: 700 }, () => {
    const one = () => Math.floor(next() * 400)
    const email = next() < 0.7 ? `p${one()}@example.com` : pick(['', 'no address'])
    const phone = next() < 0.4 ? `+14155${String(550000 + one())}` : pick(['', '12'])
    const id = next() < 0.4 ? `id ${one()}` : ''
    return [id, pick(['', 'Ada', 'Grace']), email, phone, pick(['', 'a', 'a;b'])].join(',')
  })
  return `externalId,Name,Email,Phone,Tags\n${rows.join('\n')}\n`
}

describe('a dry run', () => {
  for (const seed of seeds) {
    test(`changes no contact and predicts the counts of the run after it, file ${seed}`, async (t) => {
      const app = await harness(t)
      await importContacts(app, generatedFile(seed + 10), { options: { events: 'summary' } })
      const before = await rowsOf(app)
      assert.ok(before.length > 600)
      const events = await eventsOf(app)
      const options = { clearEmpty: seed === 2, events: 'summary' }
      const path = await startImport(app, generatedFile(seed), {
        options: { ...options, dryRun: true },
      })
      await app.drain()
      const dry = (await app.owner.get(path)).body
      const { text: dryErrors } = await app.owner.get(`${path}/errors`)
      assert.deepEqual([dry.status, await rowsOf(app)], ['completed', before])
      assert.deepEqual(await eventsOf(app), [...events, 'contact_import.completed'])
      await app.owner.post(`${path}/start`, { options })
      await app.drain()
      const real = (await app.owner.get(path)).body
      assert.deepEqual(real.progress, dry.progress)
      assert.ok(real.progress.created > 0 && real.progress.updated > 0 && real.progress.failed > 0)
      assert.equal((await app.owner.get(`${path}/errors`)).text, dryErrors)
      const { db } = app.context.database
      assert.deepEqual(await db.selectFrom('contact_import_drafts').selectAll().execute(), [])
    })
  }

  test('reports where the plan’s limit would be reached', async (t) => {
    const app = await harness(t)
    await limit(app, 3)
    await make.contact(app)
    const csv = 'Name\nA\nB\nC\nD\n'
    const dry = await importContacts(app, csv, { options: { dryRun: true } })
    const real = await importContacts(app, csv)
    assert.deepEqual([dry.status, dry.progress], ['partial', real.progress])
    assert.deepEqual(dry.error, real.error)
  })
})

type Shown = { id: string } & Record<string, unknown>

/** Every contact as it is, but for when it changed, which undoing does too. */
async function contactsOf({ owner }: Harness): Promise<Map<string, Shown>> {
  const contacts = new Map<string, Shown>()
  for (let cursor = ''; ; ) {
    const { body } = await owner.get(`/v1/contacts?limit=100${cursor}`)
    for (const { updatedAt: _, phoneInfo: __, ...contact } of body.data)
      contacts.set(contact.id, contact)
    if (body.nextCursor === null) return contacts
    cursor = `&cursor=${body.nextCursor}`
  }
}

async function limit(app: Harness, maxContacts: number): Promise<void> {
  await app.operator.put('/operator/v1/plans/small', { maxContacts })
  await app.operator.patch(`/operator/v1/organizations/${app.organization.id}`, { plan: 'small' })
}

describe('the limit of the plan', () => {
  test('ends an import as partial at its line, with all rows before it', async (t) => {
    const app = await harness(t)
    await limit(app, 701)
    await make.contact(app, { email: 'p0@example.com' })
    const rows = Array.from({ length: 1_000 }, (_, at) => `p${at}@example.com`)
    const result = await importContacts(app, `Email\n${rows.join('\n')}\n`)
    assert.deepEqual(
      [result.status, countsOf(result)],
      ['partial', { rowsRead: 701, created: 700, unchanged: 1 }],
    )
    assert.partialDeepStrictEqual(result.error, { code: 'plan_limit_reached', line: 703 })
    const { body } = await app.owner.get('/v1/usage')
    assert.equal(body.limits.contacts?.used ?? body.contacts, 701, JSON.stringify(body))
  })

  test('ends an import of cards in the middle, and a larger plan imports the rest', async (t) => {
    const app = await harness(t)
    await limit(app, 3)
    const cards = Array.from({ length: 5 }, (_, at) => {
      return `BEGIN:VCARD\nVERSION:3.0\nFN:Person ${at}\nEMAIL:p${at}@example.com\nEND:VCARD\n`
    }).join('')
    const result = await importContacts(app, cards)
    assert.deepEqual(
      [result.status, result.error.line, countsOf(result)],
      ['partial', 16, { rowsRead: 3, created: 3 }],
    )
    await limit(app, 5)
    const again = await importContacts(app, cards)
    assert.deepEqual(
      [again.status, countsOf(again)],
      ['completed', { rowsRead: 5, created: 2, unchanged: 3 }],
    )
  })

  test('is kept under 20 simultaneous imports', async (t) => {
    const app = await harness(t)
    await limit(app, 205)
    const paths: string[] = []
    for (let file = 0; file < 20; file++) {
      const rows = Array.from({ length: 40 }, (_, at) => `f${file}-${at}@example.com`)
      paths.push(await startImport(app, `Email\n${rows.join('\n')}\n`))
    }
    const atOnce = onPostgres ? 20 : 1
    await Promise.all(Array.from({ length: atOnce }, () => app.context.jobs.drain()))
    await app.drain()
    let created = 0
    for (const path of paths) {
      const { body } = await app.owner.get(path)
      created += body.progress.created
      const isWhole = body.progress.created === 40
      assert.equal(body.status, isWhole ? 'completed' : 'partial')
      if (!isWhole) assert.equal(body.error.line, body.progress.created + 2)
    }
    assert.equal(created, 205)
    const { db } = app.context.database
    assert.equal((await db.selectFrom('contacts').select('id').execute()).length, 205)
  })
})

describe('two simultaneous imports of one file', () => {
  test('create no duplicates', async (t) => {
    const app = await harness(t)
    const file = generatedFile(5)
    const paths = [await startImport(app, file), await startImport(app, file)]
    await Promise.all([app.context.jobs.drain(), app.context.jobs.drain()])
    await app.drain()
    const bodies = await Promise.all(paths.map(async (path) => (await app.owner.get(path)).body))
    assert.deepEqual(
      bodies.map(({ status }) => status),
      ['completed', 'completed'],
    )
    const { db } = app.context.database
    const contacts = await db.selectFrom('contacts').select('email').execute()
    const created = bodies.reduce((sum, { progress }) => sum + progress.created, 0)
    assert.equal(contacts.length, created)
    const events = await db
      .selectFrom('events')
      .select('id')
      .where('type', '=', 'contact.created')
      .execute()
    assert.equal(events.length, created)
  })
})

describe('the rejected rows', () => {
  test('download as a file that imports without an error after correction', async (t) => {
    const app = await harness(t)
    const csv =
      'Name;E-mail;Phone\nAda;wrong;\n=Grace;grace@example.com;+49 30\n"O;K";ok@example.com;\n'
    const first = await importContacts(app, csv)
    assert.deepEqual(countsOf(first), { rowsRead: 3, created: 2, failed: 1, incomplete: 1 })
    const { text, headers } = await app.owner.get(`/v1/contact-imports/${first.id}/errors`)
    assert.match(headers['content-type'] ?? '', /^text\/csv/)
    const lines = text.split('\r\n')
    assert.equal(lines[0], '\ufeffline,column,code,message,Name,E-mail,Phone')
    assert.match(lines[1] ?? '', /^2,E-mail,validation_error,"?E-mail must be .*,Ada,wrong,$/)
    assert.match(
      lines[2] ?? '',
      /^3,Phone,validation_error,.*,'=Grace,grace@example\.com,'\+49 30$/,
    )
    const mended = text.replace(',wrong,', ',ada@example.com,').replace('+49 30', '+49 30 123456')
    const second = await importContacts(app, mended)
    assert.deepEqual(countsOf(second), { rowsRead: 2, created: 1, updated: 1 })
    const { body } = await app.owner.get('/v1/contacts/by/email/grace@example.com')
    assert.deepEqual([body.name, body.phone], ['=Grace', '+4930123456'])
  })
})

test('the rejected rows of cards and workbooks also download as such a file', async (t) => {
  const app = await harness(t)
  const card = (name: string, email: string) =>
    `BEGIN:VCARD\nVERSION:4.0\nFN:${name}\nEMAIL:${email}\nCATEGORIES:a,b\nEND:VCARD\n`
  const cards = `${card('Ada', 'wrong')}${card('Grace', 'grace@example.com')}`
  const rows = [
    ['Name', 'Email', 'Tags'],
    ['Joan', 'wrong', 'a;b'],
  ].map(textRow)
  for (const [file, name, counts] of [
    [cards, 'Ada', { rowsRead: 2, created: 1, failed: 1 }],
    [makeWorkbook({ rows: rows.join('') }), 'Joan', { rowsRead: 1, failed: 1 }],
  ] as const) {
    const first = await importContacts(app, file)
    assert.deepEqual(countsOf(first), counts)
    const { text } = await app.owner.get(`/v1/contact-imports/${first.id}/errors`)
    const email = `${name.toLowerCase()}@example.com`
    const second = await importContacts(app, text.replace(',wrong,', `,${email},`))
    assert.deepEqual(countsOf(second), { rowsRead: 1, created: 1 })
    const { body } = await app.owner.get(`/v1/contacts/by/email/${email}`)
    assert.deepEqual([body.name, body.tags], [name, ['a', 'b']])
  }
})

describe('POST /v1/contact-imports/{importId}/undo', () => {
  test('200 restores everything except later changes, and lists those', async (t) => {
    const app = await harness(t)
    const old = { externalId: 'a', name: 'Ada', tags: ['x'], custom: { seats: 1 } }
    const { id: a } = await make.contact(app, old)
    const { id: b } = await make.contact(app, { externalId: 'b', name: 'B', company: 'Old' })
    const csv = [
      'externalId,name,company,tags,custom.seats',
      'a,Augusta,New,y;z,2',
      'b,Bea,New,,',
      'c,New one,,,',
      'd,Changed one,,,',
      'a,Augusta King,,,',
    ].join('\n')
    const { id } = await importContacts(app, csv)
    const path = `/v1/contact-imports/${id}`
    await app.owner.patch(`/v1/contacts/${b}`, { company: 'Newer' })
    const { body: d } = await app.owner.get('/v1/contacts/by/externalId/d')
    await app.owner.patch(`/v1/contacts/${d.id}`, { jobTitle: 'Engineer' })
    assert.equal((await app.owner.post(`${path}/undo`)).body.status, 'undoing')
    await app.drain()
    const { body } = await app.owner.get(path)
    assert.equal(body.status, 'undone')
    assert.partialDeepStrictEqual(body.undo, { deleted: 1, restored: 2, keptCount: 2 })
    assert.deepEqual(
      new Set(body.undo.kept.map((one: object) => JSON.stringify(one))),
      new Set([
        JSON.stringify({ contactId: b, fields: ['company'] }),
        JSON.stringify({ contactId: d.id, fields: ['jobTitle'] }),
      ]),
    )
    assert.partialDeepStrictEqual((await app.owner.get(`/v1/contacts/${a}`)).body, {
      ...old,
      company: null,
    })
    const { body: kept } = await app.owner.get(`/v1/contacts/${b}`)
    assert.deepEqual([kept.name, kept.company], ['B', 'Newer'])
    assert.equal((await app.owner.get('/v1/contacts/by/externalId/c')).status, 404)
    assert.equal((await app.owner.post(`${path}/undo`)).status, 409)
  })

  for (const seed of seeds) {
    test(`200 gives back everything of file ${seed} but what has changed since`, async (t) => {
      const app = await harness(t)
      await importContacts(app, generatedFile(seed + 20), { options: { events: 'summary' } })
      const before = await contactsOf(app)
      const options = { events: 'summary', clearEmpty: seed === 2, tags: ['new'] }
      const { id } = await importContacts(app, generatedFile(seed), { options })
      const between = await contactsOf(app)
      const isTouched = (contact: { id: string }) => [...contact.id].at(-1)?.match(/[0-7]/) != null
      const touched = [...between.values()].filter(isTouched)
      assert.ok(
        touched.some((one) => before.has(one.id)) && touched.some((one) => !before.has(one.id)),
      )
      for (const { id: contactId } of touched) {
        await app.owner.patch(`/v1/contacts/${contactId}`, { name: `Changed ${contactId}` })
      }
      const path = `/v1/contact-imports/${id}`
      await app.owner.post(`${path}/undo`)
      await app.drain()
      const { body } = await app.owner.get(path)
      const after = await contactsOf(app)
      const expected = structuredClone(before)
      for (const { id: contactId } of touched) {
        // What the import made and somebody changed stays, as it is.
        const was = before.get(contactId) ?? between.get(contactId) ?? { id: contactId }
        expected.set(contactId, { ...was, name: `Changed ${contactId}` })
      }
      // An address that one of those has by now stays away from who had it, and that is said.
      for (const { contactId, fields } of body.undo.kept as {
        contactId: string
        fields: string[]
      }[]) {
        for (const field of fields.filter((one) => one !== 'name')) {
          const wanted = expected.get(contactId)?.[field]
          const isTaken = [...after.values()].some(
            (one) => one.id !== contactId && one[field] === wanted,
          )
          assert.ok(isTaken, `${field} ${wanted} is nobody else’s`)
          Object.assign(expected.get(contactId) ?? {}, { [field]: between.get(contactId)?.[field] })
        }
      }
      assert.equal(body.status, 'undone')
      assert.deepEqual(new Map([...after].sort()), new Map([...expected].sort()))
      const made = touched.filter((one) => !before.has(one.id)).length
      assert.equal(body.undo.deleted, between.size - before.size - made)
    })
  }

  test('200 keeps a value that another contact has now', async (t) => {
    const app = await harness(t)
    const { id } = await make.contact(app, { externalId: 'a', email: 'old@example.com' })
    const clearing = { options: { clearEmpty: true } }
    const result = await importContacts(app, 'externalId,email,name\na,,New\n', clearing)
    await make.contact(app, { email: 'old@example.com' })
    const path = `/v1/contact-imports/${result.id}`
    await app.owner.post(`${path}/undo`)
    await app.drain()
    const { body } = await app.owner.get(path)
    assert.deepEqual(body.undo.kept, [{ contactId: id, fields: ['email'] }])
    const { body: contact } = await app.owner.get(`/v1/contacts/${id}`)
    assert.deepEqual([contact.email, /^Contact/.test(contact.name)], [null, true])
  })

  test('409 after a dry run and after 30 days, when nothing of the file is left', async (t) => {
    const app = await harness(t)
    const dry = await importContacts(app, 'Name\nAda\n', { options: { dryRun: true } })
    assert.equal((await app.owner.post(`/v1/contact-imports/${dry.id}/undo`)).status, 409)
    const real = await importContacts(app, 'Name,Email\nAda,wrong\nGrace,\n')
    const path = `/v1/contact-imports/${real.id}`
    app.clock.advance('31d')
    assert.equal((await app.owner.post(`${path}/undo`)).status, 409)
    await expireImports(app.context, new AbortController().signal)
    assert.equal((await app.owner.get(`/v1/contact-imports/${dry.id}`)).status, 404)
    const { body } = await app.owner.get(path)
    assert.deepEqual(body.columns[0].samples, [])
    const rows = await dumpTables(app.context.database.db)
    const left = rows.filter(({ table }) => /contact_import_/.test(table))
    assert.deepEqual(left, [])
  })
})
