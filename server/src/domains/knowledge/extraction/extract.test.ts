import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { describe, it } from 'node:test'
import { makeZip } from '../../../../test/fixtures/zip.ts'
import { type Extracted, ExtractionError, extract } from './extract.ts'

const from = (
  body: string | Uint8Array,
  contentType: string | null = null,
  url: string | null = null,
): Promise<Extracted> =>
  extract({
    body: typeof body === 'string' ? new TextEncoder().encode(body) : body,
    contentType,
    url,
  })
const refused = async (
  code: ExtractionError['code'],
  message: RegExp,
  ...input: Parameters<typeof from>
): Promise<void> =>
  assert.rejects(
    () => from(...input),
    (error) => {
      assert.ok(error instanceof ExtractionError)
      assert.equal(error.code, code)
      assert.match(error.message, message)
      return true
    },
  )

describe('extract, what a body is', () => {
  it('reads HTML under any type, and its metadata', async () => {
    const html =
      '<!-- made by hand --><!DOCTYPE html><html lang="en"><title>T</title><meta name="date" content="2024-01-01"><p>Hello &amp; welcome</p></html>'
    for (const type of ['text/html; charset=utf-8', 'text/plain', 'application/json', null]) {
      assert.deepEqual(await from(html, type), {
        markdown: 'Hello & welcome',
        title: 'T',
        language: 'en',
        charset: 'utf-8',
        publishedAt: '2024-01-01T00:00:00.000Z',
        warnings: [],
      })
    }
  })

  it('reads a fragment without a type as HTML, and Markdown that begins with tags as Markdown', async () => {
    assert.equal((await from('<h1>A</h1><p>b')).markdown, '# A\n\nb')
    const readme = '<h1 align="center">A</h1>\n\n- b'
    assert.equal((await from(readme, 'text/markdown')).markdown, readme)
  })

  it('reads plain text that is sent as HTML line by line', async () => {
    assert.equal((await from('one\ntwo 1 < 2', 'text/html')).markdown, 'one\ntwo 1 < 2')
  })

  it('keeps text and Markdown as they are, but for white space and line ends', async () => {
    assert.equal(
      (await from('\ufeffa  \r\n\r\n\r\n  b\tc\u0000\n', 'text/plain')).markdown,
      'a\n\n  b\tc',
    )
  })

  it('takes the title of Markdown from its front matter or first heading', async () => {
    assert.equal(
      (await from('intro\n\n# The `run` command ##\n', 'text/markdown')).title,
      'The run command',
    )
    assert.equal(
      (await from('---\ntitle: "Front"\n---\n# Other', null, 'https://x.test/a.md')).title,
      'Front',
    )
    assert.equal((await from('# Not a heading', 'text/plain')).title, null)
  })

  it('is not misled by names that every JavaScript object knows', async () => {
    assert.equal((await from('<constructor>a</constructor>', 'text/html')).markdown, 'a')
    assert.equal(
      (await from('text', 'constructor', 'https://x.test/a.constructor')).markdown,
      'text',
    )
  })

  it('tells plain text of one kind from another by the name', async () => {
    assert.equal(
      (await from('a,b\n1,2', 'text/plain', 'https://x.test/t.csv?v=2')).markdown,
      '- a: 1; b: 2',
    )
    assert.equal((await from('{"a":1}', 'text/plain', 'notes.txt')).markdown, '{"a":1}')
  })
})

describe('extract, CSV', () => {
  it('finds the names of the columns below a title, and the delimiter that a file is written with', async () => {
    const bank =
      'Kontoauszug Nr. 5, Konto 17\nZeitraum: 01.05.2026 - 31.05.2026\n\nBuchungstag;Empfänger;Betrag\n02.05.2026;Stadtwerke;-85,00\n03.05.2026;Arbeitgeber;2500,00\n'
    assert.equal(
      (await from(bank, 'text/csv')).markdown,
      'Kontoauszug Nr. 5, Konto 17\n\nZeitraum: 01.05.2026 - 31.05.2026\n\n- Buchungstag: 02.05.2026; Empfänger: Stadtwerke; Betrag: -85,00\n- Buchungstag: 03.05.2026; Empfänger: Arbeitgeber; Betrag: 2500,00',
    )
    for (const [csv, markdown] of [
      ['sep=;\nname;city\nAda;Paris, France\n', '- name: Ada; city: Paris, France'],
      ['"name", "city"\n"Ada", "Paris"\n', '- name: Ada; city: Paris'],
      [
        ',2024,2025\nRevenue,10,12\nCosts,7,8\n',
        '- Revenue; 2024: 10; 2025: 12\n- Costs; 2024: 7; 2025: 8',
      ],
      ['1,2\n3,4\n', '- 1, 2\n- 3, 4'],
      ['2024,2025\n2026,2027\n', '- 2024, 2025\n- 2026, 2027'],
    ] as const) {
      assert.equal((await from(csv, 'text/csv')).markdown, markdown)
    }
  })
})

