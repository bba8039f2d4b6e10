import { FilterChip } from './filter-chip.tsx'
import type { MenuAction } from './menu.tsx'
import { Segments } from './segments.tsx'

interface StatusFilterProps<Status extends string> {
  label: string
  /** The usual ones, and '' for all of them. */
  options: readonly { value: Status | ''; title: string }[]
  value: Status | undefined
  /** Label of a rarer status. */
  nameOf?(status: Status): string
  /** Choices of a rarer status's chip. */
  values?: readonly MenuAction[]
  onChange(status: Status | undefined): void
}

/** `<StatusFilter label options value nameOf values onChange>`: usual statuses as segments, a rarer one as a chip. */
export function StatusFilter<Status extends string>(props: StatusFilterProps<Status>) {
  const { label, options, value, nameOf, values, onChange } = props
  const isUsual = options.some((option) => option.value === (value ?? ''))
  return (
    <>
      <Segments<string>
        label={label}
        options={options}
        value={isUsual ? (value ?? '') : 'other'}
        onChange={(next) => onChange(options.find((one) => one.value === next)?.value || undefined)}
      />
      {value && !isUsual && (
        <FilterChip
          field="Status"
          operator="is"
          value={nameOf?.(value) ?? value}
          {...(values && { values })}
          onRemove={() => onChange(undefined)}
        />
      )}
    </>
  )
}
