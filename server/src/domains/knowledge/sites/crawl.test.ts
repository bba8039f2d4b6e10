import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { make } from '../../../../test/factories.ts'
import {
  ingested,
  pageOf,
  pagesOf,
  pathOfPage,
  pathsOf,
  startSite,
} from '../../../../test/fixtures/site.ts'
import { type Harness, harness } from '../../../../test/harness.ts'
import { eventsOf, pathOf, read } from '../../../../test/ingestion.ts'

const crawled = (app: Harness, url: string, fields: object = {}) =>
  ingested(app, { type: 'crawl', url, ...fields })

describe('a crawl', () => {
  test('takes the pages that are linked, each once and nearest first, and ends with the last', async (t) => {
    const app = await harness(t)
    const site = await startSite(t, {
      '/': ['/a', '/b', '#top', 'mailto:x@y.example'],
      '/a': ['/c', '/', '/b'],
      '/b': ['/a?utm_source=x', '/c#part'],
      '/c': ['/'],
    })
    const source = await crawled(app, site.url)
    assert.deepEqual([source.status, source.error], ['completed', null])
    assert.deepEqual(site.asked.toSorted(), ['/', '/a', '/b', '/c'])
    assert.deepEqual(await pathsOf(app, source), ['/', '/a', '/b', '/c'])
    const { stage, percent, done, total } = source.progress
    assert.deepEqual(
      { stage, percent, done, total },
      { stage: null, percent: 100, done: 4, total: 4 },
    )
    assert.equal(source.chunksCount, 4)
    assert.deepEqual(await eventsOf(app, source), { types: ['source.completed'], last: source })
    const { body } = await app.owner.post(`/v1/bases/${source.baseId}/search`, {
      query: 'keeper of /c',
    })
    assert.equal(new URL(body.data[0].url).pathname, '/c')
  })

  test('gives its pages its metadata, and their titles as names', async (t) => {
    const app = await harness(t)
    const site = await startSite(t, { '/': [] })
    const source = await crawled(app, site.url, { metadata: { team: 'support' } })
    const [page] = await pagesOf(app, source)
    assert.deepEqual(
      [page.name, page.metadata, page.parentId],
      ['Page /', { team: 'support' }, source.id],
    )
  })

  test('goes as many links deep as it is told', async (t) => {
    const app = await harness(t)
    const pages = { '/': ['/1'], '/1': ['/2'], '/2': ['/3'], '/3': [] }
    const site = await startSite(t, pages)
    assert.deepEqual(await pathsOf(app, await crawled(app, site.url, { maxDepth: 2 })), [
      '/',
      '/1',
      '/2',
    ])
    assert.deepEqual(await pathsOf(app, await crawled(app, site.url, { maxDepth: 0 })), ['/'])
  })

  test('takes as many pages as it is told, and says so', async (t) => {
    const app = await harness(t)
    const many = Array.from({ length: 30 }, (_, n) => `/${n + 10}`)
    const site = await startSite(t, {
      '/': many,
      ...Object.fromEntries(many.map((path) => [path, many])),
    })
    const source = await crawled(app, site.url, { maxPages: 7 })
    assert.deepEqual(site.asked.toSorted(), ['/', ...many.slice(0, 6)])
    assert.deepEqual([source.progress.done, source.progress.total], [7, 7])
  })

  test('stays on its site and within its patterns', async (t) => {
    const app = await harness(t)
    const other = await startSite(t, { '/docs/x': [] })
    const site = await startSite(t, {
      '/': ['/docs/a', '/docs/old/b', '/blog', `${other.url}/docs/x`, 'http://10.0.0.1/docs/y'],
      '/docs/a': ['/docs/a/b', '/docs/a.png'],
      '/docs/a/b': [],
    })
    const source = await crawled(app, site.url, {
      include: ['/docs/**'],
      exclude: ['/docs/old/**'],
    })
    assert.deepEqual(site.asked.toSorted(), ['/', '/docs/a', '/docs/a/b'])
    assert.deepEqual(await pathsOf(app, source), ['/', '/docs/a', '/docs/a/b'])
    assert.deepEqual(other.requests, [])
  })

  test('asks for nothing that robots.txt forbids, and follows no link that is marked nofollow', async (t) => {
    const app = await harness(t)
    const site = await startSite(t, {
      '/robots.txt': {
        body: 'User-agent: *\nDisallow: /private',
        headers: { 'content-type': 'text/plain' },
      },
      '/': {
        body: pageOf('/', ['/private/a', '/open']).replace(
          '</main>',
          '<a rel="nofollow" href="/x">x</a></main>',
        ),
      },
      '/open': { body: pageOf('/open', ['/y']), headers: { 'x-robots-tag': 'nofollow' } },
    })
    const source = await crawled(app, site.url)
    assert.deepEqual(site.asked.toSorted(), ['/', '/open'])
    assert.equal(source.status, 'completed')
  })

  test('asks for all of it when it is told to ignore robots', async (t) => {
    const app = await harness(t)
    const site = await startSite(t, {
      '/robots.txt': {
        body: 'User-agent: *\nDisallow: /',
        headers: { 'content-type': 'text/plain' },
      },
      '/': { body: pageOf('/', ['/a'], '<meta name="robots" content="noindex">') },
      '/a': [],
    })
    const source = await crawled(app, site.url, { ignoreRobots: true })
    assert.deepEqual(await pathsOf(app, source), ['/', '/a'])
    assert.ok(site.requests.every(({ url }) => url !== '/robots.txt'))
  })
})

