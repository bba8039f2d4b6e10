import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import fc from 'fast-check'
import type { Node } from 'prosemirror-model'
import { texts } from '../../../../../scripts/sample/texts.ts'
import { parseText } from '../../../../../server/src/domains/proposals/texts/parse.ts'
import {
  type DraftText,
  mapInlines,
  type Variable,
} from '../../../../../server/src/domains/proposals/texts/tree.ts'
import { atDepth } from '../../../../../server/test/depth.ts'
import { hostileTexts } from '../../../../../server/test/fixtures/hostile-texts.ts'
import { readText } from './read.ts'
import { schema } from './schema.ts'
import { writeText } from './write.ts'

/** Writes all parts anew, as if each had been edited. */
const writeAnew = (doc: Node): string => writeText(doc, { written: new Map(), tail: '' })

type Inlines = Extract<DraftText[number], { type: 'paragraph' }>['children']

/** The words with their marks, in whatever order the marks are nested. */
function runsOf(inlines: Inlines, marks: string[] = []): [string, string][] {
  return inlines.flatMap((one): [string, string][] => {
    if ('children' in one)
      return runsOf(one.children, [...marks, one.type === 'link' ? one.url : one.type])
    const text = one.type === 'variable' ? one.raw : 'text' in one ? one.text : `<${one.type}>`
    const own = one.type === 'code' ? ['code'] : []
    return [[[...marks, ...own].sort().join(), text]]
  })
}

/** As the server reads it, without spaces and empty parts that no page shows. */
function meaning(text: string): string {
  const blocks = mapInlines<Variable, never>(parseText(text), (inlines) => {
    const runs: [string, string][] = []
    for (const [marks, words] of runsOf(inlines)) {
      const last = runs.at(-1)
      const isSpace = words.trim() === '' || words === '<break>'
      if (last && (last[0] === marks || isSpace)) last[1] += words
      else runs.push([isSpace ? (last?.[0] ?? '') : marks, words])
    }
    const said = runs.map(([marks, words]) => [
      marks,
      words
        .replaceAll(/\s+/g, ' ')
        .replaceAll(/ ?<break> ?/g, '<break>')
        .replace(/(?:<break>)+$/, '')
        .trim(),
    ])
    return [{ type: 'text', text: JSON.stringify(said.filter(([, words]) => words !== '')) }]
  })
  return JSON.stringify(blocks)
    .replaceAll(
      /\{"type":"(?:paragraph|heading","level":\d)"?,"children":\[\{"type":"text","text":"\[\]"\}\]\},?/g,
      '',
    )
    .replaceAll(',]', ']')
}

/** Refuses a text that is not as it was after it was opened, or means another thing after it was edited. */
function isKept(source: string): boolean {
  const read = readText(source)
  if (!read) return false
  assert.equal(writeText(read.doc, read), source)
  const anew = writeAnew(read.doc)
  assert.equal(
    meaning(anew),
    meaning(source),
    `${JSON.stringify(source)} → ${JSON.stringify(anew)}`,
  )
  return true
}

const letters = [
  'Dear {{contact.firstName | default: "you"}},\n\nthank you for **your time**.\n',
  '## Plan\n\n1. Measure\n2. Make\n   - twice\n   - *well*\n3. Hang\n\n\n* a\n* b\n\n> said\n> so\n',
  'Line one\nline two  \nline three\\\nline four',
  '- loose\n\n- list\n\n  with words\n\n1) one\n2) two',
  'See [our work](https://example.com/a_b_(c)) and <https://example.com>, `code {{x}}` \\{{no}}.',
  '***both*** and **bold *in* it** and *a **b***',
  '*\n[ ](https://x.y)',
  '**a \na**',
]

describe('the text of a block', () => {
  test('is byte for byte as it was when it was opened, and means the same after an edit', () => {
    const samples = Object.values(texts)
    let shown = 0
    for (const text of [...letters, ...samples, ...Object.values(hostileTexts)]) {
      if (text.length <= 10_000 && isKept(text.toWellFormed())) shown++
    }
    for (const text of letters) assert.ok(readText(text), text)
    assert.ok(shown > letters.length + samples.length, String(shown))
  })

  test('is edited as it is written where a part of it cannot be shown', () => {
    for (const text of [
      ...['| a | b |\n| - | - |\n| 1 | 2 |', '```\ncode\n```', '    code', '![a](img_1)'],
      ...['[a]: https://example.com\n\n[a]', '[a](https://example.com "title")', 'a\tb', 'a\r\nb'],
      '[a](https://example.com/{{variables.x}})',
    ]) {
      assert.equal(readText(text), null, text)
    }
  })

  test('keeps the bytes of the parts beside the one that is edited', () => {
    const source = 'a  \nb\n\n\n* one\n* two\n\nlast line\n'
    const read = readText(source)
    assert.ok(read)
    const [first, second] = read.doc.children
    const edited = schema.node('paragraph', null, [schema.text('*new*')])
    const doc = schema.node('doc', null, [first as Node, second as Node, edited])
    assert.equal(writeText(doc, read), 'a  \nb\n\n\n* one\n* two\n\n\\*new\\*')
  })

  test('is kept whatever Markdown it is', () => {
    const pieces = [
      ...[
        'a',
        'b c',
        '1',
        ' ',
        '  ',
        '\n',
        '\n\n',
        '*',
        '**',
        '_',
        '`',
        '# ',
        '- ',
        '+ ',
        '1. ',
        '2) ',
      ],
      ...[
        '> ',
        '---',
        '===',
        '\\',
        '&amp;',
        '<b>',
        '[',
        '](https://x.y)',
        '{{contact.name}}',
        '{{',
        '}}',
      ],
      ...['(', ')', '.', '!', '"', '    ', '|', '~', '\u00a0', 'é', '👍', '<https://x.y>'],
    ]
    const texts = fc.array(fc.constantFrom(...pieces), { maxLength: 14 }).map((all) => all.join(''))
    fc.assert(
      fc.property(texts, (text) => void isKept(text)),
      { numRuns: atDepth(20_000) },
    )
  })

  test('says what was typed, whatever letters and marks it has', () => {
    const marks = fc.subarray(['strong', 'emphasis'])
    const words = fc.array(fc.constantFrom(...'ab 1.)-+#>*_`[]<&{!|~=\\:é'), {
      minLength: 1,
      maxLength: 6,
    })
    const runs = fc.array(fc.tuple(words, marks), { minLength: 1, maxLength: 4 })
    fc.assert(
      fc.property(fc.array(runs, { minLength: 1, maxLength: 3 }), (paragraphs) => {
        const doc = schema.node(
          'doc',
          null,
          paragraphs.map((all) =>
            schema.node(
              'paragraph',
              null,
              all.map(([text, names]) =>
                schema.text(
                  text.join(''),
                  names.map((name) => schema.mark(name)),
                ),
              ),
            ),
          ),
        )
        const written = writeAnew(doc)
        const read = readText(written)
        assert.ok(read, written)
        const said = (one: Node) =>
          one.children
            .map(({ textContent }) => textContent.replaceAll(/\s+/g, ' ').trim())
            .filter(Boolean)
        assert.deepEqual(said(read.doc), said(doc), written)
      }),
      { numRuns: atDepth(20_000) },
    )
  })
})
