import assert from 'node:assert/strict'
import { describe, type TestContext, test } from 'node:test'
import { setImmediate as turn } from 'node:timers/promises'
import { make } from '../../../../test/factories.ts'
import { type ReceivedRequest, startHttpServer } from '../../../../test/fixtures/tls-server.ts'
import { type Harness, harness, onPostgres } from '../../../../test/harness.ts'
import {
  attempt,
  chunksIn,
  eventsOf,
  ingestionOf,
  pathOf,
  read,
  runOf,
} from '../../../../test/ingestion.ts'
import type { Transact } from '../../../platform/work.ts'

interface Version {
  text?: string | Buffer
  status?: number
  headers?: Record<string, string>
}

/** A page of plain text that changes when the test says so, and knows what it was asked with. */
async function changingPage(t: TestContext, first: Version) {
  const page = { current: first }
  const requests: ReceivedRequest[] = []
  const { url } = await startHttpServer(t, (request, response) => {
    if (request.url === '/robots.txt') {
      response.writeHead(404).end()
      return
    }
    requests.push(request)
    const { text, status = 200, headers = {} } = page.current
    const { etag } = headers
    if (etag && request.headers['if-none-match'] === etag) response.writeHead(304, headers).end()
    else response.writeHead(status, { 'content-type': 'text/plain', ...headers }).end(text)
  })
  return Object.assign(page, { url, requests })
}

async function added(app: Harness, url: string) {
  const base = await make.base(app)
  app.clock.advance('1s')
  const source = await make.source(app, { type: 'url', url, base })
  await app.drain()
  return read(app, source)
}

async function refreshed(app: Harness, source: { id: string; baseId: string }) {
  const { status } = await app.owner.post(`${pathOf(source)}/refresh`)
  assert.equal(status, 200)
  await app.drain()
  return read(app, source)
}

const ids = (chunks: readonly { id: string }[]): string[] => chunks.map(({ id }) => id).sort()

const paragraphs = (word: string): string =>
  Array.from({ length: 40 }, (_, i) => `Harbour ${word} ${i}. ${'Ships pass. '.repeat(20)}`).join(
    '\n\n',
  )

test('a refresh reads an unchanged page again once it has another encoding', async (t) => {
  const app = await harness(t)
  const bytes = Buffer.from([0x96, 0xbc, 0x91, 0x4f, 0x82, 0xcd, 0x8a, 0xc3])
  const page = await changingPage(t, { text: bytes, headers: { etag: '"v1"' } })
  const source = await added(app, page.url)
  await app.owner.patch(pathOf(source), { encoding: 'shift_jis' })
  await refreshed(app, source)
  assert.equal((await app.owner.get(`${pathOf(source)}/content`)).body.content, '名前は甘')
  await refreshed(app, source)
  assert.equal(page.requests.at(-1)?.headers['if-none-match'], '"v1"')
})

