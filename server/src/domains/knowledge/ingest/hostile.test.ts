import assert from 'node:assert/strict'
import { after, describe, it } from 'node:test'
import { deflateSync } from 'node:zlib'
import { atDepth } from '../../../../test/depth.ts'
import { docxFiles, makeDocx, makeXlsx, wordParagraph } from '../../../../test/fixtures/office.ts'
import { makePdf } from '../../../../test/fixtures/pdf.ts'
import { makeZip } from '../../../../test/fixtures/zip.ts'
import type { FailureCode } from '../failures.ts'
import type { ExtractionInput } from './extract-and-chunk.ts'
import { createExtractionPool, type ExtractionPool } from './extraction-pool.ts'

const extractionPool = createExtractionPool()
/** What needs memory without end must meet the bound, wherever that is. */
const tight = createExtractionPool({ cpuMs: 60_000, memoryMb: 400 })
/** A thirtieth of the time that a file may take. */
const hurried = createExtractionPool({ cpuMs: 1_000, memoryMb: 800 })
after(async () => {
  await hurried[Symbol.asyncDispose]()
  await extractionPool[Symbol.asyncDispose]()
  await tight[Symbol.asyncDispose]()
})
const { signal } = new AbortController()

const input = (body: Uint8Array, given: Partial<ExtractionInput> = {}): ExtractionInput => ({
  body,
  contentType: null,
  url: null,
  fileName: null,
  title: null,
  chunking: { maxTokens: 256, overlapTokens: 0 },
  embed: false,
  ...given,
})

interface Hostile {
  what: string
  body: () => Uint8Array
  given?: Partial<ExtractionInput>
  by?: ExtractionPool
  code: FailureCode
  says: RegExp
}

const html = { contentType: 'text/html' }
const markdown = { contentType: 'text/markdown' }
const blank = (megabytes: number): Buffer => Buffer.alloc(megabytes * 1024 * 1024, ' ')
const { 'word/document.xml': wordDocument = '', ...wordRest } = docxFiles(wordParagraph('Hello'))
const withDtd = (dtd: string): Buffer =>
  makeZip({
    ...wordRest,
    'word/document.xml': String(wordDocument).replace('?>', `?>${dtd}`).replace('Hello', '&b;'),
  })
const scan = { width: 1, height: 1, data: Buffer.from([0]), matrix: [612, 0, 0, 792, 0, 0] }
const letter = makePdf({ pages: [[{ text: 'Dear reader', y: 700 }]] })
const many = atDepth(100_000)
const shown = (count: number): string => count.toLocaleString('en')
const millionCells = `<row>${'<c/>'.repeat(1000)}</row>`.repeat(1000)
const values = `<row>${'<c><v>7</v></c>'.repeat(500)}</row>`

