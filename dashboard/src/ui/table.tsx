import type { LinkProps } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import { classes } from './classes.ts'
import { type Column, isAtEnd, isFixed, visibilityOf, widthOf } from './columns.ts'
import { Row } from './table-row.tsx'

export type { Column } from './columns.ts'

interface TableProps<Item> {
  label: string
  columns: readonly Column<Item>[]
  rows: readonly Item[]
  keyOf(row: Item): string
  /** Opens the row; the first cell is then what is focused and pressed. */
  onOpen?: (row: Item) => void
  /** As `onOpen`, where the row has a page of its own. */
  linkOf?: (row: Item) => LinkProps
}

/** `<Table label columns rows keyOf onOpen>`: rows that are there already; QueryTable loads its own. */
export function Table<Item>({ label, columns, rows, keyOf, onOpen, linkOf }: TableProps<Item>) {
  return (
    <TableFrame label={label} columns={columns}>
      {rows.map((row) => (
        <Row key={keyOf(row)} {...{ row, columns, onOpen, linkOf }} />
      ))}
    </TableFrame>
  )
}

interface TableFrameProps<Item> {
  label: string
  columns: readonly Column<Item>[]
  /** The box that selects all, where rows can be selected. */
  selection?: ReactNode
  /** Rows end with what can be done with each. */
  hasActions?: boolean
  isBusy?: boolean
  children: ReactNode
}

export function TableFrame<Item>(props: TableFrameProps<Item>) {
  const { label, columns, selection, hasActions = false, isBusy, children } = props
  const fixed = isFixed(columns)
  return (
    <div className={fixed ? '@container' : '@container overflow-x-auto'}>
      <table
        aria-label={label}
        aria-busy={isBusy || undefined}
        className={classes(
          'w-full border-separate border-spacing-0 text-sm',
          fixed && 'table-fixed',
        )}
      >
        <thead>
          <tr className="text-soft">
            {selection && <th className={classes(head, 'w-14')}>{selection}</th>}
            {columns.map((column) => (
              <th
                key={column.title}
                scope="col"
                style={fixed ? { width: widthOf(column) } : undefined}
                className={classes(
                  head,
                  isAtEnd(column) ? 'text-end' : 'text-start',
                  visibilityOf(column),
                )}
              >
                {column.spoken ? <span className="sr-only">{column.title}</span> : column.title}
              </th>
            ))}
            {hasActions && (
              <th className={classes(head, 'w-12')}>
                <span className="sr-only">Actions</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </div>
  )
}

const head =
  'sticky top-0 z-2 h-8.5 truncate border-line border-b bg-sheet px-2 font-medium text-xs first:ps-(--cell-inset,1rem) last:pe-(--cell-inset,1rem)'

/** `<More hasMore busy onMore>`: the end of a list of pages. */
export function More({
  hasMore,
  busy,
  onMore,
}: {
  hasMore: boolean
  busy: boolean
  onMore(): void
}) {
  if (!hasMore) return null
  return (
    <div className="flex justify-center border-line border-t p-3">
      <Button size="small" busy={busy} onClick={onMore}>
        Show more
      </Button>
    </div>
  )
}
