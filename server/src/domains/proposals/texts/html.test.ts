import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import fc from 'fast-check'
import { parseDocument } from 'htmlparser2'
import { atDepth } from '../../../../test/depth.ts'
import { hostileTexts, tenMegabytes } from '../../../../test/fixtures/hostile-texts.ts'
import { fillTexts } from './fill.ts'
import { renderHtml } from './html.ts'
import { parseText } from './parse.ts'
import { HeadingLevels, TextFault } from './tree.ts'

const imageUrl = (imageId: string) => `/images/${imageId}`
const values = { language: 'en', currency: 'EUR', variables: {} }
const html = (source: string, variables: object = {}) =>
  renderHtml(fillTexts(parseText(source), { ...values, variables }).tree, { imageUrl })

const allowed: Record<string, string[]> = {
  ...Object.fromEntries(
    'p h2 h3 h4 h5 h6 ul li blockquote pre code hr table thead tbody tr em strong br'
      .split(' ')
      .map((tag) => [tag, []]),
  ),
  ol: ['start'],
  th: ['scope', 'class'],
  td: ['class'],
  a: ['href', 'rel'],
  img: ['src', 'alt', 'loading'],
}

/** Reads the page as a browser would, and refuses what no text may bring about. */
function assertInert(page: string): void {
  const visit = (nodes: ReturnType<typeof parseDocument>['children']) => {
    for (const node of nodes) {
      assert.ok(['tag', 'text'].includes(node.type), `a ${node.type} in ${page}`)
      if (!('attribs' in node)) continue
      assert.ok(node.name in allowed, `<${node.name}> in ${page}`)
      for (const [name, value] of Object.entries(node.attribs)) {
        assert.ok(allowed[node.name]?.includes(name), `${name} in ${page}`)
        if (name === 'href') assert.match(value, /^(https?:\/\/|mailto:)/i)
        if (name === 'src') assert.match(value, /^\/images\/img_[A-Za-z0-9]+$/)
      }
      visit(node.children)
    }
  }
  visit(parseDocument(page).children)
}

describe('renderHtml', () => {
  it('writes every node', () => {
    assert.equal(
      html('# A & B\n\n*a* **b** `<c>`\\\n[d](https://example.com/?a&b "t") ![e "f"](img_1)'),
      '<h2>A &amp; B</h2>\n<p><em>a</em> <strong>b</strong> <code>&lt;c&gt;</code><br>' +
        '<a href="https://example.com/?a&amp;b" rel="noopener noreferrer nofollow">d</a> ' +
        '<img src="/images/img_1" alt="e &quot;f&quot;" loading="lazy"></p>',
    )
    assert.equal(
      html('2. a\n\n   b\n\n> c\n\n---\n\n| d | e |\n|-|-:|\n| f | g |\n\n    h'),
      '<ol start="2"><li>a<p>b</p></li></ol>\n<blockquote><p>c</p></blockquote>\n<hr>\n' +
        '<table><thead><tr><th scope="col">d</th><th scope="col" class="align-right">e</th></tr></thead>' +
        '<tbody><tr><td>f</td><td class="align-right">g</td></tr></tbody></table>\n' +
        '<pre><code>h</code></pre>',
    )
  })

  it('leaves the first level to the page and skips none, over several texts', () => {
    const headings = new HeadingLevels()
    const page = ['# a\n\n#### b', '###### c\n\n## d'].map((source) =>
      renderHtml(fillTexts(parseText(source), values).tree, { imageUrl, headings }),
    )
    assert.deepEqual(page.join('').match(/<h\d>/g), ['<h2>', '<h3>', '<h4>', '<h3>'])
  })

  it('shows the value `**x** {{a}} <script>` as it is', () => {
    assert.equal(
      html('{{variables.x}}', { x: '**x** {{a}} <script>' }),
      '<p>**x** {{a}} &lt;script&gt;</p>',
    )
  })

  it('makes no markup out of the hostile corpus, in a text or in a value', () => {
    for (const [name, hostile] of Object.entries(hostileTexts)) {
      assertInert(html('a {{variables.x}} b', { x: hostile }))
      try {
        assertInert(html(hostile))
      } catch (error) {
        assert.ok(error instanceof TextFault, `${name}: ${error}`)
      }
    }
  })

  it('makes no markup out of a value of ten megabytes', () => {
    const page = html('{{variables.x}}', { x: tenMegabytes })
    assert.equal(page.length, '<p></p>'.length + '&lt;b&gt;{{a}}'.length * 1_000_000)
    assert.ok(!page.includes('<b>'))
  })

  it('makes no markup out of any text', () => {
    const pieces = fc.constantFrom(
      ...['<', '>', '"', "'", '&', '`', '*', '_', '[', ']', '(', ')', '!', '|', '\n', '\n\n', ' '],
      ...[
        '{{',
        '}}',
        '\\',
        '#',
        '-',
        '1.',
        'javascript:',
        'https://',
        'img_1',
        '&lt;',
        '&#x3c;',
        'a',
      ],
      ...[
        '<script>',
        'onerror=',
        '|-|-|\n',
        '{{variables.x}}',
        '{{v0}}',
        '\u202e',
        '\u0000',
        '```',
      ],
    )
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 60 }), fc.string(), (parts, value) => {
        assertInert(html(parts.join(''), { x: `${value}${parts.join('')}` }))
      }),
      { numRuns: atDepth(1_000) },
    )
  })
})
