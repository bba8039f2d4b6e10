import assert from 'node:assert/strict'
import { tmpdir } from 'node:os'
import { describe, test } from 'node:test'
import type { ConnectionClient } from '../../connections/client.ts'
import type { Pagination } from '../../providers/index.ts'
import {
  type PageRequest,
  requirePage,
  SourceFault,
  type SourcePage,
  StateExpired,
} from '../source.ts'
import { type RestModel, restSource } from './rest-source.ts'

type Answer = { status?: number; link?: string; type?: string; url?: string; body?: unknown }

const baseUrl = 'https://crm.example.com/api/'

/** A client of a service that answers by itself; what was asked for is kept. */
function clientOf(answer: (url: URL) => Answer) {
  const asked: string[] = []
  const client = {
    ...{ connectionId: 'c', provider: 'rest', baseUrl, config: {} },
    credentials: async () => ({}),
    async request({ url }: { url: string }) {
      const address = new URL(url, baseUrl)
      asked.push(address.pathname + address.search)
      const { status = 200, link, type, body } = answer(address)
      const bytes =
        body instanceof Uint8Array
          ? body
          : Buffer.from(typeof body === 'string' ? body : JSON.stringify(body ?? null))
      return {
        ...{ status, url: address.href, truncated: false, bodyComplete: true },
        headers: { ...(link !== undefined && { link }), ...(type && { 'content-type': type }) },
        body: Buffer.from(bytes),
      }
    },
  } as unknown as ConnectionClient
  return { client, asked }
}

const listing = (pagination: Pagination) => ({
  path: 'people',
  items: '/data',
  id: '/id',
  pagination,
})

/** Reads to the end, or to what goes wrong. */
async function readAll(
  model: RestModel,
  client: ConnectionClient,
  more: Partial<PageRequest> = {},
): Promise<{ ids: string[]; gone: string[]; state: SourcePage['state']; pages: number }> {
  const source = restSource(model)
  const [ids, gone]: [string[], string[]] = [[], []]
  let checkpoint: PageRequest['checkpoint'] = null
  for (let pages = 1; ; pages++) {
    const page = await source.readPage({
      ...{ client, config: {}, mode: 'full', state: null, checkpoint },
      ...{ now: new Date('2026-11-21T09:30:00.000Z'), signal: AbortSignal.timeout(60_000) },
      directory: tmpdir(),
      ...more,
    })
    requirePage(page)
    ids.push(...page.records.map(({ remoteId }) => remoteId))
    gone.push(...page.gone)
    if (page.next === null) return { ids, gone, state: page.state, pages }
    // As it is stored between two pages.
    checkpoint = JSON.parse(JSON.stringify(page.next))
  }
}

const rows = (from: number, count: number) =>
  Array.from({ length: count }, (_, at) => ({ id: from + at }))
const five = ['1', '2', '3', '4', '5']

/** Five records by twos, for each way to page. */
const services: Record<Pagination['kind'], { pagination: Pagination; answer(url: URL): Answer }> = {
  none: { pagination: { kind: 'none' }, answer: () => ({ body: { data: rows(1, 5) } }) },
  cursor: {
    pagination: { kind: 'cursor', parameter: 'after', next: '/paging/next' },
    answer(url) {
      const from = Number(url.searchParams.get('after') ?? 1)
      const next = from + 2 <= 5 ? String(from + 2) : null
      return { body: { data: rows(from, Math.min(2, 6 - from)), paging: { next } } }
    },
  },
  page: {
    pagination: { kind: 'page', parameter: 'page', first: 1, size: { parameter: 'n', value: 2 } },
    answer(url) {
      const from = (Number(url.searchParams.get('page')) - 1) * 2 + 1
      return { body: { data: rows(from, Math.max(0, Math.min(2, 6 - from))) } }
    },
  },
  offset: {
    pagination: { kind: 'offset', parameter: 'skip' },
    answer(url) {
      const from = Number(url.searchParams.get('skip')) + 1
      return { body: { data: rows(from, Math.max(0, Math.min(2, 6 - from))) } }
    },
  },
  link: {
    pagination: { kind: 'link' },
    answer(url) {
      const from = Number(url.searchParams.get('from') ?? 1)
      const link = `<people?from=1>; rel="first", <?from=${from + 2}>; title="x"; rel="next last"`
      const body = { data: rows(from, Math.min(2, 6 - from)) }
      return { body, ...(from + 2 <= 5 && { link }) }
    },
  },
  next_url: {
    pagination: { kind: 'next_url', next: '/next' },
    answer(url) {
      const from = Number(url.searchParams.get('from') ?? 1)
      const next = from + 2 <= 5 ? `${baseUrl}people?from=${from + 2}` : ''
      return { body: { data: rows(from, Math.min(2, 6 - from)), next } }
    },
  },
}

