import assert from 'node:assert/strict'
import { describe, type TestContext, test } from 'node:test'
import { openAddressBook } from '../../../../../test/counterparties/address-book.ts'
import { connectionClient } from '../../../../../test/counterparties/connection-client.ts'
import {
  cardOf,
  found,
  multistatus,
  startDavServer,
  statusOf,
} from '../../../../../test/counterparties/dav-server.ts'
import { radicaleUser } from '../../../../../test/counterparties/programs.ts'
import { idsOf, readSource } from '../../../../../test/counterparties/reading.ts'
import { startHttpServer } from '../../../../../test/fixtures/tls-server.ts'
import { cardDavSource } from './carddav-source.ts'

const range = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, index) => from + index)

const collection =
  '<resourcetype><collection/><c:addressbook/></resourcetype><displayname>Friends</displayname>'

describe('Radicale', () => {
  async function setUp(t: TestContext) {
    const book = await openAddressBook(t)
    const user = { baseUrl: book?.url ?? '', basic: radicaleUser }
    return book && { ...book, client: connectionClient(t, user) }
  }

  test('gives 1,000 cards, then exactly the 10 that changed and the 5 that were deleted', async (t) => {
    const world = await setUp(t)
    if (!world) return
    const { client, fill, put, remove } = world
    await fill(1_003)
    const all = await readSource(cardDavSource, { client })
    assert.deepEqual([new Set(idsOf(all)).size, all.gone, all.pages], [1_003, [], 2])
    assert.equal(all.records.length, 1_003)
    const hrefs = new Map(all.records.map(({ remoteId, values }) => [values['uid'], remoteId]))
    const first = all.records.find(({ values }) => values['uid'] === 'c7')
    assert.deepEqual(first?.values, {
      externalId: 'c7',
      uid: 'c7',
      name: 'n7',
      firstName: 'Ada',
      lastName: 'n7',
      email: 'c7@example.com',
      additionalEmails: ['d7@example.com'],
      additionalPhones: [],
      tags: [],
    })
    assert.equal(first?.changedAt?.toISOString(), '2026-01-02T03:04:05.000Z')
    const changed = range(0, 10).map((id) => hrefs.get(`c${id}`) ?? '')
    const gone = range(10, 15).map((id) => hrefs.get(`c${id}`) ?? '')
    for (const id of range(0, 10)) {
      const path = hrefs.get(`c${id}`)
      assert.ok(path?.endsWith(`c${id}.vcf`) || path)
      await put(id, `changed${id}`)
    }
    for (const href of gone) await remove(href)
    const some = await readSource(cardDavSource, { client, state: all.state })
    assert.deepEqual(
      some.records.map(({ values }) => values['name']).sort(),
      range(0, 10).map((id) => `changed${id}`),
    )
    assert.deepEqual([idsOf(some), some.gone.sort()], [changed.sort(), gone.sort()])
    const none = await readSource(cardDavSource, { client, state: some.state })
    assert.deepEqual([none.records, none.gone], [[], []])
  })

  test('refuses an unknown token: then all cards are read again, under the same ids', async (t) => {
    const world = await setUp(t)
    if (!world) return
    const { client, fill } = world
    await fill(20)
    const all = await readSource(cardDavSource, { client })
    const token = `http://radicale.org/ns/sync/${'0'.repeat(64)}`
    const state = { ...(all.state as { book: string }), token }
    const bad = readSource(cardDavSource, { client, state })
    await assert.rejects(bad, { name: 'StateExpired' })
    assert.deepEqual(idsOf(await readSource(cardDavSource, { client })), idsOf(all))
  })
})

