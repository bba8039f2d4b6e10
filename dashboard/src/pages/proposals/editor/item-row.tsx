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
  'grid grid-cols-[3.25rem_4rem_minmax(0,1fr)_minmax(0,1.3fr)] items-center gap-x-1 @[29rem]:grid-cols-[3.5rem_3.5rem_minmax(5rem,1fr)_3.5rem_3.75rem_minmax(5rem,1fr)] @[39rem]:grid-cols-[minmax(8rem,1fr)_3rem_3.5rem_5.25rem_3.25rem_3.75rem_5.75rem_1.75rem]'

const periods = { one_time: '', month: 'each month', quarter: 'each quarter', year: 'each year' }

/** On a phone tax and discount stand in a row of their own, below the amount. */
const below = '@max-[29rem]:order-1'
const wideBelow = '@max-[29rem]:order-1 @max-[29rem]:col-span-2'

const pressLook =
  'h-7.5 w-full min-w-0 truncate rounded-chip px-1 text-end text-sm tabular-nums hover:bg-press max-sm:h-11 max-sm:text-[1rem]'

/** One line of prices. Only the row that is typed in, or whose amount is another, is drawn again. */
export const ItemRow = memo(function ItemRow(props: ItemRowProps) {
  const { item, index, currency, group, net, included, refused, acts } = props
  const { key, name, taxes = [] } = item
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
    item.quantityRange && `${item.quantityRange.min} to ${item.quantityRange.max}, by the client`,
  ].filter(Boolean)
  return (
    <li
      data-path={`items.${index}`}
      onKeyDown={onKeyDown}
      className={`${itemColumns} inset min-h-9 border-line border-b py-0.5 [contain-intrinsic-size:auto_2.25rem] [content-visibility:auto]`}
    >
      <div className="col-span-3 min-w-0 @[29rem]:col-span-5 @[39rem]:col-span-1">
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
      <div className="text-end @[39rem]:order-last">
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
      {taxes.length > 1 ? (
        <button
          type="button"
          onClick={() => acts.current.open(key)}
          className={`${pressLook} ${wideBelow} ${refused?.startsWith('taxes') ? 'text-bad' : ''}`}
        >
          <span className="sr-only">Taxes of line {line}: </span>
          {taxes.map(({ percent }) => percent).join(' + ')}
        </button>
      ) : (
        <Cell
          end
          label={`Tax of line ${line}, percent`}
          value={taxes[0]?.percent ?? ''}
          placeholder="–"
          className={wideBelow}
          isRefused={refused?.startsWith('taxes') === true}
          onChange={(text) => {
            if (!text.trim()) return change({ taxes: [] })
            const percent = readDecimal(text)
            return (
              percent !== null && change({ taxes: [{ name: taxes[0]?.name ?? 'VAT', percent }] })
            )
          }}
        />
      )}
      <DiscountCell {...{ item, line, currency, refused }} onChange={change} />
      <output
        aria-label={`Amount of line ${line}`}
        className={`truncate text-end font-name text-sm tabular-nums ${included ? '' : 'text-soft line-through'}`}
      >
        {net === undefined ? '' : formatAmount(net, currency)}
      </output>
    </li>
  )
})

interface DiscountCellProps extends Pick<ItemRowProps, 'item' | 'currency' | 'refused'> {
  line: number
  onChange(changes: Partial<EditItem>): true
}

/** A percentage, or an amount where the line has one: what is typed stays of its kind, and "%" changes it. */
function DiscountCell({ item, line, currency, refused, onChange }: DiscountCellProps) {
  const { discount } = item
  const isAmount = discount?.type === 'amount'
  return (
    <Cell
      end
      label={`Discount of line ${line}, ${isAmount ? currency : 'percent'}`}
      value={isAmount ? formatAmount(discount.amount ?? 0, currency) : (discount?.percent ?? '')}
      placeholder="–"
      className={below}
      isRefused={refused?.startsWith('discount') === true}
      onChange={(text) => {
        if (!text.trim()) return onChange({ discount: null })
        if (isAmount && !text.includes('%')) {
          const amount = readPrice(text, currency)?.unitAmount ?? null
          return amount !== null && onChange({ discount: { type: 'amount', amount } })
        }
        const percent = readDecimal(text.replace('%', ''))
        return percent !== null && onChange({ discount: { type: 'percent', percent } })
      }}
    />
  )
}