describe('a refresh that finds nothing new', () => {
  for (const [what, first, second] of [
    ['answers 304', { etag: '"v1"' }, { etag: '"v1"' }],
    ['has another ETag and the same text', { etag: '"v1"' }, { etag: '"v2"' }],
    ['says nothing of its version', {}, {}],
  ] as [string, Record<string, string>, Record<string, string>][]) {
    test(`keeps the chunks when the page ${what}`, async (t) => {
      const app = await harness(t)
      const text = paragraphs('old')
      const page = await changingPage(t, { text, headers: first })
      const source = await added(app, page.url)
      const before = ids(await chunksIn(app))
      app.clock.advance('1h')
      page.current = { text, headers: second }
      const again = await refreshed(app, source)
      assert.deepEqual(ids(await chunksIn(app)), before)
      const now = app.clock.now().toISOString()
      const { chunksCount, usage, progress } = source
      const bytes = second['etag'] === first['etag'] && first['etag'] ? 0 : usage.bytes
      assert.deepEqual(again, {
        ...source,
        progress: { ...progress, stages: { fetching: now } },
        usage: { ...usage, bytes, chunksEmbedded: 0, chunksReused: chunksCount, credits: 0 },
        lastFetchedAt: now,
        lastCheckedAt: now,
        updatedAt: now,
      })
      assert.deepEqual((await eventsOf(app, source)).types, [
        'source.completed',
        'source.completed',
      ])
    })
  }

  test('asks with what the page said of its version, and again after an answer of 304', async (t) => {
    const app = await harness(t)
    const modified = 'Sat, 21 Nov 2026 08:00:00 GMT'
    const headers = { etag: '"v1"', 'last-modified': modified }
    const page = await changingPage(t, { text: 'Ships pass.', headers })
    const source = await added(app, page.url)
    for (let i = 0; i < 2; i++) {
      app.clock.advance('1h')
      await refreshed(app, source)
    }
    const asked = page.requests.map(({ headers: h }) => [
      h['if-none-match'],
      h['if-modified-since'],
    ])
    assert.deepEqual(asked, [
      [undefined, undefined],
      ['"v1"', modified],
      ['"v1"', modified],
    ])
  })

  test('costs nothing', async (t) => {
    const app = await harness(t)
    await app.operator.put('/operator/v1/plans/metered', { monthlyCredits: 100 })
    await app.operator.patch(`/operator/v1/organizations/${app.organization.id}`, {
      plan: 'metered',
    })
    const page = await changingPage(t, { text: 'Ships pass.' })
    const source = await added(app, page.url)
    const { credits } = (await app.owner.get('/v1/usage')).body
    assert.deepEqual([credits.balance, credits.reserved], [98, 0])
    await refreshed(app, source)
    assert.deepEqual((await app.owner.get('/v1/usage')).body.credits, credits)
  })
})

describe('a refresh that finds another text', () => {
  test('replaces the chunks, and tells so after telling that it is completed', async (t) => {
    const app = await harness(t)
    const page = await changingPage(t, { text: paragraphs('old') })
    const source = await added(app, page.url)
    const before = new Set(ids(await chunksIn(app)))
    page.current = { text: paragraphs('new') }
    const again = await refreshed(app, source)
    assert.equal(again.status, 'completed')
    assert.notEqual(again.contentHash, source.contentHash)
    const after = await chunksIn(app)
    assert.equal(after.length, again.chunksCount)
    assert.ok(after.every(({ id, text }) => !before.has(id) && !text.includes('old')))
    const { types, last } = await eventsOf(app, source)
    assert.deepEqual(types, ['source.completed', 'source.completed', 'source.updated'])
    assert.deepEqual(last, again)
  })

  test('cuts an unchanged page anew once the chunking of its base has changed', async (t) => {
    const app = await harness(t)
    const page = await changingPage(t, { text: paragraphs('old'), headers: { etag: '"v1"' } })
    const source = await added(app, page.url)
    app.clock.advance('1s')
    await app.owner.patch(`/v1/bases/${source.baseId}`, { chunking: { maxTokens: 64 } })
    const again = await refreshed(app, source)
    assert.ok(again.chunksCount > source.chunksCount)
    assert.equal(again.contentHash, source.contentHash)
    assert.deepEqual((await eventsOf(app, source)).types, ['source.completed', 'source.completed'])
  })

  test('gives a renamed text chunks that are found by the new name', async (t) => {
    const app = await harness(t)
    const source = await make.source(app, { name: 'Hours', text: 'From nine to five.' })
    await app.drain()
    await app.owner.patch(pathOf(source), { name: 'Lighthouse' })
    await refreshed(app, source)
    const search = { query: 'lighthouse', mode: 'keyword' }
    const { body } = await app.owner.post(`/v1/bases/${source.baseId}/search`, search)
    assert.equal(body.data.length, 1)
  })

  test('shows searches all of the old text or all of the new one, never a part', async (t) => {
    const app = await harness(t)
    const page = await changingPage(t, { text: paragraphs('old') })
    const source = await added(app, page.url)
    const look = () => wordsFound(app, source)
    assert.equal(await look(), 'old')
    page.current = { text: paragraphs('new') }
    await app.owner.post(`${pathOf(source)}/refresh`)
    let isDone = false
    const done = app.drain().then(() => {
      isDone = true
    })
    const seen: string[] = []
    // What else is due after the new text would be drained between searches for minutes on a busy machine.
    const enough = 10
    while (!isDone && seen.filter((word) => word === 'new').length < enough) {
      seen.push(await look())
      // What is asked within the process takes no turn of its own, and the page is read by others.
      await turn()
    }
    await done
    seen.push(await look())
    assert.deepEqual(
      [...new Set(seen)].filter((word) => word !== 'old'),
      ['new'],
      seen.join(),
    )
    assert.equal(seen.indexOf('new') > seen.lastIndexOf('old'), true, seen.join())
  })

  test('shows searches all of the old text as long as the new one is not committed', {
    skip: !onPostgres && 'needs two connections',
  }, async (t) => {
    const app = await harness(t)
    const page = await changingPage(t, { text: paragraphs('old') })
    const source = await added(app, page.url)
    page.current = { text: paragraphs('new') }
    await app.owner.post(`${pathOf(source)}/refresh`)
    const seen: string[] = []
    const transact: Transact = (organizationId, actor, act) =>
      app.context.transact(organizationId, actor, async (work) => {
        const result = await act(work)
        seen.push(await wordsFound(app, source))
        return result
      })
    await attempt(ingestionOf(app, { transact }), runOf(app, source, 2))
    assert.deepEqual([...new Set(seen)], ['old'])
    assert.equal(await wordsFound(app, source), 'new')
  })
})

