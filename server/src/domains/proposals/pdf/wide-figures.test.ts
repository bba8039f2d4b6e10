import assert from 'node:assert/strict'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { getDocumentProxy } from 'unpdf'
import { documentItem, sampleDocument } from '../../../../test/fixtures/proposal-document.ts'
import { createPdfRenderer } from '../../../platform/pdf/pdf-renderer.ts'
import type { ProposalDocument } from '../document.ts'
import { renderProposal } from './render-proposal.ts'

const scratchDirectory = mkdtempSync(join(tmpdir(), 'capstan-test-'))
const renderer = createPdfRenderer({ scratchDirectory })
after(async () => {
  await renderer[Symbol.asyncDispose]()
  rmSync(scratchDirectory, { recursive: true, force: true })
})

const margin = 25 * (72 / 25.4)
const amount = 900_000_000_000_000

const withLines = (fields: object[], language: string): ProposalDocument => ({
  ...sampleDocument,
  language,
  blocks: [{ id: 'prices', type: 'prices', title: null }],
  items: fields.map((field, index) => documentItem({ id: `itm_${index}`, ...field })),
  groups: [],
  instalments: [],
  totals: {
    lines: fields.map(() => ({ gross: amount, discount: 0, net: amount, included: true })),
    buckets: [
      {
        ...{ billing: 'one_time', subtotal: amount, discount: 0, net: amount, tax: 0 },
        ...{ taxes: [{ name: 'VAT', percent: '19', base: amount, amount }], total: amount },
      },
    ],
    ...{ firstTotal: amount, contractValue: null, instalments: [] },
  },
})

const units = {
  'of words': 'Personentage pro Standort und Monat',
  'of one word': 'Donaudampfschifffahrtsgesellschaftskapitänsstunden',
  short: 'h',
}

for (const [what, unit] of Object.entries(units)) {
  for (const language of ['en', 'de-AT', 'ar-EG']) {
    test(`figures up to the bounds stay inside the margins beside a unit ${what}, in ${language}`, async () => {
      const description = 'Delivery and assembly of everything that this line names'
      const line = { description, unit, quantity: '999999999.5', unitAmount: 1_000_000_000_000 }
      const document = withLines([line, { ...line, optional: true, selected: true }], language)
      const bytes = await renderProposal(renderer, document, {
        turn: { organizationId: 'one' },
        createdAt: new Date('2026-11-24T10:00:00.000Z'),
      })
      const directory = process.env['CAPSTAN_TEST_PICTURES']
      if (directory) writeFileSync(join(directory, `wide-${unit.length}-${language}.pdf`), bytes)
      const pdf = await getDocumentProxy(Uint8Array.from(bytes))
      const page = await pdf.getPage(1)
      const right = page.getViewport({ scale: 1 }).width - margin
      for (const item of (await page.getTextContent()).items) {
        if (!('str' in item) || item.str.trim() === '') continue
        const [start, end] = [item.transform[4], item.transform[4] + item.width]
        assert.ok(start >= margin - 1 && end <= right + 1, `${item.str}: ${start} to ${end}`)
      }
    })
  }
}
