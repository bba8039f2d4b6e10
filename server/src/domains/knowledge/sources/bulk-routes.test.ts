import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { make } from '../../../../test/factories.ts'
import { type Harness, harness } from '../../../../test/harness.ts'
import { read } from '../../../../test/ingestion.ts'

const text = (n: number) => ({ type: 'text', name: `Note ${n}`, text: `Note number ${n}.` })

const batch = (app: Harness, base: { id: string }, body: object) =>
  app.owner.post(`/v1/bases/${base.id}/sources/batch`, body)

describe('POST /v1/bases/{baseId}/sources/batch', () => {
  test('200 adds what can be added, and says of each other one why not', async (t) => {
    const app = await harness(t)
    const base = await make.base(app)
    await app.owner.post(`/v1/bases/${base.id}/sources`, text(0))
    const { status, body } = await batch(app, base, {
      sources: [
        text(0),
        text(1),
        { type: 'url', url: 'http://10.0.0.1/' },
        text(1),
        { ...text(2), metadata: { team: 'a' } },
        { type: 'url', url: 'http://127.0.0.1:8443/', refresh: { every: '1m' } },
      ],
    })
    assert.equal(status, 200)
    assert.equal(body.added, 2)
    const outcomes = body.data.map(
      ({
        index,
        source,
        error,
      }: {
        index: number
        source?: { name: string }
        error?: { code: string }
      }) => [index, source?.name ?? error?.code],
    )
    assert.deepEqual(outcomes, [
      [0, 'duplicate_resource'],
      [1, 'Note 1'],
      [2, 'target_not_allowed'],
      [3, 'duplicate_resource'],
      [4, 'Note 2'],
      [5, 'validation_error'],
    ])
    assert.equal(body.data[5].error.field, 'refresh.every')
    await app.drain()
    const source = await read(app, body.data[4].source)
    assert.deepEqual([source.status, source.metadata], ['completed', { team: 'a' }])
  })

  test('200 takes `onDuplicate` for all that do not say it themselves', async (t) => {
    const app = await harness(t)
    const base = await make.base(app)
    const sources = [text(1), text(2), { ...text(1), onDuplicate: 'refuse' }]
    await batch(app, base, { sources: sources.slice(0, 2) })
    const { body } = await batch(app, base, { sources, onDuplicate: 'skip' })
    assert.equal(body.added, 2)
    assert.equal(body.data[2].error.code, 'duplicate_resource')
  })

  test('402 adds nothing when the plan does not allow all of them', async (t) => {
    const app = await harness(t)
    await app.operator.put('/operator/v1/plans/small', { maxSources: 3 })
    await app.operator.patch(`/operator/v1/organizations/${app.organization.id}`, { plan: 'small' })
    const base = await make.base(app)
    const sources = [1, 2, 3, 4].map(text)
    const { status, body } = await batch(app, base, { sources })
    assert.deepEqual([status, body.error.code], [402, 'plan_limit_reached'])
    assert.equal((await app.owner.get(`/v1/bases/${base.id}`)).body.sourcesCount, 0)
    assert.equal((await batch(app, base, { sources: sources.slice(0, 3) })).body.added, 3)
  })

  for (const [what, sources, field] of [
    ['no source', [], 'sources'],
    ['a source without its text', [{ type: 'text', name: 'Hours' }], 'sources.0.text'],
    ['an unknown type', [text(1), { type: 'telepathy' }], 'sources.1.type'],
  ] as const) {
    test(`422 names what is wrong with ${what}`, async (t) => {
      const app = await harness(t)
      const { status, body } = await batch(app, await make.base(app), { sources })
      assert.deepEqual([status, body.error.field], [422, field])
    })
  }

  test('adds a thousand at once', async (t) => {
    const app = await harness(t)
    const base = await make.base(app)
    const sources = Array.from({ length: 1000 }, (_, n) => text(n))
    assert.equal((await batch(app, base, { sources })).body.added, 1000)
    assert.equal((await batch(app, base, { sources: [...sources, text(1000)] })).status, 422)
  })
})

describe('POST /v1/bases/{baseId}/sources/retry', () => {
  test('200 runs the failed sources again, by their codes where some are given', async (t) => {
    const app = await harness(t)
    const base = await make.base(app)
    const [empty, refused] = [
      await make.source(app, { base, text: '---' }),
      await make.source(app, { base, type: 'url', url: 'http://127.0.0.1:64999/' }),
    ]
    await make.source(app, { base })
    await app.drain()
    const failures = [(await read(app, empty)).failure, (await read(app, refused)).failure]
    assert.deepEqual(
      failures.map(({ code }) => code),
      ['no_text', 'connect_failed'],
    )
    const retry = (body: object) => app.owner.post(`/v1/bases/${base.id}/sources/retry`, body)
    assert.deepEqual((await retry({ codes: ['timeout'] })).body, { retried: 0 })
    assert.deepEqual((await retry({ codes: ['connect_failed'] })).body, { retried: 1 })
    assert.equal((await read(app, refused)).status, 'queued')
    assert.deepEqual((await retry({})).body, { retried: 1 })
    assert.deepEqual((await retry({})).body, { retried: 0 })
    await app.drain()
    assert.equal((await read(app, empty)).status, 'failed')
  })
})
