import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import {
  docxFiles,
  makeDocx,
  makePptx,
  makeXlsx,
  slideShape,
  wordParagraph,
} from '../../../../../test/fixtures/office.ts'
import { makeWorkbook } from '../../../../../test/fixtures/workbook.ts'
import { makeZip } from '../../../../../test/fixtures/zip.ts'
import { extract } from '../extract.ts'

const read = (body: Uint8Array) => extract({ body, contentType: null, url: null })

describe('a Word document', () => {
  const cell = (text: string): string => `<w:tc>${wordParagraph(text)}</w:tc>`
  const body = [
    wordParagraph('Harbour rules', { style: 0 }),
    wordParagraph('Mooring', { style: 1 }),
    wordParagraph('Boats moor at the <b> &amp; pier.'.replace('<b>', '&lt;b&gt;')),
    wordParagraph('Lines fore and aft', { item: true }),
    wordParagraph('Fenders out', { item: true }),
    wordParagraph('Fees', { style: 2 }),
    `<w:tbl><w:tr><w:trPr><w:tblHeader/></w:trPr>${cell('Length')}${cell('Fee')}</w:tr><w:tr>${cell('8 m')}${cell('12 €')}</w:tr></w:tbl>`,
  ].join('')

  it('keeps headings, lists and tables, and its title and date', async () => {
    assert.deepEqual(await read(makeDocx(body, 'Rules of 2026')), {
      markdown:
        '# Harbour rules\n\n# Mooring\n\nBoats moor at the \\<b> & pier.\n\n- Lines fore and aft\n- Fenders out\n\n## Fees\n\n| Length | Fee |\n| --- | --- |\n| 8 m | 12 € |',
      title: 'Rules of 2026',
      language: null,
      charset: null,
      publishedAt: '2026-03-01T08:00:00.000Z',
      warnings: [],
    })
  })

  it('goes by its first heading when its properties name no title', async () => {
    assert.equal((await read(makeDocx(body))).title, 'Harbour rules')
  })

  it('says what was inserted and not what was deleted', async () => {
    const changed =
      '<w:p><w:r><w:t>Open </w:t></w:r><w:del><w:r><w:delText>never</w:delText></w:r></w:del><w:ins><w:r><w:t>always</w:t></w:r></w:ins></w:p>'
    assert.equal((await read(makeDocx(changed))).markdown, 'Open always')
  })

  const withFiles = (body: string, more: Record<string, string>, relations = '') => {
    const files = docxFiles(body)
    const path = 'word/_rels/document.xml.rels'
    const all = String(files[path]).replace('</Relationships>', `${relations}</Relationships>`)
    return makeZip({ ...files, [path]: all, ...more })
  }
  const space =
    'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" xmlns:w14="http://schemas.microsoft.com/office/word/2010/wordml"'

  it('has the numbers of its clauses as they are shown', async () => {
    const level = (at: number, format: string, text: string, more = '') =>
      `<w:lvl w:ilvl="${at}"><w:start w:val="1"/><w:numFmt w:val="${format}"/>${more}<w:lvlText w:val="${text}"/></w:lvl>`
    const numbering = `<w:numbering ${space}><w:abstractNum w:abstractNumId="7">${level(0, 'decimal', '%1.', '<w:pStyle w:val="S1"/>')}${level(1, 'decimal', '%1.%2')}${level(2, 'lowerLetter', '(%3)')}${level(3, 'bullet', '•')}${level(4, 'upperRoman', '%5')}</w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="7"/></w:num><w:num w:numId="2"><w:abstractNumId w:val="7"/><w:lvlOverride w:ilvl="1"><w:startOverride w:val="5"/></w:lvlOverride></w:num></w:numbering>`
    const styles = `<w:styles ${space}><w:style w:type="paragraph" w:styleId="S1"><w:name w:val="heading 1"/><w:pPr><w:numPr><w:numId w:val="1"/></w:numPr></w:pPr></w:style><w:style w:type="paragraph" w:styleId="S9"><w:name w:val="Clause"/><w:basedOn w:val="S1"/></w:style></w:styles>`
    const paragraph = (text: string, list?: string, at = 0, style?: string) =>
      `<w:p><w:pPr>${style ? `<w:pStyle w:val="${style}"/>` : ''}${list ? `<w:numPr><w:ilvl w:val="${at}"/><w:numId w:val="${list}"/></w:numPr>` : ''}</w:pPr><w:r><w:t>${text}</w:t></w:r></w:p>`
    const body = [
      paragraph('Scope', undefined, 0, 'S1'),
      paragraph('Anything.'),
      paragraph('The parties', '1', 1),
      paragraph('Ada', '1', 2),
      paragraph('Bo', '1', 2),
      paragraph('a point', '1', 3),
      paragraph('The place', '1', 1),
      paragraph('Liability', undefined, 0, 'S1'),
      paragraph('Nobody', '1', 1),
      paragraph('Later', '2', 1),
      paragraph('Fourth', '1', 4),
      paragraph('By its style', undefined, 0, 'S9'),
      paragraph('No number', '0', 0, 'S1'),
      '<w:p><w:pPr><w:pPrChange><w:pPr><w:numPr><w:ilvl w:val="0"/><w:numId w:val="1"/></w:numPr></w:pPr></w:pPrChange></w:pPr><w:r><w:t>No number any more</w:t></w:r></w:p>',
    ].join('')
    const { markdown } = await read(
      withFiles(body, { 'word/numbering.xml': numbering, 'word/styles.xml': styles }),
    )
    assert.equal(
      markdown,
      '# 1. Scope\n\nAnything.\n\n1.1 The parties\n\n(a) Ada\n\n(b) Bo\n\n- a point\n\n1.2 The place\n\n# 2. Liability\n\n2.1 Nobody\n\n2.5 Later\n\nI Fourth\n\n3. By its style\n\n# No number\n\nNo number any more',
    )
  })

  it('says what stands in text boxes, margins and equations, once, and which boxes are ticked', async () => {
    const box = (text: string) => `<w:txbxContent>${wordParagraph(text)}</w:txbxContent>`
    const drawing = (text: string) =>
      `<w:drawing><wp:inline xmlns:wp="wp"><wps:txbx xmlns:wps="wps">${box(text)}</wps:txbx></wp:inline></w:drawing>`
    const both = `<mc:AlternateContent xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006"><mc:Choice>${drawing('Twice kept')}</mc:Choice><mc:Fallback><w:pict><v:textbox xmlns:v="urn:schemas-microsoft-com:vml">${box('Twice kept')}</v:textbox></w:pict></mc:Fallback></mc:AlternateContent>`
    const tick = (state: number, text: string) =>
      `<w:p><w:sdt><w:sdtPr><w14:checkbox xmlns:w14="http://schemas.microsoft.com/office/word/2010/wordml"><w14:checked w14:val="${state}"/></w14:checkbox></w:sdtPr><w:sdtContent><w:r><w:t>☒</w:t></w:r></w:sdtContent></w:sdt><w:r><w:t> ${text}</w:t></w:r></w:p>`
    const m = (name: string, content: string) => `<m:${name}>${content}</m:${name}>`
    const t = (text: string) => m('r', m('t', text))
    const root = m(
      'rad',
      m('deg', '') + m('e', m('sSup', m('e', t('b')) + m('sup', t('2'))) + t('-4ac')),
    )
    const equation = `<m:oMathPara xmlns:m="http://schemas.openxmlformats.org/officeDocument/2006/math">${m('oMath', t('x=') + m('f', m('num', t('-b ± ') + root) + m('den', t('2a'))))}</m:oMathPara>`
    const body = `<w:p><w:r><w:t>Before.</w:t></w:r><w:r>${drawing('A callout &amp; more')}</w:r></w:p><w:p><w:r>${both}</w:r><w:r><w:t>After.</w:t></w:r></w:p>${tick(1, 'I agree')}${tick(0, 'Send news')}<w:p>${equation}</w:p>`
    const relation = (id: string, type: string) =>
      `<Relationship Id="${id}" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/${type}" Target="${id}.xml"/>`
    const page =
      '<w:p><w:r><w:t>Page </w:t><w:instrText> PAGE </w:instrText><w:t>1</w:t></w:r></w:p>'
    const margin = (text: string) => `<w:hdr ${space}>${wordParagraph(text)}${page}</w:hdr>`
    const { markdown } = await read(
      withFiles(
        body,
        {
          'word/h1.xml': margin('Harbour Ltd, confidential'),
          'word/h2.xml': margin('Harbour Ltd, confidential'),
          'word/f1.xml': margin('Version 3'),
        },
        relation('h1', 'header') + relation('h2', 'header') + relation('f1', 'footer'),
      ),
    )
    assert.equal(
      markdown,
      'Harbour Ltd, confidential\n\nBefore.\n\nA callout & more\n\nAfter.\n\nTwice kept\n\n☒ I agree\n\n☐ Send news\n\nx=(-b ± √(b^2-4ac))/2a\n\nVersion 3',
    )
  })

  const table = (properties: string, rows: readonly (readonly string[])[]): string =>
    `<w:tbl><w:tblPr>${properties}</w:tblPr>${rows
      .map((row) => `<w:tr>${row.map(cell).join('')}</w:tr>`)
      .join('')}</w:tbl>`
  const fees = [
    ['Berth', 'Length', 'Fee'],
    ['North', '8 m', '1,200.50'],
    ['South', '12 m', '(90)'],
  ]
  const headed = '| Berth | Length | Fee |\n| --- | --- | --- |\n| North | 8 m | 1,200.50 |'

  it('has as the header of a table what names its columns, in the files of each program', async () => {
    // Word with a plain grid, LibreOffice, Google Docs; none of them marks a row.
    for (const properties of [
      '<w:tblStyle w:val="TableGrid"/><w:tblLook w:val="04A0" w:firstRow="1" w:firstColumn="1"/>',
      '<w:tblW w:w="9638" w:type="dxa"/><w:tblLook w:val="0000" w:firstRow="0"/>',
      '<w:tblStyle w:val="Table1"/><w:tblLook w:val="0600"/>',
    ]) {
      const { markdown } = await read(makeDocx(table(properties, fees)))
      assert.ok(markdown.startsWith(headed), markdown)
    }
  })

  it('has no header over what is names and values, or text alone', async () => {
    for (const rows of [
      [
        ['Name', 'Ada'],
        ['Berth', 'North'],
        ['Length', '8 m'],
      ],
      [
        ['North', '8 m', '1,200.50'],
        ['South', '12 m', '(90)'],
      ],
      [
        ['Ropes', 'Mind the wet ones'],
        ['Fenders', 'Hang them out early'],
      ],
    ]) {
      // Word says of a plain grid, too, that it shows a first row.
      for (const properties of ['', '<w:tblStyle w:val="TableGrid"/><w:tblLook w:val="04A0"/>']) {
        const { markdown } = await read(makeDocx(table(properties, rows)))
        assert.match(markdown, /^\|(?:\s+\|)+\n\|(?: --- \|)+\n/)
      }
    }
  })

  it('has as the header of a table a first row that its style sets apart', async () => {
    const texts = [
      ['Rope', 'Advice'],
      ['Wet', 'Mind it'],
    ]
    const styles = `<w:styles ${space}><w:style w:type="table" w:styleId="Base"><w:tblStylePr w:type="firstRow"><w:rPr><w:b/></w:rPr></w:tblStylePr></w:style><w:style w:type="table" w:styleId="Accent"><w:basedOn w:val="Base"/></w:style></w:styles>`
    const files = docxFiles(
      [
        table('<w:tblStyle w:val="Accent"/><w:tblLook w:val="04A0"/>', texts),
        table('<w:tblStyle w:val="Accent"/><w:tblLook w:val="0480"/>', texts),
      ].join(wordParagraph('And:')),
    )
    const { markdown } = await read(makeZip({ ...files, 'word/styles.xml': styles }))
    assert.equal(
      markdown,
      '| Rope | Advice |\n| --- | --- |\n| Wet | Mind it |\n\nAnd:\n\n|  |  |\n| --- | --- |\n| Rope | Advice |\n| Wet | Mind it |',
    )
  })

  it('is told by what is in it, not by its name or type', async () => {
    const { markdown } = await extract({
      body: makeDocx(wordParagraph('Hello')),
      contentType: 'text/plain',
      url: null,
      fileName: 'notes.txt',
    })
    assert.equal(markdown, 'Hello')
  })

  it('is refused when a part of it is missing', async () => {
    const { 'word/document.xml': _, ...files } = docxFiles('')
    await assert.rejects(read(makeZip(files)), { code: 'malformed_file' })
  })
})

