import assert from 'node:assert/strict'
import { describe, type TestContext, test } from 'node:test'
import { gzipSync } from 'node:zlib'
import { type Answer, type Pages, startSite } from '../../../../test/fixtures/site.ts'
import { startHttpServer } from '../../../../test/fixtures/tls-server.ts'
import { ManualClock } from '../../../../test/manual-clock.ts'
import { createOutbound } from '../../../platform/net/index.ts'
import { IngestError } from '../failures.ts'
import { fetchPage, type PageVisit } from './fetch-page.ts'
import { createPoliteFetcher } from './polite-fetcher.ts'

/** A web of its own, where pauses end at once and are written down. */
function openWeb(t: TestContext) {
  const clock = new ManualClock(new Date('2026-11-21T09:30:00.000Z'))
  const outbound = createOutbound({ allowNetworks: ['127.0.0.0/8'], userAgent: 'Capstan/1 (test)' })
  t.after(() => outbound[Symbol.asyncDispose]())
  const pauses: number[] = []
  const web = createPoliteFetcher({ outbound, clock }, async (ms) => void pauses.push(ms))
  const visit = (url: string, given: Partial<PageVisit> = {}) =>
    fetchPage(web, { url, etag: null, lastModified: null, ignoreRobots: false, ...given })
  const codeOf = (url: string, given: Partial<PageVisit> = {}): Promise<string | null> =>
    visit(url, given).then(
      () => null,
      (error: unknown) => {
        assert.ok(error instanceof IngestError, String(error))
        return error.code
      },
    )
  return { clock, pauses, web, visit, codeOf }
}

const rules = (body: string, more: Answer = {}): Answer => ({
  body,
  ...more,
  headers: { 'content-type': 'text/plain', ...more.headers },
})

const asksForRobots = ({ requests }: { requests: { url: string }[] }): number =>
  requests.filter(({ url }) => url === '/robots.txt').length

describe('robots.txt', () => {
  for (const [what, answer, expected] of [
    ['allows the page', rules('User-agent: *\nDisallow: /b'), null],
    ['forbids the page', rules('User-agent: *\nDisallow: /a'), 'robots_refused'],
    ['forbids it to this robot', rules('User-agent: Capstan\nDisallow: /'), 'robots_refused'],
    ['answers 404', { status: 404 }, null],
    ['answers 403', { status: 403 }, null],
    ['answers 500', { status: 500 }, 'robots_refused'],
    ['answers 429', { status: 429 }, 'robots_refused'],
    ['redirects to a page', { status: 301, headers: { location: '/a' } }, null],
    ['redirects without end', { status: 301, headers: { location: '/robots.txt' } }, null],
    ['redirects to rules', { status: 302, headers: { location: '/rules' } }, 'robots_refused'],
    [
      'redirects to a private address',
      { status: 302, headers: { location: 'http://10.0.0.1/' } },
      'target_not_allowed',
    ],
    [
      'is a page by its type',
      { body: 'User-agent: *\nDisallow: /', headers: { 'content-type': 'text/html' } },
      null,
    ],
    ['is a page by its look', rules('<html>\nUser-agent: *\nDisallow: /\n</html>'), null],
    [
      'forbids it within 500 KiB',
      rules(`${'#'.repeat(500 * 1024 - 40)}\nUser-agent: *\nDisallow: /`),
      'robots_refused',
    ],
    [
      'is a bomb',
      rules('', {
        body: gzipSync(Buffer.alloc(50 * 2 ** 20, '#')),
        headers: { 'content-encoding': 'gzip' },
      }),
      null,
    ],
  ] as [string, Answer, string | null][]) {
    test(`${expected === null ? 'lets a page be fetched' : `fails a page with ${expected}`} when it ${what}`, async (t) => {
      const pages: Pages = {
        '/robots.txt': answer,
        '/a': [],
        '/rules': rules('User-agent: *\nDisallow: /a'),
      }
      const site = await startSite(t, pages)
      const { codeOf } = openWeb(t)
      assert.equal(await codeOf(`${site.url}/a`), expected)
      assert.equal(site.asked.includes('/a'), expected === null)
    })
  }

  test('is asked for once, by many pages at once, and again after a day', async (t) => {
    const site = await startSite(t, {
      '/robots.txt': rules('User-agent: *\nDisallow: /x'),
      '/a': [],
    })
    const { visit, codeOf, clock } = openWeb(t)
    await Promise.all([visit(`${site.url}/a`), visit(`${site.url}/a`)])
    clock.advance('23h')
    await visit(`${site.url}/a`)
    assert.equal(asksForRobots(site), 1)
    site.pages['/robots.txt'] = rules('User-agent: *\nDisallow: /')
    clock.advance('2h')
    assert.equal(await codeOf(`${site.url}/a`), 'robots_refused')
    assert.equal(asksForRobots(site), 2)
  })

  test('that could not answer forbids all of the site until it does, and is not asked by each page', async (t) => {
    const site = await startSite(t, { '/robots.txt': { status: 503 }, '/a': [] })
    const { codeOf, clock } = openWeb(t)
    const codes = [await codeOf(`${site.url}/a`), await codeOf(`${site.url}/b`)]
    assert.deepEqual(codes, ['robots_refused', 'robots_refused'])
    assert.equal(asksForRobots(site), 1)
    delete site.pages['/robots.txt']
    clock.advance('6m')
    assert.equal(await codeOf(`${site.url}/a`), null)
  })

  test('is not asked for by a source that ignores it', async (t) => {
    const site = await startSite(t, {
      '/robots.txt': rules('User-agent: *\nDisallow: /'),
      '/a': [],
    })
    const { codeOf } = openWeb(t)
    assert.equal(await codeOf(`${site.url}/a`, { ignoreRobots: true }), null)
    assert.equal(asksForRobots(site), 0)
  })

  test('is asked about each address that a page redirects to', async (t) => {
    const other = await startSite(t, {
      '/robots.txt': rules('User-agent: *\nDisallow: /'),
      '/a': [],
    })
    const site = await startSite(t, {
      '/': { status: 302, headers: { location: '/in' } },
      '/in': { status: 302, headers: { location: `${other.url}/a` } },
    })
    const { codeOf } = openWeb(t)
    assert.equal(await codeOf(site.url), 'robots_refused')
    assert.deepEqual(other.asked, [])
    assert.equal(await codeOf(site.url, { ignoreRobots: true }), null)
  })

  test('has its delay kept between the pages of a site, up to 30 seconds', async (t) => {
    const site = await startSite(t, {
      '/robots.txt': rules('User-agent: *\nCrawl-delay: 2'),
      '/a': [],
    })
    const slow = await startSite(t, {
      '/robots.txt': rules('User-agent: *\nCrawl-delay: 3600'),
      '/a': [],
    })
    const { visit, pauses } = openWeb(t)
    for (let i = 0; i < 3; i++) await visit(`${site.url}/a`)
    assert.deepEqual(pauses, [2_000, 4_000])
    await visit(`${slow.url}/a`)
    await assert.rejects(visit(`${slow.url}/a`), { name: 'PostponeJob', waitMs: 30_000 })
    assert.deepEqual(slow.asked, ['/a'])
  })
})

