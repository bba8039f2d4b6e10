import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { make } from '../../../../test/factories.ts'
import { type Harness, harness } from '../../../../test/harness.ts'
import { pathOf, read } from '../../../../test/ingestion.ts'

const hours = { type: 'text', name: 'Hours', text: 'We open at nine.' }
const page = { type: 'url', url: 'http://127.0.0.1:8443/hours?day=1' }

const add = (app: Harness, base: { id: string }, body: object) =>
  app.owner.post(`/v1/bases/${base.id}/sources`, body)

const countOf = async (app: Harness, base: { id: string }): Promise<number> =>
  (await app.owner.get(`/v1/bases/${base.id}`)).body.sourcesCount

describe('a source that the base has already', () => {
  for (const [what, first, second, field] of [
    ['the same text', hours, { ...hours, name: 'Opening' }, 'text'],
    ['the same address', page, page, 'url'],
    [
      'another spelling of the address',
      page,
      { ...page, url: 'http://127.0.0.1:8443/./hours?day=1#top' },
      'url',
    ],
  ] as const) {
    test(`is refused with 409 that names it: ${what}`, async (t) => {
      const app = await harness(t)
      const base = await make.base(app)
      const { body: existing } = await add(app, base, first)
      const { status, body } = await add(app, base, second)
      assert.deepEqual(
        [status, body.error.code, body.error.field],
        [409, 'duplicate_resource', field],
      )
      assert.ok(body.error.message.includes(existing.id), body.error.message)
      assert.equal(await countOf(app, base), 1)
    })
  }

  test('is accepted in another base, and once the first one is deleted', async (t) => {
    const app = await harness(t)
    const [base, other] = [await make.base(app), await make.base(app)]
    const { body } = await add(app, base, hours)
    assert.equal((await add(app, other, hours)).status, 201)
    await app.owner.delete(pathOf(body))
    assert.equal((await add(app, base, hours)).status, 201)
  })

  test('is copied where `allow` asks for it', async (t) => {
    const app = await harness(t)
    const base = await make.base(app)
    const { body: first } = await add(app, base, hours)
    const { status, body } = await add(app, base, { ...hours, onDuplicate: 'allow' })
    assert.equal(status, 201)
    assert.notEqual(body.id, first.id)
    assert.equal(await countOf(app, base), 2)
  })

  test('is answered as it is where `skip` asks for it, and nothing runs', async (t) => {
    const app = await harness(t)
    const base = await make.base(app)
    await add(app, base, hours)
    await app.drain()
    const first = (await app.owner.get(`/v1/bases/${base.id}/sources`)).body.data[0]
    const { status, body } = await add(app, base, { ...hours, name: 'New', onDuplicate: 'skip' })
    assert.equal(status, 201)
    assert.deepEqual(body, first)
  })

  test('takes what is given and runs again where `replace` asks for it', async (t) => {
    const app = await harness(t)
    const base = await make.base(app)
    const { body: first } = await add(app, base, { ...hours, metadata: { team: 'a' } })
    await app.drain()
    const given = { ...hours, name: 'New', metadata: { team: 'b' }, onDuplicate: 'replace' }
    const { body } = await add(app, base, given)
    assert.deepEqual([body.id, body.name, body.status], [first.id, 'New', 'queued'])
    await app.drain()
    const source = await read(app, first)
    assert.deepEqual([source.status, source.metadata], ['completed', { team: 'b' }])
    assert.equal(await countOf(app, base), 1)
  })

  test('is added once by ten requests at the same moment', async (t) => {
    const app = await harness(t)
    const base = await make.base(app)
    const answers = await Promise.all(Array.from({ length: 10 }, () => add(app, base, hours)))
    const statuses = answers.map(({ status }) => status).sort()
    assert.deepEqual(statuses, [201, ...Array.from({ length: 9 }, () => 409)])
    assert.equal(await countOf(app, base), 1)
  })
})