describe('extract, JSON', () => {
  it('puts each value beside its name', async () => {
    const value = {
      name: 'Ada',
      note: null,
      tags: ['a', 'b'],
      address: {
        city: 'London',
        geo: [
          { lat: 51.5, lon: 0 },
          { lat: 1, more: { deep: true } },
        ],
      },
    }
    assert.equal(
      (await from(JSON.stringify(value), 'application/json')).markdown,
      '- name: Ada\n- tags: a, b\n- address:\n  - city: London\n  - geo:\n    - lat: 51.5; lon: 0\n    - lat: 1\n      - more:\n        - deep: true',
    )
  })

  it('reads a list of records, one a line', async () => {
    assert.equal(
      (await from('[{"id":1,"n":"x\\ny"},{"id":2}]')).markdown,
      '- id: 1; n: x\n  y\n- id: 2',
    )
  })

  it('keeps the digits of numbers as they are written', async () => {
    const json = '[{"id":12345678901234567890,"price":1.10,"far":1e400,"zero":-0,"n":7}]'
    assert.equal(
      (await from(json)).markdown,
      '- id: 12345678901234567890; price: 1.10; far: 1e400; zero: -0; n: 7',
    )
    assert.equal((await from('{"list":[1.50,2e3,3]}')).markdown, '- list: 1.50, 2e3, 3')
  })

  it('reads what only calls itself JSON as text', async () => {
    assert.equal((await from('{"a": 1,}', 'application/json')).markdown, '{"a": 1,}')
  })

  it('gives text that a database takes', async () => {
    const { markdown } = await from('{"a":"\\u0000x\\ud800"}', 'application/ld+json')
    assert.equal(markdown, '- a: x\ufffd')
  })

  it('refuses JSON nested without end', async () => {
    await refused('too_hard', /more than 100 levels/, `${'[{"a":'.repeat(200)}1${'}]'.repeat(200)}`)
    await refused('too_hard', /more than 100 levels/, `${'['.repeat(1e5)}${']'.repeat(1e5)}`)
  })
})

describe('extract, CSV', () => {
  it('writes each row with the names of its columns', async () => {
    assert.equal(
      (await from('name;city;note\r\nAda;"Lon;don";\r\nBo;Oslo;"two\nlines"', 'text/csv')).markdown,
      '- name: Ada; city: Lon;don\n- name: Bo; city: Oslo; note: two lines',
    )
  })

  it('takes a first row with numbers for data', async () => {
    assert.equal(
      (await from('1\t2.5\n3\t4', 'text/tab-separated-values')).markdown,
      '- 1, 2.5\n- 3, 4',
    )
  })

  it('survives broken quotes', async () => {
    assert.match((await from('a,b\n"1,2\n3,4', 'text/csv')).markdown, /1/)
  })
})

describe('extract, refusals', () => {
  it('names the format of a file that is no text, whatever its declared type', async () => {
    for (const [body, format] of [
      [makeZip({ 'readme.txt': 'Hello' }), /a ZIP archive/],
      [makeZip({ 'xl/workbook.bin': 'x' }), /an Excel binary workbook/],
      [makeZip({ mimetype: 'application/vnd.oasis.opendocument.text' }), /an OpenDocument file/],
      [Buffer.from('{\\rtf1\\ansi Hello}'), /an RTF document/],
      [Buffer.from('d0cf11e0a1b11ae100000000', 'hex'), /an older Microsoft Office document/],
      [Buffer.from('\x89PNG\r\n\x1a\n\0\0\0\x0dIHDR', 'latin1'), /a PNG image/],
      [Buffer.from('\x1f\x8b\x08\0\0\0\0\0', 'latin1'), /a gzip archive/],
    ] as const) {
      await refused('unsupported_type', format, body, 'text/html')
    }
  })

  it('does not take text that begins like a binary format for one', async () => {
    assert.equal(
      (await from('MZ is a prefix. BZh too.', 'text/plain')).markdown,
      'MZ is a prefix. BZh too.',
    )
  })

  it('refuses binary data of no known format', async () => {
    const noise = Uint8Array.from({ length: 5000 }, (_, index) => (index * 7919) % 256)
    await refused('binary_content', /declared as text\/plain/, noise, 'text/plain')
  })

  it('names the kinds of XML, and reads XHTML', async () => {
    await refused('unsupported_type', /an RSS feed/, '<?xml version="1.0"?><rss version="2.0"/>')
    await refused('unsupported_type', /a sitemap .*sitemap source/, '<urlset></urlset>', 'text/xml')
    assert.equal((await from('<feed me, please', 'text/plain')).markdown, '<feed me, please')
    await refused('unsupported_type', /<note>/, '<note>hi</note>', 'application/xml')
    const xhtml =
      '<?xml version="1.0"?><!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Strict//EN" ""><html xmlns="http://www.w3.org/1999/xhtml"><body><div/><p>ok</p></body></html>'
    assert.equal((await from(xhtml, 'application/xhtml+xml')).markdown, 'ok')
  })

  it('says that a page without text may be built by a script', async () => {
    const shell = readFileSync(
      new URL('../../../../test/fixtures/pages/script-shell.html', import.meta.url),
    )
    await refused('no_text', /JavaScript builds it in the browser/, shell, 'text/html')
    await refused(
      'no_text',
      /JavaScript/,
      '<body><div>You need to enable JavaScript to run this app.</div></body>',
      'text/html',
    )
  })

  it('refuses emptiness of every kind', async () => {
    for (const type of ['text/plain', 'text/markdown', 'text/csv', 'application/json', null]) {
      await refused('no_text', /no readable text/, ' \n\n', type)
    }
    await refused('no_text', /no readable text/, '{"a":[],"b":{"c":null}}', 'application/json')
    await refused('no_text', /no readable text/, '<p>— … —</p>', 'text/html')
  })
})
