import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { readPage } from './html-page.ts'
import { toMarkdown } from './markdown.ts'
import { parsePage } from './page-tree.ts'

const markdown = (html: string): string =>
  toMarkdown(parsePage(readPage(html, { isXml: false, keepHidden: false }).markup).body, new Set())

describe('toMarkdown, text', () => {
  it('keeps the ranks of headings and leaves permalinks out', () => {
    assert.equal(
      markdown('<h1>One <a href="#one">#</a></h1><h3><a href="#x">¶</a>Three</h3>'),
      '# One\n\n### Three',
    )
  })

  it('reads a heading by its role', () => {
    assert.equal(markdown('<div role="heading" aria-level="2">Two</div>'), '## Two')
  })

  it('collapses white space and ends paragraphs at blocks', () => {
    assert.equal(markdown('<p> a \n <b> b</b>c&nbsp;d </p>e<div>f</div>'), 'a bc d\n\ne\n\nf')
  })

  it('keeps single line breaks and takes double ones for paragraphs', () => {
    assert.equal(markdown('<p>a<br>b<br> <br>c</p>'), 'a\nb\n\nc')
  })

  it('leaves of a link its text and of emphasis nothing', () => {
    assert.equal(markdown('<p>See <a href="/x"><em>the</em> guide</a>!</p>'), 'See the guide!')
  })

  it('sets links in a row apart', () => {
    assert.equal(markdown('<a href="1">One</a><a href="2">Two</a>'), 'One Two')
  })

  it('gives the alternative text of images once, but no file names and no captions twice', () => {
    assert.equal(
      markdown(
        '<img alt="A red door"><img alt="A red door"><img alt="IMG_2.jpg"><figure><img alt="Door"><figcaption>The door</figcaption></figure>',
      ),
      'A red door\n\nThe door',
    )
  })

  it('keeps exponents from running into their base, and footnote marks with their word', () => {
    assert.equal(markdown('10<sup>6</sup> m<sup>2</sup> word<sup>1</sup>'), '10^6 m^2 word1')
  })

  it('escapes prose that looks like markup, and nothing else', () => {
    assert.equal(
      markdown('<p># 1 in town</p><p>&gt; 5 | x &lt;b&gt; 1 &lt; 2 snake_case *</p><p>| a</p>'),
      '\\# 1 in town\n\n\\> 5 | x \\<b> 1 < 2 snake_case *\n\n\\| a',
    )
  })

  it('drops characters that nobody sees and that break words', () => {
    assert.equal(
      markdown('<p>Donau\u00addampf\u200bschiff &#0;\u0007ok</p>'),
      'Donaudampfschiff �ok',
    )
  })
})

describe('toMarkdown, code', () => {
  it('fences a pre as it stands, with its language', () => {
    assert.equal(
      markdown('<pre><code class="hljs language-ts">if (a &lt; b) {\n\n  c()\n}\n</code></pre>'),
      '```ts\nif (a < b) {\n\n  c()\n}\n```',
    )
  })

  it('finds the language where highlighters note it', () => {
    for (const html of [
      '<pre class="brush: go;">x</pre>',
      '<div class="highlight-go notranslate"><div class="highlight"><pre>x</pre></div></div>',
      '<div class="highlight highlight-source-go"><pre>x</pre></div>',
      '<pre class="sourceCode go"><code>x</code></pre>',
      '<pre data-lang="Go">x</pre>',
      '<pre><code class="hljs go">x</code></pre>',
    ]) {
      assert.equal(markdown(html), '```go\nx\n```', html)
    }
    assert.equal(markdown('<pre class="language-none">x</pre>'), '```\nx\n```')
  })

  it('makes a fence longer than the fences in the code', () => {
    assert.equal(markdown('<pre>```\nx\n```</pre>'), '````\n```\nx\n```\n````')
  })

  it('ends lines where the page does without line ends', () => {
    assert.equal(markdown('<pre><div>a</div><div>b</div>c<br>d</pre>'), '```\na\nb\nc\nd\n```')
    const line = (text: string) =>
      `<span class="line" style="color:red; DISPLAY: block">${text}</span>`
    const lines = ['def f(x):', '    if x:', '        return 1']
    const fence = `\`\`\`\n${lines.join('\n')}\n\`\`\``
    assert.equal(markdown(`<pre><code>${lines.map(line).join('')}</code></pre>`), fence)
    assert.equal(markdown(`<pre><code>${lines.map(line).join('\n')}</code></pre>`), fence)
    assert.equal(markdown('<pre><span style="display:inline">a</span>b</pre>'), '```\nab\n```')
  })

  it('joins the pieces of inline code and lets backticks be', () => {
    assert.equal(
      markdown('<code>Vec</code><code>&lt;T&gt;</code> and <code>a`b</code>'),
      '`Vec<T>` and `` a`b ``',
    )
  })
})

