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

describe('marked content of a page', () => {
  const around = {
    before: '<header><nav><ul><li><a href="/a">Shop</a></li></ul></nav></header>',
    after: '<footer><p>© 2026 Acme GmbH. All rights reserved.</p></footer>',
  }
  const shown = (content: string, head = ''): string =>
    fromHtml(`<head><title>Acme</title>${head}</head>${around.before}${content}${around.after}`)
  const long = `<p>${sentence.repeat(9)}</p>`

  it('is kept in all of its parts, however the text is spread', () => {
    const parts = [
      '# Kettle K200',
      '€ 49.90',
      'In stock',
      '- Power: 2200 W',
      'Free from € 29.',
      'ninety boats',
    ]
    const product = `<h1>Kettle K200</h1><div class="price">€ 49.90</div><div class="stock">In stock</div><div class="description">${long}</div><ul><li>Power: 2200 W</li></ul><div class="shipping"><p>Free from € 29.</p></div>`
    for (const mark of ['main', 'article', 'div role="main"']) {
      const markdown = shown(`<${mark}>${product}</${mark.split(' ')[0]}>`)
      assertHas(markdown, parts)
      assertLacks(markdown, ['Shop', '© 2026'])
    }
  })

  it('has its title, list and numbers beside the article inside it', () => {
    const recipe = `<main><h1>Soup</h1><ul><li>3 leeks</li><li>1 l stock</li></ul><article>${long}</article><p>Serves four.</p></main>`
    const head =
      '<meta property="og:type" content="article"><script type="application/ld+json">{"@type":"Recipe"}</script>'
    assertHas(shown(recipe, head), ['# Soup', '- 3 leeks', 'ninety boats', 'Serves four.'])
  })

  it('may be several articles side by side, within main and without', () => {
    const cards = ['Open day', 'Repair café', 'Summer party'].map(
      (name, at) => `<article><h2>${name}</h2><p>${sentence.repeat(9 * at + 1)}</p></article>`,
    )
    for (const html of [
      `<main><h1>Events</h1>${cards.join('')}</main>`,
      `<div class="list">${cards.join('')}</div>`,
    ]) {
      assertHas(shown(html), ['## Open day', '## Repair café', '## Summer party'])
    }
  })

  it('is one article where the page says that it is one, without what announces others', () => {
    const teaser = '<article><h3>Other news</h3><p>A crane was sold.</p></article>'
    const html = `<main><h1>Bridge</h1><article>${long.repeat(3)}<div id="comments">${long.repeat(9)}</div></article>${teaser}<section><p>Live feed of the day.</p></section></main>`
    const head = '<meta property="og:type" content="article">'
    const markdown = shown(html, head)
    assert.match(markdown, /^# Bridge/)
    assert.equal(markdown.match(/ninety boats/g)?.length, 27)
    assertLacks(markdown, ['crane was sold', 'Live feed'])
    assertHas(shown(html), ['crane was sold', 'Live feed'])
  })

  it('is never beaten by a layer that asks for consent or an address, be it longer', () => {
    const words = `<h2>Your privacy</h2><p>${'We use cookies to measure our reach. '.repeat(30)}</p>`
    const layers = [
      `<div id="cmplz-cookiebanner-container" class="cmplz-cookiebanner">${words}</div>`,
      `<div id="CybotCookiebotDialog">${words}</div>`,
      `<aside class="moove_gdpr_cookie_info_bar">${words}</aside>`,
      `<div role="dialog" aria-label="Privacy">${words}</div>`,
      `<div aria-modal="true">${words}</div>`,
      `<dialog open>${words}</dialog>`,
      `<div class="newsletter-popup" style="position: fixed">${words}</div>`,
    ]
    for (const layer of layers) {
      for (const mark of ['main', 'div']) {
        const content = `<${mark}><h1>Opening hours</h1><p>The office is open from nine to five on working days.</p></${mark}>`
        for (const html of [content + layer, layer + content]) {
          const markdown = shown(html)
          assertHas(markdown, ['# Opening hours', 'nine to five'])
          assertLacks(markdown, ['cookies', 'privacy'])
        }
      }
    }
    assertHas(shown(`<div role="dialog"><p>${sentence}</p></div>`), ['ninety boats'])
    assertHas(shown(`<div class="cookie-banner"><main><p>${sentence}</p></main></div>`), ['boats'])
  })

  it('loses calls, credits and lists that lead away, and no sentence like them', () => {
    const html = `<main><h1>Bridge</h1>${long}<p>Read also: <a href="/x">Crane sold</a></p><p>Photo: Ann Lee</p><p>${sentence}Photo: it shows the pier.</p><p>Related fees are due in May, and the harbour master collects them.</p><h2>Related articles</h2><ul><li><a href="/1">Ferry late</a></li><li><a href="/2">Pier closed</a></li></ul><h2>Next steps</h2><ul><li><a href="/3">Pay the fee</a></li></ul><p class="photo-credit">Jo Day</p></main>`
    const markdown = fromHtml(html)
    assertHas(markdown, ['it shows the pier', 'Related fees are due', '## Next steps\n\n- Pay'])
    assertLacks(markdown, ['Crane sold', 'Ann Lee', 'Ferry late', 'Related articles', 'Jo Day'])
  })
})

describe('content that a control opens', () => {
  const answer = 'The refund takes three days.'
  for (const [what, html] of [
    ['by its id', `<button aria-controls="p">Q</button><p>x</p><div id="p" hidden>${answer}</div>`],
    [
      'that stands after it',
      `<div id="p" aria-hidden="true">${answer}</div><a aria-controls="p">Q</a>`,
    ],
    [
      'by the attribute of Bootstrap',
      `<h2><a data-bs-toggle="collapse" data-bs-target="#p">Q</a></h2><div id="p" style="display:none">${answer}</div>`,
    ],
    ['as a tab', `<ul><li role="tab">Yarn</li></ul><div role="tabpanel" hidden>${answer}</div>`],
    [
      'as a region with a label',
      `<h3 id="q">Q</h3><div role="region" aria-labelledby="q" hidden>${answer}</div>`,
    ],
    [
      'as its next element',
      `<h3><button aria-expanded="false">Q</button></h3><div hidden>${answer}</div>`,
    ],
    [
      'by a button named so',
      `<div class="faq-question"><button class="accordion">Q</button></div><div style="display: none">${answer}</div>`,
    ],
    ['as details', `<details><summary>Q</summary>${answer}</details>`],
  ] as const) {
    it(`is content: a panel ${what}`, () => {
      const { markdown, warnings } = extractHtml(`<main><p>${sentence}</p>${html}</main>`, {
        isXml: false,
        url: null,
      })
      assertHas(markdown, [answer])
      assert.deepEqual(warnings, [])
    })
  }

  for (const [what, html] of [
    ['that nothing opens', `<div id="p" hidden>${answer}</div>`],
    [
      'of a dialog',
      `<button aria-controls="p">Q</button><div id="p" role="dialog" hidden>${answer}</div>`,
    ],
    [
      'of a menu',
      `<button aria-haspopup="menu" aria-controls="p">Q</button><div>x</div><div id="p" hidden>${answer}</div>`,
    ],
    [
      'after a button elsewhere',
      `<button aria-expanded="false">Q</button><p>x</p><div hidden>${answer}</div>`,
    ],
    [
      'of the navigation',
      `<nav><button aria-expanded="false">Q</button><div hidden>${answer}</div></nav>`,
    ],
  ] as const) {
    it(`is no content, and told: a hidden part ${what}`, () => {
      const { markdown, warnings } = extractHtml(`<main><p>${sentence}</p>${html}</main>`, {
        isXml: false,
        url: null,
      })
      assertLacks(markdown, [answer])
      assert.deepEqual(
        warnings.map(({ code }) => code),
        ['hidden_part_skipped'],
      )
    })
  }
})
