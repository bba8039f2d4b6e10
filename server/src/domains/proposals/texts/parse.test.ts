import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { parseText } from './parse.ts'
import { TextFault } from './tree.ts'

const text = (value: string) => ({ type: 'text', text: value })
const paragraph = (...children: unknown[]) => ({ type: 'paragraph', children })

describe('parseText', () => {
  it('makes paragraphs, headings, emphasis, links, code, breaks and rules', () => {
    const source =
      '# One\n\nA *b* **c** `d`  \n[e](https://example.com/?a=1&b=2)\n\n---\n\n```js\nf\n```'
    assert.deepEqual(parseText(source), [
      { type: 'heading', level: 1, children: [text('One')] },
      paragraph(
        text('A '),
        { type: 'emphasis', children: [text('b')] },
        text(' '),
        { type: 'strong', children: [text('c')] },
        text(' '),
        { type: 'code', text: 'd' },
        { type: 'break' },
        { type: 'link', url: 'https://example.com/?a=1&b=2', children: [text('e')] },
      ),
      { type: 'rule' },
      { type: 'code', text: 'f' },
    ])
  })

  it('makes lists in lists, quotes and tables with their alignment', () => {
    const source = '3. a\n   - b\n\n> c\n\n| d | e |\n| - | -: |\n| f | {{totals.net | money}} |'
    const variable = {
      type: 'variable',
      raw: '{{totals.net | money}}',
      path: 'totals.net',
      format: 'money',
      fallback: null,
    }
    assert.deepEqual(parseText(source), [
      {
        type: 'list',
        start: 3,
        items: [
          [paragraph(text('a')), { type: 'list', start: null, items: [[paragraph(text('b'))]] }],
        ],
      },
      { type: 'quote', children: [paragraph(text('c'))] },
      {
        type: 'table',
        align: [null, 'right'],
        head: [[text('d')], [text('e')]],
        rows: [[[text('f')], [variable]]],
      },
    ])
  })

  it('shows HTML, and links and pictures of other schemes, as the text they are', () => {
    for (const source of [
      '<script>alert(1)</script>',
      '<b onclick="x()">a</b>',
      '[a](javascript:alert(1))',
      '[a](data:text/html,x)',
      '![a](https://example.com/a.png)',
      '<ftp://example.com>',
    ]) {
      const written = JSON.stringify(parseText(source))
      assert.doesNotMatch(written, /"(link|image)"/, source)
    }
    assert.deepEqual(parseText('<i>a</i>'), [paragraph(text('<i>a</i>'))])
    assert.deepEqual(parseText('[a](javascript:b)'), [paragraph(text('[a](javascript:b)'))])
  })

  it('takes pictures by the id of stored bytes alone, and none as a link', () => {
    assert.deepEqual(parseText('![A *lamp*](img_01)'), [
      paragraph({ type: 'image', imageId: 'img_01', alt: 'A *lamp*' }),
    ])
    assert.deepEqual(parseText('[a](img_01)'), [paragraph(text('a'))])
  })

  it('reads a variable with default and format, and keeps what is none as unknown', () => {
    const one = (source: string) => {
      const [block] = parseText(source)
      return block?.type === 'paragraph' ? block.children[0] : null
    }
    const variable = { type: 'variable', format: null, fallback: null }
    const plain = '{{ contact.custom.tier }}'
    assert.deepEqual(one(plain), { ...variable, raw: plain, path: 'contact.custom.tier' })
    const full = '{{contact.since | default: "a \\"*b*\\" }} c" | date}}'
    assert.deepEqual(one(full), {
      ...variable,
      raw: full,
      path: 'contact.since',
      format: 'date',
      fallback: 'a "*b*" }} c',
    })
    for (const raw of ['{{contact}}', '{{foo.bar}}', '{{contact.a | upcase}}', '{{contact.a b}}']) {
      assert.deepEqual(one(raw), { ...variable, raw, path: null }, raw)
    }
  })

  it('leaves escaped braces, braces in code and braces in addresses alone', () => {
    assert.deepEqual(parseText('\\{{contact.name}}'), [paragraph(text('{{contact.name}}'))])
    assert.deepEqual(parseText('`{{contact.name}}`'), [
      paragraph({ type: 'code', text: '{{contact.name}}' }),
    ])
    assert.deepEqual(parseText('```\n{{contact.name}}\n```'), [
      { type: 'code', text: '{{contact.name}}' },
    ])
    assert.deepEqual(parseText('[a](https://example.com/{{contact.name}})'), [
      paragraph({
        type: 'link',
        url: 'https://example.com/{{contact.name}}',
        children: [text('a')],
      }),
    ])
  })

  it('cannot be told which mark stands for a variable', () => {
    const source = '{{v0}} {{vv0}} {{contact.name}} \\{{v0}}'
    const raws = JSON.stringify(parseText(source)).match(/"raw":"[^"]*"/g)
    assert.deepEqual(raws, ['"raw":"{{v0}}"', '"raw":"{{vv0}}"', '"raw":"{{contact.name}}"'])
  })

  it('drops controls and what turns the direction of its surroundings', () => {
    assert.deepEqual(parseText('a\u202eb\u2066c\u0000d\u200ee'), [paragraph(text('abcd\u200ee'))])
  })

  it('refuses a text beyond its bounds with what to do', () => {
    assert.throws(() => parseText('a'.repeat(20_001)), TextFault)
    assert.doesNotThrow(() => parseText('😀'.repeat(20_000)))
    assert.throws(() => parseText('> '.repeat(30)), /up to 20 levels deep/)
    assert.throws(() => parseText(`${'*a '.repeat(40)}${'a* '.repeat(40)}`), /up to 20 levels deep/)
    assert.throws(() => parseText('*a* '.repeat(4_999)), /up to 5000 parts/)
  })
})
