import { useState } from 'react'
import { Dialog } from '../../ui/dialog.tsx'
import { AddFilter, FilterChip } from '../../ui/filter-chip.tsx'
import type { Comparison } from './filter.ts'
import {
  type FilterField,
  inForm,
  operatorOf,
  operatorsOf,
  spans,
  useFilterFields,
  valueWords,
} from './filter-fields.ts'
import { FilterForm } from './filter-form.tsx'

interface FilterChipsProps {
  comparisons: readonly Comparison[]
  onChange(comparisons: readonly Comparison[]): void
}

/** The comparison that the dialog edits: a new one, or the one at this index. */
interface Asked {
  field: FilterField
  place: number
}

export function FilterChips({ comparisons, onChange }: FilterChipsProps) {
  const fields = useFilterFields()
  const [asked, setAsked] = useState<Asked | null>(null)
  const close = (): void => setAsked(null)
  const set = (place: number, next: Comparison): void =>
    onChange([...comparisons.slice(0, place), next, ...comparisons.slice(place + 1)])
  return (
    <>
      {comparisons.map((comparison, place) => (
        <Chip
          key={`${comparison.field} ${comparison.op} ${String(comparison.value)}`}
          field={fields.find(({ field }) => field === comparison.field) ?? unknown(comparison)}
          comparison={comparison}
          onAsk={(field) => setAsked({ field, place })}
          onSet={(next) => set(place, next)}
          onRemove={() => onChange(comparisons.toSpliced(place, 1))}
        />
      ))}
      <AddFilter
        fields={fields.map((field) => ({
          label: field.label,
          onSelect: () => setAsked({ field, place: comparisons.length }),
        }))}
      />
      <Dialog
        title={`Filter by ${asked?.field.label.toLowerCase() ?? ''}`}
        open={asked !== null}
        onClose={close}
      >
        {asked && (
          <FilterForm
            field={asked.field}
            comparison={comparisonAt(comparisons, asked)}
            onCancel={close}
            onDone={(comparison) => {
              close()
              set(asked.place, comparison)
            }}
          />
        )}
      </Dialog>
    </>
  )
}

const comparisonAt = (
  comparisons: readonly Comparison[],
  { field, place }: Asked,
): Comparison | undefined => comparisons[place] && inForm(field, comparisons[place])

/** A field that the API knows and this page does not, as in a link that a program made. */
const unknown = ({ field }: Comparison): FilterField => ({ field, label: field, kind: 'text' })

/** For comparisons that only programs make. */
const plainWords: Partial<Record<Comparison['op'], string>> = {
  eq: 'is',
  ne: 'is not',
  gte: 'is at least',
  lte: 'is at most',
  between: 'is between',
}

interface ChipProps {
  field: FilterField
  comparison: Comparison
  onAsk(field: FilterField): void
  onSet(comparison: Comparison): void
  onRemove(): void
}

function Chip({ field, comparison: asKept, onAsk, onSet, onRemove }: ChipProps) {
  const comparison = inForm(field, asKept)
  const operator = operatorOf(field, comparison)
  const { op, value } = comparison
  const isOne = op === 'in' && Array.isArray(value) && value.length === 1
  const ask = { label: 'Change…', onSelect: () => onAsk(field) }
  const values =
    op === 'withinLast'
      ? spans.map((span) => ({
          label: span.label,
          checked: span.value === value,
          onSelect: () => onSet({ ...comparison, value: span.value }),
        }))
      : [ask]
  // The others keep the value only where it is of the same kind.
  const alike = operatorsOf[field.kind].filter(
    (one) => one.value === undefined && (one.op === 'withinLast') === (op === 'withinLast'),
  )
  return (
    <FilterChip
      field={field.label}
      operator={isOne ? 'is' : (operator?.words ?? plainWords[op] ?? op)}
      value={valueWords(field, comparison)}
      operators={
        op === 'exists' || alike.length < 2
          ? [ask]
          : alike.map((one) => ({
              label: one.words,
              checked: one.op === op,
              onSelect: () => onSet({ ...comparison, op: one.op }),
            }))
      }
      values={values}
      onRemove={onRemove}
    />
  )
}