describe('the REST source', () => {
  for (const [kind, { pagination, answer }] of Object.entries(services)) {
    test(`reads all pages by ${kind}`, async () => {
      const { client, asked } = clientOf(answer)
      const { ids } = await readAll({ list: listing(pagination) }, client)
      assert.deepEqual(ids, five)
      assert.ok(asked.every((address) => address.startsWith('/api/people')))
      if (kind === 'page') assert.equal(asked[0], '/api/people?n=2&page=1')
    })
  }

  test('continues after the last record of a page if its id is the cursor', async () => {
    const { client, asked } = clientOf((url) => {
      const from = Number(url.searchParams.get('starting_after') ?? 0) + 1
      return { body: { data: rows(from, Math.min(2, 6 - from)), has_more: from + 2 <= 5 } }
    })
    const cursor = { parameter: 'starting_after', next: '/data/-1/id', more: '/has_more' }
    const { ids } = await readAll({ list: listing({ kind: 'cursor', ...cursor }) }, client)
    assert.deepEqual([ids, asked.length], [five, 3])
  })

  test('ends at an empty page, however it was reached', async () => {
    const ends: [Pagination, (url: URL) => Answer][] = [
      [
        { kind: 'cursor', parameter: 'after', next: '/next' },
        (url) =>
          url.searchParams.has('after')
            ? { body: { data: [], next: 'more' } }
            : { body: { data: rows(1, 5), next: 'x' } },
      ],
      [
        { kind: 'link' },
        (url) =>
          url.searchParams.has('page')
            ? { body: { data: [] } }
            : { body: { data: rows(1, 5) }, link: '<people?page=2>; rel=next' },
      ],
      [
        { kind: 'next_url', next: '/next' },
        (url) =>
          url.searchParams.has('page')
            ? { body: { data: [], next: null } }
            : { body: { data: rows(1, 5), next: 'people?page=2' } },
      ],
      [
        { kind: 'offset', parameter: 'skip' },
        (url) => ({ body: { data: url.searchParams.get('skip') === '0' ? rows(1, 5) : [] } }),
      ],
      [
        { kind: 'page', parameter: 'page', first: 0, more: '/more' },
        (url) =>
          url.searchParams.get('page') === '0'
            ? { body: { data: rows(1, 5), more: true } }
            : { body: { data: [], more: false } },
      ],
    ]
    for (const [pagination, answer] of ends) {
      const { client, asked } = clientOf(answer)
      const { ids } = await readAll({ list: listing(pagination) }, client)
      assert.deepEqual([ids, asked.length], [five, 2], pagination.kind)
    }
  })

  test('fails on a loop of any length, and on a repeated page', async () => {
    const loops: [Pagination, (url: URL) => Answer, number][] = [
      [
        { kind: 'cursor', parameter: 'after', next: '/next' },
        (url) => ({
          body: { data: rows(1, 1), next: url.searchParams.get('after') === 'a' ? 'b' : 'a' },
        }),
        4,
      ],
      [
        { kind: 'next_url', next: '/next' },
        (url) => {
          const at = Number(url.searchParams.get('at') ?? 0)
          return { body: { data: rows(at, 1), next: `people?at=${(at + 1) % 300}` } }
        },
        1_500,
      ],
      [{ kind: 'link' }, () => ({ body: { data: rows(1, 1) }, link: '<people>; rel="next"' }), 3],
      [{ kind: 'page', parameter: 'page', first: 1 }, () => ({ body: { data: rows(1, 2) } }), 3],
      [{ kind: 'offset', parameter: 'skip' }, () => ({ body: { data: rows(1, 2) } }), 3],
    ]
    for (const [pagination, answer, most] of loops) {
      const { client, asked } = clientOf(answer)
      await assert.rejects(readAll({ list: listing(pagination) }, client), SourceFault)
      assert.ok(asked.length <= most, `${pagination.kind} asked ${asked.length} times`)
    }
  })

  test('fails on page 10,001', async () => {
    const { client, asked } = clientOf((url) => {
      const at = Number(url.searchParams.get('after') ?? 0)
      return { body: { data: rows(at, 1), next: at + 1 } }
    })
    const pagination: Pagination = { kind: 'cursor', parameter: 'after', next: '/next' }
    await assert.rejects(readAll({ list: listing(pagination) }, client), /more than 10000 pages/)
    assert.equal(asked.length, 10_000)
  })

  test('fails on a next page at another origin, without a request there', async () => {
    for (const address of [
      'https://evil.example.com/people',
      'http://crm.example.com/api/people?page=2',
      'https://crm.example.com:8443/api/people',
      '//evil.example.com/people',
      'https://crm.example.com@evil.example.com/',
    ]) {
      for (const pagination of [
        { kind: 'link' },
        { kind: 'next_url', next: '/next' },
      ] as Pagination[]) {
        const { client, asked } = clientOf(() => ({
          body: { data: rows(1, 1), next: address },
          link: `<${address}>; rel="next"`,
        }))
        await assert.rejects(readAll({ list: listing(pagination) }, client), SourceFault)
        assert.equal(asked.length, 1)
      }
    }
  })

  test('fails on a cursor that cannot be stored, and accepts a byte order mark', async () => {
    const pagination: Pagination = { kind: 'cursor', parameter: 'after', next: '/next' }
    for (const next of ['a\0b', '\ud800', 'x'.repeat(1_000_001)]) {
      const { client, asked } = clientOf(() => ({ body: { data: rows(1, 1), next } }))
      const read = readAll({ list: listing(pagination) }, client)
      await assert.rejects(read, { name: 'SourceFault', message: /cannot be stored/ })
      assert.equal(asked.length, 1)
    }
    const { client } = clientOf(() => ({ body: `\uFEFF${JSON.stringify({ data: rows(1, 5) })}` }))
    assert.deepEqual((await readAll({ list: listing(pagination) }, client)).ids, five)
  })

  test('requests changes with an overlap of 60 s, and reports deletions', async () => {
    const { client, asked } = clientOf(() => ({
      body: { data: [{ id: 1 }, { id: 2, gone: true }, { id: 3, gone: false }] },
    }))
    const list = listing({ kind: 'none' })
    const changes = {
      ...{ ...list, deleted: '/gone' },
      since: { parameter: 'since', format: 's' as const },
    }
    const model = { list, changes }
    const first = await readAll(model, client)
    assert.deepEqual(first.state, { since: '2026-11-21T09:30:00.000Z' })
    const next = { mode: 'incremental' as const, state: first.state }
    const second = await readAll(model, client, next)
    const since = Date.parse('2026-11-21T09:29:00.000Z') / 1000
    assert.deepEqual(asked, ['/api/people', `/api/people?since=${since}`])
    assert.deepEqual([second.ids, second.gone], [['1', '3'], ['2']])
    const expired = clientOf(() => ({ status: 410 }))
    await assert.rejects(readAll(model, expired.client, next), StateExpired)
    await assert.rejects(readAll(model, expired.client), SourceFault)
  })

  test('reads marks of deletion, and reports unclear ones as errors', async () => {
    const words = ['0', 'no', 'N', 'off', 'null', '', '0000-00-00 00:00:00', 0, false, null]
    const marks = ['1', 'yes', 1, true, '2026-05-03T10:00:00Z', 1_777_809_600]
    const rowOf = (deleted: unknown, index: number) => ({ id: String(index), deleted })
    const list = { ...listing({ kind: 'none' }), deleted: '/deleted' }
    const kept = clientOf(() => ({ body: { data: words.map(rowOf) } }))
    assert.deepEqual((await readAll({ list }, kept.client)).gone, [])
    const gone = clientOf(() => ({ body: { data: marks.map(rowOf) } }))
    assert.equal((await readAll({ list }, gone.client)).gone.length, marks.length)
    const { client } = clientOf(() => ({ body: { data: [rowOf('archived', 1), rowOf('0', 2)] } }))
    const page = await restSource({ list }).readPage({
      ...{ client, config: {}, mode: 'full', state: null, checkpoint: null, directory: tmpdir() },
      ...{ now: new Date('2026-11-21T09:30:00.000Z'), signal: AbortSignal.timeout(60_000) },
    })
    assert.deepEqual(page.gone, [])
    assert.match(page.records[0]?.fault ?? '', /must show if the record is deleted/)
    assert.equal(page.records[1]?.fault, undefined)
  })

  test('continues if a page says that there is more, in any form, and fails if it is unclear', async () => {
    const pagination: Pagination = { kind: 'page', parameter: 'page', first: 1, more: '/more' }
    for (const [yes, no] of [
      [1, 0],
      ['true', 'false'],
      ['1', '0'],
      ['Y', 'N'],
      [true, null],
    ]) {
      const { client, asked } = clientOf(({ searchParams }) => {
        const page = Number(searchParams.get('page'))
        return { body: { data: rows(page, 1), more: page < 3 ? yes : no } }
      })
      assert.equal((await readAll({ list: listing(pagination) }, client)).ids.length, 3)
      assert.equal(asked.length, 3)
    }
    const { client } = clientOf(() => ({ body: { data: rows(1, 1), more: 'perhaps' } }))
    await assert.rejects(readAll({ list: listing(pagination) }, client), /must be true or false/)
  })

  test('decodes only the charset that the response declares', async () => {
    const body = Buffer.from(JSON.stringify({ data: [{ id: 'Jürgen' }] }), 'latin1')
    const list = listing({ kind: 'none' })
    for (const type of [
      'application/json; charset=ISO-8859-1',
      'application/json;charset="latin1"',
    ]) {
      assert.deepEqual((await readAll({ list }, clientOf(() => ({ type, body })).client)).ids, [
        'Jürgen',
      ])
    }
    for (const type of [
      'application/json',
      'application/json; charset=utf-8',
      'text/x; charset=none',
    ]) {
      const { client } = clientOf(() => ({ type, body }))
      await assert.rejects(readAll({ list }, client), /declares the charset/)
    }
  })

  test('reports what is wrong with a response', async () => {
    for (const [answer, sentence] of [
      [{ status: 404 }, /answered 404/],
      [{ status: 302 }, /answered 302/],
      [{ status: 503 }, /answered 503/],
      [{ body: '<html>' }, /did not return JSON/],
      [{ body: `{"data":${'['.repeat(200)}${']'.repeat(200)}}` }, /did not return JSON/],
      [{ body: { data: {} } }, /no list of records/],
      [{ body: { data: [{ id: null }] } }, /no id/],
      [{ body: { data: ['x'] } }, /not an object/],
      [{ body: { data: rows(1, 1_001) } }, /1001 records/],
    ] as const) {
      const { client } = clientOf(() => answer)
      await assert.rejects(readAll({ list: listing({ kind: 'none' }) }, client), sentence)
    }
  })
})