describe('secret headers', () => {
  const headers = { authorization: 'Bearer secret', cookie: 'session=secret' }
  const seen = (site: { requests: { url: string; headers: object }[] }) =>
    site.requests
      .filter(({ url }) => url !== '/robots.txt')
      .map(({ headers: given }) => 'authorization' in given || 'cookie' in given)

  test('go with the page, and to no other origin that it redirects to, not even back from there', async (t) => {
    const other = await startSite(t, {})
    const site = await startSite(t, {
      '/a': { status: 302, headers: { location: '/b' } },
      '/b': { status: 302, headers: { location: `${other.url}/c` } },
      '/d': [],
    })
    other.pages = { '/c': { status: 302, headers: { location: `${site.url}/d` } } }
    const { visit } = openWeb(t)
    await visit(`${site.url}/a`, { headers })
    assert.deepEqual([seen(site), seen(other)], [[true, true, false], [false]])
  })

  test('do not go to robots.txt', async (t) => {
    const site = await startSite(t, { '/a': [] })
    const { visit } = openWeb(t)
    await visit(`${site.url}/a`, { headers })
    const robots = site.requests.find(({ url }) => url === '/robots.txt')
    assert.ok(robots && !('authorization' in robots.headers))
  })
})

describe('a site that is hostile', () => {
  for (const [what, answer, code] of [
    ['redirects without end', { status: 302, headers: { location: '/' } }, 'too_many_redirects'],
    [
      'redirects to a private address',
      { status: 302, headers: { location: 'http://10.0.0.1/' } },
      'target_not_allowed',
    ],
    [
      'redirects to the metadata of a cloud',
      { status: 307, headers: { location: 'http://169.254.169.254/' } },
      'target_not_allowed',
    ],
    [
      'redirects to a file',
      { status: 302, headers: { location: 'file:///etc/passwd' } },
      'target_not_allowed',
    ],
    [
      'unfolds to 64 MB',
      { body: gzipSync(Buffer.alloc(64 * 2 ** 20)), headers: { 'content-encoding': 'gzip' } },
      'too_large',
    ],
    ['asks for a sign-in', { status: 401 }, 'login_required'],
    ['forbids', { status: 403 }, 'login_required'],
    ['has nothing there', { status: 404 }, 'not_found'],
    ['has nothing there any more', { status: 410 }, 'not_found'],
    ['is a teapot', { status: 418 }, 'fetch_status'],
  ] as [string, Answer, string][]) {
    test(`fails a page with ${code} when it ${what}`, async (t) => {
      const site = await startSite(t, { '/': answer })
      assert.equal(await openWeb(t).codeOf(site.url), code)
    })
  }

  test('is left at 10 MiB when its page is a gigabyte', async (t) => {
    const chunk = Buffer.alloc(2 ** 20, 'a')
    let sent = 0
    const { url } = await startHttpServer(t, (_request, response) => {
      const more = (): void => {
        while (sent < 1024 && !response.destroyed) {
          sent++
          if (!response.write(chunk)) return void response.once('drain', more)
        }
        response.end()
      }
      more()
    })
    const { codeOf } = openWeb(t)
    assert.equal(await codeOf(url, { ignoreRobots: true }), 'too_large')
    assert.ok(sent < 64, `${sent} MiB were taken`)
  })

  for (const [what, wait, expected] of [
    ['in seconds', { 'retry-after': '90' }, [true, 90_000]],
    [
      'as a date',
      { 'retry-after': 'Sat, 21 Nov 2026 08:02:00 GMT', date: 'Sat, 21 Nov 2026 08:00:00 GMT' },
      [true, 120_000],
    ],
    ['for longer than is waited', { 'retry-after': '3600' }, [false, 3_600_000]],
    ['and does not say how long', {}, [true, 0]],
    ['in words', { 'retry-after': 'soon' }, [true, 0]],
  ] as const) {
    test(`asks to be left alone ${what}`, async (t) => {
      for (const status of [429, 503]) {
        const site = await startSite(t, { '/': { status, headers: wait } })
        await assert.rejects(openWeb(t).visit(site.url), (error: unknown) => {
          assert.ok(error instanceof IngestError)
          assert.deepEqual([error.retryable, error.retryAfterMs], expected)
          return true
        })
      }
    })
  }
})
