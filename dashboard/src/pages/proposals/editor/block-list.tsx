import { BookOpen, LibraryBig, Plus } from 'lucide-react'
import { memo, type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import { Dialog } from '../../../ui/dialog.tsx'
import { Menu } from '../../../ui/menu.tsx'
import { BlockFields } from './block-fields.tsx'
import { blockKinds } from './block-kinds.ts'
import { BlockPicker } from './block-picker.tsx'
import {
  type Block,
  blockFrom,
  type ChangeDraft,
  moved,
  newBlock,
  type ProposalDraft,
} from './draft.ts'
import { KeepBlock } from './keep-block.tsx'
import { KnowledgePicker } from './knowledge-picker.tsx'

/** A knowledge block begins with a search, and one of the library with a choice. */
const addable = ['text', 'image', 'prices', 'signature', 'page_break'] as const

interface BlockListProps {
  blocks: ProposalDraft['blocks']
  /** The table of items, in the place of the block of prices. */
  prices: ReactNode
  onChange: ChangeDraft
}

/** The blocks one below the other; each has its fields, and its acts at its end. */
export function BlockList({ blocks, prices, onChange }: BlockListProps) {
  const [isPicking, setPicking] = useState(false)
  const [isAsking, setAsking] = useState(false)
  const [kept, setKept] = useState<Block | null>(null)
  const acts = useMemo(() => actsOf(onChange, setKept), [onChange])
  const begin = useBegun(blocks)
  const hasPrices = blocks.some(({ type }) => type === 'prices')
  return (
    <>
      {blocks.map((block, index) => (
        <BlockSection key={block.id} block={block} index={index} acts={acts}>
          {block.type === 'prices' && prices}
        </BlockSection>
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
          actions={[
            ...addable
              .filter((type) => type !== 'prices' || !hasPrices)
              .map((type) => {
                const { title, icon: Icon } = blockKinds[type]
                return {
                  label: title,
                  icon: <Icon aria-hidden="true" />,
                  onSelect: () => acts.add(begin(newBlock(type))),
                }
              }),
            {
              label: 'From knowledge…',
              icon: <BookOpen aria-hidden="true" />,
              onSelect: () => setAsking(true),
            },
            {
              label: 'From the library…',
              icon: <LibraryBig aria-hidden="true" />,
              onSelect: () => setPicking(true),
            },
          ]}
        />
      </div>
      <Dialog title="Add from the library" open={isPicking} onClose={() => setPicking(false)}>
        <BlockPicker
          onPick={(picked) => {
            acts.add(blockFrom(picked))
            setPicking(false)
          }}
        />
      </Dialog>
      <Dialog title="Quote from knowledge" open={isAsking} onClose={() => setAsking(false)}>
        <KnowledgePicker
          onPick={(block) => {
            acts.add(block)
            setAsking(false)
          }}
        />
      </Dialog>
      <Dialog title="Save to the library" open={kept !== null} onClose={() => setKept(null)}>
        {kept && <KeepBlock block={kept} onDone={() => setKept(null)} />}
      </Dialog>
    </>
  )
}

/** A new block has the focus, so that what is typed next stands in it. */
function useBegun(blocks: ProposalDraft['blocks']) {
  const begun = useRef<string | null>(null)
  useEffect(() => {
    const id = begun.current
    if (id === null || !blocks.some((block) => block.id === id)) return
    begun.current = null
    // The menu gives the focus back to its button first.
    const frame = requestAnimationFrame(() => {
      const section = document.querySelector(`[data-block="${CSS.escape(id)}"]`)
      const fields = section?.querySelectorAll<HTMLElement>('textarea, input:not([type="file"])')
      ;(fields?.[0] ?? section?.querySelector('button'))?.focus()
    })
    return () => cancelAnimationFrame(frame)
  }, [blocks])
  return (block: Block): Block => {
    begun.current = block.id
    return block
  }
}

/** One object for all blocks, which stays the same: a block is drawn again only when it is another. */
type BlockActs = ReturnType<typeof actsOf>

function actsOf(onChange: ChangeDraft, keep: (block: Block) => void) {
  const edit = (change: (blocks: readonly Block[]) => readonly Block[]): void =>
    onChange((draft) => ({ blocks: [...change(draft.blocks)] }))
  return {
    keep,
    add: (block: Block) => edit((all) => [...all, block]),
    change: (id: string, changes: Partial<Block>) =>
      edit((all) => all.map((block) => (block.id === id ? { ...block, ...changes } : block))),
    move: (index: number, by: 1 | -1) => edit((all) => moved(all, index, index + by)),
    remove: (id: string) => edit((all) => all.filter((block) => block.id !== id)),
  }
}

interface BlockSectionProps {
  block: Block
  index: number
  acts: BlockActs
  children: ReactNode
}

const BlockSection = memo(function BlockSection(props: BlockSectionProps) {
  const { block, index, acts, children } = props
  return (
    <section
      aria-label={`${blockKinds[block.type].title}, block ${index + 1}`}
      data-path={`blocks.${index}`}
      data-block={block.id}
      className="inset border-line border-b py-3"
      onKeyDown={(event) => {
        const isMove = event.altKey && event.shiftKey
        if (!isMove || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return
        event.preventDefault()
        acts.move(index, event.key === 'ArrowUp' ? -1 : 1)
      }}
    >
      <BlockHead block={block} index={index} acts={acts} />
      <BlockFields block={block} onChange={(changes) => acts.change(block.id, changes)} />
      {children}
    </section>
  )
})

const BlockHead = memo(function BlockHead({
  block,
  index,
  acts,
}: Omit<BlockSectionProps, 'children'>) {
  const { title, icon: Icon } = blockKinds[block.type]
  return (
    <div className="mb-1.5 flex min-h-7.5 items-center gap-2">
      <Icon size={16} aria-hidden="true" className="text-soft" />
      <h2 className="font-semibold text-base">{title}</h2>
      <span className="ms-auto">
        <Menu
          label={`Actions of block ${index + 1}`}
          actions={[
            { label: 'Move up', onSelect: () => acts.move(index, -1) },
            { label: 'Move down', onSelect: () => acts.move(index, 1) },
            ...(block.type === 'page_break'
              ? []
              : [{ label: 'Save to the library…', onSelect: () => acts.keep(block) }]),
            { label: 'Remove', danger: true, onSelect: () => acts.remove(block.id) },
          ]}
        />
      </span>
    </div>
  )
})
