import { formatMoney } from '../../../platform/money/format.ts'
import type { DocumentBlock, ProposalDocument } from '../document.ts'
import { HeadingLevels } from '../texts/headings.ts'
import { escapeHtml, renderHtml } from '../texts/html.ts'

/** What a draft says, without what can be clicked or signed: a fragment for a page of its author. */
export function previewHtml(document: ProposalDocument): string {
  const { title, language } = document
  const options = {
    imageUrl: (id: string) => `/v1/proposal-images/${encodeURIComponent(id)}`,
    headings: new HeadingLevels(),
  }
  const blocks = document.blocks.map((block) => blockHtml(block, document, options))
  return `<article lang="${escapeHtml(language)}">\n<h1>${escapeHtml(title)}</h1>\n${blocks.join('\n')}\n</article>`
}

function blockHtml(
  block: DocumentBlock,
  document: ProposalDocument,
  options: Parameters<typeof renderHtml>[1],
): string {
  switch (block.type) {
    case 'text':
    case 'knowledge':
    case 'signature':
      return `<section>${renderHtml(block.text, options)}</section>`
    case 'image': {
      const caption = block.caption ? `<figcaption>${escapeHtml(block.caption)}</figcaption>` : ''
      const source = escapeHtml(options.imageUrl(block.imageId))
      return `<figure><img src="${source}" alt="${escapeHtml(block.alt)}">${caption}</figure>`
    }
    case 'prices':
      return pricesHtml(document, block.title)
    case 'page_break':
      return '<hr>'
  }
}

function pricesHtml(document: ProposalDocument, title: string | null): string {
  const { items, totals, currency, language } = document
  const money = (amount: number) => escapeHtml(formatMoney(amount, currency, language))
  const rows = items.map((item, index) => {
    const line = totals.lines[index]
    const cells = [escapeHtml(item.name), escapeHtml(item.quantity), money(line?.net ?? 0)]
    return `<tr><th scope="row">${cells[0]}</th><td>${cells[1]}</td><td>${cells[2]}</td></tr>`
  })
  const heading = title ? `<h2>${escapeHtml(title)}</h2>` : ''
  const total = `<p><strong>${money(totals.firstTotal)}</strong></p>`
  return `<section>${heading}<table><tbody>${rows.join('')}</tbody></table>${total}</section>`
}
