import type { Block } from '../blocks.ts'
import type { ProposalDocument } from '../document.ts'
import { treeOf } from '../texts/parse.ts'
import { visitInlines } from '../texts/tree.ts'

/** That one proposal may show, in blocks and inside of texts; one that stands there twice counts twice. */
export const maxImages = 50

export interface ShownImage {
  imageId: string
  alt: string
  /** Where the id stands, and where the text for those who do not see it. */
  field: string
  altField: string
}

/** The images of a draft in their order. */
export const imagesIn = (blocks: readonly Block[]): ShownImage[] =>
  blocks.flatMap((block, index) => imagesOfBlock(block, `blocks.${index}`))

export function imagesOfBlock(block: Block, path: string): ShownImage[] {
  if (block.type === 'image') {
    const { imageId, alt = '' } = block
    return [{ imageId, alt, field: `${path}.imageId`, altField: `${path}.alt` }]
  }
  const field = `${path}.text`
  // Most texts show none, and are not parsed for it.
  if (!('text' in block) || !block.text?.includes('img_')) return []
  const images: ShownImage[] = []
  visitInlines(treeOf(block.text), (inline) => {
    if (inline.type !== 'image') return
    images.push({ imageId: inline.imageId, alt: inline.alt, field, altField: field })
  })
  return images
}

/** Ids of the images of a document, each once, that of the logo first. */
export function imageIdsOf({ brand: { logoId }, blocks }: ProposalDocument): string[] {
  const ids = new Set(logoId === null ? [] : [logoId])
  for (const block of blocks) {
    if (block.type === 'image') ids.add(block.imageId)
    else if ('text' in block) {
      visitInlines(block.text, (inline) => inline.type === 'image' && ids.add(inline.imageId))
    }
  }
  return [...ids]
}
