import { SelectField } from '../../ui/field.tsx'

const intervals = [
  ['', 'only when asked'],
  ['15m', 'every 15 minutes'],
  ['1h', 'every hour'],
  ['6h', 'every 6 hours'],
  ['24h', 'every day'],
  ['7d', 'every week'],
  ['30d', 'every 30 days'],
] as const

interface RefreshFieldProps {
  value: string
  error?: string | null
  onChange(value: string): void
}

export function RefreshField({ value, error, onChange }: RefreshFieldProps) {
  const isOther = !intervals.some(([every]) => every === value)
  return (
    <SelectField
      label="Refresh"
      hint="Fetched again by itself; a page that did not change costs nothing."
      value={value}
      error={error}
      onChange={(event) => onChange(event.target.value)}
    >
      {isOther && <option value={value}>every {value}</option>}
      {intervals.map(([every, title]) => (
        <option key={every} value={every}>
          {title}
        </option>
      ))}
    </SelectField>
  )
}
