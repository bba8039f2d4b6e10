import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { hiddenWarnings, readPage } from './html-page.ts'
import { extractHtml } from './html-text.ts'

const read = (html: string, keepHidden = false) => readPage(html, { isXml: false, keepHidden })
const textOf = (html: string): string => read(html).markup.replace(/<[^>]*>/g, '|')
const extracted = (html: string): string => extractHtml(html, { isXml: false, url: null }).markdown

describe('readPage', () => {
  it('leaves out what shows no text', () => {
    assert.equal(
      textOf(
        'a<script>1</script><style>2</style><svg><title>3</title><text>4</text></svg><noscript>5</noscript><template>6</template><select><option>7</select><iframe>8</iframe>b',
      ).replaceAll('|', ''),
      'ab',
    )
  })

  it('leaves out what the page hides, unless asked to keep it', () => {
    const html =
      '<p hidden>1</p><p style="color:red; display : none">2</p><p aria-hidden="true">3</p><p style="visibility:hidden">4</p><p hidden="until-found">5</p>'
    assert.equal(textOf(html).replaceAll('|', ''), '5')
    assert.equal(read(html, true).markup.replace(/<[^>]*>/g, ''), '12345')
  })

  it('tells which hidden parts with words it left out, each once', () => {
    const page = read(
      '<div hidden> <p>Answer</p>\n <script>code()</script><p aria-hidden="true">inner</p></div><i aria-hidden="true">→</i><dialog>d</dialog>a',
    )
    assert.deepEqual(
      hiddenWarnings(page).map(({ code, where }) => [code, where]),
      [['hidden_part_skipped', 'the part that begins with “Answer inner”']],
    )
    assert.deepEqual(hiddenWarnings(read('<p hidden>a</p>', true)), [])
  })

  it('keeps the question that a button in a heading asks, and no other button', () => {
    assert.equal(
      textOf('<h3><button>Why?</button></h3><button>Buy</button>').replaceAll('|', ''),
      'Why?',
    )
  })

  it('keeps the content of a declared shadow root and of an open dialog', () => {
    assert.match(textOf('<x-a><template shadowrootmode="open"><p>in</p></template></x-a>'), /in/)
    assert.match(textOf('<dialog open>said</dialog>'), /said/)
    assert.doesNotMatch(textOf('<dialog>unsaid</dialog>'), /unsaid/)
  })

  it('closes what the page leaves open', () => {
    assert.equal(
      read('<ul><li>a<li>b</ul><p>c<p>d').markup,
      '<ul><li>a</li><li>b</li></ul><p>c</p><p>d</p>',
    )
  })

  it('reads self-closing elements in XHTML only', () => {
    const html = '<div/>a<p>b</p>'
    assert.equal(readPage(html, { isXml: true, keepHidden: false }).markup, '<div></div>a<p>b</p>')
    assert.equal(read(html).markup, '<div>a<p>b</p></div>')
  })
})

describe('readPage, bounds', () => {
  const tooComplex = { name: 'ExtractionError', code: 'too_hard' }

  it('refuses 100,000 nested elements without overflowing the stack', () => {
    assert.throws(() => extracted(`${'<div>'.repeat(100_000)}text`), {
      ...tooComplex,
      message: /nested more than 512 levels/,
    })
  })

  it('refuses more than 300,000 elements', () => {
    assert.throws(() => extracted('<p>x'.repeat(300_001)), {
      ...tooComplex,
      message: /more than 300,000 elements/,
    })
  })

  it('reads 500 levels, keeping the text of the deepest', () => {
    const html = `${'<div>'.repeat(500)}<p>The deepest word is here.</p>`
    assert.equal(extracted(html), 'The deepest word is here.')
  })

  it('reads large attributes, many entities and unknown ones', () => {
    assert.equal(extracted(`<p class="${'x '.repeat(1e6)}">a`), 'a')
    assert.equal(extracted(`<p>${'&amp;'.repeat(100_000)}a`), `${'&'.repeat(100_000)}a`)
    const bomb = '<!DOCTYPE html [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]><html><p>x &b;</p></html>'
    assert.match(extracted(bomb), /^x &b;$/m)
  })

  it('leaves a page that Readability would read for minutes to its marks', () => {
    const page = (paragraphs: number): string =>
      `${'<p>The pier, the boats, and the crane.</p>'.repeat(paragraphs)}<div class="extra"><p>An extra that Readability drops, but names no boilerplate.</p></div>`
    assert.doesNotMatch(extracted(page(100)), /An extra/)
    assert.match(extracted(page(20_001)), /An extra/)
  })
})
