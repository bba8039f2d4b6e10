import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { makePdf } from '../../../../../test/fixtures/pdf.ts'
import { type Extracted, extract } from '../extract.ts'
import { nameOfPages } from './pages.ts'

type Lines = Parameters<typeof makePdf>[0]['pages'][number]

const read = (shape: Parameters<typeof makePdf>[0]): Promise<Extracted> =>
  extract({ body: makePdf(shape), contentType: null, url: null })

/** Lines of text one below the other, from `y` down. */
const lines = (y: number, texts: readonly string[], x = 72): Lines =>
  texts.map((text, index) => ({ text, x, y: y - index * 14 }))

it('names pages in ranges, and of many the first', () => {
  assert.equal(nameOfPages([2, 3, 4, 9]), 'pages 2–4, 9')
  const odd = Array.from({ length: 23 }, (_, n) => 2 * n + 1)
  assert.match(nameOfPages(odd), /^pages 1, 3, .*, 39 and 3 more$/)
})

const picture = (matrix: readonly number[]): Lines[number] => ({
  width: 8,
  height: 8,
  data: Buffer.alloc(64, 7),
  matrix,
})

describe('a PDF', () => {
  it('gives paragraphs, headings by their size, and lists', async () => {
    const { markdown, title } = await read({
      title: 'Häfen 港',
      pages: [
        [
          { text: 'The harbour', y: 720, size: 22 },
          { text: 'Mooring', y: 690, size: 15 },
          ...lines(660, [
            'Boats moor at the pier, which was re-',
            'built last year. It holds ninety',
            'boats.',
          ]),
          ...lines(604, ['Ask the harbour master.']),
          ...lines(576, ['- fore and aft', '- with fenders', '  out'], 80),
        ],
      ],
    })
    assert.equal(title, 'Häfen 港')
    assert.equal(
      markdown,
      '# The harbour\n\n## Mooring\n\nBoats moor at the pier, which was rebuilt last year. It holds ninety boats.\n\nAsk the harbour master.\n\n- fore and aft\n- with fenders out',
    )
  })

  it('says where each page stands, and leaves out the ones without text', async () => {
    const { markdown, pages, warnings } = await read({
      pages: [lines(700, ['One.']), [picture([612, 0, 0, 792, 0, 0])], lines(700, ['Three.'])],
    })
    assert.equal(markdown, 'One.\n\nThree.')
    assert.deepEqual(
      warnings.map(({ code, where }) => [code, where]),
      [['pages_without_text', 'page 2']],
    )
    assert.deepEqual(pages, [
      { page: 1, charStart: 0, charEnd: 4 },
      { page: 3, charStart: 6, charEnd: 12 },
    ])
  })

  it('warns of pictures that fill a page, however they lie, and of no blank page', async () => {
    const { warnings } = await read({
      pages: [
        lines(700, ['One.']),
        [],
        [picture([70, 0, 0, 40, 500, 700])],
        [picture([0, 792, -612, 0, 612, 0])],
        // A receipt, and a scan in two strips.
        [picture([200, 0, 0, 500, 200, 100])],
        [picture([612, 0, 0, 396, 0, 396]), picture([612, 0, 0, 396, 0, 0])],
      ],
    })
    assert.deepEqual(
      warnings.map(({ code, where }) => [code, where]),
      [['pages_without_text', 'pages 4–6']],
    )
  })

  it('warns of letters that are drawn as shapes, and not of a frame', async () => {
    const frame = '0 0 612 792 re S\n'
    const drawn = (times: number) => ({
      bytes: Buffer.from(`${'100 100 m 110 130 l 120 100 l f\n'.repeat(times)}${frame}`),
      filter: '',
    })
    const says = async (times: number): Promise<string> =>
      read({ pages: [[]], stream: drawn(times) }).then(String, ({ message }) => message)
    assert.match(await says(0), /^The only page of the PDF is blank\.$/)
    assert.match(await says(400), /no text layer, like a scan/)
  })

  it('says no number of a page, however few pages have one', async () => {
    const texts = ['One of them.', 'Two of them.', 'Three of them.', 'Four of them.']
    const page = (number: number) => [
      ...texts.map((text, index) => ({ text: `${text} Page ${number}0.`, y: 700 - index * 60 })),
      { text: String(number), x: 300, y: 40 },
    ]
    const { markdown } = await read({ pages: [page(1), page(2)] })
    assert.doesNotMatch(markdown, /^[12]$/m)
    assert.match(markdown, /Four of them\. Page 20\./)
  })

  it('says running heads once and page numbers never', async () => {
    const { markdown } = await read({
      pages: Array.from({ length: 6 }, (_, index) => [
        { text: `Chapter 7: Ropes`, y: 760 },
        ...lines(
          700,
          ['alpha', 'bravo', 'charlie', 'delta'].map((word) => `${word} ${'abcdef'[index]}`),
        ),
        { text: `${index + 1}`, y: 30 },
      ]),
    })
    assert.equal(markdown.match(/Chapter 7/g)?.length, 1)
    assert.equal(markdown.match(/delta/g)?.length, 6)
    assert.doesNotMatch(markdown, /^\d$/m)
  })

  it('keeps what its lines would mean in Markdown from meaning it', async () => {
    const { markdown } = await read({ pages: [[{ text: '# 7 of <b>', y: 700 }]] })
    assert.equal(markdown, '\\# 7 of \\<b>')
  })

  it('reads a second column after the first', async () => {
    const { markdown } = await read({
      pages: [
        [
          ...lines(700, ['The left column goes on and', 'ends with an open']),
          ...lines(700, ['sentence on the right.', 'Then it ends.'], 320),
        ],
      ],
    })
    assert.equal(
      markdown,
      'The left column goes on and ends with an open sentence on the right. Then it ends.',
    )
  })

  it('goes by its first heading when its title is the name of a file', async () => {
    const { title } = await read({
      title: 'Microsoft Word - draft7.docx',
      pages: [
        [{ text: 'Tides', y: 720, size: 20 }, ...lines(690, ['The tide comes twice a day.'])],
      ],
    })
    assert.equal(title, 'Tides')
  })
})
