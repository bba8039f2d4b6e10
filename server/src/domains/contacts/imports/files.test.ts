import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { make } from '../../../../test/factories.ts'
import { makeWorkbook, textRow, workbookFiles } from '../../../../test/fixtures/workbook.ts'
import { makeZip } from '../../../../test/fixtures/zip.ts'
import { type Harness, harness } from '../../../../test/harness.ts'
import { countsOf, importContacts, uploadContacts } from '../../../../test/importing.ts'

const namesIn = async (app: Harness): Promise<unknown[]> =>
  (await app.owner.get('/v1/contacts?limit=100')).body.data
    .map(({ name }: { name: string }) => name)
    .toReversed()

describe('a CSV that is not as it should be', () => {
  for (const encoding of ['utf-8', 'windows-1252'] as const) {
    test(`in ${encoding} counts lines of cells with line breaks, short rows, NUL and too many cells`, async (t) => {
      const app = await harness(t)
      await countLines(app, encoding)
    })
  }

  /** CRLF, semicolons, a header twice, quoted delimiters and line breaks; with a byte order mark where there is one. */
  async function countLines(app: Harness, encoding: 'utf-8' | 'windows-1252'): Promise<void> {
    const csv = [
      'Name;Email;Company;Name',
      '"Two\nlines";a@example.com;"x;y"',
      'Short',
      '',
      'N\0UL;b@example.com;',
      'Shifted;c@example.com;Smith;; Sons',
      ';;',
      'L\xe9st;d@example.com;"a, ""b""";;',
    ].join('\r\n')
    const isUtf8 = encoding === 'utf-8'
    const result = await importContacts(
      app,
      isUtf8 ? Buffer.from(`\ufeff${csv}`) : Buffer.from(csv, 'latin1'),
    )
    assert.deepEqual([result.encoding, result.delimiter], [encoding, ';'])
    assert.deepEqual(
      result.columns.map(({ name }: { name: string }) => name),
      ['Name', 'Email', 'Company', 'Name (2)'],
    )
    assert.deepEqual(countsOf(result), { rowsRead: 5, created: 4, failed: 1, incomplete: 1 })
    const { text } = await app.owner.get(`/v1/contact-imports/${result.id}/errors`)
    const faults = text
      .split('\r\n')
      .slice(1, -1)
      .map((line: string) => line.split(',').slice(0, 3))
    assert.deepEqual(faults, [
      ['6', 'Name', 'validation_error'],
      ['7', '', 'malformed_row'],
    ])
    assert.deepEqual(await namesIn(app), ['Two\nlines', 'Short', null, 'L\xe9st'])
    const { data } = (await app.owner.get('/v1/contacts')).body
    assert.deepEqual([data[0].company, data[3].company], ['a, "b"', 'x;y'])
  }

  test('that is cut in the middle ends as partial with all rows before the cut', async (t) => {
    const app = await harness(t)
    const rows = Array.from({ length: 600 }, (_, at) => `"Name ${at}"`)
    const result = await importContacts(app, `Name\n${rows.join('\n')}\n"cut of`)
    assert.deepEqual(
      [result.status, countsOf(result)],
      ['partial', { rowsRead: 600, created: 600 }],
    )
    assert.partialDeepStrictEqual(result.error, { code: 'malformed_file', line: 602 })
  })

  test('that is cut in its first row fails, and sends contact_import.failed', async (t) => {
    const app = await harness(t)
    const { body } = await uploadContacts(app, 'Name\n"cut of')
    assert.match(body.error.message, /not closed/)
    const cards = 'BEGIN:VCARD\nVERSION:4.0\nFN:Ada\nEND:VCARD\n'
    const broken = `${cards.repeat(250)}BEGIN:VCARD\nVERSION:4.0\nFN:cut`
    const result = await importContacts(app, broken)
    assert.deepEqual(
      [result.status, countsOf(result)],
      ['partial', { rowsRead: 250, created: 250 }],
    )
    assert.partialDeepStrictEqual(result.error, { code: 'malformed_file', line: 1_001 })
  })
})

