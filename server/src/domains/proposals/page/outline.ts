import type { DocumentBlock, ProposalDocument } from '../document.ts'
import type { PageLabels as Labels } from '../locales.ts'
import { renderHtml } from '../texts/html.ts'
import { type FilledText, HeadingLevels, type Inline } from '../texts/tree.ts'
import { html, type Markup, trusted } from './html.ts'
import { imagePath } from './view.ts'

/** An entry in the list of contents. */
export interface OutlineEntry {
  id: string
  name: string
}

interface Outline {
  /** A picture at the beginning of the proposal, shown above its title. */
  cover: Extract<DocumentBlock, { type: 'image' }> | null
  blocks: readonly DocumentBlock[]
  entries: readonly OutlineEntry[]
}

/** Orders the parts of a proposal. Prices come last if no block places them. */
export function outlineOf(document: ProposalDocument, labels: Labels): Outline {
  const [first, ...others] = document.blocks
  const cover = first?.type === 'image' && first.width === 100 ? first : null
  const blocks = cover ? others : document.blocks
  const hasPrices = blocks.some(({ type }) => type === 'prices')
  const written: readonly DocumentBlock[] =
    hasPrices || document.items.length === 0
      ? blocks
      : [...blocks, { id: 'prices', type: 'prices', title: null }]
  const placed = written.flatMap(portionsOf)
  const entries = placed.flatMap((block, index): OutlineEntry[] => {
    const name = nameOf(block, index, labels)
    return name ? [{ id: sectionId(block), name }] : []
  })
  return { cover, blocks: placed, entries }
}

/** Splits a text into parts that each begin with a heading of its highest level, for the list of contents. */
function portionsOf(block: DocumentBlock): DocumentBlock[] {
  if (block.type !== 'text') return [block]
  const levels = block.text.flatMap((node) => (node.type === 'heading' ? node.level : []))
  const highest = Math.min(...levels)
  const portions: FilledText[] = []
  for (const node of block.text) {
    const isStart = node.type === 'heading' && node.level === highest
    if (isStart || portions.length === 0) portions.push([])
    portions.at(-1)?.push(node)
  }
  return portions.map((text, index) => ({
    ...{ type: 'text', text },
    id: index === 0 ? block.id : `${block.id}-${index + 1}`,
  }))
}

export const sectionId = ({ id }: DocumentBlock): string => `part-${id}`

function nameOf(block: DocumentBlock, index: number, labels: Labels): string | null {
  if (block.type === 'prices') return block.title ?? labels.prices
  if (block.type !== 'text' && block.type !== 'knowledge') return null
  const heading = block.text.find(({ type }) => type === 'heading')
  if (heading?.type === 'heading') return plainOf(heading.children).slice(0, 80)
  return index === 0 ? labels.letter : null
}

const plainOf = (inlines: Inline[]): string =>
  inlines
    .map((inline) => {
      if ('text' in inline) return inline.text
      return 'children' in inline ? plainOf(inline.children) : ' '
    })
    .join('')

/** Returns a writer for the texts of one page, which numbers their headings in sequence. */
export function textWriter(token: string | null): (text: FilledText) => Markup {
  const options = {
    imageUrl: (id: string) => imagePath(token, id),
    headings: new HeadingLevels(),
  }
  return (text) => trusted(renderHtml(text, options))
}

/** Returns true for a letter, which is a text before the first heading and is set larger. */
export const isLetter = (block: DocumentBlock): boolean =>
  block.type === 'text' && !block.text.some(({ type }) => type === 'heading')

export const contents = (entries: readonly OutlineEntry[], labels: Labels): Markup =>
  html`<nav class="contents" aria-label="${labels.contents}"><ol>${entries.map(
    ({ id, name }) => html`<li><a href="#${id}">${name}</a></li>`,
  )}</ol></nav>`