const table: Hostile[] = [
  {
    what: 'a Word document that unpacks to 201 MiB',
    body: () => makeZip({ ...wordRest, 'word/document.xml': blank(201) }),
    code: 'too_large',
    says: /unpacks to more than 200 MiB/,
  },
  {
    what: 'a Word document that unpacks to 1,000 times its size',
    body: () => makeZip({ ...wordRest, 'word/document.xml': blank(32) }),
    code: 'too_large',
    says: /unpacks to more than 400 times its size/,
  },
  {
    what: 'a Word document that hides what it unpacks to',
    body: () =>
      makeZip({ ...wordRest, 'word/document.xml': { content: blank(64), claimedBytes: 2000 } }),
    code: 'malformed_file',
    says: /is damaged/,
  },
  {
    what: 'an archive of 10,001 files',
    body: () =>
      makeZip(Object.fromEntries(Array.from({ length: 10_001 }, (_, n) => [`word/${n}.xml`, '']))),
    code: 'too_large',
    says: /more than 10,000 files/,
  },
  {
    what: 'a Word document with entities that laugh a billion times',
    body: () =>
      withDtd('<!DOCTYPE b [<!ENTITY a "haha"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;">]>'),
    code: 'malformed_file',
    says: /declares XML entities/,
  },
  {
    what: 'a Word document that asks for a file of the server',
    body: () => withDtd('<!DOCTYPE b [<!ENTITY b SYSTEM "file:///etc/passwd">]>'),
    code: 'malformed_file',
    says: /declares XML entities/,
  },
  {
    what: `a Word document of ${shown(many)} nested tables`,
    body: () => {
      const open = '<w:tbl><w:tr><w:tc>'.repeat(many)
      return makeDocx(`${open}<w:p/>${'</w:tc></w:tr></w:tbl>'.repeat(many)}`)
    },
    code: 'too_hard',
    says: /nested too deeply/,
  },
  {
    what: 'half of a Word document',
    body: () => makeDocx(wordParagraph('Hello')).subarray(0, 900),
    code: 'malformed_file',
    says: /is damaged/,
  },
  {
    what: 'a workbook of a million cells with nothing in them',
    body: () => makeXlsx([{ name: 'A', rows: millionCells }]),
    code: 'no_text',
    says: /no readable text/,
  },
  {
    what: 'a workbook with more than a million values',
    body: () => makeXlsx([{ name: 'A', rows: values.repeat(2001) }]),
    code: 'too_large',
    says: /more than 1,000,000 cells/,
  },
  {
    what: `a PDF of ${shown(many)} pages`,
    body: () => makePdf({ pages: Array.from({ length: many }, () => []) }),
    code: 'too_large',
    says: new RegExp(`has ${shown(many)} pages; the limit is 5,000`),
  },
  {
    what: 'a PDF locked with a password',
    body: () => makePdf({ pages: [[{ text: 'secret', y: 700 }]], locked: true }),
    code: 'encrypted',
    says: /locked with a password\. Remove/,
  },
  {
    what: 'a scanned PDF',
    body: () => makePdf({ pages: [[scan], [scan]] }),
    code: 'no_text',
    says: /2 pages but no text layer, like a scan/,
  },
  {
    what: 'a blank PDF',
    body: () => makePdf({ pages: [[], []] }),
    code: 'no_text',
    says: /All 2 pages of the PDF are blank/,
  },
  {
    what: 'half of a PDF',
    body: () => letter.subarray(0, letter.length / 2),
    code: 'malformed_file',
    says: /damaged or incomplete/,
  },
  {
    what: 'a PDF whose 4 KB unpack to 2 GB',
    body: () => {
      const bytes = deflateSync(deflateSync(blank(512)))
      const filter = '/Filter [/FlateDecode /FlateDecode]'
      return makePdf({ pages: [[], [], [], []], stream: { bytes, filter } })
    },
    by: tight,
    code: 'too_hard',
    says: /took more than 400 MB of memory/,
  },
  {
    what: 'a locked Word document',
    body: () =>
      Buffer.concat([
        Buffer.from('d0cf11e0a1b11ae1', 'hex'),
        Buffer.alloc(2000),
        Buffer.from('EncryptedPackage', 'utf16le'),
      ]),
    code: 'encrypted',
    says: /locked with a password/,
  },
  {
    what: 'HTML nested 100,000 levels deep',
    body: () => Buffer.from(`${'<div>'.repeat(100_000)}text`),
    given: html,
    code: 'too_hard',
    says: /nested more than 512 levels/,
  },
  {
    what: 'an empty page',
    body: () => Buffer.from('<!doctype html><title>Nothing</title><body></body>'),
    given: html,
    code: 'no_text',
    says: /The page has no readable text/,
  },
  {
    what: 'a page that only JavaScript can build',
    body: () =>
      Buffer.from(
        '<!doctype html><div id="root"></div><noscript>You need to enable JavaScript.</noscript><script src="/app.js"></script>',
      ),
    given: html,
    code: 'no_text',
    says: /JavaScript builds it in the browser/,
  },
  {
    what: 'a program named notes.txt',
    body: () =>
      Buffer.concat([Buffer.from('\x7fELF\x02\x01\x01\x00', 'latin1'), Buffer.alloc(5000)]),
    given: { contentType: 'text/plain', fileName: 'notes.txt' },
    code: 'unsupported_type',
    says: /The content is a program/,
  },
  {
    what: 'noise named notes.txt',
    body: () => Uint8Array.from({ length: 5000 }, (_, n) => (n * 7919) % 256),
    given: { contentType: 'text/plain', fileName: 'notes.txt' },
    code: 'binary_content',
    says: /binary data, declared as text\/plain/,
  },
  {
    what: 'an email of 300 nested parts',
    body: () => {
      const parts = Array.from(
        { length: 300 },
        (_, n) => `Content-Type: multipart/mixed; boundary="b${n}"\r\n\r\n--b${n}\r\n`,
      )
      return Buffer.from(`From: a@example.com\r\nMIME-Version: 1.0\r\n${parts.join('')}`)
    },
    code: 'malformed_file',
    says: /damaged or nested too deeply/,
  },
  {
    what: '30 MB of commas',
    body: () => Buffer.alloc(30_000_000, ','),
    given: { contentType: 'text/csv' },
    by: tight,
    code: 'too_hard',
    says: /took more than 400 MB of memory/,
  },
  {
    what: '30 MB of line ends',
    body: () => Buffer.alloc(30_000_000, '\n'),
    given: { contentType: 'text/plain' },
    code: 'no_text',
    says: /no readable text/,
  },
  {
    what: '30 MB of lines of one letter',
    body: () => Buffer.alloc(30_000_000, 'a\n\n'),
    given: { contentType: 'text/plain' },
    by: tight,
    code: 'too_hard',
    says: /took more than 400 MB of memory/,
  },
  {
    what: '30 MB of empty lists in JSON',
    body: () => Buffer.from(`[${'[],'.repeat(10_000_000)}[]]`),
    given: { contentType: 'application/json' },
    code: 'too_hard',
    says: /more than 3,000,000 values/,
  },
  {
    what: '40 MB of text',
    body: () => Buffer.alloc(40 * 1024 * 1024, 'Ships pass. '),
    given: { contentType: 'text/plain' },
    code: 'too_large',
    says: /more than 32 MiB of text/,
  },
]

