import { LibraryBig, Plus } from 'lucide-react'
import { memo, useRef, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { CatalogPicker } from './catalog-picker.tsx'
import { type ChangeDraft, itemFrom, type ProposalDraft } from './draft.ts'
import { cellClasses } from './item-cells.ts'
import { ItemDetails } from './item-details.tsx'
import { ItemRow } from './item-row.tsx'
import type { Preview } from './preview-loop.ts'
import { useItemActs } from './use-item-acts.ts'
import { useItemsWidth } from './use-items-width.ts'

interface ItemTableProps extends Pick<ProposalDraft, 'items' | 'groups' | 'currency'> {
  /** Amounts of the lines by the server; undefined until it has answered. */
  lines: NonNullable<Preview['totals']>['lines'] | undefined
  /** The field that the server refuses. */
  faultPath: string | undefined
  onChange: ChangeDraft
}

/** The lines, each cell a field; totals come from the server with each key. */
export const ItemTable = memo(function ItemTable(props: ItemTableProps) {
  const { items, groups, currency, lines, faultPath, onChange } = props
  const [openKey, setOpenKey] = useState<string | null>(null)
  const [isPicking, setPicking] = useState(false)
  const frame = useRef<HTMLDivElement>(null)
  const width = useItemsWidth(frame)
  const { list, acts, edit, add } = useItemActs(items, currency, onChange)
  const [, faultIndex, faultField] = /^items\.(\d+)\.?(.*)$/.exec(faultPath ?? '') ?? []
  const opened = items.find(({ key }) => key === openKey)
  return (
    <div ref={frame} className="-mx-(--inset) overflow-x-clip" data-path="items">
      {width === 'wide' && <ItemHead />}
      <ol ref={list} aria-label="Items">
        {items.map((item, index) => {
          const line = lines?.[index]
          return (
            <ItemRow
              key={item.key}
              item={item}
              index={index}
              currency={currency}
              group={groups.find(({ key }) => key === item.group)}
              net={line?.net}
              included={line?.included ?? true}
              refused={Number(faultIndex) === index ? faultField || 'name' : undefined}
              width={width}
              acts={acts}
              onOpen={setOpenKey}
            />
          )
        })}
      </ol>
      <div className="inset flex flex-wrap items-center gap-2 py-2">
        <Button look="quiet" icon={<Plus aria-hidden="true" />} onClick={add} className="-ms-2.5">
          Add item
        </Button>
        <Button
          look="quiet"
          icon={<LibraryBig aria-hidden="true" />}
          onClick={() => setPicking(true)}
        >
          From catalogue
        </Button>
        <span className="text-faint text-xs max-sm:hidden">or paste from a spreadsheet</span>
      </div>
      <Dialog title="Add from the catalogue" open={isPicking} onClose={() => setPicking(false)}>
        <CatalogPicker
          currency={currency}
          onPick={(picked) => {
            edit((all) => [...all, itemFrom(picked, currency)])
            setPicking(false)
          }}
        />
      </Dialog>
      <Dialog
        title="Line details"
        open={opened !== undefined}
        onClose={() => setOpenKey(null)}
        shape="wide"
      >
        {opened && (
          <ItemDetails
            item={opened}
            currency={currency}
            groups={groups}
            onChange={(changes) => acts.current.change(opened.key, changes)}
            onGroups={(next) => onChange(() => ({ groups: next }))}
            onDone={() => setOpenKey(null)}
          />
        )}
      </Dialog>
    </div>
  )
})

/** Heads of the columns, if all cells are in one row. */
const ItemHead = () => (
  <div
    aria-hidden="true"
    className={`${cellClasses.wide.row} inset h-8.5 border-line border-b font-medium text-soft text-xs [&>span]:px-1.5`}
  >
    <span className="-ms-1.5">Item</span>
    <span className="text-end">Qty</span>
    <span>Unit</span>
    <span className="text-end">Price</span>
    <span className="text-end">Tax %</span>
    <span className="text-end">Off</span>
    <span className="pe-0! text-end">Amount</span>
  </div>
)
