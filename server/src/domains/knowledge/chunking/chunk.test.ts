import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import fc from 'fast-check'
import { countTokens as countCl100k } from 'gpt-tokenizer/encoding/cl100k_base'
import { atDepth } from '../../../../test/depth.ts'
import { type Chunk, chunk } from './chunk.ts'

const settings = { maxTokens: 256, overlapTokens: 0 }

const texts = (chunks: readonly Chunk[]): string[] => chunks.map(({ text }) => text)
const headings = (chunks: readonly Chunk[]): string[] =>
  chunks.map((one) => one.headings.join(' > '))
const repeat = (text: string, times: number): string =>
  Array.from({ length: times }, () => text).join(' ')

// Pieces of what people upload, and of what nobody should: any order of them is a document.
const fragment = fc.oneof(
  fc.constantFrom(
    '# Title\n',
    '## Part **two**\n',
    `# ${'Long title '.repeat(9)}\n`,
    'Setext\n===\n',
    '- item one\n- item two\n  more of it\n',
    '```ts\nconst a = 1\n# no heading\n```\n',
    '~~~\nnever closed\n',
    '| a | b |\n|---|---|\n| 1 | 2 |\n',
    'Dr. Smith paid 3.50 € (about $4.10). He left!',
    '今天天气很好。我们去公园吧！',
    'ผู้ใหญ่หาผ้าใหม่ให้สะใภ้ใช้คล้องคอ ',
    '👨‍👩‍👧‍👦👍🏽🇩🇪',
    'e\u0301'.repeat(9),
    'z\u0335\u0321\u0327'.repeat(5),
    '<|endoftext|>',
    'x'.repeat(300),
    '\u00a0\u2003',
    '\r\n\r\n',
    '\n\n',
    ' ',
  ),
  fc.string({ maxLength: 40, unit: 'grapheme' }),
  fc.lorem({ maxCount: 3, mode: 'sentences' }),
)
const markdown = fc.array(fragment, { maxLength: 40 }).map((parts) => parts.join(''))
const anySettings = fc.integer({ min: 16, max: 200 }).chain((maxTokens) =>
  fc.record({
    maxTokens: fc.constant(maxTokens),
    overlapTokens: fc.integer({ min: 0, max: Math.floor(maxTokens / 2) }),
  }),
)

const check = (property: (text: string, chunks: Chunk[], maxTokens: number) => void): void =>
  fc.assert(
    fc.property(markdown, anySettings, (text, chosen) => {
      property(text, chunk(text, chosen), chosen.maxTokens)
    }),
    { numRuns: atDepth(150) },
  )

describe('chunk, of any Markdown and settings', () => {
  it('gives slices of the text, at consecutive positions', () => {
    check((text, chunks) => {
      for (const [index, one] of chunks.entries()) {
        assert.equal(one.text, text.slice(one.charStart, one.charEnd))
        assert.equal(one.text, one.text.trim())
        assert.notEqual(one.text, '')
        assert.equal(one.position, index)
      }
    })
  })

  it('leaves out nothing but white space', () => {
    check((text, chunks) => {
      let end = 0
      for (const { charStart, charEnd } of chunks) {
        assert.equal(text.slice(end, Math.max(end, charStart)).trim(), '')
        end = Math.max(end, charEnd)
      }
      assert.equal(text.slice(end).trim(), '')
    })
  })

  it('keeps to the budget by a count of its own, and says the count', () => {
    check((_, chunks, maxTokens) => {
      for (const one of chunks) {
        const tokens = countCl100k(one.text, { disallowedSpecial: new Set() })
        assert.ok(tokens <= maxTokens, `${tokens} tokens of ${maxTokens}`)
        assert.equal(one.tokenCount, tokens)
      }
    })
  })

  it('moves forward with each chunk', () => {
    check((_, chunks) => {
      for (const [index, one] of chunks.entries()) {
        const before = chunks[index - 1]
        assert.ok(!before || (one.charStart > before.charStart && one.charEnd > before.charEnd))
      }
    })
  })

  it('splits no surrogate pair', () => {
    check((text, chunks) => {
      for (const one of chunks) assert.equal(one.text.isWellFormed(), text.isWellFormed())
    })
  })

  it('gives the same chunks again', () => {
    fc.assert(
      fc.property(markdown, anySettings, (text, chosen) => {
        assert.deepEqual(chunk(text, chosen), chunk(text, chosen))
      }),
      { numRuns: 30 },
    )
  })
})

