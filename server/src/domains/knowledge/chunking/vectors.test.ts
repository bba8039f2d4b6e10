import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { test } from 'node:test'
import { type ChunkSettings, chunk } from './chunk.ts'

// A chunk that begins elsewhere is embedded again: a version that cuts otherwise makes every refresh of
// every base dear. Written anew with UPDATE_VECTORS=1, when that is what is wanted.
const file = new URL('../../../../test/fixtures/chunking/vectors.json', import.meta.url)

const settings: readonly ChunkSettings[] = [
  { maxTokens: 16, overlapTokens: 0 },
  { maxTokens: 40, overlapTokens: 20 },
  { maxTokens: 100, overlapTokens: 13 },
  { maxTokens: 300, overlapTokens: 60 },
]

const parts = [
  '# Title\n',
  '## Part **two**\n',
  `### ${'Long title '.repeat(45)}###\n`,
  '#### [A link](https://a.example/b) and `code`\n\n',
  'Setext\n===\n',
  'Other\n---\n',
  '- item one\n- item two\n  more of it\n\n',
  `1. ${'a step that has some words '.repeat(6)}\n2) the next\n\n`,
  `\`\`\`ts\nconst a = 1\n# no heading\n${'const long = "line"\n'.repeat(12)}\`\`\`\n`,
  '~~~\nclosed by more\n~~~~~\n',
  '| a | b |\n|---|---|\n| 1 | 2 |\n3 | 4\nno row\n\n',
  'a | b\n---|---\nc | d\n\n',
  'Dr. Smith paid 3.50 € (about $4.10). He left! Why? Nobody knows, e.g. not I. ',
  'Er kam am 3. Mai, z. B. mit dem Zug. Dann ging er. ',
  '今天天气很好。我们去公园吧！「好的。」他说。',
  'ผู้ใหญ่หาผ้าใหม่ให้สะใภ้ใช้คล้องคอ ',
  '👨‍👩‍👧‍👦👍🏽🇩🇪',
  'e\u0301'.repeat(40),
  'x'.repeat(70),
  'y'.repeat(1_040),
  `${' '.repeat(45)}spaced\t\t`,
  '\u00a0\u2003',
  '\r\n\r\n',
  '\n\n',
  'A paragraph of some length, so that several of them fill a chunk and the next one begins. ',
]

/** Documents of pieces in an order that looks random and is the same everywhere (Lehmer's generator). */
function* documents(count: number): Iterable<string> {
  let state = 42
  const next = (below: number): number => {
    state = (state * 48_271) % 2_147_483_647
    return state % below
  }
  for (let n = 0; n < count; n++) {
    yield Array.from({ length: 3 + next(40) }, () => parts[next(parts.length)]).join('')
  }
}

const hash = (value: unknown): string =>
  createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 12)

test('the same text is cut as the version before cut it', () => {
  const actual = [...documents(60)].map((text) =>
    settings.map((one) =>
      hash(
        chunk(text, one).map(({ charStart, charEnd, tokenCount, headings }) => [
          ...[charStart, charEnd, tokenCount],
          headings,
        ]),
      ),
    ),
  )
  if (process.env['UPDATE_VECTORS']) writeFileSync(file, `${JSON.stringify(actual, null, 1)}\n`)
  const expected = JSON.parse(readFileSync(file, 'utf8'))
  for (const [index, row] of actual.entries()) assert.deepEqual(row, expected[index], `${index}`)
})