const repeated = (text: string, bytes: number): Buffer => Buffer.alloc(bytes, text)
const plain = { contentType: 'text/plain' }

/** What once held a thread for as long as a minute, or everybody for seconds. */
const slow: [what: string, body: () => Uint8Array, given: Partial<ExtractionInput>][] = [
  ['a word of combining characters', () => repeated('a\u0301', 600_000), plain],
  ['a word of 600,000 letters', () => repeated('a', 600_000), plain],
  ['lines of one character', () => repeated('a\n', 1_000_000), plain],
  [
    'a table of 1,000 columns',
    () =>
      Buffer.from(`${Array.from({ length: 1_000 }, (_, i) => `v${i}`).join(',')}\n`.repeat(100)),
    { contentType: 'text/csv' },
  ],
  [
    'JSON 80 levels deep, 2,000 times',
    () =>
      Buffer.from(
        `[${Array(2_000)
          .fill(`${'{"a":['.repeat(40)}"Ships pass."${']}'.repeat(40)}`)
          .join(',')}]`,
      ),
    { contentType: 'application/json' },
  ],
  [
    'HTML 100 levels deep, 500 times',
    () => Buffer.from(`${'<div>'.repeat(100)}Ships pass.${'</div>'.repeat(100)}`.repeat(500)),
    html,
  ],
  ['HTML of links that never end', () => repeated('<a href="/x"><b>Ships ', 500_000), html],
  ['HTML of tables in tables', () => repeated('<table><tr><td>Ships ', 250_000), html],
  ['Markdown of emphasis that never ends', () => repeated('*a **b ', 500_000), markdown],
  ['Markdown of brackets', () => repeated('[![', 250_000), markdown],
]

/** How such a file may end, other than as text. */
const endings: ReadonlySet<string> = new Set<FailureCode>([
  'took_too_long',
  'too_hard',
  'too_large',
  'too_many_chunks',
  'no_text',
])

/** What became of it; the thread refuses, or its watch does. */
async function failureOf(
  by: ExtractionPool,
  given: ExtractionInput,
): Promise<{ code: string; message: string }> {
  const extraction = await by
    .extractAndChunk(given, signal, 'ours')
    .catch((error) => ({ kind: 'refused' as const, code: error.code, message: error.message }))
  assert.equal(extraction.kind, 'refused')
  return extraction as { code: string; message: string }
}

/** Reads what is easy, again where a busy machine could not even start a thread in the time. */
async function readInTime(by: ExtractionPool, given: ExtractionInput) {
  for (;;) {
    try {
      return await by.extractAndChunk(given, signal, 'ours')
    } catch (error) {
      if ((error as { code?: string }).code !== 'took_too_long') throw error
    }
  }
}

describe('hostile content', () => {
  for (const { what, body, given, by = extractionPool, code, says } of table) {
    it(`fails with ${code} when it is ${what}, and the next source is read`, async () => {
      const failure = await failureOf(by, input(body(), given))
      assert.equal(failure.code, code, failure.message)
      assert.match(failure.message, says)
      assert.match(failure.message, /^[A-Z].*\.$/)
      const next = await by.extractAndChunk(input(letter), signal, 'ours')
      assert.equal(next.kind === 'extracted' && next.extracted.markdown, 'Dear reader')
    })
  }

  for (const [what, body, given] of slow) {
    it(`ends within its time when it is ${what}, and the next source is read`, async () => {
      const extraction = await hurried
        .extractAndChunk(input(body(), given), signal, 'ours')
        .catch((error) => ({ kind: 'refused' as const, code: error.code as string }))
      if (extraction.kind === 'refused') assert.ok(endings.has(extraction.code), extraction.code)
      else assert.ok(extraction.chunks.length > 0)
      const next = await readInTime(hurried, input(letter))
      assert.equal(next.kind === 'extracted' && next.extracted.markdown, 'Dear reader')
    })
  }

  it('is read where only its declaration is wrong', async () => {
    const cyrillic = Buffer.from([0xcf, 0xf0, 0xe8, 0xf1, 0xf2, 0xe0, 0xed, 0xfc])
    const page = Buffer.concat([Buffer.from('<html lang="ru"><meta charset="utf-8"><p>'), cyrillic])
    const extraction = await extractionPool.extractAndChunk(input(page, html), signal, 'ours')
    assert.equal(extraction.kind === 'extracted' && extraction.extracted.markdown, 'Пристань')
    const pdf = await extractionPool.extractAndChunk(
      input(letter, { contentType: 'text/html', fileName: 'a.txt' }),
      signal,
      'ours',
    )
    assert.equal(pdf.kind === 'extracted' && pdf.extracted.markdown, 'Dear reader')
  })

  it('is read where a PDF claims a million pages and has one', async () => {
    const boast = makePdf({ pages: [[{ text: 'One page', y: 700 }]], claimedPages: 1_000_000 })
    const extraction = await extractionPool.extractAndChunk(input(boast), signal, 'ours')
    assert.equal(extraction.kind === 'extracted' && extraction.extracted.markdown, 'One page')
  })
})