describe('a presentation', () => {
  const table = (rows: readonly (readonly string[])[]): string =>
    `<p:graphicFrame><a:tbl>${rows
      .map(
        (row) =>
          `<a:tr>${row.map((text) => `<a:tc><a:txBody><a:p><a:r><a:t>${text}</a:t></a:r></a:p></a:txBody></a:tc>`).join('')}</a:tr>`,
      )
      .join('')}</a:tbl></p:graphicFrame>`
  const slides = [
    {
      shapes:
        slideShape('Plan of the\u00a0year', 'ctrTitle') +
        slideShape('Dredge the basin\n>in April\nPaint the pier', 'body') +
        slideShape('17', 'sldNum'),
      notes: 'Thank the crew.',
    },
    { shapes: '' },
    {
      shapes:
        slideShape('Costs', 'title') +
        table([
          ['Work', 'Sum'],
          ['Dredging', '9 | 000'],
        ]) +
        slideShape('All without tax.') +
        '<mc:AlternateContent xmlns:mc="m"><mc:Fallback><p:sp><a:p><a:r><a:t>twice</a:t></a:r></a:p></p:sp></mc:Fallback></mc:AlternateContent>',
    },
  ]

  it('gives its slides in the order shown, with titles, items, tables and notes', async () => {
    const { markdown, title } = await read(makePptx(slides, 'Board meeting'))
    assert.equal(title, 'Board meeting')
    assert.equal(
      markdown,
      '## Slide 1: Plan of the year\n\n- Dredge the basin\n  - in April\n- Paint the pier\n\nNotes:\n\nThank the crew.\n\n## Slide 3: Costs\n\n| Work | Sum |\n| --- | --- |\n| Dredging | 9 \\| 000 |\n\nAll without tax.',
    )
  })

  it('says where each slide stands, by its number', async () => {
    const { markdown, pages = [] } = await read(makePptx(slides))
    assert.deepEqual(
      pages.map(({ page, charStart, charEnd }) => [
        page,
        markdown.slice(charStart, charEnd).slice(0, 11),
      ]),
      [
        [1, '## Slide 1:'],
        [3, '## Slide 3:'],
      ],
    )
    assert.equal(pages.at(-1)?.charEnd, markdown.length)
  })
})

