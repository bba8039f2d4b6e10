import { SelectField } from '../../ui/field.tsx'

const intervals = [
  ['', 'By hand'],
  ['15m', 'Every 15 minutes'],
  ['1h', 'Every hour'],
  ['6h', 'Every 6 hours'],
  ['24h', 'Every day'],
  ['7d', 'Every week'],
  ['30d', 'Every 30 days'],
] as const

interface RefreshFieldProps {
  value: string
  onChange(value: string): void
}

export function RefreshField({ value, onChange }: RefreshFieldProps) {
  const isOther = !intervals.some(([every]) => every === value)
  return (
    <SelectField
      label="Refresh"
      name="refresh.every"
      hint="An unchanged page costs nothing."
      value={value}
      onChange={(event) => onChange(event.target.value)}
    >
      {isOther && <option value={value}>Every {value}</option>}
      {intervals.map(([every, title]) => (
        <option key={every} value={every}>
          {title}
        </option>
      ))}
    </SelectField>
  )
}
