import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { make } from '../../../../test/factories.ts'
import { type Harness, harness } from '../../../../test/harness.ts'
import {
  attempt,
  chunksIn,
  eventsOf,
  ingestionOf,
  pathOf,
  read,
  runOf,
} from '../../../../test/ingestion.ts'
import { extractAndChunk } from '../ingest/extract-and-chunk.ts'

const cancel = (app: Harness, source: { id: string; baseId: string }) =>
  app.owner.post(`${pathOf(source)}/cancel`)

async function meter(app: Harness): Promise<void> {
  await app.operator.put('/operator/v1/plans/metered', { monthlyCredits: 100 })
  const organization = `/operator/v1/organizations/${app.organization.id}`
  await app.operator.patch(organization, { plan: 'metered' })
}

describe('POST /v1/bases/{baseId}/sources/{sourceId}/cancel', () => {
  test('200 ends a queued source, gives its credits back and tells of it once', async (t) => {
    const app = await harness(t)
    await meter(app)
    const source = await make.source(app)
    const { status, body } = await cancel(app, source)
    assert.equal(status, 200)
    assert.deepEqual(
      [body.status, body.failure],
      ['failed', { code: 'canceled', stage: null, retryable: true }],
    )
    const { balance, reserved } = (await app.owner.get('/v1/usage')).body.credits
    assert.deepEqual([balance, reserved], [100, 0])
    await app.drain()
    assert.deepEqual(await read(app, source), body)
    assert.deepEqual(await eventsOf(app, source), { types: ['source.failed'], last: body })
  })

  test('stops a run that is going on: nothing of it is ever found', async (t) => {
    const app = await harness(t)
    const source = await make.source(app)
    const extractionPool = {
      async extractAndChunk(input: Parameters<typeof extractAndChunk>[0]) {
        assert.equal((await cancel(app, source)).status, 200)
        return extractAndChunk(input)
      },
      [Symbol.asyncDispose]: async () => {},
    }
    await attempt(ingestionOf(app, { extractionPool }), runOf(app, source))
    assert.deepEqual(await chunksIn(app), [])
    assert.equal((await read(app, source)).failure.code, 'canceled')
  })

  test('keeps the chunks of an earlier run, and a refresh runs it again', async (t) => {
    const app = await harness(t)
    const source = await make.source(app, { text: 'The lighthouse keeper counts ships.' })
    await app.drain()
    await app.owner.post(`${pathOf(source)}/refresh`)
    await cancel(app, source)
    const search = { query: 'lighthouse' }
    const find = async () =>
      (await app.owner.post(`/v1/bases/${source.baseId}/search`, search)).body.data.length
    assert.equal(await find(), 1)
    await app.owner.post(`${pathOf(source)}/refresh`)
    await app.drain()
    assert.equal((await read(app, source)).status, 'completed')
  })

  test('409 refuses one that has ended', async (t) => {
    const app = await harness(t)
    const source = await make.source(app)
    await app.drain()
    const { status, body } = await cancel(app, source)
    assert.deepEqual([status, body.error.code], [409, 'invalid_transition'])
  })
})

describe('the order of work', () => {
  test('serves an organization that adds a page before the rest of a bulk load of another', async (t) => {
    const app = await harness(t)
    const base = await make.base(app)
    const sources = Array.from({ length: 100 }, (_, n) => ({
      type: 'text',
      name: `${n}`,
      text: `${n}.`,
    }))
    await app.owner.post(`/v1/bases/${base.id}/sources/batch`, { sources })
    const { client } = await make.stranger(app)
    const theirs = (await client.post('/v1/bases', { name: 'Small' })).body
    await client.post(`/v1/bases/${theirs.id}/sources`, {
      type: 'text',
      name: 'One',
      text: 'One page.',
    })
    await app.drain()
    const { data } = (await client.get('/v1/events?limit=1')).body
    const endedAt = data[0].id
    const { data: others } = (await app.owner.get('/v1/events?limit=100')).body
    const before = others.filter(({ id }: { id: string }) => id < endedAt).length
    assert.ok(before < 10, `${before} of the bulk load were served first`)
  })
})