describe('a workbook', () => {
  it('gives each visible sheet as a table under its name', async () => {
    const rows =
      '<row r="2"><c r="B2" t="s"><v>0</v></c><c r="D2" t="s"><v>1</v></c></row>' +
      '<row r="3"><c r="B3" t="inlineStr"><is><t>Pier | 7</t></is></c><c r="D3"><f>6*7</f><v>42.5</v></c></row>' +
      '<row r="4"><c r="B4" t="e"><v>#REF!</v></c><c r="D4" t="b"><v>1</v></c></row>'
    const { markdown, warnings } = await read(
      makeXlsx(
        [
          { name: 'Berths &amp; fees', rows },
          { name: 'Empty', rows: '<row r="1"/>' },
          { name: 'Lookup', rows, state: 'hidden' },
        ],
        ['Place', 'Fee<phoneticPr/>'],
      ),
    )
    assert.equal(
      markdown,
      '## Berths & fees\n\n| Place | Fee |\n| --- | --- |\n| Pier \\| 7 | 42.5 |\n|  | TRUE |',
    )
    assert.deepEqual(
      warnings.map(({ code, where }) => [code, where]),
      [['hidden_sheet_skipped', 'sheet Lookup']],
    )
  })

  it('gives a long sheet row by row, each value beside the name of its column', async () => {
    const rows = Array.from(
      { length: 40 },
      (_, n) =>
        `<row><c t="inlineStr"><is><t>${n ? `Boat ${n}` : 'Name'}</t></is></c><c t="inlineStr"><is><t>${n ? n * 2 : 'Metres'}</t></is></c></row>`,
    ).join('')
    const { markdown } = await read(makeXlsx([{ name: 'Boats', rows }]))
    assert.match(markdown, /^## Boats\n\n- Name: Boat 1; Metres: 2\n- Name: Boat 2; Metres: 4\n/)
    assert.match(markdown, /- Name: Boat 39; Metres: 78$/)
  })

  it('gives days and times as people see them, and numbers as they are', async () => {
    const cells = [
      ['46022', '1'],
      ['46022.75', '2'],
      ['0.5', '2'],
      ['46022', '0'],
      ['60', '1'],
      ['-1', '1'],
    ]
      .map(([value, style]) => `<c s="${style}"><v>${value}</v></c>`)
      .join('')
    const { markdown } = await read(makeXlsx([{ name: 'A', rows: `<row>${cells}</row>` }]))
    assert.match(
      markdown,
      /\| 2025-12-31 \| 2025-12-31 18:00:00 \| 12:00:00 \| 46022 \| 1900-02-29 \| -1 \|/,
    )
  })

  it('gives numbers as its reader sees them', async () => {
    const text = (value: string) => `<c t="inlineStr"><is><t>${value}</t></is></c>`
    const seen: readonly (readonly [style: number | string, stored: string, shown: string])[] = [
      ['[h]:mm', '1.086805555555556', '26:05'],
      ['[h]:mm:ss', '1.666666666666667', '40:00:00'],
      [46, '1.5', '36:00:00'],
      ['[mm]:ss', '0.0625', '90:00'],
      [10, '0.125', '12.50%'],
      [9, '7.0000000000000007E-2', '7%'],
      [0, '1.1000000000000001', '1.1'],
      [0, '0.30000000000000004', '0.3'],
      [4, '1234.5', '1,234.50'],
      ['#,##0.00 [$€-407]', '10', '10,00 €'],
      ['0000', '42', '0042'],
      ['0 &quot;km&quot;', '12', '12 km'],
    ]
    const rows = seen
      .map(([, stored], index) => `<row>${text('a')}<c s="${index}"><v>${stored}</v></c></row>`)
      .join('')
    const book = makeWorkbook({ rows, styles: seen.map(([style]) => style) })
    const { markdown } = await read(book)
    assert.deepEqual(
      [...markdown.matchAll(/\| a \| (.*) \|/g)].map(([, shown]) => shown),
      seen.map(([, , shown]) => shown),
    )
  })

  it('names what is merged over rows in each of them, and the columns below a title', async () => {
    const cell = (reference: string, value: string) =>
      `<c r="${reference}" t="inlineStr"><is><t>${value}</t></is></c>`
    const rows =
      `<row r="1">${cell('A1', 'Fees of 2026')}</row>` +
      `<row r="3">${cell('A3', 'Region')}${cell('B3', 'Boat')}${cell('C3', 'Fee')}</row>` +
      Array.from({ length: 40 }, (_, index) => {
        const line = index + 4
        const region = index === 0 ? cell('A4', 'North') : ''
        return `<row r="${line}">${region}${cell(`B${line}`, `Boat ${index}`)}<c r="C${line}"><v>${index}</v></c></row>`
      }).join('')
    const sheet = { name: 'Fees', rows, merged: ['A1:C1', 'A4:A43', 'broken'] }
    const { markdown } = await read(makeXlsx([sheet]))
    assert.match(
      markdown,
      /^## Fees\n\nFees of 2026\n\n- Region: North; Boat: Boat 0; Fee: 0\n- Region: North; Boat: Boat 1; Fee: 1\n/,
    )
    assert.match(markdown, /- Region: North; Boat: Boat 39; Fee: 39$/)
    const small = await read(makeXlsx([{ name: 'A', rows: rows.split('<row r="10">')[0] ?? '' }]))
    assert.match(small.markdown, /Fees of 2026\n\n\| Region \| Boat \| Fee \|\n/)
  })
})

describe('a book', () => {
  it('gives its chapters in the order of the spine, with title and language', async () => {
    const chapter = (text: string): string =>
      `<?xml version="1.0"?><!DOCTYPE html><html xmlns="http://www.w3.org/1999/xhtml"><head><title/></head><body>${text}</body></html>`
    const book = makeZip({
      mimetype: 'application/epub+zip',
      'META-INF/container.xml':
        '<container><rootfiles><rootfile full-path="OPS/book.opf"/></rootfiles></container>',
      'OPS/book.opf':
        '<package xmlns:dc="d"><metadata><dc:title>The Pier</dc:title><dc:language>en</dc:language></metadata><manifest><item id="a" href="text/two%20b.xhtml" media-type="application/xhtml+xml"/><item id="b" href="one.xhtml" media-type="application/xhtml+xml"/><item id="c" href="cover.png" media-type="image/png"/></manifest><spine><itemref idref="b"/><itemref idref="c"/><itemref idref="a"/></spine></package>',
      'OPS/one.xhtml': chapter('<h1>One</h1><p>It began.</p>'),
      'OPS/text/two b.xhtml': chapter('<h1>Two</h1><p>It ended.</p>'),
    })
    const { markdown, title, language } = await read(book)
    assert.deepEqual([title, language], ['The Pier', 'en'])
    assert.equal(markdown, '# One\n\nIt began.\n\n# Two\n\nIt ended.')
  })
})
