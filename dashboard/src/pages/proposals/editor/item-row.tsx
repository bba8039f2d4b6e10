import { type KeyboardEvent, memo, type RefObject } from 'react'
import { Menu } from '../../../ui/menu.tsx'
import { formatAmount, readDecimal, readPrice, showPrice } from '../money.ts'
import { Cell } from './cell.tsx'
import type { EditItem, Group } from './draft.ts'

/** What a row can do; one object for all rows, which never changes. */
export interface ItemActs {
  change(key: string, changes: Partial<EditItem>): void
  remove(key: string): void
  move(key: string, by: 1 | -1): void
  insertAfter(key: string): void
  duplicate(key: string): void
  paste(key: string, text: string): boolean
  open(key: string): void
}

interface ItemRowProps {
  item: EditItem
  index: number
  currency: string
  group: Group | undefined
  /** What the server makes of it; undefined until it has answered. */
  net: number | undefined
  included: boolean
  /** The field of the line that the server refuses. */
  refused: string | undefined
  acts: RefObject<ItemActs>
}

export const itemColumns =
  'grid grid-cols-[3.5rem_3.5rem_minmax(5rem,1fr)_3.25rem_3.25rem_minmax(5rem,1fr)] items-center gap-x-1 @2xl:grid-cols-[minmax(9rem,1fr)_3.5rem_3.75rem_5.75rem_3.25rem_3.25rem_6.25rem_1.75rem]'

const periods = { one_time: '', month: 'each month', quarter: 'each quarter', year: 'each year' }

/** One line of prices. Only the row that is typed in, or whose amount is another, is drawn again. */
export const ItemRow = memo(function ItemRow(props: ItemRowProps) {
  const { item, index, currency, group, net, included, refused, acts } = props
  const { key, name, taxes = [], discount } = item
  const line = index + 1
  const change = (changes: Partial<EditItem>): true => {
    acts.current.change(key, changes)
    return true
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
  ].filter(Boolean)
  return (
    <li
      data-path={`items.${index}`}
      onKeyDown={onKeyDown}
      className={`${itemColumns} inset min-h-9 border-line border-b py-0.5 [contain-intrinsic-size:auto_2.25rem] [content-visibility:auto]`}
    >
      <div className="col-span-5 min-w-0 @2xl:col-span-1">
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
      <div className="text-end @2xl:order-last">
        <Menu
          label={`Actions of line ${line}`}
          actions={[
            { label: 'Details…', onSelect: () => acts.current.open(key) },
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
      <Cell
        end
        label={`Quantity of line ${line}`}
        value={item.quantity ?? '1'}
        isRefused={refused === 'quantity'}
        onChange={(text) => {
          const quantity = readDecimal(text)
          return quantity !== null && change({ quantity })
        }}
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
        value={showPrice(item, currency)}
        isRefused={refused?.startsWith('unitAmount') === true}
        onChange={(text) => {
          const price = readPrice(text, currency)
          return price !== null && change(price)
        }}
      />
      <Cell
        end
        label={`Tax of line ${line}, percent`}
        value={taxes.map(({ percent }) => percent).join(' + ')}
        placeholder="–"
        isRefused={refused?.startsWith('taxes') === true}
        onChange={(text) => {
          if (!text.trim()) return change({ taxes: [] })
          const percent = readDecimal(text)
          return percent !== null && change({ taxes: [{ name: taxes[0]?.name ?? 'VAT', percent }] })
        }}
      />
      <Cell
        end
        label={`Discount of line ${line}, percent`}
        value={
          discount?.percent ?? (discount?.amount ? formatAmount(discount.amount, currency) : '')
        }
        placeholder="–"
        isRefused={refused?.startsWith('discount') === true}
        onChange={(text) => {
          if (!text.trim()) return change({ discount: null })
          const percent = readDecimal(text)
          return percent !== null && change({ discount: { type: 'percent', percent } })
        }}
      />
      <output
        aria-label={`Amount of line ${line}`}
        className={`truncate text-end font-name text-sm tabular-nums ${included ? '' : 'text-soft line-through'}`}
      >
        {net === undefined ? '' : formatAmount(net, currency)}
      </output>
    </li>
  )
})
