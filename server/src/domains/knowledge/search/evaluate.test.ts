import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { make } from '../../../../test/factories.ts'
import { type Harness, harness } from '../../../../test/harness.ts'

async function library(app: Harness) {
  const base = await make.base(app)
  const add = (name: string, text: string, metadata: object = {}) =>
    make.source(app, { base, name, text, metadata })
  const sources = {
    opening: await add('Opening', 'On Sundays the shop opens at ten.', { topic: 'shop' }),
    parking: await add('Parking', 'Cars park behind the shop.', { topic: 'shop', level: 2 }),
    bread: await add('Bread', 'Bread is baked at dawn.'),
  }
  await app.drain()
  return { base, sources, path: `/v1/bases/${base.id}/evaluate` }
}

const question = (query: string, ...expected: object[]) => ({ query, expected })

describe('POST /v1/bases/{baseId}/evaluate', () => {
  test('200 gives the figures of each mode and question, and where each source was found', async (t) => {
    const app = await harness(t)
    const { sources, path } = await library(app)
    const { status, body } = await app.owner.post(path, {
      questions: [
        question('when does the shop open on Sundays', { sourceId: sources.opening.id }),
        question('shop', { name: 'Bread' }, { name: 'Parking' }),
      ],
      modes: ['keyword', 'hybrid'],
    })
    assert.equal(status, 200)
    assert.equal(body.k, 10)
    assert.deepEqual(body.usage, { credits: 4, reranked: false })
    const [first, second] = body.questions
    assert.deepEqual(first.modes[0], {
      mode: 'keyword',
      recall: 1,
      ndcg: 1,
      mrr: 1,
      found: [{ expected: 0, place: 1, sourceId: sources.opening.id }],
    })
    const [{ recall, mrr, ndcg, found }] = second.modes
    const [{ place }] = found
    assert.deepEqual(found, [{ expected: 1, place, sourceId: sources.parking.id }])
    assert.deepEqual([recall, mrr], [0.5, 1 / place])
    const ideal = 1 + 1 / Math.log2(3)
    assert.ok(Math.abs(ndcg - 1 / Math.log2(place + 1) / ideal) < 1e-9)
    assert.deepEqual(
      body.modes.map(({ mode }: { mode: string }) => mode),
      ['keyword', 'hybrid'],
    )
    assert.deepEqual([body.modes[0].recall, body.modes[0].hitRate], [0.75, 1])
    assert.ok(Math.abs(body.modes[0].mrr - (1 + mrr) / 2) < 1e-9)
  })

  test('200 knows a source by id, name, address and metadata, all of which must hold', async (t) => {
    const app = await harness(t)
    const { sources, path } = await library(app)
    const ask = async (expected: object): Promise<number> => {
      const questions = [question('cars park', expected)]
      return (await app.owner.post(path, { questions })).body.modes[0].recall
    }
    for (const expected of [
      { sourceId: sources.parking.id },
      { name: 'Parking' },
      { metadata: { topic: 'shop', level: 2 } },
      { name: 'Parking', metadata: { level: 2 } },
    ]) {
      assert.equal(await ask(expected), 1, JSON.stringify(expected))
    }
    for (const expected of [
      { sourceId: sources.bread.id },
      { name: 'parking' },
      { url: 'https://example.com/' },
      { name: 'Parking', metadata: { level: 3 } },
    ]) {
      assert.equal(await ask(expected), 0, JSON.stringify(expected))
    }
  })

  test('200 counts the first k hits alone', async (t) => {
    const app = await harness(t)
    const { path, sources } = await library(app)
    const questions = [question('bread baked at dawn, cars', { sourceId: sources.parking.id })]
    const at = async (k: number) => (await app.owner.post(path, { questions, k })).body.modes[0]
    assert.deepEqual([(await at(1)).recall, (await at(2)).recall], [0, 1])
    assert.equal((await at(2)).mrr, 0.5)
  })

  test('200 finds what was folded into another hit', async (t) => {
    const app = await harness(t)
    const { base, path } = await library(app)
    const copy = await make.source(app, { base, name: 'Copy', text: 'CARS park behind the shop' })
    await app.drain()
    const questions = [question('cars park', { sourceId: copy.id }, { name: 'Parking' })]
    assert.equal((await app.owner.post(path, { questions, k: 1 })).body.modes[0].recall, 1)
  })

  test('402 refuses more searches than there are credits for', async (t) => {
    const app = await harness(t)
    await app.operator.put('/operator/v1/plans/three-searches', { monthlyCredits: 3 })
    const organization = await make.organization(app, { plan: 'three-searches' })
    const client = app.as(await make.token(app, ['*'], { organization }))
    const { body: base } = await client.post('/v1/bases', { name: 'Small' })
    const questions = [question('a', { name: 'A' }), question('b', { name: 'B' })]
    const path = `/v1/bases/${base.id}/evaluate`
    const refused = await client.post(path, { questions, modes: ['keyword', 'hybrid'] })
    assert.deepEqual([refused.status, refused.body.error.code], [402, 'insufficient_credits'])
    assert.equal((await client.post(path, { questions })).status, 200)
  })

  for (const [field, fields] of [
    ['questions', {}],
    ['questions', { questions: [] }],
    ['questions', { questions: Array.from({ length: 201 }, () => question('q', { name: 'n' })) }],
    ['questions.0.expected', { questions: [question('q')] }],
    ['questions.0.expected.0', { questions: [question('q', {})] }],
    ['questions.0.expected.0.sourceId', { questions: [question('q', { sourceId: 'x' })] }],
    ['questions.0.expected.0.id', { questions: [question('q', { id: 'x' })] }],
    ['k', { questions: [question('q', { name: 'n' })], k: 51 }],
    ['modes.0', { questions: [question('q', { name: 'n' })], modes: ['psychic'] }],
    ['modes', { questions: [question('q', { name: 'n' })], modes: ['hybrid', 'hybrid'] }],
  ] as const) {
    test(`422 names ${field} in ${JSON.stringify(fields).slice(0, 70)}`, async (t) => {
      const app = await harness(t)
      const base = await make.base(app)
      const { status, body } = await app.owner.post(`/v1/bases/${base.id}/evaluate`, fields)
      assert.deepEqual([status, body.error.field], [422, field])
    })
  }

  test('401, 403 and 404 refuse no token, another scope and another organization', async (t) => {
    const app = await harness(t)
    const { path } = await library(app)
    const body = { questions: [question('q', { name: 'n' })] }
    const { client } = await make.stranger(app)
    const writer = app.as(await make.token(app, ['knowledge:write']))
    const statuses = [app.as(null), writer, client].map((sender) => sender.post(path, body))
    const answers = await Promise.all(statuses)
    assert.deepEqual(
      answers.map(({ status }) => status),
      [401, 403, 404],
    )
  })
})