describe('a CardDAV server', () => {
  test('leads to the address book through its principal, and may redirect within its origin', async (t) => {
    const server = await startDavServer(t, ({ url, method, headers }, send, response) => {
      if (url === '/') send('', 404)
      else if (url === '/.well-known/carddav') response.writeHead(301, { location: '/dav/' }).end()
      else if (url === '/dav/') {
        const principal =
          '<current-user-principal><href>/dav/p/ada%40x/</href></current-user-principal>'
        send(multistatus(found('/dav/', principal)))
      } else if (url === '/dav/p/ada%40x/') {
        send(
          multistatus(
            found(
              url,
              '<c:addressbook-home-set><href>/dav/p/home/</href></c:addressbook-home-set>',
            ),
          ),
        )
      } else if (url === '/dav/p/home/') {
        assert.equal(headers['depth'], '1')
        send(multistatus(found(url), found('/dav/p/home/friends', collection)))
      } else if (url === '/dav/p/home/friends/' && method === 'REPORT') send(multistatus())
      else send('', 404)
    })
    const client = connectionClient(t, { baseUrl: server.url })
    assert.deepEqual((await readSource(cardDavSource, { client })).records, [])
    assert.equal(server.requests.at(-1)?.url, '/dav/p/home/friends/')
  })

  test('reports several address books, or none', async (t) => {
    let books: string[] = []
    const server = await startDavServer(t, ({ url }, send) => {
      if (url === '/') send(multistatus(found('/'), ...books))
      else send('', 404)
    })
    const client = connectionClient(t, { baseUrl: server.url })
    const read = () => readSource(cardDavSource, { client })
    await assert.rejects(read(), { name: 'SourceFault', message: /No address book was found/ })
    books = [found('/one/', collection), found('/two/', collection)]
    await assert.rejects(read(), {
      name: 'SourceFault',
      message: /2 address books.*\/one\/ \(Friends\), \/two\/ \(Friends\)/,
    })
  })

  test('reports cards that are invalid, deleted meanwhile, or too large together', async (t) => {
    const names = ['a', 'b', 'c', 'd']
    const asked: number[] = []
    const server = await startDavServer(t, ({ body }, send) => {
      const text = body.toString()
      if (!text.includes('multiget')) {
        const cards = names.map((name) => found(`/book/${name}.vcf`, '<getetag>"1"</getetag>'))
        return send(multistatus(...cards, '<sync-token>t1</sync-token>'))
      }
      const hrefs = [...text.matchAll(/<d:href>([^<]+)</g)].map(([, href = '']) => href)
      asked.push(hrefs.length)
      const note = `NOTE:${'x'.repeat(3_500_000)}&#13;\n`
      const answers = hrefs.map((href) => {
        if (href.endsWith('b.vcf')) return statusOf(href, 404)
        if (href.endsWith('c.vcf')) return found(href, '<c:address-data>nonsense</c:address-data>')
        return found(href, cardOf(href.slice(6, 7), note))
      })
      // Four cards are more than 10 MiB.
      send(multistatus(...answers, hrefs.length > 2 ? `<x>${'y'.repeat(4_000_000)}</x>` : ''))
    })
    const client = connectionClient(t, { baseUrl: server.url })
    const config = { collection: 'book' }
    const all = await readSource(cardDavSource, { client, config })
    assert.deepEqual(idsOf(all), ['/book/a.vcf', '/book/c.vcf', '/book/d.vcf'])
    assert.deepEqual([all.gone, all.state], [['/book/b.vcf'], { book: '/book/', token: 't1' }])
    assert.deepEqual(asked, [4, 2, 2])
    const bad = all.records.find(({ remoteId }) => remoteId === '/book/c.vcf')
    assert.match(String(bad?.values['problem']), /BEGIN:VCARD/)
  })

  test('may cut its list, or support no sync reports', async (t) => {
    const tokens: string[] = []
    const card = (name: string) => found(`/book/${name}`, '<getetag>"1"</getetag>')
    const server = await startDavServer(t, ({ method, body, url }, send) => {
      const text = body.toString()
      if (text.includes('multiget')) {
        const hrefs = [...text.matchAll(/<d:href>([^<]+)</g)].map(([, href = '']) => href)
        return send(multistatus(...hrefs.map((href) => found(href, cardOf(href.slice(6))))))
      }
      if (url === '/old/') {
        const fault = '<error xmlns="DAV:"><supported-report/></error>'
        if (method === 'REPORT') return send(fault, 403)
        return send(multistatus(found('/old/', collection), found('/old/x')))
      }
      const token = /<d:sync-token>([^<]*)</.exec(text)?.[1] ?? ''
      tokens.push(token)
      if (token === '') {
        return send(multistatus(card('a'), statusOf('/book/', 507), '<sync-token>t1</sync-token>'))
      }
      send(multistatus(card('b'), '<sync-token>t2</sync-token>'))
    })
    const client = connectionClient(t, { baseUrl: server.url })
    const cut = await readSource(cardDavSource, { client, config: { collection: 'book' } })
    assert.deepEqual(
      [idsOf(cut), cut.state],
      [['/book/a', '/book/b'], { book: '/book/', token: 't2' }],
    )
    assert.deepEqual(tokens, ['', 't1'])
    const old = await readSource(cardDavSource, { client, config: { collection: '/old/' } })
    assert.deepEqual([idsOf(old), old.state], [['/old/x'], null])
    const moved = readSource(cardDavSource, {
      client,
      config: { collection: 'old' },
      state: cut.state,
    })
    await assert.rejects(moved, { name: 'StateExpired' })
  })

  test('is read again after refusing a token with 409 or 410, but not with 400', async (t) => {
    const fault = '<error xmlns="DAV:"><valid-sync-token/></error>'
    let answer: [string, number] = [fault, 409]
    const server = await startDavServer(t, (_request, send) => send(...answer))
    const client = connectionClient(t, { baseUrl: server.url })
    const state = { book: '/book/', token: 't' }
    const read = () => readSource(cardDavSource, { client, state })
    await assert.rejects(read(), { name: 'StateExpired' })
    answer = ['', 410]
    await assert.rejects(read(), { name: 'StateExpired' })
    answer = ['', 400]
    await assert.rejects(read(), { name: 'SourceFault' })
  })

  const token = '<sync-token>t</sync-token>'
  const lies: [string, string, RegExp][] = [
    [
      'cards of another origin',
      multistatus(found('http://127.0.0.2/book/a'), token),
      /credentials are only for \S+ If that is the service’s address, connect to it/,
    ],
    [
      'cards of a private address',
      multistatus(found('//169.254.169.254/book/a'), token),
      /credentials/,
    ],
    ['cards outside of the address book', multistatus(found('/other/a'), token), /not in \/book\//],
    ['cards above it', multistatus(found('/book/../other/a'), token), /not in \/book\//],
    ['an address that is none', multistatus(found('http://[/a'), token), /invalid URL/],
    ['nothing of DAV', '<html xmlns="http://www.w3.org/1999/xhtml"/>', /multistatus/],
    ['malformed XML', '<multistatus xmlns="DAV:">', /malformed/],
    ['a DTD', `<!DOCTYPE a [<!ENTITY b "c">]>${multistatus()}`, /DTD/],
    [
      'endless XML',
      `<multistatus xmlns="DAV:">${' '.repeat(10 * 1024 * 1024)}</multistatus>`,
      /10 MiB/,
    ],
    ['deep XML', multistatus('<a>'.repeat(100) + '</a>'.repeat(100)), /64 levels deep/],
  ]
  for (const [name, answer, message] of lies) {
    test(`that names ${name} fails the run`, async (t) => {
      const elsewhere = await startHttpServer(t, undefined, { address: '127.0.0.2' })
      const server = await startDavServer(t, (_request, send) => send(answer))
      const client = connectionClient(t, { baseUrl: server.url })
      const read = readSource(cardDavSource, { client, config: { collection: 'book' } })
      await assert.rejects(read, { name: /SourceFault|AnswerTooLarge/, message })
      assert.deepEqual([server.requests.length, elsewhere.requests.length], [1, 0])
    })
  }

  test('that leaves out a requested card fails the run, because a full run would delete it', async (t) => {
    const server = await startDavServer(t, ({ body }, send) => {
      if (body.includes('multiget')) send(multistatus())
      else send(multistatus(found('/book/a', '<getetag>"1"</getetag>'), token))
    })
    const client = connectionClient(t, { baseUrl: server.url })
    const read = readSource(cardDavSource, { client, config: { collection: 'book' } })
    await assert.rejects(read, { name: 'SourceFault', message: /no answer for 1 of 1 cards/ })
  })
})
