import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { make } from '../../../../test/factories.ts'
import { harness } from '../../../../test/harness.ts'
import { SegmentId } from '../ids.ts'

const path = '/v1/segments'
const leaf = (field: string, op: string, value?: unknown) => ({ field, op, value })
const vip = leaf('tag', 'eq', 'vip')

describe('POST /v1/segments', () => {
  test('201 saves the filter, and its name is unique', async (t) => {
    const app = await harness(t)
    const { status, body } = await app.owner.post(path, { name: 'VIP', filter: { and: [vip] } })
    assert.equal(status, 201)
    assert.deepEqual(body.filter, { and: [vip] })
    assert.deepEqual((await app.owner.get(`${path}/${body.id}`)).body, body)
    assert.deepEqual((await app.owner.get(path)).body.data, [body])
    const again = await app.owner.post(path, { name: 'VIP', filter: vip })
    assert.deepEqual([again.status, again.body.error.field], [409, 'name'])
  })

  test('402 at the limit of the plan', async (t) => {
    const app = await harness(t)
    await app.operator.put('/operator/v1/plans/small', { maxSegments: 1 })
    const organization = await make.organization(app, { plan: 'small' })
    const client = app.as(await make.token(app, ['*'], { organization }))
    assert.equal((await client.post(path, { name: 'One', filter: vip })).status, 201)
    assert.equal((await client.post(path, { name: 'Two', filter: vip })).status, 402)
  })

  test('422 refuses an invalid filter with its path, and a segment that does not exist', async (t) => {
    const app = await harness(t)
    const { id } = await make.segment(app)
    const stranger = (await make.stranger(app)).client
    for (const [client, filter, field] of [
      [app.owner, { or: [leaf('nmae', 'exists')] }, 'filter.or.0.field'],
      [app.owner, leaf('segment', 'eq', 'con_1'), 'filter.value'],
      [app.owner, leaf('segment', 'eq', SegmentId.example), 'filter.value'],
      [stranger, leaf('segment', 'in', [id]), 'filter.value'],
    ] as const) {
      const answer = await client.post(path, { name: 'Other', filter })
      assert.deepEqual([answer.status, answer.body.error.field], [422, field])
    }
  })

  test('400, 401 and 403 for invalid requests', async (t) => {
    const app = await harness(t)
    const reader = app.as(await make.token(app, ['contacts:read']))
    assert.equal((await reader.post(path, { name: 'VIP', filter: vip })).status, 403)
    assert.equal((await app.as(null).get(path)).status, 401)
    assert.equal((await reader.get(`${path}/con_1`)).status, 400)
    assert.equal((await reader.get(`${path}/${SegmentId.example}`)).status, 404)
  })
})

describe('a segment in a filter', () => {
  test('matches contacts in or outside it, also through other segments', async (t) => {
    const app = await harness(t)
    const contacts = {
      both: await make.contact(app, { name: 'both', tags: ['vip'], custom: { seats: 12 } }),
      vip: await make.contact(app, { name: 'vip', tags: ['vip'] }),
      none: await make.contact(app, { name: 'none' }),
    }
    const tagged = await make.segment(app)
    const large = await make.segment(app, {
      filter: { and: [leaf('segment', 'eq', tagged.id), leaf('custom.seats', 'gt', 10)] },
    })
    const found = async (filter: object) => {
      const { body } = await app.owner.post('/v1/contacts/search', { filter, sort: 'name' })
      return body.data.map(({ name }: { name: string }) => name)
    }
    assert.deepEqual(await found(leaf('segment', 'eq', large.id)), ['both'])
    assert.deepEqual(await found(leaf('segment', 'ne', large.id)), ['none', 'vip'])
    assert.deepEqual(await found(leaf('segment', 'in', [large.id, tagged.id])), ['both', 'vip'])
    assert.deepEqual(await found({ not: leaf('segment', 'nin', [tagged.id]) }), ['both', 'vip'])
    const listed = await app.owner.get(`${path}/${large.id}/contacts?totalCount=true`)
    assert.deepEqual(listed.body.data, [contacts.both])
    assert.deepEqual(listed.body.totalCount, { value: 1, relation: 'eq' })
    const cel = encodeURIComponent(`segment == "${large.id}"`)
    assert.deepEqual((await app.owner.get(`/v1/contacts?filter=${cel}`)).body.data, [contacts.both])
  })

  test('pages the contacts of a segment by each sort', async (t) => {
    const app = await harness(t)
    for (const name of ['c', 'a', 'b']) await make.contact(app, { name, tags: ['vip'] })
    const { id } = await make.segment(app)
    const first = await app.owner.get(`${path}/${id}/contacts?sort=name&limit=2`)
    const { nextCursor } = first.body
    const second = await app.owner.get(
      `${path}/${id}/contacts?sort=name&limit=2&cursor=${nextCursor}`,
    )
    const names = [...first.body.data, ...second.body.data].map(({ name }) => name)
    assert.deepEqual(names, ['a', 'b', 'c'])
  })
})

describe('PATCH and DELETE /v1/segments/{segmentId}', () => {
  test('200 changes name and filter, and does nothing without a difference', async (t) => {
    const app = await harness(t)
    const made = await make.segment(app)
    await app.clock.advance('1m')
    const same = await app.owner.patch(`${path}/${made.id}`, { name: made.name, filter: vip })
    assert.deepEqual(same.body, made)
    const { body } = await app.owner.patch(`${path}/${made.id}`, { filter: { not: vip } })
    assert.deepEqual(body.filter, { not: vip })
    assert.notEqual(body.updatedAt, made.updatedAt)
  })

  test('422 refuses a filter that leads back to its segment', async (t) => {
    const app = await harness(t)
    const one = await make.segment(app)
    const two = await make.segment(app, { filter: { not: leaf('segment', 'eq', one.id) } })
    for (const named of [one, two]) {
      const filter = { or: [vip, leaf('segment', 'in', [named.id])] }
      const { status, body } = await app.owner.patch(`${path}/${one.id}`, { filter })
      assert.deepEqual([status, body.error.field], [422, 'filter'])
    }
  })

  test('422 refuses too many levels of segments', async (t) => {
    const app = await harness(t)
    let last = await make.segment(app)
    for (let level = 1; level < 6; level++) {
      last = await make.segment(app, { filter: leaf('segment', 'eq', last.id) })
    }
    const { status, body } = await app.owner.post('/v1/contacts/search', {
      filter: leaf('segment', 'eq', last.id),
    })
    assert.equal(status, 422)
    assert.match(body.error.message, /up to 5 levels of segments/)
  })

  test('409 keeps a segment that another one names; 204 deletes it after that', async (t) => {
    const app = await harness(t)
    const one = await make.segment(app)
    const two = await make.segment(app, { filter: leaf('segment', 'eq', one.id) })
    const refused = await app.owner.delete(`${path}/${one.id}`)
    assert.deepEqual([refused.status, refused.body.error.code], [409, 'invalid_transition'])
    assert.match(refused.body.error.message, new RegExp(two.id))
    assert.equal((await app.owner.delete(`${path}/${two.id}`)).status, 204)
    assert.equal((await app.owner.delete(`${path}/${one.id}`)).status, 204)
    assert.equal((await app.owner.get(`${path}/${one.id}`)).status, 404)
  })
})
