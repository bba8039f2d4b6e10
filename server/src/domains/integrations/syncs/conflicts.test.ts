import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { make, shownAddress } from '../../../../test/factories.ts'
import { type RestService, startRestService } from '../../../../test/fixtures/rest-service.ts'
import { type Harness, harness } from '../../../../test/harness.ts'

// biome-ignore lint/suspicious/noExplicitAny: a test asserts what it reads
type Any = any

const path = '/v1/integrations/syncs'
const mapping = {
  ...{ email: 'record.email', jobTitle: 'record.title', tags: 'record.tags' },
  ...{ 'custom.tier': 'record.tier', 'address.city': 'record.city' },
}
const person = { id: 1, email: 'ada@example.com', title: 'Engineer', tier: 'gold', city: 'London' }

async function synced(app: Harness, service: RestService, fields: object): Promise<Any> {
  const connection = await make.restConnection(app, service.baseUrl)
  const sync = await make.sync(app, { connection, config: service.config(), mapping, ...fields })
  await runOnce(app, sync)
  return sync
}

async function runOnce(app: Harness, { id }: Any): Promise<Any> {
  const { body: run } = await app.owner.post(`${path}/${id}/run`, {})
  await app.drain()
  return (await app.owner.get(`${path}/${id}/runs/${run.id}`)).body
}

const policies = ['source', 'platform', 'newest', 'fill_empty'] as const
type Policy = (typeof policies)[number]

interface Change {
  name: string
  /** Of the record, then of the contact; the record is changed a minute later. */
  source: { title?: string; other?: number }
  platform: { jobTitle: string | null } | null
  /** Which job title holds then, and whether it is a conflict. */
  title: (policy: Policy) => string | null
  isConflict: boolean
}

const bySource = (policy: Policy) => policy === 'source' || policy === 'newest'

const table: Change[] = [
  {
    name: 'the source alone',
    ...{ source: { title: 'Head' }, platform: null },
    ...{ title: () => 'Head', isConflict: false },
  },
  {
    name: 'the platform alone',
    ...{ source: { other: 1 }, platform: { jobTitle: 'Chief' } },
    ...{ title: () => 'Chief', isConflict: false },
  },
  {
    name: 'both to the same value',
    ...{ source: { title: 'Chief' }, platform: { jobTitle: 'Chief' } },
    ...{ title: () => 'Chief', isConflict: false },
  },
  {
    name: 'both to different values',
    ...{ source: { title: 'Head' }, platform: { jobTitle: 'Chief' } },
    ...{ title: (policy) => (bySource(policy) ? 'Head' : 'Chief'), isConflict: true },
  },
  {
    name: 'both, the platform to nothing',
    ...{ source: { title: 'Head' }, platform: { jobTitle: null } },
    ...{ title: (policy) => (policy === 'platform' ? null : 'Head'), isConflict: true },
  },
]

