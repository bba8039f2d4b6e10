import { useEffect, useId, useState } from 'react'
import { FilterField, FilterSelect } from './field.tsx'

interface ExactProps {
  label: string
  value: string | undefined
  /** Values that are known to lead somewhere. */
  suggestions?: readonly string[]
  className?: string
  onChange(value: string | undefined): void
}

/** A filter that only whole values fit: it waits for Enter, for a suggestion, or until it is left. */
export function ExactFilter({ label, value, suggestions = [], className, onChange }: ExactProps) {
  const id = useId()
  const [text, setText] = useState(value ?? '')
  useEffect(() => setText(value ?? ''), [value])
  const apply = (next: string): void => {
    if (next.trim() !== (value ?? '')) onChange(next.trim() || undefined)
  }
  return (
    <>
      <FilterField
        label={label}
        placeholder={label}
        list={id}
        autoComplete="off"
        spellCheck={false}
        className={className ?? ''}
        value={text}
        onChange={({ target }) => {
          setText(target.value)
          if (suggestions.includes(target.value)) apply(target.value)
        }}
        onKeyDown={(event) => event.key === 'Enter' && apply(text)}
        onBlur={() => apply(text)}
      />
      <datalist id={id}>
        {suggestions.map((one) => (
          <option key={one} value={one} />
        ))}
      </datalist>
    </>
  )
}

interface Span {
  from?: string | undefined
  to?: string | undefined
}

const spans: readonly [minutes: number, title: string][] = [
  [15, 'Last 15 minutes'],
  [60, 'Last hour'],
  [1_440, 'Last day'],
  [10_080, 'Last 7 days'],
]

/** When something happened. A span is kept as instants, so that its address shows the same tomorrow. */
export function TimeFilter({ from, to, onChange }: Span & { onChange(span: Span): void }) {
  const isSet = Boolean(from || to)
  const choose = (choice: string): void => {
    const minutes = choice === 'between' ? 1_440 : Number(choice)
    const start = new Date(Date.now() - minutes * 60_000).toISOString()
    onChange({
      from: choice === '' ? undefined : start,
      to: choice === 'between' ? new Date().toISOString() : undefined,
    })
  }
  return (
    <>
      <FilterSelect
        label="Time"
        value={isSet ? 'between' : ''}
        onChange={({ target }) => choose(target.value)}
      >
        <option value="">Any time</option>
        {spans.map(([minutes, title]) => (
          <option key={minutes} value={minutes}>
            {title}
          </option>
        ))}
        <option value="between">From … to …</option>
      </FilterSelect>
      {isSet && (
        <span className="flex w-full flex-wrap items-center gap-2 text-faint text-sm sm:w-auto">
          <Instant label="From" value={from} onChange={(next) => onChange({ from: next, to })} />
          <span className="hidden sm:inline">to</span>
          <Instant label="To" value={to} onChange={(next) => onChange({ from, to: next })} />
        </span>
      )}
    </>
  )
}

interface InstantProps {
  label: string
  value: string | undefined
  onChange(value: string | undefined): void
}

function Instant({ label, value, onChange }: InstantProps) {
  return (
    <FilterField
      label={label}
      type="datetime-local"
      className="w-full sm:w-52"
      value={localTime(value)}
      onChange={({ target }) =>
        onChange(target.value ? new Date(target.value).toISOString() : undefined)
      }
    />
  )
}

/** Formats a time for the browser's field, in local time without a zone. */
function localTime(value: string | undefined): string {
  const time = new Date(value ?? '')
  if (Number.isNaN(time.getTime())) return ''
  const shifted = new Date(time.getTime() - time.getTimezoneOffset() * 60_000)
  return shifted.toISOString().slice(0, 16)
}

export { FilterChip } from './filter-chip.tsx'
