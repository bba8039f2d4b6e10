import { LibraryBig, Plus } from 'lucide-react'
import { memo, useLayoutEffect, useRef, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { readDecimal, readPrice } from '../money.ts'
import { CatalogPicker } from './catalog-picker.tsx'
import {
  type ChangeDraft,
  type Draft,
  type EditItem,
  itemFrom,
  moved,
  newItem,
  newKey,
  rowsIn,
} from './draft.ts'
import { ItemDetails } from './item-details.tsx'
import { type ItemActs, ItemRow, itemColumns } from './item-row.tsx'
import type { Preview } from './preview-loop.ts'

interface ItemTableProps extends Pick<Draft, 'items' | 'groups' | 'currency'> {
  /** What the server makes of each; undefined until it has answered. */
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
  const list = useRef<HTMLOListElement>(null)
  const wanted = useRef<{ index: number; place: number } | null>(null)
  const edit = (change: (items: readonly EditItem[]) => readonly EditItem[]): void =>
    onChange((before) => ({ items: change(before.items) }))
  const at = (key: string): number => items.findIndex((item) => item.key === key)
  const actsNow: ItemActs = {
    change: (key, changes) =>
      edit((all) => all.map((item) => (item.key === key ? { ...item, ...changes } : item))),
    remove: (key) => edit((all) => all.filter((item) => item.key !== key)),
    move(key, by) {
      wanted.current = { index: at(key) + by, place: placeOfFocus(list.current) }
      edit((all) => {
        const from = all.findIndex((item) => item.key === key)
        return moved(all, from, from + by)
      })
    },
    insertAfter(key) {
      wanted.current = { index: at(key) + 1, place: 0 }
      edit((all) => {
        const from = all.findIndex((item) => item.key === key)
        return all.toSpliced(from + 1, 0, newItem(all[from]?.taxes))
      })
    },
    duplicate: (key) =>
      edit((all) => {
        const from = all.findIndex((item) => item.key === key)
        const { id: _, ...item } = all[from] ?? newItem()
        return all.toSpliced(from + 1, 0, { ...item, key: newKey() })
      }),
    paste(key, text) {
      const rows = rowsIn(text)
      if (!rows) return false
      edit((all) => {
        const from = all.findIndex((item) => item.key === key)
        const made = rows.map((cells) => pasted(cells, currency, all[from]?.taxes))
        const isBlank = !all[from]?.name
        return all.toSpliced(isBlank ? from : from + 1, isBlank ? 1 : 0, ...made)
      })
      return true
    },
    open: setOpenKey,
  }
  const acts = useRef(actsNow)
  acts.current = actsNow
  useLayoutEffect(() => {
    if (!wanted.current) return
    const { index, place } = wanted.current
    wanted.current = null
    const row = list.current?.children[index]
    row?.querySelectorAll<HTMLElement>('input')[place]?.focus()
  })
  const add = (): void => {
    wanted.current = { index: items.length, place: 0 }
    edit((all) => [...all, newItem(all.at(-1)?.taxes)])
  }
  const [, faultIndex, faultField] = /^items\.(\d+)\.?(.*)$/.exec(faultPath ?? '') ?? []
  const opened = items.find(({ key }) => key === openKey)
  return (
    <div className="@container -mx-(--inset)" data-path="items">
      <div
        aria-hidden="true"
        className={`${itemColumns} inset hidden! h-8.5 border-line border-b font-medium text-soft text-xs @[39rem]:grid! [&>span]:px-1.5`}
      >
        <span className="-ms-1.5">Item</span>
        <span className="text-end">Qty</span>
        <span>Unit</span>
        <span className="text-end">Price</span>
        <span className="text-end">Tax %</span>
        <span className="text-end">Off</span>
        <span className="pe-0! text-end">Amount</span>
      </div>
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
              acts={acts}
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
        <span className="text-faint text-xs max-sm:hidden">or paste rows into a name</span>
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
        title="Line"
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

/** Which field of its row has the focus, so that the row takes it along when it moves. */
function placeOfFocus(list: HTMLElement | null): number {
  const focused = document.activeElement
  const row = focused?.closest('li')
  if (!row || !list?.contains(row) || !(focused instanceof HTMLInputElement)) return 0
  return Math.max(0, [...row.querySelectorAll('input')].indexOf(focused))
}

function pasted(cells: string[], currency: string, taxes: EditItem['taxes']): EditItem {
  const [name = '', quantity = '', price = ''] = cells
  return {
    ...newItem(taxes),
    name: name.slice(0, 200),
    quantity: readDecimal(quantity) ?? '1',
    ...(readPrice(price, currency) ?? {}),
  }
}
