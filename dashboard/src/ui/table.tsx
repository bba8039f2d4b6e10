import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import { classes } from './classes.ts'

export interface Column<Row> {
  title: string
  cell(row: Row): ReactNode
  /** Left out on a phone, where only what tells rows apart fits. */
  wide?: boolean
  /** Left out on all but wide windows. */
  wider?: boolean
  /** What the column is called is only spoken: the eye sees it from the cells. */
  spoken?: boolean
  /** Takes what room is left, and shortens its text. */
  grows?: boolean
  end?: boolean
}

interface TableProps<Row> {
  label: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  keyOf(row: Row): string
  /** Opens the row; the first cell is then what is focused and pressed. */
  onOpen?: (row: Row) => void
}

export function Table<Row>({ label, columns, rows, keyOf, onOpen }: TableProps<Row>) {
  return (
    <div className="overflow-x-auto">
      <table className="w-full border-collapse text-sm" aria-label={label}>
        <thead>
          <tr className="border-line border-b text-start text-faint">
            {columns.map(({ title, wide, wider, spoken, end }) => (
              <th
                key={title}
                scope="col"
                className={classes(
                  'whitespace-nowrap px-4 py-2.5 font-medium text-xs',
                  end ? 'text-end' : 'text-start',
                  wide && 'hidden md:table-cell',
                  wider && 'hidden xl:table-cell',
                )}
              >
                {spoken ? <span className="sr-only">{title}</span> : title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr
              key={keyOf(row)}
              className={classes(
                'h-11 border-line border-b last:border-b-0',
                onOpen && 'relative cursor-pointer transition-colors hover:bg-well/60',
              )}
            >
              {columns.map(({ title, cell, wide, wider, grows, end }, index) => (
                <td
                  key={title}
                  className={classes(
                    'px-4 py-2.5 align-middle',
                    wide && 'hidden md:table-cell',
                    wider && 'hidden xl:table-cell',
                    grows && 'w-full min-w-36 max-w-0 truncate',
                    end && 'text-end',
                  )}
                >
                  {onOpen && index === 0 ? (
                    <button
                      type="button"
                      onClick={() => onOpen(row)}
                      className="block max-w-full truncate text-start font-medium after:absolute after:inset-0"
                      dir="auto"
                    >
                      {cell(row)}
                    </button>
                  ) : (
                    cell(row)
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** The end of a list of pages. */
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