describe('a value that is nested 100,000 deep', () => {
  const deep = `${'['.repeat(100_000)}${']'.repeat(100_000)}`

  test('is refused with its line number in an NDJSON file', async (t) => {
    const app = await harness(t)
    const { status, body } = await uploadContacts(app, `{"name":"Ada","custom":{"a":${deep}}}\n`)
    assert.equal(status, 422)
    assert.match(body.error.message, /^Line 1 is nested deeper than 100 levels/)
  })

  test('is left out of its row in a CSV cell', async (t) => {
    const app = await harness(t)
    const result = await importContacts(app, `Name,custom\nAda,"{""a"":${deep}}"\nJoan,\n`)
    assert.deepEqual(countsOf(result), { rowsRead: 2, created: 2, incomplete: 1 })
    const { text } = await app.owner.get(`/v1/contact-imports/${result.id}/errors`)
    assert.match(text, /custom is nested deeper than 100 levels/)
  })
})

describe('a value that cannot be read', () => {
  test('does not reject its row, and several values in a cell are separated', async (t) => {
    const app = await harness(t)
    const csv = [
      'Name,Email,Phone,Country,externalId',
      'Ada,ada@example.com,110,DE,1.0',
      'Joan,joan@example.com ::: j@example.com,+4930123456 / +4930123457,Atlantis,1002,',
      'Grace,Grace <grace@example.com>,N/A,България,1003',
      'Alan,alan@example.com,+49 30 123458 ext. 5,,4.9E+12',
      'Mary,mary at example.com,-,,',
      ',,12,,',
      ',,,,',
    ].join('\n')
    const result = await importContacts(app, csv)
    assert.deepEqual(countsOf(result), { rowsRead: 6, created: 3, failed: 3, incomplete: 2 })
    const { data } = (await app.owner.get('/v1/contacts')).body
    assert.partialDeepStrictEqual(data.toReversed(), [
      { name: 'Ada', phone: null, externalId: '1', address: { country: 'DE' } },
      {
        ...{ name: 'Joan', email: 'joan@example.com', additionalEmails: ['j@example.com'] },
        ...{ phone: '+4930123456', additionalPhones: ['+4930123457'] },
      },
      { name: 'Grace', email: 'grace@example.com', address: { country: 'BG' } },
    ])
    const { text } = await app.owner.get(`/v1/contact-imports/${result.id}/errors`)
    const lines = text.split('\r\n').slice(1, -1)
    assert.deepEqual(
      lines.map((line: string) => line.split(',').slice(0, 2)),
      [
        ['2', 'Phone'],
        ['3', 'Country'],
        ['5', 'externalId'],
        ['6', 'Email'],
        ['7', 'Phone'],
      ],
    )
    assert.match(lines[2] ?? '', /a spreadsheet has shortened/)
  })
})

describe('telephone numbers', () => {
  const cases: [number: string, country: string | null, stored: string | RegExp][] = [
    ['+14155552671', 'DE', '+14155552671'],
    ['+447700900123', 'DE', '+447700900123'],
    ['+4407700900123', 'DE', '+447700900123'],
    ['+52 1 55 1234 5678', null, '+5215512345678'],
    ['4915112345678.0', 'GB', /is not a phone number/],
    ['+4915112345678.0', 'DE', '+4915112345678'],
    ['15112345678.00', 'DE', '+4915112345678'],
    ['4.91512E+12', 'DE', /is not a phone number/],
    ['+15551234567', null, '+15551234567'],
    ['+11234567890', null, '+11234567890'],
    ['+353209120000', null, '+353209120000'],
    ['+390612345678', null, '+390612345678'],
    ['+44 (0)20 7946 0958', null, '+442079460958'],
    ['+5215512345678', null, '+5215512345678'],
    ['+80012345678', null, '+80012345678'],
    ['+6834000', null, '+6834000'],
    ['+123', null, /is not a phone number/],
    ['+999', null, /is not a phone number/],
    ['+290123', null, /is not a phone number/],
    ['+1234567890123456', null, /is not a phone number/],
    ['+0123', null, /is not a phone number/],
    ['14155552671', null, /set defaultCountry/],
    ['14155552671', 'US', '+14155552671'],
    ['(415) 555-2671', 'US', '+14155552671'],
    ['030 123456', 'DE', '+4930123456'],
    ['0014155552671', 'DE', '+14155552671'],
    ['4915112345678', 'DE', /may be \+4915112345678 or \+494915112345678\. Write/],
    ['04915112345678', 'DE', '+494915112345678'],
    ['442079460958', 'GB', '+442079460958'],
    ['+12025550123', 'DE', '+12025550123'],
    ['+61491570006', 'DE', '+61491570006'],
    ['+1234567890', 'DE', '+1234567890'],
    ['+10155552671', 'DE', '+10155552671'],
    ['+39612345678', 'DE', '+39612345678'],
    ['+870773111632', 'DE', '+870773111632'],
    ['+979123456789', 'DE', '+979123456789'],
    ['+14155552671abc', 'US', /is not a phone number/],
    ['call +14155552671 now', 'US', /is not a phone number/],
    ['+14155552671;ext=12', 'US', /extension/],
    ['+1-800-FLOWERS', 'US', /is not a phone number/],
    ['+٩٦٦٥٠١٢٣٤٥٦٧', null, '+966501234567'],
    ['+\u200e14155552671', null, /invisible character/],
  ]
  test('are stored as E.164, or refused with a helpful error', async (t) => {
    const app = await harness(t)
    for (const [number, defaultCountry, stored] of cases) {
      const name = `${number} of ${defaultCountry}`
      const csv = `externalId,phone\n${name},${number}\n`
      const result = await importContacts(app, csv, { options: { defaultCountry } })
      if (typeof stored === 'string') {
        const { body } = await app.owner.get(
          `/v1/contacts/by/externalId/${encodeURIComponent(name)}`,
        )
        assert.equal(body.phone, stored, name)
        assert.equal((await app.owner.delete(`/v1/contacts/${body.id}`)).status, 204)
      } else {
        const { text } = await app.owner.get(`/v1/contact-imports/${result.id}/errors`)
        assert.match(text, stored, name)
      }
    }
  })
})

