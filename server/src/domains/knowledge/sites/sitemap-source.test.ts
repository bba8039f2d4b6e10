import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { gzipSync } from 'node:zlib'
import { make } from '../../../../test/factories.ts'
import {
  type Answer,
  ingested,
  type Pages,
  pageOf,
  pathsOf,
  refreshed,
  startSite,
} from '../../../../test/fixtures/site.ts'
import { harness } from '../../../../test/harness.ts'
import { chunksIn, pathOf } from '../../../../test/ingestion.ts'

const xml = (body: string | Buffer): Answer => ({
  body,
  headers: { 'content-type': 'application/xml' },
})

/** By path and the time of the last change, or by whole addresses. */
const sitemap = (url: string, listed: Record<string, string | null> | string[]): Answer => {
  const entries = Array.isArray(listed)
    ? listed.map((path) => [path, null] as const)
    : Object.entries(listed)
  const urls = entries.map(([path, at]) => {
    const loc = path.startsWith('/') ? url + path : path
    return `<url><loc>${loc.replaceAll('&', '&amp;')}</loc>${at ? `<lastmod>${at}</lastmod>` : ''}</url>`
  })
  return xml(`<?xml version="1.0"?><urlset>${urls.join('')}</urlset>`)
}

const index = (addresses: string[]): Answer =>
  xml(
    `<sitemapindex>${addresses.map((loc) => `<sitemap><loc>${loc}</loc></sitemap>`).join('')}</sitemapindex>`,
  )

const plain = (...paths: string[]): Pages => Object.fromEntries(paths.map((path) => [path, []]))

describe('a sitemap', () => {
  test('takes its pages, and ends with the last', async (t) => {
    const app = await harness(t)
    const site = await startSite(t, (url) => ({
      '/sitemap.xml': sitemap(url, ['/a', '/b?x=1&y=2', '/a#again', '/c']),
      ...plain('/a', '/b?x=1&y=2', '/c'),
    }))
    const source = await ingested(app, { type: 'sitemap', url: `${site.url}/sitemap.xml` })
    assert.deepEqual([source.status, source.chunksCount], ['completed', 3])
    assert.deepEqual([source.progress.done, source.progress.total], [3, 3])
    assert.deepEqual(await pathsOf(app, source), ['/a', '/b?x=1&y=2', '/c'])
    assert.equal(site.asked.length, 4)
  })

  test('may be an index of others, gzipped ones among them, and one that is missing', async (t) => {
    const app = await harness(t)
    const site = await startSite(t, (url) => ({
      '/sitemap.xml': index([
        `${url}/1.xml.gz`,
        `${url}/2.xml`,
        `${url}/missing.xml`,
        `${url}/sitemap.xml`,
      ]),
      '/1.xml.gz': xml(gzipSync(String(sitemap(url, ['/a']).body))),
      '/2.xml': { body: `${url}/b\n${url}/c\n`, headers: { 'content-type': 'text/plain' } },
      ...plain('/a', '/b', '/c'),
    }))
    const source = await ingested(app, { type: 'sitemap', url: `${site.url}/sitemap.xml` })
    assert.deepEqual(await pathsOf(app, source), ['/a', '/b', '/c'])
    assert.equal(source.status, 'completed')
  })

  test('names no page of another site, whether private or not', async (t) => {
    const app = await harness(t)
    const other = await startSite(t, plain('/x'))
    const private_ = [
      'http://10.0.0.1/',
      'http://169.254.169.254/latest/meta-data',
      'file:///etc/passwd',
    ]
    const site = await startSite(t, (url) => ({
      '/sitemap.xml': index([
        `${other.url}/sitemap.xml`,
        'http://10.0.0.1/sitemap.xml',
        `${url}/1.xml`,
      ]),
      '/1.xml': sitemap(url, ['/a', `${other.url}/x`, ...private_, 'nonsense']),
      ...plain('/a'),
    }))
    const source = await ingested(app, { type: 'sitemap', url: `${site.url}/sitemap.xml` })
    assert.deepEqual(await pathsOf(app, source), ['/a'])
    assert.deepEqual(other.requests, [])
  })

  test('gives the pages that its patterns and robots.txt let through, as many as it is told', async (t) => {
    const app = await harness(t)
    const site = await startSite(t, (url) => ({
      '/robots.txt': {
        body: 'User-agent: *\nDisallow: /docs/secret',
        headers: { 'content-type': 'text/plain' },
      },
      '/sitemap.xml': sitemap(url, [
        '/blog',
        '/docs/secret',
        '/docs/old/x',
        '/docs/1',
        '/docs/2',
        '/docs/3',
      ]),
      ...plain('/docs/1', '/docs/2', '/docs/3'),
    }))
    const patterns = { include: ['/docs/**'], exclude: ['**/old/**'], maxPages: 2 }
    const source = await ingested(app, {
      type: 'sitemap',
      url: `${site.url}/sitemap.xml`,
      ...patterns,
    })
    assert.deepEqual(await pathsOf(app, source), ['/docs/1', '/docs/2'])
  })

  for (const [what, answer, code] of [
    ['answers 404', { status: 404 }, 'not_found'],
    ['is a page', { body: pageOf('/') }, 'malformed_file'],
    ['lists nothing', sitemap('', []), 'no_pages'],
    ['lists other sites alone', sitemap('', ['https://b.example/']), 'no_pages'],
    [
      'redirects to a private address',
      { status: 302, headers: { location: 'http://10.0.0.1/' } },
      'target_not_allowed',
    ],
    [
      'redirects without end',
      { status: 302, headers: { location: '/sitemap.xml' } },
      'too_many_redirects',
    ],
    ['inflates without end', xml(gzipSync(Buffer.alloc(60 * 2 ** 20, '<a/>'))), 'too_large'],
  ] as [string, Answer, string][]) {
    test(`fails with ${code} when it ${what}`, async (t) => {
      const app = await harness(t)
      const site = await startSite(t, { '/sitemap.xml': answer })
      const source = await ingested(app, { type: 'sitemap', url: `${site.url}/sitemap.xml` })
      assert.deepEqual([source.status, source.failure.code], ['failed', code])
    })
  }

  test('fails with no_pages when none matches its patterns, and says how many there are', async (t) => {
    const app = await harness(t)
    const site = await startSite(t, (url) => ({ '/sitemap.xml': sitemap(url, ['/a', '/b']) }))
    const fields = { type: 'sitemap', url: `${site.url}/sitemap.xml`, include: ['/docs/**'] }
    const source = await ingested(app, fields)
    assert.equal(source.failure.code, 'no_pages')
    assert.match(source.error, /None of the 2 pages/)
  })
})

