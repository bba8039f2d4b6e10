import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { describe, it } from 'node:test'
import { decodeText } from './charset.ts'
import { extractHtml } from './html-text.ts'

const fixture = (name: string): Buffer =>
  readFileSync(new URL(`../../../../test/fixtures/pages/${name}`, import.meta.url))
const page = (name: string) =>
  extractHtml(decodeText(fixture(`${name}.html`), 'text/html').text, { isXml: false, url: null })
const fromHtml = (html: string): string => extractHtml(html, { isXml: false, url: null }).markdown

const assertHas = (markdown: string, parts: string[]): void => {
  for (const part of parts) assert.ok(markdown.includes(part), `lost: ${part}\n\n${markdown}`)
}
const assertLacks = (markdown: string, parts: string[]): void => {
  for (const part of parts) assert.ok(!markdown.includes(part), `kept: ${part}\n\n${markdown}`)
}
const sentence = 'The harbour, which was built last year, holds ninety boats, and a crane. '

describe('main content of whole pages', () => {
  it('reads documentation to the letter', () => {
    assert.equal(`${page('documentation').markdown}\n`, fixture('documentation.md').toString())
  })

  it('reads a news story without what surrounds it', () => {
    const { markdown } = page('news')
    assert.match(markdown, /^# Harbour bridge reopens after eleven months\n\nThe harbour bridge/)
    assertHas(markdown, [
      '“We know this bridge better now',
      '## What changes for drivers\n\n- Lorries above 30 tonnes',
      'remain open for excursions in the summer.',
    ])
    assertLacks(markdown, [
      '312 partners',
      'Sport',
      'Share on',
      'morning briefing',
      'Cracks found',
      'seagull77',
      'who pays the toll, I wonder',
      'Most read',
      'All rights reserved',
    ])
  })

  it('keeps the code and the tables of a developer’s article', () => {
    const { markdown } = page('developer-blog')
    assertHas(markdown, [
      "```sql\nselect pid, wait_event, query\nfrom pg_stat_activity\nwhere state = 'idle in transaction';\n```",
      '| Setting | Before | After |',
      '| lock_timeout | 0 | 2s |',
      '## What we changed',
    ])
    assertLacks(markdown, ['Copy', 'Great write-up', 'Archive'])
  })

  it('keeps every post of a thread', () => {
    const { markdown } = page('forum')
    assertHas(markdown, ['it draws 7.8 amps, but', '> oldwell wrote:', '4.1 bar', 'first elbow'])
    assertLacks(markdown, ['Register', 'Powered by', 'Log in'])
  })

  it('keeps the entries of a listing', () => {
    const { markdown } = page('listing')
    assertHas(markdown, ['## Spoon carving', 'kit included.\n\n65 €', '## Bookbinding'])
    assertLacks(markdown, ['Rent a bench', 'Next page', 'Dock 4'])
  })

  it('keeps the data and the answers of a product', () => {
    const { markdown } = page('product')
    assertHas(markdown, [
      '# Kurbelradio KR-3',
      '| Akku | 2.600 mAh, wechselbar |',
      'Lädt es auch ein Telefon?\n\nJa, über USB-C',
      '### Ist es wasserdicht?\n\nEs ist gegen',
    ])
    assertLacks(markdown, ['Warenkorb', 'Blau', 'Impressum', '2.jpg'])
  })

  it('keeps a plain page whole', () => {
    const paragraphs = page('plain').markdown.split('\n\n')
    assert.equal(paragraphs.length, 3)
    assert.equal(paragraphs[2], 'For the outer mole, subtract eleven minutes.')
  })

  it('keeps a page that is only a table', () => {
    assert.equal(
      page('table-only').markdown,
      '| Stop | First | Last |\n| --- | --- | --- |\n| Quay | 05:10 | 23:40 |\n| Market | 05:22 | 23:52 |\n| Hospital | 05:31 | 00:01 |',
    )
  })

  it('reads pages without spaces between words, and from right to left', () => {
    assertHas(page('chinese-gb18030').markdown, ['# 如何保存绿茶', '一般来说，密封冷藏的绿茶'])
    assertLacks(page('chinese-gb18030').markdown, ['首页', '版权所有'])
    assertHas(page('japanese-shift-jis').markdown, [
      '# 味噌汁の作り方',
      '出汁は二日まで冷蔵できます。',
    ])
    assertLacks(page('japanese-shift-jis').markdown, ['レシピ', 'だし'])
    assertHas(page('arabic').markdown, ['# دليل ري الحديقة', '- الورود: عشرة لترات في الأسبوع.'])
    assertLacks(page('arabic').markdown, ['اتصل بنا', 'جميع الحقوق'])
  })
})

describe('main content', () => {
  it('puts the title heading back where it stands above the content', () => {
    const html = `<title>Boats – Pier</title><header><h1>Boats</h1></header><div class="text"><p>${sentence.repeat(9)}</p></div>`
    assert.match(fromHtml(html), /^# Boats\n\nThe harbour/)
  })

  it('reads what a page hides until its script runs', () => {
    assert.equal(fromHtml('<body style="display:none"><p>Shown later.</p></body>'), 'Shown later.')
  })

  it('takes the text from structured data where the page shows none', () => {
    const data = JSON.stringify({ '@type': 'NewsArticle', articleBody: 'Told in data.\n\nTwice.' })
    assert.equal(
      fromHtml(`<div id="root"></div><script type="application/ld+json">${data}</script>`),
      'Told in data.\n\nTwice.',
    )
  })

  it('keeps callouts, which are asides by tag only', () => {
    const html = `<main><p>${sentence}</p><aside class="note"><p>Mind the gap.</p></aside><aside><p>Our sponsors.</p></aside><pre>code code code code code</pre></main>`
    assertHas(fromHtml(html), ['Mind the gap.'])
    assertLacks(fromHtml(html), ['sponsors'])
  })

  it('leaves out the numbers beside lines of code', () => {
    const html = `<main><p>${sentence}</p><table class="highlight"><tr><td class="gutter"><pre>1\n2</pre></td><td class="code"><pre>a = 1\nb = 2</pre></td></tr></table></main>`
    assert.match(fromHtml(html), /```\na = 1\nb = 2\n```$/)
    assert.doesNotMatch(fromHtml(html), /^1$/m)
  })

  it('keeps a title in a banner, and who wrote what', () => {
    const html = `<main><div class="page-banner"><h1>Boats</h1></div><p class="author">Ines</p><p>${sentence}</p><pre>${'code '.repeat(40)}</pre><div class="banner">Ahoy!</div></main>`
    assertHas(fromHtml(html), ['# Boats', 'Ines'])
    assertLacks(fromHtml(html), ['Ahoy'])
  })

  it('believes no name that would take most of the text away', () => {
    const html = `<main class="share">${`<div class="social-post"><p>${sentence}</p></div>`.repeat(4)}<dl><dt>Boat<dd>A thing that swims, and carries.</dl></main>`
    assert.equal(fromHtml(html).match(/ninety boats/g)?.length, 4)
  })

  it('leaves out navigation and small forms, but not a page inside a form', () => {
    const code = `<pre>${'code '.repeat(40)}</pre>`
    const form = '<form><label>Your name</label><p>Ask us anything about boats.</p></form>'
    const nav = '<nav><p>You are in the third part of the handbook.</p></nav>'
    const page = `<main><p>${sentence.repeat(5)}</p>${code}${nav}${form}</main>`
    assertLacks(fromHtml(page), ['third part', 'Ask us'])
    assertHas(fromHtml(`<form id="aspnetForm">${page}</form>`), ['ninety boats'])
  })

  it('takes an anchor that was never closed for no link', () => {
    const html = `<main><a name="top"><div class="related"><p>${sentence.repeat(3)}</p></div><p>${sentence.repeat(9)}</p><pre>${'code '.repeat(90)}</pre></main>`
    assert.equal(fromHtml(html).match(/ninety boats/g)?.length, 12)
  })
})