describe('a workbook', () => {
  test('is imported with shared and inline texts, dates, numbers and gaps', async (t) => {
    const app = await harness(t)
    const file = makeWorkbook({
      strings: [
        '<t>Name</t>',
        '<t>Since</t>',
        '<r><t>Ada </t></r><r><t>King</t></r><rPh><t>x</t></rPh>',
      ],
      styles: [0, 14, 'yyyy\\-mm\\-dd hh:mm'],
      rows: `<row r="1"><c r="A1" t="s"><v>0</v></c><c r="B1" t="s"><v>1</v></c><c r="D1" t="str"><v>phone</v></c></row>
        <row r="3"><c r="A3" t="s"><v>2</v></c><c r="B3" s="1"><v>45000</v></c><c r="D3"><v>4.930123456E9</v></c></row>
        <row r="4"><c r="A4" t="inlineStr"><is><t>Grace &amp; Co</t></is></c><c r="B4" s="2"><v>45000.5</v></c></row>`,
    })
    const mapping = { Name: 'name', Since: 'custom.since', phone: 'phone' }
    const result = await importContacts(app, file, { mapping, options: { defaultCountry: 'DE' } })
    assert.deepEqual([result.format, countsOf(result)], ['xlsx', { rowsRead: 2, created: 2 }])
    const { data } = (await app.owner.get('/v1/contacts')).body
    assert.partialDeepStrictEqual(data, [
      { name: 'Grace & Co', custom: { since: '2023-03-15 12:00:00' } },
      { name: 'Ada King', custom: { since: '2023-03-15' }, phone: '+4930123456' },
    ])
  })

  test('keeps leading zeros and texts of formatted numbers, and reads dates before March 1900', async (t) => {
    const app = await harness(t)
    const formats = ['00000', '0000000000', '&quot;K-&quot;0000', '(000) 000-0000', '#,##0', '0.00']
    const numbers = [2138, 612345678, 124, 2025550199, 1234, 5.5]
    const cells = [
      ...numbers.map((number, at) => `<c s="${at + 1}"><v>${number}</v></c>`),
      ...[1, 59, 61].map((day) => `<c s="7"><v>${day}</v></c>`),
    ]
    const names = cells.map((_, at) => `c${at}`)
    const file = makeWorkbook({
      styles: [0, ...formats, 14],
      rows: `${textRow(['Name', ...names])}<row><c t="str"><v>Ada</v></c>${cells.join('')}</row>`,
    })
    const mapping = Object.fromEntries(names.map((name) => [name, `custom.${name}`]))
    await importContacts(app, file, { mapping: { Name: 'name', ...mapping } })
    const [{ custom }] = (await app.owner.get('/v1/contacts')).body.data
    assert.deepEqual(
      names.map((name) => custom[name]),
      [
        ...['02138', '0612345678', 'K-0124', '(202) 555-0199', '1234', '5.5'],
        ...['1900-01-01', '1900-02-28', '1900-03-01'],
      ],
    )
  })

  test('is read from the sheet that options name', async (t) => {
    const app = await harness(t)
    const rows = textRow(['Name']) + textRow(['Ada'])
    const otherSheet = textRow(['Name']) + textRow(['Grace'])
    await importContacts(app, makeWorkbook({ rows, otherSheet }), { options: { sheet: 'Others' } })
    assert.deepEqual(await namesIn(app), ['Grace'])
    const missing = await importContacts(app, makeWorkbook({ rows }), {
      options: { sheet: 'None' },
    })
    assert.equal(missing.status, 'failed')
    assert.match(missing.error.message, /no sheet named None; it has People, Others/)
    const { data } = (await app.owner.get('/v1/events?type=contact_import.failed')).body
    assert.equal(data[0].data.error.message, missing.error.message)
  })

  test('is read in unusual forms: epoch 1904, a hidden sheet, formulas, errors, merged cells and wrong sizes', async (t) => {
    const app = await harness(t)
    const files = workbookFiles({
      styles: [0, 14, 20],
      rows: textRow(['Name']) + textRow(['Hidden']),
      otherSheet: `<row r="1"><c r="A1" t="str"><v>Name</v></c><c r="B1" t="str"><v>Since</v></c><c r="C1" t="str"><v>Email</v></c></row>
        <row r="2"><c r="A2" t="str"><f>CONCAT("A","da")</f><v>Ada</v></c><c r="B2" s="1"><f>B9+1</f><v>40000</v></c><c r="C2" t="e"><f>1/0</f><v>#DIV/0!</v></c></row>
        <row r="3"><c r="A3" t="inlineStr"><is><t>Two_x000A_lines _x005F_x000A_</t></is></c><c r="B3" s="2"><v>0.5</v></c></row>
        <row r="99999999999"><c t="str"><v>Late</v></c><c t="str"><v>=1+1</v></c><c t="str"><v>no address</v></c></row>
        <row r="1e999"><c t="str"><v>Later</v></c></row>`,
    })
    const change = (path: string, from: string, to: string): void => {
      assert.ok(files[path]?.includes(from))
      files[path] = files[path]?.replace(from, to) ?? ''
    }
    change('xl/workbook.xml', '<sheets>', '<workbookPr date1904="1"/><sheets>')
    change('xl/workbook.xml', 'name="People"', 'name="People" state="veryHidden"')
    const sheet = 'xl/worksheets/sheet2.xml'
    change(sheet, '<sheetData>', '<dimension ref="A1:XFD1048576"/><sheetData>')
    const merged = '<mergeCells count="1"><mergeCell ref="A2:A3"/></mergeCells>'
    change(sheet, '</sheetData>', `</sheetData>${merged}`)
    const mapping = { Name: 'name', Since: 'custom.since', Email: 'email' }
    const result = await importContacts(app, makeZip(files), { mapping })
    assert.deepEqual(
      [result.status, countsOf(result)],
      ['completed', { rowsRead: 4, created: 3, failed: 1 }],
    )
    const { text } = await app.owner.get(`/v1/contact-imports/${result.id}/errors`)
    assert.match(text, /\r\n4,Email,validation_error,.*,Late,'=1\+1,no address\r\n$/)
    assert.partialDeepStrictEqual((await app.owner.get('/v1/contacts')).body.data, [
      { name: 'Later' },
      { name: 'Two\nlines _x000A_', custom: { since: '12:00:00' } },
      { name: 'Ada', email: null, custom: { since: '2013-07-07' } },
    ])
  })

  const header = textRow(['Name'])
  const bombs: [what: string, file: Buffer, message: RegExp][] = [
    [
      'that says it unpacks to 2 GiB',
      makeZip({
        ...workbookFiles({ rows: header }),
        'xl/media/bomb.bin': { content: 'x', claimedBytes: 2 * 1024 ** 3 },
      }),
      /unpacks to more than 1 GiB/,
    ],
    [
      'that lies about its size',
      makeZip({
        ...workbookFiles({ rows: header }),
        'xl/worksheets/sheet1.xml': { content: 'x'.repeat(10_000), claimedBytes: 10 },
      }),
      /damaged or incomplete/,
    ],
    [
      'that unpacks to 1,000 times its size',
      makeWorkbook({ rows: header + textRow(['x'.repeat(40_000_000)]) }),
      /unpacks to more than 400 times its size/,
    ],
    [
      'nested 200 elements deep',
      makeWorkbook({ rows: `${header}${'<x>'.repeat(200)}${'</x>'.repeat(200)}` }),
      /damaged/,
    ],
    [
      'with a cell of 10 MB',
      makeWorkbook({ rows: header + textRow(['x'.repeat(10_000_000)]) }),
      /Row 2 has a cell of more than 32,767 characters/,
    ],
    [
      'with a tag of 10 MB',
      makeWorkbook({ rows: `${header}<row r="${'1'.repeat(10_000_000)}"/>` }),
      /a tag that is larger than 1 MiB/,
    ],
    [
      'with 16,384 columns',
      makeWorkbook({ rows: `<row r="1"><c r="XFD1" t="str"><v>far</v></c></row>` }),
      /more than 1,000 columns/,
    ],
    [
      'with entities of its own',
      makeZip({
        ...workbookFiles({ rows: header }),
        'xl/worksheets/sheet1.xml': '<!DOCTYPE a [<!ENTITY b "c">]><worksheet/>',
      }),
      /damaged/,
    ],
    ['that is cut', makeWorkbook({ rows: header }).subarray(0, 700), /damaged or incomplete/],
    ['that is a Word document', makeZip({ 'word/document.xml': '<x/>' }), /not an Excel workbook/],
    ['that LibreOffice wrote', makeZip({ 'content.xml': '<x/>' }), /Save the list as XLSX or CSV/],
  ]
  for (const [what, file, message] of bombs) {
    test(`${what} is refused by the name of its bound`, async (t) => {
      const app = await harness(t)
      const { status, body } = await uploadContacts(app, file)
      assert.equal(status, 422)
      assert.match(body.error.message, message)
    })
  }
})

describe('a card', () => {
  test('of version 3 or 4 is imported with every detail that contacts have a field for', async (t) => {
    const app = await harness(t)
    const card = [
      'BEGIN:VCARD',
      'VERSION:3.0',
      'N:Lovelace;Ada;;;',
      'FN:Ada Lovelace',
      'item1.EMAIL;TYPE=INTERNET:other@example.com',
      'EMAIL;TYPE=INTERNET,PREF:ada@example.com',
      'TEL;TYPE=CELL:(415) 555-2671',
      'ORG:Engines;Research',
      'TITLE:Engineer',
      'ADR:;;12 Square;London;;SW1;United Kingdom',
      'CATEGORIES:a,b',
      'PHOTO;ENCODING=b;TYPE=JPEG:aGVsbG8=',
      'END:VCARD',
      '',
    ].join('\r\n')
    const result = await importContacts(app, card, { options: { defaultCountry: 'US' } })
    assert.deepEqual([result.format, countsOf(result)], ['vcard', { rowsRead: 1, created: 1 }])
    const { body } = await app.owner.get('/v1/contacts/by/email/ada@example.com')
    assert.partialDeepStrictEqual(body, {
      name: 'Ada Lovelace',
      firstName: 'Ada',
      lastName: 'Lovelace',
      additionalEmails: ['other@example.com'],
      phone: '+14155552671',
      company: 'Engines',
      jobTitle: 'Engineer',
      address: { street: '12 Square', city: 'London', postalCode: 'SW1', country: 'GB' },
      tags: ['a', 'b'],
    })
  })
})

test('cards of an old phone are imported, with a name built from its parts', async (t) => {
  const app = await harness(t)
  const card = (...lines: string[]) => ['BEGIN:VCARD', 'VERSION:2.1', ...lines, 'END:VCARD', '']
  const file = [
    ...card(
      'N;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:Kiss;=C3=89va;;;',
      'TEL;CELL:06 30 123 4567',
    ),
    ...card('N:Lovelace;Ada', 'FN:Countess', 'EMAIL;INTERNET:ada@example.com'),
  ].join('\r\n')
  const result = await importContacts(app, file, { options: { defaultCountry: 'HU' } })
  assert.deepEqual(countsOf(result), { rowsRead: 2, created: 2 })
  assert.partialDeepStrictEqual((await app.owner.get('/v1/contacts')).body.data, [
    { name: 'Countess', firstName: 'Ada', email: 'ada@example.com' },
    { name: 'Éva Kiss', firstName: 'Éva', lastName: 'Kiss', phone: '+36301234567' },
  ])
})

test('deleting a contact deletes its import data', async (t) => {
  const app = await harness(t)
  const { id } = await make.contact(app, { externalId: 'a', name: 'Canary' })
  await importContacts(app, 'externalId,name\na,Other\n')
  await app.owner.delete(`/v1/contacts/${id}`)
  const { db } = app.context.database
  assert.deepEqual(await db.selectFrom('contact_import_changes').selectAll().execute(), [])
})
