import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { readPage } from './html-page.ts'
import type { PageHead } from './page-head.ts'
import { isArticle, languageOf, publishedAtOf, titleOf } from './page-metadata.ts'

const head = (html: string): PageHead => readPage(html, { isXml: false, keepHidden: false }).head
const title = (html: string, url: string | null = null): string | null => titleOf(head(html), url)
const date = (html: string): string | null => publishedAtOf(head(html))
const jsonLd = (value: unknown): string =>
  `<script type="application/ld+json">${JSON.stringify(value)}</script>`

describe('titleOf', () => {
  it('prefers what the page shares itself as', () => {
    assert.equal(
      title('<meta property="og:title" content="Shared &amp; short"><title>Long</title>'),
      'Shared & short',
    )
  })

  it('passes over a shared title that only names the site', () => {
    const site =
      '<meta property="og:site_name" content="Ferrous"><meta property="og:title" content="Ferrous">'
    assert.equal(title(`${site}<title>Install</title>`), 'Install')
  })

  it('cuts the site off where a heading shows the rest to be the title', () => {
    assert.equal(
      title('<title>How to knit | Wool &amp; Co</title><h1>How to knit</h1>'),
      'How to knit',
    )
    assert.equal(title('<title>如何保存绿茶_生活百科</title><h1>如何保存绿茶</h1>'), '如何保存绿茶')
  })

  it('cuts the site off where it is declared or is the host', () => {
    const site = '<meta property="og:site_name" content="Wool &amp; Co">'
    assert.equal(title(`${site}<title>How to knit - Wool &amp; Co</title>`), 'How to knit')
    assert.equal(title(`${site}<title>Wool &amp; Co: – How to knit</title>`), 'How to knit')
    assert.equal(title('<title>Prices · Ferrous</title>', 'https://www.ferrous.io/x'), 'Prices')
  })

  it('leaves every other separator alone', () => {
    for (const whole of [
      'Rust - the language',
      'A | B | C',
      'snake_case in depth',
      'Fire: a story',
    ]) {
      assert.equal(title(`<title>${whole}</title><h1>Other</h1>`), whole)
    }
  })

  it('falls back to the first heading, then to nothing', () => {
    assert.equal(title('<h1>Only <em>this</em></h1>'), 'Only this')
    assert.equal(title('<p>text'), null)
  })

  it('takes no title from a drawing', () => {
    assert.equal(title('<svg><title>Icon</title></svg><p>text'), null)
  })
})

describe('languageOf', () => {
  it('gives the canonical tag of the page', () => {
    assert.equal(languageOf(head('<html lang="pt-br">')), 'pt-BR')
    assert.equal(languageOf(head('<html xml:lang="de_AT">')), 'de-AT')
  })

  it('asks the meta elements next, and believes no nonsense', () => {
    assert.equal(
      languageOf(
        head('<html lang="{{lang}}"><meta http-equiv="Content-Language" content="fr, en">'),
      ),
      'fr',
    )
    assert.equal(languageOf(head('<meta property="og:locale" content="en_GB">')), 'en-GB')
    assert.equal(languageOf(head('<html lang="not a language"><p>x')), null)
  })
})

describe('publishedAtOf', () => {
  it('gives the instant in UTC', () => {
    assert.equal(
      date('<meta property="article:published_time" content="2024-03-08T07:15:00+0200">'),
      '2024-03-08T05:15:00.000Z',
    )
  })

  it('reads a day, and a time without zone, as UTC', () => {
    assert.equal(date('<meta name="date" content="2023-11-02">'), '2023-11-02T00:00:00.000Z')
    assert.equal(
      date('<time itemprop="datePublished" datetime="2023-11-02 10:30">'),
      '2023-11-02T10:30:00.000Z',
    )
  })

  it('looks into lists and graphs of structured data', () => {
    const node = { '@type': 'NewsArticle', datePublished: '2020-02-29T23:59:59.123456Z' }
    assert.equal(
      date(jsonLd([{ '@graph': [{ '@type': 'WebSite' }, node] }])),
      '2020-02-29T23:59:59.123Z',
    )
  })

  it('takes the next candidate where one is no date of ISO 8601', () => {
    const broken = '<meta property="article:published_time" content="March 8, 2024">'
    assert.equal(date(`${broken}<time pubdate datetime="2024-03-08">`), '2024-03-08T00:00:00.000Z')
    assert.equal(date('<meta name="date" content="2023-02-30">'), null)
    assert.equal(date('<meta name="date" content="2023-13-01">'), null)
    assert.equal(date('<time datetime="2024-03-08">'), null)
  })
})

describe('isArticle', () => {
  it('knows articles by their markup, and documentation by its own', () => {
    assert.ok(isArticle(head('<meta property="og:type" content="article">')))
    assert.ok(isArticle(head(jsonLd({ '@graph': [{ '@type': ['BlogPosting'] }] }))))
    assert.ok(!isArticle(head(jsonLd({ '@type': 'TechArticle' }))))
    assert.ok(!isArticle(head('<meta property="og:type" content="website">')))
  })

  it('survives structured data of any shape', () => {
    for (const value of [null, 1, 'x', [null, [1]], { '@type': 5, '@graph': null }]) {
      assert.ok(!isArticle(head(jsonLd(value))))
    }
    assert.ok(!isArticle(head('<script type="application/ld+json">{broken</script>')))
  })
})
