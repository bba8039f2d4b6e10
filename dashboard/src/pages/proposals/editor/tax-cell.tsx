import { classes } from '../../../ui/classes.ts'
import { readDecimal, take } from '../../../ui/typed-number.ts'
import { Cell } from './cell.tsx'
import type { EditItem } from './draft.ts'

export interface LineCellProps {
  item: EditItem
  line: number
  currency: string
  /** The field of the line that the server refuses. */
  refused: string | undefined
  className: string
  onChange(changes: Partial<EditItem>): null
}

const pressLook =
  'h-7.5 w-full min-w-0 truncate rounded-chip px-1 text-end text-sm tabular-nums hover:bg-press max-sm:h-11 max-sm:text-[1rem]'

interface TaxCellProps extends LineCellProps {
  /** Shows all fields of the line. */
  onOpen(): void
}

/** The percentage of the one tax of a line; several are only shown, and edited with all of its fields. */
export function TaxCell({ item, line, refused, className, onChange, onOpen }: TaxCellProps) {
  const { taxes = [] } = item
  const isRefused = refused?.startsWith('taxes') === true
  if (taxes.length > 1) {
    return (
      <button
        type="button"
        onClick={onOpen}
        className={classes(pressLook, className, isRefused && 'text-bad')}
      >
        <span className="sr-only">Taxes of line {line}: </span>
        {taxes.map(({ percent }) => percent).join(' + ')}
      </button>
    )
  }
  const [tax] = taxes
  return (
    <Cell
      end
      label={`Tax of line ${line}, percent`}
      value={tax?.percent ?? ''}
      placeholder="–"
      className={className}
      isRefused={isRefused}
      onChange={(text) => {
        if (!text.trim()) return onChange({ taxes: [] })
        return take(readDecimal(text), (percent) =>
          onChange({ taxes: [{ name: tax?.name ?? 'VAT', percent }] }),
        )
      }}
    />
  )
}
