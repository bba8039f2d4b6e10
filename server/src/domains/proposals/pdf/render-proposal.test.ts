import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, describe, it } from 'node:test'
import { inflateSync } from 'node:zlib'
import { getDocumentProxy } from 'unpdf'
import { sampleEvidence } from '../../../../test/fixtures/evidence.ts'
import { hostileTexts } from '../../../../test/fixtures/hostile-texts.ts'
import {
  documentItem,
  sampleDocument,
  textBlock,
} from '../../../../test/fixtures/proposal-document.ts'
import { validatePdfs, validator } from '../../../../test/fixtures/vera-pdf.ts'
import { printedIn } from '../../../../test/printed-text.ts'
import { createPdfRenderer } from '../../../platform/pdf/pdf-renderer.ts'
import { PdfError } from '../../../platform/pdf/pdf-task.ts'
import type { DocumentBlock, ProposalDocument } from '../document.ts'
import { TextFault } from '../texts/tree.ts'
import { type ProposalPdfOptions, renderProposal } from './render-proposal.ts'

const scratchDirectory = mkdtempSync(join(tmpdir(), 'capstan-test-'))
const renderer = createPdfRenderer({ scratchDirectory })
after(async () => {
  await renderer[Symbol.asyncDispose]()
  rmSync(scratchDirectory, { recursive: true, force: true })
})

/** One pixel. */
const image = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

/** Levels that skip, cells and lists of nothing, pictures in words, and a long word. */
const unfriendlyBlocks: DocumentBlock[] = [
  { id: 'a', type: 'image', imageId: 'img_1', alt: 'Harbour', caption: 'At night', width: 100 },
  textBlock('#### Deep\n\n# High\n\n###### Deeper\n\n|a||\n|-|-|\n||\n\n-\n- ![Lamp](img_1)\n\n#'),
  textBlock(
    `${'x'.repeat(5_000)} \`${'y'.repeat(5_000)}\`\n\n    ${'z'.repeat(500)}\n\n[](https://example.com)`,
  ),
  { id: 'b', type: 'image', imageId: 'img_1', alt: 'Lamp', caption: null, width: 40 },
  { id: 'c', type: 'page_break' },
  { id: 'd', type: 'knowledge', text: [], citations: [] },
  ...sampleDocument.blocks,
]

const createdAt = new Date('2026-11-24T10:00:00.000Z')
const render = (document: ProposalDocument, options: Partial<ProposalPdfOptions> = {}) =>
  renderProposal(renderer, document, {
    turn: { organizationId: 'one' },
    createdAt,
    images: async () => ({ img_1: image }),
    ...options,
  })

interface PlacedText {
  text: string
  x: number
  /** Of its base line, from the bottom of the page. */
  y: number
  width: number
  height: number
}

async function placedTexts(pdf: Uint8Array): Promise<PlacedText[][]> {
  const document = await getDocumentProxy(Uint8Array.from(pdf))
  const pages: PlacedText[][] = []
  for (let number = 1; number <= document.numPages; number++) {
    const { items } = await (await document.getPage(number)).getTextContent()
    pages.push(
      items.flatMap((item) =>
        'str' in item
          ? [
              {
                text: item.str,
                x: item.transform[4],
                y: item.transform[5],
                width: item.width,
                height: item.height,
              },
            ]
          : [],
      ),
    )
  }
  return pages
}

const hasPoppler = spawnSync('pdftotext', ['-v']).status === 0
const poppler = hasPoppler ? false : 'needs pdftotext of poppler-utils'

function textOf(pdf: Uint8Array): string {
  const file = join(scratchDirectory, 'text.pdf')
  writeFileSync(file, pdf)
  const { stdout, stderr, status } = spawnSync('pdftotext', ['-raw', file, '-'], {
    encoding: 'utf8',
    maxBuffer: 1e8,
  })
  assert.equal(status, 0, stderr)
  return stdout.normalize('NFKC')
}

/** What is no stream, and the streams of objects: where actions would stand. */
function structureOf(pdf: Uint8Array): string {
  const bytes = Buffer.from(pdf)
  const objects: string[] = []
  const plain = bytes
    .toString('latin1')
    .replace(/stream\r?\n[\s\S]*?endstream/g, (stream, offset: number, whole: string) => {
      const head = whole.slice(whole.lastIndexOf('obj', offset), offset)
      const start = offset + (/^stream\r?\n/.exec(stream)?.[0].length ?? 0)
      if (head.includes('/ObjStm'))
        objects.push(inflateSync(bytes.subarray(start)).toString('latin1'))
      return ''
    })
  return plain + objects.join('')
}

