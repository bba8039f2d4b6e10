import type { LinkProps } from '@tanstack/react-router'
import { ArrowDown, ArrowUp } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
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
  /** Like `onOpen`, for rows that have a page. */
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

/** Order of a list: the `sort` of a column, with `-` for descending. */
export interface Sorting {
  by: string | undefined
  onSort(by: string): void
}

interface TableFrameProps<Item> {
  label: string
  columns: readonly Column<Item>[]
  /** The box that selects all, where rows can be selected. */
  selection?: ReactNode
  /** Rows end with what can be done with each. */
  hasActions?: boolean
  isBusy?: boolean
  sorting?: Sorting | undefined
  children: ReactNode
}

export function TableFrame<Item>(props: TableFrameProps<Item>) {
  const { label, columns, selection, hasActions = false, isBusy, sorting, children } = props
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
                aria-sort={sorting && directionOf(column, sorting)}
                style={fixed ? { width: widthOf(column) } : undefined}
                className={classes(
                  head,
                  isAtEnd(column) ? 'text-end' : 'text-start',
                  visibilityOf(column),
                )}
              >
                <Title column={column} sorting={sorting} />
              </th>
            ))}
            {hasActions && (
              <th className={classes(head, 'w-12 max-sm:w-17')}>
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

function directionOf<Item>({ sort }: Column<Item>, { by }: Sorting) {
  if (!sort || by?.replace('-', '') !== sort) return undefined
  return by === sort ? ('ascending' as const) : ('descending' as const)
}

function Title<Item>({ column, sorting }: { column: Column<Item>; sorting: Sorting | undefined }) {
  const { title, sort, spoken } = column
  if (spoken) return <span className="sr-only">{title}</span>
  if (!sort || !sorting) return title
  const direction = directionOf(column, sorting)
  // Names begin with A, and times with the newest.
  const first = column.type === 'time' ? `-${sort}` : sort
  const next = direction === 'ascending' ? `-${sort}` : direction ? sort : first
  const Arrow = direction === 'ascending' ? ArrowUp : ArrowDown
  return (
    <button
      type="button"
      onClick={() => sorting.onSort(next)}
      className={classes(
        'inline-flex max-w-full items-center gap-1 rounded-xs hover:text-ink',
        direction && 'font-name text-ink',
      )}
    >
      <span className="truncate">{title}</span>
      {direction && <Arrow size={13} aria-hidden="true" className="shrink-0" />}
    </button>
  )
}

const head =
  'sticky top-0 z-2 h-8.5 truncate border-line border-b bg-sheet px-2 font-medium text-xs first:ps-(--cell-inset,1rem) last:pe-(--cell-inset,1rem)'

interface MoreProps {
  hasMore: boolean
  busy: boolean
  /** The next page comes when the end of the list comes into sight. */
  isEndless?: boolean | undefined
  onMore(): void
}

/** `<More hasMore busy isEndless onMore>`: the end of a list of pages. */
export function More({ hasMore, busy, isEndless, onMore }: MoreProps) {
  const element = useRef<HTMLDivElement>(null)
  const next = useRef(onMore)
  next.current = onMore
  // Watched anew after each page: an end that stays in sight tells nothing twice.
  useEffect(() => {
    if (!isEndless || !hasMore || busy || !element.current) return
    const watch = ([entry]: IntersectionObserverEntry[]) => entry?.isIntersecting && next.current()
    const observer = new IntersectionObserver(watch, { rootMargin: '600px' })
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [isEndless, hasMore, busy])
  if (!hasMore) return null
  return (
    <div ref={element} className="flex justify-center border-line border-t p-3">
      <Button size="small" busy={busy} onClick={onMore}>
        Show more
      </Button>
    </div>
  )
}
