import assert from 'node:assert/strict'
import { describe, type TestContext, test } from 'node:test'
import { make } from '../../../test/factories.ts'
import { startHttpServer } from '../../../test/fixtures/tls-server.ts'
import { type Harness, harness } from '../../../test/harness.ts'
import { chunksIn, eventsOf, pathOf, read } from '../../../test/ingestion.ts'

/** Moves the first organization to a plan of its own. */
async function onPlan(app: Harness, plan: object): Promise<void> {
  await app.operator.put('/operator/v1/plans/own', plan)
  await app.operator.patch(`/operator/v1/organizations/${app.organization.id}`, { plan: 'own' })
}

async function creditsOf(app: Harness): Promise<[balance: number, reserved: number]> {
  const { balance, reserved } = (await app.owner.get('/v1/usage')).body.credits
  return [balance, reserved]
}

/** Markdown that becomes that many chunks. */
const chapters = (count: number, word = 'ships'): string =>
  Array.from(
    { length: count },
    (_, i) => `# ${word} ${i}\n\n${`The ${word} pass. `.repeat(40)}`,
  ).join('\n\n')

async function page(t: TestContext, text: string) {
  const page = { text }
  const { url } = await startHttpServer(t, (_, response) => {
    response.writeHead(200, { 'content-type': 'text/markdown' }).end(page.text)
  })
  return Object.assign(page, { url })
}

async function refreshed(app: Harness, source: { id: string; baseId: string }) {
  await app.owner.post(`${pathOf(source)}/refresh`)
  await app.drain()
  return read(app, source)
}

const newText = { type: 'text', name: 'Ships', text: 'Ships pass.' }

describe('credits', () => {
  test('are reserved when a source is added and settled when it is processed', async (t) => {
    const app = await harness(t)
    await onPlan(app, { monthlyCredits: 20 })
    const { url } = await page(t, chapters(11))
    await make.source(app, { type: 'url', url })
    assert.deepEqual(await creditsOf(app), [17, 3])
    await app.drain()
    assert.equal((await chunksIn(app)).length, 11)
    assert.deepEqual(await creditsOf(app), [17, 0])
    await make.source(app, { text: chapters(1) })
    assert.deepEqual(await creditsOf(app), [15, 2])
    await app.drain()
    assert.deepEqual(await creditsOf(app), [15, 0])
    const today = app.clock.now().toISOString().slice(0, 10)
    const { daily } = (await app.owner.get('/v1/usage')).body
    assert.deepEqual(daily, [{ date: today, credits: 5 }])
  })

  test('402 refuses a source that they do not cover, and leaves nothing of it', async (t) => {
    const app = await harness(t)
    await onPlan(app, { monthlyCredits: 1 })
    const base = await make.base(app)
    const { status, body } = await app.owner.post(`/v1/bases/${base.id}/sources`, newText)
    assert.deepEqual([status, body.error.code], [402, 'insufficient_credits'])
    assert.match(body.error.message, /^This needs 2 credits; 1 are available\./)
    assert.deepEqual((await app.owner.get(`/v1/bases/${base.id}/sources`)).body.data, [])
    assert.deepEqual(await creditsOf(app), [1, 0])
  })

  test('402 refuses exactly those of ten sources at once that they do not cover', async (t) => {
    const app = await harness(t)
    await onPlan(app, { monthlyCredits: 7 })
    const base = await make.base(app)
    const add = (_: unknown, n: number) =>
      app.owner.post(`/v1/bases/${base.id}/sources`, { ...newText, text: `Ships pass ${n}.` })
    const answers = await Promise.all(Array.from({ length: 10 }, add))
    assert.equal(answers.filter(({ status }) => status === 201).length, 3)
    assert.equal(answers.filter(({ status }) => status === 402).length, 7)
    assert.deepEqual(await creditsOf(app), [1, 6])
    await app.drain()
    assert.deepEqual(await creditsOf(app), [1, 0])
  })

  test('402 refuses a refresh that they do not cover, and the source stays as it is', async (t) => {
    const app = await harness(t)
    await onPlan(app, { monthlyCredits: 4 })
    const source = await make.source(app)
    await app.drain()
    const before = await read(app, source)
    const { status, body } = await app.owner.post(`${pathOf(source)}/refresh`)
    assert.deepEqual([status, body.error.code], [402, 'insufficient_credits'])
    assert.deepEqual(await read(app, source), before)
  })

  test('that a page turns out to need and that are not there fail the source', async (t) => {
    const app = await harness(t)
    await onPlan(app, { monthlyCredits: 5 })
    const { url } = await page(t, chapters(60))
    const source = await make.source(app, { type: 'url', url })
    await app.drain()
    const { status, error } = await read(app, source)
    assert.equal(status, 'failed')
    assert.equal(
      error,
      'The text has 60 chunks, which cost 7 credits, more than are available. Ask the operator for more, then refresh the source.',
    )
    assert.deepEqual(await chunksIn(app), [])
    assert.deepEqual(await creditsOf(app), [5, 0])
  })

  test('are given back when a source fails or is deleted before it is processed', async (t) => {
    const app = await harness(t)
    await onPlan(app, { monthlyCredits: 20 })
    const { url } = await page(t, '')
    await make.source(app, { type: 'url', url })
    await app.drain()
    assert.deepEqual(await creditsOf(app), [20, 0])
    const source = await make.source(app)
    const other = await make.source(app)
    assert.deepEqual(await creditsOf(app), [16, 4])
    await app.owner.delete(pathOf(source))
    assert.deepEqual(await creditsOf(app), [18, 2])
    await app.owner.delete(`/v1/bases/${other.baseId}`)
    assert.deepEqual(await creditsOf(app), [20, 0])
  })

  test('402 refuses a search once they are used up; what is refused otherwise costs nothing', async (t) => {
    const app = await harness(t)
    await onPlan(app, { monthlyCredits: 3 })
    const base = await make.base(app)
    const search = (body: object) => app.owner.post(`/v1/bases/${base.id}/search`, body)
    assert.equal((await search({ query: 'ships', filter: {} })).status, 422)
    assert.equal((await search({ query: '' })).status, 422)
    const unknown = '/v1/bases/kb_01jbts0z0ye8t9tpsz3gn7nkm8/search'
    assert.equal((await app.owner.post(unknown, { query: 'ships' })).status, 404)
    assert.deepEqual(await creditsOf(app), [3, 0])
    for (let left = 2; left >= 0; left--) {
      const { status, body } = await search({ query: 'ships' })
      assert.deepEqual([status, body.usage], [200, { credits: 1, reranked: false }])
      assert.deepEqual(await creditsOf(app), [left, 0])
    }
    const { status, body } = await search({ query: 'ships' })
    assert.deepEqual([status, body.error.code], [402, 'insufficient_credits'])
  })

  test('are counted and refuse nothing where they are not metered', async (t) => {
    const app = await harness(t)
    const source = await make.source(app, { text: chapters(11) })
    await app.drain()
    await app.owner.post(`/v1/bases/${source.baseId}/search`, { query: 'ships' })
    const { credits, daily } = (await app.owner.get('/v1/usage')).body
    assert.deepEqual(credits, { balance: null, reserved: 0, grants: [] })
    assert.deepEqual(
      daily.map(({ credits: used }: { credits: number }) => used),
      [4],
    )
  })
})

