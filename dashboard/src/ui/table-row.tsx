import { Link, type LinkProps } from '@tanstack/react-router'
import type { MouseEvent, ReactNode, Ref } from 'react'
import { classes } from './classes.ts'
import { type Column, isAtEnd, isFixed, lookOf, visibilityOf } from './columns.ts'
import { Menu, type MenuAction } from './menu.tsx'

export interface RowProps<Item> {
  row: Item
  columns: readonly Column<Item>[]
  onOpen?: ((row: Item) => void) | undefined
  /** Opens the row beside the list: by Space, or by a click with Shift. */
  onPeek?: ((row: Item) => void) | undefined
  linkOf?: ((row: Item) => LinkProps) | undefined
  actionsOf?: ((row: Item) => readonly MenuAction[]) | undefined
  /** Name of the row for screen readers. */
  nameOf?: ((row: Item) => string) | undefined
  /** Under the keyboard's cursor. */
  isCurrent?: boolean
  isSelected?: boolean
  /** Undefined where rows cannot be selected. */
  onSelect?: (() => void) | undefined
  ref?: Ref<HTMLTableRowElement>
  index?: number
}

/** One row: a click anywhere opens it, and its first cell is the control that does so by the keyboard. */
export function Row<Item>(props: RowProps<Item>) {
  const { row, columns, isCurrent = false, isSelected = false, onSelect, ref, index } = props
  const isOpenable = Boolean(props.onOpen ?? props.linkOf)
  const name = props.nameOf?.(row)
  const actions = props.actionsOf?.(row)
  const fixed = isFixed(columns)
  return (
    <tr
      ref={ref}
      data-index={index}
      data-current={isCurrent || undefined}
      aria-selected={onSelect ? isSelected : undefined}
      className={classes(
        'group/row relative h-9 max-sm:h-15',
        isSelected ? 'bg-brass-wash' : isOpenable && 'hover:bg-hover',
      )}
    >
      {onSelect && (
        <td className={cell}>
          <input
            type="checkbox"
            aria-label={name ? `Select ${name}` : 'Select the row'}
            checked={isSelected}
            onChange={onSelect}
            className="tick relative z-1"
          />
        </td>
      )}
      {columns.map((column, place) => (
        <td
          key={column.title}
          className={classes(
            cell,
            visibilityOf(column),
            lookOf(column),
            isAtEnd(column) && 'text-end',
            fixed && 'truncate',
            column.grows && !fixed && 'w-full min-w-36 max-w-0 truncate',
            place === 0 || column.type === 'name' ? 'text-ink' : 'text-soft',
          )}
        >
          {isOpenable && place === 0 ? <Opener {...props} /> : column.cell(row)}
        </td>
      ))}
      {actions && (
        <td className={classes(cell, 'py-0 text-end')}>
          <span className="relative z-1 inline-flex opacity-0 focus-within:opacity-100 group-hover/row:opacity-100 has-[[data-state=open]]:opacity-100 max-sm:opacity-100">
            <Menu label={name ? `Actions for ${name}` : 'Actions'} actions={actions} />
          </span>
        </td>
      )}
    </tr>
  )
}

const cell =
  'border-line border-b px-2 py-1.5 align-middle first:ps-(--cell-inset,1rem) last:pe-(--cell-inset,1rem) group-last/row:border-b-0 group-data-current/row:first:shadow-[inset_2px_0_var(--color-ink)]'

const opener =
  'block max-w-full truncate text-start font-name after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-focus focus-visible:after:-outline-offset-2'

function Opener<Item>({ row, columns, onOpen, onPeek, linkOf }: RowProps<Item>) {
  const content: ReactNode = columns[0]?.cell(row)
  // A name turns to its script; beside a picture the name alone does, and the cell says so itself.
  const dir = typeof content === 'string' ? 'auto' : undefined
  const peek = (event: MouseEvent): boolean => {
    if (!event.shiftKey || !onPeek) return false
    event.preventDefault()
    onPeek(row)
    return true
  }
  if (linkOf) {
    return (
      <Link {...linkOf(row)} data-open onClick={peek} className={opener} dir={dir}>
        {content}
      </Link>
    )
  }
  return (
    <button
      type="button"
      data-open
      onClick={(event) => peek(event) || onOpen?.(row)}
      className={opener}
      dir={dir}
    >
      {content}
    </button>
  )
}
