import type { LinkProps } from '@tanstack/react-router'
import { lazy, type ReactNode, Suspense, useRef, useState } from 'react'
import { Button } from './button.tsx'
import { classes } from './classes.ts'
import { type Column, isAtEnd, visibilityOf } from './columns.ts'
import { formatCount, formatNumber } from './format.ts'
import { KeyHints } from './key.tsx'
import type { MenuAction } from './menu.tsx'
import { Failure } from './states.tsx'
import { More, type Sorting, TableFrame } from './table.tsx'
import { useTableKeys } from './table-keys.ts'
import { Row, type RowProps } from './table-row.tsx'

const VirtualRows = lazy(() =>
  import('./virtual-rows.tsx').then(({ VirtualRows }) => ({ default: VirtualRows })),
)
/** From here on only the rows in sight are drawn. */
const virtualFrom = 200
/** More than fit on any screen: what stands there until the code for long lists has come. */
const firstRows = 60

/** A list of the API while it comes, by its shape. */
interface ListQuery<Item> {
  items: readonly Item[] | undefined
  isPending: boolean
  error: unknown
  reload(): unknown
  hasNextPage?: boolean
  fetchNextPage?: () => unknown
  isFetchingNextPage?: boolean
  /** The rows of the filters before, until those of the new ones are there. */
  isPlaceholderData?: boolean
}

interface QueryTableProps<Item> {
  label: string
  query: ListQuery<Item>
  columns: readonly Column<Item>[]
  keyOf(row: Item): string
  /** The page's Empty; shown where there is nothing at all. */
  empty: ReactNode
  /** Takes the filters away; given only while a filter is set. */
  onClearFilters?: (() => void) | undefined
  onOpen?: ((row: Item) => void) | undefined
  linkOf?: ((row: Item) => LinkProps) | undefined
  onPeek?: ((row: Item) => void) | undefined
  /** The row that stands open in the panel beside the list. */
  openKey?: string | undefined
  actionsOf?: ((row: Item) => readonly MenuAction[]) | undefined
  nameOf?: ((row: Item) => string) | undefined
  selection?: { keys: ReadonlySet<string>; onChange(keys: ReadonlySet<string>): void }
  /** Titles of columns with a `sort` can be pressed. */
  sorting?: Sorting | undefined
  /** Pages come while one scrolls, without a button. */
  isEndless?: boolean
  /** How many there are in all, where the server says so: "1,204" or "10,000+". */
  total?: string | undefined
}

/**
 * `<QueryTable label query columns keyOf empty onClearFilters onOpen|linkOf onPeek openKey actionsOf nameOf
 * selection sorting isEndless total>`: a list in each of its states. J and K move, Enter opens, Space peeks, X selects.
 */
export function QueryTable<Item>(props: QueryTableProps<Item>) {
  const { label, query, columns, keyOf, selection, empty, onClearFilters } = props
  const [current, setCurrent] = useState(-1)
  const element = useRef<HTMLDivElement>(null)
  const items = query.items ?? []
  const toggle = (row: Item): void => {
    const keys = new Set(selection?.keys)
    if (!keys.delete(keyOf(row))) keys.add(keyOf(row))
    selection?.onChange(keys)
  }
  useTableKeys(element, {
    count: items.length,
    current,
    onMove: setCurrent,
    onPeek: props.onPeek && ((index) => items[index] && props.onPeek?.(items[index])),
    onSelect: selection && ((index) => items[index] && toggle(items[index])),
  })
  if (query.error && !query.items) {
    return <Failure error={query.error} onRetry={() => void query.reload()} />
  }
  const isEmpty = query.items?.length === 0
  if (isEmpty && !onClearFilters) return empty
  const rowOf = (row: Item, index: number): RowProps<Item> => ({
    ...props,
    row,
    index,
    isCurrent: index === current,
    isSelected: selection?.keys.has(keyOf(row)) ?? keyOf(row) === props.openKey,
    onSelect: selection && (() => toggle(row)),
  })
  return (
    <div ref={element}>
      {query.error ? <Failure error={query.error} onRetry={() => void query.reload()} /> : null}
      {query.isPending && <span role="status" aria-label="Loading" />}
      <TableFrame
        label={label}
        columns={columns}
        isBusy={query.isPending || query.isPlaceholderData === true}
        hasActions={Boolean(props.actionsOf)}
        sorting={props.sorting}
        selection={selection && <SelectAll {...{ selection, items, keyOf }} />}
      >
        {query.isPending && <SkeletonBody columns={columns} hasBox={Boolean(selection)} />}
        <Body items={items} rowOf={rowOf} keyOf={keyOf} scrollTo={current} />
      </TableFrame>
      {isEmpty && (
        <div className="flex flex-col items-center gap-3 px-6 py-14 text-center text-soft">
          <p>Nothing matches these filters.</p>
          <Button onClick={onClearFilters}>Clear filters</Button>
        </div>
      )}
      <More
        hasMore={query.hasNextPage === true}
        busy={query.isFetchingNextPage === true}
        isEndless={props.isEndless}
        onMore={() => void query.fetchNextPage?.()}
      />
      {items.length > 0 && <Foot shown={items.length} {...props} />}
    </div>
  )
}