describe('a refresh of a sitemap', () => {
  test('fetches only what is new, has changed, or does not say when it changed', async (t) => {
    const app = await harness(t)
    const site = await startSite(t, (url) => ({
      '/sitemap.xml': sitemap(url, { '/a': '2026-01-01', '/b': '2026-01-01', '/c': null }),
      ...plain('/a', '/b', '/c', '/d'),
    }))
    const base = await make.base(app)
    app.clock.advance('1s')
    const source = await ingested(app, { base, type: 'sitemap', url: `${site.url}/sitemap.xml` })
    const before = new Set((await chunksIn(app)).map(({ id }) => id))
    site.asked.length = 0
    const listed = { '/a': '2026-01-01', '/b': '2026-02-02', '/c': null, '/d': '2026-01-01' }
    site.pages['/sitemap.xml'] = sitemap(site.url, listed)
    app.clock.advance('1h')
    const again = await refreshed(app, source)
    assert.deepEqual(site.asked.toSorted(), ['/b', '/c', '/d', '/sitemap.xml'])
    assert.deepEqual([again.status, again.progress.total, again.chunksCount], ['completed', 4, 4])
    assert.equal((await chunksIn(app)).filter(({ id }) => before.has(id)).length, 3)
  })

  test('fetches all of it once the base cuts its texts otherwise', async (t) => {
    const app = await harness(t)
    const site = await startSite(t, (url) => ({
      '/sitemap.xml': sitemap(url, { '/a': '2026-01-01' }),
      ...plain('/a'),
    }))
    const source = await ingested(app, { type: 'sitemap', url: `${site.url}/sitemap.xml` })
    app.clock.advance('1h')
    await app.owner.patch(`/v1/bases/${source.baseId}`, { chunking: { maxTokens: 64 } })
    site.asked.length = 0
    await refreshed(app, source)
    assert.deepEqual(site.asked, ['/sitemap.xml', '/a'])
  })

  test('asks again for a page that failed, whatever the sitemap says of it', async (t) => {
    const app = await harness(t)
    const site = await startSite(t, (url) => ({
      '/sitemap.xml': sitemap(url, { '/a': '2026-01-01', '/b': '2026-01-01' }),
      ...plain('/b'),
    }))
    const source = await ingested(app, { type: 'sitemap', url: `${site.url}/sitemap.xml` })
    site.pages = { ...site.pages, ...plain('/a') }
    assert.equal((await refreshed(app, source)).chunksCount, 2)
  })

  for (const [whenGone, left] of [
    ['keep', ['/a', '/b']],
    ['remove', ['/a']],
  ] as const) {
    test(`${whenGone}s a page that is listed no more`, async (t) => {
      const app = await harness(t)
      const site = await startSite(t, (url) => ({
        '/sitemap.xml': sitemap(url, ['/a', '/b']),
        ...plain('/a', '/b'),
      }))
      const refresh = { every: '24h', whenGone }
      const source = await ingested(app, {
        type: 'sitemap',
        url: `${site.url}/sitemap.xml`,
        refresh,
      })
      site.pages['/sitemap.xml'] = sitemap(site.url, ['/a'])
      const again = await refreshed(app, source)
      assert.deepEqual([again.status, again.progress.total], ['completed', 1])
      assert.deepEqual(await pathsOf(app, source), left)
      assert.equal((await chunksIn(app)).length, left.length)
      site.pages['/sitemap.xml'] = sitemap(site.url, ['/a', '/b'])
      await refreshed(app, source)
      assert.deepEqual(await pathsOf(app, source), ['/a', '/b'])
    })
  }

  for (const [what, answer] of [
    ['cannot be read', { status: 500 }],
    ['is empty all at once', sitemap('', [])],
    ['is only in part to be read', 'part'],
  ] as const) {
    test(`removes nothing when the sitemap ${what}`, async (t) => {
      const app = await harness(t)
      const site = await startSite(t, (url) => ({
        '/sitemap.xml': index([`${url}/1.xml`, `${url}/2.xml`]),
        '/1.xml': sitemap(url, ['/a']),
        '/2.xml': sitemap(url, ['/b']),
        ...plain('/a', '/b'),
      }))
      const refresh = { every: '24h', whenGone: 'remove' }
      const source = await ingested(app, {
        type: 'sitemap',
        url: `${site.url}/sitemap.xml`,
        refresh,
      })
      if (answer === 'part') delete site.pages['/2.xml']
      else site.pages['/sitemap.xml'] = answer
      const again = await refreshed(app, source)
      assert.equal(again.chunksCount, 2)
      assert.deepEqual(await pathsOf(app, source), ['/a', '/b'])
    })
  }

  test('takes no more pages than it is told, and keeps those that it has', async (t) => {
    const app = await harness(t)
    const site = await startSite(t, (url) => ({
      '/sitemap.xml': sitemap(url, ['/a', '/b']),
      ...plain('/a', '/b', '/c'),
    }))
    const fields = { type: 'sitemap', url: `${site.url}/sitemap.xml`, maxPages: 2 }
    const source = await ingested(app, fields)
    site.pages['/sitemap.xml'] = sitemap(site.url, ['/c', '/a', '/b'])
    await refreshed(app, source)
    assert.deepEqual(await pathsOf(app, source), ['/a', '/b'])
  })
})

test('a sitemap of many pages is processed within the bounds of its site', async (t) => {
  const app = await harness(t)
  const paths = Array.from({ length: 60 }, (_, n) => `/p/${n}`)
  const site = await startSite(t, (url) => ({
    '/sitemap.xml': sitemap(url, paths),
    ...plain(...paths),
  }))
  const source = await ingested(app, { type: 'sitemap', url: `${site.url}/sitemap.xml` })
  assert.deepEqual([source.status, source.chunksCount], ['completed', 60])
  await app.owner.delete(pathOf(source))
  assert.equal((await app.owner.get(`/v1/bases/${source.baseId}/sources`)).body.data.length, 0)
  await app.drain()
  assert.deepEqual(await chunksIn(app), [])
})