describe('a field that changes', () => {
  for (const conflict of policies) {
    test(`is settled by ${conflict}`, async (t) => {
      const app = await harness(t)
      const people = table.map((_, at) => ({ ...person, id: at, email: `p${at}@example.com` }))
      const service = await startRestService(t, people)
      const sync = await synced(app, service, { conflict })
      const contacts = (await app.owner.get('/v1/contacts')).body.data.toReversed()
      app.clock.advance('1m')
      for (const [at, { platform }] of table.entries()) {
        if (platform) await app.owner.patch(`/v1/contacts/${contacts[at].id}`, platform)
      }
      app.clock.advance('1m')
      const changedAt = app.clock.now().toISOString()
      for (const [at, { source }] of table.entries()) {
        Object.assign(service.people[at] ?? {}, source, { changedAt })
      }
      const run = await runOnce(app, sync)
      const listed = (await app.owner.get(`${path}/${sync.id}/runs/${run.id}/conflicts`)).body.data
      const weak = app.as(await make.token(app, ['integrations:read']))
      const at = `${path}/${sync.id}/runs/${run.id}/conflicts`
      for (const { last, source, platform, missingScope } of (await weak.get(at)).body.data) {
        const shown = [last, source, platform, missingScope]
        assert.deepEqual(shown, [null, null, null, 'contacts:read'])
      }
      const titles = async () =>
        (await app.owner.get('/v1/contacts')).body.data
          .toReversed()
          .map(({ jobTitle }: Any) => jobTitle)
      const after = await titles()
      for (const [at, { name, source, platform, title, isConflict }] of table.entries()) {
        await t.test(`where ${name} has changed it, by ${conflict}`, () => {
          assert.equal(after[at], title(conflict))
          const expected = {
            ...{ remoteId: String(at), contactId: contacts[at].id, field: 'jobTitle' },
            ...{ last: 'Engineer', source: source.title, platform: platform?.jobTitle },
            taken: title(conflict) === 'Head' ? 'source' : 'platform',
            missingScope: null,
          }
          const found = listed.filter(({ remoteId }: Any) => remoteId === String(at))
          assert.deepEqual(found, isConflict ? [expected] : [])
        })
      }
      assert.equal(run.stats.conflicts, 2)
      // Settled: the next run finds nothing.
      assert.equal((await runOnce(app, sync)).stats.unchanged, 5)
      assert.deepEqual(await titles(), after)
    })
  }

  test('is settled for good after the contact is written', async (t) => {
    const app = await harness(t)
    const service = await startRestService(t, [{ ...person }])
    const sync = await synced(app, service, { conflict: 'source' })
    const [{ id }] = (await app.owner.get('/v1/contacts')).body.data
    const titleOf = async () => (await app.owner.get(`/v1/contacts/${id}`)).body.jobTitle
    await app.owner.patch(`/v1/contacts/${id}`, { jobTitle: 'Chief' })
    Object.assign(service.people[0] ?? {}, { title: 'Head' })
    const run = await runOnce(app, sync)
    assert.deepEqual([run.stats.conflicts, await titleOf()], [1, 'Head'])
    await app.owner.patch(`/v1/contacts/${id}`, { jobTitle: 'Chief' })
    Object.assign(service.people[0] ?? {}, { city: 'Paris' })
    const next = await runOnce(app, sync)
    assert.deepEqual([next.stats.conflicts, next.stats.updated], [0, 1])
    assert.equal(await titleOf(), 'Chief')
  })

  test("newest keeps the platform's value if it changed last", async (t) => {
    const app = await harness(t)
    const service = await startRestService(t, [{ ...person }])
    const sync = await synced(app, service, { conflict: 'newest' })
    const [contact] = (await app.owner.get('/v1/contacts')).body.data
    const changedAt = app.clock.now().toISOString()
    app.clock.advance('1m')
    await app.owner.patch(`/v1/contacts/${contact.id}`, { jobTitle: 'Chief' })
    Object.assign(service.people[0] ?? {}, { title: 'Head', changedAt })
    await runOnce(app, sync)
    assert.equal((await app.owner.get(`/v1/contacts/${contact.id}`)).body.jobTitle, 'Chief')
  })

  test('keeps what each side added to a list or removed, and other keys', async (t) => {
    const app = await harness(t)
    const service = await startRestService(t, [{ ...person, tags: ['a', 'b'] }])
    const sync = await synced(app, service, { conflict: 'source' })
    const [contact] = (await app.owner.get('/v1/contacts')).body.data
    await app.owner.patch(`/v1/contacts/${contact.id}`, {
      tags: ['a', 'b', 'ours'],
      custom: { tier: 'gold', seats: 3 },
      address: { city: 'London', street: 'Ours 1' },
    })
    Object.assign(service.people[0] ?? {}, { tags: ['b', 'c'], tier: 'silver', city: null })
    const run = await runOnce(app, sync)
    const { body } = await app.owner.get(`/v1/contacts/${contact.id}`)
    assert.deepEqual(
      [body.tags, body.custom, body.address],
      [['b', 'ours', 'c'], { tier: 'silver', seats: 3 }, shownAddress({ street: 'Ours 1' })],
    )
    assert.equal(run.stats.conflicts, 0)
  })

  test('restores a contact that was deleted here only if the source wins', async (t) => {
    for (const conflict of policies) {
      const app = await harness(t)
      const service = await startRestService(t, [{ ...person }])
      const sync = await synced(app, service, { conflict })
      const [contact] = (await app.owner.get('/v1/contacts')).body.data
      await app.owner.delete(`/v1/contacts/${contact.id}`)
      assert.equal((await runOnce(app, sync)).stats.unchanged, 1)
      Object.assign(service.people[0] ?? {}, { title: 'Head' })
      const { stats } = await runOnce(app, sync)
      const count = (await app.owner.get('/v1/contacts')).body.data.length
      const expected = bySource(conflict) ? [1, 1, 1] : [0, 0, 1]
      assert.deepEqual([count, stats.created, stats.conflicts], expected, conflict)
    }
  })
})

