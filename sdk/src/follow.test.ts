import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { fakeServer } from '../test/fake-server.ts'
import { keepWorking, served } from '../test/served.ts'
import { Capstan } from './index.ts'

describe('following events', () => {
  test('gives what happened since a cursor, once and in order, then what happens', async (t) => {
    const { app, capstan } = await served(t)
    keepWorking(t, app)
    for (const name of ['Ada', 'Grace']) await capstan.contacts.create({ name })
    const names: string[] = []
    let cursor = ''
    const take = async (after: string, last: string): Promise<void> => {
      for await (const page of capstan.events.follow({ after, pauseMs: 5 })) {
        for (const event of page.data) {
          assert.ok(event.type === 'contact.created')
          names.push(event.data.name ?? '')
        }
        cursor = page.nextCursor
        if (names.at(-1) === last) return
      }
    }
    await take('', 'Grace')
    await capstan.contacts.create({ name: 'Edsger' })
    const later = capstan.contacts.create({ name: 'Barbara' })
    await take(cursor, 'Barbara')
    await later
    assert.deepEqual(names, ['Ada', 'Grace', 'Edsger', 'Barbara'])
  })

  test('begins now, and tells at once from where it could go on', async (t) => {
    const { capstan } = await served(t)
    await capstan.contacts.create({ name: 'Before' })
    const feed = capstan.events.follow({ pauseMs: 5 })
    const first = await feed.next()
    assert.deepEqual(first.value?.data, [])
    await capstan.contacts.create({ name: 'After' })
    const { value } = await feed.next()
    assert.deepEqual(
      value?.data.map((event) => event.data),
      [(await capstan.contacts.list().page()).data[0]],
    )
  })

  test('outlasts a server that is away, and ends with its signal', async (t) => {
    const page = { data: [], hasMore: false, nextCursor: 'cursor-1' }
    const { url, received } = await fakeServer(t, [503], [503], [503], [503], [503], [200, page])
    const capstan = new Capstan({ url, token: 'cap_x', retryDelayMs: 1 })
    const ending = new AbortController()
    const options = { maxRetries: Number.POSITIVE_INFINITY, signal: ending.signal }
    const feed = capstan.events.follow(options)
    assert.equal((await feed.next()).value?.nextCursor, 'cursor-1')
    assert.equal(received.length, 6)
    const next = feed.next()
    ending.abort(new Error('enough'))
    await assert.rejects(next, /enough/)
  })
})
