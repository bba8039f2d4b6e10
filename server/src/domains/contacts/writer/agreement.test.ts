import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { make } from '../../../../test/factories.ts'
import { type Harness, harness } from '../../../../test/harness.ts'
import { countsOf, importContacts } from '../../../../test/importing.ts'
import { OrganizationId } from '../../../platform/ids.ts'
import { applyRecords } from '../records/apply-records.ts'

interface Person {
  name: string
  externalId?: string
  email?: string
  phone?: string
}

type Result = 'created' | 'updated' | 'refused'

const phone = '+14155552671'

/** A contact that is there, a row, and what docs/contacts.md says of the two. */
const cases: readonly [sentence: string, there: Person, row: Person, result: Result][] = [
  [
    'the same external id',
    { name: 'A', externalId: '1' },
    { name: 'B', externalId: '1' },
    'updated',
  ],
  [
    'the same external id and another email',
    { name: 'A', externalId: '1', email: 'a@example.com' },
    { name: 'B', externalId: '1', email: 'b@example.com' },
    'updated',
  ],
  [
    'the same email, and an external id where there was none',
    { name: 'A', email: 'a@example.com' },
    { name: 'B', externalId: '2', email: 'A@example.com' },
    'updated',
  ],
  [
    'the same email and another external id',
    { name: 'A', externalId: '1', email: 'a@example.com' },
    { name: 'B', externalId: '2', email: 'a@example.com' },
    'refused',
  ],
  [
    'the same phone and another email',
    { name: 'A', email: 'a@example.com', phone },
    { name: 'B', email: 'b@example.com', phone },
    'refused',
  ],
  [
    'the same phone and another external id',
    { name: 'A', externalId: '1', phone },
    { name: 'B', externalId: '2', phone },
    'refused',
  ],
  [
    'the same phone alone',
    { name: 'A', email: 'a@example.com', phone },
    { name: 'B', phone },
    'updated',
  ],
  [
    'nothing in common',
    { name: 'A', email: 'a@example.com', phone },
    { name: 'B', email: 'b@example.com' },
    'created',
  ],
]

async function byImport(app: Harness, row: Person): Promise<Result> {
  const names = Object.keys(row)
  const csv = `${names.join(',')}\n${Object.values(row).join(',')}\n`
  const { created, updated } = countsOf(await importContacts(app, csv))
  return created ? 'created' : updated ? 'updated' : 'refused'
}

async function byBatch(app: Harness, row: Person): Promise<Result> {
  const { body } = await app.owner.post('/v1/contacts/batch', { mode: 'upsert', items: [row] })
  const [{ status, error }] = body.data
  if (status !== 'failed') return status
  assert.equal(error.code, 'duplicate_resource')
  return 'refused'
}

/** By the key that finds the contact where one does, as a caller who knows it would. */
async function byKey(app: Harness, row: Person): Promise<Result> {
  const key = row.externalId ? 'externalId' : row.email ? 'email' : 'phone'
  const path = `/v1/contacts/by/${key}/${encodeURIComponent(row[key] ?? '')}`
  const { status, body } = await app.owner.put(path, row)
  if (status === 409) assert.equal(body.error.code, 'duplicate_resource')
  return status === 201 ? 'created' : status === 200 ? 'updated' : 'refused'
}

async function bySync(app: Harness, { ...fields }: Person): Promise<Result> {
  const matchBy = fields.externalId ? 'externalId' : fields.email ? 'email' : 'phone'
  const organizationId = OrganizationId.read(app.organization.id) ?? ''
  const record = { remoteId: '1', fields, last: null, contactId: null, isDropped: false }
  const [outcome] = await app.context.transact(organizationId, { kind: 'system' }, (work) =>
    applyRecords(work, [{ ...record, changedAt: null }], {
      ...{ matchBy, conflict: 'source', source: 'syn_1' },
      listLinked: async () => [],
    }),
  )
  if (outcome?.outcome === 'failed') assert.equal(outcome.refusal?.code, 'ambiguous_match')
  return outcome?.outcome === 'failed' ? 'refused' : (outcome?.outcome as Result)
}

describe('an import and a batch identify the same contact by', () => {
  for (const [sentence, there, row, expected] of cases) {
    test(sentence, async (t) => {
      const app = await harness(t)
      for (const write of [byImport, byBatch]) {
        const { id } = await make.contact(app, there)
        assert.equal(await write(app, row), expected, write.name)
        const { data } = (await app.owner.get('/v1/contacts')).body
        assert.equal(data.length, expected === 'created' ? 2 : 1)
        const { name } = (await app.owner.get(`/v1/contacts/${id}`)).body
        assert.equal(name, expected === 'updated' ? 'B' : 'A', write.name)
        for (const one of data) await app.owner.delete(`/v1/contacts/${one.id}`)
      }
    })
  }
})

test('an upsert by key and a sync refuse what an import and a batch refuse, and never overwrite another contact', async (t) => {
  const app = await harness(t)
  for (const [sentence, there, row, expected] of cases) {
    if (expected !== 'refused') continue
    for (const write of [byKey, bySync]) {
      const { id } = await make.contact(app, there)
      assert.equal(await write(app, row), 'refused', `${write.name}: ${sentence}`)
      assert.equal((await app.owner.get(`/v1/contacts/${id}`)).body.name, 'A', write.name)
      await app.owner.delete(`/v1/contacts/${id}`)
    }
  }
})
