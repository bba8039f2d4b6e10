import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { make } from '../../../../test/factories.ts'
import { type Harness, harness } from '../../../../test/harness.ts'

const linksOf = (link = ''): Record<string, string> =>
  Object.fromEntries(
    [...link.matchAll(/<([^>]*)>; rel="(\w+)"/g)].map(([, url, relation]) => [relation, url]),
  )

const linksAt = async (app: Harness, url: string) =>
  linksOf((await app.owner.get(url)).headers['link'])

describe('Link on a list', () => {
  test('leads through all pages, and back to the first', async (t) => {
    const app = await harness(t)
    for (const name of ['Ada', 'Grace', 'Edith']) await make.contact(app, { name, tags: ['vip'] })
    const start = '/v1/contacts?tag=vip&limit=1'
    const names: string[] = []
    for (let url: string | undefined = start; url; ) {
      const { body, headers } = await app.owner.get(url)
      names.push(body.data[0].name)
      const { next, first } = linksOf(headers['link'])
      assert.equal(first, url === start ? undefined : start)
      assert.equal(next === undefined, !body.hasMore)
      url = next
    }
    assert.deepEqual(names, ['Edith', 'Grace', 'Ada'])
  })

  test('is not there where one page holds everything', async (t) => {
    const app = await harness(t)
    await make.contact(app)
    for (const url of ['/v1/contacts', '/v1/contacts?limit=5', '/v1/event-types']) {
      assert.equal((await app.owner.get(url)).headers['link'], undefined, url)
    }
  })

  test('leads a feed on by its own parameter', async (t) => {
    const app = await harness(t)
    for (const name of ['Ada', 'Grace']) await make.contact(app, { name })
    const { next } = await linksAt(app, '/v1/events?after=&limit=1')
    assert.match(next ?? '', /^\/v1\/events\?limit=1&after=[\w-]+$/)
    const { body } = await app.owner.get(next ?? '')
    assert.equal(body.data[0].data.name, 'Grace')
  })

  test('holds nothing that would end it', async (t) => {
    const app = await harness(t)
    for (const name of ['a>"; rel="next', 'b>"; rel="next']) await make.contact(app, { name })
    const { headers } = await app.owner.send({
      method: 'GET',
      url: '/v1/contacts?limit=1&q=>"; rel="next',
    })
    const { next, ...others } = linksOf(headers['link'])
    assert.deepEqual(others, {})
    assert.match(next ?? '', /^\/v1\/contacts\?limit=1&q=%3E%22;%20rel=%22next&cursor=/)
  })
})
