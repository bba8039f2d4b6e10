import {
  AlignLeft,
  BookOpen,
  Image,
  type LucideIcon,
  PenLine,
  ReceiptText,
  SeparatorHorizontal,
} from 'lucide-react'
import type { Block, BlockType } from './draft.ts'

export const blockKinds: Record<BlockType, { title: string; icon: LucideIcon }> = {
  text: { title: 'Text', icon: AlignLeft },
  image: { title: 'Image', icon: Image },
  knowledge: { title: 'Knowledge', icon: BookOpen },
  prices: { title: 'Prices', icon: ReceiptText },
  signature: { title: 'Signature', icon: PenLine },
  page_break: { title: 'Page break', icon: SeparatorHorizontal },
}

/** Returns a block's name in the outline: its first words, or its type. */
export function blockName(block: Block): string {
  const words = (block.text ?? block.title ?? block.caption ?? '')
    .split('\n', 20)
    .find((line) => line.trim())
  return words?.replace(/^[#>*\-\s]+/, '').slice(0, 60) || blockKinds[block.type].title
}
