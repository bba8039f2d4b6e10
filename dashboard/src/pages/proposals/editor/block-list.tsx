import {
  AlignLeft,
  BookOpen,
  Image,
  type LucideIcon,
  PenLine,
  Plus,
  ReceiptText,
  SeparatorHorizontal,
} from 'lucide-react'
import { memo, type ReactNode } from 'react'
import { Menu } from '../../../ui/menu.tsx'
import { BlockFields } from './block-fields.tsx'
import { type Block, type BlockType, type Draft, moved, newBlock } from './draft.ts'

export const blockKinds: Record<BlockType, { title: string; icon: LucideIcon }> = {
  text: { title: 'Text', icon: AlignLeft },
  image: { title: 'Image', icon: Image },
  knowledge: { title: 'Knowledge', icon: BookOpen },
  prices: { title: 'Prices', icon: ReceiptText },
  signature: { title: 'Signature', icon: PenLine },
  page_break: { title: 'Page break', icon: SeparatorHorizontal },
}

/** A knowledge block begins with a search, which is made in the base. */
const addable = ['text', 'image', 'prices', 'signature', 'page_break'] as const

/** What a block is called in the outline: its first words, or its kind. */
export function blockName(block: Block): string {
  const words = (block.text ?? block.title ?? block.caption ?? '')
    .split('\n')
    .find((line) => line.trim())
  return words?.replace(/^[#>*\-\s]+/, '').slice(0, 60) || blockKinds[block.type].title
}

interface BlockListProps {
  blocks: Draft['blocks']
  /** The table of items, in the place of the block of prices. */
  prices: ReactNode
  onChange(change: (draft: Draft) => Partial<Draft>): void
}

/** The blocks one below the other; each has its fields, and its acts at its end. */
export function BlockList({ blocks, prices, onChange }: BlockListProps) {
  const edit = (change: (blocks: readonly Block[]) => readonly Block[]): void =>
    onChange((draft) => ({ blocks: [...change(draft.blocks)] }))
  const change = (id: string, changes: Partial<Block>): void =>
    edit((all) => all.map((block) => (block.id === id ? { ...block, ...changes } : block)))
  const hasPrices = blocks.some(({ type }) => type === 'prices')
  return (
    <>
      {blocks.map((block, index) => (
        <section
          key={block.id}
          aria-label={`${blockKinds[block.type].title}, block ${index + 1}`}
          data-path={`blocks.${index}`}
          data-block={block.id}
          className="inset border-line border-b py-3"
          onKeyDown={(event) => {
            const isMove = event.altKey && event.shiftKey
            if (!isMove || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return
            event.preventDefault()
            edit((all) => moved(all, index, index + (event.key === 'ArrowUp' ? -1 : 1)))
          }}
        >
          <BlockHead
            block={block}
            index={index}
            onMove={(by) => edit((all) => moved(all, index, index + by))}
            onRemove={() => edit((all) => all.filter(({ id }) => id !== block.id))}
          />
          <BlockFields block={block} onChange={(changes) => change(block.id, changes)} />
          {block.type === 'prices' && prices}
        </section>
      ))}
      {!hasPrices && (
        <section aria-label="Prices" className="inset border-line border-b py-3">
          <h2 className="mb-2 font-semibold text-lg">Prices</h2>
          {prices}
        </section>
      )}
      <div className="inset py-3">
        <Menu
          label="Add block"
          className="h-7.5 border border-line2 border-dashed px-2.5 max-sm:h-11"
          trigger={
            <span aria-hidden="true" className="flex items-center gap-2 font-label text-sm">
              <Plus size={16} /> Add block
            </span>
          }
          actions={addable
            .filter((type) => type !== 'prices' || !hasPrices)
            .map((type) => {
              const { title, icon: Icon } = blockKinds[type]
              return {
                label: title,
                icon: <Icon aria-hidden="true" />,
                onSelect: () => edit((all) => [...all, newBlock(type)]),
              }
            })}
        />
      </div>
    </>
  )
}

interface BlockHeadProps {
  block: Block
  index: number
  onMove(by: 1 | -1): void
  onRemove(): void
}

const BlockHead = memo(function BlockHead({ block, index, onMove, onRemove }: BlockHeadProps) {
  const { title, icon: Icon } = blockKinds[block.type]
  return (
    <div className="mb-1.5 flex min-h-7.5 items-center gap-2">
      <Icon size={16} aria-hidden="true" className="text-soft" />
      <h2 className="font-semibold text-base">{title}</h2>
      <span className="ms-auto">
        <Menu
          label={`Actions of block ${index + 1}`}
          actions={[
            { label: 'Move up', onSelect: () => onMove(-1) },
            { label: 'Move down', onSelect: () => onMove(1) },
            { label: 'Remove', danger: true, onSelect: onRemove },
          ]}
        />
      </span>
    </div>
  )
})
