import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { make } from '../../../../test/factories.ts'
import { type Harness, harness } from '../../../../test/harness.ts'
import { countsOf, importContacts } from '../../../../test/importing.ts'
import { OrganizationId } from '../../../platform/ids.ts'
import { applyRecords } from '../records/apply-records.ts'

const kept = (...values: string[]) => values.map((value) => ({ field: 'externalId', value }))

/** A with the external id 1, into which B with 2 and C with 3 were merged. */
async function merged(app: Harness) {
  const [a, b, c] = await Promise.all(
    ['1', '2', '3'].map((externalId) =>
      make.contact(app, { name: 'Ada', externalId, email: `ada${externalId}@example.com` }),
    ),
  )
  await app.owner.post(`/v1/contacts/${b.id}/merge`, { contactIds: [c.id] })
  const { body } = await app.owner.post(`/v1/contacts/${a.id}/merge`, { contactIds: [b.id] })
  return { id: a.id as string, survivor: body, b, c }
}

const countEvents = async (app: Harness): Promise<number> =>
  (await app.owner.get('/v1/events?limit=100')).body.data.filter(({ type }: { type: string }) =>
    type.startsWith('contact.'),
  ).length

const rows = [1, 2, 3].map((n) => ({
  ...{ externalId: `${n}`, name: 'Ada', email: `ada${n}@example.com` },
}))

async function bySync(app: Harness): Promise<string[]> {
  const organizationId = OrganizationId.read(app.organization.id) ?? ''
  const records = rows.map((fields) => ({
    ...{ remoteId: fields.externalId, fields, last: null },
    ...{ contactId: null, isDropped: false, changedAt: null },
  }))
  const outcomes: string[] = []
  for (const record of records) {
    const [outcome] = await app.context.transact(organizationId, { kind: 'system' }, (work) =>
      applyRecords(work, [record], {
        ...{ matchBy: 'externalId', conflict: 'source', source: 'syn_1' },
        listLinked: async () => [],
      }),
    )
    outcomes.push(outcome?.outcome ?? '')
  }
  return outcomes
}

