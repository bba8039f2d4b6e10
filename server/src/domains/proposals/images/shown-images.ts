import type { Block } from '../blocks.ts'
import type { ProposalDocument } from '../document.ts'
import { treeOf } from '../texts/parse.ts'
import { visitInlines } from '../texts/tree.ts'

/** The most images that one proposal can show, in blocks and inside texts. An image shown twice counts twice. */
export const maxImages = 50

export interface ShownImage {
  imageId: string
  alt: string
  /** Paths of the id and of the alternative text. */
  field: string
  altField: string
}

/** Lists the images of a draft in order. */
export const imagesIn = (blocks: readonly Block[]): ShownImage[] =>
  blocks.flatMap((block, index) => imagesOfBlock(block, `blocks.${index}`))

export function imagesOfBlock(block: Block, path: string): ShownImage[] {
  if (block.type === 'image') {
    const { imageId, alt = '' } = block
    return [{ imageId, alt, field: `${path}.imageId`, altField: `${path}.alt` }]
  }
  const field = `${path}.text`
  // Most texts have no image, so they are not parsed for one.
  if (!('text' in block) || !block.text?.includes('img_')) return []
  const images: ShownImage[] = []
  visitInlines(treeOf(block.text), (inline) => {
    if (inline.type !== 'image') return
    images.push({ imageId: inline.imageId, alt: inline.alt, field, altField: field })
  })
  return images
}

/** Lists the ids of a document's images, each once, the logo first. */
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
