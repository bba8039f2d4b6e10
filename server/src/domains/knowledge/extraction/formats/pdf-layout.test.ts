import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { describe, it } from 'node:test'
import { makePdf, pdfOf } from '../../../../../test/fixtures/pdf.ts'
import { type Extracted, extract } from '../extract.ts'

type Lines = Parameters<typeof makePdf>[0]['pages'][number]

const read = (body: Buffer): Promise<Extracted> => extract({ body, contentType: null, url: null })
const markdownOf = async (name: string): Promise<string> =>
  (await read(readFileSync(new URL(`../../../../../test/fixtures/pdfs/${name}`, import.meta.url))))
    .markdown

/** One page of this content, with the fonts and fields that it names. */
const onePage = (content: string, fonts: string, fields: readonly string[] = []): Buffer => {
  const ids = fields.map((_, index) => `${6 + index} 0 R`).join(' ')
  return pdfOf([
    `<< /Type /Catalog /Pages 2 0 R /AcroForm << /Fields [${ids}] >> >>`,
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << /Font << ${fonts} >> >> /Annots [${ids}] >>`,
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    ...fields.map((field) => `<< /Type /Annot /Subtype /Widget /F 4 ${field} >>`),
  ])
}

const cid = (ordering: string, encoding: string): string =>
  `/F << /Type /Font /Subtype /Type0 /BaseFont /Some /Encoding /${encoding} /DescendantFonts [<< /Type /Font /Subtype /CIDFontType0 /BaseFont /Some /CIDSystemInfo << /Registry (Adobe) /Ordering (${ordering}) /Supplement 2 >> /FontDescriptor << /Type /FontDescriptor /FontName /Some /Flags 4 >> >>] >>`
const shown = (text: string): string =>
  `BT /F 12 Tf 72 700 Td <${Buffer.from(text, 'utf16le').swap16().toString('hex')}> Tj ET`

/** Two columns whose lines are drawn in turns. */
const interleaved = (left: readonly string[], right: readonly string[]): Lines =>
  left.flatMap((text, index) => [
    { text, x: 72, y: 700 - index * 14 },
    { text: right[index] ?? '', x: 320, y: 700 - index * 14 },
  ])

describe('the layout of a PDF', () => {
  it('puts what runs from right to left into the order of reading', async () => {
    assert.equal(
      await markdownOf('arabic.pdf'),
      'لا يمكن إرجاع الأجهزة خلال الأعياد إلا بعد 14 يومًا من الاستلام (المادة 7).',
    )
    assert.equal(
      await markdownOf('hebrew.pdf'),
      'ניתן להחזיר את Windows 11 תוך 14 ימים (או 17%) עד 14/05/2026.',
    )
  })

  it('reads what joins and what stands over letters as the program says it, or as it is drawn', async () => {
    for (const [name, text] of [
      // A cluster has one text beside several glyphs; of some glyphs the font tells nothing.
      ['arabic-chromium.pdf', 'يُخصَّص لَهُم البريد الإلكتروني.'],
      ['persian-chromium.pdf', 'تعمیرات انجام می‌شود؛ بسته‌بندی لازم است.'],
      // Each glyph of a cluster has the text of all of it.
      ['arabic-typst.pdf', 'مَنْ جَدَّ وَجَدَ، لَا يُخصَّص رصيفٌ يومًا.'],
      ['hebrew-typst.pdf', 'שָׁלוֹם רַב, הַכּוֹבֵשׁ אֶת יִצְרוֹ.'],
      // The first glyph of a cluster has its text, the others none.
      ['arabic-weasyprint.pdf', 'تُرفض إِنْ كانت مَنْ جَدَّ.'],
    ] as const) {
      assert.equal((await markdownOf(name)).normalize('NFC'), text.normalize('NFC'), name)
    }
  })

  it('tells columns apart that nearly touch, and no words that are drawn out of turn', async () => {
    assert.deepEqual((await markdownOf('hebrew-libreoffice.pdf')).split(/\n+/), [
      'תואם ל-Node.js 24, והטקסט נשמר כ-Markdown (UTF-8).',
      '| סעיף | 2025 | 2024 |',
      '| --- | --- | --- |',
      '| הכנסות | 12,450 | 11,320 |',
      '| מס הכנסה | 590 | 484 |',
      '| רווח נקי | 3,346 | 2,741 |',
    ])
  })

  it('keeps the hyphens that belong to a word and drops those of the end of a line', async () => {
    assert.equal(
      await markdownOf('hyphens.pdf'),
      'Extraordinarily comprehensive documentation notwithstanding responsibilities of internationalization. The part no. AB-1234 and e-mail to anna-maria@example.com.',
    )
    const texts = [
      'The re-entry is well-',
      'known and a state-of-the-',
      'art method for a re-',
      'entry, as is the sub-',
      'marine of AB-',
      '1234, pre- and post-',
      'war.',
    ]
    const { markdown } = await read(
      makePdf({ pages: [texts.map((text, index) => ({ text, y: 700 - index * 14 }))] }),
    )
    assert.equal(
      markdown,
      'The re-entry is well-known and a state-of-the-art method for a re-entry, as is the submarine of AB-1234, pre- and postwar.',
    )
  })

  it('reads fonts that are not embedded by the maps of their characters', async () => {
    const chinese = await read(onePage(shown('购买方名称'), cid('GB1', 'UniGB-UCS2-H')))
    assert.equal(chinese.markdown, '购买方名称')
    const japanese = await read(onePage(shown('返品期限'), cid('Japan1', 'UniJIS-UCS2-H')))
    assert.equal(japanese.markdown, '返品期限')
  })

  it('says which text has no meaning, and fails when all has none', async () => {
    const garbled = 'BT /F 12 Tf 72 700 Td <0003002400250003002600270003> Tj ET'
    const font = cid('Identity', 'Identity-H')
    await assert.rejects(read(onePage(garbled, font)), { code: 'no_text', message: /fonts do not/ })
    const { markdown, warnings } = await read(
      onePage(`${garbled} BT /G 12 Tf 72 650 Td (Plain) Tj ET`, `${font} /G 5 0 R`),
    )
    assert.equal(markdown, 'Plain')
    assert.deepEqual(
      warnings.map(({ code, where }) => [code, where]),
      [['characters_unreadable', 'page 1']],
    )
  })

  it('reads the values of a form beside their labels', async () => {
    const labels = ['Surname:', 'Country:', 'Agree:', 'Post:', 'Secret:']
    const content = labels
      .map((label, index) => `BT /F 12 Tf 72 ${700 - 30 * index} Td (${label}) Tj ET`)
      .join(' ')
    const rect = (row: number): string => `/Rect [180 ${696 - 30 * row} 380 ${712 - 30 * row}]`
    const { markdown } = await read(
      onePage(content, '/F 5 0 R', [
        `/FT /Tx /T (a) /V (Lovelace) ${rect(0)}`,
        `/FT /Ch /T (b) /Opt [[(at) (Austria)] [(pt) (Portugal)]] /V (pt) ${rect(1)}`,
        `/FT /Btn /T (c) /V /Yes /AS /Yes /AP << /N << /Yes 5 0 R /Off 5 0 R >> >> ${rect(2)}`,
        `/FT /Btn /T (d) /V /Off /AS /Off /AP << /N << /Yes 5 0 R /Off 5 0 R >> >> ${rect(3)}`,
        `/FT /Tx /Ff 8192 /T (e) /V (password) ${rect(4)}`,
      ]),
    )
    assert.deepEqual(
      markdown.split(/\n+/).filter((line) => line !== ''),
      ['Surname: Lovelace', 'Country: Portugal', 'Agree: ☒', 'Post: ☐', 'Secret:'],
    )
  })

  it('joins letters that stand apart, and keeps the items of a list', async () => {
    assert.equal(
      await markdownOf('lists.pdf'),
      '# SPACED WORDS\n\nBefore.\n\n- Passport\n- Photo\n1. Open\n2. Fill\n\nAfter.',
    )
  })

  it('reads columns one after another however they are drawn', async () => {
    const left = [
      'Boats that come in at night',
      'show three lights to the pilot',
      'and wait beyond the buoy.',
    ]
    const right = [
      'Boats that leave by day need',
      'no light but sound the horn',
      'twice before they cast off.',
    ]
    const { markdown } = await read(makePdf({ pages: [interleaved(left, right)] }))
    assert.equal(markdown, `${left.join(' ')}\n\n${right.join(' ')}`)
  })

  it('writes tables, with and without lines', async () => {
    const [unruled = '', ruled = ''] = (await markdownOf('tables.pdf')).split('\n\n')
    assert.deepEqual(unruled.split('\n'), [
      '|  | Group 2025 | Group 2024 |',
      '| --- | --- | --- |',
      '| Revenue | 1,204 | 998 |',
      '| Cost of sales of ropes and of nets to the members of the club | (310) | (287) |',
      '| Profit | 894 | 711 |',
    ])
    assert.deepEqual(ruled.split('\n').slice(2), [
      '| Cork | open all year but for two weeks in which the gates are painted |',
      '| Riga | closed |',
    ])
  })

  it('makes no table of contents, addresses and lists', async () => {
    const contents = [3, 9, 14, 20, 31, 44].map((page, row) => [
      `Chapter ${row + 1} on ropes`,
      page,
    ])
    const { markdown } = await read(
      makePdf({
        pages: [
          contents.flatMap(([text, page], row) => [
            { text: String(text), x: 72, y: 700 - row * 16 },
            { text: String(page), x: 500, y: 700 - row * 16 },
          ]),
          interleaved(
            ['Rope Works Ltd', '12 Pier Road', 'Cork'],
            ['Nets GmbH', 'Am Kai 7', 'Hamburg'],
          ),
        ],
      }),
    )
    assert.doesNotMatch(markdown, /\|/)
  })

  it('takes bold lines and numbers for headings, and no title from a number', async () => {
    const body =
      'BT /F 11 Tf 72 600 Td (The tide comes twice a day and goes as often, but never at the same hour.) Tj ET'
    const head = 'BT /B 11 Tf 72 640 Td (4.1 Tides and winds) Tj ET'
    const { markdown } = await read(
      onePage(
        `${head} ${body}`,
        '/F 5 0 R /B << /Type /Font /Subtype /Type1 /BaseFont /Helvetica-Bold >>',
      ),
    )
    assert.match(markdown, /^#+ 4\.1 Tides and winds\n\nThe tide/)
    const named = await read(
      makePdf({ title: '0001543151-22-000008', pages: [[{ text: 'Tides', y: 700 }]] }),
    )
    assert.equal(named.title, null)
  })
})
