import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import fc from 'fast-check'
import { atDepth } from '../../../../test/depth.ts'
import { ExtractionError, extract } from './extract.ts'

const tags =
  'div p span a b ul ol li dl dt dd table tr td th thead pre code blockquote h1 h2 h4 br hr img main article section nav aside footer form button details summary figure figcaption sup q em x-card svg template'.split(
    ' ',
  )
const attribute = fc.constantFrom(
  '',
  ' class="share sidebar"',
  ' class="content"',
  ' id="comments"',
  ' hidden',
  ' href="/x"',
  ' role="heading" aria-level="3"',
  ' colspan="3" rowspan="2"',
  ' alt="a picture"',
  ' style="display:none"',
  ' start="-7"',
  ' broken="',
)
const piece = fc.oneof(
  fc.tuple(fc.constantFrom(...tags), attribute).map(([tag, attributes]) => `<${tag}${attributes}>`),
  fc.constantFrom(...tags).map((tag) => `</${tag}>`),
  fc.string({ maxLength: 20, unit: 'grapheme' }),
  fc.lorem({ maxCount: 2, mode: 'sentences' }),
  fc.constantFrom(
    '&amp;',
    '&lt;b>',
    '&#0;',
    '&#xd800;',
    '<!--',
    '-->',
    '<![CDATA[',
    '\ud800',
    '|',
    '`',
    '# ',
  ),
)
const anyHtml = fc.array(piece, { maxLength: 60 }).map((pieces) => pieces.join(''))

/** The text of a body, or null where it is refused in the one way that is allowed. */
async function read(body: Uint8Array, contentType: string | null): Promise<string | null> {
  try {
    return (await extract({ body, contentType, url: null })).markdown
  } catch (error) {
    assert.ok(error instanceof ExtractionError, String(error))
    assert.match(error.message, /^The .*\.$/s)
    return null
  }
}

const assertClean = (markdown: string | null): void => {
  if (markdown === null) return
  assert.ok(markdown.isWellFormed())
  assert.doesNotMatch(markdown, /[[\p{Cc}\ufdd0-\ufdd2]--[\t\n]]/v)
  assert.doesNotMatch(markdown, /[ \t]$/m)
  assert.doesNotMatch(markdown, /\n\n\n(?!.*```)/s)
  assert.equal(markdown, markdown.replace(/^\n+|\s+$/g, ''))
}

describe('extract, laws', () => {
  it('reads or refuses any markup, and gives clean text', async () => {
    await fc.assert(
      fc.asyncProperty(anyHtml, async (html) => {
        assertClean(await read(new TextEncoder().encode(`<!doctype html>${html}`), 'text/html'))
      }),
      { numRuns: atDepth(300) },
    )
  })

  it('reads or refuses any bytes under any type', async () => {
    const type = fc.constantFrom(
      null,
      'text/html',
      'text/plain; charset=shift_jis',
      'text/csv',
      'application/json',
      'application/xhtml+xml',
      'text/markdown; charset="',
    )
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 300 }), type, async (body, contentType) => {
        assertClean(await read(body, contentType))
      }),
      { numRuns: atDepth(300) },
    )
  })

  it('gives the same text every time', async () => {
    await fc.assert(
      fc.asyncProperty(anyHtml, async (html) => {
        const body = new TextEncoder().encode(html)
        assert.equal(await read(body, 'text/html'), await read(body, 'text/html'))
      }),
      { numRuns: atDepth(100) },
    )
  })

  it('loses no word of the paragraphs, items and cells of a marked page', async () => {
    const word = fc.stringMatching(/^[a-z]{3,9}$/)
    const block = fc
      .tuple(
        fc.constantFrom(
          ['<p>', '</p>'],
          ['<ul><li>', '</li></ul>'],
          ['<h2>', '</h2>'],
          ['<pre>', '</pre>'],
          ['<table><tr><th>k</th><td>', '</td></tr></table>'],
          ['<blockquote>', '</blockquote>'],
          ['<dl><dt>k</dt><dd>', '</dd></dl>'],
        ),
        fc.array(word, { minLength: 1, maxLength: 12 }),
      )
      .map(([[open, close], words]) => ({ html: `${open}${words.join(' ')}${close}`, words }))
    await fc.assert(
      fc.asyncProperty(fc.array(block, { minLength: 1, maxLength: 12 }), async (written) => {
        const html = `<nav><a href="/">Home</a></nav><main>${written.map((one) => one.html).join('\n')}<pre>${'code '.repeat(60)}</pre></main>`
        const markdown = (await read(new TextEncoder().encode(html), 'text/html')) ?? ''
        const found: string[] = markdown.match(/[a-z]{3,9}/g) ?? []
        let at = -1
        for (const expected of written.flatMap(({ words }) => words)) {
          at = found.indexOf(expected, at + 1)
          assert.ok(at >= 0, `${expected} is lost in\n${markdown}\nof\n${html}`)
        }
      }),
      { numRuns: atDepth(200) },
    )
  })
})
