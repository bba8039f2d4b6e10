import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { make } from '../../../../test/factories.ts'
import { type Harness, harness } from '../../../../test/harness.ts'
import { BaseId } from '../ids.ts'

async function bases(app: Harness) {
  const [sea, land] = [await make.base(app), await make.base(app)]
  const add = (base: { id: string }, name: string, text: string) =>
    make.source(app, { base, name, text })
  const sources = {
    ships: await add(sea, 'Ships', 'Ships leave the harbour at dawn.'),
    whales: await add(sea, 'Whales', 'Whales sing at night.'),
    trains: await add(land, 'Trains', 'Trains leave the station at night, and ships wait.'),
    copy: await add(land, 'Copy', 'whales sing – at night'),
  }
  await app.drain()
  return { sea, land, sources, baseIds: [sea.id, land.id] }
}

describe('POST /v1/search', () => {
  test('200 finds in all of the bases, and says in which', async (t) => {
    const app = await harness(t)
    const { sea, land, baseIds } = await bases(app)
    for (const mode of ['keyword', 'semantic', 'hybrid']) {
      const { status, body } = await app.owner.post('/v1/search', { query: 'ships', mode, baseIds })
      assert.equal(status, 200)
      const found = new Map(
        body.data.map((hit: { sourceName: string; baseId: string }) => [
          hit.sourceName,
          hit.baseId,
        ]),
      )
      assert.deepEqual([found.get('Ships'), found.get('Trains')], [sea.id, land.id], mode)
    }
  })

  test('200 folds what is the same in two bases, and costs a search for each base', async (t) => {
    const app = await harness(t)
    const { baseIds, sources, sea, land } = await bases(app)
    const query = { query: 'whales sing', baseIds }
    const { body } = await app.owner.post('/v1/search', query)
    assert.deepEqual(body.usage, { credits: 2, reranked: false })
    const [hit, ...others] = body.data
    assert.deepEqual(
      [hit.sourceId, ...hit.duplicates.map((one: { sourceId: string }) => one.sourceId)].sort(),
      [sources.whales.id, sources.copy.id].sort(),
    )
    assert.ok(others.every((one: { text: string }) => !/sing/.test(one.text)))
    const apart = await app.owner.post('/v1/search', { ...query, foldDuplicates: false })
    assert.equal(apart.body.data.filter((one: { text: string }) => /sing/.test(one.text)).length, 2)
    const uuid = BaseId.read(sea.id)
    const once = await app.owner.post('/v1/search', { ...query, baseIds: [sea.id, uuid] })
    assert.equal(once.body.usage.credits, 1)
    const single = await app.owner.post(`/v1/bases/${land.id}/search`, { query: 'whales' })
    assert.equal(single.body.usage.credits, 1)
  })

  test('402 refuses when there are fewer credits than bases', async (t) => {
    const app = await harness(t)
    await app.operator.put('/operator/v1/plans/one-search', { monthlyCredits: 1 })
    const organization = await make.organization(app, { plan: 'one-search' })
    const client = app.as(await make.token(app, ['*'], { organization }))
    const ids = []
    for (const name of ['One', 'Two']) ids.push((await client.post('/v1/bases', { name })).body.id)
    const { status } = await client.post('/v1/search', { query: 'q', baseIds: ids })
    assert.equal(status, 402)
    const [first] = ids
    assert.equal((await client.post('/v1/search', { query: 'q', baseIds: [first] })).status, 200)
  })

  test('404 names the base that is unknown or of another organization, and charges nothing', async (t) => {
    const app = await harness(t)
    const { sea } = await bases(app)
    const { client } = await make.stranger(app)
    const { body: foreign } = await client.post('/v1/bases', { name: 'Foreign' })
    const before = (await app.owner.get('/v1/usage')).body.credits
    for (const id of [foreign.id, 'kb_01jbts0z0ye8t9tpsz3gn7nkm8']) {
      const answer = await app.owner.post('/v1/search', { query: 'q', baseIds: [sea.id, id] })
      assert.deepEqual([answer.status, answer.body.error.field], [404, 'baseIds.1'])
    }
    assert.deepEqual((await app.owner.get('/v1/usage')).body.credits, before)
  })

  for (const [field, fields] of [
    ['baseIds', {}],
    ['baseIds', { baseIds: [] }],
    ['baseIds', { baseIds: Array.from({ length: 21 }, () => 'kb_01jbts0z0ye8t9tpsz3gn7nkm8') }],
    ['baseIds.0', { baseIds: ['src_01jbts0z0ye8t9tpsz3gn7nkm8'] }],
    ['context', { baseIds: ['kb_01jbts0z0ye8t9tpsz3gn7nkm8'], context: 4 }],
    ['sourceIds.0', { baseIds: ['kb_01jbts0z0ye8t9tpsz3gn7nkm8'], sourceIds: ['x'] }],
    ['sourceTypes.0', { baseIds: ['kb_01jbts0z0ye8t9tpsz3gn7nkm8'], sourceTypes: ['x'] }],
  ] as const) {
    test(`422 names ${field} in ${JSON.stringify(fields).slice(0, 60)}`, async (t) => {
      const app = await harness(t)
      const { status, body } = await app.owner.post('/v1/search', { query: 'q', ...fields })
      assert.deepEqual([status, body.error.field], [422, field])
    })
  }

  test('401 and 403 refuse a sender without a token or without the scope', async (t) => {
    const app = await harness(t)
    const query = { query: 'q', baseIds: [(await make.base(app)).id] }
    const reader = app.as(await make.token(app, ['knowledge:read']))
    const writer = app.as(await make.token(app, ['knowledge:write']))
    assert.equal((await reader.post('/v1/search', query)).status, 200)
    assert.equal((await writer.post('/v1/search', query)).status, 403)
    assert.equal((await app.as(null).post('/v1/search', query)).status, 401)
  })
})
