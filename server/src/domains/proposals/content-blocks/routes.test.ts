import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { make } from '../../../../test/factories.ts'
import { type Harness, harness } from '../../../../test/harness.ts'

const path = '/v1/content-blocks'
const block = { type: 'text', text: '# About us\n\nWe are 100 % here.' }

const namesIn = async (app: Harness, query: string): Promise<string[]> =>
  (await app.owner.get(path + query)).body.data.map(({ name }: { name: string }) => name)

describe('POST /v1/content-blocks', () => {
  test('201 creates a block as a draft has it, audited, without an event', async (t) => {
    const app = await harness(t)
    const { status, body, headers } = await app.owner.post(path, { name: 'About us', block })
    assert.equal(status, 201)
    const { id, createdAt, updatedAt, ...fields } = body
    assert.equal(headers['location'], `${path}/${id}`)
    assert.match(id, /^blk_/)
    assert.equal(createdAt, updatedAt)
    assert.deepEqual(fields, { name: 'About us', block, archived: false, metadata: {} })
    assert.equal((await app.owner.get(`${path}/${id}`)).text, JSON.stringify(body))
    const [entry] = (await app.owner.get(`/v1/audit-log?resource=${id}`)).body.data
    assert.equal(entry.action, 'createContentBlock')
    assert.deepEqual((await app.owner.get(`/v1/events?subject=${id}`)).body.data, [])
  })

  test('409 refuses a name that another block has, in any case', async (t) => {
    const app = await harness(t)
    await make.contentBlock(app, { name: 'About us' })
    const { status, body } = await app.owner.post(path, { name: 'ABOUT us', block })
    assert.deepEqual([status, body.error.field], [409, 'name'])
  })

  test('422 refuses a block of no type, a text that is too long and unknown fields', async (t) => {
    const app = await harness(t)
    for (const wrong of [{ type: 'video' }, { ...block, text: 'x'.repeat(20_001) }, 'text', null]) {
      const { status, body } = await app.owner.post(path, { name: 'A', block: wrong })
      assert.deepEqual([status, body.error.code], [422, 'validation_error'])
      assert.match(body.error.field, /^block/)
    }
    const { status, body } = await app.owner.post(path, { name: 'A', block, title: 'B' })
    assert.deepEqual([status, body.error.field], [422, 'title'])
  })

  test('403 needs the scopes of proposals, and 401 a token', async (t) => {
    const app = await harness(t)
    const reader = app.as(await make.token(app, ['proposals:read']))
    assert.equal((await reader.post(path, { name: 'A', block })).status, 403)
    assert.equal((await reader.get(path)).status, 200)
    assert.equal((await app.as(null).get(path)).status, 401)
  })
})

describe('GET /v1/content-blocks', () => {
  test('200 finds by parts of names and texts, archived or not, on all pages', async (t) => {
    const app = await harness(t)
    await make.contentBlock(app, { name: 'About us', block })
    await make.contentBlock(app, { name: 'Break', block: { type: 'page_break' } })
    await make.contentBlock(app, { name: 'Old', archived: true })
    assert.deepEqual(await namesIn(app, ''), ['Break', 'About us'])
    assert.deepEqual(await namesIn(app, '?q=0%20%25%20HERE'), ['About us'])
    assert.deepEqual(await namesIn(app, '?archived=true'), ['Old'])
    const { body } = await app.owner.get(`${path}?limit=1`)
    assert.deepEqual(await namesIn(app, `?limit=1&cursor=${body.nextCursor}`), ['About us'])
  })
})

describe('PATCH /v1/content-blocks/{contentBlockId}', () => {
  test('200 changes the fields that are sent; equal values change nothing', async (t) => {
    const app = await harness(t)
    const made = await make.contentBlock(app, { block })
    const itsPath = `${path}/${made.id}`
    app.clock.advance('1h')
    assert.deepEqual((await app.owner.patch(itsPath, { block, archived: false })).body, made)
    const changes = { block: { type: 'page_break' }, archived: true, metadata: { team: 'x' } }
    const { body } = await app.owner.patch(itsPath, changes)
    assert.deepEqual(body, { ...made, ...changes, updatedAt: app.clock.now().toISOString() })
    assert.deepEqual((await app.owner.get(itsPath)).body, body)
  })

  test('404 for a block of another organization, 400 for another id, 412 for an old ETag', async (t) => {
    const app = await harness(t)
    const made = await make.contentBlock(app)
    const { client } = await make.stranger(app)
    assert.equal((await client.patch(`${path}/${made.id}`, { name: 'B' })).status, 404)
    assert.equal((await app.owner.patch(`${path}/cat_1`, { name: 'B' })).status, 400)
    const old = { 'if-match': '"old"' }
    assert.equal((await app.owner.patch(`${path}/${made.id}`, { name: 'B' }, old)).status, 412)
  })
})

describe('DELETE /v1/content-blocks/{contentBlockId}', () => {
  test('204 deletes a content block, 404 the second time', async (t) => {
    const app = await harness(t)
    const { id } = await make.contentBlock(app)
    assert.equal((await app.owner.delete(`${path}/${id}`)).status, 204)
    assert.equal((await app.owner.delete(`${path}/${id}`)).status, 404)
  })
})
