import assert from 'node:assert/strict'
import { describe, it, test } from 'node:test'
import { ingested, pagesOf, startSite } from '../../../../test/fixtures/site.ts'
import { harness } from '../../../../test/harness.ts'
import { refreshTarget } from './meta-refresh.ts'

const from = (body: string, headers: Record<string, string> = {}): string | null =>
  refreshTarget({
    status: 200,
    headers: { 'content-type': 'text/html', ...headers },
    body: Buffer.from(body),
    url: 'https://a.example/docs/',
  })

const refresh = (content: string): string => `<meta http-equiv="refresh" content="${content}">`

describe('refreshTarget', () => {
  for (const [what, html, target] of [
    ['of 0 seconds', refresh('0; url=/b'), '/b'],
    ['in capitals without quotes', '<META HTTP-EQUIV=REFRESH CONTENT="0; URL=/b"></META>', '/b'],
    ['in quotes', refresh("3;url='b c'"), '/docs/b%20c'],
    ['with a comma and no name', refresh('0,/b'), '/b'],
    ['of part of a second', refresh('0.5; url=/b#part'), '/b'],
    ['from a base', `<base href="/other/">${refresh('0;url=b')}`, '/other/b'],
  ] as const) {
    it(`follows a refresh ${what}`, () => {
      assert.equal(from(html), `https://a.example${target}`)
    })
  }

  for (const [what, html] of [
    ['of a minute', refresh('60; url=/b')],
    ['to itself', refresh('0; url=/docs/#top')],
    ['without an address', refresh('1800')],
    ['to a script', refresh('0; url=javascript:alert(1)')],
    ['for readers without scripts', `<noscript>${refresh('0; url=/b')}</noscript>`],
    ['in a comment', `<!-- ${refresh('0; url=/b')} -->`],
    ['in an example', `<pre>${refresh('0; url=/b').replaceAll('<', '&lt;')}</pre>`],
  ] as const) {
    it(`follows no refresh ${what}`, () => assert.equal(from(html), null))
  }

  it('obeys the header, and no text that is not a page', () => {
    assert.equal(from('', { refresh: '0; url=/b' }), 'https://a.example/b')
    assert.equal(from(refresh('0; url=/b'), { 'content-type': 'text/markdown' }), null)
  })
})

describe('a page that sends its readers on', () => {
  const onward = (path: string) => ({ body: refresh(`0; url=${path}`) })

  test('is the page that it leads to, alone and in a crawl', async (t) => {
    const app = await harness(t)
    const site = await startSite(t, { '/': onward('/docs/'), '/docs/': ['/docs/a'], '/docs/a': [] })
    const page = await ingested(app, { type: 'url', url: `${site.url}/` })
    assert.deepEqual([page.status, page.name], ['completed', 'Page /docs/'])
    const crawl = await ingested(app, { type: 'crawl', url: `${site.url}/` })
    assert.equal(crawl.status, 'completed')
    const names = (await pagesOf(app, crawl)).map(({ name }) => name)
    assert.deepEqual(names, ['Page /docs/a', 'Page /docs/'].sort())
  })

  test('is refused like any redirect: a loop, a private address, robots.txt', async (t) => {
    const app = await harness(t)
    const site = await startSite(t, {
      '/a': onward('/b'),
      '/b': onward('/a'),
      '/private': onward('http://10.0.0.1/'),
      '/kept': onward('/secret'),
      '/robots.txt': {
        headers: { 'content-type': 'text/plain' },
        body: 'User-agent: *\nDisallow: /secret',
      },
    })
    for (const [path, code] of [
      ['/a', 'too_many_redirects'],
      ['/private', 'target_not_allowed'],
      ['/kept', 'robots_refused'],
    ]) {
      const { failure } = await ingested(app, { type: 'url', url: `${site.url}${path}` })
      assert.equal(failure?.code, code, path)
    }
  })
})