interface BodyProps<Item> {
  items: readonly Item[]
  rowOf(row: Item, index: number): RowProps<Item>
  keyOf(row: Item): string
  /** The row under the cursor, brought into sight. */
  scrollTo: number
}

function Body<Item>({ items, rowOf, keyOf, scrollTo }: BodyProps<Item>) {
  const rows = (some: readonly Item[]) =>
    some.map((row, index) => <Row key={keyOf(row)} {...rowOf(row, index)} />)
  if (items.length < virtualFrom) return rows(items)
  return (
    <Suspense fallback={rows(items.slice(0, firstRows))}>
      <VirtualRows count={items.length} scrollTo={scrollTo}>
        {(index, ref) => {
          const row = items[index]
          return row && <Row key={keyOf(row)} {...rowOf(row, index)} ref={ref} />
        }}
      </VirtualRows>
    </Suspense>
  )
}

type SelectAllProps<Item> = Required<Pick<QueryTableProps<Item>, 'selection' | 'keyOf'>> & {
  items: readonly Item[]
}

function SelectAll<Item>({ selection, items, keyOf }: SelectAllProps<Item>) {
  const selected = items.filter((item) => selection.keys.has(keyOf(item))).length
  const hasAll = selected > 0 && selected === items.length
  return (
    <input
      type="checkbox"
      aria-label="Select all rows"
      ref={(box) => {
        if (box) box.indeterminate = selected > 0 && !hasAll
      }}
      checked={hasAll}
      onChange={() => selection.onChange(new Set(hasAll ? [] : items.map(keyOf)))}
      className="tick"
    />
  )
}

/** Widths of what is not there yet, so that the eye sees text and no grid. */
const lengths = ['w-4/5', 'w-3/5', 'w-2/3', 'w-1/2', 'w-3/4']

function SkeletonBody<Item>({
  columns,
  hasBox,
}: {
  columns: readonly Column<Item>[]
  hasBox: boolean
}) {
  return [0, 1, 2, 3, 4].map((row) => (
    <tr key={row} className="late h-9 max-sm:h-15">
      {hasBox && <td className="border-line border-b" />}
      {columns.map((column, place) => (
        <td
          key={column.title}
          className={classes(
            'border-line border-b px-2 first:ps-(--cell-inset,1rem) last:pe-(--cell-inset,1rem)',
            visibilityOf(column),
          )}
        >
          <div
            className={classes(
              'shimmer h-2.5 rounded-full',
              lengths[(row + place * 2) % lengths.length],
              isAtEnd(column) && 'ms-auto',
            )}
          />
        </td>
      ))}
    </tr>
  ))
}

function Foot<Item>({
  shown,
  total,
  selection,
  onOpen,
  linkOf,
}: QueryTableProps<Item> & { shown: number }) {
  const isOpenable = Boolean(onOpen ?? linkOf)
  return (
    <div className="flex min-h-9 items-center border-line border-t justify-between gap-4 px-(--cell-inset,1rem) text-faint text-xs tabular-nums">
      <span>{total ? `1–${formatNumber(shown)} of ${total}` : formatCount(shown, 'row')}</span>
      {isOpenable && (
        <KeyHints
          hints={[
            ['J K', 'move'],
            ...(selection ? ([['X', 'select']] as const) : []),
            ['↵', 'open'],
          ]}
        />
      )}
    </div>
  )
}