describe('a record and its contact', () => {
  test('gets the code of a country from its name, and is unchanged after that', async (t) => {
    const app = await harness(t)
    const service = await startRestService(t, [{ ...person, country: 'Allemagne' }])
    const withCountry = { ...mapping, 'address.country': 'record.country' }
    const sync = await synced(app, service, { mapping: withCountry })
    const [contact] = (await app.owner.get('/v1/contacts')).body.data
    assert.deepEqual(contact.address, shownAddress({ city: 'London', country: 'DE' }))
    assert.equal((await runOnce(app, sync)).stats.unchanged, 1)
  })

  test("are matched once by the match field, and by the record's own id from then on", async (t) => {
    const app = await harness(t)
    const ada = await make.contact(app, { email: 'Ada@Example.com', name: 'Ada' })
    const service = await startRestService(t, [{ ...person }])
    const sync = await synced(app, service, { conflict: 'source' })
    Object.assign(service.people[0] ?? {}, { email: 'ada@new.example.com' })
    const run = await runOnce(app, sync)
    assert.equal(run.stats.updated, 1)
    const { data } = (await app.owner.get('/v1/contacts')).body
    assert.deepEqual(
      data.map(({ id, email }: Any) => [id, email]),
      [[ada.id, 'ada@new.example.com']],
    )
  })

  test('are matched by a unique field; an ambiguous match is an error of the record', async (t) => {
    const app = await harness(t)
    await make.contactField(app, { key: 'number', type: 'number', unique: true })
    const ada = await make.contact(app, { custom: { number: 7 } })
    await make.contact(app, { email: 'eve@example.com' })
    const service = await startRestService(t, [
      { id: 1, number: 7, email: 'ada@example.com' },
      { id: 2, number: 7, email: 'second@example.com' },
      { id: 3, number: 8, email: 'eve@example.com' },
      { id: 4, number: null, email: 'none@example.com' },
      { id: 5, number: 9, email: 'no address' },
    ])
    const connection = await make.restConnection(app, service.baseUrl)
    const sync = await make.sync(app, {
      ...{ connection, config: service.config(), matchBy: 'custom.number' },
      mapping: { 'custom.number': 'record.number', email: 'record.email' },
    })
    const preview = await app.owner.post(`${path}/${sync.id}/preview`, {})
    const run = await runOnce(app, sync)
    const errors = (await app.owner.get(`${path}/${sync.id}/runs/${run.id}/errors`)).body.data
    assert.deepEqual(
      errors.map(({ remoteId, code, field }: Any) => [remoteId, code, field]),
      [
        ['2', 'ambiguous_match', 'custom.number'],
        ['3', 'ambiguous_match', 'email'],
        ['4', 'validation_error', 'custom.number'],
        ['5', 'validation_error', 'email'],
      ],
    )
    assert.deepEqual([run.status, run.stats.updated, run.stats.failed], ['partial', 1, 4])
    assert.equal((await app.owner.get(`/v1/contacts/${ada.id}`)).body.email, 'ada@example.com')
    assert.deepEqual(preview.body.counts, {
      ...{ created: 0, updated: 1, unchanged: 0, ambiguous: 2, invalid: 2 },
    })
    assert.deepEqual(
      preview.body.records.map(({ remoteId, outcome }: Any) => [remoteId, outcome]),
      [
        ['1', 'updated'],
        ['2', 'ambiguous'],
        ['3', 'ambiguous'],
        ['4', 'invalid'],
        ['5', 'invalid'],
      ],
    )
  })
})
