import { type KeyboardEvent, memo, type RefObject } from 'react'
import { Menu } from '../../../ui/menu.tsx'
import { readDecimal, take } from '../../../ui/typed-number.ts'
import { formatAmount, readLinePrice, showLinePrice } from '../money.ts'
import { Cell } from './cell.tsx'
import { DiscountCell } from './discount-cell.tsx'
import type { EditItem, ItemGroup } from './draft.ts'
import { DragHandle, dropPlace } from './drag-handle.tsx'
import { cellClasses } from './item-cells.ts'
import { TaxCell } from './tax-cell.tsx'
import type { ItemActs } from './use-item-acts.ts'
import type { ItemsWidth } from './use-items-width.ts'

interface ItemRowProps {
  item: EditItem
  index: number
  currency: string
  group: ItemGroup | undefined
  /** Net amount by the server; undefined until it has answered. */
  net: number | undefined
  included: boolean
  /** The field of the line that the server refuses. */
  refused: string | undefined
  width: ItemsWidth
  acts: RefObject<ItemActs>
  /** Shows all fields of the line with this key. */
  onOpen(key: string): void
}

const periods = { one_time: '', month: 'each month', quarter: 'each quarter', year: 'each year' }

/** One line of prices. Only the row that is typed in, or whose amount is another, is drawn again. */
export const ItemRow = memo(function ItemRow(props: ItemRowProps) {
  const { item, index, currency, group, net, included, refused, width, acts, onOpen } = props
  const { key, name } = item
  const cells = cellClasses[width]
  const line = index + 1
  const change = (changes: Partial<EditItem>): null => {
    acts.current.change(key, changes)
    return null
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return
    event.preventDefault()
    acts.current.move(key, event.key === 'ArrowUp' ? -1 : 1)
  }
  const notes = [
    item.optional && 'optional',
    group && `${group.selection === 'single' ? 'one of' : 'of'} ${group.name ?? group.key}`,
    item.billing && periods[item.billing],
    item.quantityRange && `${item.quantityRange.min} to ${item.quantityRange.max}, by the client`,
  ].filter(Boolean)
  const cell = { item, line, currency, refused, onChange: change }
  return (
    <li
      data-path={`items.${index}`}
      onKeyDown={onKeyDown}
      {...dropPlace('line', (dropped) => acts.current.place(dropped, index))}
      className={`${cells.row} relative inset data-[drop=over]:bg-brass-wash min-h-9 border-line border-b py-0.5 [contain-intrinsic-size:auto_2.25rem] [content-visibility:auto]`}
    >
      <span className="absolute inset-y-0 start-0.5 flex items-center">
        <DragHandle
          kind="line"
          itemKey={key}
          label={`Move line ${line}`}
          onMove={(by) => acts.current.move(key, by)}
        />
      </span>
      <div className={`min-w-0 ${cells.name}`}>
        <Cell
          label={`Name of line ${line}`}
          value={name ?? ''}
          placeholder="Name"
          isRefused={refused === 'name'}
          className="-ms-1.5 font-name"
          onChange={(text) => change({ name: text })}
          onPaste={(text) => acts.current.paste(key, text)}
          onEnter={() => acts.current.insertAfter(key)}
        />
        {notes.length > 0 && (
          <bdi className="block truncate pb-1 text-soft text-xs">{notes.join(' · ')}</bdi>
        )}
      </div>
      <Cell
        end
        label={`Quantity of line ${line}`}
        value={item.quantity ?? '1'}
        isRefused={refused === 'quantity'}
        onChange={(text) => take(readDecimal(text), (quantity) => change({ quantity }))}
      />
      <Cell
        label={`Unit of line ${line}`}
        value={item.unit ?? ''}
        placeholder="Unit"
        onChange={(text) => change({ unit: text || null })}
      />
      <Cell
        end
        label={`Price of line ${line}`}
        value={showLinePrice(item, currency)}
        isRefused={refused?.startsWith('unitAmount') === true}
        onChange={(text) => take(readLinePrice(text, currency), change)}
      />
      <TaxCell {...cell} className={cells.tax} onOpen={() => onOpen(key)} />
      <DiscountCell {...cell} className={cells.discount} />
      <output
        aria-label={`Amount of line ${line}`}
        className={`truncate text-end font-name text-sm tabular-nums ${included ? '' : 'text-soft line-through'}`}
      >
        {net === undefined ? '' : formatAmount(net, currency)}
      </output>
      <div className={`text-end ${cells.menu}`}>
        <Menu
          label={`Actions of line ${line}`}
          actions={[
            { label: 'Details…', onSelect: () => onOpen(key) },
            {
              label: 'Optional',
              checked: item.optional === true,
              onSelect: () => change({ optional: !item.optional, selected: true }),
            },
            { label: 'Duplicate', onSelect: () => acts.current.duplicate(key) },
            { label: 'Move up', onSelect: () => acts.current.move(key, -1) },
            { label: 'Move down', onSelect: () => acts.current.move(key, 1) },
            { label: 'Remove', danger: true, onSelect: () => acts.current.remove(key) },
          ]}
        />
      </div>
    </li>
  )
})
