import assert from 'node:assert/strict'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { getDocumentProxy } from 'unpdf'
import { sampleEvidence } from '../../../../test/fixtures/evidence.ts'
import { sampleDocument, textBlock } from '../../../../test/fixtures/proposal-document.ts'
import { createPdfRenderer } from '../../../platform/pdf/pdf-renderer.ts'
import type { ProposalDocument } from '../document.ts'
import { type ProposalPdfOptions, renderProposal } from './render-proposal.ts'

const scratchDirectory = mkdtempSync(join(tmpdir(), 'capstan-test-'))
const renderer = createPdfRenderer({ scratchDirectory })
after(async () => {
  await renderer[Symbol.asyncDispose]()
  rmSync(scratchDirectory, { recursive: true, force: true })
})

interface Placed {
  text: string
  x: number
  /** Of its base line, from the bottom of the page. */
  y: number
  width: number
}

async function pagesOf(
  document: ProposalDocument,
  options: Partial<ProposalPdfOptions> = {},
): Promise<Placed[][]> {
  const pdf = await renderProposal(renderer, document, {
    ...{ turn: { organizationId: 'one' }, createdAt: new Date('2026-11-24T10:00:00.000Z') },
    ...options,
  })
  const read = await getDocumentProxy(Uint8Array.from(pdf))
  const pages: Placed[][] = []
  for (let number = 1; number <= read.numPages; number++) {
    const { items } = await (await read.getPage(number)).getTextContent()
    pages.push(
      items.flatMap((item) =>
        'str' in item && item.str.trim() !== ''
          ? [{ text: item.str, x: item.transform[4], y: item.transform[5], width: item.width }]
          : [],
      ),
    )
  }
  return pages
}

/** Above the foot of a page, in points. */
const footTop = 74
/** What two signatures with their heading need when they stand close together. */
const closeHeight = 125

test('the signatures stand on the last page of the content, closer together if they must', async () => {
  let hasMoved = false
  for (let lines = 18; lines <= 34; lines++) {
    const text = Array.from({ length: lines }, (_, at) => `Line ${at}`).join('\\\n')
    const document: ProposalDocument = {
      ...sampleDocument,
      ...{ items: [], groups: [], instalments: [] },
      blocks: [textBlock(text), { id: 's', type: 'signature', text: [] }],
    }
    const pages = await pagesOf(document)
    const last = pages.at(-1) ?? []
    if (pages.length === 1) continue
    hasMoved = true
    // They have a page of their own only where the page before has no room for them.
    const content = (pages.at(-2) ?? []).filter(({ y }) => y > footTop)
    const lowest = Math.min(...content.map(({ y }) => y))
    assert.ok(lowest - footTop < closeHeight, `${lines} lines leave ${lowest - footTop} points`)
    assert.ok(last.some(({ text: shown }) => shown.includes('Ines')))
  }
  assert.ok(hasMoved)
})

test('the certificate of completion has its title in the middle, and a part for each signature', async () => {
  const pages = await pagesOf(
    { ...sampleDocument, blocks: [] },
    { evidence: sampleEvidence, signatures: [] },
  )
  const certificate = pages.find((page) =>
    page.some(({ text }) => text.includes('Certificate of completion')),
  )
  const title = certificate?.find(({ text }) => text.includes('Certificate of completion'))
  assert.ok(title)
  // A4 is 595 points wide.
  assert.ok(Math.abs(title.x + title.width / 2 - 297.6) < 2, JSON.stringify(title))
  const shown = pages.flat().map(({ text }) => text)
  for (const { name } of sampleEvidence.signatures) {
    assert.ok(shown.includes(name), name)
  }
})