describe('the plan', () => {
  test('402 refuses one source more than it allows, over all bases', async (t) => {
    const app = await harness(t)
    await onPlan(app, { maxSources: 2 })
    const source = await make.source(app)
    await make.source(app)
    const base = await make.base(app)
    const { status, body } = await app.owner.post(`/v1/bases/${base.id}/sources`, newText)
    assert.deepEqual([status, body.error.code], [402, 'plan_limit_reached'])
    assert.equal(
      body.error.message,
      'The plan allows 2 sources; 2 are in use and this needs 1 more. Ask the operator for more.',
    )
    await app.owner.delete(pathOf(source))
    assert.equal((await app.owner.post(`/v1/bases/${base.id}/sources`, newText)).status, 201)
  })

  test('fails a source with more chunks than it allows, at the first attempt', async (t) => {
    const app = await harness(t)
    await onPlan(app, { maxChunks: 5, monthlyCredits: 50 })
    await make.source(app, { text: chapters(3) })
    await app.drain()
    const second = await make.source(app, { text: chapters(3) })
    await app.drain()
    const failed = await read(app, second)
    assert.equal(failed.status, 'failed')
    assert.equal(
      failed.error,
      'The text has 3 chunks. The plan allows 5 chunks; 3 are in use and this needs 3 more. Delete sources or upgrade the plan, then refresh the source.',
    )
    assert.deepEqual(await eventsOf(app, second), { types: ['source.failed'], last: failed })
    assert.equal((await chunksIn(app)).length, 3)
    assert.deepEqual(await creditsOf(app), [48, 0])
    const third = await make.source(app, { text: chapters(2) })
    await app.drain()
    assert.equal((await read(app, third)).status, 'completed')
  })

  test('leaves the old chunks searchable when a refresh comes to more than it allows', async (t) => {
    const app = await harness(t)
    await onPlan(app, { maxChunks: 3 })
    const site = await page(t, chapters(3, 'old'))
    const source = await make.source(app, { type: 'url', url: site.url })
    await app.drain()
    site.text = chapters(4, 'new')
    const failed = await refreshed(app, source)
    assert.deepEqual([failed.status, failed.chunksCount], ['failed', 3])
    assert.match(
      failed.error,
      /^The text has 4 chunks\. The plan allows 3 chunks; 3 are in use and this needs 1 more\./,
    )
    const search = { query: 'old', mode: 'keyword' }
    const { body } = await app.owner.post(`/v1/bases/${source.baseId}/search`, search)
    assert.equal(body.data.length, 3)
    site.text = chapters(3, 'new')
    const again = await refreshed(app, source)
    assert.deepEqual([again.status, again.chunksCount], ['completed', 3])
  })
})