describe('chunk', () => {
  it('gives nothing for a text of white space', () => {
    assert.deepEqual(chunk(' \n\t\u00a0\n', settings), [])
  })

  it('keeps what fits in one chunk together', () => {
    const text = '# Guide\n\nOne.\n\n- two\n- three'
    assert.deepEqual(texts(chunk(text, settings)), [text])
  })

  it('names the headings that a chunk stands under, its own among them', () => {
    const body = repeat('Some words of the section.', 25)
    const text = `# Guide\n\n${body}\n\n## Set [up](/x)\n\n${body}\n\n### On \`Linux\` ##\n\n${body}\n\n## Use\n\n${body}`
    assert.deepEqual(headings(chunk(text, settings)), [
      'Guide',
      'Guide > Set up',
      'Guide > Set up > On Linux',
      'Guide > Use',
    ])
  })

  it('starts a chunk with a section, unless the chunk before is small', () => {
    const section = (name: string): string => `## ${name}\n\n${repeat('Some words.', 30)}`
    const text = ['A few words.', section('One'), section('Two')].join('\n\n')
    const [first, second] = texts(chunk(text, settings))
    assert.equal(first, `A few words.\n\n${section('One')}`)
    assert.equal(second, section('Two'))
  })

  it('joins small sections and names what they have in common', () => {
    const text = '# Questions\n\n## First?\n\nYes.\n\n## Second?\n\nNo.'
    const [only, ...rest] = chunk(text, settings)
    assert.deepEqual([only?.headings, rest], [['Questions'], []])
  })

  it('reads 400 characters of a heading and keeps 200', () => {
    for (const [line, heading] of [
      [`# [a](${'u'.repeat(390)})bcdefghij`, 'abcde'],
      [`# ${'x'.repeat(300)}`, 'x'.repeat(200)],
    ] as const) {
      assert.deepEqual(headings(chunk(`${line}\n\nText.`, settings)), [heading])
    }
  })

  it('reads a heading with an underline, and none inside code', () => {
    const text = 'Title\n=====\n\n```sh\n# comment\n```\n\nPart\n---\n\nText.'
    const chunks = chunk(text, { maxTokens: 16, overlapTokens: 0 })
    assert.deepEqual(headings(chunks), ['Title', 'Title > Part'])
  })

  it('moves a heading along with the text that it is for', () => {
    const filler = 'Filler words stand here.'
    const next = `## Next\n\n${repeat('More.', 47)}`
    const chunks = chunk(`${filler}\n\n${next}`, { maxTokens: 100, overlapTokens: 0 })
    assert.deepEqual(texts(chunks), [filler, next])
  })

  it('moves a heading of half a chunk along, and leaves a longer one', () => {
    const [filler, body] = [repeat('word', 20), repeat('word', 40)]
    for (const [words, moves] of [
      [49, true],
      [50, false],
    ] as const) {
      const heading = `# ${repeat('word', words)}`
      assert.equal(countCl100k(heading), words + 1)
      const text = [filler, heading, body].join('\n\n')
      assert.deepEqual(
        texts(chunk(text, { maxTokens: 100, overlapTokens: 0 })),
        moves ? [filler, `${heading}\n\n${body}`] : [`${filler}\n\n${heading}`, body],
      )
    }
  })

  it('cuts no paragraph, list, table or code that fits into a chunk of its own', () => {
    const blocks = [
      repeat('A paragraph of some words.', 12),
      Array.from({ length: 12 }, (_, i) => `- item ${i} of the list`).join('\n'),
      ['| a | b |', '|---|---|', ...Array.from({ length: 8 }, (_, i) => `| ${i} | x |`)].join('\n'),
      ['```', ...Array.from({ length: 12 }, (_, i) => `line_${i}()`), '```'].join('\n'),
    ]
    const chunks = chunk(blocks.join('\n\n'), { maxTokens: 100, overlapTokens: 0 })
    assert.deepEqual(texts(chunks), blocks)
  })

  it('keeps a paragraph whole that fills a chunk to the last token', () => {
    const half = repeat('word', 50)
    const full = repeat('word', 100)
    for (const gap of ['\n\n', '\n'.repeat(40), `\n\n${'\u2003\t'.repeat(20)}`]) {
      const chunks = chunk([half, full].join(gap), { maxTokens: 100, overlapTokens: 0 })
      assert.deepEqual(texts(chunks), [half, full])
      assert.equal(chunks[1]?.tokenCount, 100)
    }
    const first = chunk([full, half].join('\n\n'), { maxTokens: 100, overlapTokens: 0 })
    assert.deepEqual(texts(first), [full, half])
  })

  it('loses nothing after a heading that fills a chunk', () => {
    for (let words = 10; words < 20; words++) {
      const text = `# ${repeat('word', words)}\n${'漢'.repeat(50)}`
      const chunks = chunk(text, { maxTokens: 16, overlapTokens: 0 })
      assert.equal(texts(chunks).join('').replace(/\s/g, ''), text.replace(/\s/g, ''))
    }
  })

  it('names the columns of a table in each chunk that begins inside of it', () => {
    const row = (index: number) => `| Article ${index} | ${index}.99 EUR | ${index * 3} |`
    const rows = Array.from({ length: 60 }, (_, index) => row(index))
    const table = ['| Article | Price | Stock |', '| --- | ---: | --- |', ...rows].join('\n')
    const text = `# Prices\n\n${table}\n\nAll prices are net.`
    const chunks = chunk(text, { maxTokens: 128, overlapTokens: 16 })
    assert.deepEqual(chunks[0]?.headings, ['Prices'])
    for (const { headings } of chunks.slice(1)) {
      assert.deepEqual(headings, ['Prices', 'Article | Price | Stock'])
    }
    const bare = text.replace('| Article | Price | Stock |', '|  |  |  |')
    for (const { headings } of chunk(bare, { maxTokens: 128, overlapTokens: 16 })) {
      assert.deepEqual(headings, ['Prices'])
    }
  })

  it('cuts a table that is too long between its rows', () => {
    const rows = Array.from({ length: 60 }, (_, i) => `| row ${i} | value ${i} |`)
    const chunks = chunk(['| a | b |', '|---|---|', ...rows].join('\n'), {
      maxTokens: 64,
      overlapTokens: 0,
    })
    assert.ok(chunks.length > 5)
    for (const one of chunks) assert.match(one.text, /^\|.*\|$/s)
  })

  it('cuts code that is too long between its lines', () => {
    const lines = Array.from(
      { length: 80 },
      (_, i) => `log('Value ${i}. It is set. See line ${i}.')`,
    )
    const chunks = chunk(['```ts', ...lines, '```'].join('\n'), { maxTokens: 64, overlapTokens: 0 })
    const known = new Set([...lines, '```ts', '```'])
    for (const line of texts(chunks).flatMap((one) => one.split('\n')))
      assert.ok(known.has(line), line)
  })

  it('cuts a list that is too long between its items', () => {
    const items = Array.from({ length: 40 }, (_, i) => `- item ${i}\n  with a second line`)
    for (const one of chunk(items.join('\n'), { maxTokens: 64, overlapTokens: 0 })) {
      assert.match(one.text, /^- item \d+\n/)
    }
  })

  for (const [language, sentence] of [
    ['English', 'The train leaves at 9.30 from platform four.'],
    ['Chinese', '今天早上的火车从第四站台出发。'],
    ['Arabic', 'هل يغادر القطار من الرصيف الرابع؟'],
    ['Hindi', 'ट्रेन चौथे प्लेटफार्म से चलती है।'],
  ] as const) {
    it(`cuts a paragraph of ${language} between its sentences`, () => {
      const chunks = chunk(repeat(sentence, 40), { maxTokens: 100, overlapTokens: 0 })
      assert.ok(chunks.length > 3)
      for (const one of chunks) {
        assert.ok(one.text.startsWith(sentence) && one.text.endsWith(sentence), one.text)
      }
    })
  }

  it('cuts no sentence at an abbreviation, an initial, an ordinal or an opening quote', () => {
    for (const sentence of [
      'Dr. J. Smith came at 3 p.m. on Monday, e.g. by boat, and stayed.',
      'Das war z. B. am 3. März bei Prof. Weber in der Nähe.',
      '「なぜ港へ行くのか？と彼女は聞いた。」',
    ]) {
      const text = Array.from({ length: 40 }, () => sentence).join(' ')
      const chunks = chunk(text, { maxTokens: 60, overlapTokens: 0 })
      assert.ok(chunks.length > 5)
      for (const one of chunks.slice(0, -1)) assert.ok(one.text.endsWith(sentence), one.text)
    }
  })

  it('cuts between sentences however much white space parts them', () => {
    for (let spaces = 1; spaces < 20; spaces++) {
      const sentences = Array.from({ length: 20 }, () => 'The ship came to the end.')
      const text = sentences.join(' '.repeat(spaces))
      for (const one of chunk(text, { maxTokens: 20, overlapTokens: 0 }))
        assert.match(one.text, /^The .* end\.$/, `${spaces} spaces`)
    }
  })

  it('cuts a text without spaces between its words', () => {
    const words = new Intl.Segmenter('th', { granularity: 'word' })
    const text = 'เรือจอดอยู่ที่ท่าเรือทุกวันและออกทะเลในตอนเช้า'.repeat(30)
    const edges = new Set([...words.segment(text)].map(({ index }) => index))
    const chunks = chunk(text, { maxTokens: 64, overlapTokens: 0 })
    assert.ok(chunks.length > 5)
    for (const { charStart } of chunks) assert.ok(edges.has(charStart), String(charStart))
  })

  it('splits a run without any break between whole graphemes', () => {
    const family = '👨‍👩‍👧‍👦'
    const chunks = chunk(family.repeat(50), { maxTokens: 64, overlapTokens: 0 })
    assert.ok(chunks.length > 5)
    for (const one of chunks) assert.equal(one.text, family.repeat(one.text.length / family.length))
  })

  it('repeats whole sentences of a chunk in the next, within the overlap', () => {
    const sentences = Array.from({ length: 30 }, (_, i) => `Sentence number ${i} is here.`)
    const chunks = chunk(sentences.join(' '), { maxTokens: 60, overlapTokens: 20 })
    assert.ok(chunks.length > 3)
    for (const [index, one] of chunks.entries()) {
      const before = chunks[index - 1]
      if (!before) continue
      const shared = one.text.slice(0, before.charEnd - one.charStart)
      assert.match(shared, /^Sentence number/)
      assert.ok(countCl100k(shared) <= 20)
    }
  })

  it('repeats a single word where the overlap is one token', () => {
    const paragraph = repeat('word', 20)
    const text = [paragraph, paragraph].join('\n\n')
    const [, second] = chunk(text, { maxTokens: 30, overlapTokens: 1 })
    assert.equal(second?.text, `word\n\n${paragraph}`)
  })

  it('takes time in proportion to the length of a run without a break', () => {
    // Counted naively, each of these is minutes of work.
    for (const run of ['x', ' ', '=', '漢', '#', '|', '-', '\n- ']) {
      const chunks = chunk(`${run.repeat(200_000)}end`, settings)
      assert.ok((chunks.at(-1)?.text ?? '').endsWith('end'))
    }
  })
})