/** `old` or `new` when a search finds all of that text and nothing else; otherwise what it found. */
async function wordsFound(app: Harness, source: { baseId: string }): Promise<string> {
  const search = { query: 'harbour', mode: 'keyword', limit: 50 }
  const { status, body } = await app.owner.post(`/v1/bases/${source.baseId}/search`, search)
  assert.equal(status, 200)
  const text = body.data.map((hit: { text: string }) => hit.text).join('\n')
  const count = (word: string): number => text.split(`Harbour ${word} `).length - 1
  if (count('old') === 40 && count('new') === 0) return 'old'
  if (count('new') === 40 && count('old') === 0) return 'new'
  return `${count('old')} old and ${count('new')} new`
}

describe('a refresh that fails', () => {
  test('leaves the old chunks searchable and says what went wrong, until one succeeds', async (t) => {
    const app = await harness(t)
    const page = await changingPage(t, { text: paragraphs('old'), headers: { etag: '"v1"' } })
    const source = await added(app, page.url)
    page.current = { status: 404 }
    const failed = await refreshed(app, source)
    assert.deepEqual(failed, {
      ...source,
      status: 'failed',
      progress: { ...failed.progress, stage: null, percent: 0, done: null, total: null },
      error: 'The page returned 404. Check the address.',
      failure: { code: 'not_found', stage: 'fetching', retryable: false },
    })
    assert.equal(await wordsFound(app, source), 'old')
    assert.match((await app.owner.get(`${pathOf(source)}/content`)).body.content, /old/)
    const { types, last } = await eventsOf(app, source)
    assert.deepEqual([types.at(-1), last], ['source.failed', failed])
    page.current = { text: paragraphs('new') }
    const again = await refreshed(app, source)
    assert.deepEqual([again.status, again.error], ['completed', null])
    assert.equal(await wordsFound(app, source), 'new')
  })

  for (const [what, version] of [
    ['has no text any more', { text: '' }],
    ['is binary now', { text: '\x89PNG\r\n\x1a\n\0\0\0\0' }],
    ['redirects to a private address', { status: 302, headers: { location: 'http://10.0.0.1/' } }],
    ['answers 500', { status: 500 }],
  ] as [string, Version][]) {
    test(`leaves the old chunks searchable when the page ${what}`, async (t) => {
      const app = await harness(t)
      const page = await changingPage(t, { text: paragraphs('old') })
      const source = await added(app, page.url)
      page.current = version
      const { status, chunksCount } = await refreshed(app, source)
      assert.deepEqual([status, chunksCount], ['failed', source.chunksCount])
      assert.equal(await wordsFound(app, source), 'old')
    })
  }
})
