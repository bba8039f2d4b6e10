import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { gzipSync } from 'node:zlib'
import { readSitemap } from './sitemap.ts'

const bounds = { bytes: 50 * 2 ** 20, urls: 50_000 }
const read = (text: string | Buffer, given = bounds) => readSitemap(Buffer.from(text), given)
const xmlns = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'
const urlset = (inner: string): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<urlset ${xmlns}>${inner}</urlset>`

describe('a sitemap', () => {
  test('gives its pages with what is said of their change', async () => {
    const { pages, sitemaps } = await read(
      urlset(`
        <url><loc> https://a.example/1?a=1&amp;b=2 </loc><lastmod>2026-11-20</lastmod></url>
        <url><loc><![CDATA[https://a.example/2?a&b]]></loc><changefreq>daily</changefreq></url>`),
    )
    assert.deepEqual(sitemaps, [])
    assert.deepEqual(pages, [
      { url: 'https://a.example/1?a=1&b=2', lastModified: '2026-11-20' },
      { url: 'https://a.example/2?a&b', lastModified: null },
    ])
  })

  test('does not take the images and alternates of a page for pages', async () => {
    const { pages } = await read(
      urlset(`<url><loc>https://a.example/1</loc>
        <image:image><image:loc>https://a.example/x.png</image:loc><loc>https://a.example/y</loc></image:image>
        <xhtml:link rel="alternate" href="https://a.example/de"/></url>`),
    )
    assert.deepEqual(pages, [{ url: 'https://a.example/1', lastModified: null }])
  })

  test('may be an index of others', async () => {
    const { pages, sitemaps } = await read(
      `<sitemapindex ${xmlns}><sitemap><loc>https://a.example/s1.xml.gz</loc><lastmod>2026</lastmod></sitemap>
      <sitemap><loc>https://a.example/s2.xml</loc></sitemap></sitemapindex>`,
    )
    assert.deepEqual(pages, [])
    assert.deepEqual(sitemaps, ['https://a.example/s1.xml.gz', 'https://a.example/s2.xml'])
  })

  test('may be gzipped', async () => {
    const { pages } = await read(gzipSync(urlset('<url><loc>https://a.example/1</loc></url>')))
    assert.equal(pages.length, 1)
  })

  test('may be a list of lines', async () => {
    const { pages } = await read('\ufeffhttps://a.example/1\r\n\r\nhttps://a.example/2')
    assert.deepEqual(
      pages.map(({ url }) => url),
      ['https://a.example/1', 'https://a.example/2'],
    )
  })

  test('is read the same wherever its slices end', async () => {
    const urls = Array.from({ length: 3_000 }, (_, n) => `https://a.example/größe/${n}`)
    const xml = urlset(urls.map((url) => `<url><loc>${url}</loc></url>`).join(''))
    for (const text of [xml, urls.join('\n')]) {
      const { pages, bytes } = await read(text)
      assert.deepEqual(
        pages.map(({ url }) => url),
        urls,
      )
      assert.equal(bytes, Buffer.byteLength(text))
    }
  })
})

describe('a sitemap that cannot be read', () => {
  for (const [what, body] of [
    ['is a page', '<!doctype html><html><body><p>Not found</p></body></html>'],
    ['is a feed', '<rss><channel><item><link>https://a.example</link></item></channel></rss>'],
    ['is JSON', '{"urls":[]}'],
    ['is cut off in its compression', gzipSync(urlset('<url/>'.repeat(1000))).subarray(0, 40)],
    ['is nested without end', urlset('<a>'.repeat(100_000))],
    ['is a line without end', `https://a.example/${'a'.repeat(200_000)}`],
  ] as const) {
    test(`says so when it ${what}`, async () => {
      await assert.rejects(read(body), { code: 'malformed_file' })
    })
  }

  test('is read up to the bound on addresses, and says that there is more', async () => {
    const many = urlset('<url><loc>https://a.example/1</loc></url>'.repeat(11))
    const { pages, isWhole } = await read(many, { ...bounds, urls: 10 })
    assert.deepEqual([pages.length, isWhole], [10, false])
    assert.equal((await read(many, { ...bounds, urls: 11 })).isWhole, true)
  })

  test('is inflated up to the bound', async () => {
    const bomb = Buffer.concat([Buffer.from(urlset('')), Buffer.alloc(100_000_000, ' ')])
    const { bytes, isWhole } = await read(gzipSync(bomb), { ...bounds, bytes: 1_000_000 })
    assert.equal(isWhole, false)
    assert.ok(bytes < 1_200_000)
  })

  test('expands no entities that it declares', async () => {
    const declared = '<!DOCTYPE urlset [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]>'
    const { pages } = await read(declared + urlset('<url><loc>https://a.example/&b;</loc></url>'))
    assert.deepEqual(pages, [{ url: 'https://a.example/&b;', lastModified: null }])
  })
})
