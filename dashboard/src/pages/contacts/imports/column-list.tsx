import type { ContactImport } from '@capstan/sdk'
import { ArrowRight } from 'lucide-react'
import { useState } from 'react'
import { classes } from '../../../ui/classes.ts'
import { formatCount, formatPercent } from '../../../ui/format.ts'
import { type ColumnMapping, clashesOf } from './draft.ts'
import { FieldSelect } from './field-select.tsx'
import { ownField } from './fields.ts'
import { NewField } from './new-field.tsx'
import { useOwnFields } from './own-fields.ts'

/** `header` is how its name reads with another encoding or line of names. */
type Column = ContactImport['columns'][number] & { header?: string }

interface ColumnListProps {
  columns: readonly Column[]
  mapping: ColumnMapping
  onChange(mapping: ColumnMapping): void
}

/** `<ColumnList columns mapping onChange>`: each column of the file, and the field that it becomes. */
export function ColumnList({ columns, mapping, onChange }: ColumnListProps) {
  const own = useOwnFields(Object.values(mapping))
  const [creating, setCreating] = useState<Column | null>(null)
  const clashes = clashesOf(mapping)
  const put = (name: string, field: string | null): void => onChange({ ...mapping, [name]: field })
  return (
    <>
      <ul aria-label="Columns" className="divide-y divide-line rounded-lg border border-line">
        {columns.map((column) => (
          <li
            key={column.name}
            className="grid grid-cols-[minmax(0,1fr)_auto_15rem] items-start gap-x-3 px-4 py-2.5 max-sm:grid-cols-1 max-sm:gap-y-2 max-sm:py-3"
          >
            <ColumnName column={column} isLeftOut={mapping[column.name] === null} />
            <ArrowRight
              size={14}
              aria-hidden="true"
              className={classes(
                'mt-2 max-sm:hidden',
                mapping[column.name] ? 'text-soft' : 'text-line2',
              )}
            />
            <div>
              <FieldSelect
                label={`Field for ${column.name}`}
                value={mapping[column.name] ?? null}
                own={own}
                isInvalid={clashes.has(column.name)}
                onChange={(field) => put(column.name, field)}
                onNew={() => setCreating(column)}
              />
              <Note
                column={column}
                field={mapping[column.name] ?? null}
                isClash={clashes.has(column.name)}
              />
            </div>
          </li>
        ))}
      </ul>
      <NewField
        column={creating?.name ?? null}
        samples={creating?.samples ?? []}
        onClose={() => setCreating(null)}
        onCreated={(key) => creating && put(creating.name, ownField(key))}
      />
    </>
  )
}

function ColumnName({
  column: { name, header = name, samples },
  isLeftOut,
}: {
  column: Column
  isLeftOut: boolean
}) {
  return (
    <div className="min-w-0 pt-1">
      <p className={classes('truncate text-sm', isLeftOut ? 'text-soft' : 'font-name')}>
        <bdi title={header}>{header}</bdi>
      </p>
      <p className="truncate text-faint text-xs" title={samples.join('\n')}>
        {samples.length > 0
          ? samples.map((sample, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: cells may be equal, and keep their places
              <span key={place}>
                {place > 0 && ' · '}
                <bdi>{sample}</bdi>
              </span>
            ))
          : 'No values in the first rows'}
      </p>
    </div>
  )
}

interface NoteProps {
  column: Column
  field: string | null
  isClash: boolean
}

/** Where the choice comes from, or what is wrong with it. */
function Note({ column: { suggestion }, field, isClash }: NoteProps) {
  if (isClash) return <p className="mt-1 text-bad text-xs">Another column has this field.</p>
  if (suggestion === null || suggestion.field !== field) return null
  const { confidence } = suggestion
  // A name that is known needs no word.
  if (confidence === 1) return null
  return <p className="mt-1 text-faint text-xs">{formatPercent(confidence, 0)} of the values fit</p>
}

/** `3 of 5 columns will be imported.` */
export function columnCounts(columns: readonly Column[], mapping: ColumnMapping): string {
  const chosen = columns.filter(({ name }) => mapping[name]).length
  return `${chosen} of ${formatCount(columns.length, 'column')} will be imported.`
}
