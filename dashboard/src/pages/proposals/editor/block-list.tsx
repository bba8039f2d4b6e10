import { BookOpen, LibraryBig, Plus } from 'lucide-react'
import { memo, type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { Dialog } from '../../../ui/dialog.tsx'
import { Menu } from '../../../ui/menu.tsx'
import { BlockFields, loadRichText } from './block-fields.tsx'
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
import { DragHandle, dropPlace } from './drag-handle.tsx'
import { InsertableBlocks, type TextParts } from './insertable.ts'
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
  const [picking, setPicking] = useState<Place | null>(null)
  const [asking, setAsking] = useState<Place | null>(null)
  const [kept, setKept] = useState<Block | null>(null)
  const acts = useMemo(() => actsOf(onChange, setKept), [onChange])
  const begin = useBegun(blocks)
  const hasPrices = blocks.some(({ type }) => type === 'prices')
  useEffect(() => void loadRichText(), [])
  const kinds = useMemo(
    () => [
      ...addable
        .filter((type) => type !== 'prices' || !hasPrices)
        .map((type) => {
          const { title, icon: Icon } = blockKinds[type]
          return {
            label: title,
            icon: <Icon aria-hidden="true" />,
            open: (place: Place) => acts.insert(begin(newBlock(type)), place),
          }
        }),
      {
        label: 'From knowledge…',
        icon: <BookOpen aria-hidden="true" />,
        open: setAsking,
      },
      {
        label: 'From the library…',
        icon: <LibraryBig aria-hidden="true" />,
        open: setPicking,
      },
    ],
    [acts, begin, hasPrices],
  )
  const insertable = useMemo(
    () =>
      kinds
        .filter(({ label }) => label !== blockKinds.text.title)
        .map(({ open, ...kind }) => ({
          ...kind,
          insert: (afterId: string, parts: TextParts) => open({ afterId, parts }),
        })),
    [kinds],
  )
  return (
    <InsertableBlocks value={insertable}>
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
          actions={kinds.map(({ open, ...kind }) => ({ ...kind, onSelect: () => open({}) }))}
        />
      </div>
      <Dialog title="Add from the library" open={picking !== null} onClose={() => setPicking(null)}>
        <BlockPicker
          onPick={(picked) => {
            acts.insert(begin(blockFrom(picked)), picking ?? {})
            setPicking(null)
          }}
        />
      </Dialog>
      <Dialog title="Quote from knowledge" open={asking !== null} onClose={() => setAsking(null)}>
        <KnowledgePicker
          onPick={(block) => {
            acts.insert(begin(block), asking ?? {})
            setAsking(null)
          }}
        />
      </Dialog>
      <Dialog title="Save to the library" open={kept !== null} onClose={() => setKept(null)}>
        {kept && <KeepBlock block={kept} onDone={() => setKept(null)} />}
      </Dialog>
    </InsertableBlocks>
  )
}

/** Where a new block goes: last, or after a text, between its parts. */
interface Place {
  afterId?: string
  parts?: TextParts
}

/** A new block has the focus, so that what is typed next stands in it. */
function useBegun(blocks: ProposalDraft['blocks']) {
  const begun = useRef<string | null>(null)
  useEffect(() => {
    const id = begun.current
    if (id === null || !blocks.some((block) => block.id === id)) return
    begun.current = null
    // The menu or the dialog gives the focus back to its button first.
    const frame = requestAnimationFrame(() => {
      const section = document.querySelector<HTMLElement>(`[data-block="${CSS.escape(id)}"]`)
      const fields = section?.querySelectorAll<HTMLElement>(
        '[role="textbox"], textarea, input:not([type="file"])',
      )
      if (fields?.[0]) fields[0].focus()
      // A text takes the focus when it has loaded.
      else if (section?.ariaLabel?.startsWith(blockKinds.text.title)) section.dataset['begun'] = ''
      else section?.querySelector('button')?.focus()
    })
    return () => cancelAnimationFrame(frame)
  }, [blocks])
  return useCallback((block: Block): Block => {
    begun.current = block.id
    return block
  }, [])
}

/** One object for all blocks, which stays the same: a block is drawn again only when it is another. */
type BlockActs = ReturnType<typeof actsOf>

function actsOf(onChange: ChangeDraft, keep: (block: Block) => void) {
  const edit = (change: (blocks: readonly Block[]) => readonly Block[]): void =>
    onChange((draft) => ({ blocks: [...change(draft.blocks)] }))
  return {
    keep,
    insert: (block: Block, { afterId, parts }: Place) =>
      edit((all) => {
        const at = all.findIndex(({ id }) => id === afterId)
        const text = all[at]
        if (!text || !parts) return [...all, block]
        const before = parts.before === text.text ? text : { ...text, text: parts.before }
        const rest = parts.rest === '' ? [] : [{ ...newBlock('text'), text: parts.rest }]
        return all.toSpliced(at, 1, ...(parts.before === '' ? [] : [before]), block, ...rest)
      }),
    change: (id: string, changes: Partial<Block>) =>
      edit((all) => all.map((block) => (block.id === id ? { ...block, ...changes } : block))),
    move: (index: number, by: 1 | -1) => edit((all) => moved(all, index, index + by)),
    place: (id: string, index: number) =>
      edit((all) =>
        moved(
          all,
          all.findIndex((block) => block.id === id),
          index,
        ),
      ),
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
      {...dropPlace('block', (id) => acts.place(id, index))}
      className="group inset border-line border-b py-3 data-[drop=over]:bg-brass-wash"
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
      <span className="-ms-5.5 max-sm:hidden">
        <DragHandle
          kind="block"
          itemKey={block.id}
          label={`Move block ${index + 1}`}
          onMove={(by) => acts.move(index, by)}
        />
      </span>
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
