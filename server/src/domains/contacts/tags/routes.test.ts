import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { make } from '../../../../test/factories.ts'
import { type Harness, harness } from '../../../../test/harness.ts'

const eventsOf = async (app: Harness, id: string) =>
  (await app.owner.get(`/v1/events?subject=${id}`)).body.data.map(
    ({ type }: { type: string }) => type,
  )

describe('PUT /v1/contacts/{contactId}/tags/{tag}', () => {
  test('200 adds one tag and emits one event', async (t) => {
    const app = await harness(t)
    const { id } = await make.contact(app, { tags: ['a'] })
    const path = `/v1/contacts/${id}/tags/${encodeURIComponent('Zoe\u0301 / B')}`
    const { status, body } = await app.owner.put(path)
    assert.deepEqual([status, body.tags], [200, ['a', 'Zo\u00e9 / B']])
    app.clock.advance('1h')
    assert.deepEqual((await app.owner.put(path)).body, body)
    assert.deepEqual(await eventsOf(app, id), [
      'contact.tagged',
      'contact.updated',
      'contact.created',
    ])
    const [tagged] = (await app.owner.get(`/v1/events?subject=${id}&type=contact.tagged`)).body.data
    assert.deepEqual(tagged.data, { ...body, addedTags: ['Zo\u00e9 / B'], removedTags: [] })
    const { data } = (await app.owner.get(`/v1/audit-log?resource=${id}`)).body
    assert.equal(data[0].action, 'addContactTag')
  })

  test('422 refuses the fifty-first tag', async (t) => {
    const app = await harness(t)
    const tags = Array.from({ length: 50 }, (_, n) => `t${n}`)
    const { id } = await make.contact(app, { tags })
    assert.equal((await app.owner.put(`/v1/contacts/${id}/tags/t7`)).status, 200)
    const { status, body } = await app.owner.put(`/v1/contacts/${id}/tags/more`)
    assert.deepEqual([status, body.error.field], [422, 'tags'])
  })

  test('keeps all of twenty simultaneous tags', async (t) => {
    const app = await harness(t)
    const { id } = await make.contact(app)
    const tags = Array.from({ length: 20 }, (_, n) => `t${n}`)
    await Promise.all(tags.map((tag) => app.owner.put(`/v1/contacts/${id}/tags/${tag}`)))
    const { body } = await app.owner.get(`/v1/contacts/${id}`)
    assert.deepEqual(body.tags.sort(), tags.sort())
  })
})

describe('DELETE /v1/contacts/{contactId}/tags/{tag}', () => {
  test('204 removes one tag, 404 for a tag that the contact does not have', async (t) => {
    const app = await harness(t)
    const { id } = await make.contact(app, { tags: ['a', 'b'] })
    assert.equal((await app.owner.delete(`/v1/contacts/${id}/tags/a`)).status, 204)
    assert.equal((await app.owner.delete(`/v1/contacts/${id}/tags/a`)).status, 404)
    assert.deepEqual((await app.owner.get(`/v1/contacts/${id}`)).body.tags, ['b'])
  })
})

describe('GET /v1/tags', () => {
  test('200 counts tags through every way of adding and removing them', async (t) => {
    const app = await harness(t)
    const one = await make.contact(app, { tags: ['a', 'b'] })
    const two = await make.contact(app, { tags: ['b', 'C'] })
    const counts = async () =>
      (await app.owner.get('/v1/tags')).body.data.map(
        ({ name, contacts }: { name: string; contacts: number }) => `${name} ${contacts}`,
      )
    assert.deepEqual(await counts(), ['C 1', 'a 1', 'b 2'])
    await app.owner.patch(`/v1/contacts/${one.id}`, { tags: ['b', 'd'] })
    assert.deepEqual(await counts(), ['C 1', 'b 2', 'd 1'])
    await app.owner.delete(`/v1/contacts/${two.id}`)
    assert.deepEqual(await counts(), ['b 1', 'd 1'])
    const { client } = await make.stranger(app)
    assert.deepEqual((await client.get('/v1/tags')).body.data, [])
  })

  test('200 walks all pages by name, and finds beginnings of names', async (t) => {
    const app = await harness(t)
    const names = ['ab', 'abc', 'ac', 'b', 'z\u{1f600}', 'z\uffee']
    await make.contact(app, { tags: names })
    const seen: string[] = []
    let cursor = ''
    do {
      const { body } = await app.owner.get(`/v1/tags?limit=2${cursor && `&cursor=${cursor}`}`)
      seen.push(...body.data.map(({ name }: { name: string }) => name))
      cursor = body.nextCursor ?? ''
    } while (cursor)
    // By bytes: what UTF-16 orders otherwise stands as the index has it.
    assert.deepEqual(seen, ['ab', 'abc', 'ac', 'b', 'z\uffee', 'z\u{1f600}'])
    const { data } = (await app.owner.get('/v1/tags?q=ab')).body
    assert.deepEqual(
      data.map(({ name }: { name: string }) => name),
      ['ab', 'abc'],
    )
  })
})

describe('PATCH and DELETE /v1/tags/{tag}', () => {
  test('200 renames in all contacts, keeps their order, and emits an event for each', async (t) => {
    const app = await harness(t)
    const one = await make.contact(app, { tags: ['a', 'vip', 'b'] })
    const both = await make.contact(app, { tags: ['vip', 'VIP'] })
    const { status, body } = await app.owner.patch('/v1/tags/vip', { name: 'VIP' })
    assert.deepEqual([status, body], [200, { name: 'vip', contacts: 2 }])
    await app.drain()
    const tagsOf = async (id: string) => (await app.owner.get(`/v1/contacts/${id}`)).body.tags
    assert.deepEqual([await tagsOf(one.id), await tagsOf(both.id)], [['a', 'VIP', 'b'], ['VIP']])
    assert.deepEqual((await app.owner.get('/v1/tags/VIP')).body, { name: 'VIP', contacts: 2 })
    assert.equal((await app.owner.get('/v1/tags/vip')).status, 404)
    assert.equal((await eventsOf(app, one.id))[0], 'contact.tagged')
  })

  test('204 deletes from all contacts, and a second run of the job does nothing', async (t) => {
    const app = await harness(t)
    for (let n = 0; n < 3; n++) await make.contact(app, { tags: ['a', `t${n}`] })
    const { client, organization } = await make.stranger(app)
    const { body: theirs } = await client.post('/v1/contacts', { name: 'T', tags: ['a'] })
    assert.equal((await app.owner.delete('/v1/tags/a')).status, 204)
    await app.drain()
    const events = (await app.owner.get('/v1/events?limit=100')).text
    assert.equal((await app.owner.get('/v1/contacts?tag=a')).body.data.length, 0)
    assert.equal((await app.owner.delete('/v1/tags/a')).status, 404)
    await app.drain()
    assert.equal((await app.owner.get('/v1/events?limit=100')).text, events)
    assert.deepEqual(
      (await client.get(`/v1/contacts/${theirs.id}`)).body.tags,
      ['a'],
      organization.id,
    )
  })
})