describe('pages that are the same', () => {
  test('by redirect are taken once', async (t) => {
    const app = await harness(t)
    const site = await startSite(t, {
      '/': ['/old', '/new', '/older'],
      '/new': [],
      '/old': { status: 301, headers: { location: '/new' } },
      '/older': { status: 302, headers: { location: '/old' } },
    })
    const source = await crawled(app, site.url)
    assert.equal(source.chunksCount, 2)
    assert.equal((await pagesOf(app, source)).length, 2)
    assert.equal(source.progress.total, 2)
  })

  test('by rel=canonical are taken once, and a page that is its own canonical stays', async (t) => {
    const app = await harness(t)
    const canonical = '<link rel="canonical" href="/list">'
    const sorted = ['/list?sort=a', '/list?sort=b', '/list']
    const site = await startSite(t, {
      '/': { body: pageOf('/', sorted, '<link rel="canonical" href="/">') },
      ...Object.fromEntries(sorted.map((path) => [path, { body: pageOf('/list', [], canonical) }])),
    })
    const source = await crawled(app, site.url)
    assert.equal((await pagesOf(app, source)).length, 2)
    assert.equal(source.chunksCount, 2)
  })

  test('stay one when the crawl is refreshed', async (t) => {
    const app = await harness(t)
    const site = await startSite(t, {
      '/': ['/old', '/new'],
      '/new': [],
      '/old': { status: 301, headers: { location: '/new' } },
    })
    const source = await crawled(app, site.url)
    const before = await pagesOf(app, source)
    await app.owner.post(`${pathOf(source)}/refresh`)
    await app.drain()
    assert.deepEqual(
      (await pagesOf(app, source)).map(({ id }) => id),
      before.map(({ id }) => id),
    )
  })

  test('are no trap: a first page that redirects within its site is crawled', async (t) => {
    const app = await harness(t)
    const site = await startSite(t, {
      '/': { status: 302, headers: { location: '/en/' } },
      '/en/': ['/en/a'],
      '/en/a': ['/', '/en/'],
    })
    const source = await crawled(app, site.url)
    assert.deepEqual(await pathsOf(app, source), ['/', '/en/a'])
  })
})

describe('a page that is not to be kept', () => {
  test('goes away when it says noindex, and its links are followed', async (t) => {
    const app = await harness(t)
    const site = await startSite(t, {
      '/': ['/hidden'],
      '/hidden': { body: pageOf('/hidden', ['/a'], '<meta name="robots" content="noindex">') },
      '/a': [],
    })
    const source = await crawled(app, site.url)
    assert.deepEqual(await pathsOf(app, source), ['/', '/a'])
    assert.equal(source.progress.total, 2)
  })

  test('goes away when it redirects off the site', async (t) => {
    const app = await harness(t)
    const other = await startSite(t, { '/x': [] })
    const site = await startSite(t, {
      '/': ['/away'],
      '/away': { status: 302, headers: { location: `${other.url}/x` } },
    })
    const source = await crawled(app, site.url)
    assert.deepEqual([source.status, await pathsOf(app, source)], ['completed', ['/']])
  })

  test('has its links followed when it has no text of its own', async (t) => {
    const app = await harness(t)
    const site = await startSite(t, {
      '/': { body: '<html><body><a href="/a"><img src="x.png"></a></body></html>' },
      '/a': [],
    })
    const source = await crawled(app, site.url)
    assert.deepEqual([source.status, source.chunksCount, source.progress.done], ['completed', 1, 2])
    const pages = await pagesOf(app, source)
    assert.deepEqual(
      pages.map((page) => [pathOfPage(page), page.status, page.failure?.code]),
      [
        ['/', 'failed', 'no_text'],
        ['/a', 'completed', undefined],
      ],
    )
  })
})