const sealed: Partial<ProposalPdfOptions> = {
  signatures: [
    {
      signerId: 'rcp_1',
      name: 'Ines Albrecht',
      strokes: null,
      signedAt: '2026-11-24T14:41:00.000Z',
    },
    {
      signerId: 'rcp_2',
      name: 'Martin Oelze',
      strokes: [
        [
          [100, 500],
          [300, 200],
          [500, 800],
        ],
        [[600, 500]],
      ],
      signedAt: '2026-11-25T09:12:00.000Z',
    },
  ],
  evidence: sampleEvidence,
}

const scripts = {
  Latin: 'Zażółć gęślą jaźń, Việt Nam',
  Greek: 'Καλημέρα κόσμε',
  Cyrillic: 'Привет, мир',
  Arabic: 'مرحبا بالعالم',
  Hebrew: 'שלום עולם',
  Devanagari: 'नमस्ते दुनिया',
  Thai: 'สวัสดีชาวโลก',
}

describe('the PDF of a proposal', () => {
  it('is equal for equal documents, and another for another moment', async () => {
    const [one, two] = [await render(sampleDocument), await render(sampleDocument)]
    assert.ok(Buffer.from(one).equals(two))
    const later = await render(sampleDocument, { createdAt: new Date('2026-11-25T10:00:00.000Z') })
    assert.ok(!Buffer.from(one).equals(later))
  })

  it('prints names, texts, choices, sums, instalments, notes and pages', {
    skip: poppler,
  }, async () => {
    const text = textOf(await render(sampleDocument)).replace(/\s+/g, ' ')
    for (const part of [
      ...[
        'Proposal P-2026-0148',
        'Lighting for the reading room',
        'Ines Albrecht',
        '12 December 2026',
      ],
      ...['Measure and plan.', 'Pendant luminaire Lot 40', '11,160.00', 'Light control Choose one'],
      ...['not included', 'Every quarter', '−1,471.10', 'VAT, 19 % of 27,950.90', '€33,261.57'],
      ...['Value over 24 months', '40 % when you order', '€13,304.63', '€6,652.31'],
      ...['From “Normen und Richtlinien”, page 31', 'Am Speicher 4', '1 / '],
    ]) {
      assert.ok(text.includes(part.normalize('NFKC')), `${part} in ${text}`)
    }
    assert.doesNotMatch(text, /Draft/)
    assert.match(textOf(await render(sampleDocument, { draft: true })), /Draft/)
  })

  it('prints a certificate of completion of what was recorded, and attaches the same', {
    skip: poppler,
  }, async () => {
    const pdf = await render(sampleDocument, sealed)
    const text = textOf(pdf).replace(/\s+/g, '')
    for (const value of [
      '192.0.2.7',
      'Mozilla/5.0(X11;',
      '4f1c9a07'.repeat(8),
      'CertificateofcompletionHowthisdocumentwasagreed',
      'Signedon',
    ]) {
      assert.ok(text.includes(value), value)
    }
    const file = join(scratchDirectory, 'sealed.pdf')
    writeFileSync(file, pdf)
    const attached = spawnSync('pdfdetach', ['-saveall', '-o', scratchDirectory, file])
    assert.equal(attached.status, 0, String(attached.stderr))
    const evidence = JSON.parse(readFileSync(join(scratchDirectory, 'evidence.json'), 'utf8'))
    assert.deepEqual(evidence, sealed.evidence)
  })

  it('keeps a sign whose first place is where a long word may end its line', async () => {
    const word = `${'x'.repeat(29)}ø${'x'.repeat(40)}ø`
    for (const text of [word, `\`${word}\``]) {
      const pdf = await render({ ...sampleDocument, blocks: [textBlock(text)] })
      const printed = await printedIn(new Uint8Array(pdf))
      assert.ok(printed.includes(word), printed)
    }
    const pdf = await render({ ...sampleDocument, title: word, blocks: [] })
    const printed = await printedIn(new Uint8Array(pdf))
    assert.ok(printed.includes(word), printed)
  })

  it('has every script in its text', { skip: poppler }, async () => {
    const blocks = Object.values(scripts).map((sample) =>
      textBlock(`# ${sample}\n\n**${sample}** *${sample}*`),
    )
    const text = textOf(await render({ ...sampleDocument, blocks }))
    for (const [name, sample] of Object.entries(scripts)) {
      for (const word of sample.split(' ')) {
        assert.ok(
          [...word.normalize('NFKC')].every((letter) => text.includes(letter)),
          `${name}: ${word}`,
        )
      }
    }
  })

  for (const language of ['ar', 'de', 'es', 'fr', 'he', 'hi', 'th']) {
    it(`is made with the words of ${language}`, async () => {
      assert.ok(await render({ ...sampleDocument, language }, { ...sealed, draft: true }))
    })
  }

  for (const language of ['ja', 'zh-TW', 'ko', 'ta', 'bn', 'my', 'km']) {
    it(`is made in ${language}, with dates and figures in English where no font has its own`, async () => {
      assert.ok(await render({ ...sampleDocument, language }, sealed))
    })
  }

  it('names the characters that no font has', async () => {
    const title = 'Licht 光'
    await assert.rejects(render({ ...sampleDocument, title }), (error) => {
      assert.ok(error instanceof PdfError)
      assert.deepEqual(error.characters, ['光'])
      return true
    })
  })

  it('prints the name that a signer gave as code points where no font has it', {
    skip: poppler,
  }, async () => {
    const signatures = [
      { signerId: 'rcp_1', name: '光 Lee', strokes: null, signedAt: '2026-11-24T14:41:00Z' },
    ]
    const [signature] = sampleEvidence.signatures
    assert.ok(signature)
    const evidence = { ...sampleEvidence, signatures: [{ ...signature, name: '光 Lee' }] }
    const text = textOf(await render(sampleDocument, { signatures, evidence }))
    assert.match(text, /\[U\+5149\] Lee/)
  })

  for (const [what, name] of [
    ['of 113 letters', 'W'.repeat(6).concat(' ', 'W'.repeat(106))],
    ['of 200 letters without a space', 'W'.repeat(200)],
    ['of many words', 'WWWW '.repeat(40).trim()],
  ] as const) {
    it(`prints a signature ${what} in its place, over nothing else`, async () => {
      const signature = { signerId: 'rcp_1', name, strokes: null, signedAt: '2026-11-24T14:41:00Z' }
      const pages = await placedTexts(await render(sampleDocument, { signatures: [signature] }))
      const page = pages.find((texts) => texts.some(({ text }) => /^W{4}/.test(text))) ?? []
      const written = page.filter(({ text }) => /W{3}/.test(text))
      const heading = page.find(({ text }) => text === 'Signatures')
      const top = Math.max(...written.map(({ y, height }) => y + height))
      const right = Math.max(...written.map(({ x, width }) => x + width))
      assert.ok(heading && top < heading.y, `${top} is above ${heading?.y}`)
      assert.ok(right < 300, `${right} is in the next column`)
    })
  }

  it('prints hostile texts as the text they are', async () => {
    const prices = { id: 'prices', type: 'prices' as const, title: null }
    for (const [name, hostile] of Object.entries(hostileTexts)) {
      const title = hostile.slice(0, 200)
      const items = [documentItem({ name: title, description: hostile.slice(0, 2_000) })]
      const document = { ...sampleDocument, items, title, number: null }
      try {
        const text = { ...document, blocks: [textBlock(hostile), prices] }
        const structure = structureOf(await render(text))
        assert.match(structure, /\/StructTreeRoot/)
        assert.doesNotMatch(
          structure,
          /\/(JavaScript|JS|Launch|SubmitForm|GoToR|OpenAction)\b/,
          name,
        )
      } catch (error) {
        const refused = error instanceof TextFault || error instanceof PdfError
        assert.ok(refused && (error as PdfError).fault !== 'invalid_document', `${name}: ${error}`)
      }
    }
  })

  it('sets 500 items', async () => {
    const items = Array.from({ length: 500 }, (_, index) =>
      documentItem({ id: `itm_${index}`, name: `Part ${index}`, description: 'As described' }),
    )
    const lines = items.map(() => ({ gross: 840_000, discount: 0, net: 840_000, included: true }))
    const document = { ...sampleDocument, items, totals: { ...sampleDocument.totals, lines } }
    assert.ok(await render(document))
  })

  for (const format of ['a-3a', 'ua-1'] as const) {
    it(`passes veraPDF as ${format}`, { skip: validator.skip }, async () => {
      const arabic = { ...sampleDocument, language: 'ar' }
      const pdfs = [
        await render(sampleDocument, { format }),
        await render(sampleDocument, { format, draft: true }),
        await render(sampleDocument, { ...sealed, format }),
        await render(arabic, { ...sealed, format }),
        await render({ ...sampleDocument, blocks: unfriendlyBlocks }, { format }),
      ]
      assert.deepEqual(
        validatePdfs(pdfs, format),
        pdfs.map(() => ''),
      )
      const other = format === 'a-3a' ? 'ua-1' : 'a-3a'
      assert.notEqual(validatePdfs(pdfs.slice(0, 1), other)[0], '')
    })
  }
})