describe('toMarkdown, lists', () => {
  it('nests lists under their items, without empty lines', () => {
    assert.equal(
      markdown(
        '<ul><li>a<ol start="3"><li>b</li><li></li><li>c</li></ol></li><li><p>d</p></li></ul>',
      ),
      '- a\n  3. b\n  4. c\n- d',
    )
  })

  it('numbers items as the page shows them, and keeps the marks of tasks', () => {
    assert.equal(
      markdown('<ol type="a"><li>x</li><li>y</li></ol><ol type="I" start="4"><li>z</li></ol>'),
      'a. x\nb. y\n\nIV. z',
    )
    assert.equal(markdown('<ol><li value="7">x</li><li>y</li></ol>'), '7. x\n8. y')
    assert.equal(
      markdown(
        '<ul><li><input type="checkbox" disabled checked> done</li><li><input type="checkbox" disabled> open</li></ul><label><input type="checkbox"> Only in stock</label>',
      ),
      '- ☒ done\n- ☐ open\n\nOnly in stock',
    )
  })

  it('keeps paragraphs, code and tables inside their item', () => {
    assert.equal(
      markdown(
        '<ol><li>a<p>b</p><pre>c\nd</pre></li><li><table><tr><th>x<th>y<tr><td>1<td>2</table></li></ol>',
      ),
      '1. a\n\n   b\n\n   ```\n   c\n   d\n   ```\n2. | x | y |\n   | --- | --- |\n   | 1 | 2 |',
    )
  })

  it('sets a heading inside an item as text, since it would end the list', () => {
    assert.equal(markdown('<ul><li><h3>Soup</h3>hot</li></ul>'), '- Soup\n\n  hot')
  })

  it('quotes paragraphs and lists', () => {
    assert.equal(
      markdown('<blockquote><p>a</p><ul><li>b</li></ul></blockquote>c'),
      '> a\n>\n> - b\n\nc',
    )
  })

  it('writes short definitions beside their terms and long ones as they are', () => {
    assert.equal(
      markdown(
        '<dl><dt>a</dt><dd>b</dd><dd>c</dd><div><dt>d</dt><dd><p>e</p><p>f</p></dd></div></dl>',
      ),
      'a\n: b\n: c\n\nd\n\ne\n\nf',
    )
  })
})

describe('toMarkdown, tables', () => {
  it('writes a table of data with its header, caption and escaped bars', () => {
    assert.equal(
      markdown(
        '<table><caption>Fares</caption><thead><tr><th>Zone</th><th>Fare</th></tr></thead><tbody><tr><td>A|B</td><td>2<br>€</td></tr></tbody></table>',
      ),
      'Fares\n\n| Zone | Fare |\n| --- | --- |\n| A\\|B | 2 € |',
    )
  })

  it('repeats what spans rows, and does not what spans columns', () => {
    assert.equal(
      markdown(
        '<table><tr><th>a<th>b<th>c<tr><td rowspan="2">x<td colspan="2">y<tr><td>1<td>2</table>',
      ),
      '| a | b | c |\n| --- | --- | --- |\n| x | y |  |\n| x | 1 | 2 |',
    )
  })

  it('takes bold cells for a header, and headings of rows for none', () => {
    assert.equal(
      markdown('<table><tr><td><b>a</b><td><b>b</b><tr><td>1<td>2</table>'),
      '| a | b |\n| --- | --- |\n| 1 | 2 |',
    )
    assert.equal(
      markdown('<table><tr><th>k<td>v<tr><th>l<td>w</table>'),
      '|  |  |\n| --- | --- |\n| k | v |\n| l | w |',
    )
    // Who marks the headings of rows would have marked those of columns.
    assert.equal(
      markdown('<table><tr><th>Berth<td>North<td>South<tr><th>Fee<td>12<td>9</table>'),
      '|  |  |  |\n| --- | --- | --- |\n| Berth | North | South |\n| Fee | 12 | 9 |',
    )
  })

  it('leaves out empty rows and columns', () => {
    assert.equal(
      markdown('<table><tr><th>a<th><th>b<tr><td><td><td><tr><td>1<td><td>2</table>'),
      '| a | b |\n| --- | --- |\n| 1 | 2 |',
    )
  })

  it('unfolds tables that only lay out the page', () => {
    assert.equal(markdown('<table><tr><td><h2>a</h2>b<td>c</table>'), '## a\n\nb\n\nc')
    assert.equal(
      markdown('<table role="presentation"><tr><td>a<td>b<tr><td>c<td>d</table>'),
      'a\n\nb\n\nc\n\nd',
    )
    assert.equal(
      markdown('<table><tr><td>a<td><table><tr><th>x<th>y<tr><td>1<td>2</table></table>'),
      'a\n\n| x | y |\n| --- | --- |\n| 1 | 2 |',
    )
  })
})