describe('a crawl that cannot go on', () => {
  test('fails with what robots.txt says when that forbids its first page', async (t) => {
    const app = await harness(t)
    const site = await startSite(t, {
      '/robots.txt': {
        body: 'User-agent: capstan\nDisallow: /',
        headers: { 'content-type': 'text/plain' },
      },
      '/': [],
    })
    const source = await crawled(app, site.url)
    assert.deepEqual([source.status, source.failure.code], ['failed', 'robots_refused'])
    assert.match(source.error, /ignoreRobots/)
    assert.deepEqual(site.asked, [])
  })

  test('fails when no page could be read, with the sentence of the first', async (t) => {
    const app = await harness(t)
    const site = await startSite(t, {})
    const source = await crawled(app, site.url)
    assert.deepEqual([source.status, source.failure.code], ['failed', 'pages_failed'])
    assert.match(source.error, /returned 404/)
    assert.deepEqual((await eventsOf(app, source)).types, ['source.failed'])
  })

  test('is completed when some of its pages failed', async (t) => {
    const app = await harness(t)
    const site = await startSite(t, { '/': ['/gone', '/broken'], '/broken': { status: 500 } })
    const source = await crawled(app, site.url)
    assert.deepEqual([source.status, source.progress.done, source.chunksCount], ['completed', 3, 1])
  })

  test('fails when the credits are used up, keeps what it has, and goes on from there', async (t) => {
    const app = await harness(t)
    await app.operator.put('/operator/v1/plans/metered', { monthlyCredits: 8 })
    await app.operator.patch(`/operator/v1/organizations/${app.organization.id}`, {
      plan: 'metered',
    })
    const site = await startSite(t, {
      '/': { body: pageOf('/', ['/a', '/b', '/c', '/d']), headers: { etag: '"v1"' } },
      '/a': [],
      '/b': [],
      '/c': [],
      '/d': [],
    })
    const source = await crawled(app, site.url)
    assert.deepEqual([source.status, source.failure.code], ['failed', 'insufficient_credits'])
    assert.ok(source.chunksCount > 0 && source.chunksCount < 5)
    const { balance, reserved } = (await app.owner.get('/v1/usage')).body.credits
    assert.deepEqual({ balance, reserved }, { balance: 8 - 2 * source.chunksCount, reserved: 0 })
    const grant = { amount: 100, reason: 'more' }
    await app.operator.post(`/operator/v1/organizations/${app.organization.id}/credits`, grant)
    await app.owner.post(`${pathOf(source)}/refresh`)
    await app.drain()
    const again = await read(app, source)
    assert.deepEqual([again.status, again.chunksCount], ['completed', 5])
  })

  test('fails when the plan allows no more sources', async (t) => {
    const app = await harness(t)
    await app.operator.put('/operator/v1/plans/small', { maxSources: 3 })
    await app.operator.patch(`/operator/v1/organizations/${app.organization.id}`, { plan: 'small' })
    const site = await startSite(t, { '/': ['/a', '/b', '/c'], '/a': [], '/b': [], '/c': [] })
    const source = await crawled(app, site.url)
    assert.deepEqual([source.status, source.failure.code], ['failed', 'plan_limit_reached'])
    assert.equal((await pagesOf(app, source)).length, 2)
  })

  test('asks for nothing more once it is canceled or deleted', async (t) => {
    const app = await harness(t)
    for (const end of ['cancel', 'delete']) {
      const site = await startSite(t, { '/': ['/a', '/b'], '/a': [], '/b': [] })
      const source = await make.source(app, { type: 'crawl', url: site.url })
      if (end === 'cancel') await app.owner.post(`${pathOf(source)}/cancel`)
      else await app.owner.delete(pathOf(source))
      await app.drain()
      assert.deepEqual(site.asked, [])
    }
  })
})

describe('a page that the base has already', () => {
  test('is left to where it came from', async (t) => {
    const app = await harness(t)
    const base = await make.base(app)
    const site = await startSite(t, { '/': ['/a'], '/a': [] })
    await ingested(app, { base, type: 'url', url: `${site.url}/a` })
    const source = await crawled(app, site.url, { base })
    assert.deepEqual([source.status, await pathsOf(app, source)], ['completed', ['/']])
  })

  test('stays away when a person has deleted it', async (t) => {
    const app = await harness(t)
    const site = await startSite(t, { '/': ['/a', '/b'], '/a': [], '/b': [] })
    const source = await crawled(app, site.url)
    const page = (await pagesOf(app, source)).find((one) => pathOfPage(one) === '/a')
    await app.owner.delete(pathOf(page))
    await app.owner.post(`${pathOf(source)}/refresh`)
    await app.drain()
    assert.deepEqual(await pathsOf(app, source), ['/', '/b'])
  })
})