describe('the external id of a merged contact', () => {
  test('leads every writer to the survivor, changes nothing and sends no event', async (t) => {
    const app = await harness(t)
    const { survivor } = await merged(app)
    assert.deepEqual(survivor.mergedIdentifiers, kept('2', '3'))
    const before = await countEvents(app)
    for (const row of rows) {
      for (const path of [`externalId/${row.externalId}`, `email/${row.email}`]) {
        const { status, body } = await app.owner.put(`/v1/contacts/by/${path}`, row)
        assert.deepEqual([status, body], [200, survivor], path)
      }
    }
    for (const matchBy of [undefined, 'externalId', 'email'] as const) {
      const batch = { mode: 'upsert', items: rows, ...(matchBy && { matchBy }) }
      const { data } = (await app.owner.post('/v1/contacts/batch', batch)).body
      const statuses = data.map(({ status }: { status: string }) => status)
      assert.deepEqual(statuses, Array(3).fill('unchanged'), matchBy)
    }
    const file = `externalId,name,email\n${rows.map((row) => Object.values(row).join(',')).join('\n')}\n`
    for (const options of [{ dryRun: true }, {}, { onConflict: 'fill_empty' }]) {
      const counts = countsOf(await importContacts(app, file, { options: options }))
      assert.deepEqual(counts, { rowsRead: 3, unchanged: 3 })
    }
    assert.deepEqual(await bySync(app), Array(3).fill('unchanged'))
    assert.equal(await countEvents(app), before)
    const filter = { field: 'externalId', op: 'eq', value: '3' }
    const { data } = (await app.owner.post('/v1/contacts/search', { filter })).body
    assert.deepEqual(data, [survivor])
  })

  test('belongs to the survivor until it is deleted, and is part of its personal data', async (t) => {
    const app = await harness(t)
    const { id } = await merged(app)
    const { status, body } = await app.owner.post('/v1/contacts', { externalId: '3' })
    assert.deepEqual([status, body.error.field], [409, 'externalId'])
    const data = (await app.owner.get(`/v1/contacts/${id}/personal-data`)).body
    assert.deepEqual(data.contact.mergedIdentifiers, kept('2', '3'))
    await app.owner.post(`/v1/contacts/${id}/erase`)
    await app.drain()
    for (const { externalId } of rows) await make.contact(app, { externalId })
  })

  test('is swapped with the one that a PATCH sets', async (t) => {
    const app = await harness(t)
    const { id } = await merged(app)
    const { body } = await app.owner.patch(`/v1/contacts/${id}`, { externalId: '2' })
    assert.deepEqual([body.externalId, body.mergedIdentifiers], ['2', kept('1', '3')])
    const { body: found } = await app.owner.get('/v1/contacts/by/externalId/1')
    assert.equal(found.id, id)
  })

  test('is that of the survivor if the caller chooses another', async (t) => {
    const app = await harness(t)
    const [a, b] = [
      await make.contact(app, { externalId: '1' }),
      await make.contact(app, { externalId: '2' }),
    ]
    const merge = { contactIds: [b.id], choose: { externalId: b.id } }
    const { body } = await app.owner.post(`/v1/contacts/${a.id}/merge`, merge)
    assert.deepEqual([body.externalId, body.mergedIdentifiers], ['2', kept('1')])
    await app.owner.post(`/v1/contacts/${a.id}/unmerge`)
    assert.deepEqual((await app.owner.get('/v1/contacts/by/externalId/1')).body, a)
    assert.deepEqual((await app.owner.get('/v1/contacts/by/externalId/2')).body, b)
  })

  test('returns to the contact when the merge is undone, also after a swap', async (t) => {
    const app = await harness(t)
    const { id, b, c } = await merged(app)
    await app.owner.patch(`/v1/contacts/${id}`, { externalId: '2' })
    assert.equal((await app.owner.post(`/v1/contacts/${id}/unmerge`)).status, 200)
    const { body: a } = await app.owner.get(`/v1/contacts/${id}`)
    assert.deepEqual([a.externalId, a.mergedIdentifiers], ['1', []])
    const { body: united } = await app.owner.get(`/v1/contacts/${b.id}`)
    assert.deepEqual([united.externalId, united.mergedIdentifiers], ['2', kept('3')])
    assert.equal((await app.owner.post(`/v1/contacts/${b.id}/unmerge`)).status, 200)
    assert.deepEqual((await app.owner.get('/v1/contacts/by/externalId/3')).body, c)
  })
})

describe('the value of a unique field that a merged contact had', () => {
  const field = { key: 'taxId', label: 'Tax id', type: 'text', required: false, unique: true }

  test('belongs to the survivor, also after uniqueness ended and came back', async (t) => {
    const app = await harness(t)
    const { body: taxId } = await app.owner.post('/v1/contact-fields', field)
    const [a, b] = [
      await make.contact(app, { custom: { taxId: 'A' } }),
      await make.contact(app, { custom: { taxId: 'B' } }),
    ]
    const merge = { contactIds: [b.id] }
    const { body } = await app.owner.post(`/v1/contacts/${a.id}/merge`, merge)
    assert.deepEqual(body.mergedIdentifiers, [{ field: 'custom.taxId', value: 'B' }])
    const isTaken = async () => {
      const { status } = await app.owner.post('/v1/contacts', { name: 'C', custom: { taxId: 'B' } })
      return status === 409
    }
    assert.ok(await isTaken())
    for (const unique of [false, true]) {
      await app.owner.patch(`/v1/contact-fields/${taxId.id}`, { unique })
    }
    assert.ok(await isTaken())
    await app.owner.post(`/v1/contacts/${a.id}/unmerge`)
    assert.deepEqual((await app.owner.get(`/v1/contacts/${b.id}`)).body, b)
    await app.owner.delete(`/v1/contacts/${b.id}`)
    assert.ok(!(await isTaken()))
  })
})
